//! What is read off when somebody asks: what was counted, and what is the case at this moment. Nothing is kept for it.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use journal::Journal;
use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, text};
use prometheus_client::registry::Registry;
use tokio::task::spawn_blocking;
use wire::Refusal;

use super::page::Page;
use super::process::Process;
use super::{Call, Meters, People};
use crate::app::App;
use crate::seldom::REFUSING;
use crate::settings::Amount;

pub(crate) const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The whole page.
pub(crate) async fn exposition<J: Journal>(app: &Arc<App<J>>) -> Result<String, fmt::Error> {
    let process = spawn_blocking(Process::read).await.unwrap_or_default();
    let app = Arc::clone(app);
    let mut registry = Registry::default();
    registry.register_collector(Box::new(Reading { app, process }));
    let mut page = String::new();
    text::encode(&mut page, &registry)?;
    Ok(page)
}

struct Reading<J> {
    app: Arc<App<J>>,
    process: Process,
}

impl<J> fmt::Debug for Reading<J> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reading").finish_non_exhaustive()
    }
}

impl<J: Journal> Collector for Reading<J> {
    fn encode(&self, encoder: DescriptorEncoder<'_>) -> fmt::Result {
        let mut page = Page(encoder);
        self.server(&mut page)?;
        self.phones(&mut page)?;
        self.journal(&mut page)?;
        self.limits(&mut page)?;
        self.process(&mut page)
    }
}

impl<J: Journal> Reading<J> {
    fn meters(&self) -> &Meters {
        &self.app.house.meters
    }

    fn server(&self, page: &mut Page<'_>) -> fmt::Result {
        let app = &self.app;
        page.info(
            "molehunt_build_info",
            "What runs: the version of the server, and the build of the client inside.",
            &[
                ("version", env!("CARGO_PKG_VERSION")),
                ("client", &app.build),
            ],
        )?;
        page.gauge(
            "molehunt_nodes",
            "Nodes that share the journal, as far as this one has heard of them; itself counts.",
            app.house.nodes.others().len() + 1,
        )?;
        page.gauge(
            "molehunt_draining",
            "Whether this server was told to stop.",
            u64::from(app.readiness.is_draining()),
        )?;
        page.gauge(
            "molehunt_tables_awake",
            "Tables that are in memory: somebody is there, or was a moment ago.",
            app.registry.awake(),
        )?;
        page.gauge(
            "molehunt_tables_known",
            "Tables that exist, awake or not, as far as this server knows.",
            app.registry.known(),
        )
    }

    fn phones(&self, page: &mut Page<'_>) -> fmt::Result {
        let (meters, open) = (self.meters(), self.app.gate.open());
        let people = meters.people.each_ref();
        let people = people.map(|all| all.load(Ordering::Relaxed));
        page.gauges(
            "molehunt_phones",
            "Phones at tables, by what they are there: on a seat, watching, a big screen, or still at the door.",
            "part",
            People::NAMES.into_iter().zip(people),
        )?;
        page.gauge(
            "molehunt_connections",
            "Open connections.",
            open.connections,
        )?;
        page.gauge(
            "molehunt_sockets",
            "Those that are sockets of tables.",
            open.sockets,
        )?;
        page.gauge(
            "molehunt_transfers",
            "Pictures, packs and told evenings on their way.",
            open.transfers,
        )?;
        page.counter(
            "molehunt_intents_accepted_total",
            "Intents of players that were answered with done.",
            meters.intents.get(),
        )?;
        page.histogram(
            "molehunt_intent_seconds",
            "From an intent that was read to its answer, handed to the network: queue, decision, journal and views.",
            &meters.answering.measured(),
        )?;
        let refusals = meters.refusals.iter().map(super::Count::get);
        page.counters(
            "molehunt_refusals_total",
            "What was refused, by the reason that was told.",
            "why",
            Refusal::NAMES.iter().copied().zip(refusals),
        )
    }

    fn journal(&self, page: &mut Page<'_>) -> fmt::Result {
        let (meters, journal) = (&self.meters().journal, self.app.registry.journal());
        page.info(
            "molehunt_journal_info",
            "Where tables are kept.",
            &[("kind", self.app.journal_kind)],
        )?;
        page.counter(
            "molehunt_records_appended_total",
            "Records that are durable: each is one step of one table.",
            meters.records.get(),
        )?;
        page.counter(
            "molehunt_journal_conflicts_total",
            "Records that were not appended, since another node was faster; it was decided again.",
            meters.conflicts.get(),
        )?;
        let failures = meters.failures.iter().map(super::Count::get);
        page.counters(
            "molehunt_journal_failures_total",
            "Calls of the journal that failed, whatever became of them.",
            "call",
            Call::NAMES.into_iter().zip(failures),
        )?;
        page.histogram(
            "molehunt_journal_append_seconds",
            "From a record to its being durable, or refused.",
            &meters.appending.measured(),
        )?;
        page.histogram(
            "molehunt_journal_read_seconds",
            "From asking for records of a table to having a page of them.",
            &meters.reading.measured(),
        )?;
        page.gauge(
            "molehunt_journal_used_bytes",
            "What all tables take together.",
            journal.used_bytes(),
        )?;
        page.gauge(
            "molehunt_journal_keeps",
            "Whether the last write was kept; none are while the disk is full.",
            u64::from(journal.keeps()),
        )?;
        page.gauge(
            "molehunt_journal_epoch",
            "Higher once the journal was put back in time.",
            journal.epoch(),
        )
    }

    fn limits(&self, page: &mut Page<'_>) -> fmt::Result {
        let app = &self.app;
        let reached = |name| app.gate.seldom().times(name) + app.house.seldom.times(name);
        page.counters(
            "molehunt_limits_reached_total",
            "How often somebody was refused for a limit of this name.",
            "limit",
            REFUSING.into_iter().map(|name| (name, reached(name))),
        )?;
        page.counter(
            "molehunt_connections_not_accepted_total",
            "Connections that the system did not give.",
            app.gate.seldom().times_not_accepted(),
        )?;
        let amounts = || app.amounts.iter().copied();
        let numbers = amounts().filter_map(|(name, amount)| match amount {
            Amount::Number(number) => Some((name, number as u64)),
            Amount::Bytes(_) => None,
        });
        page.gauges(
            "molehunt_limit",
            "How much of something there may be.",
            "limit",
            numbers,
        )?;
        let bytes = amounts().filter_map(|(name, amount)| match amount {
            Amount::Bytes(bytes) => Some((name, bytes)),
            Amount::Number(_) => None,
        });
        page.gauges(
            "molehunt_limit_bytes",
            "How much space something may take.",
            "limit",
            bytes,
        )
    }

    fn process(&self, page: &mut Page<'_>) -> fmt::Result {
        let process = &self.process;
        page.known_counter(
            "process_cpu_seconds_total",
            "Time that this process has run, on all cores together.",
            process.cpu_seconds,
        )?;
        page.known_gauge(
            "process_start_time_seconds",
            "When this process began, since 1970.",
            process.start_seconds,
        )?;
        page.known_gauge(
            "process_resident_memory_bytes",
            "Memory that this process has.",
            process.resident_bytes,
        )?;
        page.known_gauge(
            "process_open_fds",
            "Files and connections that this process has open.",
            process.open_files,
        )?;
        page.known_gauge(
            "process_max_fds",
            "How many it may have open.",
            process.max_files,
        )
    }
}
