//! What phones and servers seal follows from fresh chance, and from nothing that anybody must not know.

use proptest::prelude::*;
use rules::{Command, fair_view};

use crate::{
    Worlds,
    phones::Phones,
    script::script,
    table::{Dice, Table},
};

use super::show;

/// The seals in the terms of the next deal, once the host has broken off the round that is on.
fn next_seals(mut table: Table) -> Option<Vec<String>> {
    let (seat, intent) = table.gather()?;
    table.send(&Command::Seat { seat, intent }).ok()?;
    let asking = fair_view(table.state.public()).asking?;
    let is_seal = |line: &&str| line.starts_with("server|") || line.starts_with("seat|");
    let seals = asking.terms.lines().filter(is_seal);
    Some(seals.map(str::to_owned).collect())
}

/// Two worlds whose cards are hidden and differ: with the same chance from there on, all that is sealed for the next deal
/// is the same to the last digit; with another, the server's seals are others.
pub fn what_is_sealed_follows_from_chance_alone<G: Worlds>() {
    show(G::PLAYS.leaks, script::<G>(10..40), |script| {
        let mut table = Table::of::<G>(script.seed, &script.party);
        table.phones = Phones::prompt();
        script
            .moves
            .iter()
            .for_each(|each| each.make::<G>(&mut table));
        table.take_news();
        let vantage = G::VANTAGES[script.moves.len() % G::VANTAGES.len()];
        let Some(mut pair) = G::dealt(table, vantage, script.moves.len()) else {
            return Ok(());
        };
        prop_assert_eq!(pair.a.rev, pair.b.rev);
        let worlds = |pair: &crate::pair::Pair<G>| [pair.a.clone(), pair.b.clone()].map(next_seals);
        for world in [&mut pair.a, &mut pair.b] {
            world.dice = Dice::Seeded(script.seed);
        }
        let [a, b] = worlds(&pair);
        prop_assert_eq!(&a, &b);
        pair.b.dice = Dice::Seeded(script.seed.wrapping_add(1));
        let [_, other] = worlds(&pair);
        let servers = |seals: Option<Vec<String>>| {
            let seals = seals.unwrap_or_default().into_iter();
            seals
                .filter(|line| line.starts_with("server|"))
                .collect::<Vec<_>>()
        };
        let (a, other) = (servers(a), servers(other));
        prop_assert!(a.is_empty() || a != other);
        Ok(())
    });
}
