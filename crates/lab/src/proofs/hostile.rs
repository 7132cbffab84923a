//! Whatever is sent, whenever it arrives: an answer, never a panic, and a refusal changes nothing.

use proptest::prelude::*;

use crate::{Game, hostile::command, script::script};

use super::show;

pub fn no_command_makes_a_table_panic<G: Game>() {
    let commands = prop::collection::vec((command::<G>(), 0..1_u64 << 50), 30..120);
    let games = (script::<G>(5..60), commands);
    show(G::PLAYS.hostile, games, |(script, commands)| {
        let mut table = script.played();
        for (command, later_ms) in &commands {
            // Out of its time and without the ticks that should have come first.
            table.decide_at(command, *later_ms).ok();
            table.wait(0);
            let before = table.state.clone();
            if table.send(command).is_err() {
                prop_assert_eq!(&table.state, &before);
            }
            table.view();
            for seat in table.seats() {
                table.seat_view(seat);
            }
        }
        Ok(())
    });
}
