//! Whatever is sent, whenever it arrives: an answer, never a panic.

use proptest::prelude::*;
use rules::{Command, Moment, TokenHash, decide};
use wire::{Asking, HouseRules, Intent, Parameter, SeatId, Settings, ruleset::DurationStep};

use crate::{
    cases,
    house::house,
    pack::PACKS,
    script::{RULESETS, script},
    table::{Table, secret},
};

/// Every kind of intent; the rest is filled with anything.
const INTENTS: usize = 30;

#[derive(Clone, Debug)]
struct Anything {
    kind: usize,
    seat: SeatId,
    seats: Vec<SeatId>,
    numbers: (u32, u32),
    text: String,
    flag: bool,
    house: Option<HouseRules>,
}

const ASKING: [Asking; 3] = [Asking::Spoken, Asking::Tracked, Asking::Written];

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

fn intent(from: Anything) -> Intent {
    let Anything {
        kind,
        seat,
        seats,
        numbers: (round, number),
        text,
        flag,
        house,
    } = from;
    let byte = |n: u32| u8::try_from(n % 256).unwrap();
    match kind {
        0 => Intent::Rename { name: text },
        1 => Intent::Leave {},
        2 => Intent::Kick { seat },
        3 => Intent::Lock { locked: flag },
        4 => Intent::MakeHost { seat },
        5 => Intent::Reorder { seats },
        6 => {
            let settings = Settings {
                ruleset: RULESETS[seats.len() % RULESETS.len()],
                pack: text,
                minutes: flag.then_some(byte(number)),
                rounds: flag.then_some(byte(round)),
                starter: seats.first().copied(),
                asking: ASKING[seats.len() % ASKING.len()],
                house,
            };
            Intent::Configure { settings }
        }
        7 => Intent::HandOver {
            seat,
            key: secret(number.into()),
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
        17 => Intent::StartClock { round },
        18 => Intent::Ask {
            round,
            turn: number,
            whom: seat,
            text: flag.then_some(text),
        },
        19 => Intent::Answer {
            round,
            turn: number,
            text: flag.then_some(text),
        },
        20 => Intent::Accuse { round, whom: seat },
        21 => Intent::Vote {
            round,
            vote: number,
            agree: flag,
        },
        22 => Intent::Reveal { round },
        23 => Intent::Here {},
        24 => Intent::Point { round },
        25 => Intent::Propose { round, whom: seat },
        26 => Intent::Ballot { round, whom: seat },
        27 => Intent::Pass { round },
        28 => Intent::Say { round, text },
        _ => Intent::Guess { round, place: text },
    }
}

fn command() -> impl Strategy<Value = Command> {
    let actor = || (1..12_u16).prop_map(SeatId);
    let hash = || (0..9_u64).prop_map(|n| TokenHash::of(&secret(n)));
    prop_oneof![
        20 => (actor(), anything()).prop_map(|(seat, from)| Command::Seat { seat, intent: intent(from) }),
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
            let moment = Moment { now_ms: *later_ms, dice: [0; 32], packs: &PACKS };
            decide(&table.state, command, &moment).ok();
            table.send(command).ok();
            table.view();
            table.seats().into_iter().for_each(|seat| { table.seat_view(seat); });
        }
    }
}
