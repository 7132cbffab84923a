//! Random bytes: the only source of chance in this crate.

use rand::RngCore;

/// From a generator fit for secrets that the operating system seeds, and seeds again as it is used up:
/// no step has to ask the system.
///
/// # Panics
///
/// When the system has no random bytes. Dealing without them would be worse than stopping.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    rand::rng().fill_bytes(&mut bytes);
    bytes
}
