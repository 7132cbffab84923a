//! Random games. A move says in general terms what somebody does and is made concrete at the table,
//! so that shortening a script leaves a script.

use proptest::{collection::SizeRange, prelude::*};
use rules::{Command, TokenHash};
use wire::{Asking, Offer, RulesetId, SeatId, TimerView};

use crate::{
    house::{House, house},
    table::{Table, secret, spy_round},
    universe::{KEYS, NOBODY, universe},
    uptake::{moves_on, take_up},
};

#[derive(Clone, Debug)]
pub(crate) struct Script {
    pub(crate) seed: u64,
    pub(crate) party: Party,
    pub(crate) moves: Vec<Move>,
}

/// How many play, and by which rules.
#[derive(Clone, Debug)]
pub(crate) struct Party {
    pub(crate) ruleset: RulesetId,
    pub(crate) seats: usize,
    pub(crate) house: House,
}

#[derive(Clone, Debug)]
pub(crate) enum Move {
    /// Somebody takes up an offer that moves the game on, beginning the search at this seat.
    Play {
        seat: usize,
        choice: usize,
    },
    /// A seat takes up an offer of any kind.
    Keep {
        seat: usize,
        choice: usize,
    },
    /// A seat, or nobody's, tries anything.
    Try {
        seat: usize,
        choice: usize,
    },
    Join {
        named: usize,
    },
    Claim {
        key: u64,
    },
    Away {
        seat: usize,
    },
    Back {
        seat: usize,
    },
    WaitUntilDue,
    /// The clock runs out.
    WaitTimeUp,
    /// Some part of the time until something is due.
    WaitPart {
        percent: u64,
    },
    WaitMs {
        ms: u64,
    },
}

#[derive(Clone, Debug)]
pub(crate) enum Action {
    Send(Command),
    Wait(u64),
}

/// Whose offers a script may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Offers {
    /// Those that follow from public facts.
    Open,
    /// Those of the card as well.
    All,
}

pub(crate) const RULESETS: [RulesetId; 4] = [
    RulesetId::Spijun,
    RulesetId::TimeTravel,
    RulesetId::FilmNight,
    RulesetId::Indictment,
];

/// A ruleset, as many as may play by it, and half of the time house rules.
pub(crate) fn party() -> impl Strategy<Value = Party> {
    let table = prop_oneof![
        (Just(RulesetId::Spijun), 3..=8_usize),
        (Just(RulesetId::TimeTravel), 4..=8_usize),
        // These play with a card in the middle.
        (Just(RulesetId::TimeTravel), 2..=3_usize),
        (Just(RulesetId::FilmNight), 3..=8_usize),
        (Just(RulesetId::Indictment), 4..=10_usize),
    ];
    (table, house()).prop_map(|((ruleset, seats), house)| Party {
        ruleset,
        seats,
        house,
    })
}

pub(crate) fn script(moves: impl Into<SizeRange>) -> impl Strategy<Value = Script> {
    let moves = prop::collection::vec(any_move(), moves);
    let parts = (any::<u64>(), party(), moves);
    parts.prop_map(|(seed, party, moves)| Script { seed, party, moves })
}

pub(crate) fn any_move() -> impl Strategy<Value = Move> {
    let seat = || 0..11_usize;
    let choice = || 0..1_000_usize;
    prop_oneof![
        24 => (seat(), choice()).prop_map(|(seat, choice)| Move::Play { seat, choice }),
        2 => (seat(), choice()).prop_map(|(seat, choice)| Move::Keep { seat, choice }),
        4 => (seat(), choice()).prop_map(|(seat, choice)| Move::Try { seat, choice }),
        1 => (0..4_usize).prop_map(|named| Move::Join { named }),
        1 => (0..KEYS).prop_map(|key| Move::Claim { key }),
        3 => seat().prop_map(|seat| Move::Away { seat }),
        3 => seat().prop_map(|seat| Move::Back { seat }),
        5 => Just(Move::WaitUntilDue),
        2 => Just(Move::WaitTimeUp),
        3 => (1..=150_u64).prop_map(|percent| Move::WaitPart { percent }),
        1 => (0..200_000_u64).prop_map(|ms| Move::WaitMs { ms }),
    ]
}

