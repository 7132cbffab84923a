//! Every parameter can be changed, and a change is in force for every number of players.

use std::collections::BTreeSet;

use rules::spy::preset;
use serde_json::{Value, json};
use wire::{
    Refusal::{BadPlayers, TooFewPlayers, TooManyPlayers, VoteNeedsThree},
    RulesetId::{Indictment, Spijun, TimeTravel},
    VariantId,
};

use crate::{EIGHT, FOUR, THREE, TWO, houses::refuses, pack::BANK, table::Table};

/// For each parameter another value than `spijun` has, with what it takes to make sense.
fn changes() -> Vec<Value> {
    let mut all = vec![
        json!({"players.min": 4}),
        json!({"players.max": 12}),
        json!({"variantByCount": true}),
        json!({"middleCards": 1}),
        json!({"theme": "films"}),
        json!({"roles": false}),
        json!({"rolePlay": true}),
        json!({"locationReuse": true}),
        json!({"rounds": 3}),
        json!({"durationMin": [{"playersUpTo": 5, "minutes": 9}]}),
        json!({"starterFirst": "host"}),
        json!({"starterNext": "host"}),
        json!({"question.askBack": true}),
        json!({"question.followUps": true}),
        json!({"question.aboutLocation": "expected"}),
        json!({"question.answerObligatory": true}),
        json!({"accuse.who": "nonSpies"}),
        json!({"accuse.perRound": 0}),
        json!({"accuse.resolution": "reveal"}),
        json!({"accuse.sameSuspectAgain": false}),
        json!({"point": true, "middleCards": 1}),
        json!({"vote.eligible": "all", "vote.threshold": "majority"}),
        json!({"vote.accuserVote": "cast"}),
        json!({"vote.threshold": "majority"}),
        json!({"vote.order": "clockwise"}),
        json!({"vote.ballots": "secret"}),
        json!({"vote.shortCircuit": true}),
        json!({"vote.clock": "running"}),
        json!({"vote.discussion": true}),
        json!({"guess.whileRunning": false}),
        json!({"guess.duringVote": true}),
        json!({"guess.afterTimeup": true}),
        json!({"guess.consultList": false}),
        json!({"guess.attempts": 3}),
        json!({"timeup.procedure": "none"}),
        json!({"timeup.discussion": false}),
        json!({"timeup.deciders": "civilians"}),
        json!({"score.bonusMidTo": "firstAccuser"}),
        json!({"score.bonusTimeupTo": "firstAccuser"}),
        json!({"tieBreak": "decidingRound"}),
    ];
    for (name, _) in of_spijun() {
        if name.starts_with("limits.") || name.starts_with("score.") && !name.ends_with("To") {
            let number = if name.starts_with("limits.") {
                7_000
            } else {
                7
            };
            all.push(json!({name: number}));
        }
    }
    all
}

/// The parameters of `spijun` by dotted name.
pub(crate) fn of_spijun() -> Vec<(String, Value)> {
    flat(&preset(VariantId::Spijun))
}

fn flat(rules: &wire::Ruleset) -> Vec<(String, Value)> {
    let tree = serde_json::to_value(rules).expect("rules are data");
    let mut all = Vec::new();
    for (name, value) in tree.as_object().expect("sections") {
        match value {
            Value::Object(section) => {
                let inner = section.iter();
                all.extend(inner.map(|(inner, v)| (format!("{name}.{inner}"), v.clone())));
            }
            value => all.push((name.clone(), value.clone())),
        }
    }
    all
}

#[test]
fn every_parameter_can_be_changed_and_only_it_changes() {
    let mut seen = BTreeSet::new();
    for changes in changes() {
        let mut table = Table::house_lobby(Spijun, FOUR, changes.clone());
        table.deal_any();
        let changes = changes.as_object().expect("by name");
        for ((name, before), (_, now)) in of_spijun().iter().zip(flat(&table.rules())) {
            match changes.get(name) {
                Some(value) => {
                    assert_ne!(before, value, "{name}");
                    assert_eq!(now, *value, "{name}");
                    seen.insert(name.clone());
                }
                None => assert_eq!(now, *before, "{name} by {changes:?}"),
            }
        }
    }
    let all: BTreeSet<String> = of_spijun().into_iter().map(|(name, _)| name).collect();
    assert_eq!(seen, all);
}

