//! Every round ends, every game ends, and what they are worth is what the rules say.

use proptest::prelude::*;
use wire::{Intent, Offer, Parameter, Phase, TimerView};

use crate::{
    cases,
    referee::Referee,
    rulebook::changed,
    script::{Move, party, script},
    table::{Table, spy_round},
};

/// Half an hour of marks, and every wait and vote there can be, several times over.
const TICKS_MAX: usize = 600;
const STEPS_MAX: usize = 2_000;

/// Nobody does anything any more but look at the card; a host who paused lets go.
fn everybody_looks(table: &mut Table) {
    let round = spy_round(&table.view()).map_or(0, |r| r.number);
    for seat in table.seats() {
        for offer in table.seat_view(seat).can.open {
            match offer {
                Offer::Looked {} => table.act(seat, Intent::Looked { round }).unwrap(),
                Offer::Resume {} => table.act(seat, Intent::Resume { round }).unwrap(),
                _ => {}
            }
        }
    }
}

/// Phones see their own vote exactly while it counts.
fn own_votes_are_those_counted(table: &Table) {
    let view = table.view();
    let vote = spy_round(&view).and_then(|r| r.vote.as_ref());
    let ballot = spy_round(&view).and_then(|r| r.ballot.as_ref());
    for seat in table.seats() {
        let counted = vote.is_some_and(|v| v.voted.contains(&seat));
        let own = table.seat_view(seat);
        let own = own.spy().cloned().unwrap_or_default();
        assert_eq!(own.voted.is_some(), counted, "seat {seat} in {vote:?}");
        let counted = ballot.is_some_and(|b| b.voted.contains(&seat));
        assert_eq!(own.ballot.is_some(), counted, "seat {seat} in {ballot:?}");
    }
}

/// RULES 1: the clock runs only while questions go round, or, where a house wants it, while the table
/// votes in between.
fn the_clock_runs_only_for_questions(table: &Table) {
    let view = table.view();
    let Some(round) = spy_round(&view) else {
        return;
    };
    let runs_on = Parameter::Word("running".to_owned());
    let runs = matches!(round.clock, TimerView::Running { .. });
    let must_run = match view.phase {
        Phase::Questions => round.wait.is_none(),
        Phase::Vote => changed(&view.settings, "vote.clock") == Some(&runs_on),
        _ => false,
    };
    assert_eq!(runs, must_run, "{round:?}");
}

fn watch(referee: &mut Referee, table: &mut Table) {
    let news = table.take_news();
    let events = news.iter().flat_map(|news| &news.record.events);
    events.for_each(|event| referee.watch(event));
}

/// Moves that a table of attentive players makes.
fn attentive() -> impl Strategy<Value = Vec<Move>> {
    let play = (0..10_usize, 0..1_000_usize);
    let each = prop_oneof![
        5 => play.prop_map(|(seat, choice)| Move::Play { seat, choice }),
        1 => Just(Move::WaitUntilDue),
    ];
    prop::collection::vec(each, 60..120)
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn a_round_that_is_left_alone_ends(script in script(5..80)) {
        let mut table = Table::of(&script);
        script.moves.iter().for_each(|each| each.make(&mut table));
        if !table.in_round() {
            let Some((host, deal)) = table.gather() else { return Ok(()) };
            table.act(host, deal).unwrap();
        }
        everybody_looks(&mut table);
        for _ in 0..TICKS_MAX {
            if !table.in_round() {
                return Ok(());
            }
            let due_in = table.due_in().expect("a round always wakes again");
            table.wait(due_in);
        }
        prop_assert!(false, "still on: {:?}", table.view());
    }

    #[test]
    fn every_random_game_ends(
        (seed, party, rounds, moves) in (any::<u64>(), party(), 1..=3_u8, attentive())
    ) {
        let mut table = Table::hosting(seed, &party);
        table.set(|settings| settings.rounds = Some(rounds));
        let mut referee = Referee::new(table.view().settings);
        let steps = moves.iter().cycle().take(STEPS_MAX);
        for each in steps {
            watch(&mut referee, &mut table);
            if table.state.phase() == Phase::GameOver {
                let view = table.view();
                let deciding = u8::from(!view.tied.is_empty());
                prop_assert_eq!(view.rounds_played, rounds + deciding);
                return Ok(());
            }
            each.make(&mut table);
        }
        prop_assert!(false, "still on: {:?}", table.view());
    }

    #[test]
    fn rounds_run_and_score_by_the_rules(script in script(40..250)) {
        let mut table = Table::of(&script);
        let mut referee = Referee::new(table.view().settings);
        for each in &script.moves {
            each.make(&mut table);
            watch(&mut referee, &mut table);
            own_votes_are_those_counted(&table);
            the_clock_runs_only_for_questions(&table);
        }
    }
}
