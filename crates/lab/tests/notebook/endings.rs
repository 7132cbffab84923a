//! Every round ends, every game ends, and what they are worth is what the rules say.

use std::collections::BTreeSet;

use proptest::{prelude::*, strategy::ValueTree, test_runner::TestRunner};
use wire::{Intent, NotebookStepView, Offer, Phase, TimerView};

use crate::{
    cases,
    judge::Judge,
    moves::Move,
    round::{ThisRound, round_of},
    script::{Script, script},
    table::Table,
};

/// Every wait and every step there can be while nobody does anything, eight explanations without a
/// clock included.
const ALONE_MS: u64 = 3 * 60 * 60_000;
const STEPS_MAX: usize = 2_000;

/// A host who paused lets go; after that nobody does anything any more.
fn let_go(table: &mut Table) {
    let round = table.number();
    for seat in table.seats() {
        if table.seat_view(seat).can.open.contains(&Offer::Resume {}) {
            table.act(seat, Intent::Resume { round }).unwrap();
        }
    }
}

fn time_stands_while_the_table_does(round: &ThisRound) {
    let stands = |step: &NotebookStepView| matches!(step.timer, TimerView::Stopped { .. });
    let stands = round.step.as_ref().is_some_and(stands);
    assert_eq!(stands, round.wait.is_some(), "{round:?}");
}

/// Plays a script before the second judge, and says how its rounds ended.
fn judged(script: &Script) -> BTreeSet<String> {
    let mut table = Table::of(script);
    let mut judge = Judge::default();
    let mut endings = BTreeSet::new();
    for each in &script.moves {
        each.make(&mut table);
        for news in table.take_news() {
            judge.watch(&news.record, &news.state);
        }
        let view = table.view();
        let Some(round) = round_of(&view) else {
            continue;
        };
        time_stands_while_the_table_does(round);
        let result = round.result.as_ref();
        endings.extend(result.map(|result| format!("{:?}", result.ending)));
    }
    endings
}

proptest! {
    #![proptest_config(cases(32))]

    #[test]
    fn a_round_that_is_left_alone_ends(script in script(5..80)) {
        let mut table = Table::of(&script);
        script.moves.iter().for_each(|each| each.make(&mut table));
        if !table.in_round() {
            let Some((host, deal)) = table.gather() else { return Ok(()) };
            table.act(host, deal).unwrap();
        }
        let_go(&mut table);
        let end_ms = table.now_ms + ALONE_MS;
        while table.in_round() && table.now_ms < end_ms {
            let due_in = table.due_in().expect("a round always wakes again");
            table.wait(due_in);
        }
        prop_assert!(!table.in_round(), "still on: {:?}", table.view());
    }

    #[test]
    fn every_random_game_ends(script in script(60..120)) {
        let mut table = Table::of(&script);
        for each in script.moves.iter().cycle().take(STEPS_MAX) {
            if table.state.phase() == Phase::GameOver {
                break;
            }
            if matches!(each, Move::Play { .. } | Move::WaitUntilDue) {
                each.make(&mut table);
            }
        }
        prop_assert_eq!(table.state.phase(), Phase::GameOver);
        prop_assert_eq!(table.view().rounds_played, script.rounds);
    }

    #[test]
    fn rounds_run_and_score_by_the_rules(script in script(40..250)) {
        judged(&script);
    }
}

// Without it the judge might never have been asked.
#[test]
fn random_rounds_end_in_every_way() {
    let mut runner = TestRunner::deterministic();
    let scripts = script(200..400);
    let mut script = || scripts.new_tree(&mut runner).unwrap().current();
    let mut endings = BTreeSet::new();
    for _ in 0..1_000 {
        endings.extend(judged(&script()));
        // All but the one for which everybody has to let three minutes pass.
        if endings.iter().filter(|e| !e.contains("NoWord")).count() == 6 {
            return;
        }
    }
    panic!("only {endings:?}");
}
