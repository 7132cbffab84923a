//! Who is refused what, and why, at every stage of a round between captains.
//!
//! The stages, in the order of the columns: dealt; Ana is to ask; Dino is to answer; Ana is to pick;
//! the spy is to name a place; the round is over; paused while asking; paused while picking. Hana
//! joined after the deal.

use wire::{
    CaptainsIntent, Intent,
    Refusal::{
        self, AlreadyDone, HostOnly, NotInThisRound, NotNow, NotTheSpy, NotYourTurn, Paused,
        RoundOver,
    },
    RoundIntent, SpyIntent,
};

use super::table::{asking, dealt, naming, picking};
use crate::table::Table;

fn stages() -> [Table; 8] {
    let mut asked = asking();
    asked.ask("Ana", "Dino");
    let mut over = naming();
    over.pass("Goran").pass("Goran");
    let (mut no_asking, mut no_picking) = (asking(), picking());
    no_asking.pause("Ana");
    no_picking.pause("Ana");
    let mut stages = [
        dealt(),
        asking(),
        asked,
        picking(),
        naming(),
        over,
        no_asking,
        no_picking,
    ];
    stages.iter_mut().for_each(|table| {
        table.join("Hana");
    });
    stages
}

fn refusal(word: &str) -> Option<Refusal> {
    match word {
        "ok" => None,
        "now" => Some(NotNow),
        "turn" => Some(NotYourTurn),
        "spy" => Some(NotTheSpy),
        "host" => Some(HostOnly),
        "out" => Some(NotInThisRound),
        "over" => Some(RoundOver),
        "paused" => Some(Paused),
        "done" => Some(AlreadyDone),
        other => panic!("what is {other}?"),
    }
}

/// Each line: who tries, and what comes of it at each stage.
#[track_caller]
fn check(intent: impl Fn(&Table) -> Intent, lines: &[(&str, &str)]) {
    let stages = stages();
    for (who, words) in lines {
        let expected: Vec<_> = words.split_whitespace().map(refusal).collect();
        let outcomes = stages
            .each_ref()
            .map(|table| table.verdict(who, intent(table)).err());
        assert_eq!(outcomes.as_slice(), expected, "{who}");
    }
}

#[test]
fn acting_first() {
    let lines = [
        ("Ana", "ok now now now now over now now"),
        ("Boris", "ok now now now now over now now"),
        ("Cvita", "turn now now now now over now now"),
        ("Goran", "turn now now now now over now now"),
        ("Hana", "out out out out out over out out"),
    ];
    check(
        |t| {
            Intent::Captains(CaptainsIntent::ActFirst {
                round: t.number(),
                whom: t.id("Boris"),
            })
        },
        &lines,
    );
}

#[test]
fn asking_somebody() {
    let lines = [
        ("Ana", "now ok now now now over paused now"),
        ("Boris", "now turn turn now now over paused now"),
        ("Cvita", "now turn turn now now over paused now"),
        ("Goran", "now turn turn now now over paused now"),
        ("Hana", "out out out out out over out out"),
    ];
    let ask = |t: &Table| {
        Intent::Round(RoundIntent::Ask {
            round: t.number(),
            turn: t.turn(),
            whom: t.id("Ema"),
            text: None,
            phrase: None,
        })
    };
    check(ask, &lines);
}

#[test]
fn answering() {
    let lines = [
        ("Dino", "now turn ok now now over paused now"),
        ("Ana", "now turn ok now now over paused now"),
        ("Boris", "now turn turn now now over paused now"),
        ("Goran", "now turn turn now now over paused now"),
        ("Hana", "out out out out out over out out"),
    ];
    let answer = |t: &Table| {
        Intent::Round(RoundIntent::Answer {
            round: t.number(),
            turn: t.turn(),
            text: None,
            phrase: None,
            level: None,
        })
    };
    check(answer, &lines);
}

#[test]
fn finishing_questions() {
    let lines = [
        ("Ana", "now ok ok now now over paused now"),
        ("Boris", "now turn turn now now over paused now"),
        ("Cvita", "now turn turn now now over paused now"),
        ("Hana", "out out out out out over out out"),
    ];
    check(
        |t| {
            Intent::Captains(CaptainsIntent::FinishAsking {
                round: t.number(),
                turn: t.turn(),
            })
        },
        &lines,
    );
}

#[test]
fn picking_and_refusing() {
    let lines = [
        ("Ana", "now now now ok now over now paused"),
        ("Boris", "now now now turn now over now paused"),
        ("Cvita", "now now now turn now over now paused"),
        ("Goran", "now now now turn now over now paused"),
        ("Hana", "out out out out out over out out"),
    ];
    let pick = |t: &Table| {
        Intent::Captains(CaptainsIntent::Pick {
            round: t.number(),
            turn: t.turn(),
            whom: t.id("Ema"),
        })
    };
    check(pick, &lines);
    check(
        |t| {
            Intent::Captains(CaptainsIntent::Refuse {
                round: t.number(),
                turn: t.turn(),
            })
        },
        &lines,
    );
}

