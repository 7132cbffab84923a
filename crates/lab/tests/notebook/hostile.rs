//! Whatever is sent, whenever it arrives: an answer, never a panic, and a refusal changes nothing.

#[path = "../properties/anything.rs"]
mod anything;

use proptest::prelude::*;
use rules::{Command, Moment, TokenHash, decide};
use wire::{Intent, SeatId};

use self::anything::{Anything, INTENTS};
use crate::{
    cases,
    pack::{PACKS, PICTURES},
    script::script,
    table::{Table, secret},
};

fn intent() -> impl Strategy<Value = Intent> {
    let seat = || prop_oneof![0..10_u16, any::<u16>()].prop_map(SeatId);
    let number = || prop_oneof![6 => 0..12_u32, 1 => any::<u32>()];
    let card = (0..PICTURES.len()).prop_map(|n| PICTURES[n].clone());
    let text = prop_oneof![Just("places".to_owned()), ".{0,50}", card];
    let seats = prop::collection::vec(seat(), 0..10);
    let rest = (number(), number(), text, any::<bool>());
    let parts = (0..INTENTS, seat(), seats, rest);
    parts.prop_map(|(kind, seat, seats, (a, b, text, flag))| {
        let anything = Anything {
            kind,
            seat,
            seats,
            numbers: (a, b),
            text,
            flag,
            house: None,
        };
        anything.intent()
    })
}

fn command() -> impl Strategy<Value = Command> {
    let actor = || (1..10_u16).prop_map(SeatId);
    let hash = || (0..9_u64).prop_map(|n| TokenHash::of(&secret(n)));
    prop_oneof![
        20 => (actor(), intent()).prop_map(|(seat, intent)| Command::Seat { seat, intent }),
        1 => Just(Command::Tick),
        1 => (hash(), any::<String>()).prop_map(|(token, name)| Command::Join { token, name }),
        1 => (hash(), hash()).prop_map(|(token, key)| Command::Claim { token, key }),
        1 => actor().prop_map(|seat| Command::Away { seat }),
        1 => actor().prop_map(|seat| Command::Back { seat }),
    ]
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn no_command_makes_a_table_panic(
        (script, commands) in (script(5..60), prop::collection::vec((command(), 0..1_u64 << 50), 20..60))
    ) {
        let mut table = Table::of(&script);
        script.moves.iter().for_each(|each| each.make(&mut table));
        for (command, later_ms) in &commands {
            // Out of its time and without the ticks that should have come first.
            let moment = Moment { now_ms: *later_ms, dice: [0; 32], packs: &PACKS, pictures: &PICTURES };
            decide(&table.state, command, &moment).ok();
            table.wait(0);
            let before = table.state.clone();
            if table.send(command).is_err() {
                prop_assert_eq!(&table.state, &before);
            }
            table.view();
            table.seats().into_iter().for_each(|seat| { table.seat_view(seat); });
        }
    }
}
