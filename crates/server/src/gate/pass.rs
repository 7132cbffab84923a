//! The right to one open socket, and what its socket holds.

use std::sync::Arc;

use journal::RoomId;
use tokio::time::Instant;
use wire::Refusal;

use super::Connection;
use crate::address::Address;
use crate::limits::Limits;

/// What a socket may hold of a message that is not whole yet, whoever else holds how much: a tap that the network
/// has torn in two is never refused for it.
const SHORT_BYTES: usize = 2 * 1024;

/// The right to one open socket.
pub(crate) struct Pass {
    connection: Arc<Connection>,
    from: Address,
    is_seated: bool,
    /// What counts of a message that is not whole yet.
    kept_bytes: usize,
}

impl Pass {
    pub(super) fn new(connection: Arc<Connection>, from: Address) -> Self {
        Self {
            connection,
            from,
            is_seated: false,
            kept_bytes: 0,
        }
    }

    pub(crate) fn from(&self) -> Address {
        self.from
    }

    pub(crate) fn is_seated(&self) -> bool {
        self.is_seated
    }

    /// Whether what it sends may come as fast as it likes.
    pub(crate) fn is_spared(&self) -> bool {
        self.from.is_spared()
    }

    /// So much lies here of a message that is not whole yet. Nothing does when whole messages are read at once,
    /// and then nobody is asked.
    #[inline]
    pub(crate) fn keep(&mut self, bytes: usize) -> Result<(), Refusal> {
        let bytes = bytes.saturating_sub(SHORT_BYTES);
        if bytes == self.kept_bytes {
            return Ok(());
        }
        self.keep_counted(bytes)
    }

    fn keep_counted(&mut self, bytes: usize) -> Result<(), Refusal> {
        let Limits {
            unfinished_bytes: max,
            unfinished_bytes_per_address: of_one,
            ..
        } = self.connection.gate.limits;
        let mut account = self.connection.gate.lock();
        account.release_bytes(self.from, std::mem::take(&mut self.kept_bytes));
        let is_full = !account.has_room_for(bytes, self.from, of_one, |held| held.unfinished_bytes);
        if is_full && !self.from.is_spared() {
            let limit = "unfinished-bytes-per-address";
            return self.connection.gate.refuse(Refusal::AddressFull, limit);
        }
        if account.unfinished_bytes().saturating_add(bytes) > max {
            let limit = "unfinished-bytes";
            return self.connection.gate.refuse(Refusal::ServerBusy, limit);
        }
        account.keep_bytes(self.from, bytes);
        self.kept_bytes = bytes;
        Ok(())
    }

    /// Somebody sits at its other end, who should find the way back.
    pub(crate) fn take_seat(&mut self, at: &RoomId) {
        if !self.is_seated {
            self.is_seated = true;
            self.connection.gate.lock().take_seat(self.from, at);
        }
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let gate = &self.connection.gate;
        let mut account = gate.lock();
        account.close_socket(self.from);
        account.release_bytes(self.from, self.kept_bytes);
        if self.is_seated {
            let now = Instant::now();
            account.leave_seat(self.from, now, now + gate.limits.seat_remembered);
        }
        drop(account);
        gate.sockets_open.send_modify(|open| *open -= 1);
    }
}
