//! The phones at one table: who sits where, who only watches.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rules::{State, TokenHash};
use tokio::time::Instant;
use wire::{ClientOut, Farewell, SeatId, SeatView};

use super::ConnId;
use super::presence::Here;
use crate::meters::{Census, People};
use crate::nodes::{SeatTold, Tells};
use crate::outbox::Outbox;

/// A phone's grip on its seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hold {
    pub(crate) seat: SeatId,
    token: TokenHash,
}

impl Hold {
    pub(crate) fn of(token: TokenHash, state: &State) -> Option<Self> {
        let seat = state.seat_of(&token)?;
        Some(Self { seat, token })
    }

    /// The seat may have been left, removed, or handed on to another phone.
    fn stands(&self, state: &State) -> bool {
        state.seat_of(&self.token) == Some(self.seat)
    }
}

/// What a phone is at the table.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part {
    Seat(Hold),
    Watcher,
    /// Watches too, and everybody watches it.
    Screen,
    /// Looks in before it sits down, or chooses to watch.
    AtDoor,
}

impl Part {
    pub(crate) fn of_a_watcher(screen: bool, at_door: bool) -> Self {
        match (screen, at_door) {
            (true, _) => Self::Screen,
            (false, true) => Self::AtDoor,
            (false, false) => Self::Watcher,
        }
    }
}

/// A connected phone, and what it was shown.
#[derive(Debug)]
pub(crate) struct Phone {
    pub(crate) outbox: Arc<Outbox>,
    part: Part,
    /// Higher than that of whoever entered before, wherever that was.
    entered: u64,
    /// It is not heard of, although it promised to be.
    quiet: bool,
    /// It looks after the deal.
    pub(crate) fair: bool,
    pub(crate) greeted: bool,
    pub(crate) shown: Shown,
}

/// What a phone has been shown of the table.
#[derive(Debug, Default)]
pub(crate) struct Shown {
    pub(crate) seat: Option<SeatView>,
    /// By their revisions.
    pub(crate) board: Option<u64>,
    pub(crate) pulse: Option<u64>,
    /// The number of the last one.
    pub(crate) happening: Option<u32>,
    /// The round and the number of the last one.
    pub(crate) line: Option<(u32, u32)>,
    /// By its mark.
    pub(crate) fair: Option<(u32, u32)>,
    /// By their rounds, with how long they were.
    pub(crate) proofs: Vec<(u32, usize)>,
}

impl Phone {
    /// Nothing for those who only watch.
    pub(crate) fn hold(&self) -> Option<Hold> {
        match self.part {
            Part::Seat(hold) => Some(hold),
            Part::Watcher | Part::Screen | Part::AtDoor => None,
        }
    }

    /// To another one on its seat.
    fn yields_to(&self, is_of_same_owner: impl FnOnce(Hold) -> bool) {
        let why = if self.hold().is_some_and(is_of_same_owner) {
            Farewell::TakenOver
        } else {
            Farewell::SeatGone
        };
        self.outbox.bye(why);
    }
}

impl Drop for Phone {
    /// Whatever else ended this room, a panic included, its phones shall come back and find it reloaded.
    fn drop(&mut self) {
        self.outbox.bye(Farewell::ComeBack);
    }
}

#[derive(Debug)]
pub(crate) struct Crowd {
    /// Each in memory of its own: a map makes room for eleven at once, and most tables have fewer.
    phones: BTreeMap<ConnId, Box<Phone>>,
    /// Seats with a phone connected; follows from the phones.
    on: BTreeSet<SeatId>,
    census: Census,
}

impl Crowd {
    pub(crate) fn new(census: Census) -> Self {
        let (phones, on) = Default::default();
        Self { phones, on, census }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.phones.is_empty()
    }

    pub(crate) fn get(&self, conn: ConnId) -> Option<&Phone> {
        self.phones.get(&conn).map(Box::as_ref)
    }

    pub(crate) fn phones(&mut self) -> impl Iterator<Item = &mut Phone> {
        self.phones.values_mut().map(Box::as_mut)
    }

    pub(crate) fn seats_on(&self) -> &BTreeSet<SeatId> {
        &self.on
    }

    /// Whoever came or went.
    fn count(&mut self) {
        let holds = self.phones.values().filter_map(|phone| phone.hold());
        self.on = holds.map(|hold| hold.seat).collect();
        let mut people = People::default();
        for phone in self.phones.values() {
            *match phone.part {
                Part::Seat(_) => &mut people.seated,
                Part::Watcher => &mut people.watching,
                Part::Screen => &mut people.screens,
                Part::AtDoor => &mut people.at_door,
            } += 1;
        }
        self.census.tell(people);
    }

    pub(crate) fn without_seat(&self) -> usize {
        let phones = self.phones.values();
        phones.filter(|phone| phone.hold().is_none()).count()
    }

