//! Random bytes from the operating system: the only source of chance in this crate.

/// # Panics
///
/// When the system has no random bytes. Dealing without them would be worse than stopping.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system's random source works");
    bytes
}
