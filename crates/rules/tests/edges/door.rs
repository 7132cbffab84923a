//! Coming to a table: late, full, locked, handed over (RULES 9, rows 19, 20 and 37).

use rules::{Command, Moment, Record, State, decide};
use wire::{
    GameId::{Captains, Spy},
    Happened, Offer, Phase,
    Refusal::{
        HostOnly, KeyNotValid, NoSuchSeat, NotYourself, TableFull, TableLocked, TooFewPlayers,
        TooManyPlayers,
    },
    RulesetId::{FilmNight, Indictment, Spijun, TimeTravel},
    Secret128,
};

use crate::{
    EIGHT, FOUR, TWELVE,
    pack::{BANK, ZOO},
    table::{Table, token},
};

const NEW_PHONE: u8 = 200;

#[test]
fn row_19_a_late_comer_has_no_card_and_no_secret() {
    let mut table = Table::asking(FOUR, "Boris");
    table.join("Ema");
    assert_eq!(table.own("Ema").card, None);
    assert_eq!(table.seat("Ema").can.card, []);
    assert!(!table.public("Ema").playing);
    let seen = format!("{:?}", table.seat("Ema"));
    assert!(!seen.contains(BANK), "{seen}");
}

#[test]
fn row_19_a_late_comer_enters_at_the_next_deal_at_the_end_of_the_circle() {
    let mut table = Table::asking(FOUR, "Boris");
    table.join("Ema").guess("Boris", BANK);
    table.deal("Ema", ZOO);
    assert_eq!(table.players(), ["Ana", "Boris", "Cvita", "Dino", "Ema"]);
    assert!(table.card("Ema").spy);
    assert_eq!(table.view().standings.len(), 5);
}

// A vote goes on without them.
#[test]
fn row_19_a_late_comer_is_no_voter() {
    let mut table = Table::asking(FOUR, "Boris");
    table.accuse("Ana", "Boris").join("Ema");
    assert_eq!(table.voters(), ["Cvita", "Dino", "Ana"]);
}

#[test]
fn row_37_spectators_see_no_secret_before_the_end() {
    let mut table = Table::asking(FOUR, "Boris");
    let moments: [fn(&mut Table); 3] = [
        |table| {
            table.ask("Ana", "Boris").answer("Boris");
        },
        |table| {
            table.accuse("Ana", "Cvita").no("Boris");
        },
        |table| {
            table.yes("Dino").wait_s(360);
        },
    ];
    for go_on in moments {
        go_on(&mut table);
        let round = serde_json::to_string(&table.round()).unwrap();
        assert!(!round.contains(BANK), "{round}");
        assert_eq!(table.round().result, None);
    }
    assert_eq!(table.view().places_played, [""; 0]);
    while table.phase() == Phase::TimeUp {
        table.all_refuse();
    }
    let result = table.result();
    assert_eq!(
        (result.spy, &*result.place),
        (Some(table.id("Boris")), BANK)
    );
    assert_eq!(result.roles.len(), 3);
}

// Whatever is chosen; none of these rules take as many.
#[test]
fn row_51_twelve_may_sit_down_and_a_full_table_takes_nobody() {
    for ruleset in [Spijun, TimeTravel, FilmNight, Indictment] {
        let mut table = Table::lobby_by(ruleset, TWELVE);
        table.refused(TableFull).join("Marta");
        table.leave("Hana").join("Marta");
        assert_eq!(table.view().seats.len(), 12);
    }
}

#[test]
fn row_51_too_many_only_keep_the_host_from_starting() {
    let mut table = Table::lobby(EIGHT);
    assert_eq!(table.view().blocked, None);
    table.join("Ivan");
    assert_eq!(table.view().blocked, Some(TooManyPlayers));
    assert!(!table.seat("Ana").can.open.contains(&Offer::StartRound {}));
    table.refused(TooManyPlayers).deal_any();
    table.set(|s| s.spy.ruleset = Indictment);
    assert_eq!(table.view().blocked, None);
    table.deal_any();
    assert_eq!(table.players().len(), 9);
}

/// What is named on the screen, by the words of the wire.
fn fits(table: &Table) -> Vec<String> {
    let fits = table.view().fits.into_iter();
    let name = |fit: wire::FitView| match fit.ruleset {
        Some(ruleset) => serde_json::to_value(ruleset),
        None => serde_json::to_value(fit.game),
    };
    let names = fits.map(|fit| name(fit).expect("a word"));
    names
        .map(|name| name.as_str().expect("a word").to_owned())
        .collect()
}

