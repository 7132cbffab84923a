//! What a room does for a fair deal: it passes on what phones say by themselves, knows whose phone is awake, and
//! keeps newcomers waiting until the cards are dealt.

use std::sync::Arc;

use journal::Journal;
use rules::Command;
use tokio::time::Instant;
use wire::{Refusal, SEATS_MAX, SeatId};

use super::ledger::LedgerError;
use super::presence::Here;
use super::{Claim, ConnId, Room, Vouching};
use crate::outbox::Outbox;

/// Somebody who wants to sit down.
#[derive(Debug)]
pub(super) struct Newcomer {
    pub(super) conn: ConnId,
    pub(super) outbox: Arc<Outbox>,
    pub(super) claim: Claim,
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

    /// Seats whose phones can tell a number now. Of those at other nodes it is known only that they are not silent.
    pub(super) fn awake(&self) -> Vec<SeatId> {
        let mut awake = self.crowd.awake(Instant::now());
        if let Some(elsewhere) = &self.elsewhere {
            let mut here = Here::default();
            elsewhere.add_to(&mut here);
            awake.extend(here.on);
        }
        awake
    }

    /// Whoever sits down would not be dealt in, and changes what is dealt from.
    pub(super) fn wait_for_deal(&mut self, newcomer: Newcomer) {
        // One that asks again waits once.
        self.waiting.retain(|known| known.conn != newcomer.conn);
        if self.waiting.len() < SEATS_MAX {
            self.waiting.push(newcomer);
        } else {
            newcomer.outbox.turn_away(Refusal::ServerBusy);
        }
    }

    pub(super) async fn let_in_waiting(&mut self) -> Result<(), LedgerError> {
        if self.waiting.is_empty() || rules::is_dealing(self.ledger.state()) {
            return Ok(());
        }
        for newcomer in std::mem::take(&mut self.waiting) {
            let Newcomer {
                conn,
                outbox,
                claim,
            } = newcomer;
            Box::pin(self.enter(conn, outbox, claim)).await?;
        }
        Ok(())
    }
}
