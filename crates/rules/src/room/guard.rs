//! Who may do what at the table, apart from any game. `decide` asks before it acts, and the offers
//! in a seat's view ask the same questions, so the two cannot disagree.

use std::sync::Arc;

use wire::{OWN_PACKS_MAX, PICTURES_MAX, Phase, Refusal, SeatId, Settings, pack::Pack};

use crate::{
    Public,
    room::{Addition, Seat, bots, places, play},
};

type Verdict = Result<(), Refusal>;

pub(crate) fn host(public: &Public, seat: SeatId) -> Verdict {
    require(public.host == Some(seat), Refusal::HostOnly)
}

/// Nothing that a deal depends on changes while it waits for numbers.
pub(crate) fn not_dealing(public: &Public) -> Verdict {
    require(public.fairness.trying.is_none(), Refusal::NotNow)
}

pub(crate) fn in_lobby(public: &Public, seat: SeatId) -> Verdict {
    host(public, seat)?;
    not_dealing(public)?;
    require(public.phase() == Phase::Lobby, Refusal::NotNow)
}

/// Nobody changes name or face while the table votes on one.
pub(crate) fn rename(public: &Public, seat: SeatId) -> Verdict {
    bots::has_phone(public, seat)?;
    require(!play::is_voting(public), Refusal::NotNow)
}

/// RULES 9, row 7: a seat that is only idle is counted on again as soon as it acts.
pub(crate) fn here(public: &Public, seat: SeatId) -> Verdict {
    let idle = public.seat(seat).is_some_and(Seat::is_idle);
    require(idle, Refusal::AlreadyDone)
}

/// Another seat at this table.
fn another(public: &Public, seat: SeatId, other: SeatId) -> Result<&Seat, Refusal> {
    require(seat != other, Refusal::NotYourself)?;
    public.seat(other).ok_or(Refusal::NoSuchSeat)
}

pub(crate) fn kick(public: &Public, seat: SeatId, other: SeatId) -> Verdict {
    host(public, seat)?;
    another(public, seat, other)?;
    require(!play::votes_on(public, other), Refusal::NotNow)
}

pub(crate) fn make_host(public: &Public, seat: SeatId, other: SeatId) -> Verdict {
    host(public, seat)?;
    let other = another(public, seat, other)?;
    require(!other.is_bot(), Refusal::NotForBots)?;
    require(!other.is_away(), Refusal::NotNow)
}

pub(crate) fn hand_over(public: &Public, seat: SeatId, other: SeatId) -> Verdict {
    host(public, seat)?;
    let other = another(public, seat, other)?;
    require(!other.is_bot(), Refusal::NotForBots)
}

/// The number of players must fit before a deal.
pub(crate) fn enough_players(public: &Public) -> Verdict {
    bots::suit(public)?;
    let (players, range) = (public.players().len(), play::range(public));
    require(players >= range.min.into(), Refusal::TooFewPlayers)?;
    require(players <= range.max.into(), Refusal::TooManyPlayers)?;
    play::suits(public, players)
}

/// One that is there already is told so however full the table is: it may have been sent twice.
pub(crate) fn add(public: &Public, seat: SeatId, addition: &Addition) -> Verdict {
    in_lobby(public, seat)?;
    require(!public.has(addition), Refusal::AlreadyDone)?;
    match addition {
        Addition::Picture(_) => require(
            public.pictures.len() < PICTURES_MAX,
            Refusal::TooManyPictures,
        ),
        Addition::Pack(_) => require(public.packs.len() < OWN_PACKS_MAX, Refusal::TooManyPacks),
    }
}

pub(crate) fn drop_picture(public: &Public, seat: SeatId, picture: &str) -> Verdict {
    in_lobby(public, seat)?;
    let known = public.pictures.iter().any(|p| p == picture);
    require(known, Refusal::NoSuchCard)
}

pub(crate) fn drop_pack(public: &Public, seat: SeatId, id: &str) -> Verdict {
    in_lobby(public, seat)?;
    let known = public.packs.iter().any(|p| p.line.id == id);
    require(known, Refusal::NoSuchPack)?;
    require(
        !public.settings.packs.iter().any(|p| p == id),
        Refusal::PackInUse,
    )
}

pub(crate) fn start_round(public: &Public, seat: SeatId) -> Verdict {
    host(public, seat)?;
    not_dealing(public)?;
    let between_games = matches!(public.phase(), Phase::Lobby | Phase::GameOver);
    require(between_games, Refusal::NotNow)?;
    enough_players(public)
}

pub(crate) fn next_round(public: &Public, seat: SeatId) -> Verdict {
    between_rounds(public, seat)?;
    enough_players(public)
}

/// Also what ending a game early takes.
pub(crate) fn between_rounds(public: &Public, seat: SeatId) -> Verdict {
    host(public, seat)?;
    not_dealing(public)?;
    require(public.phase() == Phase::RoundOver, Refusal::NotNow)
}

pub(crate) fn abort_round(public: &Public, seat: SeatId) -> Verdict {
    host(public, seat)?;
    let phase = public.phase();
    require(phase != Phase::Lobby, Refusal::NotNow)?;
    let over = matches!(phase, Phase::RoundOver | Phase::GameOver);
    require(!over, Refusal::RoundOver)
}

pub(crate) fn to_lobby(public: &Public, seat: SeatId) -> Verdict {
    host(public, seat)?;
    not_dealing(public)?;
    require(public.phase() == Phase::GameOver, Refusal::NotNow)
}

pub(crate) fn ready(public: &Public, seat: SeatId) -> Verdict {
    require(!is_ready(public, seat)?, Refusal::AlreadyDone)
}

pub(crate) fn not_yet(public: &Public, seat: SeatId) -> Verdict {
    require(is_ready(public, seat)?, Refusal::AlreadyDone)
}

fn is_ready(public: &Public, seat: SeatId) -> Result<bool, Refusal> {
    not_dealing(public)?;
    require(public.phase() == Phase::RoundOver, Refusal::NotNow)?;
    Ok(public.circle().is_some_and(|c| c.ready.contains(&seat)))
}

/// How many places are then on the table.
pub(crate) fn configure(
    public: &Public,
    seat: SeatId,
    settings: &Settings,
    packs: &[Arc<Pack>],
) -> Result<usize, Refusal> {
    in_lobby(public, seat)?;
    let places = places::on_table(settings, packs)?;
    if let Some(starter) = settings.starter {
        public.seat(starter).ok_or(Refusal::NoSuchSeat)?;
    }
    play::check(public, settings, places)?;
    Ok(places)
}

pub(crate) fn require(holds: bool, otherwise: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// Any place on the table, also one that has been played.
pub(crate) fn listed(public: &Public, place: &str) -> Verdict {
    let mut pool = public.game.iter().flat_map(|g| g.pool.iter());
    require(pool.any(|p| p.place == place), Refusal::NoSuchPlace)
}
