//! An agent leaves for good, and the spy among them (RULES 9, row 44).

use wire::{CaptainsEnding, Happened, Phase, Refusal::NoSuchSeat};

use super::{
    moves::NOBODY,
    table::{asking, dealt, lobby, naming, picking, side},
};
use crate::{SEVEN, pack::BANK, table::Table};

#[test]
fn row_44_an_agent_who_left_is_neither_asked_nor_picked() {
    let mut table = dealt();
    table.leave("Dino").act_first("Ana", "Ana");
    assert_eq!(table.free(), ["Cvita", "Ema", "Filip", "Goran"]);
    table.refused(NoSuchSeat).ask("Ana", "Dino");
    table.stop_asking().refused(NoSuchSeat).pick("Ana", "Dino");
}

#[test]
fn row_44_the_question_to_an_agent_who_leaves_lapses() {
    let mut table = asking();
    table.wait_s(10).ask("Ana", "Dino").wait_s(10).leave("Dino");
    assert_eq!((table.acting(), table.owes()), ("Ana", None));
    assert_eq!(table.step_left_ms(), 45_000);
    table.hear("Ana", "Cvita");
}

#[test]
fn row_44_asking_ends_when_those_who_are_left_were_heard() {
    let mut table = asking();
    table
        .hear("Ana", "Cvita")
        .hear("Ana", "Dino")
        .hear("Ana", "Ema");
    table.leave("Filip");
    assert_eq!(table.acting(), "Ana");
    table.leave("Goran");
    assert_eq!(table.acting(), "Boris");
}

#[test]
fn row_44_a_question_may_be_the_last_one_because_others_left() {
    let mut table = asking();
    table
        .hear("Ana", "Cvita")
        .hear("Ana", "Ema")
        .ask("Ana", "Dino");
    table.leave("Filip").leave("Goran");
    assert_eq!((table.acting(), table.owes()), ("Ana", Some("Dino")));
    table.answer("Dino");
    assert_eq!(table.acting(), "Boris");
}

#[test]
fn row_44_a_picked_agent_who_leaves_still_counts_for_the_captain() {
    let mut table = picking();
    table.pick("Ana", "Cvita").pick("Boris", "Dino");
    table.leave("Cvita").leave("Dino");
    assert_eq!(
        (table.team("Ana"), table.team("Boris")),
        (vec!["Cvita"], vec!["Dino"])
    );
    table.team_up(&[("Ana", NOBODY), ("Boris", NOBODY)]);
    table.pass("Goran").pass("Goran");
    assert_eq!(table.earned(), [("Ana", 1), ("Boris", -1)]);
}

// An agent's own point goes with the agent, as every leaver's share does.
#[test]
fn row_44_an_agent_who_left_gets_nothing() {
    let mut table = picking();
    table
        .pick("Ana", "Cvita")
        .pick("Boris", "Ema")
        .leave("Cvita");
    table.team_up(&[("Ana", NOBODY), ("Boris", NOBODY)]);
    table.pass("Goran").pass("Goran");
    assert_eq!(table.earned(), [("Ana", 1), ("Boris", 1), ("Ema", 1)]);
}

#[test]
fn row_44_without_the_spy_both_captains_score_normally() {
    let mut table = asking();
    table.leave("Goran");
    let picks = [
        ("Ana", "Cvita"),
        ("Boris", "Ema"),
        ("Ana", "Filip"),
        ("Boris", NOBODY),
    ];
    table.team_up(&picks);
    assert_eq!(table.phase(), Phase::Asking);
    table.team_up(&[("Ana", NOBODY)]);
    assert_eq!(table.how(), CaptainsEnding::TeamsComplete {});
    assert_eq!(table.earned(), [("Boris", 1), ("Cvita", 1), ("Ema", 1)]);
    assert_eq!(
        (table.view().rounds_played, table.outcome().named),
        (1, vec![])
    );
}

// RULES 6.4. While a spy sits among them, the last agent cannot be picked without naming.
#[test]
fn row_44_without_the_spy_the_round_ends_when_no_agent_is_left() {
    let mut table = asking();
    table.leave("Goran");
    let picks = [
        ("Ana", "Cvita"),
        ("Boris", "Ema"),
        ("Ana", "Dino"),
        ("Boris", "Filip"),
    ];
    table.team_up(&picks);
    assert_eq!(table.how(), CaptainsEnding::NoAgentLeft {});
    let points = [
        ("Ana", 2),
        ("Boris", 2),
        ("Cvita", 1),
        ("Dino", 1),
        ("Ema", 1),
        ("Filip", 1),
    ];
    assert_eq!(table.earned(), points);
}

