//! A table is the fold of its records.

use crate::{Game, replay::Readers, script::script};

use super::show;

pub fn replay_equals_live<G: Game>() {
    show(G::PLAYS.replay, script::<G>(20..200), |script| {
        let mut table = script.table();
        let mut readers = Readers::default();
        for each in &script.moves {
            each.make::<G>(&mut table);
            table.take_news().iter().for_each(|news| readers.read(news));
        }
        Ok(())
    });
}
