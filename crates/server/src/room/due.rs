//! How a room gets things done: what is due first, each at its own time, then the command; and what
//! becomes of it when the journal fails.

use std::time::Duration;

use journal::Journal;
use rules::{Author, Command};
use tokio::time::Instant;
use wire::{Refusal, SeatId};

use super::ledger::{Circumstances, Denied, LedgerError};
use super::task::Room;

/// After a failed write nothing that is due by itself is tried again sooner.
const RETRY: Duration = Duration::from_secs(1);

impl<J: Journal> Room<J> {
    /// Everything that was due first, then the command.
    pub(super) async fn commit(
        &mut self,
        command: Command,
        by: Option<Author>,
    ) -> Result<(), Denied> {
        let at = Instant::now();
        if !self.run_due(at).await? {
            return Err(Denied::Refused(Refusal::ServerBusy));
        }
        self.record(&command, by, self.clock.now_ms(at)).await
    }

    async fn record(
        &mut self,
        command: &Command,
        by: Option<Author>,
        now_ms: u64,
    ) -> Result<(), Denied> {
        let circumstances = Circumstances {
            now_ms,
            library: &self.library,
        };
        self.ledger.commit(command, by, circumstances).await
    }

    /// Separates what the phone is told from what this room must do about it. A write that failed may have
    /// happened all the same, so the log is asked; if it cannot say, this room ends.
    pub(super) async fn fault<T>(
        &mut self,
        outcome: Result<T, Denied>,
    ) -> Result<Result<T, Refusal>, LedgerError> {
        match outcome {
            Ok(done) => Ok(Ok(done)),
            Err(Denied::Refused(why)) => Ok(Err(why)),
            Err(Denied::Failed(error)) => {
                tracing::error!(code = %self.ledger.code(), %error, "a command was not recorded");
                self.held_up_until = Some(Instant::now() + RETRY);
                self.ledger.catch_up().await?;
                Ok(Err(Refusal::ServerBusy))
            }
        }
    }

    /// The next thing that happens by itself: a tick, or that a seat is away.
    pub(super) fn next_due(&self) -> Option<(u64, Option<SeatId>)> {
        let tick = rules::wake_at(self.ledger.state()).map(|due_ms| (due_ms, None));
        let away = self
            .presence
            .next_away()
            .map(|(due_ms, seat)| (due_ms, Some(seat)));
        tick.into_iter().chain(away).min()
    }

    /// Each at its own time, in order. False: the journal failed a moment ago, so it has to wait.
    pub(super) async fn run_due(&mut self, at: Instant) -> Result<bool, Denied> {
        let now_ms = self.clock.now_ms(at);
        while let Some((due_ms, away)) = self.next_due().filter(|(due_ms, _)| *due_ms <= now_ms) {
            if self.held_up_until.is_some_and(|until| at < until) {
                return Ok(false);
            }
            match away {
                Some(seat) => {
                    self.record(&Command::Away { seat }, None, due_ms)
                        .await
                        .or_else(only_refused)?;
                    self.presence.reported(seat);
                }
                None => {
                    self.record(&Command::Tick, None, due_ms)
                        .await
                        .or_else(only_refused)?;
                    let next_ms = rules::wake_at(self.ledger.state());
                    assert!(
                        next_ms != Some(due_ms),
                        "a tick that was due at {due_ms} changed nothing"
                    );
                }
            }
        }
        self.held_up_until = None;
        Ok(true)
    }
}

fn only_refused(denied: Denied) -> Result<(), Denied> {
    match denied {
        Denied::Refused(_) => Ok(()),
        Denied::Failed(_) => Err(denied),
    }
}
