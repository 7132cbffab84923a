//! What nobody may know too early, and what follows from chance alone.

use rules::{Command, Event, Moment, decide};
use wire::{GameId, Intent};

use crate::{FIVE, FOUR, table::Table};

/// Everything that anybody is shown of a table.
fn shown(table: &Table) -> String {
    let public = table.state.public();
    let mut shown = format!("{:?}", rules::fair_view(public));
    shown += &format!("{:?}", table.view());
    for (_, proof) in table.proofs() {
        shown += &proof;
    }
    for who in table.people_here() {
        shown += &format!("{:?}", rules::seat_view(&table.state, table.id(who)));
    }
    shown
}

/// The numbers that stand in the records of the table, opened or not.
fn server_numbers(table: &Table) -> Vec<String> {
    let records = table
        .records
        .iter()
        .map(|r| serde_json::to_value(r).expect("JSON"));
    let events = records.flat_map(|r| r["events"].as_array().expect("events").clone());
    let set = events.filter(|event| event["e"] == "terms_set");
    set.flat_map(|event| event["numbers"].as_array().expect("numbers").clone())
        .map(|number| number["number"].as_str().expect("digits").to_owned())
        .collect()
}

#[test]
fn a_number_of_the_server_is_shown_once_it_is_over_and_never_before() {
    let mut table = Table::of(FOUR);
    table.seal(&FOUR).wants_deal();
    let numbers = server_numbers(&table);
    let hides = |table: &Table| numbers.iter().all(|number| !shown(table).contains(number));
    assert!(!numbers.is_empty() && hides(&table));
    for who in FOUR {
        table.unseal(&[who]);
        assert!(hides(&table), "after {who}");
    }
    table.all_look().wait_s(60);
    assert!(hides(&table));
    table.abort("Ana");
    assert!(!hides(&table));
}

#[test]
fn numbers_of_phones_are_shown_together() {
    let mut table = Table::of(FOUR);
    table.seal(&FOUR).wants_deal();
    let before = shown(&table);
    table.unseal(&["Ana", "Boris", "Cvita"]);
    assert_eq!(shown(&table), before);
}

#[test]
fn every_exit_opens_the_cards() {
    let dealt = || {
        let mut table = Table::of(FIVE);
        table.deal_fairly().all_look();
        table
    };
    type Exit = fn(&mut Table);
    let exits: [Exit; 3] = [
        |table| {
            table.abort("Ana");
        },
        |table| {
            let spy = table.spy();
            table.reveal(spy).wait_s(60);
        },
        |table| {
            let spy = table.spy();
            table.leave(spy);
        },
    ];
    for exit in exits {
        let mut table = dealt();
        exit(&mut table);
        assert!(table.proof().contains("\nopen|cards|"), "{}", table.proof());
    }
}

#[test]
fn a_deck_is_opened_when_its_game_is_over_and_kept_until_then() {
    let mut table = Table::lobby_set(&FOUR, |settings| settings.game = GameId::Notebook);
    table.deal_fairly().abort("Ana").deal_fairly().abort("Ana");
    table.deal_fairly().abort("Ana");
    let deck = || table.proofs()[0].clone();
    assert_eq!(deck().0, 1);
    assert!(!deck().1.contains("open|deck|") && deck().1.contains("open|cards|"));
    table.end_game("Ana");
    let (round, proof) = table.proofs()[0].clone();
    assert_eq!(round, 1);
    assert!(proof.contains("\ncard|card-1\n") && proof.contains("\ndrew|"));
    assert!(proof.ends_with('\n') && proof.contains("\nopen|deck|"));
}

#[test]
fn a_deck_that_was_opened_is_kept_through_the_next_round() {
    let mut table = Table::lobby_set(&FOUR, |settings| settings.game = GameId::Notebook);
    table.deal_fairly().abort("Ana").deal_fairly().abort("Ana");
    table.end_game("Ana");
    let rounds = |table: &Table| -> Vec<u32> { table.proofs().iter().map(|(of, _)| *of).collect() };
    // The deck of the first round, and the round before.
    assert_eq!(rounds(&table), [1, 2]);
    table.deal_fairly();
    assert_eq!(rounds(&table), [1, 2, 3]);
    table.abort("Ana").deal_fairly();
    assert_eq!(rounds(&table), [3, 4]);
    // Also where no deck follows.
    let round = table.abort("Ana").end_game("Ana").number();
    table.act("Ana", Intent::ToLobby { round });
    table.set(|settings| settings.game = GameId::Spy);
    table.deal_fairly();
    assert_eq!(rounds(&table), [3, 4, 5]);
    table.abort("Ana").deal_fairly();
    assert_eq!(rounds(&table), [5, 6]);
}

// Two tables that differ in nothing but what the server alone draws differ in its seals and in nothing else.
#[test]
fn what_is_shown_before_the_deal_depends_on_fresh_chance_only() {
    let mut table = Table::of(FOUR);
    table.seal(&FOUR);
    let command = Command::Seat {
        seat: table.id("Ana"),
        intent: Intent::StartRound {},
    };
    let terms = |dice: u8| {
        let moment = Moment {
            now_ms: table.now_ms,
            dice: [dice; 32],
            packs: &table.packs,
            awake: &table.awake,
            ..Moment::default()
        };
        let events = decide(&table.state, &command, &moment).expect("accepted");
        let mut state = table.state.clone();
        let (at_ms, by) = (table.now_ms, None);
        assert!(matches!(events[..], [Event::TermsSet(_)]));
        state.fold(&rules::Record { at_ms, by, events });
        rules::fair_view(state.public()).asking.expect("asks").terms
    };
    let masked = |text: String| -> String {
        let mask = |line: &str| match line.starts_with("server|") {
            true => "server\n".to_owned(),
            false => format!("{line}\n"),
        };
        text.lines().map(mask).collect()
    };
    assert_eq!(terms(1), terms(1));
    assert_ne!(terms(1), terms(2));
    assert_eq!(masked(terms(1)), masked(terms(2)));
    assert_eq!(terms(1).len(), terms(2).len());
}

#[test]
fn whoever_leaves_before_the_case_is_opened_changes_nothing_for_the_others() {
    let opened = |leaver: Option<&str>| {
        let mut table = Table::lobby_set(&FIVE, |settings| settings.game = GameId::Notebook);
        let ana = table.id("Ana");
        table
            .set(|settings| settings.starter = Some(ana))
            .deal_fairly();
        if let Some(leaver) = leaver {
            table.leave(leaver);
        }
        table.opens_case("Ana", "storm");
        table.abort("Ana");
        let proof = table.proof();
        let line = proof.lines().find(|line| line.starts_with("conspirator|"));
        let seat = line
            .expect("a conspirator")
            .rsplit('|')
            .next()
            .map(str::to_owned);
        seat.expect("a seat").parse::<u16>().expect("a number")
    };
    let drawn = opened(None);
    for who in &FIVE[1..] {
        let table = Table::lobby(FIVE);
        let seat = table.id(who).0;
        if seat != drawn {
            assert_eq!(opened(Some(who)), drawn, "without {who}");
        } else {
            assert_ne!(opened(Some(who)), drawn);
        }
    }
}
