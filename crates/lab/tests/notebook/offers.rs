//! A view's offers are exactly what would be accepted.

use proptest::prelude::*;
use rules::Command;
use wire::{Refusal, SeatId};

use crate::{
    cases,
    round::round_of,
    script::script,
    table::Table,
    universe::{NOBODY, is_offered, universe},
};

/// Somebody of each kind: the host, the active player, whoever is in turn, and one more.
fn some_seats(table: &Table, which: usize) -> Vec<SeatId> {
    let view = table.view();
    let round = round_of(&view);
    let active = round.map(|r| r.active);
    let in_turn = round.and_then(|r| r.step.as_ref()?.seat);
    let seats = table.seats();
    let any = seats.get(which % seats.len().max(1)).copied();
    let some = [view.host, active, in_turn, any].into_iter().flatten();
    let mut some: Vec<SeatId> = some.filter(|seat| seats.contains(seat)).collect();
    some.sort_unstable();
    some.dedup();
    some
}

fn check(table: &Table, which: usize) -> Result<(), TestCaseError> {
    let view = table.view();
    let all = universe(&view);
    for seat in some_seats(table, which) {
        let own = table.seat_view(seat);
        for attempt in &all {
            let promised = attempt.fits && is_offered(&view, &own, &attempt.intent);
            let intent = attempt.intent.clone();
            let refused = table.decide(&Command::Seat { seat, intent }).err();
            prop_assert_eq!(
                refused.is_none(),
                promised,
                "seat {} tries {:?}: {:?} in {:?}",
                seat,
                &attempt.intent,
                refused,
                &view
            );
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(24))]

    #[test]
    fn offered_intents_are_accepted_and_no_others(script in script(10..60)) {
        let mut table = Table::of(&script);
        check(&table, 0)?;
        for (which, each) in script.moves.iter().enumerate() {
            each.make(&mut table);
            check(&table, which)?;
        }
    }

    #[test]
    fn nothing_is_accepted_from_a_seat_that_is_not_there(script in script(10..60)) {
        let mut table = Table::of(&script);
        script.moves.iter().for_each(|each| each.make(&mut table));
        for attempt in universe(&table.view()) {
            let outcome = table.decide(&Command::Seat { seat: NOBODY, intent: attempt.intent });
            prop_assert_eq!(outcome, Err(Refusal::NoSuchSeat));
        }
    }
}
