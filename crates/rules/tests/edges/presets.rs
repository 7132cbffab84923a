//! How the rulesets differ: the columns of RULES 8, one table a row (RULES 9, rows 18, 22 and 33).

use wire::{
    Refusal::{AskBack, ClockStopped, TooFewPlayers, TooManyPlayers},
    RulesetId::{self, FilmNight, Indictment, Spijun, TimeTravel},
};

use crate::{EIGHT, FIVE, FOUR, TEN, THREE, TWELVE, pack::BANK, table::Table};

#[test]
fn every_ruleset_has_its_numbers_of_players() {
    for (ruleset, min, max) in [
        (Spijun, 3, 8),
        (TimeTravel, 2, 8),
        (FilmNight, 3, 8),
        (Indictment, 4, 10),
    ] {
        let mut table = Table::lobby_by(ruleset, ["Ana"]);
        let view = table.view();
        assert_eq!((view.players_min, view.players_max), (min, max));
        for (sitting, name) in (1..).zip(&TWELVE[1..]) {
            let blocked = match sitting {
                few if few < min => Some(TooFewPlayers),
                many if many > max => Some(TooManyPlayers),
                _ => None,
            };
            assert_eq!(table.view().blocked, blocked, "{sitting} by {ruleset:?}");
            table.join(name);
        }
    }
}

#[test]
fn a_table_too_large_for_the_chosen_rules_is_not_dealt_to() {
    let mut table = Table::lobby_by(Indictment, TEN);
    table.set(|s| s.spy.ruleset = Spijun);
    assert_eq!(table.view().blocked, Some(TooManyPlayers));
    table.refused(TooManyPlayers).deal_any();
    table.leave("Jana").leave("Ivan").deal_any();
}

#[test]
fn every_ruleset_advises_its_own_lengths() {
    for (ruleset, minutes) in [
        (Spijun, [8, 8, 8, 8, 8, 8, 8, 8]),
        (TimeTravel, [6, 6, 6, 7, 7, 8, 8, 8]),
        (FilmNight, [6, 6, 6, 7, 7, 8, 8, 8]),
        (Indictment, [6, 6, 6, 7, 8, 9, 10, 10]),
    ] {
        let mut table = Table::lobby_by(ruleset, ["Ana", "Boris"]);
        let mut advised = vec![table.view().round_ms / 60_000];
        for name in &TEN[2..usize::from(table.view().players_max)] {
            table.join(name);
            advised.push(table.view().round_ms / 60_000);
        }
        let expected = &minutes[..advised.len().min(minutes.len())];
        assert_eq!(advised[..expected.len()], *expected, "{ruleset:?}");
    }
    let table = Table::lobby_by(Indictment, TEN);
    assert_eq!(table.view().round_ms, 600_000);
}

#[test]
fn the_host_begins_where_the_table_does_not_pick() {
    for (ruleset, starter) in [
        (Spijun, "Cvita"),
        (TimeTravel, "Cvita"),
        (FilmNight, "Ana"),
        (Indictment, "Ana"),
    ] {
        let mut table = Table::lobby_by(ruleset, FOUR);
        let cvita = table.id("Cvita");
        table.set(|s| s.starter = Some(cvita)).deal_any();
        assert_eq!(table.starter(), starter, "{ruleset:?}");
    }
}

#[test]
fn the_previous_spy_goes_on_except_where_the_leader_always_begins() {
    for (ruleset, starter) in [
        (Spijun, "Dino"),
        (TimeTravel, "Dino"),
        (FilmNight, "Dino"),
        (Indictment, "Ana"),
    ] {
        let mut table = Table::asking_by(ruleset, FOUR, "Dino");
        table.guess("Dino", BANK).deal_any();
        assert_eq!(table.starter(), starter, "{ruleset:?}");
    }
}

#[test]
fn row_18_a_new_host_leads_from_the_next_round_on() {
    let mut table = Table::asking_by(Indictment, FOUR, "Dino");
    table.make_host("Ana", "Cvita");
    assert_eq!(table.starter(), "Ana");
    table.guess("Dino", BANK).deal_any();
    assert_eq!(table.starter(), "Cvita");
}

#[test]
fn nobody_asks_back_where_others_could_be_asked() {
    for ruleset in [Spijun, TimeTravel, FilmNight, Indictment] {
        let mut table = Table::asking_by(ruleset, FOUR, "Boris");
        table.ask("Ana", "Boris").answer("Boris");
        table.refused(AskBack).ask("Boris", "Ana");
        table.ask("Boris", "Cvita");
    }
}

#[test]
fn roles_are_dealt_by_two_rulesets() {
    for (ruleset, roles) in [
        (Spijun, true),
        (TimeTravel, true),
        (FilmNight, false),
        (Indictment, false),
    ] {
        let table = Table::asking_by(ruleset, FOUR, "Boris");
        assert_eq!(!table.card("Ana").role.is_empty(), roles, "{ruleset:?}");
    }
}

