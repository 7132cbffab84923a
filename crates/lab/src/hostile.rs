//! Whatever could be sent, by whomever.

use proptest::{prelude::*, sample::select, strategy::BoxedStrategy};
use rules::{Command, TokenHash};
use wire::{HouseRules, Seal, SeatId};

use crate::{
    Game,
    anything::{Anything, INTENTS},
    table::secret,
};

/// What a hostile command is made of: mostly something that could be meant at a table of the game.
#[derive(Debug)]
pub struct Nonsense {
    /// Seats are numbered up to this, and rounds, turns and votes up to that.
    pub seats: u16,
    pub numbers: u32,
    pub texts: Vec<String>,
    pub house: BoxedStrategy<Option<HouseRules>>,
}

fn anything(of: Nonsense) -> impl Strategy<Value = Anything> {
    let Nonsense {
        seats,
        numbers,
        texts,
        house,
    } = of;
    let seat = move || prop_oneof![0..seats, any::<u16>()].prop_map(SeatId);
    let number = || prop_oneof![4 => 0..numbers, 1 => any::<u32>()];
    let text = prop_oneof![Just("places".to_owned()), ".{0,50}", select(texts)];
    let rest = (number(), number(), text, any::<bool>());
    let seats = prop::collection::vec(seat(), 0..usize::from(seats));
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

pub fn command<G: Game>() -> impl Strategy<Value = Command> {
    let nonsense = G::nonsense();
    let seats = nonsense.seats;
    let actor = move || (1..seats).prop_map(SeatId);
    let hash = || (0..9_u64).prop_map(|n| TokenHash::of(&secret(n)));
    let round = || prop_oneof![4 => 0..5_u32, 1 => any::<u32>()];
    let seal = |byte| Seal::from_bytes([byte; 32]);
    prop_oneof![
        20 => (actor(), anything(nonsense)).prop_map(|(seat, from)| Command::Seat { seat, intent: from.intent() }),
        1 => Just(Command::Open),
        1 => Just(Command::Tick),
        2 => (hash(), any::<String>(), any::<Option<u8>>(), prop::bool::weighted(0.2))
            .prop_map(|(token, name, avatar, bot)| Command::Join { token, name, avatar, bot }),
        2 => (hash(), hash()).prop_map(|(token, key)| Command::Claim { token, key }),
        1 => actor().prop_map(|seat| Command::Away { seat }),
        1 => actor().prop_map(|seat| Command::Back { seat }),
        2 => (actor(), round(), any::<[u8; 3]>())
            .prop_map(move |(seat, round, of)| Command::Seal { seat, round, seals: of.map(seal) }),
        2 => (actor(), round(), any::<u8>(), any::<u64>()).prop_map(|(seat, round, attempt, n)| {
            Command::Unseal { seat, round, attempt, number: secret(n) }
        }),
    ]
}
