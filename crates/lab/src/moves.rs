//! What happens at random tables. A move says in general terms what somebody does and is made concrete
//! at the table, so that shortening a script leaves a script.

use proptest::{
    prelude::*,
    strategy::{BoxedStrategy, Union},
};
use rules::{Command, TokenHash};
use wire::{Intent, Offer, SeatId};

use crate::{
    Game,
    table::{Table, secret},
    universe::{KEYS, NOBODY, universe},
    uptake::{moves_on, take_up},
};

#[derive(Clone, Debug)]
pub enum Move {
    /// Somebody takes up an offer that moves the game on, beginning the search at this seat; or a phone tells the
    /// number that it is asked for.
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
pub enum Action {
    Send(Command),
    Wait(u64),
}

/// Whose offers a script may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offers {
    /// Those that follow from public facts.
    Open,
    /// Those of the card as well.
    All,
}

/// How often what happens.
#[derive(Clone, Copy, Debug)]
pub struct Habits {
    /// Moves are about so many seats.
    pub seats: usize,
    pub play: u32,
    pub join: u32,
    pub leave: u32,
    pub until_due: u32,
    pub time_up: u32,
}

pub fn any_move(habits: Habits) -> impl Strategy<Value = Move> {
    let seat = || 0..habits.seats;
    let choice = || 0..1_000_usize;
    let on = |make: fn(usize) -> Move| seat().prop_map(make).boxed();
    let with = |make: fn((usize, usize)) -> Move| (seat(), choice()).prop_map(make).boxed();
    let join = (0..8_usize).prop_map(|named| Move::Join { named });
    let claim = (0..KEYS).prop_map(|key| Move::Claim { key });
    let part = (1..=150_u64).prop_map(|percent| Move::WaitPart { percent });
    let ms = (0..200_000_u64).prop_map(|ms| Move::WaitMs { ms });
    let mut all: Vec<(u32, BoxedStrategy<Move>)> = vec![
        (
            habits.play,
            with(|(seat, choice)| Move::Play { seat, choice }),
        ),
        (2, with(|(seat, choice)| Move::Keep { seat, choice })),
        (4, with(|(seat, choice)| Move::Try { seat, choice })),
        (habits.join, join.boxed()),
        (1, claim.boxed()),
        (habits.leave, on(|seat| Move::Leave { seat })),
        (3, on(|seat| Move::Away { seat })),
        (3, on(|seat| Move::Back { seat })),
        (habits.until_due, Just(Move::WaitUntilDue).boxed()),
        (habits.time_up, Just(Move::WaitTimeUp).boxed()),
        (3, part.boxed()),
        (1, ms.boxed()),
    ];
    all.retain(|(weight, _)| *weight > 0);
    Union::new_weighted(all)
}

/// Moves that a table of attentive players makes.
pub fn attentive(habits: Habits) -> impl Strategy<Value = Move> {
    let play = (0..habits.seats, 0..1_000_usize);
    prop_oneof![
        5 => play.prop_map(|(seat, choice)| Move::Play { seat, choice }),
        1 => Just(Move::WaitUntilDue),
    ]
}

impl Move {
    pub fn make<G: Game>(&self, table: &mut Table) {
        match self.at::<G>(table, Offers::All) {
            Action::Send(command) => {
                table.send(&command).ok();
            }
            Action::Wait(ms) => table.wait(ms),
        }
    }

    /// What the move means at this table.
    pub fn at<G: Game>(&self, table: &Table, offers: Offers) -> Action {
        let seat_at = |n: usize| table.seats().get(n).copied().unwrap_or(NOBODY);
        let wait_part = |percent| Action::Wait(table.due_in().unwrap_or(1_000) * percent / 100);
        Action::Send(match *self {
            Self::Play { seat, choice } => {
                let tells = || table.phones.says(&table.state, seat, choice);
                match play::<G>(table, offers, seat, choice).or_else(tells) {
                    Some(command) => command,
                    None => return wait_part(100),
                }
            }
            Self::Keep { seat, choice } => keep::<G>(table, seat_at(seat), choice),
            Self::Try { seat, choice } => {
                let all = universe::<G>(&table.view());
                let intent = all[choice % all.len()].intent.clone();
                let seat = seat_at(seat);
                Command::Seat { seat, intent }
            }
            Self::Join { named } => join(table, named),
            Self::Claim { key } => Command::Claim {
                token: TokenHash::of(&secret(u64::MAX - table.rev)),
                key: TokenHash::of(&secret(key)),
            },
            Self::Leave { seat } => Command::Seat {
                seat: seat_at(seat),
                intent: Intent::Leave {},
            },
            Self::Away { seat } => Command::Away {
                seat: seat_at(seat),
            },
            Self::Back { seat } => Command::Back {
                seat: seat_at(seat),
            },
            Self::WaitUntilDue => return wait_part(100),
            Self::WaitTimeUp => match G::time_up_ms(&table.view()) {
                Some(at_ms) => return Action::Wait(at_ms.saturating_sub(table.now_ms)),
                None => return wait_part(100),
            },
            Self::WaitPart { percent } => return wait_part(percent),
            Self::WaitMs { ms } => return Action::Wait(ms),
        })
    }

    /// What somebody chose, if this was a choice.
    pub fn choice(&self) -> Option<usize> {
        match self {
            Self::Play { choice, .. } | Self::Keep { choice, .. } | Self::Try { choice, .. } => {
                Some(*choice)
            }
            _ => None,
        }
    }
}

/// Names are taken, empty, too long or fresh.
fn join(table: &Table, named: usize) -> Command {
    let taken = table.view().seats.first().map(|s| s.name.to_uppercase());
    let name = match named {
        0 => taken.unwrap_or_default(),
        1 => String::new(),
        2 => "x".repeat(21),
        _ => return table.comer_or_goer(),
    };
    let token = TokenHash::of(&secret(table.rev));
    let avatar = None;
    Command::Join {
        token,
        name,
        avatar,
        bot: false,
    }
}

fn play<G: Game>(table: &Table, offers: Offers, seat: usize, choice: usize) -> Option<Command> {
    let view = table.view();
    let seats = table.seats();
    let lap = seats.iter().cycle().skip(seat).take(seats.len());
    lap.copied().find_map(|seat| {
        let own = table.seat_view(seat);
        // Cards speak seldom, or no round would get far.
        let speaks = offers == Offers::All && choice.is_multiple_of(5);
        let card = own.can.card.iter().filter(|_| speaks);
        let all = own.can.open.iter().chain(card);
        let mut all: Vec<&Offer> = all.filter(|o| moves_on(o)).collect();
        let others = all.len().saturating_sub(1);
        all.retain(|offer| G::tempts(&view, offer, others, choice));
        let offer = all.get(choice % all.len().max(1))?;
        let intent = take_up::<G>(&view, &own, offer, choice / all.len());
        Some(Command::Seat { seat, intent })
    })
}

fn keep<G: Game>(table: &Table, seat: SeatId, choice: usize) -> Command {
    let own = table.seat_view(seat);
    let open = &own.can.open;
    let offer = open
        .get(choice % open.len().max(1))
        .unwrap_or(&Offer::Leave {});
    let intent = take_up::<G>(&table.view(), &own, offer, choice);
    Command::Seat { seat, intent }
}
