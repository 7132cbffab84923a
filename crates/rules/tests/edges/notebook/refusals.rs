//! Who is refused what, and why, at every stage of a round with notebooks.
//!
//! The stages, in the order of the columns: Ana is to open a case; Boris is to play; Ana is to
//! explain; Boris is to place a chip; the round is over; paused while cards are played. Ema joined
//! after the deal.

use wire::{
    CaptainsIntent, Intent, NotebookIntent,
    Refusal::{
        self, ActiveDoesNotVote, HostOnly, NotInThisRound, NotNow, NotYourTurn, Paused, RoundOver,
    },
    RoundIntent, SpyIntent,
};

use super::table::{chips, dealt, evidence, explaining, lobby, over};
use crate::{FOUR, table::Table};

fn stages() -> [Table; 6] {
    let mut paused = evidence();
    paused.pause("Ana");
    let mut stages = [dealt(), evidence(), explaining(), chips(), over(), paused];
    stages.iter_mut().for_each(|table| {
        table.join("Ema");
    });
    stages
}

fn refusal(word: &str) -> Option<Refusal> {
    match word {
        "ok" => None,
        "now" => Some(NotNow),
        "turn" => Some(NotYourTurn),
        "active" => Some(ActiveDoesNotVote),
        "host" => Some(HostOnly),
        "out" => Some(NotInThisRound),
        "over" => Some(RoundOver),
        "paused" => Some(Paused),
        other => panic!("what is {other}?"),
    }
}

/// Each line: who tries, and what comes of it at each stage.
#[track_caller]
fn check(intent: impl Fn(&Table, &str) -> Intent, lines: &[(&str, &str)]) {
    let stages = stages();
    for (who, words) in lines {
        let expected: Vec<_> = words.split_whitespace().map(refusal).collect();
        let outcomes = stages
            .each_ref()
            .map(|table| table.verdict(who, intent(table, who)).err());
        assert_eq!(outcomes.as_slice(), expected, "{who}");
    }
}

fn first_card(table: &Table, who: &str) -> String {
    table.hand(who).into_iter().next().unwrap_or_default()
}

#[test]
fn opening_a_case() {
    let lines = [
        ("Ana", "ok now now now over paused"),
        ("Boris", "turn now now now over paused"),
        ("Cvita", "turn now now now over paused"),
        ("Ema", "out out out out over out"),
    ];
    check(|t, who| t.case(who, "storm"), &lines);
}

#[test]
fn playing_a_card() {
    let lines = [
        ("Ana", "now turn now now over paused"),
        ("Boris", "now ok now now over paused"),
        ("Cvita", "now turn now now over paused"),
        ("Ema", "out out out out over out"),
    ];
    let play = |t: &Table, who: &str| {
        Intent::Notebook(NotebookIntent::Play {
            round: t.number(),
            turn: t.turn(),
            card: first_card(t, who),
        })
    };
    check(play, &lines);
}

#[test]
fn having_explained() {
    let lines = [
        ("Ana", "now now ok now over paused"),
        ("Boris", "now now turn now over paused"),
        ("Cvita", "now now turn now over paused"),
        ("Ema", "out out out out over out"),
    ];
    let explained = |t: &Table, _: &str| {
        Intent::Notebook(NotebookIntent::Explained {
            round: t.number(),
            turn: t.turn(),
        })
    };
    check(explained, &lines);
}

#[test]
fn placing_a_chip() {
    let lines = [
        ("Ana", "now now now active over paused"),
        ("Boris", "now now now ok over paused"),
        ("Cvita", "now now now turn over paused"),
        ("Ema", "out out out out over out"),
    ];
    let chip = |t: &Table, _: &str| {
        Intent::Notebook(NotebookIntent::Chip {
            round: t.number(),
            turn: t.turn(),
            whom: t.id("Dino"),
        })
    };
    check(chip, &lines);
}

