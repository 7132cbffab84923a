//! Nobody can tell two worlds apart that differ only in what they must not know.

use proptest::{prelude::*, strategy::ValueTree, test_runner::TestRunner};
use rules::Command;
use wire::{Phase, Refusal};

use crate::{
    cases,
    lens::{
        FramesForSpy, Honest, Lens, ShieldedSpy, SidesTold, SlowForSpy, SpyFirst, SpyMissed,
        ToldEarly, Unpadded,
    },
    pair::{Pair, Turned, Vantage},
    script::{Script, script},
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

/// How often the viewer looked in vain, and how often of that while places were named.
#[derive(Clone, Copy, Debug, Default)]
struct Looks {
    all: usize,
    naming: usize,
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
fn tell_apart(lens: &impl Lens, script: &Script, vantage: Vantage) -> Result<Looks, Difference> {
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
        looks.naming += usize::from(pair.a.state.phase() == Phase::Naming);
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
    fn captains_cannot_tell_two_worlds_apart(script in script(20..80)) {
        is_indistinguishable(&script, Vantage::Captain)?;
    }

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
    (0..200).map(move |_| script.new_tree(&mut runner).unwrap().current())
}

fn catches(lens: &impl Lens, vantage: Vantage, leak: Leak) {
    let found = games().find_map(|script| tell_apart(lens, &script, vantage).err());
    let found = found.map(|difference| difference.leak);
    assert_eq!(found, Some(leak), "from the {vantage:?}'s side");
}

#[test]
fn planted_leaks_are_caught() {
    for vantage in [Vantage::Captain, Vantage::Agent, Vantage::Spectator] {
        catches(&SpyFirst, vantage, Leak::Table);
        catches(&ShieldedSpy, vantage, Leak::Answer);
    }
    catches(&SpyMissed, Vantage::Captain, Leak::Table);
    catches(&SidesTold, Vantage::Captain, Leak::Table);
    catches(&SidesTold, Vantage::Spy, Leak::Table);
    catches(&ToldEarly, Vantage::Spy, Leak::Table);
    catches(&ToldEarly, Vantage::Agent, Leak::Table);
    catches(&Unpadded, Vantage::Agent, Leak::Length);
    catches(&SlowForSpy, Vantage::Captain, Leak::Timing);
    catches(&FramesForSpy, Vantage::Captain, Leak::Traffic);
}

#[test]
fn the_viewers_look_at_whole_rounds() {
    for vantage in Vantage::ALL {
        let looks = games().take(12);
        let looks = looks.map(|script| tell_apart(&Honest, &script, vantage).unwrap());
        let looks: Vec<Looks> = looks.collect();
        let whole = looks.iter().filter(|look| look.all > 15).count();
        let named = looks.iter().filter(|look| look.naming > 0).count();
        assert!(whole > 4 && named > 0, "{vantage:?}: {looks:?}");
    }
}