#[test]
fn naming_and_passing() {
    let lines = [
        ("Goran", "now now now now ok over now now"),
        ("Ana", "now now now now spy over now now"),
        ("Cvita", "now now now now spy over now now"),
        ("Hana", "out out out out out over out out"),
    ];
    let name = |t: &Table| {
        Intent::Captains(CaptainsIntent::Name {
            round: t.number(),
            captain: t.id("Ana"),
            place: "bank".to_owned(),
        })
    };
    check(name, &lines);
    check(
        |t| {
            Intent::Round(RoundIntent::Pass {
                round: t.number(),
                turn: Some(t.turn()),
            })
        },
        &lines,
    );
    check(
        |t| {
            Intent::Round(RoundIntent::Pass {
                round: t.number(),
                turn: None,
            })
        },
        &lines,
    );
}

#[test]
fn looking_and_being_ready() {
    let lines = [
        ("Ana", "ok now now now now over now now"),
        ("Goran", "ok now now now now over now now"),
        ("Hana", "out out out out out over out out"),
    ];
    check(
        |t| Intent::Round(RoundIntent::Looked { round: t.number() }),
        &lines,
    );
    let lines = [
        ("Ana", "now now now now now ok now now"),
        ("Hana", "now now now now now ok now now"),
    ];
    check(|t| Intent::Ready { round: t.number() }, &lines);
    let lines = [
        ("Ana", "now now now now now done now now"),
        ("Hana", "now now now now now done now now"),
    ];
    check(|t| Intent::NotYet { round: t.number() }, &lines);
}

#[test]
fn what_the_host_does() {
    let others = "host host host host host host host host";
    let lines = [
        ("Ana", "ok ok ok ok ok over paused paused"),
        ("Boris", others),
    ];
    check(
        |t| Intent::Round(RoundIntent::Pause { round: t.number() }),
        &lines,
    );
    let lines = [("Ana", "now now now now now now ok ok"), ("Boris", others)];
    check(
        |t| Intent::Round(RoundIntent::Resume { round: t.number() }),
        &lines,
    );
    let lines = [("Ana", "ok ok ok ok ok over ok ok"), ("Boris", others)];
    check(|t| Intent::AbortRound { round: t.number() }, &lines);
    let lines = [("Ana", "now now now now now ok now now"), ("Boris", others)];
    check(|t| Intent::EndGame { round: t.number() }, &lines);
    check(|t| Intent::NextRound { round: t.number() }, &lines);
    let lines = [
        ("Ana", "now now now now now now now now"),
        ("Boris", others),
    ];
    check(|t| Intent::ToLobby { round: t.number() }, &lines);
    check(|_| Intent::StartRound {}, &lines);
}

// RULES 6.3: no accusations and no early guess.
#[test]
fn what_belongs_to_the_other_game() {
    let never = "now now now now now now now now";
    let lines = [
        ("Ana", never),
        ("Cvita", never),
        ("Goran", never),
        ("Hana", never),
    ];
    let intents: [fn(u32, &Table) -> Intent; 8] = [
        |round, _| Intent::Spy(SpyIntent::StartClock { round }),
        |round, t| {
            Intent::Spy(SpyIntent::Accuse {
                round,
                whom: t.id("Ema"),
            })
        },
        |round, _| {
            Intent::Spy(SpyIntent::Vote {
                round,
                vote: 1,
                agree: true,
            })
        },
        |round, _| Intent::Spy(SpyIntent::Point { round }),
        |round, t| {
            Intent::Spy(SpyIntent::Propose {
                round,
                whom: t.id("Ema"),
            })
        },
        |round, t| {
            Intent::Spy(SpyIntent::Ballot {
                round,
                whom: t.id("Ema"),
            })
        },
        |round, _| Intent::Spy(SpyIntent::Reveal { round }),
        |round, _| {
            Intent::Spy(SpyIntent::Guess {
                round,
                place: "bank".to_owned(),
            })
        },
    ];
    for intent in intents {
        check(|t| intent(t.number(), t), &lines);
    }
}

#[test]
fn before_a_round_there_is_nothing_to_do_in_it() {
    let table = super::table::lobby(&crate::SEVEN);
    let whom = table.id("Boris");
    let intents = [
        Intent::Captains(CaptainsIntent::ActFirst { round: 1, whom }),
        Intent::Captains(CaptainsIntent::Pick {
            round: 1,
            turn: 1,
            whom,
        }),
        Intent::Round(RoundIntent::Pass {
            round: 1,
            turn: None,
        }),
    ];
    for intent in intents {
        assert_eq!(table.verdict("Ana", intent), Err(Refusal::Stale));
    }
}
