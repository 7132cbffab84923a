//! What a room does for a fair deal: it passes on what phones say by themselves, knows whose phone is awake, and
//! keeps newcomers waiting until the cards are dealt.

use std::collections::VecDeque;
use std::sync::Arc;

use journal::Journal;
use rules::Command;
use tokio::time::Instant;
use wire::{Farewell, Refusal, SEATS_MAX, SeatId};

use super::entering::Newcomer;
use super::ledger::LedgerError;
use super::{ConnId, Room, Vouching};

/// Those who come while a deal waits for numbers.
#[derive(Debug, Default)]
pub(super) struct Waiting(VecDeque<Newcomer>);

impl Waiting {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whoever asks again waits once.
    pub(super) fn comes(&mut self, newcomer: Newcomer) {
        self.leaves(newcomer.conn);
        if self.0.len() < SEATS_MAX {
            self.0.push_back(newcomer);
        } else {
            newcomer.outbox.turn_away(Refusal::ServerBusy);
        }
    }

    pub(super) fn leaves(&mut self, conn: ConnId) {
        self.0.retain(|known| known.conn != conn);
    }
}

impl Drop for Waiting {
    /// The room has ended, and nobody else knows of them.
    fn drop(&mut self) {
        for newcomer in &self.0 {
            newcomer.outbox.bye(Farewell::ComeBack);
        }
    }
}

impl<J: Journal> Room<J> {
    /// There is no answer but a refusal: what came of it, all are shown.
    pub(super) async fn vouch(
        &mut self,
        conn: ConnId,
        vouching: Vouching,
    ) -> Result<(), LedgerError> {
        let Some(phone) = self.crowd.get(conn) else {
            return Ok(());
        };
        let outbox = Arc::clone(&phone.outbox);
        let Some(seat) = phone.hold().map(|hold| hold.seat) else {
            outbox.refuse(None, Refusal::SpectatorsOnlyWatch);
            return Ok(());
        };
        let command = match vouching {
            Vouching::Seal { round, seals } => Command::Seal { seat, round, seals },
            Vouching::Unseal {
                round,
                attempt,
                number,
            } => Command::Unseal {
                seat,
                round,
                attempt,
                number,
            },
        };
        let outcome = self.commit(command, None).await;
        if let Err(why) = self.fault(outcome).await? {
            outbox.refuse(None, why);
        }
        Ok(())
    }

    /// Seats whose phones can tell a number now.
    pub(super) fn awake(&self) -> Vec<SeatId> {
        let mut awake = self.crowd.awake(Instant::now());
        if let Some(elsewhere) = &self.elsewhere {
            awake.extend(elsewhere.awake());
        }
        awake
    }

    pub(super) async fn let_in_waiting(&mut self) -> Result<(), LedgerError> {
        while !rules::is_dealing(self.ledger.state())
            && let Some(newcomer) = self.waiting.0.pop_front()
        {
            self.let_in(newcomer).await?;
        }
        Ok(())
    }

    /// Nobody is here, and nobody wants to be.
    pub(super) fn is_deserted(&self) -> bool {
        self.crowd.is_empty() && self.waiting.is_empty()
    }

    /// A deal that was under way when a backup was made does not go on. Its numbers are opened before anybody is shown
    /// what was asked then.
    pub(super) async fn take_up_deal(&mut self) -> Result<(), LedgerError> {
        if !rules::is_dealing(self.ledger.state()) {
            return Ok(());
        }
        let now_ms = self.clock.now_ms(Instant::now());
        let outcome = self.record(&Command::Tick, None, now_ms).await;
        // What cannot be written now is found again with the next thing that happens.
        self.fault(outcome).await.map(drop)
    }
}
