//! An evening at several servers, of which one dies in the middle of a round. Players take up what they are offered and
//! know no rule; what all of them are shown is compared.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::net::TcpListener;
use std::rc::Rc;
use std::time::Duration;

use fastrand::Rng;
use futures_util::future::join_all;
use futures_util::{FutureExt, SinkExt, StreamExt};
use journal::MemoryJournal;
use load::frame::{self, Board, Pulse, Seat};
use load::uptake::{self, choose};
use load::{Address, Socket};
use serde::Deserialize;
use serde_json::{Value, json};
use server::{Config, Timing};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::Notify;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;

const PLAYERS: usize = 4;
const ENOUGH: u32 = 2;
const PATIENCE: Duration = Duration::from_secs(100);

/// A server with threads of its own, so that it can die at once.
struct Node {
    address: Address,
    runtime: Runtime,
}

impl Node {
    fn start(journal: MemoryJournal) -> Self {
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .unwrap();
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let config = Config {
            timing: Timing {
                // A dead one is missed soon.
                whisper: Duration::from_millis(200),
                node_silence: Duration::from_millis(800),
                ..Timing::default()
            },
            ..Config::default()
        };
        runtime.spawn(server::run(
            config,
            journal,
            listener,
            std::future::pending(),
        ));
        Self {
            address: address.parse().unwrap(),
            runtime,
        }
    }

    /// Without a word.
    fn die(self) {
        self.runtime.shutdown_background();
    }
}

/// What all phones were shown.
#[derive(Default)]
struct Shown {
    /// By part, whose it is, and revision.
    parts: BTreeMap<(String, usize, u64), Value>,
    /// Rounds that are over.
    rounds: u32,
    acts: u32,
}

impl Shown {
    /// One revision shows one thing, whoever looks and wherever.
    fn note(&mut self, part: &str, of: usize, frame: &Value) {
        let rev = frame["rev"].as_u64().unwrap();
        let view = &frame["view"];
        let known = self.parts.entry((part.to_owned(), of, rev));
        let known = known.or_insert_with(|| view.clone());
        assert_eq!(known, view, "{part} of {of} in revision {rev}");
        if part == "board" {
            let rounds = view["rounds_played"].as_u64().unwrap();
            self.rounds = self.rounds.max(u32::try_from(rounds).unwrap());
        }
    }
}

/// All that a table's phones have in common.
struct Table {
    code: String,
    nodes: RefCell<Vec<Address>>,
    shown: RefCell<Shown>,
    changed: Notify,
}

struct Player {
    number: usize,
    table: Rc<Table>,
    rng: Rng,
    n: u64,
    /// The last that was acknowledged.
    done: u64,
    /// Sent and not answered.
    open: Option<(u64, Value)>,
    board: Board,
    pulse: Pulse,
    seat: Option<Seat>,
    seen: Option<Value>,
    epoch: u64,
}

impl Player {
    fn new(number: usize, table: &Rc<Table>, mut rng: Rng) -> Self {
        Self {
            number,
            table: Rc::clone(table),
            rng: rng.fork(),
            n: 0,
            done: 0,
            open: None,
            board: Board::default(),
            pulse: Pulse::default(),
            seat: None,
            seen: None,
            epoch: 0,
        }
    }

    /// Plays for ever, at whatever server is there.
    async fn live(mut self) {
        for turn in self.number.. {
            let address = {
                let nodes = self.table.nodes.borrow();
                nodes[turn % nodes.len()].clone()
            };
            if let Ok(socket) = address.open_socket(&self.table.code).await {
                self.play(socket).await;
            }
            tokio::task::yield_now().await;
        }
    }

    async fn play(&mut self, mut socket: Socket) {
        self.seat = None;
        let token = format!("{:032x}", self.number + 1);
        let mut enter = frame::enter(&token, &format!("Player {}", self.number + 1));
        if let Some(seen) = self.seen.clone() {
            enter["seen"] = seen;
        }
        let mut next = Some(enter.to_string());
        let mut acts_at = Instant::now();
        loop {
            if let Some(text) = next.take()
                && socket.send(Message::text(text)).await.is_err()
            {
                return;
            }
            tokio::select! {
                heard = socket.next() => match heard {
                    Some(Ok(Message::Text(text))) => next = self.hear(&text),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                    Some(Ok(_)) => {}
                },
                () = sleep_until(acts_at) => {
                    next = self.act();
                    acts_at = Instant::now() + Duration::from_millis(self.rng.u64(5..40));
                }
            }
        }
    }

