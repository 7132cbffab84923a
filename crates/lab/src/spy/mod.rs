//! The game of spies: four rulesets and the rules of any house.

mod deals;
pub mod house;
mod judge;
mod lens;
mod order;
mod pack;
mod pairs;
mod universe;
mod uptake;
pub mod walk;

use proptest::{prelude::*, strategy::BoxedStrategy};
use rules::State;
use wire::{
    Asking, CardView, Ending, GameId, Intent, Offer, Phase, Refusal, RoundView, RulesetId, SeatId,
    SeatRoundView, SeatView, Settings, SpyIntent, SpyResultView, SpyRoundView, SpySeatView,
    TableView, TimerView, VISITOR, ruleset::AccuseWho,
};

pub use judge::{Referee, rulebook};
pub use pairs::{Differing, Vantage};

use self::house::House;
use crate::{
    Game, Patience, Plays, hostile::Nonsense, moves::Habits, shelf::Shelf, table::Table,
    universe::Attempt,
};

#[derive(Clone, Copy, Debug)]
pub struct Spy;

/// How many play, and by which rules.
#[derive(Clone, Debug)]
pub struct Party {
    pub ruleset: RulesetId,
    pub seats: usize,
    pub house: House,
}

const RULESETS: [RulesetId; 4] = [
    RulesetId::Spijun,
    RulesetId::TimeTravel,
    RulesetId::FilmNight,
    RulesetId::Indictment,
];

