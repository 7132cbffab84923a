//! Nobody can tell two worlds apart that differ only in what they must not know.

use proptest::{prelude::*, strategy::ValueTree, test_runner::TestRunner};
use rules::Command;
use wire::{Refusal, RulesetId};

use crate::{
    cases,
    house::House,
    lens::{
        CountedEarly, FramesForSpy, Honest, Lens, MiddleTold, NamedEarly, ShieldedSpy, SlowForSpy,
        SpyFirst, Unpadded,
    },
    pair::{Pair, Turned, Vantage},
    script::{Move, Party, Script, script},
    table::Table,
    universe::{NOBODY, universe},
};

/// By what the worlds were told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Leak {
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
struct Difference {
    leak: Leak,
    worlds: String,
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
        let actor = pair.viewer.unwrap_or(NOBODY);
        let tries = universe(&table.view())
            .into_iter()
            .map(|attempt| Command::Seat {
                seat: actor,
                intent: attempt.intent,
            });
        let tries = tries.chain([pair.a.stranger()]);
        Self {
            table: lens.table(table),
            seat: pair.viewer.map(|seat| lens.seat(table, seat)),
            lengths: table
                .seats()
                .into_iter()
                .map(|s| lens.seat(table, s).len())
                .collect(),
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
/// are public. Returns how often the viewer looked in vain.
fn tell_apart(lens: &impl Lens, script: &Script, vantage: Vantage) -> Result<usize, Difference> {
    let mut table = Table::of(script);
    let (before, after) = script.moves.split_at(script.moves.len() / 4);
    before.iter().for_each(|each| each.make(&mut table));
    let Some(mut pair) = Pair::dealt(table, vantage, before.len()) else {
        return Ok(0);
    };
    let mut looks = 0;
    for each in after {
        let sight = |table| Sight::of(lens, table, &pair);
        sight(&pair.a).compare(&sight(&pair.b))?;
        looks += 1;
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
        let seats = before
            .seats()
            .into_iter()
            .filter(|s| after.seats().contains(s));
        seats
            .filter(|s| lens.sends(before, after, *s))
            .collect::<Vec<_>>()
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

fn is_indistinguishable(script: &Script, vantage: Vantage) -> Result<(), TestCaseError> {
    let difference = tell_apart(&Honest, script, vantage).err();
    let Some(Difference { leak, worlds }) = difference else {
        return Ok(());
    };
    prop_assert!(
        false,
        "{:?} sees a difference in {:?}:\n{}",
        vantage,
        leak,
        worlds
    );
    Ok(())
}

proptest! {
    #![proptest_config(cases(24))]

    #[test]
    fn agents_cannot_tell_two_worlds_apart(script in script(20..80)) {
        is_indistinguishable(&script, Vantage::Agent)?;
    }

    #[test]
    fn the_spy_cannot_tell_two_worlds_apart(script in script(20..80)) {
        is_indistinguishable(&script, Vantage::Spy)?;
    }

    #[test]
    fn latecomers_cannot_tell_two_worlds_apart(script in script(20..80)) {
        is_indistinguishable(&script, Vantage::Latecomer)?;
    }

    #[test]
    fn spectators_cannot_tell_two_worlds_apart(script in script(20..80)) {
        is_indistinguishable(&script, Vantage::Spectator)?;
    }
}

/// Games enough to meet any leak; always the same ones.
fn games() -> impl Iterator<Item = Script> {
    let mut runner = TestRunner::deterministic();
    let script = script(20..80);
    (0..60).map(move |_| script.new_tree(&mut runner).unwrap().current())
}

/// Random games seldom get as far as a secret ballot.
fn a_ballot() -> Script {
    let play = |seat| Move::Play { seat, choice: seat };
    let looks = (0..5).map(|seat| Move::Play { seat, choice: 0 });
    let before = (0..8).map(|_| Move::WaitMs { ms: 0 });
    let moves = before
        .chain(looks)
        .chain([Move::WaitTimeUp])
        .chain((0..18).map(play));
    Script {
        seed: 1,
        party: Party {
            ruleset: RulesetId::FilmNight,
            seats: 5,
            house: House::plain(),
        },
        moves: moves.collect(),
    }
}

fn catches(lens: &impl Lens, vantage: Vantage, leak: Leak) {
    let mut games = games().chain([a_ballot()]);
    let found = games.find_map(|script| tell_apart(lens, &script, vantage).err());
    let found = found.map(|difference| difference.leak);
    assert_eq!(found, Some(leak), "from the {vantage:?}'s side");
}

#[test]
fn planted_leaks_are_caught() {
    catches(&SpyFirst, Vantage::Agent, Leak::Table);
    catches(&SpyFirst, Vantage::Spectator, Leak::Table);
    catches(&Unpadded, Vantage::Agent, Leak::Length);
    catches(&ShieldedSpy, Vantage::Agent, Leak::Answer);
    catches(&CountedEarly, Vantage::Spy, Leak::Table);
    catches(&CountedEarly, Vantage::Latecomer, Leak::Table);
    catches(&NamedEarly, Vantage::Agent, Leak::Table);
    catches(&NamedEarly, Vantage::Spy, Leak::Table);
    catches(&MiddleTold, Vantage::Agent, Leak::Table);
    catches(&MiddleTold, Vantage::Spectator, Leak::Table);
    catches(&SlowForSpy, Vantage::Agent, Leak::Timing);
    catches(&FramesForSpy, Vantage::Agent, Leak::Traffic);
}

#[test]
fn the_viewers_look_at_whole_rounds() {
    for vantage in [
        Vantage::Agent,
        Vantage::Spy,
        Vantage::Latecomer,
        Vantage::Spectator,
    ] {
        let looks = games()
            .take(20)
            .map(|script| tell_apart(&Honest, &script, vantage).unwrap());
        let looks: Vec<usize> = looks.collect();
        assert!(
            looks.iter().filter(|n| **n > 15).count() > 5,
            "{vantage:?}: {looks:?}"
        );
    }
}
