//! Taps that arrive late hit nothing: an intent names its round, and in turn its turn.

use wire::{CaptainsIntent, Intent, Phase, Refusal::Stale, RoundIntent};

use super::{
    moves::NOBODY,
    table::{asking, naming, picking},
};
use crate::table::Table;

/// The intents of a captain in turn, for the turn that it is now.
fn taps(table: &Table) -> Vec<Intent> {
    let (round, turn) = (table.number(), table.turn());
    let whom = table.id("Filip");
    vec![
        Intent::Round(RoundIntent::Ask {
            round,
            turn,
            whom,
            text: None,
            phrase: None,
        }),
        Intent::Round(RoundIntent::Answer {
            round,
            turn,
            text: None,
            phrase: None,
            level: None,
        }),
        Intent::Captains(CaptainsIntent::FinishAsking { round, turn }),
        Intent::Captains(CaptainsIntent::Pick { round, turn, whom }),
        Intent::Captains(CaptainsIntent::Refuse { round, turn }),
        Intent::Round(RoundIntent::Pass {
            round,
            turn: Some(turn),
        }),
    ]
}

#[track_caller]
fn assert_stale(table: &Table, taps: &[Intent]) {
    for who in ["Ana", "Boris", "Dino", "Goran"] {
        for tap in taps {
            assert_eq!(
                table.verdict(who, tap.clone()),
                Err(Stale),
                "{who}: {tap:?}"
            );
        }
    }
}

#[test]
fn every_step_makes_earlier_taps_stale() {
    let mut table = asking();
    let steps: [fn(&mut Table) -> &mut Table; 11] = [
        |t| t.ask("Ana", "Dino"),
        |t| t.answer("Dino"),
        |t| t.ask("Ana", "Goran"),
        |t| t.wait_s(45),
        |t| t.wait_s(45),
        |t| t.finish_asking("Boris"),
        |t| t.pick("Ana", "Cvita"),
        |t| t.wait_s(90),
        |t| t.finish_asking("Ana"),
        |t| t.refuse("Ana"),
        |t| t.pass("Goran"),
    ];
    for step in steps {
        let before = taps(&table);
        step(&mut table);
        assert_stale(&table, &before);
    }
    assert_eq!(table.to_be_named(), "Boris");
}

#[test]
fn taps_of_an_earlier_round_are_stale() {
    let mut table = picking();
    let (round, whom) = (table.number(), table.id("Ana"));
    let mut before = taps(&table);
    before.extend([
        Intent::Captains(CaptainsIntent::ActFirst { round, whom }),
        Intent::Round(RoundIntent::Looked { round }),
        Intent::Round(RoundIntent::Pass { round, turn: None }),
        Intent::Round(RoundIntent::Pause { round }),
        Intent::AbortRound { round },
        Intent::Captains(CaptainsIntent::Name {
            round,
            captain: whom,
            place: "bank".to_owned(),
        }),
    ]);
    table.abort("Ana").deal_drawn();
    assert_stale(&table, &before);
}

// Ana goes on alone, so her next step follows at once.
#[test]
fn a_double_tap_does_not_skip_the_next_step() {
    let mut table = picking();
    table.team_up(&[("Ana", "Cvita"), ("Boris", NOBODY)]);
    let (round, turn) = (table.number(), table.turn());
    table.finish_asking("Ana");
    table.refused(Stale).act(
        "Ana",
        Intent::Captains(CaptainsIntent::FinishAsking { round, turn }),
    );
    let (turn, whom) = (table.turn(), table.id("Dino"));
    table.pick("Ana", "Dino").refused(Stale).act(
        "Ana",
        Intent::Captains(CaptainsIntent::Pick { round, turn, whom }),
    );
    assert_eq!((table.phase(), table.acting()), (Phase::Asking, "Ana"));
}

#[test]
fn a_double_pass_does_not_give_the_second_place_away() {
    let mut table = naming();
    let (round, turn) = (table.number(), Some(table.turn()));
    table.act("Goran", Intent::Round(RoundIntent::Pass { round, turn }));
    table
        .refused(Stale)
        .act("Goran", Intent::Round(RoundIntent::Pass { round, turn }));
    assert_eq!(table.to_be_named(), "Boris");
}

// RULES 9, row 2: no grace.
#[test]
fn row_02_a_tap_at_the_very_end_of_the_time_is_too_late() {
    let mut table = picking();
    let (round, turn, whom) = (table.number(), table.turn(), table.id("Cvita"));
    let tap = Intent::Captains(CaptainsIntent::Pick { round, turn, whom });
    table.wait_ms(89_999);
    assert_eq!(table.verdict("Ana", tap.clone()), Ok(()));
    table.wait_ms(1).refused(Stale).act("Ana", tap);
}
