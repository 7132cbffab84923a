//! What is proven of every game, by random games of it.

mod chance;
mod endings;
mod frames;
mod hostile;
mod leaks;
mod offers;
mod replay;

use std::env;

use proptest::{
    prelude::*,
    strategy::ValueTree,
    test_runner::{Config, TestCaseError, TestRunner},
};

pub use chance::what_is_sealed_follows_from_chance_alone;
pub(crate) use endings::let_go;
pub use endings::{
    a_round_that_is_left_alone_ends, every_random_game_ends, random_rounds_end_in_every_way,
    rounds_run_and_score_by_the_rules,
};
pub use frames::{what_is_hidden_cannot_be_measured, what_is_shown_changes_only_when_it_is_said};
pub use hostile::no_command_makes_a_table_panic;
pub use leaks::{
    cannot_tell_two_worlds_apart, planted_leaks_are_caught, the_viewers_look_at_whole_rounds,
};
pub use offers::{
    nothing_is_accepted_from_a_seat_that_is_not_there, offered_intents_are_accepted_and_no_others,
};
pub use replay::replay_equals_live;

use crate::{
    Game,
    script::{Script, script},
};

/// So many games, whichever game it is. A failure worth keeping becomes a named test, so no seed files
/// are written.
pub fn cases(games: u32) -> Config {
    Config {
        cases: scaled(games),
        failure_persistence: None,
        max_shrink_iters: 200,
        ..Config::default()
    }
}

/// `LAB_SCALE` makes all proofs longer or shorter alike: 0.1 plays a tenth of all games.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a number of games, and a wrong one is seen at once"
)]
pub fn scaled(games: u32) -> u32 {
    let scale = env::var("LAB_SCALE").map_or(1.0, |scale| scale.parse().expect("a factor"));
    (f64::from(games) * scale).ceil().max(1.0) as u32
}

/// Shows a fact by so many random games.
pub fn show<S: Strategy>(games: u32, of: S, fact: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    let shown = TestRunner::new(cases(games)).run(&of, fact);
    if let Err(otherwise) = shown {
        panic!("{otherwise}");
    }
}

/// So many games, always the same ones.
fn the_same<G: Game>(
    games: usize,
    moves: std::ops::Range<usize>,
) -> impl Iterator<Item = Script<G>> {
    let mut runner = TestRunner::deterministic();
    let scripts = script::<G>(moves);
    (0..games).map(move |_| scripts.new_tree(&mut runner).unwrap().current())
}

/// The facts that every game shows, as tests.
#[macro_export]
macro_rules! proofs {
    ($game:ty) => {
        #[test]
        fn replay_equals_live() {
            $crate::proofs::replay_equals_live::<$game>();
        }

        #[test]
        fn offered_intents_are_accepted_and_no_others() {
            $crate::proofs::offered_intents_are_accepted_and_no_others::<$game>();
        }

        #[test]
        fn nothing_is_accepted_from_a_seat_that_is_not_there() {
            $crate::proofs::nothing_is_accepted_from_a_seat_that_is_not_there::<$game>();
        }

        #[test]
        fn no_command_makes_a_table_panic() {
            $crate::proofs::no_command_makes_a_table_panic::<$game>();
        }

        #[test]
        fn what_is_hidden_cannot_be_measured() {
            $crate::proofs::what_is_hidden_cannot_be_measured::<$game>();
        }

        #[test]
        fn what_is_shown_changes_only_when_it_is_said() {
            $crate::proofs::what_is_shown_changes_only_when_it_is_said::<$game>();
        }

        #[test]
        fn a_round_that_is_left_alone_ends() {
            $crate::proofs::a_round_that_is_left_alone_ends::<$game>();
        }

        #[test]
        fn every_random_game_ends() {
            $crate::proofs::every_random_game_ends::<$game>();
        }

        #[test]
        fn rounds_run_and_score_by_the_rules() {
            $crate::proofs::rounds_run_and_score_by_the_rules::<$game>();
        }

        #[test]
        fn random_rounds_end_in_every_way() {
            $crate::proofs::random_rounds_end_in_every_way::<$game>();
        }

        #[test]
        fn planted_leaks_are_caught() {
            $crate::proofs::planted_leaks_are_caught::<$game>();
        }

        #[test]
        fn what_is_sealed_follows_from_chance_alone() {
            $crate::proofs::what_is_sealed_follows_from_chance_alone::<$game>();
        }

        #[test]
        fn the_viewers_look_at_whole_rounds() {
            $crate::proofs::the_viewers_look_at_whole_rounds::<$game>();
        }
    };
}
