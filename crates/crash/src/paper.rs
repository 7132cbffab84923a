//! Reads the proof of a round as far as it was shown, and has it checked.

use fair::proof::{self, Proof, Why};
use fair::{Outcome, Use, Verdict, verify};

use crate::fault::Fault;

/// How a proof goes on where no other attempt has followed yet.
const NO_MORE: &str = "dealt|unproved\n";

/// How far it goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stage {
    pub(crate) bytes: usize,
    /// Attempts that were abandoned.
    pub(crate) closed: u8,
    pub(crate) is_dealt: bool,
    /// The server has told its number of what was dealt.
    pub(crate) is_open: bool,
}

/// What it says, if there is nothing wrong in it.
pub(crate) fn read(round: u32, text: &str) -> Result<(Proof, Stage), Fault> {
    let wrong = |why: String| Fault::WrongProof {
        round,
        why: format!("{why}\n{text}"),
    };
    let is_dealt = text.contains("\ndealt|");
    let more = if is_dealt { "" } else { NO_MORE };
    let file = format!("{text}{more}");
    let unreadable = |fault: proof::Fault| wrong(fault.to_string());
    let report = verify(file.as_bytes()).map_err(unreadable)?;
    if report.verdict == Verdict::Wrong {
        let fails = report.checks.into_iter();
        let fails = fails.filter(|check| check.outcome == Outcome::Fails);
        let says: Vec<String> = fails.map(|check| check.says).collect();
        return Err(wrong(says.join("; ")));
    }
    let proof = proof::parse(file.as_bytes()).map_err(unreadable)?;
    if proof.round != round {
        return Err(wrong(format!("it is of round {}", proof.round)));
    }
    let mut abandoned = proof.abandoned.iter();
    if abandoned.any(|attempt| attempt.abandoned == Some(Why::Restored)) {
        return Err(wrong("nobody has put a backup back".to_owned()));
    }
    let opened = proof.attempt.as_ref();
    let stage = Stage {
        bytes: text.len(),
        closed: u8::try_from(proof.abandoned.len()).unwrap_or(u8::MAX),
        is_dealt,
        is_open: opened.is_some_and(|attempt| attempt.opened(Use::Cards).is_some()),
    };
    Ok((proof, stage))
}
