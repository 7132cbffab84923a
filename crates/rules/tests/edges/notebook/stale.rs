//! Taps that arrive late hit nothing: an intent names its round, and in turn its turn.

use wire::{Intent, NotebookIntent, Phase, Refusal::Stale, RoundIntent};

use super::table::{chips, dealt, evidence, explaining};
use crate::{FOUR, table::Table};

/// The intents of a player in turn, for the turn that it is now.
fn taps(table: &Table) -> Vec<Intent> {
    let (round, turn) = (table.number(), table.turn());
    let card = table.hand(table.in_turn()).remove(0);
    let (whom, word) = (table.id("Cvita"), "storm".to_owned());
    vec![
        Intent::Notebook(NotebookIntent::OpenCase {
            round,
            turn,
            word,
            card: card.clone(),
        }),
        Intent::Notebook(NotebookIntent::Play { round, turn, card }),
        Intent::Notebook(NotebookIntent::Explained { round, turn }),
        Intent::Notebook(NotebookIntent::Chip { round, turn, whom }),
    ]
}

#[track_caller]
fn assert_stale(table: &Table, taps: &[Intent]) {
    for who in FOUR {
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
    let mut table = dealt();
    let steps: [fn(&mut Table) -> &mut Table; 9] = [
        |t| t.wait_s(180),
        |t| t.open_blank("Boris", "storm", "Dino"),
        |t| t.play("Cvita"),
        |t| t.wait_s(90),
        |t| t.play_all(),
        |t| t.explain("Boris"),
        |t| t.explain_all(),
        |t| t.chip("Cvita", "Dino"),
        |t| t.wait_s(60),
    ];
    for step in steps {
        let before = taps(&table);
        step(&mut table);
        assert_stale(&table, &before);
    }
    assert_eq!((table.phase(), table.in_turn()), (Phase::Chips, "Ana"));
}

#[test]
fn taps_of_an_earlier_round_are_stale() {
    for mut table in [evidence(), explaining(), chips()] {
        let round = table.number();
        let mut before = taps(&table);
        before.extend([
            Intent::Round(RoundIntent::Pause { round }),
            Intent::AbortRound { round },
            Intent::NextRound { round },
        ]);
        table.abort("Ana").deal_drawn();
        assert_stale(&table, &before);
    }
}

// With three left, Cvita plays again after Dino and Ana.
#[test]
fn a_double_tap_does_not_play_a_second_card() {
    let mut table = evidence();
    let (round, turn) = (table.number(), table.turn());
    let card = table.hand("Boris").remove(1);
    table.play("Boris");
    table.refused(Stale).act(
        "Boris",
        Intent::Notebook(NotebookIntent::Play { round, turn, card }),
    );
}

#[test]
fn a_double_tap_on_explained_does_not_end_the_talk() {
    let mut table = dealt();
    table.abort("Ana").end_game("Ana").reopen_lobby("Ana");
    let boris = table.id("Boris");
    table.set(|s| (s.notebook.discussion, s.starter) = (true, Some(boris)));
    table.deal_drawn().open_case("Boris", "storm").play_all();
    for who in ["Boris", "Cvita", "Dino"] {
        table.explain(who);
    }
    let (round, turn) = (table.number(), table.turn());
    table.explain("Ana");
    table.refused(Stale).act(
        "Boris",
        Intent::Notebook(NotebookIntent::Explained { round, turn }),
    );
    assert_eq!(table.phase(), Phase::Explaining);
}

// RULES 9, row 2: no grace.
#[test]
fn row_02_a_tap_at_the_very_end_of_the_time_is_too_late() {
    let mut table = chips();
    let (round, turn, whom) = (table.number(), table.turn(), table.id("Cvita"));
    let tap = Intent::Notebook(NotebookIntent::Chip { round, turn, whom });
    table.wait_ms(59_999);
    assert_eq!(table.verdict("Boris", tap.clone()), Ok(()));
    table.wait_ms(1).refused(Stale).act("Boris", tap);
}
