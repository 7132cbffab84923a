//! Whatever is sent, whenever it arrives: an answer, never a panic, and a refusal changes nothing.

use proptest::prelude::*;
use rules::{Command, Moment, TokenHash, decide};
use wire::{Asking, CaptainsSettings, GameId, Intent, RulesetId, SeatId, Settings, SpySettings};

use crate::{
    cases,
    pack::PACKS,
    script::script,
    table::{Table, secret},
};

/// Every kind of intent that this game or the room knows; the rest is filled with anything.
const INTENTS: usize = 27;

#[derive(Clone, Debug)]
struct Anything {
    kind: usize,
    seat: SeatId,
    seats: Vec<SeatId>,
    numbers: (u32, u32),
    text: String,
    flag: bool,
}

fn anything() -> impl Strategy<Value = Anything> {
    let seat = || prop_oneof![0..14_u16, any::<u16>()].prop_map(SeatId);
    let number = || prop_oneof![4 => 0..12_u32, 1 => any::<u32>()];
    let text = prop_oneof![Just("places".to_owned()), ".{0,30}"];
    let seats = prop::collection::vec(seat(), 0..14);
    let rest = (number(), number(), text, any::<bool>());
    (0..INTENTS, seat(), seats, rest).prop_map(|(kind, seat, seats, (a, b, text, flag))| Anything {
        kind,
        seat,
        seats,
        numbers: (a, b),
        text,
        flag,
    })
}

fn intent(from: Anything) -> Intent {
    let Anything {
        kind,
        seat,
        seats,
        numbers: (round, turn),
        text,
        flag,
    } = from;
    match kind {
        0 => Intent::Rename { name: text },
        1 => Intent::Leave {},
        2 => Intent::Kick { seat },
        3 => Intent::Lock { locked: flag },
        4 => Intent::MakeHost { seat },
        5 => Intent::Reorder { seats },
        6 => Intent::Configure {
            settings: settings(&seats, turn, text, flag),
        },
        7 => Intent::HandOver {
            seat,
            key: secret(turn.into()),
        },
        8 => Intent::StartRound {},
        9 => Intent::NextRound { round },
        10 => Intent::AbortRound { round },
        11 => Intent::Pause { round },
        12 => Intent::Resume { round },
        13 => Intent::EndGame { round },
        14 => Intent::ToLobby { round },
        15 => Intent::Looked { round },
        16 => Intent::Ready { round },
        17 => Intent::Ask {
            round,
            turn,
            whom: seat,
            text: flag.then_some(text),
        },
        18 => Intent::Answer {
            round,
            turn,
            text: flag.then_some(text),
        },
        19 => Intent::Say { round, text },
        20 => Intent::ActFirst { round, whom: seat },
        21 => Intent::FinishAsking { round, turn },
        22 => Intent::Pick {
            round,
            turn,
            whom: seat,
        },
        23 => Intent::Refuse { round, turn },
        24 => Intent::Pass {
            round,
            turn: flag.then_some(turn),
        },
        25 => Intent::Guess { round, place: text },
        _ => Intent::Name {
            round,
            captain: seat,
            place: text,
        },
    }
}

fn settings(seats: &[SeatId], number: u32, pack: String, flag: bool) -> Settings {
    Settings {
        game: GameId::Captains,
        packs: vec![pack],
        rounds: u8::try_from(number).ok().filter(|_| flag),
        asking: Asking::Written,
        spy: SpySettings {
            ruleset: RulesetId::Indictment,
            minutes: flag.then_some(1),
            house: None,
        },
        captains: CaptainsSettings {
            first: seats.first_chunk().copied(),
            twice: flag,
        },
        ..Settings::default()
    }
}

fn command() -> impl Strategy<Value = Command> {
    let actor = || (1..14_u16).prop_map(SeatId);
    let hash = || (0..9_u64).prop_map(|n| TokenHash::of(&secret(n)));
    prop_oneof![
        20 => (actor(), anything()).prop_map(|(seat, from)| Command::Seat { seat, intent: intent(from) }),
        1 => Just(Command::Open),
        1 => Just(Command::Tick),
        1 => (hash(), any::<String>()).prop_map(|(token, name)| Command::Join { token, name }),
        1 => (hash(), hash()).prop_map(|(token, key)| Command::Claim { token, key }),
        1 => actor().prop_map(|seat| Command::Away { seat }),
        1 => actor().prop_map(|seat| Command::Back { seat }),
    ]
}

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn no_command_makes_a_table_panic(
        (script, commands) in (script(5..60), prop::collection::vec((command(), 0..1_u64 << 50), 20..80))
    ) {
        let mut table = Table::of(&script);
        script.moves.iter().for_each(|each| each.make(&mut table));
        for (command, later_ms) in &commands {
            // Out of its time and without the ticks that should have come first.
            let moment = Moment { now_ms: *later_ms, dice: [0; 32], packs: &PACKS, pictures: &[] };
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