#[test]
fn row_44_the_round_ends_when_the_last_agent_leaves() {
    let mut table = picking();
    let picks = [
        ("Ana", "Cvita"),
        ("Boris", "Ema"),
        ("Ana", "Dino"),
        ("Boris", "Filip"),
    ];
    table.team_up(&picks).ask("Ana", "Goran").leave("Goran");
    assert_eq!(table.how(), CaptainsEnding::NoAgentLeft {});
    let mut table = dealt();
    for agent in ["Cvita", "Dino", "Ema", "Filip", "Goran"] {
        table.leave(agent);
    }
    assert_eq!(table.phase(), Phase::Dealt);
    table.act_first("Boris", "Ana");
    assert_eq!(table.how(), CaptainsEnding::NoAgentLeft {});
    assert_eq!(table.earned(), []);
}

#[test]
fn row_44_a_spy_who_leaves_while_naming_gets_nothing() {
    let mut table = picking();
    table.pick("Ana", "Cvita").pick("Boris", "Goran");
    table.call("Goran", "Boris", "zoo").leave("Goran");
    let by = table.id("Boris");
    assert_eq!(table.how(), CaptainsEnding::SpyPicked { by });
    assert_eq!(table.earned(), [("Ana", 1), ("Cvita", 1)]);
    assert_eq!(table.outcome().named.len(), 1);
}

#[test]
fn row_44_other_agents_may_leave_while_the_spy_names_places() {
    let mut table = naming();
    let step = table.step();
    table.leave("Cvita").leave("Ema");
    assert_eq!(table.step(), step);
}

/// Everything that all can see of a course that Goran leaves, as the spy or as Boris's agent.
fn sights_of_goran_leaving(spy: &'static str, course: &[&str]) -> Vec<wire::TableView> {
    let mut table = lobby(&SEVEN);
    table.want_captains("Ana", "Boris");
    let swapped = |who: &str| match who {
        "Goran" if spy != "Goran" => side(spy),
        who if who == spy => None,
        who => side(who),
    };
    table.deal_sides(swapped);
    let mut sights = vec![table.view()];
    for step in course {
        step_on(&mut table, step);
        sights.push(table.view());
    }
    sights
}

fn step_on(table: &mut Table, step: &str) {
    match step.split_once(' ') {
        Some(("leave", who)) => table.leave(who),
        Some(("first", who)) => table.act_first("Ana", who),
        Some(("ask", who)) => table.ask(table.acting(), who),
        Some(("pick", who)) => table.team_up(&[(table.pick_next(), who)]),
        Some(("wait", seconds)) => table.wait_s(seconds.parse().expect("seconds")),
        _ => panic!("{step}"),
    };
}

impl Table {
    /// Who picks next once all questions are over.
    fn pick_next(&self) -> &'static str {
        let mut ahead = self.clone();
        ahead.stop_asking();
        ahead.acting()
    }
}

#[test]
fn row_44_a_spy_who_leaves_is_missed_no_more_than_any_agent() {
    let courses: [&[&str]; 5] = [
        &["leave Goran", "first Ana", "wait 200"],
        &["first Boris", "leave Goran", "wait 100"],
        &[
            "first Ana",
            "ask Goran",
            "leave Goran",
            "ask Cvita",
            "wait 300",
        ],
        &[
            "first Ana",
            "pick Cvita",
            "leave Goran",
            "wait 60",
            "pick Dino",
        ],
        &[
            "first Ana",
            "pick Cvita",
            "pick Dino",
            "ask Goran",
            "wait 10",
            "leave Goran",
        ],
    ];
    for course in courses {
        let [spy, agent] = ["Goran", "Ema"].map(|spy| sights_of_goran_leaving(spy, course));
        assert_eq!(spy, agent, "{course:?}");
    }
}

#[test]
fn whoever_returns_after_leaving_is_a_new_seat_without_a_card() {
    let mut table = asking();
    let old = table.id("Dino");
    table.leave("Dino").join("Dino");
    assert_ne!(table.id("Dino"), old);
    assert_eq!(table.held("Dino"), None);
    let left = table.last_happened().into_iter();
    let left = left.filter(|what| matches!(what, Happened::Left { seat, .. } if *seat == old));
    assert_eq!(left.count(), 1);
    table.abort("Ana");
    let places = table.outcome().captains.map(|captain| captain.place);
    assert_eq!(places[0], BANK);
}