#[test]
fn row_51_the_table_names_what_fits_its_number() {
    let ranges = [
        // In the order in which they are offered.
        ("spijun", 3..=8),
        ("time-travel", 2..=8),
        ("film-night", 3..=8),
        ("indictment", 4..=10),
        ("captains", 7..=12),
        ("notebook", 4..=8),
    ];
    for players in [1, 2, 3, 4, 6, 9, 10, 11, 12] {
        // One that does not fit is chosen.
        let game = if players < 7 { Captains } else { Spy };
        let table = Table::lobby_set(&TWELVE[..players], |s| s.game = game);
        let fitting = ranges.iter().filter(|(_, range)| range.contains(&players));
        let expected: Vec<&str> = fitting.map(|(name, _)| *name).collect();
        assert_eq!(fits(&table), expected, "{players} players");
    }
}

#[test]
fn row_51_nothing_is_named_where_the_number_fits() {
    let mut table = Table::lobby(EIGHT);
    assert_eq!(fits(&table), [""; 0]);
    table.join("Ivan").set(|s| s.game = Captains);
    assert_eq!(fits(&table), [""; 0]);
    table.deal_drawn();
    assert_eq!(fits(&table), [""; 0]);
}

// The house rules stay when another ruleset is chosen.
#[test]
fn row_51_what_fits_goes_by_the_house() {
    let house = |max: u8| {
        let changes = [(
            "players.max".to_owned(),
            wire::Parameter::Number(max.into()),
        )];
        let name = String::new();
        Some(wire::HouseRules {
            name,
            changes: changes.into(),
        })
    };
    let nine = &TWELVE[..9];
    let table = Table::lobby_set(nine, |s| s.spy.house = house(9));
    assert_eq!((table.view().blocked, fits(&table)), (None, Vec::new()));
    let table = Table::lobby_set(nine, |s| s.spy.house = house(7));
    assert_eq!(fits(&table), ["captains"]);
}

// The pictures of their own would not suffice.
#[test]
fn row_51_a_deck_that_is_too_small_does_not_fit() {
    let table = Table::lobby_set(&TWELVE[..6], |s| {
        s.game = Captains;
        s.notebook.deck = wire::DeckChoice::Own;
    });
    assert!(!fits(&table).contains(&"notebook".to_owned()));
}

// RULES 9, rows 19 and 33: they watch, and the next deal waits for other rules or fewer people.
#[test]
fn row_51_whoever_comes_to_a_full_game_keeps_the_next_round_from_being_dealt() {
    let mut table = Table::asking(EIGHT, "Boris");
    table.join("Ivan");
    assert_eq!(table.own("Ivan").card, None);
    assert_eq!(table.view().blocked, None);
    table.guess("Boris", BANK);
    assert_eq!(table.view().blocked, Some(TooManyPlayers));
    table.refused(TooManyPlayers).deal_any();
    table.leave("Ivan").deal_any();
}

#[test]
fn a_locked_table_takes_nobody_until_it_is_opened() {
    let mut table = Table::lobby(FOUR);
    table.lock("Ana", true).refused(TableLocked).join("Ema");
    table.lock("Ana", false).join("Ema");
}

#[test]
fn a_new_table_plays_the_first_of_the_menu_with_its_own_pack() {
    let mut state = State::empty("BCDFG");
    let moment = Moment {
        now_ms: 0,
        dice: [0; 32],
        packs: &[],
        pictures: &[],
        ..Moment::default()
    };
    let events = decide(&state, &Command::Open, &moment).unwrap();
    state.fold(&Record {
        at_ms: 0,
        by: None,
        events,
    });
    let settings = rules::table_view(state.public()).settings;
    let first = rules::menu()[0];
    assert_eq!(Some(settings.spy.ruleset), first.ruleset);
    assert_eq!(
        (settings.game, settings.packs),
        (first.game, vec!["places".to_owned()])
    );
    assert_eq!(first.pack, Some("places"));
}

#[test]
fn every_dish_of_the_menu_is_for_as_many_as_may_start_it() {
    for dish in rules::menu() {
        for players in 1..=TWELVE.len() {
            let table = Table::lobby_set(&TWELVE[..players], |settings| {
                settings.game = dish.game;
                settings.spy.ruleset = dish.ruleset.unwrap_or_default();
            });
            let by_number = [TooFewPlayers, TooManyPlayers];
            let blocked = table
                .view()
                .blocked
                .is_some_and(|why| by_number.contains(&why));
            let fits = (dish.players.min.into()..=dish.players.max.into()).contains(&players);
            assert_eq!(blocked, !fits, "{dish:?} with {players}");
        }
    }
}

#[test]
fn every_seat_has_a_picture_of_its_own() {
    let mut table = Table::lobby(TWELVE);
    table.leave("Cvita").join("Marta");
    let seats = table.view().seats;
    let mut avatars: Vec<u8> = seats.iter().map(|seat| seat.avatar).collect();
    avatars.sort_unstable();
    assert_eq!(avatars, (0..12).collect::<Vec<_>>());
}

