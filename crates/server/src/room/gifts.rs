//! What a host's phone brings to the table beside its socket: pictures and packs.

use bytes::Bytes;
use journal::Journal;
use rules::TokenHash;
use tokio::time::Instant;
use wire::{Refusal, SeatId, pack::Pack};

use super::Room;
use super::ledger::{Circumstances, Denied};

impl<J: Journal> Room<J> {
    /// Whether anything of this phone's would be taken now, whatever it is.
    pub(super) fn may_add(&self, token: &TokenHash) -> Result<(), Denied> {
        let (seat, now_ms) = self.giver(token)?;
        let library = &self.library;
        self.ledger.may_add(seat, Circumstances { now_ms, library })
    }

    pub(super) async fn keep_picture(
        &mut self,
        token: &TokenHash,
        bytes: Bytes,
    ) -> Result<String, Denied> {
        let (seat, now_ms) = self.giver(token)?;
        let library = &self.library;
        let circumstances = Circumstances { now_ms, library };
        self.ledger.keep_picture(seat, bytes, circumstances).await
    }

    pub(super) async fn keep_pack(
        &mut self,
        token: &TokenHash,
        pack: &Pack,
    ) -> Result<String, Denied> {
        let (seat, now_ms) = self.giver(token)?;
        let library = &self.library;
        let circumstances = Circumstances { now_ms, library };
        self.ledger.keep_pack(seat, pack, circumstances).await
    }

    fn giver(&self, token: &TokenHash) -> Result<(SeatId, u64), Denied> {
        let seat = self.ledger.state().seat_of(token);
        let seat = seat.ok_or(Denied::Refused(Refusal::NoSeat))?;
        Ok((seat, self.clock.now_ms(Instant::now())))
    }
}