    fn hear(&mut self, text: &str) -> Option<String> {
        let frame: Value = serde_json::from_str(text).unwrap();
        let kind = frame["type"].as_str().unwrap();
        self.table.changed.notify_one();
        let mut shown = self.table.shown.borrow_mut();
        match kind {
            "hello" => self.epoch = frame["epoch"].as_u64().unwrap(),
            "set_back" => panic!("nothing was lost: {text}"),
            "welcome" => {
                let last_n = frame["last_n"].as_u64().unwrap();
                assert!((self.done..=self.n).contains(&last_n), "{text}");
                self.done = last_n;
                self.open.take_if(|(n, _)| *n <= last_n);
                let open = self.open.as_ref();
                return open.map(|(n, intent)| frame::intend(*n, intent));
            }
            "board" => {
                shown.note(kind, 0, &frame);
                self.board = Board::deserialize(&frame["view"]).unwrap();
            }
            "pulse" => {
                shown.note(kind, 0, &frame);
                self.pulse = Pulse::deserialize(&frame["view"]).unwrap();
                let rev = &frame["rev"];
                let before = self
                    .seen
                    .as_ref()
                    .map_or(0, |seen| seen["rev"].as_u64().unwrap());
                assert!(rev.as_u64().unwrap() >= before, "{text}: {before} was seen");
                self.seen = Some(json!({"epoch": self.epoch, "rev": rev}));
            }
            "seat" => {
                shown.note(kind, self.number + 1, &frame);
                self.seat = Some(Seat::deserialize(&frame["view"]).unwrap());
            }
            "done" | "refused" if frame["n"].is_u64() => {
                let n = frame["n"].as_u64().unwrap();
                self.open.take_if(|(open, _)| *open == n);
                if kind == "done" {
                    self.done = self.done.max(n);
                    shown.acts += 1;
                }
            }
            _ => {}
        }
        None
    }

    fn act(&mut self) -> Option<String> {
        let seat = self.seat.as_ref().filter(|_| self.open.is_none())?;
        let is_host = seat.can.open.iter().any(|offer| offer["do"] == "configure");
        if is_host && self.board.players.len() < PLAYERS {
            return None;
        }
        let mut agreement = uptake::agree(&self.board, "spy", "tracked", Some("spijun"));
        agreement["settings"]["rounds"] = json!(ENOUGH + 1);
        let is_agreed = agreement["settings"] == self.board.settings;
        let intent = if is_host && !is_agreed {
            agreement
        } else {
            let seen = uptake::Seen {
                board: &self.board,
                round: self.pulse.round.as_ref().map(|round| round.number),
                seat,
            };
            choose(seen, &mut self.rng)?
        };
        self.n += 1;
        self.open = Some((self.n, intent));
        let (n, intent) = self.open.as_ref()?;
        Some(frame::intend(*n, intent))
    }
}

/// Until the table has come so far.
async fn play_on(
    evening: &mut (impl Future<Output = ()> + Unpin),
    table: &Table,
    enough: impl Fn(&Shown) -> bool,
) {
    let done = async {
        while !enough(&table.shown.borrow()) {
            table.changed.notified().await;
        }
    };
    let played = async {
        tokio::select! {
            () = evening => panic!("players never stop"),
            () = done => {}
        }
    };
    let outcome = timeout(PATIENCE, played).await;
    let shown = table.shown.borrow();
    assert!(
        outcome.is_ok(),
        "{} rounds, {} acts",
        shown.rounds,
        shown.acts
    );
}

#[tokio::test]
async fn all_see_the_same_and_play_on_when_a_server_dies() {
    let journal = MemoryJournal::default().shared();
    let mut nodes = [(); 3].map(|()| Node::start(journal.clone())).into_iter();
    let addresses: Vec<_> = nodes
        .as_slice()
        .iter()
        .map(|node| node.address.clone())
        .collect();
    let code = addresses[0].open_table().await.unwrap();
    let table = Rc::new(Table {
        code,
        nodes: RefCell::new(addresses),
        shown: RefCell::default(),
        changed: Notify::new(),
    });
    let rng = Rng::with_seed(16);
    let players = (0..PLAYERS).map(|number| Player::new(number, &table, rng.clone()).live());
    let mut evening = Box::pin(join_all(players).map(drop));
    play_on(&mut evening, &table, |shown| shown.rounds >= 1).await;
    let acts = table.shown.borrow().acts;
    play_on(&mut evening, &table, |shown| shown.acts > acts + 10).await;
    // Two of four phones are there.
    nodes.next().unwrap().die();
    table.nodes.borrow_mut().remove(0);
    play_on(&mut evening, &table, |shown| shown.rounds >= ENOUGH).await;
    let dead = nodes.next().unwrap();
    dead.die();
    table.nodes.borrow_mut().remove(0);
    let acts = table.shown.borrow().acts;
    play_on(&mut evening, &table, |shown| shown.acts > acts + 20).await;
    nodes.next().unwrap().die();
}
