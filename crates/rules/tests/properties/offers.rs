//! A view's offers are exactly what would be accepted.

use proptest::prelude::*;
use rules::Command;
use wire::Refusal;

use crate::{
    cases,
    script::script,
    table::Table,
    universe::{NOBODY, is_offered, universe},
};

fn check(table: &Table) -> Result<(), TestCaseError> {
    let view = table.view();
    let all = universe(&view);
    for seat in table.seats() {
        let own = table.seat_view(seat);
        for attempt in &all {
            let offered = is_offered(&view, &own, &attempt.intent);
            let intent = attempt.intent.clone();
            let outcome = table.decide(&Command::Seat { seat, intent });
            let refused = outcome.err();
            prop_assert_eq!(
                refused.is_none(),
                offered && attempt.fits,
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
        let mut table = Table::seated(script.seed, script.seats);
        check(&table)?;
        for each in &script.moves {
            each.make(&mut table);
            check(&table)?;
        }
    }

    #[test]
    fn nothing_is_accepted_from_a_seat_that_is_not_there(script in script(10..60)) {
        let mut table = Table::seated(script.seed, script.seats);
        for each in &script.moves {
            each.make(&mut table);
        }
        for attempt in universe(&table.view()) {
            let outcome = table.decide(&Command::Seat { seat: NOBODY, intent: attempt.intent });
            prop_assert_eq!(outcome, Err(Refusal::NoSuchSeat));
        }
    }
}
