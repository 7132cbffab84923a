//! The talk of all nodes: who is here, and what concerns the whole house. Says what others ask, and keeps count of them.

use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use futures_util::StreamExt;
use journal::{Journal, Topic};
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout, timeout_at};

use super::whisper::Here;
use super::{ANSWERS_WITHIN, HouseWord, NodeId, Nodes, read, write};
use crate::house::House;
use crate::registry::Registry;
use crate::run::ServeError;
use crate::screens::Register;

/// A store that does not take a whisper in this time loses it.
const WHISPERED_WITHIN: Duration = Duration::from_millis(200);

#[derive(Debug)]
pub(crate) struct Company<J: Journal> {
    journal: J,
    house: Arc<House>,
    registry: Registry<J>,
    screens: Arc<Register>,
    build: String,
    whispers: J::Whispers,
    to_say: mpsc::Receiver<HouseWord>,
}

impl<J: Journal> Company<J> {
    /// Asks who is there, and waits a moment for the answers. Nothing, where nobody else can be. Leaves again where
    /// somebody is who could not read what is written here.
    pub(crate) async fn join(
        registry: Registry<J>,
        screens: Arc<Register>,
        build: String,
    ) -> Result<Option<Self>, ServeError> {
        let (journal, house) = (registry.journal().clone(), Arc::clone(registry.house()));
        if !house.nodes.is_shared() {
            return Ok(None);
        }
        let whispers = journal.overhear(&Topic::House).await?;
        let Some(to_say) = house.nodes.take_to_say() else {
            return Ok(None);
        };
        let mut company = Self {
            journal,
            house,
            registry,
            screens,
            build,
            whispers,
            to_say,
        };
        company.say(&HouseWord::Asks(company.here())).await;
        let until = Instant::now() + ANSWERS_WITHIN;
        while let Ok(Some(bytes)) = timeout_at(until, company.whispers.next()).await {
            company.hear(&bytes).await;
        }
        if let Err(too_old) = company.house.nodes.dialect().check() {
            company.say(&HouseWord::Bye).await;
            return Err(too_old.into());
        }
        Ok(Some(company))
    }

    /// For as long as the journal is open.
    pub(crate) async fn keep(mut self) {
        let mut beat = interval(self.house.nodes.rhythm().every);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                heard = self.whispers.next() => match heard {
                    Some(bytes) => self.hear(&bytes).await,
                    None => return,
                },
                Some(word) = self.to_say.recv() => self.say(&word).await,
                _ = beat.tick() => {
                    self.miss_the_silent();
                    self.say(&HouseWord::Here(self.here())).await;
                }
            }
        }
    }

    fn here(&self) -> Here {
        Here {
            build: self.build.clone(),
            schema: rules::SCHEMA,
            tables: self.registry.known() as u64,
            opened: self.house.nodes.opened_here(),
            code_chars: self.registry.code_chars(),
        }
    }

    async fn say(&mut self, word: &HouseWord) {
        whisper(
            &self.journal,
            &Topic::House,
            write(self.house.nodes.me(), word),
        )
        .await;
    }

    async fn hear(&mut self, bytes: &Bytes) {
        let Some((from, word)) = read::<HouseWord>(bytes) else {
            return;
        };
        if from == self.house.nodes.me() {
            return;
        }
        match word {
            HouseWord::Asks(here) => {
                self.meet(from, here);
                self.say(&HouseWord::Here(self.here())).await;
                for waiting in self.screens.waiting_here() {
                    self.say(&waiting).await;
                }
            }
            HouseWord::Here(here) => self.meet(from, here),
            HouseWord::Bye => {
                if self.house.nodes.hear(|census, _| census.leaves(from)) {
                    tracing::info!(node = %from, "another node has left");
                }
            }
            HouseWord::ScreenWaits { key, for_ms } => self.screens.waits_elsewhere(key, for_ms),
            HouseWord::ScreenTold { key, table } => self.screens.told_elsewhere(&key, &table),
            HouseWord::Expiring { tables } => {
                let tables = self.registry.awake_of(tables);
                if !tables.is_empty() {
                    self.say(&HouseWord::Spare { tables }).await;
                }
            }
            HouseWord::Spare { tables } => self.registry.spare(tables),
        }
    }

    fn meet(&self, from: NodeId, here: Here) {
        let Here {
            schema,
            tables,
            code_chars,
            ..
        } = here;
        self.registry.hear_of_codes(code_chars);
        let build = here.build.clone();
        let nodes = &self.house.nodes;
        let (news, steward) =
            nodes.hear(|census, at| (census.hear(from, here, at), census.steward()));
        let Some(news) = news else { return };
        if news.is_new {
            let written = nodes.dialect().schema();
            tracing::info!(node = %from, build, schema, written, "another node is here");
        }
        if steward == nodes.me() {
            self.registry.count_more(news.opened);
        } else if steward == from {
            self.registry.count(tables);
        }
    }

    fn miss_the_silent(&self) {
        let nodes = &self.house.nodes;
        let silence = nodes.rhythm().silence;
        for node in nodes.hear(|census, at| census.forget(silence, at)) {
            tracing::warn!(%node, "another node is not heard of any more");
        }
    }
}

impl Nodes {
    /// The last word of this node, so that the others need not wait until it is missed.
    pub(crate) async fn say_bye(&self, journal: &impl Journal) {
        if self.is_shared {
            whisper(journal, &Topic::House, write(self.me, &HouseWord::Bye)).await;
        }
    }
}

/// Keeps nobody waiting for long.
pub(crate) async fn whisper(journal: &impl Journal, topic: &Topic, bytes: Bytes) {
    match timeout(WHISPERED_WITHIN, journal.whisper(topic, bytes)).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::debug!(%error, "a whisper was lost"),
        Err(_) => tracing::debug!("a whisper was lost"),
    }
}