impl Move {
    pub(crate) fn make(&self, table: &mut Table) {
        match self.at(table, Offers::All) {
            Action::Send(command) => {
                table.send(&command).ok();
            }
            Action::Wait(ms) => table.wait(ms),
        }
    }

    /// What the move means at this table.
    pub(crate) fn at(&self, table: &Table, offers: Offers) -> Action {
        let seat_at = |n: usize| table.seats().get(n).copied().unwrap_or(NOBODY);
        Action::Send(match *self {
            Self::Play { seat, choice } => match play(table, offers, seat, choice) {
                Some(command) => command,
                None => return wait_part(table, 100),
            },
            Self::Keep { seat, choice } => keep(table, seat_at(seat), choice),
            Self::Try { seat, choice } => {
                let all = universe(&table.view());
                let intent = all[choice % all.len()].intent.clone();
                Command::Seat {
                    seat: seat_at(seat),
                    intent,
                }
            }
            Self::Join { named } => join(table, named),
            Self::Claim { key } => Command::Claim {
                token: TokenHash::of(&secret(u64::MAX - table.rev)),
                key: TokenHash::of(&secret(key)),
            },
            Self::Away { seat } => Command::Away {
                seat: seat_at(seat),
            },
            Self::Back { seat } => Command::Back {
                seat: seat_at(seat),
            },
            Self::WaitUntilDue => return wait_part(table, 100),
            Self::WaitTimeUp => return wait_time_up(table),
            Self::WaitPart { percent } => return wait_part(table, percent),
            Self::WaitMs { ms } => return Action::Wait(ms),
        })
    }
}

/// Names are fresh, taken, empty or too long.
fn join(table: &Table, named: usize) -> Command {
    let taken = table.view().seats.first().map(|s| s.name.to_uppercase());
    let name = match named {
        0 => taken.unwrap_or_default(),
        1 => String::new(),
        2 => "x".repeat(21),
        _ => return table.comer_or_goer(),
    };
    let token = TokenHash::of(&secret(table.rev));
    Command::Join { token, name }
}

fn wait_part(table: &Table, percent: u64) -> Action {
    Action::Wait(table.due_in().unwrap_or(1_000) * percent / 100)
}

fn wait_time_up(table: &Table) -> Action {
    let view = table.view();
    match spy_round(&view).map(|r| r.clock) {
        Some(TimerView::Running { ends_at_ms }) => {
            Action::Wait(ends_at_ms.saturating_sub(table.now_ms))
        }
        Some(TimerView::Stopped { .. }) | None => wait_part(table, 100),
    }
}

fn play(table: &Table, offers: Offers, seat: usize, choice: usize) -> Option<Command> {
    let view = table.view();
    let seats = table.seats();
    let lap = seats.iter().cycle().skip(seat).take(seats.len());
    lap.copied().find_map(|seat| {
        let can = table.seat_view(seat).can;
        // The spy speaks seldom, or no round would get far.
        let speaks = offers == Offers::All && choice.is_multiple_of(5);
        let card = can.card.into_iter().filter(|_| speaks);
        let reveals = spy_round(&view).is_some_and(|r| r.reveals);
        let many_point = view.settings.asking == Asking::Spoken || seats.len() > 3;
        // Where an accusation ends the round, it comes seldom for the same reason; so does a
        // pointing where one could follow the other and the clock would stand.
        let rash = |o: &Offer| match o {
            Offer::Accuse { .. } => reveals && !choice.is_multiple_of(7),
            Offer::Point {} => many_point && !choice.is_multiple_of(7),
            _ => false,
        };
        let all = can.open.into_iter().chain(card);
        let all: Vec<Offer> = all.filter(|o| moves_on(o) && !rash(o)).collect();
        let offer = all.get(choice % all.len().max(1))?;
        let intent = take_up(&view, offer, choice / all.len());
        Some(Command::Seat { seat, intent })
    })
}

fn keep(table: &Table, seat: SeatId, choice: usize) -> Command {
    let open = table.seat_view(seat).can.open;
    let offer = open
        .get(choice % open.len().max(1))
        .unwrap_or(&Offer::Leave {});
    let intent = take_up(&table.view(), offer, choice);
    Command::Seat { seat, intent }
}