#[test]
fn row_20_a_seat_belongs_to_whoever_has_its_token() {
    let table = Table::lobby(FOUR);
    assert_eq!(table.state.seat_of(&token(1)), Some(table.id("Boris")));
    assert_eq!(table.state.seat_of(&token(NEW_PHONE)), None);
}

fn claim(phone: u8, key: &Secret128) -> Command {
    Command::Claim {
        token: token(phone),
        key: rules::TokenHash::of(key),
    }
}

#[test]
fn a_seat_that_is_handed_over_keeps_its_card_and_changes_its_phone() {
    let key = Secret128::from_bytes([9; 16]);
    let mut table = Table::asking(FOUR, "Boris");
    table.fails_to_convict("Boris", "Dino");
    table.hand_over("Ana", "Boris", &key);
    let seat = table.id("Boris");
    let offered = Happened::SeatOffered { seat };
    assert_eq!(table.last_happened().last(), Some(&offered));
    table.run(&claim(NEW_PHONE, &key), None);
    let handed = Happened::SeatHandedOver { seat };
    assert_eq!(table.last_happened().last(), Some(&handed));
    assert_eq!(table.state.seat_of(&token(NEW_PHONE)), Some(seat));
    assert_eq!(table.state.seat_of(&token(1)), None);
    assert!(table.card("Boris").spy && table.public("Boris").accused);
}

#[test]
fn a_hand_over_key_opens_once() {
    let key = Secret128::from_bytes([9; 16]);
    let mut table = Table::asking(FOUR, "Boris");
    let wrong = Secret128::from_bytes([8; 16]);
    table.hand_over("Ana", "Boris", &key);
    table
        .refused(KeyNotValid)
        .run(&claim(NEW_PHONE, &wrong), None);
    table.run(&claim(NEW_PHONE, &key), None);
    table
        .refused(KeyNotValid)
        .run(&claim(NEW_PHONE + 1, &key), None);
}

#[test]
fn a_new_key_replaces_the_old_one_and_leaving_ends_it() {
    let old = Secret128::from_bytes([8; 16]);
    let new = Secret128::from_bytes([9; 16]);
    let mut table = Table::lobby(FOUR);
    table
        .hand_over("Ana", "Boris", &old)
        .hand_over("Ana", "Boris", &new);
    table
        .refused(KeyNotValid)
        .run(&claim(NEW_PHONE, &old), None);
    table.leave("Boris");
    table
        .refused(KeyNotValid)
        .run(&claim(NEW_PHONE, &new), None);
}

#[test]
fn a_key_ends_with_the_deal_with_its_host_and_after_ten_minutes() {
    type Ending = fn(&mut Table);
    let endings: [(&str, Ending); 3] = [
        ("the next deal", |table| {
            table.deal("Boris", BANK);
        }),
        ("another host", |table| {
            table.make_host("Ana", "Cvita").make_host("Cvita", "Ana");
        }),
        ("ten minutes", |table| {
            table.wait_s(600);
        }),
    ];
    for (what, end) in endings {
        let key = Secret128::from_bytes([9; 16]);
        let mut table = Table::lobby(FOUR);
        table.hand_over("Ana", "Boris", &key);
        end(&mut table);
        table
            .refused(KeyNotValid)
            .run(&claim(NEW_PHONE, &key), None);
        assert_eq!(table.state.seat_of(&token(NEW_PHONE)), None, "{what}");
    }
    let key = Secret128::from_bytes([9; 16]);
    let mut table = Table::lobby(FOUR);
    table.hand_over("Ana", "Boris", &key).wait_s(599);
    table.run(&claim(NEW_PHONE, &key), None);
}

#[test]
fn the_host_alone_hands_over_and_only_the_seats_of_others() {
    let key = Secret128::from_bytes([9; 16]);
    let mut table = Table::lobby(FOUR);
    table.refused(HostOnly).hand_over("Boris", "Cvita", &key);
    table.refused(NotYourself).hand_over("Ana", "Ana", &key);
    table
        .leave("Dino")
        .refused(NoSuchSeat)
        .hand_over("Ana", "Dino", &key);
}

#[test]
fn a_locked_table_still_lets_a_seat_be_handed_over() {
    let key = Secret128::from_bytes([9; 16]);
    let mut table = Table::lobby(FOUR);
    table.lock("Ana", true).hand_over("Ana", "Boris", &key);
    table.run(&claim(NEW_PHONE, &key), None);
    assert_eq!(
        table.state.seat_of(&token(NEW_PHONE)),
        Some(table.id("Boris"))
    );
}
