//! A view's offers are exactly what would be accepted, but for one: an accusation by a spy who may not
//! accuse is offered all the same, since its absence would tell on the spy.

use proptest::prelude::*;
use rules::Command;
use wire::{Intent, Refusal, Ruleset, SeatView, ruleset::AccuseWho};

use crate::{
    cases,
    rulebook::rules,
    script::script,
    table::Table,
    universe::{NOBODY, is_offered, universe},
};

/// RULES 6.1: the spy may not accuse where only the others may.
fn is_barred(rules: &Ruleset, own: &SeatView, intent: &Intent) -> bool {
    let only_others = rules.accuse.who == AccuseWho::NonSpies;
    let card = own.spy().and_then(|own| own.card.as_ref());
    let is_spy = card.is_some_and(|card| card.spy);
    only_others && is_spy && matches!(intent, Intent::Accuse { .. })
}

fn check(table: &Table) -> Result<(), TestCaseError> {
    let view = table.view();
    let rules = rules(&view.settings, view.variant);
    let all = universe(&view);
    for seat in table.seats() {
        let own = table.seat_view(seat);
        for attempt in &all {
            let offered = is_offered(&view, &own, &attempt.intent);
            let intent = attempt.intent.clone();
            let outcome = table.decide(&Command::Seat { seat, intent });
            let refused = outcome.err();
            let promised = offered && attempt.fits;
            let accepted = if promised && is_barred(&rules, &own, &attempt.intent) {
                refused == Some(Refusal::SpyMayNotAccuse)
            } else {
                refused.is_none()
            };
            prop_assert_eq!(
                accepted,
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
        check(&table)?;
        for each in &script.moves {
            each.make(&mut table);
            check(&table)?;
        }
    }

    #[test]
    fn nothing_is_accepted_from_a_seat_that_is_not_there(script in script(10..60)) {
        let mut table = Table::of(&script);
        for each in &script.moves {
            each.make(&mut table);
        }
        for attempt in universe(&table.view()) {
            let outcome = table.decide(&Command::Seat { seat: NOBODY, intent: attempt.intent });
            prop_assert_eq!(outcome, Err(Refusal::NoSuchSeat));
        }
    }
}
