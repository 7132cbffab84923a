//! Chairs that change hands: a person takes that of a bot, and a bot goes on for a person.

use wire::{
    Asking, Bot, Happened, Offer, Phase,
    Refusal::{self, TableFull},
    RulesetId::Indictment,
    SEATS_MAX,
};

use crate::{
    FIVE, FOUR, THREE,
    company::asking_in_company,
    pack::{BANK, ZOO},
    table::{Table, token},
};

fn sitting(table: &Table) -> Vec<String> {
    let seats = table.view().seats.into_iter();
    seats.map(|seat| seat.name).collect()
}

#[test]
fn between_rounds_a_person_takes_the_chair_of_the_bot_that_came_last() {
    let mut table = Table::of(THREE);
    table.add_bots(2).deal("Boris", BANK).all_look();
    table.join("Dino");
    assert_eq!(sitting(&table).len(), 6, "nobody gets up in a round");
    table.guess("Boris", BANK).join("Ema");
    let expected = ["Ana", "Boris", "Cvita", "Pixel", "Ema", "Dino"];
    assert_eq!(sitting(&table), expected);
    let (seat, name) = (table.id("Ema"), "Ema".to_owned());
    let taken = Happened::ChairTaken {
        seat,
        name,
        bot: "Gizmo".to_owned(),
    };
    assert!(table.last_happened().contains(&taken));
    let lines = table.view().standings;
    let line = lines.iter().find(|line| line.name == "Gizmo");
    assert!(line.expect("a line").left);
    assert!(lines.iter().all(|line| line.name != "Ema"));
    table.join("Filip").join("Goran");
    let expected = ["Ana", "Boris", "Cvita", "Filip", "Ema", "Dino", "Goran"];
    assert_eq!(sitting(&table), expected);
    assert_eq!(table.host(), "Ana");
}

#[test]
fn after_a_game_too_and_by_the_name_of_the_bot() {
    let mut table = Table::of(THREE);
    table.add_bots(1).deal_any().abort("Ana").end_game("Ana");
    assert_eq!(table.phase(), Phase::GameOver);
    table.refused(Refusal::NameTaken).join("Ana");
    table.join("Pixel");
    assert_eq!(sitting(&table), ["Ana", "Boris", "Cvita", "Pixel"]);
    assert_eq!(table.public("Pixel").bot, None);
}

#[test]
fn in_the_lobby_a_bot_gets_up_once_there_is_no_room_for_all() {
    let mut table = Table::lobby(THREE);
    table.add_bots(4).join("Dino");
    assert_eq!(table.view().seats.len(), 8);
    table.join("Ema");
    assert_eq!(table.view().seats.len(), 8, "no more may play");
    assert!(!sitting(&table).contains(&"Cog".to_owned()));
    let mut table = Table::lobby_by(Indictment, THREE);
    table.add_bots(6).join("Dino");
    assert_eq!(table.view().seats.len(), 10);
    table.join("Ema");
    assert_eq!(table.view().seats.len(), 10);
}

#[test]
fn at_a_table_that_is_full_nobody_gets_up_in_a_round_nor_for_an_agent() {
    let mut table = Table::lobby_by(Indictment, THREE);
    let agent = || rules::Command::Join {
        token: token(99),
        name: "Agent".to_owned(),
        avatar: None,
        bot: true,
    };
    table.add_bots(7).deal_any();
    for name in ["Dino", "Ema"] {
        table.join(name);
    }
    assert_eq!(table.view().seats.len(), SEATS_MAX);
    table.refused(TableFull).join("Filip");
    table.abort("Ana");
    table.refused(TableFull).run(&agent(), None);
    table.join("Filip");
    assert_eq!(table.view().seats.len(), SEATS_MAX);
}

/// Four people at the bank, Ana to ask, and a bot plays on for whoever leaves.
fn going_on(spy: &str, asking: Asking) -> Table {
    let mut table = Table::of(FOUR);
    table.set(|settings| (settings.asking, settings.bots.take_over) = (asking, true));
    table.deal(spy, BANK).all_look();
    table
}

#[test]
fn a_bot_plays_on_for_whoever_leaves_in_a_round_spy_or_not() {
    for spy in ["Dino", "Cvita"] {
        let mut table = going_on(spy, Asking::Written);
        let (before, phone) = (table.public("Dino"), token(3));
        let card = table.card("Dino");
        let seat = table.id("Dino");
        assert_eq!(table.state.seat_of(&phone), Some(seat));
        table.leave("Dino");
        assert_eq!(table.phase(), Phase::Questions);
        let after = table.public("Dino");
        assert_eq!((after.name, after.avatar), (before.name, before.avatar));
        let [(bot, character)] = rules::bots(&table.state)[..] else {
            panic!("one bot");
        };
        let character = Some(character);
        assert_eq!((bot, after.bot), (seat, Some(Bot { character })));
        assert_eq!(table.card("Dino"), card);
        assert_eq!(table.state.seat_of(&phone), None);
        assert_eq!(table.state.last_n(seat), 0);
        let name = "Dino".to_owned();
        let took_over = Happened::BotTookOver { seat, name };
        assert_eq!(table.last_happened().last(), Some(&took_over));
        table.asks_text("Ana", "Dino", "Is it loud?");
        table.answers_text("Dino", "No.");
    }
}

