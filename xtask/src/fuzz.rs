//! `cargo xtask fuzz`: looks for commands that a table does not bear, for as long as it is given. The
//! fuzzer is guided by which branches an input takes. What lets it see them are the flags that
//! cargo-fuzz gives to the compiler, so neither that tool nor a nightly compiler is needed.

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::project::Project;
use crate::run::{Log, cargo, line, output, run};

const TARGET: &str = "decide";
/// Long enough for several rounds, short enough to be understood.
const INPUT_BYTES_MAX: usize = 256;
/// The longest run of an input takes a hundredth of it.
const TIMEOUT_SECONDS: u32 = 20;

/// Count every branch, so that the fuzzer sees where an input leads. Compares are not traced: every
/// byte is a choice here, so there is no magic number to find. Nor is there a sanitizer: the rules have
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
    /// How long to look.
    #[arg(default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    seconds: u32,
}

impl Fuzz {
    pub(crate) fn run(self, project: &Project) -> Result<()> {
        Fuzzer::build(project)?.search(self.seconds)
    }
}

struct Fuzzer {
    program: PathBuf,
    /// Inputs that every test runs.
    seeds: PathBuf,
    /// Inputs that were found here; they make the next search start where this one ended.
    corpus: PathBuf,
    failures: PathBuf,
}

impl Fuzzer {
    fn build(project: &Project) -> Result<Self> {
        require_cpp()?;
        let host = host()?;
        let target = project.target()?.join("fuzz");
        let manifest = project.root().join("fuzz/Cargo.toml");
        // With a target named, build scripts and macros are built without the flags.
        let mut build = cargo(project.root(), &["build", "--release", "--locked"]);
        build.args(["--target", &host, "--bin", TARGET]);
        build.arg("--manifest-path").arg(manifest);
        build.arg("--target-dir").arg(&target);
        build.env("CARGO_ENCODED_RUSTFLAGS", FLAGS.join("\x1f"));
        run(build, &Log::Screen)?;
        let fuzzer = Self {
            program: target.join(host).join("release").join(TARGET),
            seeds: project.root().join("fuzz/seeds").join(TARGET),
            corpus: target.join("corpus").join(TARGET),
            failures: target.join("failures").join(TARGET),
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
        search.arg(format!("-max_total_time={seconds}"));
        search.arg(format!("-max_len={INPUT_BYTES_MAX}"));
        search.arg(format!("-timeout={TIMEOUT_SECONDS}"));
        // Rounds are long, so short inputs alone teach it little.
        search.args(["-len_control=0", "-print_final_stats=1"]);
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
