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

    /// So many times as fast, for a network that has so many in it.
    pub(crate) fn times(self, times: NonZeroU32) -> Self {
        Self {
            burst: self.burst.saturating_mul(times),
            refill: (self.refill / times.get()).max(Duration::from_nanos(1)),
        }
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
    /// Of the tables that exist, as far as this server has opened them since it started.
    pub tables_of_one_address: usize,
    /// Asking for tables and what is theirs.
    pub requests_per_address: Pace,
    /// The same for what does not exist, so that codes cannot be tried out.
    pub misses_per_address: Pace,
    /// Open at the same time, whatever they are used for. The system must allow as many open files.
    pub connections: usize,
    /// So many of them are kept for addresses that have a seat, or had one not long ago.
    pub connections_reserved: usize,
    /// So many of those for each such seat: for its socket, and for a page that is loaded again.
    pub connections_per_seat: usize,
    /// A whole club may sit behind one address. Four fifths of it may be sockets, so that whoever is one too
    /// many can still be told.
    pub connections_per_address: usize,
    /// New ones, however short they are.
    pub connects_per_address: Pace,
    /// Of one connection, whatever is asked for; whoever asks faster waits. Not for those of trusted proxies.
    pub requests_per_connection: Pace,
    /// Pictures and packs that are on their way at the same time, in or out: each lies in memory meanwhile.
    pub transfers: usize,
    pub transfers_per_address: usize,
    /// What lies in memory of messages to sockets that are not whole yet, all together. A short beginning
    /// is not counted.
    pub unfinished_bytes: usize,
    pub unfinished_bytes_per_address: usize,
    /// Packs of tables' own that were needed lately. Those that lie there need not be read again.
    pub own_packs_bytes: usize,
    /// What the games of tables that somebody is at take, as they were recorded, of which memory takes a few times as
    /// much. Games with the packs of the house are not counted.
    pub games_bytes: usize,
    /// Addresses of which it is known what they have asked for lately, and as many that had a seat.
    pub addresses_remembered: usize,
    /// How long an address counts as one that has a seat after it was last heard from it.
    pub seat_remembered: Duration,
    /// Beside the seats, whose number the rules bound.
    pub watchers_per_table: usize,
    pub frames_per_socket: Pace,
    /// What a table may write down after a game has begun, or before its first one. What can wait for the next game has
    /// half of it.
    pub table_bytes: u64,
    /// What all tables take together. Beyond it nothing new begins.
    pub store_bytes: u64,
    /// Screens that wait to be told their table.
    pub screens: usize,
    pub screens_per_address: usize,
    /// Whoever runs the server is not limited on the same machine. What a proxy there passes on is, whether
    /// it was named as trusted or not.
    pub spare_loopback: bool,
    /// A table is deleted so long after the last thing that happened at it.
    pub table_lifetime: Duration,
    /// The same for a table at which nobody ever sat.
    pub empty_table_lifetime: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            tables: 20_000,
            tables_per_address: Pace::new(20, Duration::from_secs(10)),
            tables_of_one_address: 200,
            requests_per_address: Pace::new(3_000, Duration::from_millis(50)),
            misses_per_address: Pace::new(300, Duration::from_millis(500)),
            connections: 10_000,
            connections_reserved: 2_000,
            connections_per_seat: 4,
            connections_per_address: 250,
            connects_per_address: Pace::new(1_000, Duration::from_millis(20)),
            requests_per_connection: Pace::new(60, Duration::from_millis(500)),
            transfers: 200,
            transfers_per_address: 64,
            unfinished_bytes: 64 * 1024 * 1024,
            unfinished_bytes_per_address: 4 * 1024 * 1024,
            own_packs_bytes: 32 * 1024 * 1024,
            games_bytes: 64 * 1024 * 1024,
            addresses_remembered: 50_000,
            seat_remembered: Duration::from_secs(600),
            watchers_per_table: 50,
            frames_per_socket: Pace::new(40, Duration::from_millis(50)),
            table_bytes: 16 * 1024 * 1024,
            store_bytes: 4 * 1024 * 1024 * 1024,
            screens: 500,
            screens_per_address: 20,
            spare_loopback: true,
            table_lifetime: Duration::from_secs(30 * 24 * 3600),
            empty_table_lifetime: Duration::from_secs(40 * 60),
        }
    }
}

impl Limits {
    pub(crate) fn sockets_per_address(&self) -> usize {
        (self.connections_per_address.saturating_mul(4) / 5).max(1)
    }
}

/// Real time, as the network knows it; table time is another thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timing {
    /// From the beginning of a connection, or the last answer on it, to the end of the head of a request; as
    /// long for what comes before if it is encrypted.
    pub request: Duration,
    /// From the first byte of a picture or a pack to the answer.
    pub addition: Duration,
    /// From the open socket to the first `enter` or `watch`.
    pub handshake: Duration,
    /// From the first byte of a message to a socket to its last.
    pub message: Duration,
    /// From a screen's beginning to wait for its table to the end of its key.
    pub screen: Duration,
    pub ping: Duration,
    /// A phone that promised to be heard soon and is not, for so long, is shown as off.
    pub quiet: Duration,
    /// A phone not heard of for so long is gone.
    pub silence: Duration,
    /// Whoever reads nothing of an answer or a frame for so long is dropped.
    pub write: Duration,
    /// Whoever has not read the whole of an answer after so long is dropped.
    pub answer: Duration,
    /// How long a table that everybody left stays in memory.
    pub linger: Duration,
    /// How long a server that is told to stop goes on as before, and only says that it is not ready any more.
    pub drain_notice: Duration,
    /// How long a stopping server waits for what is under way.
    pub drain: Duration,
    /// How often nodes that share a journal tell each other that they are there.
    pub whisper: Duration,
    /// A node not heard of for so long is gone.
    pub node_silence: Duration,
}

impl Default for Timing {
    fn default() -> Self {
        Self {
            request: Duration::from_secs(10),
            addition: Duration::from_secs(60),
            handshake: Duration::from_secs(10),
            message: Duration::from_secs(20),
            screen: Duration::from_secs(120),
            ping: Duration::from_secs(15),
            quiet: Duration::from_secs(5),
            silence: Duration::from_secs(30),
            write: Duration::from_secs(20),
            answer: Duration::from_secs(120),
            linger: Duration::from_secs(15),
            drain_notice: Duration::ZERO,
            drain: Duration::from_secs(5),
            whisper: Duration::from_secs(3),
            node_silence: Duration::from_secs(9),
        }
    }
}
