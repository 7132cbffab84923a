//! All tables on their way from one store to another. Refuses while somebody may be playing, and calls nothing moved
//! that was not folded at both ends to the same table. Never changes the store that they leave.

use std::collections::BTreeSet;
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use futures_util::{FutureExt, StreamExt, stream};
use journal::{Carried, Journal, Movable, Page, RoomId, RoomInfo, Topic, Version, carry};
use server::Table;
use tokio::time::timeout;

use crate::exit::Damaged;

/// Nodes that use a store are heard within this time.
const LISTEN: Duration = Duration::from_secs(4);
/// Each waits for the disk at both ends.
const TABLES_AT_ONCE: usize = 32;
const LISTED: usize = 1000;
const PAGE_RECORDS: usize = 512;

#[derive(Debug, Default)]
pub(super) struct Crossed {
    pub(super) tables: usize,
    pub(super) all: Carried,
    /// Those that stayed behind, a line each.
    pub(super) damaged: Vec<String>,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Progress {
    Listening,
    Reading,
    Moved { tables: usize, of: usize },
}

pub(super) async fn cross<S: Movable, T: Movable>(
    source: &S,
    target: &T,
    leave_damaged: bool,
    tell: impl Fn(Progress),
) -> anyhow::Result<Crossed> {
    tell(Progress::Listening);
    let mut here = Neighbours::of(source, "from which the tables come").await?;
    let mut there = Neighbours::of(target, "to which the tables go").await?;
    let both = futures_util::future::try_join(here.listen(), there.listen());
    both.await?;

    let rooms = list(source).await?;
    if rooms.is_empty() {
        bail!("there are no tables to move");
    }
    only_of(&rooms, target).await?;
    tell(Progress::Reading);
    let (sound, damaged) = look_through(source, &rooms).await;
    if !damaged.is_empty() && !leave_damaged {
        return Err(refused(&damaged));
    }
    let mut crossed = Crossed {
        damaged,
        ..Crossed::default()
    };
    let ways = sound.iter().map(|room| move_one(source, target, room));
    let mut ways = stream::iter(ways).buffer_unordered(TABLES_AT_ONCE);
    while let Some(carried) = ways.next().await {
        let carried = carried?;
        crossed.tables += 1;
        crossed.all.records += carried.records;
        crossed.all.blobs += carried.blobs;
        crossed.all.bytes += carried.bytes;
        let (tables, of) = (crossed.tables, sound.len());
        tell(Progress::Moved { tables, of });
    }
    // Last, so that phones which meet a half of the tables there notice that these are others.
    target.follow(source.course().await?).await?;

    here.heard_nothing()?;
    there.heard_nothing()?;
    if list(source).await? != rooms {
        bail!("somebody has played meanwhile; stop all servers and try again");
    }
    let arrived = list(target).await?.len();
    if arrived != crossed.tables {
        bail!(
            "{arrived} tables are there now, and {} were moved",
            crossed.tables
        );
    }
    Ok(crossed)
}

/// Whoever else uses a store.
struct Neighbours<J: Journal> {
    /// `None` where nobody else can.
    whispers: Option<J::Whispers>,
    whose: &'static str,
}

impl<J: Journal> Neighbours<J> {
    async fn of(journal: &J, whose: &'static str) -> anyhow::Result<Self> {
        let whispers = match journal.is_shared() {
            true => Some(journal.overhear(&Topic::House).await?),
            false => None,
        };
        Ok(Self { whispers, whose })
    }

    async fn listen(&mut self) -> anyhow::Result<()> {
        let Some(whispers) = &mut self.whispers else {
            return Ok(());
        };
        match timeout(LISTEN, whispers.next()).await {
            Err(_) => Ok(()),
            Ok(Some(_)) => Err(self.is_there()),
            Ok(None) => Err(anyhow!("the journal {} is gone", self.whose)),
        }
    }

    fn heard_nothing(&mut self) -> anyhow::Result<()> {
        let heard = self
            .whispers
            .as_mut()
            .and_then(|whispers| whispers.next().now_or_never());
        match heard {
            None => Ok(()),
            Some(_) => Err(self.is_there().context("what was moved may not be all")),
        }
    }

    fn is_there(&self) -> anyhow::Error {
        anyhow!(
            "a server uses the journal {}; stop all servers first",
            self.whose
        )
    }
}

/// By name, since each store has an order of its own.
async fn list<J: Journal>(journal: &J) -> anyhow::Result<Vec<RoomInfo>> {
    let mut all: Vec<RoomInfo> = Vec::new();
    loop {
        let page = journal
            .rooms(all.last().map(|info| &info.room), LISTED)
            .await?;
        let is_last = page.len() < LISTED;
        all.extend(page);
        if is_last {
            all.sort_by(|left, right| left.room.cmp(&right.room));
            return Ok(all);
        }
    }
}

/// Whoever was cut short finds some of these tables there, and no other.
async fn only_of<J: Journal>(rooms: &[RoomInfo], target: &J) -> anyhow::Result<()> {
    let known: BTreeSet<_> = rooms.iter().map(|info| &info.room).collect();
    let there = list(target).await?;
    let others = there
        .iter()
        .filter(|info| !known.contains(&info.room))
        .count();
    if others > 0 {
        bail!(
            "there are {others} other tables where these are to go, and nothing was changed; choose an empty place"
        );
    }
    Ok(())
}

/// Those that can be read, and what is wrong with the others.
async fn look_through<J: Journal>(journal: &J, rooms: &[RoomInfo]) -> (Vec<RoomId>, Vec<String>) {
    let looks = rooms
        .iter()
        .map(|info| async move { (&info.room, fold(journal, &info.room).await) });
    let mut looks = stream::iter(looks).buffered(TABLES_AT_ONCE);
    let (mut sound, mut damaged) = (Vec::new(), Vec::new());
    while let Some((room, folded)) = looks.next().await {
        match folded {
            Ok(_) => sound.push(room.clone()),
            Err(why) => damaged.push(format!("table {room}: {why:#}")),
        }
    }
    (sound, damaged)
}

fn refused(damaged: &[String]) -> anyhow::Error {
    let lines = damaged.join("\n");
    let why =
        "some tables cannot be read, so nothing was changed; --leave-damaged moves the others";
    Damaged(format!("{lines}\n{why}")).into()
}

async fn move_one<S: Movable, T: Movable>(
    source: &S,
    target: &T,
    room: &RoomId,
) -> anyhow::Result<Carried> {
    let said = || format!("table {room} could not be moved");
    let carried = carry(source, target, room).await.with_context(said)?;
    if fold(source, room).await? != fold(target, room).await? {
        let why = format!("table {room} is another where it went");
        return Err(Damaged(why).into());
    }
    Ok(carried)
}

async fn fold<J: Journal>(journal: &J, room: &RoomId) -> anyhow::Result<Table> {
    let mut whole = Page {
        records: Vec::new(),
        head: Version::EMPTY,
    };
    loop {
        let after = whole
            .records
            .last()
            .map_or(Version::EMPTY, |last| last.version);
        let page = journal.read(room, after, PAGE_RECORDS).await?;
        whole.head = page.head;
        if page.records.is_empty() {
            return Ok(server::fold(room, &whole)?);
        }
        whole.records.extend(page.records);
    }
}

#[cfg(test)]
mod tests;
