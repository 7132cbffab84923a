//! The text of a proof, read line by line as `docs/fair-deal.md` has it. Says what is written, not whether it is true.

mod annex;
mod attempt;
mod fault;
mod lines;
mod opening;
mod terms;

pub use annex::{Annex, Place};
pub use attempt::{Attempt, Why};
pub use fault::{Fault, What};
pub use lines::FILE_BYTES_MAX;
pub use opening::{Drawn, Opening, SpyAt, Step};
pub use terms::{Begins, Captains, Counted, Game, Pool, Presence, Seat, Source, Terms};

use lines::Lines;

/// One deal, from its first attempt to its opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    pub table: String,
    pub round: u32,
    /// Those that failed, and opened what they had sealed.
    pub abandoned: Vec<Attempt>,
    /// The one that was dealt, if it got as far as its terms.
    pub attempt: Option<Attempt>,
    /// Whether it says so itself.
    pub proved: bool,
    pub opening: Opening,
    pub annex: Annex,
}

/// Reads a file as phones save it: a proof, and what that phone has to add.
pub fn parse(file: &[u8]) -> Result<Proof, Fault> {
    let mut lines = Lines::of(file)?;
    let (table, round) = head(&mut lines)?;
    let mut proof = Proof {
        table,
        round,
        abandoned: Vec::new(),
        attempt: None,
        proved: false,
        opening: Opening::default(),
        annex: Annex::default(),
    };
    let mut from = 0;
    loop {
        let attempt = Attempt::read(&mut lines, from, proof.abandoned.len())?;
        proof.attempt = closed(&mut lines, attempt, &mut proof.abandoned)?;
        // Where nobody is left to ask, the server deals alone.
        if proof.attempt.is_some() || lines.word() == "dealt" {
            break;
        }
        from = lines.position();
        same_deal(&mut lines, &proof)?;
    }
    dealt(&mut lines, &mut proof)?;
    proof.annex = Annex::read(&mut lines)?;
    if !lines.is_over() {
        return Err(lines.fault(What::NotHere));
    }
    Ok(proof)
}

fn head(lines: &mut Lines<'_>) -> Result<(String, u32), Fault> {
    let line = lines.take("molehunt1")?;
    if line.fields()? != ["deal"] {
        return Err(line.fault(What::NoWord("molehunt1")));
    }
    let line = lines.take("table")?;
    let [table] = line.fields()?;
    let table = line.name(table)?;
    let line = lines.take("round")?;
    let [round] = line.fields()?;
    Ok((table, line.number(round)?))
}

fn same_deal(lines: &mut Lines<'_>, proof: &Proof) -> Result<(), Fault> {
    let another = lines.fault(What::AnotherDeal);
    let (table, round) = head(lines)?;
    if (table, round) != (proof.table.clone(), proof.round) {
        return Err(another);
    }
    Ok(())
}

/// Puts an attempt that was abandoned to the others; any other is given back.
fn closed(
    lines: &mut Lines<'_>,
    mut attempt: Attempt,
    abandoned: &mut Vec<Attempt>,
) -> Result<Option<Attempt>, Fault> {
    let Some(line) = lines.take_if("abandoned") else {
        return Ok(Some(attempt));
    };
    attempt.abandon(&line)?;
    for line in lines.all("open") {
        opening::open(&line, &attempt.terms, &mut attempt.opened)?;
    }
    abandoned.push(attempt);
    Ok(None)
}

fn dealt(lines: &mut Lines<'_>, proof: &mut Proof) -> Result<(), Fault> {
    let line = lines.take("dealt")?;
    proof.proved = match line.fields()? {
        ["proved"] => true,
        ["unproved"] => false,
        _ => return Err(line.fault(What::NoWord("dealt"))),
    };
    if proof.proved {
        // Nobody's number is in otherwise.
        let attempt = proof.attempt.as_ref();
        let attempt = attempt.ok_or_else(|| line.fault(What::NoWord("dealt")))?;
        attempt.complete(&line)?;
    }
    let terms = proof.attempt.as_ref().map(|attempt| &attempt.terms);
    let (opening, opened) = Opening::read(lines, terms)?;
    proof.opening = opening;
    if let Some(attempt) = &mut proof.attempt {
        attempt.opened = opened;
    }
    Ok(())
}
