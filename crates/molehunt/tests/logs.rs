//! The log as programs read it, of a real server that starts, refuses somebody, drains and ends.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a server that breaks fails its test")]

mod serving;

use std::fs;
use std::io::Read;
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::{Map, Value};
use serving::{SERVE, Serving};
use worlds::get;

/// For the tables of one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("logs")
        .join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn molehunt(folder: &str, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_molehunt"));
    command
        .args(SERVE)
        .args(more)
        .env_remove("RUST_LOG")
        .current_dir(self::folder(folder))
        .stderr(Stdio::piped());
    command
}

fn terminate(child: &Child) {
    let pid = child.id().to_string();
    let told = Command::new("kill").args(["-TERM", &pid]).status().unwrap();
    assert!(told.success());
}

/// Every line, each of which has to be an object with what all have.
fn lines(log: &str) -> Vec<Map<String, Value>> {
    let lines = log.lines().map(|line| {
        let read: Result<Map<String, Value>, _> = serde_json::from_str(line);
        let read = read.unwrap_or_else(|error| panic!("{error}: {line}"));
        for field in ["timestamp", "level", "target", "message"] {
            assert!(read[field].is_string(), "{field}: {line}");
        }
        let is_flat = |value: &Value| !value.is_object() && !value.is_array();
        assert!(read.values().all(is_flat), "{line}");
        read
    });
    lines.collect()
}

fn line<'a>(lines: &'a [Map<String, Value>], message: &str) -> &'a Map<String, Value> {
    let found = lines.iter().find(|line| line["message"] == message);
    found.unwrap_or_else(|| panic!("no {message:?} in {lines:#?}"))
}

#[test]
fn each_line_is_an_object_with_what_belongs_to_it() {
    let more = ["--log", "json", "--metrics", "127.0.0.1:0"];
    let mut command = molehunt("json", &more);
    command
        .args(["--connections-per-address", "1"])
        .args(["--limit", "spare-loopback=no"])
        .env("RUST_LOG", "info,server=debug");
    let mut server = Serving::run(&mut command);
    let held = TcpStream::connect(&server.address).unwrap();
    let mut refused = TcpStream::connect(&server.address).unwrap();
    // In good order or not: what was said has come before.
    drop(refused.read_to_string(&mut String::new()));
    drop(held);
    terminate(&server.child);
    assert!(server.child.wait().unwrap().success());
    let mut log = String::new();
    let mut errors = server.child.stderr.take().unwrap();
    errors.read_to_string(&mut log).unwrap();
    let lines = lines(&log);

    let begun = line(&lines, "serving");
    assert_eq!(begun["level"], "INFO");
    assert_eq!(begun["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(begun["listening"], server.address);
    assert!(begun["connections"].is_u64(), "{begun:?}");
    let metrics = begun["metrics"].as_str().unwrap();
    assert!(server.said.contains(metrics), "{}", server.said);

    let reached = line(&lines, "a limit was reached");
    assert_eq!(reached["level"], "WARN");
    assert_eq!(reached["limit"], "connections-per-address");
    assert_eq!(reached["times"], 1);
    let turned_away = line(&lines, "a connection was turned away");
    assert_eq!(turned_away["why"], "AddressFull");
    for message in ["draining", "stopping"] {
        assert_eq!(line(&lines, message)["target"], "server::run");
    }
}

#[test]
fn a_server_that_cannot_start_says_so_as_it_was_asked_to() {
    for (format, is_object) in [("json", true), ("text", false)] {
        let more = ["--log", format, "--tls-cert", "none", "--tls-key", "none"];
        let ended = molehunt("refused", &more).output().unwrap();
        let said = String::from_utf8(ended.stderr).unwrap();
        assert_eq!(ended.status.code(), Some(1), "{said}");
        if is_object {
            let lines = lines(&said);
            let error = line(&lines, "the server has ended")["error"].as_str();
            assert!(error.is_some_and(|error| error.contains("none")), "{said}");
        } else {
            assert!(said.starts_with("molehunt: "), "{said}");
        }
    }
}

#[test]
fn whoever_asks_a_server_that_drains_once_more_ends_it_at_once() {
    let more = ["--limit", "drain-notice=1d"];
    let mut server = Serving::start(&folder("drains"), &more);
    let address = server.address.parse().unwrap();
    terminate(&server.child);
    let (mut head, mut body) = get(address, "/readyz");
    while head.starts_with("HTTP/1.1 200") {
        // It may not have heard yet.
        (head, body) = get(address, "/readyz");
    }
    assert!(head.starts_with("HTTP/1.1 503"), "{head}");
    assert_eq!(String::from_utf8(body).unwrap(), "draining\n");
    terminate(&server.child);
    assert_eq!(server.child.wait().unwrap().code(), Some(130));
}
