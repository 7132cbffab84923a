//! The same evening in two worlds. The laboratory plays along and says what a move means, what the rules make
//! of it, and whether facts that differ would rightly become public: then it is left out.

use std::collections::{BTreeMap, BTreeSet};

use lab::{
    Worlds,
    moves::{Action, Move, Offers},
    pair::{Pair, Turned},
    sight::table_frames,
    table::{CODE, Dice, Table, secret},
    universe::{NOBODY, universe},
};
use rules::{Command, Record, TokenHash};
use wire::{Intent, SeatId, SeatView, Secret128, seat_frame};

use crate::between::Between;
use crate::compare::{Difference, Eyes, Told, Who, compare};
use crate::house::House;
use crate::masks::masked;
use crate::phone::get;
use crate::script::{NONSENSE, Step, attentive_moves, script};
use crate::world::World;

/// As the server has it.
const AWAY_AFTER_MS: u64 = 10_000;
/// Longer than any clock but those of a whole hour.
const WAIT_MS_MAX: u64 = 10 * 60_000;
/// A coin that falls so often on the same side is none.
const OTHER_DICE: u64 = 12;
/// In search of two deals that differ as they should.
const DEALS_MAX: u64 = 50;

/// Which of a table's deals differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deal {
    First,
    /// A round was played before it, the same in both worlds.
    Later,
}

/// Enough for most rounds; one that is still on is broken off.
const MOVES_BEFORE: usize = 60;

/// What a scene has shown.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    pub steps: usize,
    pub frames: usize,
    pub done: usize,
    pub refused: usize,
    pub waited_ms: u64,
    pub lost: usize,
    pub came_back: usize,
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.steps += other.steps;
        self.frames += other.frames;
        self.done += other.done;
        self.refused += other.refused;
        self.waited_ms += other.waited_ms;
        self.lost += other.lost;
        self.came_back += other.came_back;
    }
}

/// Plays in both worlds, and compares all that came to anybody after each step. Nothing where no two deals of
/// this party differ as they should.
pub fn play<G: Worlds>(
    party: &G::Party,
    vantage: G::Vantage,
    deal: Deal,
    seed: u64,
    steps: usize,
    between: &mut dyn Between,
) -> Result<Option<Tally>, Difference> {
    let Some((pair, records)) = dealt::<G>(party, vantage, deal, seed) else {
        return Ok(None);
    };
    let mut scene = Scene::begin(pair, records, between);
    scene.compare(&"the beginning")?;
    for step in script::<G>(seed, steps) {
        scene.make(&step);
        scene.compare(&step)?;
    }
    scene.end()?;
    Ok(Some(scene.tally))
}

pub(crate) type Dealt<G> = (Pair<G>, [Vec<Record>; 2]);

/// Two deals from one table, and all that was recorded at each.
pub(crate) fn dealt<G: Worlds>(
    party: &G::Party,
    vantage: G::Vantage,
    deal: Deal,
    seed: u64,
) -> Option<Dealt<G>> {
    let choice = usize::try_from(seed % 1_000).unwrap();
    let pair = (0..DEALS_MAX).find_map(|n| {
        let mut table = Table::of::<G>(seed + n * 1_000, party);
        if deal == Deal::Later {
            let (host, begin) = table.gather()?;
            table.act(host, begin).ok()?;
            let moves = attentive_moves::<G>(seed, MOVES_BEFORE);
            moves.iter().for_each(|each| each.make::<G>(&mut table));
        }
        let before = table.take_news();
        Some((before, G::dealt(table, vantage, choice)?))
    });
    let (before, mut pair) = pair?;
    let before: Vec<Record> = before.into_iter().map(|news| news.record).collect();
    let records = [&mut pair.a, &mut pair.b].map(|table| {
        let after = table.take_news().into_iter().map(|news| news.record);
        let all: Vec<Record> = before.iter().cloned().chain(after).collect();
        assert_eq!(all.len() as u64, table.rev, "something was not laid");
        all
    });
    Some((pair, records))
}

