//! Strangers who hold every connection that they can get, at a server that has few of them. Waits for no clock: the
//! siege is there when they are turned away, and whoever plays tries once.

use std::net::{Ipv4Addr, TcpListener};
use std::time::Duration;

use fastrand::Rng;
use journal::MemoryJournal;
use load::{Address, Plan, Table, Tally};
use server::{Config, Limits, Pace};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::Instant;

/// For whoever comes first; those who play need some of them.
const SHARED: usize = 40;
const PER_ADDRESS: usize = 10;
/// Longer than any test.
const NEVER: Duration = Duration::from_secs(3_600);
/// What is played for a moment.
const STEPS: u64 = 3;
const TABLES: [(&str, usize); 2] = [("spy", 4), ("captains", 7)];

/// As the server has them, but so few that a test can hold them all.
fn few() -> Limits {
    Limits {
        connections: SHARED + 20,
        connections_reserved: 20,
        connections_per_address: PER_ADDRESS,
        // Everybody is on this computer, and plays faster than fingers.
        spare_loopback: false,
        frames_per_socket: Pace::new(1_000_000, Duration::from_nanos(1)),
        ..Limits::default()
    }
}

fn serve(limits: Limits) -> Address {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    let address = listener.local_addr().expect("an address").to_string();
    let mut config = Config {
        limits,
        ..Config::default()
    };
    config.timing.request = NEVER;
    let journal = MemoryJournal::default();
    tokio::spawn(server::run(
        config,
        journal,
        listener,
        std::future::pending(),
    ));
    address.parse().expect("an address")
}

struct Blockade {
    server: Address,
    held: Vec<TcpStream>,
    /// Networks that nobody has come from.
    fresh: u8,
}

impl Blockade {
    /// One more connection from there, which is held if it is answered.
    async fn holds_one_more(&mut self, network: u8) -> bool {
        let address = self.server.from(Ipv4Addr::new(127, 18, network, 9).into());
        let connected = answered(&address).await;
        let is_in = connected.is_some();
        self.held.extend(connected);
        is_in
    }

    fn next_network(&mut self) -> u8 {
        self.fresh += 1;
        self.fresh
    }

    /// All that one network gets.
    async fn one_network_takes_all(&mut self) {
        let network = self.next_network();
        while self.holds_one_more(network).await {}
    }

    async fn lets_in_a_newcomer(&mut self) -> bool {
        let network = self.next_network();
        self.holds_one_more(network).await
    }

    /// What somebody else has just lost, as soon as the server knows.
    async fn takes_what_is_free(&mut self) {
        let network = self.next_network();
        while !self.holds_one_more(network).await {
            tokio::task::yield_now().await;
        }
    }
}

/// A connection that asked for something, has an answer, and asks for nothing more. Nothing, if it was turned away.
async fn answered(address: &Address) -> Option<TcpStream> {
    let mut stream = address.connect().await.ok()?;
    let asked = format!("GET /healthz HTTP/1.1\r\n{}\r\n", address.head_lines());
    stream.write_all(asked.as_bytes()).await.ok()?;
    let mut answer = *b"HTTP/1.1 204";
    stream.read_exact(&mut answer).await.ok()?;
    (answer == *b"HTTP/1.1 204").then_some(stream)
}

async fn gathered(server: &Address) -> Vec<Table> {
    let mut tables = Vec::new();
    for (n, (game, players)) in (1..).zip(TABLES) {
        let plan = Plan {
            tables: 1,
            players,
            game: Some(game.to_owned()),
            ruleset: None,
            asking: "tracked".to_owned(),
            rate: None,
            seconds: 1,
            idle_s: 0,
            // So that everybody has been heard: then the server knows who sits.
            idle_in_round: true,
            fair: true,
            vanish: false,
        };
        let address = server.from(Ipv4Addr::new(127, 19, n, 9).into());
        let table = Table::gather(&address, &plan, Rng::with_seed(n.into())).await;
        tables.push(table.expect("there is room as yet"));
    }
    tables
}

async fn plays_on(table: &mut Table) {
    let (tally, mut steps) = (Tally::default(), 0);
    while steps < STEPS {
        let now = Instant::now();
        let a_moment = now + Duration::from_millis(50);
        steps += table
            .play(&tally, now, a_moment, None)
            .await
            .expect("no game stops");
    }
}

#[derive(Debug, PartialEq, Eq)]
struct Seen {
    held_by_one_network: usize,
    newcomer_beside_one_network: bool,
    newcomer_beside_many: bool,
    seats_regained: usize,
}

async fn besieged(limits: Limits) -> Seen {
    let server = serve(limits);
    let mut tables = gathered(&server).await;
    let mut blockade = Blockade {
        server,
        held: Vec::new(),
        fresh: 0,
    };
    blockade.one_network_takes_all().await;
    let held_by_one_network = blockade.held.len();
    let newcomer_beside_one_network = blockade.lets_in_a_newcomer().await;
    for _ in 0..SHARED.div_ceil(PER_ADDRESS) {
        blockade.one_network_takes_all().await;
    }
    let newcomer_beside_many = blockade.lets_in_a_newcomer().await;
    for table in &mut tables {
        plays_on(table).await;
    }
    let cut: Vec<usize> = tables.iter_mut().map(Table::cut).collect();
    for _ in &cut {
        blockade.takes_what_is_free().await;
    }
    let mut seats_regained = 0;
    for (table, phone) in tables.iter_mut().zip(cut) {
        if table.come_back(phone).await.is_ok() {
            seats_regained += 1;
            plays_on(table).await;
        }
    }
    Seen {
        held_by_one_network,
        newcomer_beside_one_network,
        newcomer_beside_many,
        seats_regained,
    }
}

const STANDS: Seen = Seen {
    held_by_one_network: PER_ADDRESS,
    newcomer_beside_one_network: true,
    // There is none left: it is a siege.
    newcomer_beside_many: false,
    seats_regained: TABLES.len(),
};

#[tokio::test]
async fn strangers_who_hold_all_they_get_keep_nobody_from_a_seat() {
    assert_eq!(besieged(few()).await, STANDS);
}

#[tokio::test]
async fn a_server_that_keeps_nothing_for_seats_is_noticed() {
    let seen = besieged(Limits {
        connections: SHARED,
        connections_reserved: 0,
        ..few()
    });
    let lost = Seen {
        seats_regained: 0,
        ..STANDS
    };
    assert_eq!(seen.await, lost);
}

#[tokio::test]
async fn a_server_that_gives_everything_to_one_network_is_noticed() {
    let seen = besieged(Limits {
        connections_per_address: SHARED,
        ..few()
    });
    let players: usize = TABLES.iter().map(|(_, players)| players).sum();
    let lost = Seen {
        held_by_one_network: SHARED - players,
        newcomer_beside_one_network: false,
        ..STANDS
    };
    assert_eq!(seen.await, lost);
}
