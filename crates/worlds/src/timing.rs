//! How long the same step takes in both worlds: from an intent to the frames that tell of it. Both are tables of one
//! server, and each trial is a fresh pair of them, measured one right after the other and in random order.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use lab::{
    Worlds,
    moves::{Action, Offers},
    pair::{Pair, Turned},
};
use rules::{Command, Record};
use wire::{CODE_LETTERS, Intent, SeatId, Secret128};

use crate::house::House;
use crate::phone::Phone;
use crate::ranks::Trial;
use crate::scene::{Deal, dealt, tokens};
use crate::script::{Step, script};

const SCRIPT_STEPS: usize = 150;
/// A planted delay: so many times as long, and so much longer.
const TIMES: u32 = 4;
const LONGER: Duration = Duration::from_millis(1);

/// What lies between the sockets and the clock: nothing, or a planted delay. The server knows of none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Open,
    /// In the second world everything takes several times as long. However busy the machine is, that stands out.
    Slow,
}

impl Way {
    /// What was begun then has been heard just now.
    fn pass(self, world: usize, begun: Instant) {
        if self == Self::Slow && world == 1 {
            let late = begun.elapsed() * TIMES + LONGER;
            while begun.elapsed() < late {
                std::hint::spin_loop();
            }
        }
    }
}

/// A step of one kind, and what came before it in each world.
struct Prepared {
    /// Its name on the wire, and whether it is refused.
    kind: (String, bool),
    laid: [Vec<Record>; 2],
    tokens: BTreeMap<SeatId, Secret128>,
    seat: SeatId,
    intents: [Intent; 2],
    viewer: Option<SeatId>,
}

/// What was measured of one kind of step.
#[derive(Debug)]
pub struct Measured {
    pub step: String,
    pub trials: Vec<Trial>,
}

/// Measures each kind of step that a script comes to, if it is `wanted`.
pub fn measure<G: Worlds>(
    party: &G::Party,
    vantage: G::Vantage,
    seed: u64,
    trials: usize,
    way: Way,
    wanted: impl Fn(&str) -> bool,
) -> Vec<Measured> {
    let mut prepared = prepared::<G>(party, vantage, seed);
    prepared.retain(|step| wanted(&step.name()));
    let mut chance = fastrand::Rng::with_seed(seed);
    let laid = prepared.iter().enumerate().flat_map(|(step, prepared)| {
        (0..trials).flat_map(move |trial| {
            let world = move |world| (code(step, trial, world), prepared.laid[world].clone());
            [world(0), world(1)]
        })
    });
    let house = House::flowing(laid.collect());
    let measured = prepared.iter().enumerate().map(|(step, prepared)| {
        let trial = |trial| {
            let code = |world| code(step, trial, world);
            prepared.trial(&house, way, &mut chance, code)
        };
        Measured {
            step: prepared.name(),
            trials: (0..trials).map(trial).collect(),
        }
    });
    measured.collect()
}

impl Prepared {
    fn name(&self) -> String {
        match &self.kind {
            (kind, true) => format!("{kind}, refused"),
            (kind, false) => kind.clone(),
        }
    }

    /// Whoever acts is never the one who is told, but of a refusal, of which nobody else is.
    fn trial(
        &self,
        house: &House,
        way: Way,
        chance: &mut fastrand::Rng,
        code: impl Fn(usize) -> String,
    ) -> Trial {
        let mut order = [0, 1];
        chance.shuffle(&mut order);
        let mut phones = order.map(|world| {
            let mut actor = Phone::connect(house.address, &code(world));
            actor.enter(self.tokens[&self.seat].clone(), None, None);
            let mut viewer = Phone::connect(house.address, &code(world));
            match self.viewer.filter(|viewer| *viewer != self.seat) {
                Some(seat) => viewer.enter(self.tokens[&seat].clone(), None, None),
                None => viewer.watch(false),
            }
            (world, actor, viewer)
        });
        chance.shuffle(&mut phones);
        let mut took = [Duration::ZERO; 2];
        for (world, mut actor, mut viewer) in phones {
            let begun = Instant::now();
            actor.begin(self.intents[world].clone());
            match self.kind.1 {
                true => actor.hear_until(|frame| frame.is("refused")),
                false => viewer.hear_until(|frame| frame.is("pulse")),
            }
            way.pass(world, begun);
            took[world] = begun.elapsed();
        }
        took
    }
}

/// Plays in the laboratory, and stops before the first step of each kind.
fn prepared<G: Worlds>(party: &G::Party, vantage: G::Vantage, seed: u64) -> Vec<Prepared> {
    let dealt = dealt::<G>(party, vantage, Deal::First, seed);
    let (mut pair, mut laid) = dealt.expect("two deals that differ");
    let mut found: Vec<Prepared> = Vec::new();
    for step in script::<G>(seed, SCRIPT_STEPS) {
        let Step::Move(each) = step else { continue };
        let before = pair.clone();
        let Action::Send(command @ Command::Seat { seat, .. }) =
            each.at::<G>(&pair.a, Offers::Open)
        else {
            continue;
        };
        if G::tells(&pair, &command) {
            continue;
        }
        let other = G::elsewhere(&pair, &command, &each);
        let Some((refused, news)) = take::<G>(&mut pair, [&command, &other]) else {
            pair = before;
            continue;
        };
        let intents = [command, other].map(|command| match command {
            Command::Seat { intent, .. } => intent,
            other => panic!("{other:?}"),
        });
        let kind = (name(&intents[0]), refused);
        let tokens = tokens(&before.a);
        let is_new = found.iter().all(|step| step.kind != kind);
        if is_new && tokens.contains_key(&seat) && pair.a.seats().len() == before.a.seats().len() {
            found.push(Prepared {
                kind,
                laid: laid.clone(),
                tokens,
                seat,
                intents,
                viewer: before.viewer,
            });
        }
        for (laid, news) in laid.iter_mut().zip(news) {
            laid.extend(news);
        }
    }
    found
}

/// Whether both worlds refuse it, and what is recorded; nothing where it makes public what differs.
fn take<G: Worlds>(
    pair: &mut Pair<G>,
    commands: [&Command; 2],
) -> Option<(bool, [Vec<Record>; 2])> {
    let outcomes = [pair.a.send(commands[0]), pair.b.send(commands[1])];
    assert_eq!(outcomes[0], outcomes[1], "the rules tell the worlds apart");
    let news = [pair.a.take_news(), pair.b.take_news()];
    let sent = outcomes[0].is_ok().then_some(commands);
    let turned = G::turned(pair, sent, &news);
    let records = news.map(|news| news.into_iter().map(|news| news.record).collect());
    (turned == Turned::On).then_some((outcomes[0].is_err(), records))
}

fn name(intent: &Intent) -> String {
    let said = serde_json::to_value(intent).unwrap();
    said["do"].as_str().unwrap().to_owned()
}

/// Another for each.
fn code(step: usize, trial: usize, world: usize) -> String {
    let letters = CODE_LETTERS.as_bytes();
    let mut number = (step * 1_000 + trial) * 2 + world;
    let letter = |_| {
        let letter = char::from(letters[number % letters.len()]);
        number /= letters.len();
        letter
    };
    (0..wire::CODE_CHARS_MIN).map(letter).collect()
}