/// By whom each seat is held. Tokens of the laboratory are numbers of the records that they came with.
pub(crate) fn tokens(table: &Table) -> BTreeMap<SeatId, Secret128> {
    let numbers = (0..=table.rev).flat_map(|n| [n, u64::MAX - n]);
    let all = numbers.map(secret);
    let held = all.filter_map(|token| Some((table.state.seat_of(&TokenHash::of(&token))?, token)));
    held.collect()
}

#[derive(Clone, Copy, Debug)]
struct Off {
    since_ms: u64,
    reported: bool,
}

struct Scene<'b, G: Worlds> {
    pair: Pair<G>,
    worlds: [World; 2],
    /// Phones that are not connected, and since when.
    off: BTreeMap<SeatId, Off>,
    /// What each said last.
    said: BTreeMap<SeatId, [Intent; 2]>,
    /// Whose card may differ.
    holders: BTreeSet<SeatId>,
    between: &'b mut dyn Between,
    tally: Tally,
}

impl<'b, G: Worlds> Scene<'b, G> {
    fn begin(pair: Pair<G>, records: [Vec<Record>; 2], between: &'b mut dyn Between) -> Self {
        let tokens = tokens(&pair.a);
        let worlds = records.map(|records| {
            let house = House::open(vec![(CODE.to_owned(), records)]);
            let mut world = World::begin(house);
            for (seat, token) in &tokens {
                world.sit(*seat, token.clone());
            }
            world.settle();
            world
        });
        let holders = tokens.keys().filter(|seat| pair.viewer != Some(**seat));
        Self {
            holders: holders.copied().collect(),
            worlds,
            off: BTreeMap::new(),
            said: BTreeMap::new(),
            pair,
            between,
            tally: Tally::default(),
        }
    }

    fn each(&mut self, mut of: impl FnMut(usize, &mut World)) {
        for (n, world) in self.worlds.iter_mut().enumerate() {
            of(n, world);
            world.settle();
        }
    }

    fn seat_at(&self, n: usize) -> Option<SeatId> {
        let seats = self.pair.a.seats();
        seats.get(n % seats.len().max(1)).copied()
    }

    fn seat_on(&self, n: usize) -> Option<SeatId> {
        let seat = self.seat_at(n)?;
        self.worlds[0].is_on(seat).then_some(seat)
    }

    fn make(&mut self, step: &Step) {
        self.tally.steps += 1;
        match step {
            Step::Move(Move::Away { seat }) => self.lose(*seat),
            Step::Move(Move::Back { seat }) => self.come_back(*seat),
            Step::Move(each) => self.play(each),
            Step::Time { seat } => {
                if let Some(seat) = self.seat_on(*seat) {
                    self.each(|_, world| world.phone(seat).ask_the_time());
                }
            }
            Step::Again { seat } => {
                if let Some(seat) = self.seat_on(*seat)
                    && let Some(said) = self.said.get(&seat).cloned()
                {
                    self.each(|n, world| world.phone(seat).repeat(said[n].clone()));
                }
            }
            Step::Nonsense { seat, which } => {
                if let Some(seat) = self.seat_on(*seat) {
                    self.each(|_, world| world.phone(seat).say(NONSENSE[*which]));
                }
            }
            Step::Watch { screen } => self.each(|_, world| world.watch(*screen)),
            Step::MeddleFromOutside { choice } => {
                let all = universe::<G>(&self.pair.a.view());
                let intent = &all[choice % all.len()].intent;
                self.each(|_, world| world.screen().act(intent.clone()));
            }
        }
    }

    /// A phone loses its connection. The last one stays, since without any time would stand.
    fn lose(&mut self, seat: usize) {
        let Some(lost) = self.seat_on(seat) else {
            return;
        };
        if self.worlds[0].seats_on() < 2 {
            return;
        }
        self.tally.lost += 1;
        self.each(|_, world| world.lose(lost, seat.is_multiple_of(2)));
        if !self.pair.a.state.is_away(lost) {
            let off = Off {
                since_ms: self.pair.a.now_ms,
                reported: false,
            };
            self.off.insert(lost, off);
        }
    }

