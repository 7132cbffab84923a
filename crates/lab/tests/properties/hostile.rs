//! Whatever is sent, whenever it arrives: an answer, never a panic.

use proptest::prelude::*;
use rules::{Command, Moment, TokenHash, decide};
use wire::{HouseRules, Parameter, SeatId, ruleset::DurationStep};

use crate::{
    anything::{Anything, INTENTS},
    cases,
    house::house,
    pack::{PACKS, PICTURES},
    script::script,
    table::{Table, secret},
};

/// Names and values of parameters, and others.
fn house_rules() -> impl Strategy<Value = HouseRules> {
    let known = house().prop_map(|house| house.changes);
    let name = prop_oneof![
        "[a-z]{0,8}(\\.[a-zA-Z]{0,12}){0,3}",
        Just("limits.voteMs".to_owned()),
        Just("durationMin".to_owned()),
        Just("players.max".to_owned()),
    ];
    let value = prop_oneof![
        any::<bool>().prop_map(Parameter::Flag),
        any::<i32>().prop_map(Parameter::Number),
        ".{0,12}".prop_map(Parameter::Word),
        prop::collection::vec((any::<u8>(), any::<u8>()), 0..15).prop_map(steps),
    ];
    let unknown = prop::collection::vec((name, value), 0..3);
    (known, unknown, ".{0,50}").prop_map(|(known, unknown, name)| {
        let known = known
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value));
        let changes = known.chain(unknown).collect();
        HouseRules { name, changes }
    })
}

fn steps(steps: Vec<(u8, u8)>) -> Parameter {
    let step = |(players_up_to, minutes)| DurationStep {
        players_up_to,
        minutes,
    };
    Parameter::Steps(steps.into_iter().map(step).collect())
}

fn anything() -> impl Strategy<Value = Anything> {
    let seat = || prop_oneof![0..10_u16, any::<u16>()].prop_map(SeatId);
    let number = || prop_oneof![4 => 0..4_u32, 1 => any::<u32>()];
    let text = prop_oneof![Just("places".to_owned()), ".{0,30}"];
    let seats = prop::collection::vec(seat(), 0..10);
    let rest = (number(), number(), text, any::<bool>());
    let house = prop::option::of(house_rules());
    (0..INTENTS, seat(), seats, rest, house).prop_map(|(kind, seat, seats, rest, house)| {
        let (a, b, text, flag) = rest;
        Anything {
            kind,
            seat,
            seats,
            numbers: (a, b),
            text,
            flag,
            house,
        }
    })
}

fn command() -> impl Strategy<Value = Command> {
    let actor = || (1..12_u16).prop_map(SeatId);
    let hash = || (0..9_u64).prop_map(|n| TokenHash::of(&secret(n)));
    prop_oneof![
        20 => (actor(), anything()).prop_map(|(seat, from)| Command::Seat { seat, intent: from.intent() }),
        1 => Just(Command::Open),
        1 => Just(Command::Tick),
        2 => (hash(), any::<String>()).prop_map(|(token, name)| Command::Join { token, name }),
        2 => (hash(), hash()).prop_map(|(token, key)| Command::Claim { token, key }),
        1 => actor().prop_map(|seat| Command::Away { seat }),
        1 => actor().prop_map(|seat| Command::Back { seat }),
    ]
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn no_command_makes_a_table_panic(
        (script, commands) in (script(5..60), prop::collection::vec((command(), 0..1_u64 << 50), 20..80))
    ) {
        let mut table = Table::of(&script);
        script.moves.iter().for_each(|each| each.make(&mut table));
        for (command, later_ms) in &commands {
            // Out of its time and without the ticks that should have come first.
            let moment = Moment { now_ms: *later_ms, dice: [0; 32], packs: &PACKS, pictures: &PICTURES };
            decide(&table.state, command, &moment).ok();
            table.send(command).ok();
            table.view();
            table.seats().into_iter().for_each(|seat| { table.seat_view(seat); });
        }
    }
}
