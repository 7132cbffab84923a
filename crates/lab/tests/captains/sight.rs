//! What a viewer gets to see, as bytes and times, and whether two worlds can be told apart by it.

use rules::{Command, wake_at};
use wire::{Refusal, SeatId, seat_frame, table_frame};

use crate::{
    pair::{Pair, Turned, Vantage},
    script::Script,
    table::Table,
    universe::{NOBODY, universe},
};

pub(crate) trait Lens {
    fn table(&self, table: &Table) -> String {
        table_frame(table.rev, &table.view())
    }

    fn seat(&self, table: &Table, seat: SeatId) -> String {
        seat_frame(table.rev, &table.seat_view(seat))
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

/// What the server shows.
#[derive(Debug)]
pub(crate) struct Honest;

impl Lens for Honest {}

/// By what the worlds were told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leak {
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
pub(crate) struct Difference {
    pub(crate) leak: Leak,
    pub(crate) worlds: String,
}

/// How often the viewer looked in vain, and how often of that late in the round.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Looks {
    pub(crate) all: usize,
    pub(crate) late: usize,
}

/// All that a viewer learns. Frames go out when they change; where every frame of two worlds is equal,
/// so is the time at which each is sent.
#[derive(Debug, PartialEq, Eq)]
struct Sight {
    table: String,
    seat: Option<String>,
    lengths: Vec<usize>,
    answers: Vec<Result<(), Refusal>>,
    wake_at: Option<u64>,
}

impl Sight {
    fn of(lens: &impl Lens, table: &Table, pair: &Pair) -> Self {
        let seat = pair.viewer.unwrap_or(NOBODY);
        let tries = universe(&table.view()).into_iter();
        let tries = tries.map(|attempt| Command::Seat {
            seat,
            intent: attempt.intent,
        });
        let tries = tries.chain([pair.a.stranger()]);
        let seats = table.seats().into_iter();
        Self {
            table: lens.table(table),
            seat: pair.viewer.map(|seat| lens.seat(table, seat)),
            lengths: seats.map(|s| lens.seat(table, s).len()).collect(),
            answers: tries.map(|command| lens.answer(table, &command)).collect(),
            wake_at: lens.wake_at(table),
        }
    }

    fn compare(&self, other: &Self) -> Result<(), Difference> {
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

/// Plays the first moves in one world, deals in two, and plays on in both until the facts that differ
/// are public.
pub(crate) fn tell_apart(
    lens: &impl Lens,
    script: &Script,
    vantage: Vantage,
) -> Result<Looks, Difference> {
    let mut table = Table::of(script);
    let (before, after) = script.moves.split_at(script.moves.len() / 4);
    before.iter().for_each(|each| each.make(&mut table));
    let mut looks = Looks::default();
    let Some(mut pair) = Pair::dealt(table, vantage, before.len()) else {
        return Ok(looks);
    };
    for each in after {
        let sight = |table| Sight::of(lens, table, &pair);
        sight(&pair.a).compare(&sight(&pair.b))?;
        looks.all += 1;
        looks.late += usize::from(pair.is_late());
        let before = [pair.a.clone(), pair.b.clone()];
        match pair.make(each) {
            Turned::On => same_traffic(lens, &before, &pair)?,
            Turned::Public => break,
            Turned::Apart => {
                return Err(Difference {
                    leak: Leak::Course,
                    worlds: format!("after {each:?}:\n{:?}\n{:?}", pair.a, pair.b),
                });
            }
        }
    }
    Ok(looks)
}

/// Frames are padded, but the air also carries who gets one.
fn same_traffic(lens: &impl Lens, before: &[Table; 2], pair: &Pair) -> Result<(), Difference> {
    let sent = |before: &Table, after: &Table| {
        let stay = after.seats();
        let seats = before.seats().into_iter().filter(|s| stay.contains(s));
        let sent = seats.filter(|s| lens.sends(before, after, *s));
        sent.collect::<Vec<_>>()
    };
    let [a, b] = [sent(&before[0], &pair.a), sent(&before[1], &pair.b)];
    if a == b {
        return Ok(());
    }
    Err(Difference {
        leak: Leak::Traffic,
        worlds: format!("frames for {a:?} and for {b:?}"),
    })
}
