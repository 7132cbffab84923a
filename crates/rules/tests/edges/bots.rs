//! Bots' seats: who lets them sit down, what they are called, what they never are, and what they change for all.

use std::collections::BTreeSet;

use rules::{BOT_NAMES, Command};
use wire::{
    Asking, Bot,
    Character::{Bookkeeper, Dreamer, Hothead},
    GameId, Happened, Intent, Offer, Phase,
    Refusal::{self, BotsDoNotPlay, HostOnly, NotForBots, NotNow, TableFull, TooFewPlacesForBots},
    SEATS_MAX, SeatId, Secret128,
};

use crate::{
    FOUR, SEVEN, THREE, TWELVE,
    company::asking_in_company,
    pack::{ATLAS, BANK, PACK},
    table::{Table, token},
};

fn add() -> Intent {
    Intent::AddBot {}
}

fn offers_to_add(table: &Table, who: &str) -> bool {
    table.seat(who).can.open.contains(&Offer::AddBot {})
}

#[test]
fn a_bot_sits_down_with_a_name_a_picture_and_a_mark() {
    let mut table = Table::lobby(THREE);
    assert!(offers_to_add(&table, "Ana"));
    assert_eq!(table.add_bot("Ana"), "Pixel");
    let bot = table.public("Pixel");
    let character = Some(Bookkeeper);
    assert_eq!(bot.bot, Some(Bot { character }));
    assert!(!bot.away);
    let others = table.view().seats.into_iter().filter(|s| s.id != bot.id);
    for person in others {
        assert_eq!(person.bot, None);
        assert_ne!(person.avatar, bot.avatar);
    }
    let (seat, name) = (bot.id, "Pixel".to_owned());
    assert!(
        table
            .last_happened()
            .contains(&Happened::Joined { seat, name })
    );
    assert_eq!(rules::bots(&table.state), [(seat, Bookkeeper)]);
}

#[test]
fn bots_have_names_that_nobody_has_and_characters_that_few_have() {
    let mut table = Table::lobby(["Ana", "GIZMO"]);
    let names: Vec<_> = (0..4).map(|_| table.add_bot("Ana")).collect();
    assert_eq!(names, ["Pixel", "Widget", "Cog", "Bolt"]);
    let characters = |table: &Table| {
        let bots = rules::bots(&table.state).into_iter();
        bots.map(|(_, character)| character).collect::<Vec<_>>()
    };
    let expected = [Bookkeeper, Dreamer, Hothead, Bookkeeper];
    assert_eq!(characters(&table), expected);
    table.kick("Ana", "Widget");
    assert_eq!(table.add_bot("Ana"), "Widget");
    let expected = [Bookkeeper, Hothead, Bookkeeper, Dreamer];
    assert_eq!(characters(&table), expected);
}

#[test]
fn there_is_a_name_for_each_and_no_more_seats_than_any_table_has() {
    let mut table = Table::lobby(["Ana"]);
    table.add_bots(SEATS_MAX - 1);
    assert_eq!(table.view().seats.len(), SEATS_MAX);
    assert!(!offers_to_add(&table, "Ana"));
    table.refused(TableFull).act("Ana", add());
    table.kick("Ana", "Pixel");
    assert!(offers_to_add(&table, "Ana"));
    let names: BTreeSet<_> = BOT_NAMES.into_iter().collect();
    assert_eq!(names.len(), SEATS_MAX);
}

#[test]
fn only_the_host_lets_bots_sit_down_and_only_in_the_lobby() {
    let mut table = Table::of(FOUR);
    assert!(!offers_to_add(&table, "Boris"));
    table.refused(HostOnly).act("Boris", add());
    table.deal("Boris", BANK).refused(NotNow).act("Ana", add());
    table.abort("Ana").refused(NotNow).act("Ana", add());
    table.end_game("Ana").refused(NotNow).act("Ana", add());
    assert!(!offers_to_add(&table, "Ana"));
    table.reopen_lobby("Ana").add_bot("Ana");
}

#[test]
fn bots_do_not_play_with_notebooks() {
    let mut table = Table::lobby(FOUR);
    table.set(|settings| settings.game = GameId::Notebook);
    assert!(!offers_to_add(&table, "Ana"));
    table.refused(BotsDoNotPlay).act("Ana", add());
    assert_eq!(table.view().blocked, None);
    table
        .set(|settings| settings.game = GameId::Spy)
        .add_bots(1);
    assert_eq!(table.view().blocked, None);
    table.set(|settings| settings.game = GameId::Notebook);
    assert_eq!(table.view().blocked, Some(BotsDoNotPlay));
    table
        .refused(BotsDoNotPlay)
        .act("Ana", Intent::StartRound {});
    table.kick("Ana", "Pixel").agent("Agent");
    assert_eq!(table.view().blocked, Some(BotsDoNotPlay));
}

