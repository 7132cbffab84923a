//! Why a connection is closed, as a number. Never one that may not be sent.

/// One of the codes that may stand in a close frame: those that RFC 6455 or the registry of IANA gives a
/// meaning, and those that are free for libraries and applications.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CloseCode(u16);

impl CloseCode {
    pub const NORMAL: Self = Self(1000);
    pub const GOING_AWAY: Self = Self(1001);
    pub const PROTOCOL: Self = Self(1002);
    pub const NOT_UTF8: Self = Self(1007);
    pub const POLICY: Self = Self(1008);
    pub const TOO_LONG: Self = Self(1009);

    pub fn new(code: u16) -> Option<Self> {
        match code {
            1000..=1003 | 1007..=1014 | 3000..=4999 => Some(Self(code)),
            _ => None,
        }
    }

    pub fn get(self) -> u16 {
        self.0
    }
}
