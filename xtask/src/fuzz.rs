//! `cargo xtask fuzz`: looks for what a table, a file or a server does not bear, for as long as it is given. The
//! fuzzer is guided by which branches an input takes. What lets it see them are the flags that
//! cargo-fuzz gives to the compiler, so neither that tool nor a nightly compiler is needed.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::str::FromStr;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::project::Project;
use crate::run::{Log, cargo, line, output, run};

/// One program in `fuzz/`, and what it is started with.
#[derive(Debug)]
struct Target {
    name: &'static str,
    /// Short enough to be understood.
    input_bytes_max: usize,
    /// Where short inputs alone teach it little: rounds are long.
    begins_long: bool,
}

const fn target(name: &'static str, input_bytes_max: usize) -> Target {
    Target {
        name,
        input_bytes_max,
        begins_long: false,
    }
}

const TARGETS: [Target; 7] = [
    Target {
        begins_long: true,
        ..target("decide", 256)
    },
    target("frames", 1_000),
    target("heads", 1_500),
    target("house", 600),
    target("packs", 2_000),
    target("records", 5_000),
    target("uploads", 10_000),
];

const SECONDS: u32 = 60;

/// The longest run of an input takes a hundredth of it.
const TIMEOUT_SECONDS: u32 = 20;

/// Count every branch, so that the fuzzer sees where an input leads. Compares are not traced: either every
/// byte is a choice, or there is a dictionary of the words to find. Nor is there a sanitizer: there is
/// no unsafe code, and one would need a nightly compiler.
const FLAGS: [&str; 6] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Ccodegen-units=1",
    "--cfg=fuzzing",
];

#[derive(Debug, Args)]
pub(crate) struct Fuzz {
    /// Which target, and for how many seconds: all of them share a minute, if neither is said.
    #[arg(num_args = 0..=2, value_names = ["TARGET", "SECONDS"])]
    wish: Vec<Wish>,
}

#[derive(Clone, Copy, Debug)]
enum Wish {
    Target(&'static Target),
    Seconds(u32),
}

impl FromStr for Wish {
    type Err = String;

    fn from_str(said: &str) -> Result<Self, String> {
        let target = TARGETS.iter().find(|target| target.name == said);
        let seconds = said.parse().ok().filter(|seconds| *seconds > 0);
        let wish = target.map(Self::Target).or(seconds.map(Self::Seconds));
        wish.ok_or_else(|| {
            let names = TARGETS.map(|target| target.name).join(", ");
            format!("neither a number of seconds nor one of {names}")
        })
    }
}

impl Fuzz {
    pub(crate) fn run(self, project: &Project) -> Result<()> {
        let (mut targets, mut seconds) = (Vec::new(), SECONDS);
        for wish in self.wish {
            match wish {
                Wish::Target(target) => targets.push(target),
                Wish::Seconds(wished) => seconds = wished,
            }
        }
        if targets.is_empty() {
            targets.extend(&TARGETS);
        }
        let each = (seconds / u32::try_from(targets.len())?).max(1);
        let programs = build(project)?;
        for target in targets {
            Fuzzer::of(project, &programs, target)?.search(each)?;
        }
        Ok(())
    }
}

/// All of them, and says where they lie.
fn build(project: &Project) -> Result<PathBuf> {
    require_cpp()?;
    let host = host()?;
    let folder = project.target()?.join("fuzz");
    // With a target named, build scripts and macros are built without the flags.
    let mut build = cargo(project.root(), &["build", "--release", "--locked"]);
    build.args(["--target", &host]);
    let manifest = project.root().join("fuzz/Cargo.toml");
    build.arg("--manifest-path").arg(manifest);
    build.arg("--target-dir").arg(&folder);
    build.env("CARGO_ENCODED_RUSTFLAGS", FLAGS.join("\x1f"));
    run(build, &Log::Screen)?;
    Ok(folder.join(host).join("release"))
}

struct Fuzzer {
    target: &'static Target,
    program: PathBuf,
    /// Inputs that every test runs.
    seeds: PathBuf,
    /// Words that inputs are made of, if there are any.
    words: PathBuf,
    /// Inputs that were found here; they make the next search start where this one ended.
    corpus: PathBuf,
    failures: PathBuf,
}

impl Fuzzer {
    fn of(project: &Project, programs: &Path, target: &'static Target) -> Result<Self> {
        let name = target.name;
        let (own, found) = (project.root().join("fuzz"), project.target()?.join("fuzz"));
        let fuzzer = Self {
            target,
            program: programs.join(name),
            seeds: own.join("seeds").join(name),
            words: own.join("words").join(name).with_extension("dict"),
            corpus: found.join("corpus").join(name),
            failures: found.join("failures").join(name),
        };
        for folder in [&fuzzer.corpus, &fuzzer.failures] {
            fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        }
        Ok(fuzzer)
    }

    fn search(&self, seconds: u32) -> Result<()> {
        let mut prefix = OsString::from("-artifact_prefix=");
        prefix.push(self.failures.join(""));
        let mut search = Command::new(&self.program);
        search.args([&self.corpus, &self.seeds]).arg(prefix);
        if self.words.exists() {
            let mut words = OsString::from("-dict=");
            words.push(&self.words);
            search.arg(words);
        }
        search.arg(format!("-max_total_time={seconds}"));
        search.arg(format!("-max_len={}", self.target.input_bytes_max));
        search.arg(format!("-timeout={TIMEOUT_SECONDS}"));
        search.arg("-print_final_stats=1");
        if self.target.begins_long {
            search.arg("-len_control=0");
        }
        let how = format!(
            "The search broke off. If an input did it, that lies in\n{}\nand runs again with\n{} FILE",
            self.failures.display(),
            self.program.display()
        );
        run(search, &Log::Screen).context(how)
    }
}

/// The fuzzer is written in C++ and built along.
fn require_cpp() -> Result<()> {
    let named = std::env::var_os("CXX");
    let mut compiler = Command::new(named.unwrap_or_else(|| "c++".into()));
    compiler.arg("--version");
    if output(compiler)?.is_none() {
        bail!(
            "The fuzzer needs a C++ compiler, and there is none. On Debian:\n\
             sudo apt-get install g++\n\
             Another one can be named: CXX=clang++ cargo xtask fuzz"
        );
    }
    Ok(())
}

/// The platform we are on, as the compiler calls it.
fn host() -> Result<String> {
    let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    rustc.args(["--version", "--verbose"]);
    let asked = line(&rustc);
    let said = output(rustc)?.unwrap_or_default();
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.with_context(|| format!("`{asked}` does not name its host"))?;
    if cfg!(not(unix)) {
        bail!("libFuzzer is built here for Linux and macOS only; this is {host}");
    }
    Ok(host.to_owned())
}