    /// One of those that have none has it again.
    fn come_back(&mut self, which: usize) {
        let seats = self.pair.a.seats().into_iter();
        let lost: Vec<SeatId> = seats.filter(|s| !self.worlds[0].is_on(*s)).collect();
        let Some(seat) = lost.get(which % lost.len().max(1)).copied() else {
            return;
        };
        if self.pair.a.state.is_away(seat) {
            let at = self.pair.a.seats().iter().position(|s| *s == seat);
            let back = Move::Back { seat: at.unwrap() };
            let Some(pair) = self.tried(|pair| pair.make(&back)) else {
                return;
            };
            self.pair = pair;
        }
        let token = tokens(&self.pair.a).remove(&seat).expect("a token");
        self.off.remove(&seat);
        self.tally.came_back += 1;
        self.each(|_, world| world.sit(seat, token.clone()));
    }

    fn play(&mut self, each: &Move) {
        let command = match each.at::<G>(&self.pair.a, Offers::Open) {
            Action::Wait(ms) => return self.wait(ms.min(WAIT_MS_MAX)),
            Action::Send(command) => command,
        };
        if let Command::Seat { seat, intent } = &command {
            if *seat == NOBODY {
                return self.each(|_, world| world.screen().act(intent.clone()));
            }
            if !self.worlds[0].is_on(*seat) {
                return;
            }
        }
        if G::tells(&self.pair, &command) {
            return;
        }
        let other = G::elsewhere(&self.pair, &command, each);
        let rev = self.pair.a.rev;
        let Some(pair) = self.tried(|pair| pair.make(each)) else {
            return;
        };
        self.pair = pair;
        self.send(each, rev, [command, other]);
        let seats = self.pair.a.seats();
        self.off.retain(|seat, _| seats.contains(seat));
    }

    fn send(&mut self, each: &Move, rev: u64, commands: [Command; 2]) {
        let got = |token: &Secret128, pair: &Pair<G>| pair.a.state.seat_of(&TokenHash::of(token));
        match &commands[0] {
            Command::Seat { seat, .. } => {
                let seat = *seat;
                let intents = commands.each_ref().map(|command| match command {
                    Command::Seat { intent, .. } => intent.clone(),
                    other => panic!("{other:?}"),
                });
                self.each(|n, world| world.phone(seat).act(intents[n].clone()));
                self.said.insert(seat, intents);
            }
            Command::Join { name, .. } => {
                let token = secret(rev);
                let got = got(&token, &self.pair);
                self.each(|_, world| world.knock(token.clone(), Some(name.clone()), None, got));
            }
            Command::Claim { .. } => {
                let Move::Claim { key } = each else {
                    panic!("{each:?}");
                };
                let (token, key) = (secret(u64::MAX - rev), secret(*key));
                let got = got(&token, &self.pair);
                self.each(|_, world| world.knock(token.clone(), None, Some(key.clone()), got));
            }
            other => panic!("no phone can send {other:?}"),
        }
    }

    fn wait(&mut self, ms: u64) {
        let mut off = self.off.clone();
        let Some(pair) = self.tried(|pair| wait(pair, &mut off.clone(), ms)) else {
            return;
        };
        let mut again = self.pair.clone();
        wait(&mut again, &mut off, ms);
        (self.pair, self.off) = (pair, off);
        self.tally.waited_ms += ms;
        self.each(|_, world| world.pass_time(ms));
    }