#[test]
fn no_bot_is_ever_host_or_handed_over() {
    let mut table = Table::lobby(["Ana", "Boris"]);
    let bot = table.add_bot("Ana");
    table.agent("Agent");
    let key = Secret128::from_bytes([9; 16]);
    for who in [bot, "Agent"] {
        let seat = table.id(who);
        let hands_over = Intent::HandOver {
            seat,
            key: key.clone(),
        };
        table
            .refused(NotForBots)
            .act("Ana", Intent::MakeHost { seat });
        table.refused(NotForBots).act("Ana", hands_over);
    }
    let boris = vec![table.id("Boris")];
    let seats = boris.clone();
    let open = table.seat("Ana").can.open;
    assert!(open.contains(&Offer::MakeHost { seats }));
    let seats = boris;
    assert!(open.contains(&Offer::HandOver { seats }));
    // However long they have been there.
    table.leave("Ana");
    assert_eq!(table.host(), "Boris");
    table.leave("Boris");
    assert_eq!(table.view().host, None);
    table.agent("Another");
    assert_eq!(table.view().host, None);
    table.join("Cvita");
    assert_eq!(table.host(), "Cvita");
}

#[test]
fn a_host_who_is_away_is_followed_by_no_bot() {
    let mut table = Table::lobby(["Ana"]);
    table.add_bots(1);
    table.agent("Agent").away("Ana").wait_s(120);
    assert_eq!(table.host(), "Ana");
    table.join("Boris").wait_s(1);
    assert_eq!(table.host(), "Boris");
}

#[test]
fn what_needs_a_phone_is_not_for_bots_of_the_house() {
    let mut table = Table::lobby(FOUR);
    let bot = table.add_bot("Ana");
    let seat = table.id(bot);
    for command in [Command::Away { seat }, Command::Back { seat }] {
        table.refused(NotForBots).run(&command, None);
    }
    let name = "Robert".to_owned();
    for intent in [
        Intent::Rename { name },
        Intent::Dress { avatar: 30 },
        Intent::Leave {},
    ] {
        table.refused(NotForBots).act(bot, intent);
    }
    assert_eq!(table.seat(bot).can.open, []);
    // An agent has something like one.
    table.agent("Agent").rename("Agent", "Smith").away("Agent");
    assert!(table.public("Agent").away);
    table.back("Agent").leave("Agent");
}

#[test]
fn time_goes_by_people_alone() {
    let mut table = Table::lobby(["Ana", "Boris"]);
    table.add_bots(1);
    table.agent("Agent");
    let ids = |names: &[&str]| names.iter().map(|who| table.id(who)).collect::<Vec<_>>();
    assert_eq!(table.state.present(), ids(&["Ana", "Boris"]));
    assert_eq!(table.state.reachable(), ids(&["Ana", "Boris", "Agent"]));
    let is_bot = ["Ana", "Pixel", "Agent"].map(|who| table.state.is_bot(table.id(who)));
    assert_eq!(is_bot, [false, true, true]);
    table.away("Boris").away("Agent");
    assert_eq!(table.state.present(), [table.id("Ana")]);
    assert_eq!(table.state.reachable(), [table.id("Ana")]);
}

#[test]
fn a_bot_that_misses_votes_is_still_there() {
    let mut table = Table::of(FOUR);
    let bot = table.add_bot("Ana");
    table.deal("Boris", BANK).all_look();
    for by in ["Ana", "Boris", "Cvita"] {
        table.accuse(by, "Dino").wait_s(30);
    }
    assert!(!table.public(bot).away);
}

#[test]
fn while_a_bot_sits_everybody_writes() {
    for asking in [Asking::Spoken, Asking::Tracked] {
        let mut table = Table::of(FOUR);
        table.set(|settings| settings.asking = asking);
        table.add_bots(1);
        table.deal("Boris", BANK).all_look();
        assert_eq!(table.view().settings.asking, asking);
        table.refused(Refusal::TextEmpty).ask("Ana", "Boris");
        // It is settled for this round.
        table.kick("Ana", "Pixel");
        table.asks_text("Ana", "Boris", "Is it loud?");
        table.answers_text("Boris", "No.").abort("Ana");
        table.deal_any().all_look();
        let spoken = asking == Asking::Spoken;
        assert_eq!(table.round().turn.is_none(), spoken);
        table.abort("Ana").agent("Agent").deal_any().all_look();
        let first = table.starter();
        let whom = if first == "Ana" { "Boris" } else { "Ana" };
        table.refused(Refusal::TextEmpty).ask(first, whom);
    }
}

