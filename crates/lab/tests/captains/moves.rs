//! What happens at random tables. A move says in general terms what somebody does and is made concrete
//! at the table, so that shortening a script leaves a script.

use proptest::prelude::*;
use rules::{Command, TokenHash};
use wire::{Offer, SeatId};

use crate::{
    table::{Table, secret},
    universe::{KEYS, NOBODY, universe},
    uptake::{ends, moves_on, take_up},
};

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
    Join,
    Claim {
        key: u64,
    },
    Leave {
        seat: usize,
    },
    Away {
        seat: usize,
    },
    Back {
        seat: usize,
    },
    WaitUntilDue,
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

pub(crate) fn any_move() -> impl Strategy<Value = Move> {
    let seat = || 0..13_usize;
    let choice = || 0..1_000_usize;
    prop_oneof![
        40 => (seat(), choice()).prop_map(|(seat, choice)| Move::Play { seat, choice }),
        2 => (seat(), choice()).prop_map(|(seat, choice)| Move::Keep { seat, choice }),
        4 => (seat(), choice()).prop_map(|(seat, choice)| Move::Try { seat, choice }),
        2 => Just(Move::Join),
        1 => (0..KEYS).prop_map(|key| Move::Claim { key }),
        1 => seat().prop_map(|seat| Move::Leave { seat }),
        3 => seat().prop_map(|seat| Move::Away { seat }),
        3 => seat().prop_map(|seat| Move::Back { seat }),
        4 => Just(Move::WaitUntilDue),
        3 => (1..=150_u64).prop_map(|percent| Move::WaitPart { percent }),
        1 => (0..200_000_u64).prop_map(|ms| Move::WaitMs { ms }),
    ]
}

impl Move {
    pub(crate) fn make(&self, table: &mut Table) {
        match self.at(table) {
            Action::Send(command) => {
                table.send(&command).ok();
            }
            Action::Wait(ms) => table.wait(ms),
        }
    }

    /// What the move means at this table. Follows from what everybody can see.
    pub(crate) fn at(&self, table: &Table) -> Action {
        let seat_at = |n: usize| table.seats().get(n).copied().unwrap_or(NOBODY);
        let wait_part = |percent| Action::Wait(table.due_in().unwrap_or(1_000) * percent / 100);
        Action::Send(match *self {
            Self::Play { seat, choice } => match play(table, seat, choice) {
                Some(command) => command,
                None => return wait_part(100),
            },
            Self::Keep { seat, choice } => keep(table, seat_at(seat), choice),
            Self::Try { seat, choice } => {
                let all = universe(&table.view());
                let intent = all[choice % all.len()].intent.clone();
                let seat = seat_at(seat);
                Command::Seat { seat, intent }
            }
            Self::Join => table.comer_or_goer(),
            Self::Claim { key } => Command::Claim {
                token: TokenHash::of(&secret(u64::MAX - table.rev)),
                key: TokenHash::of(&secret(key)),
            },
            Self::Leave { seat } => Command::Seat {
                seat: seat_at(seat),
                intent: wire::Intent::Leave {},
            },
            Self::Away { seat } => Command::Away {
                seat: seat_at(seat),
            },
            Self::Back { seat } => Command::Back {
                seat: seat_at(seat),
            },
            Self::WaitUntilDue => return wait_part(100),
            Self::WaitPart { percent } => return wait_part(percent),
            Self::WaitMs { ms } => return Action::Wait(ms),
        })
    }
}

fn play(table: &Table, seat: usize, choice: usize) -> Option<Command> {
    let view = table.view();
    let seats = table.seats();
    let lap = seats.iter().cycle().skip(seat).take(seats.len());
    lap.copied().find_map(|seat| {
        let own = table.seat_view(seat);
        let offers = &own.can.open;
        let more = offers.iter().filter(|o| moves_on(o)).count() > 1;
        let seldom = more && !choice.is_multiple_of(4);
        let all = offers
            .iter()
            .filter(|o| moves_on(o) && !(seldom && ends(o)));
        let all: Vec<&Offer> = all.collect();
        let offer = all.get(choice % all.len().max(1))?;
        let intent = take_up(&view, &own, offer, choice / all.len());
        Some(Command::Seat { seat, intent })
    })
}

fn keep(table: &Table, seat: SeatId, choice: usize) -> Command {
    let own = table.seat_view(seat);
    let open = &own.can.open;
    let offer = open
        .get(choice % open.len().max(1))
        .unwrap_or(&Offer::Leave {});
    let intent = take_up(&table.view(), &own, offer, choice);
    Command::Seat { seat, intent }
}