    /// As the table is told. A phone that is not heard of is shown as off, long before it is gone.
    pub(crate) fn here(&self) -> Here {
        let mut here = Here::default();
        for phone in self.phones.values() {
            match phone.part {
                Part::Seat(hold) if !phone.quiet => {
                    here.on.insert(hold.seat);
                }
                Part::Seat(_) | Part::AtDoor => {}
                Part::Watcher => here.watching += 1,
                Part::Screen => {
                    here.watching += 1;
                    here.screens += 1;
                }
            }
        }
        here
    }

    pub(crate) fn hush(&mut self, conn: ConnId, quiet: bool) {
        if let Some(phone) = self.phones.get_mut(&conn) {
            phone.quiet = quiet;
        }
    }

    /// For one seat alone, and for nobody if its phone is off.
    pub(crate) fn tell(&self, seat: Option<SeatId>, frame: &ClientOut) {
        let holding = |hold: Hold| Some(hold.seat) == seat;
        let phones = self.phones.values();
        for phone in phones.filter(|phone| phone.hold().is_some_and(holding)) {
            phone.outbox.reply(frame);
        }
    }

    /// RULES 9, row 20: the newest connection wins. To a phone that lost its seat to another one's key, the
    /// seat is gone; it must not take it back with a tap.
    pub(crate) fn admit(
        &mut self,
        conn: ConnId,
        outbox: Arc<Outbox>,
        part: Part,
        entered: u64,
        fair: bool,
    ) {
        if let Part::Seat(Hold { seat, token }) = part {
            let rivals = self.take_if(|id, held| id != conn && held.seat == seat);
            rivals.iter().for_each(|rival| {
                rival.yields_to(|held| held.token == token);
            });
        }
        let new = || {
            Box::new(Phone {
                outbox,
                part,
                entered,
                quiet: false,
                fair: false,
                greeted: false,
                shown: Shown::default(),
            })
        };
        let phone = self.phones.entry(conn).or_insert_with(new);
        phone.part = part;
        phone.entered = entered;
        phone.fair = fair;
        // Whatever this socket was shown before, it is greeted like a new one.
        phone.greeted = false;
        phone.shown = Shown::default();
        self.count();
    }

    /// Under which number somebody sits there, if anybody does.
    pub(crate) fn entered(&self, seat: SeatId) -> Option<u64> {
        self.seated()
            .find(|(hold, _)| hold.seat == seat)
            .map(|(_, phone)| phone.entered)
    }

    /// Whoever sits there has come later than was known.
    pub(crate) fn renew(&mut self, seat: SeatId, entered: u64) {
        let holds = |phone: &&mut Phone| phone.hold().is_some_and(|hold| hold.seat == seat);
        self.phones()
            .filter(holds)
            .for_each(|phone| phone.entered = entered);
    }

    /// The same seat was entered elsewhere, later.
    pub(crate) fn yield_seat(&mut self, seat: SeatId, state: &State) {
        for phone in self.take_if(|_, held| held.seat == seat) {
            phone.yields_to(|held| held.stands(state));
        }
    }

    fn seated(&self) -> impl Iterator<Item = (Hold, &Phone)> {
        let phones = self.phones.values();
        phones.filter_map(|phone| Some((phone.hold()?, phone.as_ref())))
    }

    /// Seats whose phone was heard just now.
    pub(crate) fn awake(&self, at: Instant) -> Vec<SeatId> {
        let awake = self.seated().filter(|(_, phone)| phone.outbox.is_awake(at));
        awake.map(|(hold, _)| hold.seat).collect()
    }

    /// As other nodes are told: the seats, and who watches.
    pub(crate) fn tells(&self, at: Instant) -> Tells {
        let told = |(hold, phone): (Hold, &Phone)| SeatTold {
            seat: hold.seat,
            entered: phone.entered,
            quiet: phone.quiet,
            awake: phone.outbox.is_awake(at),
        };
        let Here {
            watching, screens, ..
        } = self.here();
        Tells {
            seats: self.seated().map(told).collect(),
            watching,
            screens,
            without_seat: u32::try_from(self.without_seat()).unwrap_or(u32::MAX),
            ..Tells::default()
        }
    }

    pub(crate) fn remove(&mut self, conn: ConnId) -> bool {
        let was_here = self.phones.remove(&conn).is_some();
        self.count();
        was_here
    }

    /// Phones whose seat is not theirs any more.
    pub(crate) fn take_strangers(&mut self, state: &State) -> Vec<Phone> {
        self.take_if(|_, hold| !hold.stands(state))
    }

    fn take_if(&mut self, goes: impl Fn(ConnId, Hold) -> bool) -> Vec<Phone> {
        let taken = self.phones.extract_if(.., |id, phone| {
            phone.hold().is_some_and(|hold| goes(*id, hold))
        });
        let taken = taken.map(|(_, phone)| *phone).collect();
        self.count();
        taken
    }
}

pub(crate) fn part(phones: &[Phone], why: Farewell) {
    for phone in phones {
        phone.outbox.bye(why);
    }
}
