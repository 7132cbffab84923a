//! What a viewer gets to see, as bytes and times, and by what two worlds can be told apart.

use rules::{Command, FairView, Public, wake_at};
use wire::{
    ClientOut, Refusal, SeatId, TableView, board_frame, happenings_frame, lines_frame, pulse_frame,
    seat_frame,
};

use crate::{
    Game,
    table::Table,
    universe::{NOBODY, universe},
};

/// How a table is shown. The lenses of the games leak on purpose.
pub trait Lens: std::fmt::Debug {
    fn table(&self, table: &Table) -> String {
        table_frames(table)
    }

    fn seat(&self, table: &Table, seat: SeatId) -> String {
        seat_frame(table.rev, &table.seat_view(seat)).to_string()
    }

    fn answer(&self, table: &Table, command: &Command) -> Result<(), Refusal> {
        table.decide(command).map(drop)
    }

    fn wake_at(&self, table: &Table) -> Option<u64> {
        wake_at(&table.state)
    }

    /// Whether the seat is sent a frame when the one table becomes the other.
    fn sends(&self, before: &Table, after: &Table, seat: SeatId) -> bool {
        before.seat_view(seat) != after.seat_view(seat)
    }
}

/// All that everybody is shown on entering, and what anybody may fetch besides.
pub fn table_frames(table: &Table) -> String {
    let (public, rev) = (table.state.public(), table.rev);
    let said = rules::lines(public).map(|said| lines_frame(table.number(), said.after(0)));
    [
        board_frame(rev, &rules::board_view(public)),
        happenings_frame(rules::happenings(public)),
        said.unwrap_or_default(),
        without_chance(&fair_frames(public)).into(),
        pulse_frame(rev, rev, &rules::pulse_view(public)),
        serde_json::to_string(&rules::chronicle(public))
            .unwrap()
            .into(),
    ]
    .concat()
}

/// What is said of fair deals to those who take part: what is asked, and every proof.
pub fn fair_frames(public: &Public) -> String {
    let FairView { round, asking } = rules::fair_view(public);
    let proofs = rules::proofs(public).map(|proof| ClientOut::Proof {
        round: proof.round(),
        text: proof.to_string(),
    });
    let frames = [ClientOut::Fair { round, asking }]
        .into_iter()
        .chain(proofs);
    frames
        .map(|frame| wire::frame(&frame).to_string())
        .collect()
}

/// Without what fresh chance alone decides: every hash and every number. Each is as long as any other, so what is left
/// is as long as it was.
pub fn without_chance(said: &str) -> String {
    let is_digit = |c: char| matches!(c, '0'..='9' | 'a'..='f');
    let mut masked = String::with_capacity(said.len());
    for part in said.split_inclusive(|c| !is_digit(c)) {
        let digits = part.trim_end_matches(|c| !is_digit(c));
        let is_chance = matches!(digits.len(), 32 | 64);
        masked.push_str(if is_chance {
            &MASK[..digits.len()]
        } else {
            digits
        });
        masked.push_str(&part[digits.len()..]);
    }
    masked
}

const MASK: &str = "################################################################";

/// The same of a view that somebody has changed.
pub(crate) fn whole(table: &Table, view: &TableView) -> String {
    format!("{} {}", table.rev, serde_json::to_string(view).unwrap())
}

/// What the server shows.
#[derive(Debug)]
pub struct Honest;

impl Lens for Honest {}

/// Seat frames as long as what is in them.
#[derive(Debug)]
pub struct Unpadded;

impl Lens for Unpadded {
    fn seat(&self, table: &Table, seat: SeatId) -> String {
        serde_json::to_string(&table.seat_view(seat)).unwrap()
    }
}

/// By what the worlds were told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leak {
    /// Something happened, or was refused, in one world only.
    Course,
    Table,
    Seat,
    /// The length of anybody's frame, which the air around the table carries.
    Length,
    /// Whose phone is sent a frame at all.
    Traffic,
    Answer,
    Timing,
}

#[derive(Clone, Debug)]
pub struct Difference {
    pub leak: Leak,
    pub worlds: String,
}

/// All that a viewer learns. Frames go out when they change; where every frame of two worlds is equal,
/// so is the time at which each is sent.
#[derive(Debug, PartialEq, Eq)]
pub struct Sight {
    table: String,
    seat: Option<String>,
    lengths: Vec<usize>,
    answers: Vec<Result<(), Refusal>>,
    wake_at: Option<u64>,
}

impl Sight {
    /// What somebody at this seat, or at none, gets to see and hears if everything is tried.
    pub fn of<G: Game>(
        lens: &dyn Lens,
        table: &Table,
        viewer: Option<SeatId>,
        join: &Command,
    ) -> Self {
        let seat = viewer.unwrap_or(NOBODY);
        let tries = universe::<G>(&table.view()).into_iter();
        let tries = tries.map(|attempt| Command::Seat {
            seat,
            intent: attempt.intent,
        });
        let tries = tries.chain([join.clone()]);
        let seats = table.seats().into_iter();
        Self {
            table: lens.table(table),
            seat: viewer.map(|seat| lens.seat(table, seat)),
            lengths: seats.map(|s| lens.seat(table, s).len()).collect(),
            answers: tries.map(|command| lens.answer(table, &command)).collect(),
            wake_at: lens.wake_at(table),
        }
    }

    pub fn compare(&self, other: &Self) -> Result<(), Difference> {
        if self == other {
            return Ok(());
        }
        let facts = [
            (self.table != other.table, Leak::Table),
            (self.seat != other.seat, Leak::Seat),
            (self.lengths != other.lengths, Leak::Length),
            (self.answers != other.answers, Leak::Answer),
        ];
        let leak = facts.into_iter().find(|(leaks, _)| *leaks);
        Err(Difference {
            leak: leak.map_or(Leak::Timing, |(_, leak)| leak),
            worlds: format!("{self:?}\n{other:?}"),
        })
    }
}

/// Frames are padded, but the air also carries who gets one.
pub fn same_traffic(
    lens: &dyn Lens,
    before: [&Table; 2],
    after: [&Table; 2],
) -> Result<(), Difference> {
    let sent = |before: &Table, after: &Table| {
        let stay = after.seats();
        let seats = before.seats().into_iter().filter(|s| stay.contains(s));
        let sent = seats.filter(|s| lens.sends(before, after, *s));
        sent.collect::<Vec<_>>()
    };
    let [a, b] = [sent(before[0], after[0]), sent(before[1], after[1])];
    if a == b {
        return Ok(());
    }
    Err(Difference {
        leak: Leak::Traffic,
        worlds: format!("frames for {a:?} and for {b:?}"),
    })
}
