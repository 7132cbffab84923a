//! The game with notebooks, one of them blank.

mod judge;
mod lens;
mod pack;
mod pairs;
mod universe;
mod uptake;
pub mod walk;

use std::collections::BTreeSet;

use proptest::{prelude::*, strategy::BoxedStrategy};
use rules::State;
use wire::{
    GameId, Intent, NotebookEnding, NotebookResultView, NotebookRoundView, NotebookSeatView, Offer,
    PageView, Phase, RoundView, SeatId, SeatRoundView, SeatView, Settings, TableView,
};

pub use judge::Arbiter;
pub use pairs::{Secrets, Vantage};

use crate::{
    Game, Patience, Plays, game::stands_while_it_waits, hostile::Nonsense, moves::Habits,
    shelf::Shelf, table::Table, universe::Attempt,
};

#[derive(Clone, Copy, Debug)]
pub struct Notebook;

#[derive(Clone, Debug)]
pub struct Party {
    seats: usize,
    /// As many as are fair to all if left out.
    rounds: Option<u8>,
    /// Which seat is wanted as the first active one; beyond the last, nobody is.
    starter: usize,
    timed: bool,
    discussion: bool,
}

impl Game for Notebook {
    const ID: GameId = GameId::Notebook;
    const HABITS: Habits = Habits {
        seats: 13,
        play: 40,
        join: 2,
        leave: 1,
        until_due: 4,
        time_up: 0,
    };
    const PLAYS: Plays = Plays {
        replay: 192,
        offers: 24,
        frames: 24,
        hostile: 48,
        leaks: 12,
        endings: 32,
    };
    /// Eight explanations without a clock included.
    const PATIENCE: Patience = Patience {
        ms: 3 * 60 * 60_000,
        ticks: usize::MAX,
        steps: 2_000,
    };
    /// All but the one for which everybody has to let three minutes pass.
    const ENDINGS: &'static [&'static str] = &[
        "caught",
        "escaped",
        "void, AbortedByHost",
        "void, ActiveLeft",
        "void, ConspiratorLeft",
        "void, TooFewPlayers",
    ];

    type Party = Party;
    type Judge = Arbiter;

    fn shelf() -> &'static Shelf {
        &pack::SHELF
    }

    fn party() -> BoxedStrategy<Party> {
        let rounds = prop::option::of(1..=5_u8);
        let agreed = (rounds, 0..12_usize, any::<bool>(), any::<bool>());
        let party = |(seats, (rounds, starter, timed, discussion))| Party {
            seats,
            rounds,
            starter,
            timed,
            discussion,
        };
        (4..=8_usize, agreed).prop_map(party).boxed()
    }

    fn seats(party: &Party) -> usize {
        party.seats
    }

    fn choose(_: &Party, _: &mut Settings) {}

    fn agree(party: &Party, table: &mut Table) {
        let starter = table.seats().get(party.starter).copied();
        table.set(|settings| {
            settings.rounds = party.rounds;
            settings.starter = starter;
            settings.notebook.explanations_timed = party.timed;
            settings.notebook.discussion = party.discussion;
        });
    }

    fn configured(view: &TableView, choice: usize) -> Settings {
        let mut settings = view.settings.clone();
        settings.rounds = Some(1 + u8::try_from(choice % 4).unwrap());
        settings.starter = view.seats.get(choice % 9).map(|s| s.id);
        settings.notebook.discussion = choice.is_multiple_of(2);
        settings
    }

    fn attempts(view: &TableView) -> Vec<Attempt> {
        universe::attempts(view)
    }

    fn covers(_: &TableView, own: &SeatView, offer: &Offer, intent: &Intent) -> bool {
        universe::covers(own, offer, intent)
    }

    fn take_up(view: &TableView, own: &SeatView, offer: &Offer, choice: usize) -> Intent {
        uptake::take_up(view, own, offer, choice)
    }

    fn ways(_: &TableView, own: &SeatView, offer: &Offer) -> usize {
        uptake::ways(own, offer)
    }

    fn nonsense() -> Nonsense {
        Nonsense {
            seats: 10,
            numbers: 12,
            texts: pack::SHELF.pictures.clone(),
            house: Just(None).boxed(),
        }
    }

    /// Somebody of each kind: the host, the active player, whoever is in turn, and one more.
    fn watched(table: &Table, which: usize) -> BTreeSet<SeatId> {
        let view = table.view();
        let round = round_of(&view);
        let active = round.map(|r| r.active);
        let in_turn = round.and_then(|r| r.step.as_ref()?.seat);
        let seats = table.seats();
        let any = seats.get(which % seats.len().max(1)).copied();
        let some = [view.host, active, in_turn, any].into_iter().flatten();
        some.filter(|seat| seats.contains(seat)).collect()
    }

    fn knows_nothing() -> SeatRoundView {
        SeatRoundView::Notebook(NotebookSeatView::default())
    }

    fn card(own: &SeatView) -> Vec<String> {
        hand(own).to_vec()
    }

    fn holds(_: &State, view: &TableView) -> Result<(), String> {
        let Some(round) = round_of(view) else {
            return Ok(());
        };
        let timer = round.step.as_ref().map(|step| step.timer);
        stands_while_it_waits(timer, round.wait.is_some())
    }

    fn ending(view: &TableView) -> Option<String> {
        Some(name(result(view)?.ending))
    }
}

fn round_of(view: &TableView) -> Option<&NotebookRoundView> {
    if let RoundView::Notebook(round) = view.round.as_ref()? {
        return Some(round);
    }
    None
}

/// How the round ended, if it has.
fn result(view: &TableView) -> Option<&NotebookResultView> {
    let over = matches!(view.phase, Phase::RoundOver | Phase::GameOver);
    let round = round_of(view).filter(|_| over);
    round.and_then(|round| round.result.as_ref())
}

fn name(ending: NotebookEnding) -> String {
    match ending {
        NotebookEnding::Caught {} => "caught".to_owned(),
        NotebookEnding::Escaped {} => "escaped".to_owned(),
        NotebookEnding::Void { reason } => format!("void, {reason:?}"),
    }
}

/// The cards that this seat may play.
fn hand(own: &SeatView) -> &[String] {
    own.notebook().map_or(&[], |own| &own.hand)
}

/// What stands in this seat's notebook.
fn page(own: &SeatView) -> Option<&PageView> {
    own.notebook()?.page.as_ref()
}

/// Whoever has the blank notebook, by asking every phone.
fn blank(table: &Table) -> Option<SeatId> {
    let is_blank = |seat: &SeatId| page(&table.seat_view(*seat)).is_some_and(|page| page.blank);
    table.seats().into_iter().find(is_blank)
}
