//! What things are worth by house rules (RULES 8, `score`; RULES 8.1, TT-a).

use serde_json::{Value, json};
use wire::{
    Ending,
    RulesetId::{self, FilmNight, Spijun, TimeTravel},
};

use crate::{
    FOUR, THREE,
    pack::{BANK, ZOO},
    table::{MIDDLE, Table},
};

/// The points of a round of four that Boris is the spy of.
#[track_caller]
fn worth(ruleset: RulesetId, changes: Value, play: impl Fn(&mut Table), points: [i32; 4]) {
    let mut table = Table::by_house(ruleset, FOUR, "Boris", changes);
    play(&mut table);
    let earned: Vec<i32> = table.points().iter().map(|(_, points)| *points).collect();
    assert_eq!(earned, points);
}

fn caught(table: &mut Table) {
    table.accuse("Ana", "Boris").all_agree();
}

fn wrong(table: &mut Table) {
    table.accuse("Ana", "Cvita").all_agree();
}

#[test]
fn a_victory_of_the_agents_is_worth_what_the_house_says() {
    worth(Spijun, json!({"score.civ": 3}), caught, [4, 0, 3, 3]);
    worth(Spijun, json!({"score.civ": 0}), caught, [1, 0, 0, 0]);
}

#[test]
fn a_spy_who_leaves_forfeits_as_much() {
    let leaves = |table: &mut Table| {
        table.leave("Boris");
    };
    worth(Spijun, json!({"score.civ": 3}), leaves, [3, 0, 3, 3]);
}

#[test]
fn the_accuser_has_the_bonus_that_the_house_pays() {
    worth(Spijun, json!({"score.bonusMid": 3}), caught, [4, 0, 1, 1]);
    worth(Spijun, json!({"score.bonusMid": 0}), caught, [1, 0, 1, 1]);
}

#[test]
fn a_bonus_of_nothing_is_nobodys() {
    let mut table = Table::by_house(Spijun, FOUR, "Boris", json!({"score.bonusMid": 0}));
    caught(&mut table);
    let by = Some(table.id("Ana"));
    assert_eq!(table.ending(), Ending::SpyConvicted { by, bonus: None });
}

// RULES 8.1, X1.
#[test]
fn the_bonus_may_go_to_whoever_accused_the_spy_first() {
    let second = |table: &mut Table| {
        table.fails_to_convict("Ana", "Boris");
        table.accuse("Cvita", "Boris").all_agree();
    };
    worth(Spijun, json!({}), second, [1, 0, 2, 1]);
    let first = json!({"score.bonusMidTo": "firstAccuser"});
    worth(Spijun, first, second, [2, 0, 1, 1]);
}

#[test]
fn the_proposer_has_the_bonus_that_the_house_pays() {
    let proposed = |table: &mut Table| {
        table.fails_to_convict("Dino", "Boris").time_up();
        table.propose("Ana", "Boris").all_agree();
    };
    worth(
        Spijun,
        json!({"score.bonusTimeup": 3}),
        proposed,
        [4, 0, 1, 1],
    );
    worth(
        Spijun,
        json!({"score.bonusTimeup": 0}),
        proposed,
        [1, 0, 1, 1],
    );
    let first = json!({"score.bonusTimeupTo": "firstAccuser"});
    worth(Spijun, first, proposed, [1, 0, 1, 2]);
}

// RULES 8.1, TT-a, the lenient reading.
#[test]
fn the_first_accuser_may_be_paid_after_time_up_too() {
    let by_hands = |table: &mut Table| {
        table.fails_to_convict("Dino", "Boris").time_up();
        table.all_refuse().all_agree();
    };
    worth(TimeTravel, json!({}), by_hands, [1, 0, 1, 1]);
    let lenient = json!({"score.bonusTimeup": 1});
    worth(TimeTravel, lenient.clone(), by_hands, [1, 0, 1, 2]);
    let nobody = |table: &mut Table| {
        table.time_up().all_refuse().all_agree();
    };
    worth(TimeTravel, lenient, nobody, [1, 0, 1, 1]);
}

#[test]
fn naming_the_place_is_worth_what_the_house_says() {
    let named = |table: &mut Table| {
        table.guess("Boris", BANK);
    };
    worth(Spijun, json!({"score.spyGuess": 9}), named, [0, 9, 0, 0]);
    let missed = |table: &mut Table| {
        table.guess("Boris", ZOO);
    };
    worth(Spijun, json!({"score.guessWrong": 3}), missed, [3, 0, 3, 3]);
}

#[test]
fn an_innocent_convict_is_worth_what_the_house_says() {
    let mid = json!({"score.spyMidWrong": 7});
    worth(Spijun, mid.clone(), wrong, [0, 7, 0, 0]);
    let late = |table: &mut Table| {
        table.time_up().propose("Ana", "Cvita").all_agree();
    };
    worth(Spijun, mid, late, [0, 4, 0, 0]);
    let timeup = json!({"score.spyTimeupWrong": 6});
    worth(Spijun, timeup.clone(), late, [0, 6, 0, 0]);
    worth(Spijun, timeup, wrong, [0, 4, 0, 0]);
}

#[test]
fn a_spy_whom_nobody_convicts_has_what_the_house_says() {
    let none = json!({"timeup.procedure": "none", "score.spyTimeupNone": 5});
    let quiet = |table: &mut Table| {
        table.time_up();
    };
    worth(Spijun, none, quiet, [0, 5, 0, 0]);
    let ballot = |table: &mut Table| {
        table.time_up().wait_s(60);
    };
    worth(
        FilmNight,
        json!({"score.spyTimeupNone": 5}),
        ballot,
        [0, 5, 0, 0],
    );
}

#[test]
fn the_card_in_the_middle_is_worth_what_the_house_says() {
    for (spy, rules, points) in [
        (MIDDLE, json!({"score.middleIsSpy": 3}), [3, 3, 3]),
        ("Boris", json!({"score.middleIsLocation": 5}), [0, 5, 0]),
    ] {
        let mut table = Table::by_house(TimeTravel, THREE, spy, rules);
        table.point("Ana").all_agree();
        let earned: Vec<i32> = table.points().iter().map(|(_, points)| *points).collect();
        assert_eq!(earned, points);
    }
}
