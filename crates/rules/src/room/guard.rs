//! Who may do what at the table, apart from any game. `decide` asks before it acts, and the offers
//! in a seat's view ask the same questions, so the two cannot disagree.

use std::sync::Arc;

use wire::{
    DeckChoice, GameId, HOUSE_NAME_CHARS, HouseRules, OWN_PACKS_MAX, PICTURES_MAX, Phase, Refusal,
    Ruleset, SeatId, Settings, pack::Pack, ruleset::Players,
};

use crate::{
    Public, captains, notebook,
    room::{Addition, Seat, places, text},
    spy,
};

type Verdict = Result<(), Refusal>;

pub(crate) fn host(public: &Public, seat: SeatId) -> Verdict {
    require(public.host == Some(seat), Refusal::HostOnly)
}

pub(crate) fn in_lobby(public: &Public, seat: SeatId) -> Verdict {
    host(public, seat)?;
    require(public.phase() == Phase::Lobby, Refusal::NotNow)
}

/// Nobody changes names while the table votes on one.
pub(crate) fn rename(public: &Public) -> Verdict {
    let round = public.spy_round();
    let voting = round.is_some_and(|r| r.vote().is_some() || r.ballot().is_some());
    let chips = public.phase() == Phase::Chips;
    require(!voting && !chips, Refusal::NotNow)
}

/// RULES 9, row 7: a seat that is only idle is counted on again as soon as it acts.
pub(crate) fn here(public: &Public, seat: SeatId) -> Verdict {
    let idle = |s: &Seat| s.is_away() && !s.offline;
    require(public.seat(seat).is_some_and(idle), Refusal::AlreadyDone)
}

/// Another seat at this table.
fn another(public: &Public, seat: SeatId, other: SeatId) -> Result<&Seat, Refusal> {
    require(seat != other, Refusal::NotYourself)?;
    public.seat(other).ok_or(Refusal::NoSuchSeat)
}

pub(crate) fn kick(public: &Public, seat: SeatId, other: SeatId) -> Verdict {
    host(public, seat)?;
    another(public, seat, other)?;
    // RULES 9, row 21: not while a vote on or by that player is open.
    let vote = public.spy_round().and_then(spy::Round::vote);
    let concerned = vote.is_some_and(|v| v.suspect == Some(other) || v.by == Some(other));
    let chips = public.notebook_round().is_some_and(|r| r.votes_on(other));
    require(!concerned && !chips, Refusal::NotNow)
}

pub(crate) fn make_host(public: &Public, seat: SeatId, other: SeatId) -> Verdict {
    host(public, seat)?;
    let other = another(public, seat, other)?;
    require(!other.is_away(), Refusal::NotNow)
}

pub(crate) fn hand_over(public: &Public, seat: SeatId, other: SeatId) -> Verdict {
    host(public, seat)?;
    another(public, seat, other).map(|_| ())
}

/// The fewest and the most who can play what is chosen.
pub(crate) fn range(public: &Public) -> Players {
    match public.settings.game {
        GameId::Spy => public.book.range(),
        GameId::Captains => captains::RULES.players,
        GameId::Notebook => notebook::RULES.players,
    }
}

/// The number of players must fit before a deal.
pub(crate) fn enough_players(public: &Public) -> Verdict {
    let (players, range) = (public.players().len(), range(public));
    require(players >= range.min.into(), Refusal::TooFewPlayers)?;
    require(players <= range.max.into(), Refusal::TooManyPlayers)?;
    match public.settings.game {
        GameId::Spy => public.book.rules(players).map(|_| ()),
        GameId::Captains => Ok(()),
        GameId::Notebook => enough_cards(public, players),
    }
}

