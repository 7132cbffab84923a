//! Hands what concerns a game to the one that is played.

use wire::{GameId, Intent, Refusal, SeatId, VoidReason};

use crate::{
    Event, Public, captains, notebook,
    room::{Draft, Game, Play, places},
    spy,
};

/// Freezes the rules and records all that can be dealt.
pub(crate) fn start(d: &mut Draft) -> Result<(), Refusal> {
    let public = &d.state.public;
    let settings = &public.settings;
    let players = public.players().len();
    let survivors = Box::new(d.state.survivors());
    let event = match settings.game {
        GameId::Spy => {
            let ruleset = public.book.rules(players)?;
            let rounds = settings.rounds.unwrap_or(ruleset.rounds);
            let deals = if ruleset.location_reuse { 1 } else { rounds };
            Event::GameStarted {
                survivors,
                rounds,
                ruleset: Box::new((*ruleset).clone()),
                pool: places::pool(public, d.moment, deals.into())?,
                round_ms: spy::round_ms(&ruleset, settings.spy.minutes, players),
            }
        }
        GameId::Notebook => {
            let pictures = notebook::pictures(public, d.moment);
            notebook::enough_cards(pictures.len(), players)?;
            Event::NotebookStarted {
                survivors,
                deck: notebook::shuffled(&d.moment.dice, &pictures),
                rounds: notebook::rounds(settings, players),
            }
        }
        GameId::Captains => {
            let rounds = captains::rounds(settings, players);
            let deals = usize::from(rounds) * captains::PLACES;
            Event::CaptainsStarted {
                survivors,
                pool: places::pool(public, d.moment, deals)?,
                rounds,
            }
        }
    };
    d.emit(event);
    Ok(())
}

/// What was agreed on, or as many rounds as it takes to be fair to everybody at the table.
pub(crate) fn rounds(public: &Public, game: &Game) -> u8 {
    let seats: Vec<SeatId> = public.seats.iter().map(|seat| seat.id).collect();
    match rounds_left(public, game, &seats) {
        Some(left) => game.rounds_played.saturating_add(left),
        None => game.rounds,
    }
}

/// Whoever has yet to have a turn may have been away for long: then there is no round to deal.
pub(crate) fn nobody_is_due(public: &Public) -> bool {
    let left = |game: &Game| rounds_left(public, game, &public.players());
    public.game.as_ref().and_then(left) == Some(0)
}

/// RULES 9, row 52: rounds until these players have had equal turns, unless their number is fixed.
fn rounds_left(public: &Public, game: &Game, players: &[SeatId]) -> Option<u8> {
    if game.over || public.settings.rounds.is_some() {
        return None;
    }
    match &game.play {
        Play::Spy(_) => None,
        Play::Captains(play) => Some(captains::rounds_left(play, &public.settings, players)),
        Play::Notebook(play) => Some(notebook::rounds_left(play, players)),
    }
}

/// What is played at the moment.
fn on(d: &Draft) -> Option<GameId> {
    d.state.public.game.as_ref().map(|game| game.play.id())
}

pub(crate) fn deal(d: &mut Draft) {
    match on(d) {
        Some(GameId::Spy) => spy::deal(d),
        Some(GameId::Captains) => captains::deal(d),
        Some(GameId::Notebook) => notebook::deal(d),
        None => {}
    }
}

pub(crate) fn act(d: &mut Draft, seat: SeatId, intent: &Intent) -> Result<(), Refusal> {
    match on(d) {
        Some(GameId::Spy) => spy::act(d, seat, intent),
        Some(GameId::Captains) => captains::act(d, seat, intent),
        Some(GameId::Notebook) => notebook::act(d, seat, intent),
        None => Err(Refusal::NotNow),
    }
}

pub(crate) fn abort(d: &mut Draft) {
    match on(d) {
        Some(GameId::Spy) => spy::void(d, VoidReason::AbortedByHost),
        Some(GameId::Captains) => captains::void(d, VoidReason::AbortedByHost),
        Some(GameId::Notebook) => notebook::void(d, VoidReason::AbortedByHost),
        None => {}
    }
}

pub(crate) fn readied(d: &mut Draft, seat: SeatId) {
    match on(d) {
        Some(GameId::Spy) => d.emit_spy(spy::Event::Readied { seat }),
        Some(GameId::Captains) => d.emit_captains(captains::Event::Readied { seat }),
        Some(GameId::Notebook) => d.emit_notebook(notebook::Event::Readied { seat }),
        None => {}
    }
}
