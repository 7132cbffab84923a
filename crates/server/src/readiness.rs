//! Whether phones should be sent to this server: it is here to stay, and can read and keep. Asking costs the journal
//! one read in a second at most, however many ask.

use std::future::Future;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use journal::JournalError;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::dialect::TooOld;

/// So long an answer of the journal is believed.
const FRESH: Duration = Duration::from_secs(1);

/// A journal that takes longer to read nothing would keep every table waiting.
const PATIENCE: Duration = Duration::from_secs(1);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Unready {
    #[error("draining")]
    Draining,
    #[error("the journal takes no writes")]
    TakesNoWrites,
    #[error("the journal cannot be read")]
    NotRead,
    #[error("the journal does not answer")]
    NoAnswer,
    #[error(transparent)]
    TooOld(#[from] TooOld),
}

#[derive(Debug, Default)]
pub(crate) struct Readiness {
    draining: AtomicBool,
    /// When the journal was last asked, and what came of it. Whoever comes meanwhile waits for that answer.
    last: Mutex<Option<(Instant, Result<(), Unready>)>>,
}

impl Readiness {
    /// From now on it is not, for good.
    pub(crate) fn drain(&self) {
        self.draining.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Relaxed)
    }

    /// `keeps`: whether the last write was kept.
    pub(crate) async fn check(
        &self,
        keeps: bool,
        read: impl Future<Output = Result<(), JournalError>>,
    ) -> Result<(), Unready> {
        if self.is_draining() {
            return Err(Unready::Draining);
        }
        if !keeps {
            return Err(Unready::TakesNoWrites);
        }
        let mut last = self.last.lock().await;
        if let Some((at, answer)) = *last
            && at.elapsed() < FRESH
        {
            return answer;
        }
        let answer = match timeout(PATIENCE, read).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => {
                tracing::error!(%error, "the journal cannot be read");
                Err(Unready::NotRead)
            }
            Err(_) => {
                tracing::error!("the journal does not answer");
                Err(Unready::NoAnswer)
            }
        };
        *last = Some((Instant::now(), answer));
        answer
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::future::{pending, ready};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn what_is_not_ready_is_told_with_its_reason() {
        let closed = || ready(Err(JournalError::Closed));
        let check = async |readiness: &Readiness, keeps| {
            let told = readiness.check(keeps, closed()).await;
            told.map_err(|why| why.to_string())
        };
        let readiness = Readiness::default();
        for (keeps, words) in [
            (false, "the journal takes no writes"),
            (true, "the journal cannot be read"),
        ] {
            assert_eq!(check(&readiness, keeps).await, Err(words.to_owned()));
        }
        readiness.drain();
        assert_eq!(check(&readiness, true).await, Err("draining".to_owned()));
    }

    #[tokio::test(start_paused = true)]
    async fn a_journal_that_says_nothing_is_waited_for_a_second() {
        let (readiness, begun) = (Readiness::default(), Instant::now());
        let told = readiness.check(true, pending()).await;
        assert_eq!(told, Err(Unready::NoAnswer));
        assert_eq!(begun.elapsed(), PATIENCE);
    }

    #[tokio::test(start_paused = true)]
    async fn a_thousand_who_ask_cost_one_read_in_a_second() {
        let (readiness, reads) = (Readiness::default(), Cell::new(0));
        let ask = || {
            readiness.check(true, async {
                reads.set(reads.get() + 1);
                Ok(())
            })
        };
        for second in 1..=3 {
            for _ in 0..1_000 {
                assert_eq!(ask().await, Ok(()));
            }
            assert_eq!(reads.get(), second);
            tokio::time::advance(FRESH).await;
        }
    }
}
