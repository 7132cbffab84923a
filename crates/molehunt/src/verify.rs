//! `molehunt verify`: whether rounds that phones have saved were dealt as they had to be. Asks no server and reads
//! nothing but these files.

#![expect(clippy::print_stdout, reason = "a player reads the terminal")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use fair::proof::FILE_BYTES_MAX;
use fair::{Check, Outcome, Report, Verdict};

use crate::exit::DEAL_DIFFERS;

/// What a path is called that means standard input.
const STDIN: &str = "-";

#[derive(Args, Debug)]
#[command(after_help = "\
Exit code: 0 if nothing is wrong, proved or not; 5 if something differs; 1 if a file cannot be read or is no proof.
docs/fair-deal.md says what is checked and what that proves.")]
pub(crate) struct Verify {
    /// Files that phones have saved of rounds; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl Verify {
    pub(crate) fn run(self) -> ExitCode {
        let mut evening = Evening::default();
        for file in &self.files {
            let name = file.display();
            match read(file) {
                Ok(Ok(report)) => {
                    println!("{name}\n{}", told(&report));
                    evening.add(&report);
                }
                Ok(Err(fault)) => {
                    println!("{name}\n  This is no proof as phones save it: {fault}.\n");
                    evening.unreadable += 1;
                }
                Err(error) => {
                    eprintln!("molehunt: {error:#}");
                    evening.unreadable += 1;
                }
            }
        }
        print!("{}", evening.told());
        evening.code()
    }
}

/// Never more of the file than a proof may have, however large it is.
fn read(path: &Path) -> anyhow::Result<Result<Report, fair::proof::Fault>> {
    let most = FILE_BYTES_MAX as u64 + 1;
    let mut bytes = Vec::new();
    if path == Path::new(STDIN) {
        let stdin = io::stdin().lock().take(most).read_to_end(&mut bytes);
        stdin.context("standard input cannot be read")?;
    } else {
        let file = File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes));
        file.with_context(|| format!("{} cannot be read", path.display()))?;
    }
    Ok(fair::verify(&bytes))
}

/// The verdict, what people can read to each other, and then every check.
fn told(report: &Report) -> String {
    let mut text = format!("  {}\n", report.verdict);
    let Report { table, round, .. } = report;
    let code = match &report.code {
        Some(code) => format!("round code {code}: whoever has another one was shown another deal"),
        None => "no round code".to_owned(),
    };
    put(
        &mut text,
        format_args!("  Table {table}, round {round}, {code}.\n"),
    );
    let lists = [
        ("What differs", Outcome::Fails),
        ("What is as it has to be", Outcome::Holds),
        ("What cannot be checked", Outcome::Unknown),
    ];
    for (title, outcome) in lists {
        let is_here = |check: &&Check| check.outcome == outcome;
        let here: Vec<&Check> = report.checks.iter().filter(is_here).collect();
        if !here.is_empty() {
            put(&mut text, format_args!("\n  {title}\n"));
        }
        for check in here {
            put(&mut text, format_args!("    {}.\n", check.says));
        }
    }
    text
}

fn put(text: &mut String, more: std::fmt::Arguments<'_>) {
    text.write_fmt(more)
        .expect("a text takes whatever is written");
}

/// What all files say together.
#[derive(Debug, Default)]
struct Evening {
    proved: usize,
    not_proved: usize,
    wrong: usize,
    unreadable: usize,
    /// The codes of each round, by its table.
    codes: BTreeMap<(String, u32), Vec<String>>,
}

impl Evening {
    fn add(&mut self, report: &Report) {
        match report.verdict {
            Verdict::Proved { .. } | Verdict::WithoutThisPhone => self.proved += 1,
            Verdict::NotProved => self.not_proved += 1,
            Verdict::Wrong => self.wrong += 1,
        }
        if let Some(code) = &report.code {
            let round = (report.table.clone(), report.round);
            let codes = self.codes.entry(round).or_default();
            if !codes.contains(code) {
                codes.push(code.clone());
            }
        }
    }

    /// Rounds that phones were shown in more than one way. Each of their files may be right by itself.
    fn split(&self) -> impl Iterator<Item = (&(String, u32), &Vec<String>)> {
        self.codes.iter().filter(|(_, codes)| codes.len() > 1)
    }

    /// Nothing where there is one file, which has said it all.
    fn told(&self) -> String {
        let mut text = String::new();
        for ((table, round), codes) in self.split() {
            let codes = codes.join(" and ");
            put(
                &mut text,
                format_args!(
                    "Table {table}, round {round} has more than one round code here: {codes}.\n\
                     Phones were shown different deals, or a backup was put back and the round played again.\n"
                ),
            );
        }
        let counts = [self.proved, self.not_proved, self.wrong, self.unreadable];
        if counts.iter().sum::<usize>() > 1 {
            let [proved, not_proved, wrong, unreadable] = counts;
            put(
                &mut text,
                format_args!(
                    "Proved: {proved}. Not proved: {not_proved}. Wrong: {wrong}. No proof: {unreadable}.\n"
                ),
            );
        }
        text
    }

    fn code(&self) -> ExitCode {
        if self.wrong > 0 || self.split().next().is_some() {
            DEAL_DIFFERS.into()
        } else if self.unreadable > 0 {
            ExitCode::FAILURE
        } else {
            ExitCode::SUCCESS
        }
    }
}
