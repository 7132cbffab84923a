//! Lays tables for tests: reads what was played at each of them, lets the rules decide it and the
//! journal keep it, and says what every seat sees then. So a test can begin one second before time is
//! up. Nothing of this is in the server, which reads no scripts.
//!
//! `lay_tables DIRECTORY < tables.json > seats.json`

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use bytes::Bytes;
use content::Library;
use journal::{Appended, CommandId, Journal, Limits, RoomId, SqliteJournal, Version};
use rules::{Author, Command, Event, Moment, Record, State, TokenHash};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use wire::{SeatId, Secret128};

/// As the server calls it.
const JOURNAL_FILE: &str = "tables.sqlite3";
/// A deal that is wanted comes up long before.
const DRAWS_MAX: u64 = 10_000;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Plan {
    code: String,
    /// As they sit, the host first.
    seats: Vec<Seat>,
    steps: Vec<Step>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Seat {
    name: String,
    token: Secret128,
}

#[derive(Debug, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum Step {
    Act {
        by: String,
        /// As it is on the wire. Settings need to name only what is changed, and a `slot` of the hand
        /// stands for the card there.
        intent: Map<String, Value>,
        /// Decided again with other dice until these seats see this, among other things.
        #[serde(default)]
        until: BTreeMap<String, Value>,
    },
    /// Whatever is due on the way happens.
    Wait { wait_ms: u64 },
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let directory = std::env::args().nth(1);
    let directory = directory.context("where? lay_tables DIRECTORY < tables.json")?;
    let plans: Vec<Plan> = serde_json::from_reader(io::stdin().lock())?;
    let path = Path::new(&directory).join(JOURNAL_FILE);
    let journal = SqliteJournal::open(path, Limits::default()).await?;
    let library = Library::embedded();
    let mut seen = Map::new();
    for plan in &plans {
        let mut table = Table::open(&plan.code, &library);
        table
            .play(plan)
            .with_context(|| format!("at the table {}", plan.code))?;
        table.keep(&journal).await?;
        seen.insert(plan.code.clone(), table.seen());
    }
    journal.close().await?;
    serde_json::to_writer(io::stdout().lock(), &seen)?;
    Ok(())
}

struct Table<'a> {
    code: &'a str,
    library: &'a Library,
    state: State,
    now_ms: u64,
    draw: u64,
    seats: BTreeMap<String, SeatId>,
    records: Vec<Record>,
}

impl<'a> Table<'a> {
    fn open(code: &'a str, library: &'a Library) -> Self {
        Self {
            code,
            library,
            state: State::empty(code),
            now_ms: 0,
            draw: 0,
            seats: BTreeMap::new(),
            records: Vec::new(),
        }
    }

    fn play(&mut self, plan: &Plan) -> Result<()> {
        self.command(&Command::Open, None, |_| true)?;
        for Seat { name, token } in &plan.seats {
            let token = TokenHash::of(token);
            let name = name.clone();
            let join = Command::Join {
                token,
                name: name.clone(),
                avatar: None,
                bot: false,
            };
            self.command(&join, None, |_| true)?;
            let seat = self.state.seat_of(&token).context("nobody sat down")?;
            self.seats.insert(name, seat);
        }
        for step in &plan.steps {
            match step {
                Step::Act { by, intent, until } => self
                    .act(by, intent, until)
                    .with_context(|| format!("{by}: {}", json!(intent)))?,
                Step::Wait { wait_ms } => self.wait(*wait_ms)?,
            }
        }
        Ok(())
    }

    fn act(
        &mut self,
        by: &str,
        intent: &Map<String, Value>,
        until: &BTreeMap<String, Value>,
    ) -> Result<()> {
        let seat = self.seat(by)?;
        let mut intent = json!(intent);
        if let Some(settings) = intent.get_mut("settings") {
            let mut agreed = json!(rules::table_view(self.state.public()).settings);
            merge(&mut agreed, settings);
            *settings = agreed;
        }
        if let Some(Value::Number(slot)) = intent.as_object_mut().and_then(|it| it.remove("slot")) {
            let hand = &json!(rules::seat_view(&self.state, seat))["round"]["hand"];
            let slot = slot.as_u64().and_then(|slot| usize::try_from(slot).ok());
            intent["card"] = hand[slot.context("no slot")?].clone();
        }
        let wanted = until
            .iter()
            .map(|(name, part)| Ok((self.seat(name)?, part)))
            .collect::<Result<Vec<_>>>()?;
        let author = Author {
            seat,
            n: self.state.last_n(seat) + 1,
        };
        let intent = serde_json::from_value(intent)?;
        self.command(&Command::Seat { seat, intent }, Some(author), |state| {
            let sees = |seat| json!(rules::seat_view(state, seat));
            wanted.iter().all(|(seat, part)| has(&sees(*seat), part))
        })
    }