#[test]
fn only_if_that_was_chosen_and_only_in_a_round() {
    let mut table = Table::of(FOUR);
    table.deal("Boris", BANK).all_look().leave("Dino");
    assert_eq!(rules::bots(&table.state), []);
    let mut table = going_on("Boris", Asking::Tracked);
    table.guess("Boris", ZOO).leave("Dino");
    assert_eq!(sitting(&table), ["Ana", "Boris", "Cvita"]);
    let mut table = Table::of(FOUR);
    table.set(|settings| settings.bots.take_over = true);
    table.leave("Dino");
    assert_eq!(sitting(&table), ["Ana", "Boris", "Cvita"]);
    let mut table = going_on("Boris", Asking::Tracked);
    table.kick("Ana", "Dino").join("Ema");
    assert_eq!(rules::bots(&table.state), []);
    // Has no card.
    table.leave("Ema");
    assert_eq!(rules::bots(&table.state), []);
}

#[test]
fn for_the_last_person_nobody_plays_on() {
    let mut table = going_on("Dino", Asking::Tracked);
    for who in ["Ana", "Boris", "Cvita"] {
        table.leave(who);
    }
    assert_eq!(table.host(), "Dino");
    assert_eq!(rules::bots(&table.state).len(), 3);
    table.leave("Dino");
    assert_eq!(rules::bots(&table.state).len(), 3);
    assert_eq!(table.phase(), Phase::RoundOver);
    assert_eq!(table.view().host, None);
    table.join("Ema");
    assert_eq!(table.host(), "Ema");
}

#[test]
fn the_host_moves_on_to_a_person() {
    let mut table = going_on("Dino", Asking::Tracked);
    table.pause("Ana").leave("Ana");
    assert_eq!(table.host(), "Boris");
    table.resume("Boris");
    assert!(table.clock_runs());
}

#[test]
fn a_vote_goes_on_with_the_bot() {
    let mut table = going_on("Dino", Asking::Tracked);
    table.accuse("Ana", "Dino").yes("Boris").leave("Cvita");
    assert_eq!(table.voters().len(), 3);
    table.yes("Cvita");
    assert_ne!(table.phase(), Phase::Vote);
}

#[test]
fn the_table_stops_waiting_for_a_phone_that_is_gone() {
    let mut table = going_on("Dino", Asking::Tracked);
    table.away("Ana");
    assert_eq!(table.waits_for(), Some("Ana"));
    table.leave("Ana");
    assert_eq!(table.waits_for(), None);
    assert!(!table.public("Ana").away);
}

#[test]
fn from_then_on_everybody_writes() {
    let mut table = going_on("Dino", Asking::Spoken);
    assert!(table.round().turn.is_none());
    table.leave("Cvita");
    let turn = table.round().turn.expect("questions go round");
    assert_eq!(table.name(turn.asker), "Ana");
    assert!(turn.passes_at_ms.is_some());
    table.refused(Refusal::TextEmpty).ask("Ana", "Boris");
    table.asks_text("Ana", "Cvita", "Is it loud?");
    assert!(
        table
            .seat("Cvita")
            .can
            .open
            .iter()
            .any(|o| matches!(o, Offer::Answer { .. }))
    );
    // Where nobody followed the questions, whoever began may be long gone.
    let mut table = Table::of(FIVE);
    table.set(|settings| (settings.asking, settings.bots.take_over) = (Asking::Spoken, true));
    table.deal("Dino", BANK).all_look();
    table.make_host("Ana", "Boris").kick("Boris", "Ana");
    table.leave("Cvita");
    assert_eq!(table.asker(), "Boris");
}

#[test]
fn before_the_clock_runs_too() {
    let mut table = Table::of(FOUR);
    table.set(|settings| settings.bots.take_over = true);
    table.deal("Dino", BANK).leave("Ana");
    assert_eq!(table.phase(), Phase::Dealt);
    assert_eq!(table.starter(), "Ana");
    table.all_look();
    assert_eq!(table.phase(), Phase::Questions);
    table.asks_text("Ana", "Boris", "Is it loud?");
}

#[test]
fn a_seat_that_a_bot_went_on_with_is_a_bots_chair_like_any() {
    let mut table = asking_in_company("Dino", |settings| settings.bots.take_over = true);
    table.leave("Dino").abort("Ana").join("Ema");
    assert_eq!(sitting(&table), ["Ana", "Boris", "Cvita", "Dino", "Ema"]);
    table.join("Filip");
    assert_eq!(sitting(&table), ["Ana", "Boris", "Cvita", "Filip", "Ema"]);
}
