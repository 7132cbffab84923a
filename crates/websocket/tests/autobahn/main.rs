//! The cases of Autobahn|Testsuite, the public suite for WebSocket (github.com/crossbario/autobahn-testsuite),
//! under its numbers: what a client sends, what is heard, and how it ends. Groups 12 and 13 are missing,
//! because they are about compression, which is not offered.

mod group_1_framing;
mod group_2_pings;
mod group_3_reserved_bits;
mod group_4_opcodes;
mod group_5_fragmentation;
mod group_6_utf8;
mod group_7_closing;
mod group_9_limits;
mod sending;

pub(crate) use sending::{Case, Frame, Said, binary, cases, close, ping, pong, refused_at, text};

/// The longest message that is heard here.
pub(crate) const MESSAGE_BYTES_MAX: usize = 256 * 1024;
