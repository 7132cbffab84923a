//! Every seat frame has one size.

use proptest::prelude::*;
use wire::{Intent, SEAT_FRAME_BYTES, SeatId, seat_frame};

use crate::{
    Game,
    script::script,
    table::{Dice, Table},
};

use super::show;

/// A table that saw so many people come and go that its seats have long numbers.
fn old_table<G: Game>() -> Table {
    let mut table = Table::open(G::shelf(), Dice::Seeded(1));
    table.send(&table.stranger()).unwrap();
    table.set(|settings| settings.game = G::ID);
    while table.seats().last() < Some(&SeatId(1_000)) {
        table.send(&table.stranger()).unwrap();
        let oldest = table.seats()[0];
        table.act(oldest, Intent::Leave {}).unwrap();
    }
    table.take_news();
    table
}

pub fn seat_frames_have_one_size<G: Game>() {
    let old = old_table::<G>();
    show(G::PLAYS.frames, script::<G>(10..60), |script| {
        let mut table = old.clone();
        table.dice = Dice::Seeded(script.seed);
        table.choose::<G>(&script.party);
        while table.seats().len() < G::seats(&script.party) {
            table.send(&table.stranger()).unwrap();
        }
        G::agree(&script.party, &mut table);
        for each in &script.moves {
            each.make::<G>(&mut table);
            for seat in table.seats() {
                let frame = seat_frame(u64::MAX, &table.seat_view(seat));
                prop_assert_eq!(frame.len(), SEAT_FRAME_BYTES);
            }
        }
        Ok(())
    });
}
