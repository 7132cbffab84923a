//! House rules that are refused, and those that are not (RULES 8; RULES 9, row 39).

use serde_json::{Value, json};
use wire::{
    HouseRules,
    Refusal::{
        self, BadAttempts, BadLimits, BadMiddle, BadMinutes, BadPlayers, BadPoints, BadRounds,
        NoRolesToPlay, NobodyConvictable, NotNow, NothingToPointAt, SecretVoteInTurn,
        SuspectNeverAgrees, TextNotAllowed, TextTooLong, UnknownRule, VoteNeedsThree,
    },
    RulesetId::{FilmNight, Indictment, Spijun},
};

use crate::{FOUR, house_changes::of_spijun, houses::refuses, pack::BANK, table::Table};

/// All numbers in this section of the rules.
fn numbers_in(section: &str) -> Vec<String> {
    let all = of_spijun()
        .into_iter()
        .filter(|(_, value)| value.is_number());
    let names = all.map(|(name, _)| name);
    names.filter(|name| name.starts_with(section)).collect()
}

fn steps(steps: &[(u8, u8)]) -> Value {
    let step = |(up_to, minutes): &(u8, u8)| json!({"playersUpTo": up_to, "minutes": minutes});
    steps.iter().map(step).collect()
}

#[test]
fn changes_without_sense_are_refused_with_the_reason() {
    let thirteen: Vec<(u8, u8)> = (1..=13).map(|n| (n, 8)).collect();
    let table: Vec<(Refusal, Value)> = vec![
        (BadPlayers, json!({"players.min": 1})),
        (BadPlayers, json!({"players.min": 9})),
        (BadPlayers, json!({"players.max": 2})),
        (BadPlayers, json!({"players.max": 13})),
        (BadMinutes, json!({"durationMin": steps(&[])})),
        (BadMinutes, json!({"durationMin": steps(&[(8, 0)])})),
        (
            BadMinutes,
            json!({"durationMin": steps(&[(4, 6), (8, 31)])}),
        ),
        (BadMinutes, json!({"durationMin": steps(&[(6, 6), (4, 8)])})),
        (BadMinutes, json!({"durationMin": steps(&[(6, 6), (6, 8)])})),
        (BadMinutes, json!({"durationMin": steps(&thirteen)})),
        (BadRounds, json!({"rounds": 0})),
        (BadRounds, json!({"rounds": 31})),
        // There are eight places.
        (BadRounds, json!({"rounds": 9})),
        (BadAttempts, json!({"accuse.perRound": 4})),
        (BadAttempts, json!({"guess.attempts": 0})),
        (BadAttempts, json!({"guess.attempts": 4})),
        (NoRolesToPlay, json!({"roles": false, "rolePlay": true})),
        (BadMiddle, json!({"middleCards": 2})),
        (NothingToPointAt, json!({"point": true})),
        (VoteNeedsThree, json!({"players.min": 2})),
        (SuspectNeverAgrees, json!({"vote.eligible": "all"})),
        (
            NobodyConvictable,
            json!({"accuse.perRound": 0, "timeup.procedure": "none"}),
        ),
        (
            NobodyConvictable,
            json!({"accuse.perRound": 0, "timeup.procedure": "lastChance"}),
        ),
        (
            SecretVoteInTurn,
            json!({"vote.ballots": "secret", "vote.order": "clockwise"}),
        ),
        (
            SecretVoteInTurn,
            json!({"vote.ballots": "secret", "vote.shortCircuit": true}),
        ),
    ];
    for (why, changes) in table {
        refuses(Spijun, why, changes);
    }
}

#[test]
fn what_makes_no_sense_depends_on_the_ruleset() {
    refuses(FilmNight, NoRolesToPlay, json!({"rolePlay": true}));
    refuses(Indictment, NobodyConvictable, json!({"accuse.perRound": 0}));
    refuses(
        Indictment,
        SecretVoteInTurn,
        json!({"vote.ballots": "secret"}),
    );
}

