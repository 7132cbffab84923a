//! Understands just enough of what a NATS client sends to send a whole message of it again. Reads no message.

use std::mem;

/// What a client has begun to say.
#[derive(Debug, Default)]
pub(crate) struct Twice {
    begun: Vec<u8>,
    /// A message whose first line is whole, and how long it will be with that.
    message_bytes: Option<usize>,
    /// No client of NATS, or an encrypted one.
    is_foreign: bool,
}

impl Twice {
    /// What is to be sent for these bytes. A line goes on when it is whole, and with it the message that it begins.
    pub(crate) fn pass(&mut self, bytes: &[u8], doubles: bool) -> Vec<u8> {
        let mut out = Vec::with_capacity(bytes.len());
        for (at, byte) in bytes.iter().enumerate() {
            // All that a client may say begins with a letter.
            self.is_foreign |= self.begun.is_empty() && !byte.is_ascii_alphabetic();
            if self.is_foreign {
                out.extend(&bytes[at..]);
                break;
            }
            self.begun.push(*byte);
            if !self.is_whole() {
                continue;
            }
            let is_message = self.message_bytes.take().is_some();
            let whole = mem::take(&mut self.begun);
            if is_message && doubles {
                out.extend(&whole);
            }
            out.extend(whole);
        }
        out
    }

    fn is_whole(&mut self) -> bool {
        if self.message_bytes.is_none() {
            if !self.begun.ends_with(b"\n") {
                return false;
            }
            self.message_bytes = message_bytes(&self.begun);
        }
        self.message_bytes
            .is_none_or(|bytes| bytes == self.begun.len())
    }
}

/// Of a line that begins a message: its last word says how much follows, and a line break of its own ends it.
fn message_bytes(line: &[u8]) -> Option<usize> {
    let mut words = str::from_utf8(line).ok()?.split_ascii_whitespace();
    let is_message = matches!(words.next()?, "PUB" | "HPUB" | "pub" | "hpub");
    let payload_bytes: usize = words.next_back().filter(|_| is_message)?.parse().ok()?;
    Some(line.len() + payload_bytes + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CONNECT: &str = "CONNECT {}\r\n";
    const PUB: &str = "PUB a 3\r\nx\ny\r\n";
    const HPUB: &str = "HPUB a r 5 7\r\nh\r\n\r\nPU\r\n";
    const PING: &str = "PING\r\n";

    /// In pieces of so many bytes.
    fn passed(said: &[u8], bytes: usize, doubles: bool) -> Vec<u8> {
        let mut twice = Twice::default();
        let pieces = said.chunks(bytes);
        pieces
            .flat_map(|piece| twice.pass(piece, doubles))
            .collect()
    }

    #[test]
    fn messages_come_twice_and_all_else_once() {
        let said = [CONNECT, PUB, HPUB, PING].concat();
        let doubled = [CONNECT, PUB, PUB, HPUB, HPUB, PING].concat();
        for bytes in 1..said.len() {
            assert_eq!(passed(said.as_bytes(), bytes, true), doubled.as_bytes());
            assert_eq!(passed(said.as_bytes(), bytes, false), said.as_bytes());
        }
    }

    #[test]
    fn what_is_no_client_goes_through_as_it_is() {
        let said = [CONNECT.as_bytes(), &[22, 3, 1, 10], PUB.as_bytes()].concat();
        for bytes in 1..said.len() {
            assert_eq!(passed(&said, bytes, true), said);
        }
    }
}
