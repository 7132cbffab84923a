//! Limits on the command line, and what is said of them.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a server that breaks fails its test")]

mod serving;

use std::fs;
use std::io::Read;
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serving::{SERVE, Serving};

/// For the tables of one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("limits")
        .join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn molehunt(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_molehunt"));
    command.args(arguments);
    command
}

#[test]
fn names_are_listed_and_heeded_and_what_is_none_is_refused_in_words() {
    let listed = molehunt(&["serve", "--limits"]).output().unwrap();
    let listed = String::from_utf8(listed.stdout).unwrap();
    for line in [
        "screens=500\n",
        "screens-per-address=20\n",
        "seat-remembered=10m\n",
    ] {
        assert!(listed.contains(line), "{listed}");
    }
    let more = ["--limit", "screens=5", "--limit", "message=30s,write=1m"];
    drop(Serving::start(&folder("heeded"), &more));
    for (limit, words) in [
        ("fun=5", "no limit called \"fun\""),
        ("screens=lots", "it is a number"),
    ] {
        let refused = molehunt(&["serve", "--limit", limit]).output().unwrap();
        let said = String::from_utf8(refused.stderr).unwrap();
        assert_eq!(refused.status.code(), Some(2), "{said}");
        assert!(said.contains(words), "{said}");
    }
}

#[test]
fn a_limit_that_is_reached_is_told_once_to_whoever_runs_the_server() {
    let mut command = molehunt(&SERVE);
    command
        .args(["--connections-per-address", "1"])
        .env("MOLEHUNT_LIMIT", "screens=5,spare-loopback=no")
        .env_remove("RUST_LOG")
        .current_dir(folder("reached"))
        .stderr(Stdio::piped());
    let mut server = Serving::run(&mut command);
    let held = TcpStream::connect(&server.address).unwrap();
    for _ in 0..20 {
        let mut refused = TcpStream::connect(&server.address).unwrap();
        let mut told = String::new();
        // In good order or not: what was said has come before.
        drop(refused.read_to_string(&mut told));
        let words = "Too many connections from this address";
        assert!(told.contains(words), "{told}");
    }
    server.child.kill().unwrap();
    let (mut log, errors) = (String::new(), server.child.stderr.take());
    errors.unwrap().read_to_string(&mut log).unwrap();
    let mut lines = log.lines();
    let told = lines.find(|line| line.contains("a limit was reached"));
    assert!(
        told.is_some_and(|line| line.contains("connections-per-address")),
        "{log}"
    );
    assert!(
        !lines.any(|line| line.contains("a limit was reached")),
        "{log}"
    );
    drop(held);
}
