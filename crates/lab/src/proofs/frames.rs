//! What frames give away by their length, and when they are sent.

use std::sync::Arc;

use proptest::prelude::*;
use rules::{board_view, seat_view};
use wire::{Intent, SeatId, SeatView, seat_frame};

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

/// What a seat is openly offered, and nothing else.
fn bare<G: Game>(view: &SeatView) -> SeatView {
    let mut bare = view.clone();
    bare.can.card.clear();
    bare.round = view.round.as_ref().map(|_| G::knows_nothing());
    bare
}

pub fn what_is_hidden_cannot_be_measured<G: Game>() {
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
                let view = table.seat_view(seat);
                let [frame, open] =
                    [&view, &bare::<G>(&view)].map(|view| seat_frame(u64::MAX, view));
                prop_assert_eq!(frame.len(), open.len());
            }
        }
        Ok(())
    });
}

pub fn what_is_shown_changes_only_when_it_is_said<G: Game>() {
    show(G::PLAYS.frames, script::<G>(10..60), |script| {
        let mut table = script.table();
        table.take_news();
        let mut before = Arc::clone(&table.state);
        for each in &script.moves {
            each.make::<G>(&mut table);
            for news in table.take_news() {
                let states = [&before, &news.state];
                if !news.stirred.board {
                    let [a, b] = states.map(|state| board_view(state.public()));
                    prop_assert_eq!(a, b);
                }
                let still = |seat: &SeatId| !news.stirred.seats.has(*seat);
                for seat in table.seats().into_iter().filter(still) {
                    let [a, b] = states.map(|state| seat_view(state, seat));
                    prop_assert_eq!(a, b);
                }
                before = news.state;
            }
        }
        Ok(())
    });
}
