//! What a client did that ends its connection. Never what it said.

use crate::CloseCode;

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Violation {
    #[error("the message is too long")]
    TooLong,
    #[error("not as RFC 6455 has it: {0}")]
    Protocol(&'static str),
    #[error("the text is not UTF-8")]
    NotUtf8,
}

impl Violation {
    /// What to close the connection with.
    pub fn close_code(self) -> CloseCode {
        match self {
            Self::TooLong => CloseCode::TOO_LONG,
            Self::Protocol(_) => CloseCode::PROTOCOL,
            Self::NotUtf8 => CloseCode::NOT_UTF8,
        }
    }
}
