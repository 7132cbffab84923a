//! What a game brings to the laboratory.

use std::{collections::BTreeSet, fmt::Debug};

use proptest::strategy::BoxedStrategy;
use rules::{Record, State};
use wire::{
    GameId, Intent, Offer, Refusal, SeatId, SeatRoundView, SeatView, Settings, TableView, TimerView,
};

use crate::{hostile::Nonsense, moves::Habits, shelf::Shelf, table::Table, universe::Attempt};

/// Its universe: which tables there can be, and what can be tried at them.
pub trait Game: Clone + Debug + 'static {
    const ID: GameId;
    const HABITS: Habits;
    const PLAYS: Plays;
    const PATIENCE: Patience;
    /// How random rounds end, in all ways but those that hardly ever come about by chance.
    const ENDINGS: &'static [&'static str];

    /// How many sit down, and what they agree on.
    type Party: Clone + Debug;
    type Judge: Judge;

    fn shelf() -> &'static Shelf;
    fn party() -> BoxedStrategy<Self::Party>;
    fn seats(party: &Self::Party) -> usize;
    /// What the host chooses before the others come.
    fn choose(party: &Self::Party, settings: &mut Settings);
    /// What is agreed on once all are there.
    fn agree(party: &Self::Party, table: &mut Table);
    /// Makes games short enough to be played to their end.
    fn shorten(_: &mut Table, _rounds: u8) {}
    /// What a host may choose in the lobby.
    fn configured(view: &TableView, choice: usize) -> Settings;

    /// Everything that a seat could try besides what it can at any table, sensible or not.
    fn attempts(view: &TableView) -> Vec<Attempt>;
    /// Whether an offer of this game promises that this intent would be accepted, if it names the
    /// round that is on.
    fn covers(view: &TableView, own: &SeatView, offer: &Offer, intent: &Intent) -> bool;
    /// An intent that an offer of this game covers.
    fn take_up(view: &TableView, own: &SeatView, offer: &Offer, choice: usize) -> Intent;
    /// How many choices an offer of this game leaves.
    fn ways(view: &TableView, own: &SeatView, offer: &Offer) -> usize;
    /// Which of the offers that would bring the round on somebody considers: some would end it too
    /// soon.
    fn tempts(_: &TableView, _: &Offer, _others: usize, _choice: usize) -> bool {
        true
    }
    /// When the clock of the round has run out, if it runs.
    fn time_up_ms(_: &TableView) -> Option<u64> {
        None
    }
    /// What hostile commands are made of.
    fn nonsense() -> Nonsense;

    /// Seats whose offers are compared with what is accepted; all where that is not too much.
    fn watched(table: &Table, _which: usize) -> BTreeSet<SeatId> {
        table.seats().into_iter().collect()
    }
    /// The one way in which an offer may be refused: in private.
    fn barred(_: &TableView, _: &SeatView, _: &Intent) -> Option<Refusal> {
        None
    }

    /// What somebody has to do, or the round would rightly wait for ever.
    fn is_due_to_a_hand(offer: &Offer) -> bool {
        matches!(offer, Offer::Resume {})
    }

    /// What a seat that knows nothing knows of a round.
    fn knows_nothing() -> SeatRoundView;
    /// What the own card of a round shows, as a proof has it; nothing where there is none.
    fn card(own: &SeatView) -> Vec<String>;
    /// What holds at any table of this game, at any moment.
    fn holds(state: &State, view: &TableView) -> Result<(), String>;
    /// How the round ended, if it has.
    fn ending(view: &TableView) -> Option<String>;
}

/// A second opinion, written from the rules and not from the code: it watches what is recorded, and
/// panics where that broke a rule.
pub trait Judge: Clone + Debug + Default {
    fn watch(&mut self, record: &Record, after: &State);
}

/// Two who look at different things.
impl<A: Judge, B: Judge> Judge for (A, B) {
    fn watch(&mut self, record: &Record, after: &State) {
        self.0.watch(record, after);
        self.1.watch(record, after);
    }
}

/// How many random games each fact is shown by.
#[derive(Clone, Copy, Debug)]
pub struct Plays {
    pub replay: u32,
    pub offers: u32,
    pub frames: u32,
    pub hostile: u32,
    pub leaks: u32,
    pub endings: u32,
}

/// What is enough for every wait and every step there can be while nobody does anything, and for any
/// game to end.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    pub ms: u64,
    pub ticks: usize,
    pub steps: usize,
}

/// Time stands still exactly while the table does.
pub(crate) fn stands_while_it_waits(timer: Option<TimerView>, waits: bool) -> Result<(), String> {
    let stands = matches!(timer, Some(TimerView::Stopped { .. }));
    require(stands == waits, "the timer does not fit")
}

pub(crate) fn require(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds {
        Ok(())
    } else {
        Err(otherwise.to_owned())
    }
}
