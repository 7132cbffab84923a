//! The server's side of RFC 6455: the handshake, what a client's bytes say, and the frames to answer with.
//!
//! It reads and writes no socket, knows no task and no clock, and offers no extension. A connection at rest
//! holds no heap memory here, which is why it exists (docs/decisions/0021).

mod body;
mod close_code;
mod decoder;
mod frame;
mod handshake;
mod head;
mod heard;
mod violation;

pub use close_code::CloseCode;
pub use decoder::Decoder;
pub use frame::{binary, close, ping, pong, put_text, text};
pub use handshake::{NoHandshake, accept};
pub use heard::Heard;
pub use violation::Violation;

/// What a ping, a pong or a close may carry.
pub const CONTROL_BYTES_MAX: usize = 125;
