//! How much anybody may ask for, and how long anything may take. Plain numbers; `gate` and the
//! sockets keep to them.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::Quota;

/// So many at once, and then one more each `refill`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    pub burst: NonZeroU32,
    pub refill: Duration,
}

impl Pace {
    /// # Panics
    ///
    /// When either number is zero, which would allow nothing or everything.
    pub const fn new(burst: u32, refill: Duration) -> Self {
        assert!(!refill.is_zero(), "a pace needs time to refill");
        let burst = NonZeroU32::new(burst).expect("a pace allows at least one");
        Self { burst, refill }
    }

    pub(crate) fn quota(self) -> Quota {
        Quota::with_period(self.refill)
            .expect("checked when the pace was made")
            .allow_burst(self.burst)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Tables that exist at the same time.
    pub tables: usize,
    pub tables_per_address: Pace,
    /// Looking for a table by its code, with or without success, so that codes cannot be tried out.
    pub lookups_per_address: Pace,
    /// A whole club may sit behind one address.
    pub sockets_per_address: usize,
    pub sockets: usize,
    /// Beside the seats, whose number the rules bound.
    pub watchers_per_table: usize,
    pub frames_per_socket: Pace,
    /// Whoever runs the server is not limited on the same machine. A proxy there that was not named as
    /// trusted must not lock all guests out either.
    pub spare_loopback: bool,
    /// A table is deleted so long after the last thing that happened at it.
    pub table_lifetime: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            tables: 20_000,
            tables_per_address: Pace::new(20, Duration::from_secs(10)),
            lookups_per_address: Pace::new(300, Duration::from_millis(500)),
            sockets_per_address: 200,
            sockets: 10_000,
            watchers_per_table: 50,
            frames_per_socket: Pace::new(40, Duration::from_millis(50)),
            spare_loopback: true,
            table_lifetime: Duration::from_secs(30 * 24 * 3600),
        }
    }
}

/// Real time, as the network knows it; table time is another thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timing {
    /// From the first byte of a request to the end of its head.
    pub request: Duration,
    /// From the first byte of a picture or a pack to the answer.
    pub addition: Duration,
    /// From the open socket to the first `enter` or `watch`.
    pub handshake: Duration,
    pub ping: Duration,
    /// A phone not heard of for so long is gone.
    pub silence: Duration,
    /// A phone that reads nothing for so long is dropped.
    pub write: Duration,
    /// How long a table that everybody left stays in memory.
    pub linger: Duration,
    /// How long a stopping server waits for what is under way.
    pub drain: Duration,
}

impl Default for Timing {
    fn default() -> Self {
        Self {
            request: Duration::from_secs(10),
            addition: Duration::from_secs(60),
            handshake: Duration::from_secs(10),
            ping: Duration::from_secs(15),
            silence: Duration::from_secs(30),
            write: Duration::from_secs(20),
            linger: Duration::from_secs(15),
            drain: Duration::from_secs(5),
        }
    }
}