// RULES 8.1, TT-f.
#[test]
fn three_play_by_the_rules_of_the_many_where_variants_are_off() {
    let mut table = Table::house_lobby(TimeTravel, THREE, json!({"variantByCount": false}));
    let view = table.view();
    assert_eq!((view.variant, view.players_min), (VariantId::TimeTravel, 3));
    table.begin("Boris");
    assert!(!table.round().middle && !table.round().reveals);
    table.accuse("Ana", "Boris").yes("Cvita");
    assert_eq!(table.points(), [("Ana", 2), ("Boris", 0), ("Cvita", 1)]);
}

#[test]
fn two_cannot_play_where_variants_are_off() {
    let mut table = Table::house_lobby(TimeTravel, TWO, json!({"variantByCount": false}));
    assert_eq!(table.view().blocked, Some(TooFewPlayers));
    table.refused(TooFewPlayers).deal_any();
}

#[test]
fn any_ruleset_may_have_the_variants_of_two_and_three() {
    for ruleset in [Spijun, Indictment] {
        let mut table = Table::house_lobby(ruleset, TWO, json!({"variantByCount": true}));
        let view = table.view();
        assert_eq!((view.variant, view.players_min), (VariantId::Duel, 2));
        table.begin("Boris").accuse("Ana", "Boris");
        assert_eq!(table.points(), [("Ana", 2), ("Boris", 0)]);
        table.join("Cvita").deal_any();
        assert_eq!(table.view().variant, VariantId::Trio);
    }
}

#[test]
fn a_change_holds_for_the_variants_too() {
    let rules = json!({"score.spyGuess": 6});
    let mut duel = Table::by_house(TimeTravel, TWO, "Boris", rules.clone());
    duel.guess("Boris", BANK);
    assert_eq!(duel.points(), [("Ana", 0), ("Boris", 6)]);
    let mut many = Table::by_house(TimeTravel, FOUR, "Boris", rules);
    many.guess("Boris", BANK);
    assert_eq!(many.points()[1], ("Boris", 6));
}

// "Everybody but the suspect" would be the accuser alone.
#[test]
fn a_variant_that_a_change_leaves_without_sense_is_only_not_played() {
    let mut table = Table::house_lobby(TimeTravel, TWO, json!({"accuse.resolution": "vote"}));
    let view = table.view();
    assert_eq!((view.players_min, view.players_max), (3, 8));
    assert_eq!(view.blocked, Some(TooFewPlayers));
    table.join("Cvita").deal_any();
    refuses(Spijun, VoteNeedsThree, json!({"players.min": 2}));
}

#[test]
fn more_or_fewer_may_play_than_the_ruleset_says() {
    let rules = json!({"players.min": 4, "players.max": 7});
    let mut table = Table::house_lobby(Spijun, EIGHT, rules);
    let view = table.view();
    assert_eq!((view.players_min, view.players_max), (4, 7));
    table.refused(TooManyPlayers).deal_any();
    table.leave("Hana").deal_any().abort("Ana");
    for who in &EIGHT[3..7] {
        table.leave(who);
    }
    table.refused(TooFewPlayers).deal_any();
}

#[test]
fn with_five_or_more_the_variants_of_fewer_are_not_played() {
    let rules = json!({"players.min": 5});
    let table = Table::house_lobby(TimeTravel, FOUR, rules);
    assert_eq!(table.view().players_min, 5);
    assert_eq!(table.view().blocked, Some(TooFewPlayers));
    refuses(TimeTravel, BadPlayers, json!({"players.max": 3}));
}

// RULES 9, row 33: a change is kept when the number of players changes in a game.
#[test]
fn row_33_another_variant_is_played_with_the_same_changes() {
    let mut table = Table::by_house(TimeTravel, FOUR, "Boris", json!({"score.spyGuess": 6}));
    table.guess("Boris", BANK).leave("Dino");
    table.deal("Ana", "zoo").all_look().guess("Ana", "zoo");
    assert!(table.round().middle);
    assert_eq!(table.points(), [("Ana", 6), ("Boris", 0), ("Cvita", 0)]);
}