#[test]
fn the_lobby_names_the_places_that_bots_do_not_know() {
    let mut table = Table::lobby(FOUR);
    table.set(|s| s.packs = [PACK, ATLAS].map(str::to_owned).into());
    let shown = |table: &Table| {
        let view = table.view();
        (view.places_on_table, view.unknown_to_bots.len())
    };
    assert_eq!(shown(&table), (Some(48), 0));
    table.add_bots(1);
    assert_eq!(shown(&table), (Some(8), 40));
    assert_eq!(table.view().blocked, None);
    table.add_bots(1).kick("Ana", "Pixel");
    assert_eq!(shown(&table), (Some(8), 40));
    table.kick("Ana", "Gizmo");
    assert_eq!(shown(&table), (Some(48), 0));
    table.agent("Agent");
    assert_eq!(shown(&table), (Some(8), 40));
    table.deal_any();
    let places = table.view().places;
    assert_eq!(places.len(), 8);
    assert!(places.iter().all(|place| !place.starts_with("page")));
    assert_eq!(table.view().unknown_to_bots, [""; 0]);
    table.abort("Ana").end_game("Ana").reopen_lobby("Ana");
    assert_eq!(shown(&table), (Some(8), 40));
}

#[test]
fn with_fewer_than_eight_places_that_bots_know_nothing_begins() {
    let mut table = Table::lobby(FOUR);
    table.set(|s| s.packs = [PACK, ATLAS].map(str::to_owned).into());
    table.add_bots(1);
    table.set(|settings| settings.places.out = vec![BANK.to_owned()]);
    assert_eq!(table.view().places_on_table, Some(7));
    assert_eq!(table.view().blocked, Some(TooFewPlacesForBots));
    table
        .refused(TooFewPlacesForBots)
        .act("Ana", Intent::StartRound {});
    table.set(|settings| settings.places.out = Vec::new());
    assert_eq!(table.view().blocked, None);
    table.set(|settings| settings.packs = vec![ATLAS.to_owned()]);
    assert_eq!(table.view().places_on_table, Some(0));
    assert_eq!(table.view().blocked, Some(TooFewPlacesForBots));
    table.kick("Ana", "Pixel");
    assert_eq!(table.view().blocked, None);
    table.deal_any();
    // What this game deals from is settled.
    table.abort("Ana").agent("Agent").deal_any();
    table.abort("Ana").end_game("Ana");
    table
        .refused(TooFewPlacesForBots)
        .act("Ana", Intent::StartRound {});
}

#[test]
fn of_more_places_than_a_game_shall_have_bots_leave_as_many_as_they_know() {
    let mut table = Table::lobby(FOUR);
    table.set(|settings| {
        settings.packs = [PACK, ATLAS].map(str::to_owned).into();
        settings.places.most = Some(12);
    });
    table.add_bots(1);
    assert_eq!(table.view().places_on_table, Some(8));
    table.deal_any();
    assert_eq!(table.view().places.len(), 8);
}

#[test]
fn in_a_fair_deal_bots_are_listed_and_contribute_nothing() {
    let mut table = Table::lobby(["Ana", "Boris", "Cvita"]);
    let bot = table.add_bot("Ana");
    table.agent("Agent");
    for who in [bot, "Agent"] {
        let seal = Command::Seal {
            seat: table.id(who),
            round: table.next_round(),
            seals: crate::fair::seals(table.id(who), table.next_round()),
        };
        table.refused(NotForBots).run(&seal, None);
    }
    table.seal(&["Ana", "Boris", "Cvita"]).wants_deal();
    let terms = table.asks_numbers();
    assert_eq!(terms.asked.len(), 3);
    for who in [bot, "Agent"] {
        let line = format!("\nseat|{}|bot\n", table.id(who));
        assert!(terms.terms.contains(&line), "{}", terms.terms);
    }
    table.unseal(&["Ana", "Boris", "Cvita"]);
    assert_eq!(table.phase(), Phase::Dealt);
}

#[test]
fn the_rules_of_spies_are_told_while_they_are_played() {
    let mut table = asking_in_company("Boris", |_| {});
    let rules = rules::rules_played(&table.state).expect("spies are played");
    assert_eq!(rules, rules::spy::preset(table.view().variant));
    table.abort("Ana").end_game("Ana").reopen_lobby("Ana");
    assert_eq!(rules::rules_played(&table.state), None);
    let mut table = Table::lobby(SEVEN);
    table.set(|settings| settings.game = GameId::Captains);
    table.deal_drawn();
    assert_eq!(rules::rules_played(&table.state), None);
}

#[test]
fn a_full_table_of_people_has_no_seat_for_a_bot() {
    let mut table = Table::lobby(TWELVE);
    table.refused(TableFull).act("Ana", add());
    let join = Command::Join {
        token: token(99),
        name: "Agent".to_owned(),
        avatar: None,
        bot: true,
    };
    table.refused(TableFull).run(&join, None);
    assert_eq!(table.state.seat_of(&token(99)), None::<SeatId>);
}
