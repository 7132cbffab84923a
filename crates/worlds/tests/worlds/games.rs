//! Every game and every ruleset, looked at from everywhere: what comes through a socket is the same in two worlds
//! that differ in all that its owner must not know.

use lab::{
    Captains, Game, Notebook, Spy, Worlds,
    proofs::scaled,
    spy::{Party, house::House},
};
use proptest::{
    strategy::{Strategy, ValueTree},
    test_runner::TestRunner,
};
use wire::RulesetId;
use worlds::{Deal, Tally, between::Honest, play};

/// At the first deal of an evening, and at one after it.
const SCENES: [(Deal, usize); 2] = [(Deal::First, 60), (Deal::Later, 20)];

/// From everywhere, by so many scripts each; and not much must have been left out.
fn cannot_be_told_apart<G: Worlds>(party: impl Fn(Deal, u64) -> G::Party) {
    let mut all = Tally::default();
    for vantage in G::VANTAGES {
        let seeds = 0..u64::from(scaled(1));
        for (seed, (deal, steps)) in seeds.flat_map(|seed| SCENES.map(|scene| (seed, scene))) {
            let played = (seed..).find_map(|choice| {
                let party = party(deal, choice);
                match play::<G>(&party, *vantage, deal, seed, steps, &mut Honest) {
                    Ok(tally) => tally,
                    Err(difference) => panic!(
                        "{vantage:?} of {party:?}, {deal:?}, seed {seed}: {:?}\n{}",
                        difference.told, difference.worlds
                    ),
                }
            });
            all += played.expect("some party has two deals that differ");
        }
    }
    assert!(
        all.frames > 1_000 && all.done > 15 && all.refused > 100,
        "{all:?}"
    );
    assert!(all.lost > 3 && all.came_back > 3, "{all:?}");
    assert!(all.waited_ms > 120_000, "{all:?}");
}

/// As the ruleset is written, and after the first round by any house rules.
fn spies_cannot(ruleset: RulesetId, seats: usize) {
    cannot_be_told_apart::<Spy>(|deal, choice| Party {
        ruleset,
        seats,
        house: match deal {
            Deal::First => House::plain(),
            Deal::Later => any_house(ruleset, choice),
        },
    });
}

/// Others for each ruleset.
fn any_house(ruleset: RulesetId, choice: u64) -> House {
    let parties = (0..).map(any_party::<Spy>);
    let mut parties = parties.filter(|party| party.ruleset == ruleset);
    let choice = usize::try_from(choice).expect("a small number");
    parties.nth(choice).expect("they never end").house
}

/// Always the same ones.
pub(crate) fn any_party<G: Game>(choice: u64) -> G::Party {
    let mut runner = TestRunner::deterministic();
    let mut party = || {
        let tree = G::party().new_tree(&mut runner);
        tree.expect("a party").current()
    };
    (0..choice).for_each(|_| drop(party()));
    party()
}

#[test]
fn worlds_of_spijun_cannot_be_told_apart() {
    spies_cannot(RulesetId::Spijun, 5);
}

#[test]
fn worlds_of_time_travel_cannot_be_told_apart() {
    spies_cannot(RulesetId::TimeTravel, 5);
}

#[test]
fn worlds_of_a_duel_cannot_be_told_apart() {
    spies_cannot(RulesetId::TimeTravel, 2);
}

#[test]
fn worlds_of_a_trio_cannot_be_told_apart() {
    spies_cannot(RulesetId::TimeTravel, 3);
}

#[test]
fn worlds_of_a_film_night_cannot_be_told_apart() {
    spies_cannot(RulesetId::FilmNight, 5);
}

#[test]
fn worlds_of_an_indictment_cannot_be_told_apart() {
    spies_cannot(RulesetId::Indictment, 5);
}

#[test]
fn worlds_between_captains_cannot_be_told_apart() {
    cannot_be_told_apart::<Captains>(|_, choice| any_party::<Captains>(choice));
}

#[test]
fn worlds_of_notebooks_cannot_be_told_apart() {
    cannot_be_told_apart::<Notebook>(|_, choice| any_party::<Notebook>(choice));
}
