//! Nobody can tell two worlds apart that differ only in what they must not know.

use proptest::prelude::*;

use crate::{
    Worlds,
    pair::{Looks, tell_apart},
    script::script,
    sight::{Difference, Honest},
};

use super::{show, the_same};

pub fn cannot_tell_two_worlds_apart<G: Worlds>(vantage: G::Vantage) {
    show(G::PLAYS.leaks, script::<G>(20..80), |script| {
        let difference = tell_apart(&Honest, &script, vantage).err();
        let Some(Difference { leak, worlds }) = difference else {
            return Ok(());
        };
        Err(TestCaseError::fail(format!(
            "{vantage:?} sees a difference in {leak:?}:\n{worlds}"
        )))
    });
}

/// Tests the tests.
pub fn planted_leaks_are_caught<G: Worlds>() {
    for (lens, vantage, leak) in G::planted() {
        let mut games = the_same::<G>(G::GAMES, G::MOVES).chain(G::rare());
        let found = games.find_map(|script| tell_apart(lens, &script, vantage).err());
        let found = found.map(|difference| difference.leak);
        assert_eq!(found, Some(leak), "{lens:?} from the {vantage:?}'s side");
    }
}

pub fn the_viewers_look_at_whole_rounds<G: Worlds>() {
    for vantage in G::VANTAGES {
        let games = the_same::<G>(20, G::MOVES);
        let looks = games.map(|script| tell_apart(&Honest, &script, *vantage).unwrap());
        let looks: Vec<Looks> = looks.collect();
        let enough = G::looked_enough(*vantage, &looks);
        assert!(enough, "{vantage:?}: {looks:?}");
    }
}
