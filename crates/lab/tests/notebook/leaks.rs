//! Nobody can tell two worlds apart that differ only in what they must not know.

use proptest::{prelude::*, strategy::ValueTree, test_runner::TestRunner};

use crate::{
    cases,
    lens::{
        BlankFirst, CountedEarly, FramesForBlank, HandsShown, LettersCounted, ShieldedBlank,
        SlowForBlank, Unpadded,
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
    #![proptest_config(cases(12))]

    #[test]
    fn the_active_player_cannot_tell_two_worlds_apart(script in script(20..70)) {
        is_indistinguishable(&script, Vantage::Active)?;
    }

    #[test]
    fn detectives_cannot_tell_two_worlds_apart(script in script(20..70)) {
        is_indistinguishable(&script, Vantage::Detective)?;
    }

    #[test]
    fn the_conspirator_cannot_tell_two_worlds_apart(script in script(20..70)) {
        is_indistinguishable(&script, Vantage::Conspirator)?;
    }

    #[test]
    fn latecomers_cannot_tell_two_worlds_apart(script in script(20..70)) {
        is_indistinguishable(&script, Vantage::Latecomer)?;
    }

    #[test]
    fn spectators_cannot_tell_two_worlds_apart(script in script(20..70)) {
        is_indistinguishable(&script, Vantage::Spectator)?;
    }
}

/// Games enough to meet any leak; always the same ones.
fn games() -> impl Iterator<Item = Script> {
    let mut runner = TestRunner::deterministic();
    let script = script(40..120);
    (0..200).map(move |_| script.new_tree(&mut runner).unwrap().current())
}

fn catches(lens: &impl Lens, vantage: Vantage, leak: Leak) {
    let found = games().find_map(|script| tell_apart(lens, &script, vantage).err());
    let found = found.map(|difference| difference.leak);
    assert_eq!(found, Some(leak), "from the {vantage:?}'s side");
}

#[test]
fn planted_leaks_are_caught() {
    for vantage in [Vantage::Active, Vantage::Detective, Vantage::Spectator] {
        catches(&BlankFirst, vantage, Leak::Table);
    }
    for vantage in [Vantage::Conspirator, Vantage::Latecomer] {
        catches(&LettersCounted, vantage, Leak::Table);
    }
    catches(&HandsShown, Vantage::Conspirator, Leak::Table);
    catches(&CountedEarly, Vantage::Active, Leak::Table);
    catches(&Unpadded, Vantage::Detective, Leak::Length);
    catches(&Unpadded, Vantage::Conspirator, Leak::Length);
    catches(&ShieldedBlank, Vantage::Detective, Leak::Answer);
    catches(&SlowForBlank, Vantage::Active, Leak::Timing);
    catches(&FramesForBlank, Vantage::Spectator, Leak::Traffic);
}

#[test]
fn the_viewers_look_at_whole_rounds() {
    for vantage in Vantage::ALL {
        let looks = games().take(12);
        let looks = looks.map(|script| tell_apart(&Honest, &script, vantage).unwrap());
        let looks: Vec<Looks> = looks.collect();
        let whole = looks.iter().filter(|look| look.all > 12).count();
        let late = looks.iter().filter(|look| look.late > 0).count();
        // Where the word differs, the worlds rightly part as soon as it is known.
        let enough = vantage == Vantage::Conspirator || late > 1;
        assert!(whole > 3 && enough, "{vantage:?}: {looks:?}");
    }
}