#[test]
fn a_parameter_has_a_name_and_a_kind() {
    for changes in [
        json!({"": 1}),
        json!({"luck": 1}),
        json!({"score.luck": 1}),
        json!({"score.spyguess": 1}),
        json!({"score": 1}),
        json!({"score.civ.more": 1}),
        json!({"durationMin.0": 1}),
        json!({"score.civ": true}),
        json!({"score.civ": "one"}),
        json!({"roles": 1}),
        json!({"vote.order": 1}),
        json!({"vote.order": "sideways"}),
        json!({"variantByCount": 1}),
        json!({"durationMin": 8}),
        json!({"roles": steps(&[(8, 8)])}),
        json!({"players.min": -1}),
        json!({"players.max": 300}),
        json!({"limits.voteMs": -1}),
    ] {
        refuses(Spijun, UnknownRule, changes);
    }
}

#[test]
fn one_bad_change_spoils_the_good_ones() {
    let changes = json!({"score.civ": 2, "score.luck": 1});
    refuses(Spijun, UnknownRule, changes);
}

#[test]
fn points_go_from_none_to_twenty() {
    let names = numbers_in("score.");
    assert!(names.len() >= 10, "{names:?}");
    for name in names {
        for points in [-1, 21] {
            refuses(Spijun, BadPoints, json!({&name: points}));
        }
        for points in [0, 20] {
            Table::house_lobby(Spijun, FOUR, json!({&name: points}));
        }
    }
}

#[test]
fn waits_go_from_five_seconds_to_ten_minutes() {
    let names = numbers_in("limits.");
    assert!(names.len() >= 13, "{names:?}");
    for name in names {
        for ms in [0, 4_999, 600_001] {
            refuses(Spijun, BadLimits, json!({&name: ms}));
        }
        for ms in [5_000, 600_000] {
            Table::house_lobby(Spijun, FOUR, json!({&name: ms}));
        }
    }
}

#[test]
fn a_round_has_one_to_thirty_minutes() {
    let mut table = Table::lobby(FOUR);
    for minutes in [0, 31] {
        table
            .refused(BadMinutes)
            .set(|s| s.spy.minutes = Some(minutes));
    }
    for minutes in [1, 30] {
        table.set(|s| s.spy.minutes = Some(minutes));
        assert_eq!(table.view().round_ms, u64::from(minutes) * 60_000);
    }
}

fn named(name: &str) -> HouseRules {
    let changes = serde_json::from_value(json!({"score.civ": 2}));
    HouseRules {
        name: name.to_owned(),
        changes: changes.expect("parameters"),
    }
}

#[test]
fn house_rules_may_have_a_name_of_forty_characters() {
    let mut table = Table::lobby(FOUR);
    let forty = "ž".repeat(40);
    for (name, shown) in [
        ("", ""),
        (" \u{200B} ", ""),
        ("  Gran’s  rules ", "Gran’s rules"),
        (&forty, &forty),
    ] {
        table.set(|s| s.spy.house = Some(named(name)));
        assert_eq!(
            table.view().settings.spy.house.expect("house rules").name,
            shown
        );
    }
    for (why, name) in [
        (TextTooLong, &*"ž".repeat(41)),
        (TextNotAllowed, "Gran\u{202E}s rules"),
        (TextNotAllowed, "Gran’s\nrules"),
    ] {
        table.refused(why).set(|s| s.spy.house = Some(named(name)));
    }
}

#[test]
fn house_rules_without_a_change_are_none() {
    let table = Table::house_lobby(Spijun, FOUR, json!({}));
    assert_eq!(table.view().settings.spy.house, None);
}

#[test]
fn row_39_house_rules_are_frozen_in_a_game_and_shown_to_all() {
    let mut table = Table::house_lobby(Spijun, FOUR, json!({"score.spyGuess": 7}));
    let house = table.view().settings.spy.house;
    table.begin("Boris");
    table.refused(NotNow).house(json!({"score.spyGuess": 1}));
    assert!(house.is_some());
    assert_eq!(table.view().settings.spy.house, house);
    table.guess("Boris", BANK);
    table.refused(NotNow).house(json!({"score.spyGuess": 1}));
    assert_eq!(table.points()[1], ("Boris", 7));
}
