//! Runs steps side by side, each as soon as what it needs is done, and shows what one printed when
//! it is over: two at once on a screen help nobody.

use std::fs;
use std::path::PathBuf;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Error, Result};

use crate::project::Project;
use crate::run::Log;
use crate::test::slowest;
use crate::test::step::Step;

/// As many as two cores bear: most steps keep more than one busy by themselves.
const LANES: usize = 2;
/// How often a long run says that it is still there.
const STILL_HERE: Duration = Duration::from_secs(30);

#[derive(Debug)]
pub(crate) struct Done {
    pub(crate) step: Step,
    pub(crate) from: Instant,
    pub(crate) took: Duration,
    pub(crate) result: Result<()>,
    printed: String,
}

impl Done {
    pub(crate) fn failure(self) -> Option<(Step, Error)> {
        self.result.err().map(|error| (self.step, error))
    }

    /// The tests that said how long they took.
    pub(crate) fn tests(&self) -> Vec<(String, Duration)> {
        slowest::timed(&self.printed)
    }
}

pub(crate) fn alone(step: Step, project: &Project, quick: bool) -> Done {
    timed(step, project, quick, &Log::Screen)
}

/// After a failure nothing new begins; what has begun comes to its end.
pub(crate) fn side_by_side(plan: &[Step], project: &Project, quick: bool) -> Result<Vec<Done>> {
    let logs = project.target()?.join("test-logs");
    fs::create_dir_all(&logs).with_context(|| format!("{} cannot be made", logs.display()))?;
    let began = Instant::now();
    let mut waiting = plan.to_vec();
    let mut running = Vec::new();
    let mut done: Vec<Done> = Vec::new();
    let (send, ended) = mpsc::channel();
    thread::scope(|scope| {
        loop {
            let failed = done.iter().any(|done| done.result.is_err());
            while !failed && running.len() < LANES {
                let Some(step) = next(&waiting, &running, &done) else {
                    break;
                };
                waiting.retain(|other| *other != step);
                running.push(step);
                eprintln!("-- {} begins", step.name());
                let (send, log) = (send.clone(), logs.join(format!("{}.log", step.name())));
                scope.spawn(move || send.send(logged(step, project, quick, log)));
            }
            if running.is_empty() {
                break;
            }
            match ended.recv_timeout(STILL_HERE) {
                Ok(end) => {
                    running.retain(|step| *step != end.step);
                    show(&end);
                    done.push(end);
                }
                Err(_) => {
                    let names: Vec<_> = running.iter().map(|step| step.name()).collect();
                    let at = began.elapsed().as_secs();
                    eprintln!("-- {at} s, still at it: {}", names.join(", "));
                }
            }
        }
    });
    Ok(done)
}

/// The first step that waits for nothing.
fn next(waiting: &[Step], running: &[Step], done: &[Done]) -> Option<Step> {
    let open = |need: &Step| waiting.contains(need) || running.contains(need);
    let failed = |need: &Step| done.iter().any(|d| d.step == *need && d.result.is_err());
    let mut free = waiting.iter().copied();
    free.find(|step| !step.needs().iter().any(|need| open(need) || failed(need)))
}

fn logged(step: Step, project: &Project, quick: bool, path: PathBuf) -> Done {
    let mut done = match Log::file(&path) {
        Ok(log) => timed(step, project, quick, &log),
        Err(error) => Done {
            result: Err(error),
            ..Done::now(step)
        },
    };
    done.printed = fs::read(&path).map_or(String::new(), |bytes| {
        String::from_utf8_lossy(&bytes).into_owned()
    });
    done
}

fn timed(step: Step, project: &Project, quick: bool, log: &Log) -> Done {
    let now = Done::now(step);
    let result = step.run(project, quick, log);
    Done {
        took: now.from.elapsed(),
        result,
        ..now
    }
}

impl Done {
    fn now(step: Step) -> Self {
        Self {
            step,
            from: Instant::now(),
            took: Duration::ZERO,
            result: Ok(()),
            printed: String::new(),
        }
    }
}

fn show(done: &Done) {
    let word = if done.result.is_ok() { "ok" } else { "FAILED" };
    let (name, took) = (done.step.name(), done.took.as_secs());
    eprintln!("\n== {name}: {word} after {took} s\n{}", done.printed);
}
