//! What a frame of a phone asks for: it is passed on to the room, or answered here.

use std::sync::Arc;

use journal::Journal;
use rules::TokenHash;
use tokio::sync::mpsc::{self, error::TrySendError};
use tokio::time::Instant;
use wire::{ClientIn, Farewell, Refusal};

use super::Session;
use crate::room::{Claim, Tap, ToRoom, Vouching};

impl<J: Journal> Session<J> {
    pub(super) fn obey(&mut self, frame: ClientIn) {
        let (conn, outbox) = (self.conn, Arc::clone(&self.outbox));
        match frame {
            ClientIn::Enter { protocol, .. } | ClientIn::Watch { protocol, .. }
                if protocol != Some(wire::PROTOCOL) =>
            {
                outbox.refuse(None, Refusal::OtherProtocol);
            }
            ClientIn::Enter {
                token,
                name,
                key,
                avatar,
                seen,
                fair,
                bot,
                ..
            } => {
                let claim = Box::new(Claim {
                    token: TokenHash::of(&token),
                    name,
                    avatar,
                    key: key.as_ref().map(TokenHash::of),
                    seen,
                    fair,
                    bot,
                });
                self.knock(ToRoom::Enter {
                    conn,
                    outbox,
                    claim,
                });
            }
            ClientIn::Watch {
                screen,
                at_door,
                fair,
                ..
            } => self.knock(ToRoom::Watch {
                conn,
                outbox,
                screen,
                at_door,
                fair,
            }),
            ClientIn::Seal { round, seals } => self.vouch(Vouching::Seal { round, seals }),
            ClientIn::Unseal {
                round,
                attempt,
                number,
            } => self.vouch(Vouching::Unseal {
                round,
                attempt,
                number,
            }),
            ClientIn::Intent { n, intent } => match &self.door {
                Some(door) => {
                    let tap = Box::new(Tap {
                        intent,
                        read_at: Instant::now(),
                    });
                    self.tell(door, Some(n), ToRoom::Intent { conn, n, tap });
                }
                None => outbox.refuse(Some(n), Refusal::NoSeat),
            },
            // Nobody here takes time over anything.
            ClientIn::Hurry {} => {}
            ClientIn::Ping { soon } => {
                self.vigil.promise(soon);
                outbox.beat(soon, Instant::now());
                // Whoever is being let in is told the time anyway.
                if !outbox.time_again() && self.door.is_none() {
                    outbox.refuse(None, Refusal::NoSeat);
                }
            }
        }
    }

    /// Its part in a fair deal.
    fn vouch(&self, vouching: Vouching) {
        let (conn, vouching) = (self.conn, Box::new(vouching));
        match &self.door {
            Some(door) => self.tell(door, None, ToRoom::Vouch { conn, vouching }),
            None => self.outbox.refuse(None, Refusal::NoSeat),
        }
    }

    /// Says something to the room, which wakes up for it.
    fn knock(&mut self, message: ToRoom) {
        let door = match self.door.take() {
            Some(door) if !door.is_closed() => door,
            _ => self.app.registry.door(&self.code),
        };
        self.tell(&door, None, message);
        self.door = Some(door);
    }

    fn tell(&self, door: &mpsc::Sender<ToRoom>, n: Option<u64>, message: ToRoom) {
        match door.try_send(message) {
            Ok(()) => {}
            Err(TrySendError::Full(_)) => self.outbox.refuse(n, Refusal::ServerBusy),
            Err(TrySendError::Closed(_)) => self.outbox.bye(Farewell::ComeBack),
        }
    }
}
