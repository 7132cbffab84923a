//! What the log is told of a disk that takes nothing: when it begins, when it is for another reason, and when it is over.
//! Never once for each of those who are refused meanwhile, which may be thousands.

use crate::JournalError;

#[derive(Debug, Default)]
pub(crate) struct Mood {
    /// Why the last group was refused.
    refusing: Option<String>,
}

/// What is worth a line.
#[derive(Debug, PartialEq, Eq)]
enum Turn {
    Worse,
    Better,
}

impl Mood {
    /// After each group. What broke the store for good is told elsewhere.
    pub(crate) fn note(&mut self, failure: Option<&JournalError>) {
        match (self.turn(failure), failure) {
            (Some(Turn::Worse), Some(error)) => {
                tracing::error!(%error, "nothing is kept at the moment, and what needs it is refused");
            }
            (Some(_), _) => tracing::warn!("what happens is kept again"),
            (None, _) => {}
        }
    }

    fn turn(&mut self, failure: Option<&JournalError>) -> Option<Turn> {
        let passing = failure.filter(|error| error.is_passing());
        let now = passing.map(ToString::to_string);
        if now == self.refusing || failure.is_some() && now.is_none() {
            return None;
        }
        let turn = if now.is_some() {
            Turn::Worse
        } else {
            Turn::Better
        };
        self.refusing = now;
        Some(turn)
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::*;

    #[test]
    fn a_full_disk_is_a_line_when_it_begins_and_one_when_it_ends() {
        let full = JournalError::full(io::Error::other("the disk is full"));
        let busy = JournalError::storage(io::Error::other("somebody holds the file"));
        let broken = JournalError::broken(io::Error::other("gone"));
        let mut mood = Mood::default();
        let table = [
            (None, None),
            (Some(&full), Some(Turn::Worse)),
            (Some(&full), None),
            (Some(&full), None),
            (Some(&busy), Some(Turn::Worse)),
            (Some(&busy), None),
            (None, Some(Turn::Better)),
            (None, None),
            (Some(&broken), None),
        ];
        for (step, (failure, expected)) in table.into_iter().enumerate() {
            assert_eq!(mood.turn(failure), expected, "step {step}");
        }
    }
}
