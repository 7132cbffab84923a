//! A view's offers are exactly what would be accepted, but for what is refused in private.

use proptest::prelude::*;
use rules::Command;
use wire::Refusal;

use crate::{
    Game,
    script::script,
    table::Table,
    universe::{NOBODY, is_offered, names_now, universe},
};

use super::show;

fn check<G: Game>(table: &Table, which: usize) -> Result<(), TestCaseError> {
    let view = table.view();
    let seats = G::watched(table, which);
    let own: Vec<_> = seats.iter().map(|seat| table.seat_view(*seat)).collect();
    for attempt in universe::<G>(&view) {
        let sound = attempt.fits && names_now(&view, &attempt.intent);
        for own in &own {
            let promised = sound && is_offered::<G>(&view, own, &attempt.intent);
            let (seat, intent) = (own.you, attempt.intent.clone());
            let barred = G::barred(&view, own, &intent).filter(|_| promised);
            let refused = table.decide(&Command::Seat { seat, intent }).err();
            let kept = match barred {
                Some(_) => refused == barred,
                None => refused.is_none() == promised,
            };
            prop_assert!(
                kept,
                "seat {} tries {:?}, promised: {}, refused: {:?} in {:?}",
                seat,
                &attempt.intent,
                promised,
                refused,
                &view
            );
        }
    }
    Ok(())
}

pub fn offered_intents_are_accepted_and_no_others<G: Game>() {
    show(G::PLAYS.offers, script::<G>(10..60), |script| {
        let mut table = script.table();
        check::<G>(&table, 0)?;
        for (which, each) in script.moves.iter().enumerate() {
            each.make::<G>(&mut table);
            check::<G>(&table, which)?;
        }
        Ok(())
    });
}

pub fn nothing_is_accepted_from_a_seat_that_is_not_there<G: Game>() {
    show(G::PLAYS.offers, script::<G>(10..60), |script| {
        let table = script.played();
        for attempt in universe::<G>(&table.view()) {
            let (seat, intent) = (NOBODY, attempt.intent);
            let outcome = table.decide(&Command::Seat { seat, intent });
            prop_assert_eq!(outcome, Err(Refusal::NoSuchSeat));
        }
        Ok(())
    });
}
