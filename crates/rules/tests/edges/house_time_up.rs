//! What follows time-up by house rules (RULES 8, `timeup`; RULES 9, rows 26 and 28).

use serde_json::{Value, json};
use wire::{
    ChanceKind, Ending, Phase,
    RulesetId::{FilmNight, Spijun, TimeTravel},
    VoteKind,
};

use crate::{
    FOUR, THREE,
    table::{MIDDLE, Table},
};

fn spijun_with(procedure: &str) -> Table {
    let rules = json!({"timeup.procedure": procedure});
    let mut table = Table::by_house(Spijun, FOUR, "Boris", rules);
    table.time_up();
    table
}

#[test]
fn any_ruleset_may_have_any_procedure() {
    let proposals = spijun_with("proposals");
    assert_eq!(proposals.chance().kind, ChanceKind::Propose);
    let hands = spijun_with("suspects");
    assert_eq!(hands.open_vote().kind, VoteKind::Suspects);
    assert_eq!(spijun_with("secretBallot").open_ballot().voters.len(), 4);
    let last = spijun_with("lastChance");
    assert_eq!(last.chance().kind, ChanceKind::LastChance);
    assert_eq!(spijun_with("none").phase(), Phase::RoundOver);
}

#[test]
fn a_last_chance_without_a_card_in_the_middle_is_to_accuse_or_to_pass() {
    let mut table = spijun_with("lastChance");
    table.pass("Ana").accuse("Boris", "Ana").all_refuse();
    assert_eq!(table.speaker(), "Cvita");
    table.accuse("Cvita", "Boris").all_agree();
    let points = [("Ana", 1), ("Boris", 0), ("Cvita", 2), ("Dino", 1)];
    assert_eq!(table.points(), points);
}

/// `film-night` where whoever is named by all others is convicted.
fn film_night(spy: &str) -> Table {
    let rules = json!({"timeup.deciders": "allButSuspect"});
    let mut table = Table::by_house(FilmNight, FOUR, spy, rules);
    table.time_up();
    table
}

#[test]
fn a_ballot_may_convict_whoever_all_others_name() {
    let mut table = film_night("Boris");
    table.ballot("Ana", "Boris").ballot("Cvita", "Boris");
    table.ballot("Dino", "Boris").ballot("Boris", "Ana");
    let caught = Ending::SpyConvicted {
        by: None,
        bonus: None,
    };
    assert_eq!(table.ending(), caught);
    let mut wrong = film_night("Boris");
    wrong.ballot("Ana", "Cvita").ballot("Boris", "Cvita");
    wrong.ballot("Dino", "Cvita").ballot("Cvita", "Boris");
    let (suspect, by) = (wrong.id("Cvita"), None);
    assert_eq!(wrong.ending(), Ending::InnocentConvicted { suspect, by });
    // RULES 8.1, RU-c.
    assert_eq!(wrong.points()[1], ("Boris", 2));
}

// Where the agents alone decide, the spy's ballot could not save an innocent.
#[test]
fn the_spys_ballot_counts_where_all_but_the_suspect_decide() {
    let mut table = film_night("Boris");
    table.ballot("Ana", "Cvita").ballot("Boris", "Dino");
    table.ballot("Dino", "Cvita").ballot("Cvita", "Boris");
    assert_eq!(table.ending(), Ending::NobodyConvicted {});
}

#[test]
fn row_26_a_missing_ballot_convicts_nobody_where_all_but_the_suspect_decide() {
    let mut table = film_night("Boris");
    table.ballot("Ana", "Boris").ballot("Cvita", "Boris");
    table.wait_s(60);
    assert_eq!(table.ending(), Ending::NobodyConvicted {});
    let mut silent = film_night("Boris");
    silent.wait_s(60);
    assert_eq!(silent.ending(), Ending::NobodyConvicted {});
}

#[test]
fn row_28_one_ballot_alone_convicts_nobody() {
    let rules = json!({"timeup.deciders": "allButSuspect"});
    let mut table = Table::by_house(FilmNight, THREE, "Boris", rules);
    table.away("Cvita").time_up();
    table.ballot("Ana", "Boris").ballot("Boris", "Ana");
    assert_eq!(table.ending(), Ending::NobodyConvicted {});
}

/// Three with a card in the middle, and a secret ballot.
fn middle(deciders: &str) -> Value {
    json!({"timeup.procedure": "secretBallot", "timeup.deciders": deciders})
}

#[test]
fn row_26_a_missing_ballot_does_not_convict_a_card_in_the_middle() {
    for deciders in ["civilians", "allButSuspect"] {
        let mut table = Table::by_house(TimeTravel, THREE, MIDDLE, middle(deciders));
        table.time_up().wait_s(60);
        assert_eq!(table.ending(), Ending::NobodyConvicted {}, "{deciders}");
        assert_eq!(table.points(), THREE.map(|who| (who, 0)));
    }
}

#[test]
fn a_ballot_with_the_spy_in_the_middle_finds_no_spy() {
    for (deciders, convicted) in [("civilians", false), ("allButSuspect", true)] {
        let mut table = Table::by_house(TimeTravel, THREE, MIDDLE, middle(deciders));
        table.time_up().ballot("Ana", "Boris");
        table.ballot("Cvita", "Boris").ballot("Boris", "Ana");
        let (suspect, by) = (table.id("Boris"), None);
        let wrong = Ending::InnocentConvicted { suspect, by };
        assert_eq!(table.ending() == wrong, convicted, "{deciders}");
        assert_eq!(table.points(), THREE.map(|who| (who, 0)));
    }
}
