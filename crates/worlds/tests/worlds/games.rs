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
use worlds::{Tally, between::Honest, play};

const STEPS: usize = 60;

/// From everywhere, by so many scripts each; and not much must have been left out.
fn cannot_be_told_apart<G: Worlds>(party: impl Fn(u64) -> G::Party) {
    let mut all = Tally::default();
    for vantage in G::VANTAGES {
        for seed in 0..u64::from(scaled(1)) {
            let played = (seed..).find_map(|choice| {
                let party = party(choice);
                match play::<G>(&party, *vantage, seed, STEPS, &mut Honest) {
                    Ok(tally) => tally,
                    Err(difference) => panic!(
                        "{vantage:?} of {party:?}, seed {seed}: {:?}\n{}",
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

fn spies_cannot(ruleset: RulesetId, seats: usize) {
    cannot_be_told_apart::<Spy>(|_| Party {
        ruleset,
        seats,
        house: House::plain(),
    });
}

/// Always the same ones.
fn any_party<G: Game>(choice: u64) -> G::Party {
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
    cannot_be_told_apart::<Captains>(any_party::<Captains>);
}

#[test]
fn worlds_of_notebooks_cannot_be_told_apart() {
    cannot_be_told_apart::<Notebook>(any_party::<Notebook>);
}
