//! What an attempt is drawn from.

use std::collections::BTreeSet;

use super::{
    Fault, What,
    lines::{Line, Lines},
};
use crate::{Digest, Use};

/// More seats than any table has: what is done for each of them stays little.
pub(super) const SEATS_READ: usize = 64;

/// The terms of one attempt, without what only phones can judge: rules and packs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    pub seats: Vec<Seat>,
    /// The server's seals.
    pub server: Vec<(Use, Digest)>,
    pub source: Source,
    pub game: Game,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    pub seat: u16,
    pub says: Presence,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    Sealed(Digest),
    Asleep,
    /// It told no number in an earlier attempt.
    Missed,
    NoSeal,
    Bot,
}

/// A list that is not here, only how long it is and its hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    pub count: u32,
    pub hash: Digest,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// All places of the table, and how they become those of a game.
    Pool(Pool),
    /// The places that are left.
    From(Counted),
    /// The cards of a game of notebooks.
    Deck(Counted),
    /// A later deal from a deck.
    SameDeck,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pool {
    pub all: Counted,
    /// The oldest first.
    pub recent: Vec<String>,
    pub fresh: bool,
    /// How many are drawn; all where it is nothing.
    pub most: Option<u32>,
    pub deals: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Game {
    Spy {
        roles: bool,
        middle: u8,
        starter: Begins,
    },
    Captains(Captains),
    Notebook {
        active: Begins,
    },
}

/// Who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    Draw,
    Seat(u16),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Captains {
    /// With the rank of each seat.
    Draw(Vec<u32>),
    Named([u16; 2]),
}

impl Terms {
    pub fn order(&self) -> Vec<u16> {
        self.seats.iter().map(|seat| seat.seat).collect()
    }

    /// The phones' seals.
    pub fn sealed(&self) -> impl Iterator<Item = (u16, Digest)> {
        self.seats.iter().filter_map(|seat| match seat.says {
            Presence::Sealed(seal) => Some((seat.seat, seal)),
            Presence::Asleep | Presence::Missed | Presence::NoSeal | Presence::Bot => None,
        })
    }

    pub fn has(&self, seat: u16) -> bool {
        self.seats.iter().any(|here| here.seat == seat)
    }

    /// The line `game` and all after it up to the numbers.
    pub(super) fn read(lines: &mut Lines<'_>) -> Result<Self, Fault> {
        let line = lines.take("game")?;
        let [game] = line.fields()?;
        if !["spy", "captains", "notebook"].contains(&game) {
            return Err(line.fault(What::NoWord("game")));
        }
        if game == "spy" {
            rules(lines)?;
        }
        if game != "notebook" {
            packs(lines)?;
        }
        let seats = seats(lines)?;
        let (server, source) = sources(lines, game == "notebook")?;
        let has = |line: &Line<'_>, seat: &str| of(&seats, line, seat);
        let game = match game {
            "spy" => spy(lines, &has)?,
            "captains" => Game::Captains(captains(lines, &seats, &has)?),
            _ => Game::Notebook {
                active: begins(&lines.take("active")?, &has)?,
            },
        };
        Ok(Self {
            seats,
            server,
            source,
            game,
        })
    }
}

/// They are in the terms so that phones can compare them; nothing is drawn from them.
fn rules(lines: &mut Lines<'_>) -> Result<(), Fault> {
    let line = lines.take("ruleset")?;
    let [ruleset] = line.fields()?;
    line.name(ruleset)?;
    for line in lines.all("change") {
        let fields: [&str; 2] = line.fields()?;
        line.names(&fields)?;
    }
    Ok(())
}

/// A pack that a table had before what phones load of it was hashed.
const UNKNOWN: &str = "-";

fn packs(lines: &mut Lines<'_>) -> Result<(), Fault> {
    let mut known = BTreeSet::new();
    for line in lines.all("pack") {
        let [id, hash] = line.fields()?;
        if hash != UNKNOWN {
            line.digest(hash)?;
        }
        if !known.insert(line.name(id)?) {
            return Err(line.fault(What::Twice));
        }
    }
    if known.is_empty() {
        return Err(lines.fault(What::Expected("pack")));
    }
    Ok(())
}

fn seats(lines: &mut Lines<'_>) -> Result<Vec<Seat>, Fault> {
    let mut known = BTreeSet::new();
    let mut seats = Vec::new();
    for line in lines.all("seat") {
        let [seat, says] = line.fields()?;
        let seat = line.number(seat)?;
        let says = match says {
            "asleep" => Presence::Asleep,
            "missed" => Presence::Missed,
            "none" => Presence::NoSeal,
            "bot" => Presence::Bot,
            seal => Presence::Sealed(line.digest(seal)?),
        };
        if !known.insert(seat) {
            return Err(line.fault(What::Twice));
        }
        if seats.len() == SEATS_READ {
            return Err(line.fault(What::TooManySeats));
        }
        seats.push(Seat { seat, says });
    }
    if seats.is_empty() {
        return Err(lines.fault(What::Expected("seat")));
    }
    Ok(seats)
}

/// The server's seals, and what is drawn from. Which seals there are follows from that.
fn sources(lines: &mut Lines<'_>, notebook: bool) -> Result<(Vec<(Use, Digest)>, Source), Fault> {
    let mut server = Vec::new();
    for line in lines.all("server") {
        let [of, seal] = line.fields()?;
        let expected = match server.len() {
            0 => Use::Cards,
            1 if notebook => Use::Deck,
            1 => Use::Pool,
            _ => return Err(line.fault(What::NotHere)),
        };
        if of != expected.name() {
            return Err(line.fault(What::NoWord("server")));
        }
        server.push((expected, line.digest(seal)?));
    }
    if server.is_empty() {
        return Err(lines.fault(What::Expected("server")));
    }
    let source = if notebook {
        deck(lines)?
    } else {
        places(lines)?
    };
    let wanted = match &source {
        Source::Deck(_) => 2,
        Source::Pool(pool) if pool.most.is_some() => 2,
        Source::Pool(_) | Source::From(_) | Source::SameDeck => 1,
    };
    if server.len() != wanted {
        return Err(lines.fault(What::NotSealed));
    }
    Ok((server, source))
}

fn deck(lines: &mut Lines<'_>) -> Result<Source, Fault> {
    let line = lines.take_if("deck");
    line.map_or(Ok(Source::SameDeck), |line| {
        Ok(Source::Deck(counted(&line)?))
    })
}

fn places(lines: &mut Lines<'_>) -> Result<Source, Fault> {
    if let Some(line) = lines.take_if("from") {
        return Ok(Source::From(counted(&line)?));
    }
    let all = counted(&lines.take("pool")?)?;
    let line = lines.take("recent")?;
    let recent = line.names(line.first::<0>()?.1)?;
    let line = lines.take("fresh")?;
    let [fresh] = line.fields()?;
    let fresh = line.flag(fresh)?;
    let line = lines.take("most")?;
    let [most] = line.fields()?;
    let most = match most {
        "all" => None,
        most => Some(line.number(most)?),
    };
    let line = lines.take("deals")?;
    let [deals] = line.fields()?;
    let deals = line.number(deals)?;
    Ok(Source::Pool(Pool {
        all,
        recent,
        fresh,
        most,
        deals,
    }))
}

fn counted(line: &Line<'_>) -> Result<Counted, Fault> {
    let [count, hash] = line.fields()?;
    Ok(Counted {
        count: line.number(count)?,
        hash: line.digest(hash)?,
    })
}

type Has<'a> = &'a dyn Fn(&Line<'_>, &str) -> Result<u16, Fault>;

/// A seat that is dealt in.
fn of(seats: &[Seat], line: &Line<'_>, field: &str) -> Result<u16, Fault> {
    let seat = line.number(field)?;
    let here = seats.iter().any(|here| here.seat == seat);
    let missing = || line.fault(What::NoSuchSeat(seat));
    here.then_some(seat).ok_or_else(missing)
}

fn begins(line: &Line<'_>, has: Has<'_>) -> Result<Begins, Fault> {
    let [who] = line.fields()?;
    Ok(match who {
        "draw" => Begins::Draw,
        seat => Begins::Seat(has(line, seat)?),
    })
}

fn spy(lines: &mut Lines<'_>, has: Has<'_>) -> Result<Game, Fault> {
    let line = lines.take("roles")?;
    let [roles] = line.fields()?;
    let roles = line.flag(roles)?;
    let line = lines.take("middle")?;
    let [middle] = line.fields()?;
    Ok(Game::Spy {
        roles,
        middle: line.number(middle)?,
        starter: begins(&lines.take("starter")?, has)?,
    })
}

fn captains(lines: &mut Lines<'_>, seats: &[Seat], has: Has<'_>) -> Result<Captains, Fault> {
    let line = lines.take("captains")?;
    // Somebody has to be the spy.
    if seats.len() < 3 {
        return Err(line.fault(What::TooFewSeats));
    }
    if line.fields::<1>() == Ok(["draw"]) {
        let ranks = seats.iter().map(|seat| {
            let line = lines.take("rank")?;
            let [whose, rank] = line.fields()?;
            if has(&line, whose)? != seat.seat {
                return Err(line.fault(What::NotHere));
            }
            line.number(rank)
        });
        return Ok(Captains::Draw(ranks.collect::<Result<_, _>>()?));
    }
    let [first, second] = line.fields()?;
    let both = [has(&line, first)?, has(&line, second)?];
    if both[0] == both[1] {
        return Err(line.fault(What::Twice));
    }
    Ok(Captains::Named(both))
}
