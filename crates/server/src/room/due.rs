//! What happens at a table by itself, each at its own time.

use std::time::Duration;

use journal::Journal;
use rules::Command;
use tokio::time::Instant;
use wire::{Refusal, SeatId};

use super::commit::RETRY;
use super::ledger::Denied;
use super::task::Room;

impl<J: Journal> Room<J> {
    /// The next thing that happens by itself: a tick, or that a seat is away.
    pub(super) fn next_due(&self) -> Option<(u64, Option<SeatId>)> {
        let tick = rules::wake_at(self.ledger.state()).map(|due_ms| (due_ms, None));
        let away = self
            .presence
            .next_away()
            .map(|(due_ms, seat)| (due_ms, Some(seat)));
        tick.into_iter().chain(away).min()
    }

    /// Each at its own time, in order, once it is late by so much. False: it has to wait, since the journal failed a
    /// moment ago, or other nodes are too old to know of it.
    pub(super) async fn run_due(&mut self, at: Instant, late: Duration) -> Result<bool, Denied> {
        let now_ms = self.clock.now_ms(at).saturating_sub(ms(late));
        while let Some((due_ms, away)) = self.next_due().filter(|(due_ms, _)| *due_ms <= now_ms) {
            if self.held_up.is_some_and(|(until, _)| at < until) {
                return Ok(false);
            }
            let command = away.map_or(Command::Tick, |seat| Command::Away { seat });
            match self.record(&command, None, due_ms).await {
                Err(Denied::Refused(why @ Refusal::Updating)) => {
                    self.held_up = Some((at + RETRY, why));
                    return Ok(false);
                }
                outcome => outcome.or_else(only_refused)?,
            }
            if let Some(seat) = away {
                self.presence.reported(seat);
                continue;
            }
            let next_ms = rules::wake_at(self.ledger.state());
            assert!(
                next_ms != Some(due_ms),
                "a tick that was due at {due_ms} changed nothing"
            );
        }
        self.held_up = None;
        Ok(true)
    }
}

pub(super) fn ms(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

fn only_refused(denied: Denied) -> Result<(), Denied> {
    match denied {
        Denied::Refused(_) => Ok(()),
        Denied::Failed(_) | Denied::Unsure(_) => Err(denied),
    }
}
