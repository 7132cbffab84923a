//! What a host adds to this table: stored beside the log first, then recorded.

use journal::{BlobHash, Journal};
use rules::{Addition, Command, TokenHash};
use wire::{Refusal, SeatId};

use super::Room;
use super::ledger::Denied;
use crate::additions::Checked;

impl<J: Journal> Room<J> {
    /// Whether this phone may add anything now, whatever it is.
    pub(super) fn may_add(&self, token: &TokenHash) -> Result<(), Refusal> {
        rules::may_add(self.ledger.state(), self.holder(token)?)?;
        self.ledger.may_grow()
    }

    /// One that is there already is as good as added, so a request whose answer was lost can be repeated.
    pub(super) async fn add(&mut self, token: &TokenHash, checked: Checked) -> Result<(), Denied> {
        match self.keep(token, checked).await {
            Err(Denied::Refused(Refusal::AlreadyDone)) => Ok(()),
            outcome => outcome,
        }
    }

    /// Whoever may not add it is refused before anything is stored.
    async fn keep(&mut self, token: &TokenHash, checked: Checked) -> Result<(), Denied> {
        let Checked {
            addition,
            stored,
            bones,
        } = checked;
        let seat = self.holder(token).map_err(Denied::Refused)?;
        let asked = rules::may_add_this(self.ledger.state(), seat, &addition);
        asked.map_err(Denied::Refused)?;
        let hash = self.ledger.put_blob(stored.clone()).await?;
        let add = addition.clone();
        let command = Command::Add {
            seat,
            addition: add,
        };
        self.commit(command, None).await?;
        self.ledger.hold_blob(hash, stored).await;
        if let (Addition::Pack(own), Some(pack)) = (addition, bones) {
            self.house.shelf.put(&own.hash, &pack);
        }
        Ok(())
    }

    pub(super) fn holder(&self, token: &TokenHash) -> Result<SeatId, Refusal> {
        let seat = self.ledger.state().seat_of(token);
        seat.ok_or(Refusal::NoSeat)
    }

    /// Where the pack of the table's own lies that is called so.
    pub(super) fn find_pack(&self, id: &str) -> Result<BlobHash, Refusal> {
        let mut packs = self.ledger.state().own_packs().iter();
        let found = packs.find(|pack| pack.line.id == id);
        let hash = found.and_then(|pack| pack.hash.parse().ok());
        hash.ok_or(Refusal::NoSuchPack)
    }
}