#[test]
fn what_the_host_does() {
    let others = "host host host host host host";
    type Act = fn(u32) -> Intent;
    let table: [(Act, &str); 7] = [
        (
            |round| Intent::Round(RoundIntent::Pause { round }),
            "ok ok ok now over paused",
        ),
        (
            |round| Intent::Round(RoundIntent::Resume { round }),
            "now now now now now ok",
        ),
        (|round| Intent::AbortRound { round }, "ok ok ok ok over ok"),
        (|round| Intent::EndGame { round }, "now now now now ok now"),
        (
            |round| Intent::NextRound { round },
            "now now now now ok now",
        ),
        (|round| Intent::ToLobby { round }, "now now now now now now"),
        (|_| Intent::StartRound {}, "now now now now now now"),
    ];
    for (intent, words) in table {
        check(
            |t, _| intent(t.number()),
            &[("Ana", words), ("Boris", others)],
        );
    }
}

#[test]
fn being_ready_for_the_next_round() {
    let lines = [
        ("Ana", "now now now now ok now"),
        ("Ema", "now now now now ok now"),
    ];
    check(|t, _| Intent::Ready { round: t.number() }, &lines);
}

#[test]
fn what_belongs_to_other_games() {
    let never = "now now now now now now";
    let lines = [
        ("Ana", never),
        ("Boris", never),
        ("Cvita", never),
        ("Ema", never),
    ];
    let intents: [fn(u32, &Table) -> Intent; 9] = [
        |round, _| Intent::Round(RoundIntent::Looked { round }),
        |round, _| Intent::Spy(SpyIntent::StartClock { round }),
        |round, t| {
            Intent::Spy(SpyIntent::Accuse {
                round,
                whom: t.id("Dino"),
            })
        },
        |round, _| {
            Intent::Spy(SpyIntent::Vote {
                round,
                vote: 1,
                agree: true,
            })
        },
        |round, t| {
            Intent::Captains(CaptainsIntent::Pick {
                round,
                turn: t.turn(),
                whom: t.id("Dino"),
            })
        },
        |round, t| {
            Intent::Round(RoundIntent::Ask {
                round,
                turn: t.turn(),
                whom: t.id("Dino"),
                text: None,
                phrase: None,
            })
        },
        |round, _| {
            Intent::Round(RoundIntent::Say {
                round,
                text: "Storm?".to_owned(),
            })
        },
        |round, _| Intent::Spy(SpyIntent::Reveal { round }),
        |round, _| Intent::Round(RoundIntent::Pass { round, turn: None }),
    ];
    for intent in intents {
        check(|t, _| intent(t.number(), t), &lines);
    }
}

#[test]
fn what_belongs_to_this_game_is_refused_in_others() {
    let table = Table::asking(FOUR, "Cvita");
    let (round, turn, whom) = (table.number(), table.turn(), table.id("Cvita"));
    let card = "card-1".to_owned();
    let word = "storm".to_owned();
    let intents = [
        Intent::Notebook(NotebookIntent::OpenCase {
            round,
            turn,
            word,
            card: card.clone(),
        }),
        Intent::Notebook(NotebookIntent::Play { round, turn, card }),
        Intent::Notebook(NotebookIntent::Explained { round, turn }),
        Intent::Notebook(NotebookIntent::Chip { round, turn, whom }),
    ];
    for intent in intents {
        assert_eq!(table.verdict("Ana", intent), Err(NotNow));
    }
}

#[test]
fn before_a_round_there_is_nothing_to_do_in_it() {
    let table = lobby(&FOUR);
    let (round, turn, whom) = (1, 1, table.id("Boris"));
    for intent in [
        Intent::Notebook(NotebookIntent::Explained { round, turn }),
        Intent::Notebook(NotebookIntent::Chip { round, turn, whom }),
    ] {
        assert_eq!(table.verdict("Ana", intent), Err(Refusal::Stale));
    }
}
