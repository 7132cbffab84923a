//! Cards, places, starters and lengths by house rules (RULES 8; RULES 9, rows 17, 30 and 31).

use std::collections::BTreeSet;

use serde_json::json;
use wire::{
    Happened, Phase,
    Refusal::{AskBack, BadRounds, NotNow},
    RulesetId::{FilmNight, Indictment, Spijun, TimeTravel},
    VariantId,
};

use crate::{
    FIVE, FOUR, TEN, THREE,
    pack::{BANK, CHAPEL, ISLAND, ZOO},
    table::{MIDDLE, Table},
};

#[test]
fn a_card_may_lie_in_the_middle_of_any_table() {
    let rules = json!({"middleCards": 1, "point": true, "score.middleIsSpy": 1});
    let mut table = Table::by_house(Spijun, FIVE, MIDDLE, rules);
    assert!(table.round().middle);
    assert!(FIVE.iter().all(|who| table.card(who).place == BANK));
    table.point("Ana").all_agree();
    assert_eq!(table.points(), FIVE.map(|who| (who, 1)));
}

#[test]
fn without_the_rule_nobody_points_to_the_card_in_the_middle() {
    let mut table = Table::by_house(Spijun, FOUR, MIDDLE, json!({"middleCards": 1}));
    table.refused(NotNow).point("Ana");
    table.time_up();
    for who in FOUR {
        table.pass(who);
    }
    assert_eq!(table.points(), FOUR.map(|who| (who, 0)));
}

// RULES 6: the middle is what makes the variants; without it a spy is among the players.
#[test]
fn two_and_three_may_play_without_a_card_in_the_middle() {
    let rules = json!({"middleCards": 0, "point": false});
    let mut table = Table::house_lobby(TimeTravel, THREE, rules);
    for _ in 0..20 {
        table.deal_any().abort("Ana");
        assert!(!table.round().middle);
        assert!(table.result().spy.is_some());
    }
}

#[test]
fn roles_may_be_dealt_or_left_out_by_any_ruleset() {
    for (ruleset, roles) in [(Spijun, false), (FilmNight, true), (Indictment, true)] {
        let table = Table::by_house(ruleset, FOUR, "Boris", json!({"roles": roles}));
        assert_eq!(!table.card("Ana").role.is_empty(), roles, "{ruleset:?}");
    }
}

#[test]
fn row_31_a_table_larger_than_any_place_has_visitors() {
    let rules = json!({"players.max": 10});
    let mut table = Table::house_lobby(Spijun, ["Ana"], rules);
    TEN[1..].iter().for_each(|name| {
        table.join(name);
    });
    table.deal("Ana", CHAPEL);
    let roles = TEN[1..].iter().map(|who| table.card(who).role);
    let visitors = roles.filter(|role| role == "visitor").count();
    assert_eq!(visitors, 7);
}

#[test]
fn a_place_may_come_up_again() {
    let mut table = Table::house_lobby(Spijun, FOUR, json!({"locationReuse": true}));
    for _ in 0..3 {
        table.deal("Boris", BANK).abort("Ana");
        assert_eq!(table.view().places_played, [""; 0]);
    }
    let shuffled = Happened::PlacesReshuffled {};
    assert!(!table.last_happened().contains(&shuffled));
}

#[test]
fn row_30_there_may_be_more_rounds_than_places_where_they_come_up_again() {
    let mut table = Table::house_lobby(Spijun, FOUR, json!({"locationReuse": true}));
    table.set(|s| s.rounds = Some(30));
    table.refused(BadRounds).set(|s| s.rounds = Some(31));
    table.set(|s| s.packs = vec![ISLAND.to_owned()]);
    table.deal_any().abort("Ana").deal_any().abort("Ana");
    assert_eq!(table.result().place, ISLAND);
}

#[test]
fn the_house_advises_rounds_and_minutes() {
    let rules = json!({
        "rounds": 3,
        "durationMin": [{"playersUpTo": 4, "minutes": 2}, {"playersUpTo": 5, "minutes": 9}],
    });
    let mut table = Table::house_lobby(Spijun, FOUR, rules);
    let view = table.view();
    assert_eq!((view.rounds, view.round_ms), (3, 120_000));
    table.join("Ema");
    assert_eq!(table.view().round_ms, 540_000);
    // The last step goes on for all who are more.
    table.join("Filip").begin("Boris");
    assert_eq!(table.round().clock_total_ms, 540_000);
}

#[test]
fn who_begins_is_the_houses_to_say() {
    let mut table = Table::house_lobby(
        Spijun,
        FOUR,
        json!({"starterFirst": "host", "starterNext": "host"}),
    );
    let cvita = table.id("Cvita");
    table.set(|s| s.starter = Some(cvita));
    table.deal("Dino", BANK).all_look().guess("Dino", BANK);
    assert_eq!(table.starter(), "Ana");
    table.deal_any();
    assert_eq!(table.starter(), "Ana");
    let rules = json!({"starterFirst": "tablePicks", "starterNext": "previousSpy"});
    let mut table = Table::house_lobby(Indictment, FOUR, rules);
    table.set(|s| s.starter = Some(cvita));
    table.deal("Dino", BANK).all_look();
    assert_eq!(table.starter(), "Cvita");
    table.guess("Dino", BANK).deal_any();
    assert_eq!(table.starter(), "Dino");
}

#[test]
fn asking_back_is_the_houses_to_allow() {
    let mut table = Table::by_house(Spijun, FOUR, "Dino", json!({"question.askBack": true}));
    table.ask("Ana", "Boris").ask("Boris", "Ana").answer("Ana");
    table.ask("Ana", "Boris");
    let mut duel = Table::by_house(
        TimeTravel,
        THREE,
        "Boris",
        json!({"question.askBack": false}),
    );
    duel.ask("Ana", "Boris").answer("Boris");
    duel.refused(AskBack).ask("Boris", "Ana");
}

// They bind the players, not the table: nothing is enforced, and every phone can show them.
#[test]
fn agreements_are_shown_and_change_no_move() {
    let agreements = json!({
        "theme": "films",
        "rolePlay": true,
        "question.aboutLocation": "expected",
        "question.answerObligatory": true,
        "guess.consultList": false,
    });
    let mut agreed = Table::by_house(Spijun, FOUR, "Boris", agreements);
    let changes = agreed
        .view()
        .settings
        .spy
        .house
        .expect("house rules")
        .changes;
    assert_eq!(changes.len(), 5);
    let plain = Table::asking_by(Spijun, FOUR, "Boris");
    for who in FOUR {
        assert_eq!(agreed.seat(who).can, plain.seat(who).can);
    }
    assert_eq!(agreed.view().places, plain.view().places);
    agreed.guess("Boris", ZOO);
    assert_eq!(agreed.phase(), Phase::RoundOver);
    assert_eq!(agreed.view().variant, VariantId::Spijun);
}

// RULES 9, row 49: no rule of the house corrects a draw either.
#[test]
fn the_same_place_and_spy_may_come_up_twice_running() {
    let mut table = Table::house_lobby(Spijun, FOUR, json!({"locationReuse": true}));
    let mut seen = BTreeSet::new();
    let mut twice = false;
    for _ in 0..60 {
        table.deal_any().abort("Ana");
        let result = table.result();
        twice |= !seen.insert((result.spy, result.place));
    }
    assert!(twice && seen.len() > 20, "{}", seen.len());
}