/// A game is dealt from the deck it began with; the one that comes with the game suffices for all.
pub(crate) fn enough_cards(public: &Public, players: usize) -> Verdict {
    let play = public.notebook();
    match play.filter(|_| public.phase() != Phase::GameOver) {
        Some(play) => notebook::enough_cards(play.cards, players),
        None if public.settings.notebook.deck == DeckChoice::Own => {
            notebook::enough_cards(public.pictures.len(), players)
        }
        None => Ok(()),
    }
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
    require(public.phase() == Phase::RoundOver, Refusal::NotNow)
}

pub(crate) fn abort_round(public: &Public, seat: SeatId) -> Verdict {
    host(public, seat)?;
    match public.phase() {
        Phase::Lobby => Err(Refusal::NotNow),
        Phase::RoundOver | Phase::GameOver => Err(Refusal::RoundOver),
        Phase::Dealt
        | Phase::Questions
        | Phase::Vote
        | Phase::Guess
        | Phase::TimeUp
        | Phase::Asking
        | Phase::Picking
        | Phase::Naming
        | Phase::Case
        | Phase::Evidence
        | Phase::Explaining
        | Phase::Chips => Ok(()),
    }
}

pub(crate) fn to_lobby(public: &Public, seat: SeatId) -> Verdict {
    host(public, seat)?;
    require(public.phase() == Phase::GameOver, Refusal::NotNow)
}

pub(crate) fn ready(public: &Public, seat: SeatId) -> Verdict {
    require(public.phase() == Phase::RoundOver, Refusal::NotNow)?;
    let already = public.circle().is_some_and(|c| c.ready.contains(&seat));
    require(!already, Refusal::AlreadyDone)
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
    if let Some(house) = &settings.spy.house {
        house_name(house)?;
    }
    let book = spy::Book::of(&settings.spy);
    let rules = book.check()?;
    let minutes = settings.spy.minutes.unwrap_or(1);
    let minutes_fit = (1..=spy::MINUTES_MAX).contains(&minutes);
    require(minutes_fit, Refusal::BadMinutes)?;
    first_captains(public, settings)?;
    rounds(settings, &rules, places)?;
    Ok(places)
}

/// RULES 9, row 30: no more rounds than places, unless they may come up again.
fn rounds(settings: &Settings, rules: &Ruleset, places: usize) -> Verdict {
    let rounds = settings.rounds.unwrap_or(match settings.game {
        GameId::Spy => rules.rounds,
        GameId::Captains | GameId::Notebook => 1,
    });
    let (enough_for, most) = match settings.game {
        GameId::Spy if rules.location_reuse => (usize::MAX, spy::ROUNDS_MAX),
        GameId::Spy => (places, spy::ROUNDS_MAX),
        GameId::Captains => (places / captains::PLACES, captains::ROUNDS_MAX),
        GameId::Notebook => (usize::MAX, notebook::ROUNDS_MAX),
    };
    let rounds_fit = (1..=enough_for.min(most.into())).contains(&rounds.into());
    require(rounds_fit, Refusal::BadRounds)
}

fn first_captains(public: &Public, settings: &Settings) -> Verdict {
    let Some([one, other]) = settings.captains.first else {
        return Ok(());
    };
    require(one != other, Refusal::BadCaptains)?;
    let here = |seat| public.seat(seat).is_some();
    require(here(one) && here(other), Refusal::NoSuchSeat)
}

/// A name is not a must.
pub(crate) fn house_name(house: &HouseRules) -> Result<String, Refusal> {
    match text::cleaned(&house.name, HOUSE_NAME_CHARS) {
        Ok(name) => Ok(name),
        Err(text::Fault::Empty) => Ok(String::new()),
        Err(fault) => Err(fault.into()),
    }
}

pub(crate) fn require(holds: bool, otherwise: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// Any place on the table, also one that has been played.
pub(crate) fn listed(public: &Public, place: &str) -> Verdict {
    let mut pool = public.game.iter().flat_map(|g| g.pool.iter());
    require(pool.any(|p| p.place == place), Refusal::NoSuchPlace)
}
