//! What was counted and measured, and what follows from it.

use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use hdrhistogram::Histogram;
use serde::Serialize;

use crate::cost::Taken;
use crate::{Plan, count};

/// Longer than anybody waits for a step.
const LONGEST_US: u64 = 60_000_000;
/// Digits of a latency that count.
const DIGITS: u8 = 3;

/// All tables count into one.
#[derive(Debug)]
pub struct Tally(Mutex<Counts>);

#[derive(Debug)]
struct Counts {
    latency_us: Histogram<u64>,
    refused: u64,
    heard: Heard,
    questions: u64,
    question_bytes: u64,
}

/// By all phones of a table.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Heard {
    pub(crate) frames: u64,
    pub(crate) bytes: u64,
}

/// Of those processes that run on this computer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Costs {
    pub(crate) server: Option<Taken>,
    pub(crate) beside: Option<Taken>,
    /// Of the server before anybody came, and when all sat there.
    pub(crate) memory_kib: Option<(u64, u64)>,
    /// In the end.
    pub(crate) beside_kib: Option<u64>,
}

impl Default for Tally {
    fn default() -> Self {
        let latency_us = Histogram::new_with_max(LONGEST_US, DIGITS);
        Self(Mutex::new(Counts {
            latency_us: latency_us.expect("the bounds are in order"),
            refused: 0,
            heard: Heard::default(),
            questions: 0,
            question_bytes: 0,
        }))
    }
}

impl Counts {
    fn latency(&self) -> Latency {
        let at = |quantile| float(self.latency_us.value_at_quantile(quantile)) / 1000.0;
        Latency {
            p50: at(0.5),
            p90: at(0.9),
            p99: at(0.99),
            p999: at(0.999),
            max: float(self.latency_us.max()) / 1000.0,
        }
    }
}

impl Tally {
    pub fn latency(&self) -> Latency {
        self.lock().latency()
    }

    fn lock(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn step(&self, took: Duration, heard: Heard, is_question: bool) {
        let mut counts = self.lock();
        let us = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        counts.latency_us.saturating_record(us.min(LONGEST_US));
        counts.heard.frames += heard.frames;
        counts.heard.bytes += heard.bytes;
        if is_question {
            counts.questions += 1;
            counts.question_bytes += heard.bytes;
        }
    }

    pub(crate) fn refused(&self) {
        self.lock().refused += 1;
    }

    pub fn steps(&self) -> u64 {
        self.lock().latency_us.len()
    }

    pub(crate) fn report(&self, plan: &Plan, costs: Costs) -> Report {
        let counts = self.lock();
        let steps = counts.latency_us.len();
        let per_step = |total: f64| total / float(steps.max(1));
        let cpu_us = |taken: Option<Taken>| taken.map(|taken| per_step(taken.cpu_s * 1e6));
        let disk_bytes = |taken: Option<Taken>| taken?.disk_bytes.map(per_step);
        let players = plan.tables * plan.players;
        let per_question = float(counts.question_bytes) / float(counts.questions.max(1));
        Report {
            plan: plan.clone(),
            steps,
            refused: counts.refused,
            steps_per_s: float(steps) / float(plan.seconds),
            per_step: PerStep {
                frames_per_phone: per_step(float(counts.heard.frames)) / count(plan.players),
                bytes_per_phone: per_step(float(counts.heard.bytes)) / count(plan.players),
                bytes_per_question: (counts.questions > 0)
                    .then_some(per_question / count(plan.players)),
                server_cpu_us: cpu_us(costs.server),
                server_disk_bytes: disk_bytes(costs.server),
                beside_cpu_us: cpu_us(costs.beside),
                beside_disk_bytes: disk_bytes(costs.beside),
            },
            latency_ms: counts.latency(),
            server_kib_per_player: costs
                .memory_kib
                .map(|(before, after)| float(after.saturating_sub(before)) / count(players)),
            server_kib: costs.memory_kib.map(|(_, after)| after),
            beside_kib: costs.beside_kib,
        }
    }
}

#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub plan: Plan,
    pub steps: u64,
    /// Intents that were refused: somebody else was faster, or time was.
    pub refused: u64,
    pub steps_per_s: f64,
    pub per_step: PerStep,
    pub latency_ms: Latency,
    /// Of a server on this computer, once everybody sits.
    pub server_kib: Option<u64>,
    pub server_kib_per_player: Option<f64>,
    /// Of what else works for it, in the end.
    pub beside_kib: Option<u64>,
}

#[derive(Clone, Debug, Serialize)]
pub struct PerStep {
    pub frames_per_phone: f64,
    /// With what a WebSocket puts before every frame.
    pub bytes_per_phone: f64,
    /// The same for steps in which somebody asks, where anybody did: to one phone.
    pub bytes_per_question: Option<f64>,
    /// Of a server on this computer.
    pub server_cpu_us: Option<f64>,
    /// What it had the system write to disks.
    pub server_disk_bytes: Option<f64>,
    /// Of what else works for it.
    pub beside_cpu_us: Option<f64>,
    pub beside_disk_bytes: Option<f64>,
}

/// From the act of one until all at the table have seen it.
#[derive(Clone, Debug, Serialize)]
pub struct Latency {
    pub p50: f64,
    pub p90: f64,
    pub p99: f64,
    pub p999: f64,
    pub max: f64,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            plan,
            per_step,
            latency_ms,
            ..
        } = self;
        let (tables, players) = (plan.tables, plan.players);
        let game = plan.game.as_deref().unwrap_or("nothing");
        writeln!(
            f,
            "{tables} tables of {players} played {game} for {} s",
            plan.seconds
        )?;
        writeln!(f, "{:>10.0}  steps/s", self.steps_per_s)?;
        writeln!(
            f,
            "{:>10}  steps, {} more were refused",
            self.steps, self.refused
        )?;
        writeln!(
            f,
            "{:>10.2}  frames per step and phone",
            per_step.frames_per_phone
        )?;
        writeln!(
            f,
            "{:>10.0}  bytes per step and phone",
            per_step.bytes_per_phone
        )?;
        if let Some(bytes) = per_step.bytes_per_question {
            writeln!(f, "{bytes:>10.0}  bytes per question and phone")?;
        }
        let Latency {
            p50,
            p90,
            p99,
            p999,
            max,
        } = latency_ms;
        for (name, ms) in [
            ("p50", p50),
            ("p90", p90),
            ("p99", p99),
            ("p99.9", p999),
            ("max", max),
        ] {
            writeln!(f, "{ms:>10.2}  ms until all have seen it, {name}")?;
        }
        if let Some(us) = per_step.beside_cpu_us {
            writeln!(
                f,
                "{us:>10.0}  µs of CPU per step of what works for the server"
            )?;
        }
        match (per_step.server_cpu_us, self.server_kib_per_player) {
            (Some(us), Some(kib)) => {
                writeln!(f, "{us:>10.0}  µs of the server's CPU per step")?;
                write!(f, "{kib:>10.1}  KiB of the server's memory per player")
            }
            _ => write!(
                f,
                "The server is not on this computer: its CPU and memory are not known."
            ),
        }
    }
}

/// Counts stay far below what a float holds exactly.
#[expect(clippy::cast_precision_loss, reason = "see above")]
fn float(number: u64) -> f64 {
    number as f64
}