    /// What comes of it in both worlds; nothing where it makes public what differs, or leaves something to
    /// chance, which is not the same at two servers.
    fn tried(&self, make: impl Fn(&mut Pair<G>) -> Turned) -> Option<Pair<G>> {
        let mut pair = self.pair.clone();
        match make(&mut pair) {
            Turned::On => {}
            Turned::Public => return None,
            Turned::Apart => panic!("the rules tell the worlds apart: {pair:?}"),
        }
        let shown = pair.worlds().map(all_shown);
        let is_certain = (1..=OTHER_DICE).all(|dice| {
            let mut other = self.pair.clone();
            for table in [&mut other.a, &mut other.b] {
                let (Dice::Seeded(seed) | Dice::Loaded(seed)) = &mut table.dice;
                *seed = seed.wrapping_add(dice);
            }
            make(&mut other);
            shown == other.worlds().map(all_shown)
        });
        is_certain.then_some(pair)
    }

    fn compare(&mut self, step: &dyn std::fmt::Debug) -> Result<(), Difference> {
        let [a, b] = self.worlds.each_mut().map(World::take);
        for ((who, head_a, a), (_, head_b, b)) in a.into_iter().zip(b) {
            let mut passed = Vec::new();
            for frame in b {
                passed.extend(self.between.pass(who, frame));
            }
            let eyes = match who {
                Who::Seat(seat) if self.holders.contains(&seat) => Eyes::HoldsCard,
                _ => Eyes::Ignorant,
            };
            self.tally.frames += a.len();
            self.tally.done += a.iter().filter(|frame| frame.is("done")).count();
            self.tally.refused += a.iter().filter(|frame| frame.is("refused")).count();
            let place = (who, step);
            if let Err(told) = compare(eyes, &a, &passed) {
                return Err(Difference::new(told, place, a, passed));
            }
            if masked(&head_a) != masked(&head_b) {
                return Err(Difference::new(Told::Http, place, head_a, head_b));
            }
        }
        Ok(())
    }

    /// What anybody may fetch is the same too, and the servers have played what the laboratory did.
    fn end(&mut self) -> Result<(), Difference> {
        for path in [
            format!("/api/tables/{CODE}"),
            format!("/api/tables/{CODE}/chronicle"),
        ] {
            let [a, b] = self
                .worlds
                .each_ref()
                .map(|world| get(world.house.address, &path));
            if (masked(&a.0), &a.1) != (masked(&b.0), &b.1) {
                return Err(Difference::new(Told::Http, path, a, b));
            }
        }
        for (world, table) in self.worlds.iter().zip(self.pair.worlds()) {
            for (seat, frame) in &world.shown {
                if world.is_on(*seat) {
                    let said: serde_json::Value = serde_json::from_slice(frame.payload()).unwrap();
                    let view: SeatView = serde_json::from_value(said["view"].clone()).unwrap();
                    assert_eq!(view, table.seat_view(*seat), "another game was played");
                }
            }
        }
        Ok(())
    }
}

/// Time passes, and whoever is off for long enough is away.
fn wait<G: Worlds>(pair: &mut Pair<G>, off: &mut BTreeMap<SeatId, Off>, ms: u64) -> Turned {
    let end_ms = pair.a.now_ms + ms;
    loop {
        let unreported = off.iter().filter(|(_, off)| !off.reported);
        let due = unreported.map(|(seat, off)| (off.since_ms + AWAY_AFTER_MS, *seat));
        let due = due.min().filter(|(at_ms, _)| *at_ms <= end_ms);
        let until_ms = due.map_or(end_ms, |(at_ms, _)| at_ms);
        let ms = until_ms.saturating_sub(pair.a.now_ms);
        let turned = pair.make(&Move::WaitMs { ms });
        let Some((_, seat)) = due.filter(|_| turned == Turned::On) else {
            return turned;
        };
        if let Some(off) = off.get_mut(&seat) {
            off.reported = true;
        }
        let at = pair.a.seats().iter().position(|s| *s == seat);
        let away = at.map(|seat| pair.make(&Move::Away { seat }));
        if let Some(turned @ (Turned::Public | Turned::Apart)) = away {
            return turned;
        }
    }
}

fn all_shown(table: &Table) -> String {
    let seats = table.seats().into_iter();
    let seats = seats.map(|seat| seat_frame(table.rev, &table.seat_view(seat)).to_string());
    table_frames(table) + &seats.collect::<String>()
}
