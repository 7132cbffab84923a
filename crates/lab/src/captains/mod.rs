//! The game between captains.

mod judge;
mod layout;
mod lens;
mod pack;
mod pairs;
mod universe;
mod uptake;
pub mod walk;

use std::collections::BTreeSet;

use proptest::{prelude::*, sample::select, strategy::BoxedStrategy};
use rules::State;
use wire::{
    Asking, CaptainsEnding, CaptainsResultView, CaptainsRoundView, CaptainsSeatView, CardView,
    GameId, Intent, Offer, Phase, RoundView, SeatId, SeatRoundView, SeatView, Settings, TableView,
};

pub use judge::Arbiter;
pub use pairs::{Spies, Vantage};

use crate::{
    Game, Patience, Plays, game::stands_while_it_waits, hostile::Nonsense, moves::Habits,
    shelf::Shelf, table::Table, universe::Attempt,
};

#[derive(Clone, Copy, Debug)]
pub struct Captains;

#[derive(Clone, Debug)]
pub struct Party {
    seats: usize,
    asking: Asking,
    /// From which seat on two are wanted as captains; from the last one on, nobody is.
    wanted: usize,
    twice: bool,
}

impl Game for Captains {
    const ID: GameId = GameId::Captains;
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
        offers: 40,
        frames: 32,
        hostile: 96,
        leaks: 24,
        endings: 128,
    };
    /// The largest spoken table included; and the marks of the time in between.
    const PATIENCE: Patience = Patience {
        ms: 45 * 60_000,
        ticks: usize::MAX,
        steps: 3_000,
    };
    const ENDINGS: &'static [&'static str] = &[
        "no agent left",
        "spy picked",
        "teams complete",
        "void, AbortedByHost",
        "void, CaptainLeft",
        "void, SpyKicked",
    ];

    type Party = Party;
    type Judge = Arbiter;

    fn shelf() -> &'static Shelf {
        &pack::SHELF
    }

    fn party() -> BoxedStrategy<Party> {
        let asking = select(&[Asking::Spoken, Asking::Tracked, Asking::Written][..]);
        let parts = (7..=12_usize, asking, 0..20_usize, any::<bool>());
        let party = |(seats, asking, wanted, twice)| Party {
            seats,
            asking,
            wanted,
            twice,
        };
        parts.prop_map(party).boxed()
    }

    fn seats(party: &Party) -> usize {
        party.seats
    }

    fn choose(_: &Party, _: &mut Settings) {}

    fn agree(party: &Party, table: &mut Table) {
        let wanted = table.seats().get(party.wanted..).map(<[SeatId]>::to_vec);
        table.set(|settings| {
            settings.asking = party.asking;
            settings.captains.twice = party.twice;
            settings.captains.first = wanted.and_then(|seats| seats.first_chunk().copied());
        });
    }

    fn configured(view: &TableView, choice: usize) -> Settings {
        let mut settings = view.settings.clone();
        let seats: Vec<SeatId> = view.seats.iter().map(|s| s.id).collect();
        settings.rounds = u8::try_from(choice % 4).ok().filter(|rounds| *rounds > 0);
        settings.captains.twice = choice.is_multiple_of(2);
        settings.captains.first = seats.first_chunk().copied();
        settings
    }

    fn attempts(view: &TableView) -> Vec<Attempt> {
        universe::attempts(view)
    }

    fn covers(view: &TableView, own: &SeatView, offer: &Offer, intent: &Intent) -> bool {
        universe::covers(view, own, offer, intent)
    }

    fn take_up(view: &TableView, _: &SeatView, offer: &Offer, choice: usize) -> Intent {
        uptake::take_up(view, offer, choice)
    }

    fn ways(view: &TableView, _: &SeatView, offer: &Offer) -> usize {
        uptake::ways(view, offer)
    }

    /// Captains seldom stop early or refuse, or no team would get large.
    fn tempts(_: &TableView, offer: &Offer, others: usize, choice: usize) -> bool {
        let ends = matches!(offer, Offer::FinishAsking { .. } | Offer::Refuse { .. });
        !ends || others == 0 || choice.is_multiple_of(4)
    }

    fn nonsense() -> Nonsense {
        let places = pack::SHELF.packs[0].places.iter();
        Nonsense {
            seats: 14,
            numbers: 12,
            texts: places.map(|place| place.id.clone()).collect(),
            house: Just(None).boxed(),
        }
    }

    /// Somebody of each kind: the host, both captains, the spy or whoever is asked, one other.
    fn watched(table: &Table, which: usize) -> BTreeSet<SeatId> {
        let view = table.view();
        let round = round_of(&view);
        let captains = round.iter().flat_map(|r| r.captains.iter().map(|c| c.seat));
        let asked = round.and_then(|r| r.step.as_ref()?.asked);
        let spy = round.and_then(|r| r.naming.as_ref()).map(|n| n.spy);
        let seats = table.seats();
        let any = seats.get(which % seats.len().max(1)).copied();
        let some = captains.chain(view.host).chain(asked).chain(spy).chain(any);
        some.filter(|seat| seats.contains(seat)).collect()
    }

    fn knows_nothing() -> SeatRoundView {
        SeatRoundView::Captains(CaptainsSeatView::default())
    }

    fn card(own: &SeatView) -> Vec<String> {
        let card = card(own).into_iter();
        let card = card.map(|card| if card.spy { "spy" } else { card.place.as_str() });
        card.map(str::to_owned).collect()
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

fn round_of(view: &TableView) -> Option<&CaptainsRoundView> {
    if let RoundView::Captains(round) = view.round.as_ref()? {
        return Some(round);
    }
    None
}

/// How the round ended, if it has.
fn result(view: &TableView) -> Option<&CaptainsResultView> {
    let over = matches!(view.phase, Phase::RoundOver | Phase::GameOver);
    let round = round_of(view).filter(|_| over);
    round.and_then(|round| round.result.as_ref())
}

fn name(ending: CaptainsEnding) -> String {
    match ending {
        CaptainsEnding::SpyPicked { .. } => "spy picked".to_owned(),
        CaptainsEnding::TeamsComplete {} => "teams complete".to_owned(),
        CaptainsEnding::NoAgentLeft {} => "no agent left".to_owned(),
        CaptainsEnding::Void { reason } => format!("void, {reason:?}"),
    }
}

fn card(own: &SeatView) -> Option<&CardView> {
    own.captains()?.card.as_ref()
}

/// Who holds the spy's card, by asking every phone; nobody once the spy has left.
fn spy_at(table: &Table) -> Option<SeatId> {
    let holds = |seat: &SeatId| card(&table.seat_view(*seat)).is_some_and(|card| card.spy);
    table.seats().into_iter().find(holds)
}