    fn wait(&mut self, wait_ms: u64) -> Result<()> {
        let until_ms = self.now_ms + wait_ms;
        while let Some(due_ms) = rules::wake_at(&self.state).filter(|at| *at <= until_ms) {
            self.now_ms = self.now_ms.max(due_ms);
            self.command(&Command::Tick, None, |_| true)?;
        }
        self.now_ms = until_ms;
        // A table that is loaded stands at the time of its last record.
        self.fold(Record {
            at_ms: until_ms,
            by: None,
            events: vec![Event::Marked {}],
        });
        Ok(())
    }

    fn fold(&mut self, record: Record) {
        self.state.fold(&record);
        self.records.push(record);
    }

    /// Decides, and decides again until the state that follows fits.
    fn command(
        &mut self,
        command: &Command,
        by: Option<Author>,
        fits: impl Fn(&State) -> bool,
    ) -> Result<()> {
        for _ in 0..DRAWS_MAX {
            let events = self.decide(command)?;
            let at_ms = self.now_ms;
            let record = Record { at_ms, by, events };
            let mut next = self.state.clone();
            next.fold(&record);
            if fits(&next) {
                self.fold(record);
                return Ok(());
            }
        }
        bail!("{DRAWS_MAX} draws in a row have not brought what is wanted")
    }

    fn decide(&mut self, command: &Command) -> Result<Vec<Event>> {
        self.draw += 1;
        let mut dice = [0; 32];
        dice[..8].copy_from_slice(&self.draw.to_be_bytes());
        let moment = Moment {
            now_ms: self.now_ms,
            dice,
            packs: self.library.packs(),
            pictures: self.library.pictures(),
            ..Moment::default()
        };
        rules::decide(&self.state, command, &moment).map_err(|why| anyhow!("{why:?}"))
    }

    fn seat(&self, name: &str) -> Result<SeatId> {
        let seat = self.seats.get(name).copied();
        seat.with_context(|| format!("nobody called {name} sits here"))
    }

    async fn keep(&self, journal: &SqliteJournal) -> Result<()> {
        let room: RoomId = self.code.parse()?;
        let mut version = Version::EMPTY;
        for (at, record) in (0_u64..).zip(&self.records) {
            let mut id = [0; 16];
            id[..8].copy_from_slice(&at.to_be_bytes());
            let bytes = Bytes::from(record.encode());
            let id = CommandId(id);
            let append = journal.append(&room, version, id, rules::SCHEMA, bytes);
            let Appended::Committed(next) = append.await? else {
                bail!("there is a table {room} already");
            };
            version = next;
        }
        Ok(())
    }

    fn seen(&self) -> Value {
        let views = self.seats.iter().map(|(name, seat)| {
            let view = rules::seat_view(&self.state, *seat);
            (name.clone(), json!(view))
        });
        Value::Object(views.collect())
    }
}

/// Objects are gone into, everything else is replaced.
fn merge(base: &mut Value, changes: &Value) {
    match (base, changes) {
        (Value::Object(base), Value::Object(changes)) => {
            for (key, change) in changes {
                merge(base.entry(key).or_insert(Value::Null), change);
            }
        }
        (base, change) => *base = change.clone(),
    }
}

/// Whether all that `part` says is so.
fn has(whole: &Value, part: &Value) -> bool {
    match (whole, part) {
        (Value::Object(whole), Value::Object(part)) => part
            .iter()
            .all(|(key, part)| whole.get(key).is_some_and(|whole| has(whole, part))),
        (whole, part) => whole == part,
    }
}