impl Game for Spy {
    const ID: GameId = GameId::Spy;
    const HABITS: Habits = Habits {
        seats: 11,
        play: 24,
        join: 1,
        leave: 0,
        until_due: 5,
        time_up: 2,
    };
    const PLAYS: Plays = Plays {
        replay: 384,
        offers: 96,
        frames: 64,
        hostile: 256,
        leaks: 96,
        endings: 256,
    };
    /// Half an hour of marks, and every wait and vote there can be, several times over.
    const PATIENCE: Patience = Patience {
        ms: u64::MAX,
        ticks: 600,
        steps: 2_000,
    };
    const ENDINGS: &'static [&'static str] = &[
        "GuessedRight",
        "GuessedWrong",
        "InnocentConvicted",
        "MiddleWasPlace",
        "MiddleWasSpy",
        "NobodyConvicted",
        "SpyConvicted",
        "SpyLeft",
        "Void",
    ];

    type Party = Party;
    type Judge = Referee;

    fn shelf() -> &'static Shelf {
        &pack::SHELF
    }

    /// A ruleset, as many as may play by it, and half of the time house rules.
    fn party() -> BoxedStrategy<Party> {
        let table = prop_oneof![
            (Just(RulesetId::Spijun), 3..=8_usize),
            (Just(RulesetId::TimeTravel), 4..=8_usize),
            // These play with a card in the middle.
            (Just(RulesetId::TimeTravel), 2..=3_usize),
            (Just(RulesetId::FilmNight), 3..=8_usize),
            (Just(RulesetId::Indictment), 4..=10_usize),
        ];
        let parts = (table, house::house());
        let party = |((ruleset, seats), house)| Party {
            ruleset,
            seats,
            house,
        };
        parts.prop_map(party).boxed()
    }

    fn seats(party: &Party) -> usize {
        party.seats
    }

    fn choose(party: &Party, settings: &mut Settings) {
        settings.spy.ruleset = party.ruleset;
    }

    fn agree(party: &Party, table: &mut Table) {
        party.house.is_taken_up(table);
    }

    fn shorten(table: &mut Table, rounds: u8) {
        table.set(|settings| settings.rounds = Some(rounds));
    }

    fn configured(view: &TableView, choice: usize) -> Settings {
        let mut settings = view.settings.clone();
        settings.spy.minutes = Some(1 + u8::try_from(choice % 10).unwrap());
        settings.rounds = Some(1 + u8::try_from(choice % 4).unwrap());
        settings.starter = view.seats.get(choice % 9).map(|s| s.id);
        settings.places.fresh = choice % 3 == 1;
        settings.spy.ruleset = RULESETS[choice % RULESETS.len()];
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

    /// Where an accusation ends the round, it comes seldom; so does a pointing where one could follow
    /// the other and the clock would stand.
    fn tempts(view: &TableView, offer: &Offer, _: usize, choice: usize) -> bool {
        let reveals = round_of(view).is_some_and(|r| r.reveals);
        let many_point = view.settings.asking == Asking::Spoken || view.seats.len() > 3;
        match offer {
            Offer::Accuse { .. } => !reveals || choice.is_multiple_of(7),
            Offer::Point {} => !many_point || choice.is_multiple_of(7),
            _ => true,
        }
    }

    fn time_up_ms(view: &TableView) -> Option<u64> {
        match round_of(view)?.clock {
            TimerView::Running { ends_at_ms } => Some(ends_at_ms),
            TimerView::Stopped { .. } => None,
        }
    }

    fn nonsense() -> Nonsense {
        Nonsense {
            seats: 12,
            numbers: 4,
            texts: pack::SHELF.packs[0]
                .places
                .iter()
                .map(|p| p.id.clone())
                .collect(),
            house: prop::option::of(house::nonsense()).boxed(),
        }
    }

    /// RULES 6.1: the spy may not accuse where only the others may, and is offered it all the same,
    /// since its absence would tell on the spy.
    fn barred(view: &TableView, own: &SeatView, intent: &Intent) -> Option<Refusal> {
        let accuses = matches!(intent, Intent::Spy(SpyIntent::Accuse { .. }));
        let is_spy = card(own).is_some_and(|card| card.spy);
        if !accuses || !is_spy {
            return None;
        }
        let rules = rulebook::rules(&view.settings, view.variant);
        let only_others = rules.accuse.who == AccuseWho::NonSpies;
        only_others.then_some(Refusal::SpyMayNotAccuse)
    }

    fn is_due_to_a_hand(offer: &Offer) -> bool {
        matches!(offer, Offer::Looked {} | Offer::Resume {})
    }

    fn knows_nothing() -> SeatRoundView {
        SeatRoundView::Spy(SpySeatView::default())
    }

    fn card(own: &SeatView) -> Vec<String> {
        match card(own) {
            None => Vec::new(),
            Some(CardView { spy: true, .. }) => vec!["spy".to_owned()],
            Some(CardView { place, role, .. }) => {
                let role = if role == VISITOR { "-" } else { role };
                let shown = [place.as_str(), role].into_iter();
                shown
                    .filter(|part| !part.is_empty())
                    .map(str::to_owned)
                    .collect()
            }
        }
    }

    fn holds(state: &State, view: &TableView) -> Result<(), String> {
        order::check(state, view)
    }

    fn ending(view: &TableView) -> Option<String> {
        Some(name(&result(view)?.ending))
    }
}

pub fn round_of(view: &TableView) -> Option<&SpyRoundView> {
    if let RoundView::Spy(round) = view.round.as_ref()? {
        return Some(round);
    }
    None
}

/// How the round ended, if it has.
fn result(view: &TableView) -> Option<&SpyResultView> {
    let over = matches!(view.phase, Phase::RoundOver | Phase::GameOver);
    let round = round_of(view).filter(|_| over);
    round.and_then(|round| round.result.as_ref())
}

fn name(ending: &Ending) -> String {
    let printed = format!("{ending:?}");
    let name = printed.split([' ', '{']).next();
    name.unwrap_or_default().to_owned()
}

fn card(own: &SeatView) -> Option<&CardView> {
    own.spy()?.card.as_ref()
}

/// This seat's own vote in the vote that is open.
fn voted(own: &SeatView) -> Option<bool> {
    own.spy()?.voted
}

/// Whom this seat has named in the ballot that is open.
fn ballot(own: &SeatView) -> Option<SeatId> {
    own.spy()?.ballot
}

/// Who holds the spy's card, by asking every phone; nobody where it lies in the middle.
fn spy(table: &Table) -> Option<SeatId> {
    let holds = |seat: &SeatId| card(&table.seat_view(*seat)).is_some_and(|card| card.spy);
    table.seats().into_iter().find(holds)
}
