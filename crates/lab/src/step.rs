//! One step in the middle of a round, the same in every run, cut into the parts that a server pays for.
//! Nothing is proven here: it is what benches time and what instructions are counted of.

use std::hint::black_box;
use std::sync::LazyLock;

use rules::{
    Author, Command, Record, SCHEMA, State, board_view, happenings, pulse_view, seat_view,
};
use wire::{Offer, SeatId, board_frame, happenings_frame, pulse_frame, seat_frame};

use crate::{
    Captains, Game, Notebook, Spy,
    shelf::{Shelf, place},
    table::{Dice, Table},
    uptake::{moves_on, take_up},
};

/// As large as the packs of the house, with ids as long as theirs.
const PLACES: usize = 54;
const ROLES: usize = 7;
const PICTURES: usize = 120;
/// Between two taps.
const BREATH_MS: u64 = 3_000;

static SHELF: LazyLock<Shelf> = LazyLock::new(|| {
    let roles = || (0..ROLES).map(|n| format!("somebody-{n}")).collect();
    let places = (0..PLACES).map(|n| place(format!("place-no-{n:02}"), roles()));
    let pictures = (0..PICTURES).map(|n| format!("picture-of-something-{n:03}"));
    Shelf::of(places.collect(), pictures.collect())
});

/// What these tables are dealt from.
pub fn shelf() -> &'static Shelf {
    &SHELF
}

/// A table before a step, and all that the step leads to.
#[derive(Debug)]
pub struct Step {
    table: Table,
    command: Command,
    record: Record,
    bytes: Vec<u8>,
    after: State,
    /// Somebody who has something to do then.
    seat: SeatId,
}

/// Every game, at a table as large as most. Who is dealt what, and begins, decides how many taps come before the first
/// question: after a change to how chance is drawn, a tap more or less leads to the next one.
pub fn every_game() -> [(&'static str, Step); 3] {
    [
        ("captains", Step::at(&quiet_table::<Captains>(8, 24))),
        ("notebook", Step::at(&quiet_table::<Notebook>(6, 12))),
        ("spy", Step::at(&quiet_table::<Spy>(6, 22))),
    ]
}

/// A table with so many seats in its lobby.
pub fn lobby<G: Game>(seats: usize) -> Table {
    let mut table = Table::open(&SHELF, Dice::Seeded(7));
    for n in 0..seats {
        table.send(&table.stranger()).unwrap();
        if n == 0 {
            table.set(|settings| settings.game = G::ID);
        }
    }
    table
}

/// The table after so many taps of a round in which nothing special happens, and the next tap.
fn quiet_table<G: Game>(seats: usize, taps: usize) -> (Table, Command) {
    let mut table = lobby::<G>(seats);
    for _ in 0..taps {
        let next = quiet_tap::<G>(&table);
        table.send(&next).unwrap();
        table.wait(BREATH_MS);
    }
    table.take_news();
    let next = quiet_tap::<G>(&table);
    (table, next)
}

fn quiet_tap<G: Game>(table: &Table) -> Command {
    let view = table.view();
    let mut seats = table.seats().into_iter();
    let tap = seats.find_map(|seat| {
        let own = table.seat_view(seat);
        let mut offers = own.can.open.iter();
        let offer = offers.find(|offer| is_quiet(offer))?;
        let intent = take_up::<G>(&view, &own, offer, 1);
        Some(Command::Seat { seat, intent })
    });
    tap.expect("somebody has something to do")
}

fn is_quiet(offer: &Offer) -> bool {
    let stirs = matches!(
        offer,
        Offer::Accuse { .. } | Offer::Point {} | Offer::FinishAsking { .. } | Offer::Refuse { .. }
    );
    moves_on(offer) && !stirs
}

/// Each part is called by its name, which is what its instructions are counted under, and gives back a
/// number so that nothing of it can be left out. What it made is dropped within it.
impl Step {
    fn at((table, command): &(Table, Command)) -> Self {
        let events = table.decide(command).unwrap();
        let Command::Seat { seat, .. } = *command else {
            panic!("{command:?} is no tap");
        };
        let n = table.state.last_n(seat) + 1;
        let by = Some(Author { seat, n });
        let at_ms = table.now_ms;
        let record = Record { at_ms, by, events };
        let mut after = State::clone(&table.state);
        after.fold(&record);
        Self {
            table: table.clone(),
            command: command.clone(),
            bytes: record.encode(),
            record,
            after,
            seat,
        }
    }

    /// What the step is, for whoever reads the numbers.
    pub fn command(&self) -> &Command {
        &self.command
    }

    /// For [`Step::fold`], which can be done once to each.
    pub fn before(&self) -> State {
        State::clone(&self.table.state)
    }

    #[inline(never)]
    pub fn decide(&self) -> usize {
        let events = self.table.decide(black_box(&self.command));
        events.map_or(0, |events| events.len())
    }

    #[inline(never)]
    pub fn fold(&self, before: &mut State) -> usize {
        black_box(before.fold(&self.record));
        1
    }

    #[inline(never)]
    pub fn encode(&self) -> usize {
        black_box(self.record.encode()).len()
    }

    #[inline(never)]
    pub fn decode(&self) -> usize {
        let record = Record::decode(SCHEMA, black_box(&self.bytes));
        record.map_or(0, |record| record.events.len())
    }

    #[inline(never)]
    pub fn board_view(&self) -> usize {
        black_box(board_view(self.after.public())).players.len()
    }

    #[inline(never)]
    pub fn board_frame(&self) -> usize {
        let view = board_view(self.after.public());
        black_box(board_frame(self.table.rev, &view)).len()
    }

    #[inline(never)]
    pub fn happenings_frame(&self) -> usize {
        black_box(happenings_frame(happenings(self.after.public()))).len()
    }

    #[inline(never)]
    pub fn pulse_view(&self) -> usize {
        black_box(pulse_view(self.after.public())).playing.len()
    }

    #[inline(never)]
    pub fn pulse_frame(&self) -> usize {
        let view = pulse_view(self.after.public());
        black_box(pulse_frame(self.table.rev, self.table.rev, &view)).len()
    }

    #[inline(never)]
    pub fn seat_view(&self) -> usize {
        let view = black_box(seat_view(&self.after, self.seat));
        view.can.open.len()
    }

    #[inline(never)]
    pub fn seat_frame(&self) -> usize {
        let view = seat_view(&self.after, self.seat);
        black_box(seat_frame(self.table.rev, &view)).len()
    }
}

pub type Part = fn(&Step) -> usize;

/// All parts that leave the table as it is, by name; the one that does not is [`Step::fold`].
pub const PARTS: [(&str, Part); 10] = [
    ("board_frame", Step::board_frame),
    ("board_view", Step::board_view),
    ("decide", Step::decide),
    ("decode", Step::decode),
    ("encode", Step::encode),
    ("happenings_frame", Step::happenings_frame),
    ("pulse_frame", Step::pulse_frame),
    ("pulse_view", Step::pulse_view),
    ("seat_frame", Step::seat_frame),
    ("seat_view", Step::seat_view),
];
