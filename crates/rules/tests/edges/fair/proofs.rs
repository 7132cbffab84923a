//! Every deal of every game is drawn again from its proof, by a judge that knows nothing of how the rules do it.

use fair::verify;
use wire::{GameId, Phase, RulesetId};

use crate::{
    EIGHT, FIVE, FOUR, SEVEN, THREE,
    pack::{ATLAS, PACK, WORLD},
    table::Table,
};

/// The file that a phone would save which was given every place.
fn file(table: &Table, round: u32) -> String {
    let proofs = table.proofs();
    let (_, proof) = proofs.iter().find(|(of, _)| *of == round).expect("a proof");
    let mut file = proof.clone();
    file.push_str("annex\n");
    for place in listed(table, proof) {
        file.push_str(&place);
    }
    file
}

/// The places behind the print in the terms that were dealt by: those of the packs, or of the game without those played.
fn listed(table: &Table, proof: &str) -> Vec<String> {
    let view = table.view();
    let packs = view.settings.packs.iter();
    let packs = packs.filter_map(|id| table.packs.iter().find(|pack| pack.id == *id));
    let lines = |keep: &dyn Fn(&String) -> bool| {
        let places = packs.clone().flat_map(|pack| &pack.places);
        let places = places.filter(|place| keep(&place.id));
        places
            .map(|place| {
                let roles = place.roles.iter().map(|role| format!("|{}", role.id));
                format!("list|{}{}\n", place.id, roles.collect::<String>())
            })
            .collect()
    };
    let is_first = proof.lines().any(|line| line.starts_with("pool|"));
    if is_first {
        return lines(&|_| true);
    }
    // What this very round has played was still there when it was dealt.
    let of_round = |id: &String| proof.lines().any(|line| line.split('|').any(|it| it == id));
    lines(&|id| view.places.contains(id) && (!view.places_played.contains(id) || of_round(id)))
}

#[track_caller]
fn is_proved(table: &Table, round: u32) {
    let file = file(table, round);
    let report = verify(file.as_bytes()).unwrap_or_else(|why| panic!("{why:?} in {file}"));
    assert!(report.verdict.is_proved(), "{report:#?} of {file}");
}

/// Five rounds, each ended by the host, so that all are opened.
fn five_rounds(mut table: Table) -> Table {
    for _ in 0..5 {
        table.deal_fairly();
        let round = table.number();
        table.abort_round();
        is_proved(&table, round);
    }
    table
}

#[test]
fn spies_are_drawn_as_the_proof_says() {
    for ruleset in [
        RulesetId::Spijun,
        RulesetId::TimeTravel,
        RulesetId::FilmNight,
        RulesetId::Indictment,
    ] {
        five_rounds(Table::lobby_by(ruleset, FIVE));
    }
}

#[test]
fn whoever_had_to_begin_and_left_before_is_in_the_proof() {
    let mut table = Table::lobby(SEVEN);
    let mut times = 0;
    for _ in 0..3 {
        table.deal_fairly();
        let (round, starter) = (table.number(), table.round().starter);
        table.leave(table.name(starter));
        // It may have been the spy.
        if table.phase() == Phase::Dealt {
            assert_ne!(table.round().starter, starter);
            table.abort_round();
            times += 1;
        }
        table.says_in_proof(&format!("starter|{starter}"));
        assert_eq!(table.round().starter, starter);
        is_proved(&table, round);
    }
    assert!(times > 0);
}

#[test]
fn the_card_in_the_middle_is_drawn_too() {
    for _ in 0..5 {
        five_rounds(Table::lobby(THREE));
    }
}

#[test]
fn places_are_drawn_for_a_game_by_a_number_that_is_opened_at_once() {
    let mut table = Table::lobby(FOUR);
    table.set(|settings| {
        settings.packs = vec![WORLD.to_owned()];
        settings.places.most = Some(12);
        settings.places.fresh = true;
    });
    table.deal_fairly();
    let proof = table.proof();
    assert!(proof.contains("\nopen|pool|") && !proof.contains("\nopen|cards|"));
    table.abort("Ana");
    is_proved(&table, 1);
    // Another game leaves out what was played.
    table.deal_fairly().abort("Ana").end_game("Ana");
    table.deal_fairly().abort("Ana");
    assert!(table.proof().contains("\nrecent|town-"));
    is_proved(&table, 3);
}

#[test]
fn places_are_put_in_play_again_where_all_were_played() {
    let mut table = Table::lobby(FOUR);
    table.set(|settings| settings.packs = vec![PACK.to_owned()]);
    table.set(|settings| settings.rounds = Some(8));
    for _ in 0..12 {
        table.deal_fairly();
        let round = table.number();
        table.abort("Ana");
        if round <= 8 {
            is_proved(&table, round);
        }
    }
}

#[test]
fn captains_and_their_agents_are_drawn_as_the_proof_says() {
    let set = |settings: &mut wire::Settings| {
        settings.game = GameId::Captains;
        settings.packs = vec![ATLAS.to_owned()];
    };
    five_rounds(Table::lobby_set(&SEVEN, set));
}

#[test]
fn who_acts_first_by_lot_is_drawn_as_the_proof_says() {
    let set = |settings: &mut wire::Settings| {
        settings.game = GameId::Captains;
        settings.packs = vec![ATLAS.to_owned()];
    };
    let mut table = Table::lobby_set(&SEVEN, set);
    table.deal_fairly().wait_s(60);
    assert!(table.proof().contains("\nfirst|"));
    table.abort("Ana");
    is_proved(&table, 1);
}

#[test]
fn a_deck_and_whoever_has_the_blank_notebook_are_drawn_as_the_proof_says() {
    // With eight players the deck runs out, and cards are played by lot where nobody plays one.
    let mut table = Table::lobby_set(&EIGHT, |settings| settings.game = GameId::Notebook);
    let mut last = 0;
    while table.phase() != Phase::GameOver {
        table.deal_fairly();
        last = table.number();
        let who = table.in_turn();
        table.opens_case(who, &format!("storm {last}"));
        while !matches!(table.phase(), Phase::RoundOver | Phase::GameOver) {
            table.wait_s(60);
        }
        is_proved(&table, last);
    }
    assert_eq!(last, 8);
    let deck = file(&table, 1);
    assert!(deck.contains("\nreshuffled|") && deck.contains("\nopen|deck|"));
    is_proved(&table, 1);
}
