//! Nobody can tell two worlds apart that differ only in what they must not know.

use proptest::{prelude::*, strategy::ValueTree, test_runner::TestRunner};

use crate::{
    cases,
    lens::{
        FramesForSpy, ShieldedSpy, SidesTold, SlowForSpy, SpyFirst, SpyMissed, ToldEarly, Unpadded,
    },
    pair::Vantage,
    script::{Script, script},
    sight::{Difference, Honest, Leak, Lens, Looks, tell_apart},
};

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
        let named = looks.iter().filter(|look| look.late > 0).count();
        assert!(whole > 4 && named > 0, "{vantage:?}: {looks:?}");
    }
}
