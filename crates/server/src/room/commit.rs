//! How a command comes to happen at a table: after all that was due before it, and durably; and what
//! becomes of it when the journal fails.

use std::time::Duration;

use journal::Journal;
use rules::{Author, Command};
use tokio::time::Instant;
use wire::Refusal;

use super::ledger::{Denied, LedgerError};
use super::task::Room;

/// Nothing that is due by itself and could not be written is tried again sooner.
pub(super) const RETRY: Duration = Duration::from_secs(1);

impl<J: Journal> Room<J> {
    /// Everything that was due first, then the command.
    pub(super) async fn commit(
        &mut self,
        command: Command,
        by: Option<Author>,
    ) -> Result<(), Denied> {
        let at = Instant::now();
        if !self.run_due(at, Duration::ZERO).await? {
            let why = self.held_up.map_or(Refusal::ServerBusy, |(_, why)| why);
            return Err(Denied::Refused(why));
        }
        self.record(&command, by, self.clock.now_ms(at)).await
    }

    pub(super) async fn record(
        &mut self,
        command: &Command,
        by: Option<Author>,
        now_ms: u64,
    ) -> Result<(), Denied> {
        let awake = match rules::may_deal(self.ledger.state()) {
            true => self.awake(),
            false => Vec::new(),
        };
        self.ledger.commit(command, by, now_ms, &awake).await
    }

    /// Separates what the phone is told from what this room must do about it. Where nobody knows what has
    /// happened, no answer is true: this room ends, and its phones come back to what the log says then.
    pub(super) async fn fault<T>(
        &mut self,
        outcome: Result<T, Denied>,
    ) -> Result<Result<T, Refusal>, LedgerError> {
        match outcome {
            Ok(done) => Ok(Ok(done)),
            Err(Denied::Refused(why)) => Ok(Err(why)),
            Err(Denied::Unsure(error)) => Err(error),
            Err(Denied::Failed(error)) => {
                let code = self.ledger.code();
                if error.is_told() {
                    tracing::debug!(%code, %error, "a command was not recorded");
                } else {
                    tracing::error!(%code, %error, "a command was not recorded");
                }
                let why = error.refusal();
                self.held_up = Some((Instant::now() + RETRY, why));
                self.ledger.catch_up().await?;
                Ok(Err(why))
            }
        }
    }
}