// RULES 8.1, X1.
#[test]
fn the_point_for_a_stop_goes_to_whom_the_rules_name() {
    for (ruleset, points) in [
        (Spijun, [1, 0, 2, 1]),
        (TimeTravel, [2, 0, 1, 1]),
        (FilmNight, [1, 0, 2, 1]),
        (Indictment, [1, 0, 2, 1]),
    ] {
        let mut table = Table::asking_by(ruleset, FOUR, "Boris");
        table.accuse("Ana", "Boris").no("Cvita");
        if ruleset != Indictment {
            table.no("Dino");
        }
        table.accuse("Cvita", "Boris").yes("Dino").yes("Ana");
        let earned: Vec<i32> = table.points().iter().map(|(_, points)| *points).collect();
        assert_eq!(earned, points, "{ruleset:?}");
    }
}

// RULES 8.1, X2.
#[test]
fn an_innocent_convicted_by_a_stop_is_worth_less_in_film_night() {
    for (ruleset, points) in [
        (Spijun, 4),
        (TimeTravel, 4),
        (FilmNight, 3),
        (Indictment, 4),
    ] {
        let mut table = Table::asking_by(ruleset, FOUR, "Boris");
        table.accuse("Ana", "Cvita").yes("Boris").yes("Dino");
        assert_eq!(table.points()[1], ("Boris", points), "{ruleset:?}");
    }
}

// RULES 8.1, X6 and RU-e.
#[test]
fn only_indictment_lets_the_spy_speak_in_a_vote() {
    for ruleset in [Spijun, TimeTravel, FilmNight] {
        let mut table = Table::asking_by(ruleset, FOUR, "Boris");
        table.accuse("Ana", "Cvita");
        table.refused(ClockStopped).guess("Boris", BANK);
        table.all_refuse().guess("Boris", BANK);
    }
    let mut table = Table::asking_by(Indictment, FOUR, "Boris");
    table.accuse("Ana", "Cvita").guess("Boris", BANK);
}

#[test]
fn row_22_of_three_the_accuser_and_one_other_convict() {
    for ruleset in [Spijun, FilmNight] {
        let mut table = Table::asking_by(ruleset, THREE, "Boris");
        table.accuse("Ana", "Boris");
        assert_eq!(table.voters(), ["Cvita", "Ana"]);
        table.yes("Cvita");
        assert_eq!(table.points(), [("Ana", 2), ("Boris", 0), ("Cvita", 1)]);
    }
}

fn deal_and_abort(table: &mut Table) -> (bool, u64) {
    table.deal_any();
    let round = table.round();
    table.abort(table.host());
    (round.middle, round.clock_total_ms / 60_000)
}

#[test]
fn row_33_another_number_of_players_brings_another_variant_with_the_next_deal() {
    let mut table = Table::of(FIVE);
    assert_eq!(deal_and_abort(&mut table), (false, 7));
    table.leave("Ema").leave("Dino");
    assert_eq!(deal_and_abort(&mut table), (true, 6));
    table.leave("Cvita");
    assert_eq!(deal_and_abort(&mut table), (true, 6));
    table.join("Filip").join("Goran");
    assert_eq!(deal_and_abort(&mut table), (false, 6));
}

// What the host has set stays.
#[test]
fn row_33_a_length_that_the_host_set_holds_for_every_variant() {
    let mut table = Table::of(FOUR);
    table.set(|s| s.spy.minutes = Some(3));
    assert_eq!(deal_and_abort(&mut table), (false, 3));
    table.leave("Dino");
    assert_eq!(deal_and_abort(&mut table), (true, 3));
}

// Points of one variant count in the next.
#[test]
fn row_33_a_game_goes_on_through_its_variants() {
    let mut table = Table::asking(FOUR, "Boris");
    table.guess("Boris", BANK).leave("Dino");
    table.deal("Ana", "dock").all_look().accuse("Cvita", "Ana");
    let points = |who: &str| table.public(who).points;
    assert_eq!(THREE.map(points), [0, 5, 2]);
    assert_eq!(table.view().rounds_played, 2);
}

// The others have no variant for so few.
#[test]
fn row_33_rulesets_without_a_variant_wait_for_more_players() {
    let few: [(RulesetId, usize); 3] = [(Spijun, 3), (FilmNight, 3), (Indictment, 4)];
    for (ruleset, min) in few {
        let mut table = Table::asking_by(ruleset, EIGHT, "Boris");
        table.guess("Boris", BANK);
        for who in &EIGHT[min - 1..] {
            table.leave(who);
        }
        assert_eq!(table.view().blocked, Some(TooFewPlayers), "{ruleset:?}");
        table.refused(TooFewPlayers).deal_any();
    }
}
