//! Whether the numbers that were told are those that were sealed, in every attempt.

use std::collections::BTreeSet;

use crate::{
    Digest, Use,
    proof::{Attempt, Presence, Proof, Why},
    seal, server_seal,
    verify::report::Checks,
};

pub(super) fn attempts(checks: &mut Checks, proof: &Proof) {
    let attempts = proof.abandoned.iter().chain(&proof.attempt);
    let mut used = BTreeSet::new();
    for attempt in attempts {
        missed(checks, proof, attempt);
        if let Some(why) = &attempt.abandoned {
            abandoned(checks, attempt, why);
        }
        phones(checks, proof, attempt);
        server(checks, proof, attempt, &mut used);
    }
}

/// Whether this is the number that the server had sealed.
pub(super) fn fits(proof: &Proof, attempt: &Attempt, of: Use, number: &Digest) -> bool {
    let is = server_seal(&proof.table, proof.round, attempt.attempt, of, number);
    attempt.terms.server.contains(&(of, is))
}

/// The seal of a phone's number.
pub(super) fn sealed(proof: &Proof, attempt: &Attempt, seat: u16, number: &str) -> Digest {
    seal(&proof.table, proof.round, attempt.attempt, seat, number)
}

/// Nobody is left out because of an attempt in which nothing was missing.
fn missed(checks: &mut Checks, proof: &Proof, attempt: &Attempt) {
    let before = &proof.abandoned[..usize::from(attempt.attempt) - 1];
    for seat in &attempt.terms.seats {
        let was_silent = |other: &Attempt| other.silent().contains(&seat.seat);
        if seat.says == Presence::Missed && !before.iter().any(was_silent) {
            checks.fails(
                "missed",
                format!(
                    "Seat {} is left out of attempt {}, and there was none before in which its number was missing",
                    seat.seat, attempt.attempt
                ),
            );
        }
    }
}

fn abandoned(checks: &mut Checks, attempt: &Attempt, why: &Why) {
    let attempt = attempt.attempt;
    let why = match why {
        Why::Missing(seats) => {
            let seats: Vec<String> = seats.iter().map(u16::to_string).collect();
            format!(
                "no number came in time from these seats: {}",
                seats.join(", ")
            )
        }
        Why::Changed => "somebody came, left or handed a seat on, or a pack was changed".to_owned(),
        Why::Restored => "a backup was put back".to_owned(),
    };
    checks.leaves_open(
        "abandoned",
        format!("Attempt {attempt} was abandoned: {why}"),
    );
}

fn phones(checks: &mut Checks, proof: &Proof, attempt: &Attempt) {
    let within = within(attempt);
    for (seat, number) in &attempt.numbers {
        let is = (*seat, sealed(proof, attempt, *seat, number));
        checks.either(
            "phone-seal",
            attempt.terms.sealed().any(|seal| seal == is),
            format!("{within}The number of seat {seat} fits its seal"),
            format!("{within}The number of seat {seat} does not fit its seal"),
        );
    }
}

/// `used`: what was opened once is no secret any more, so nothing else may follow from it.
fn server(checks: &mut Checks, proof: &Proof, attempt: &Attempt, used: &mut BTreeSet<Digest>) {
    let within = within(attempt);
    for (of, _) in &attempt.terms.server {
        let what = named(*of);
        let Some(number) = attempt.opened(*of) else {
            let says = format!("{within}The server has not told its number for {what}");
            match of {
                _ if attempt.abandoned.is_some() => checks.fails("server-seal", says),
                // It is told when the whole game is over.
                Use::Deck => checks.leaves_open("server-seal", says),
                Use::Cards | Use::Pool => checks.lacks("server-seal", says),
            }
            continue;
        };
        checks.either(
            "server-seal",
            fits(proof, attempt, *of, &number),
            format!("{within}The server's number for {what} fits its seal"),
            format!("{within}The server's number for {what} does not fit its seal"),
        );
        if !used.insert(number) {
            checks.fails(
                "number-again",
                format!("{within}The server's number for {what} was used before, so it was no secret any more"),
            );
        }
    }
}

fn named(of: Use) -> &'static str {
    match of {
        Use::Cards => "the cards",
        Use::Pool => "the places",
        Use::Deck => "the deck",
    }
}

fn within(attempt: &Attempt) -> String {
    match attempt.abandoned {
        Some(_) => format!("Attempt {}: ", attempt.attempt),
        None => String::new(),
    }
}
