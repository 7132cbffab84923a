//! Tables that move to another data directory, as an operator does it.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a command that breaks fails its test")]

mod serving;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use cluster::Cluster;
use journal::Archive;
use serving::Serving;

/// Three tables in mid-round, written by an older build.
const BACKUP: &[u8] = include_bytes!("../../server/tests/it/tables/v1.db");

const MIGRATE: [&str; 5] = ["migrate", "--from", "data", "--to", "sqlite:there"];

/// With the backup restored in `data`, and nothing else.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("migrate")
        .join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("backup.sqlite3"), BACKUP).unwrap();
    told(&folder, 0, &["restore", "--data", "data", "backup.sqlite3"]);
    folder
}

/// What a command says that ends with this code.
fn told(folder: &Path, code: i32, command: &[&str]) -> String {
    let mut molehunt = Command::new(env!("CARGO_BIN_EXE_molehunt"));
    let ended = molehunt.args(command).current_dir(folder).output().unwrap();
    assert_eq!(ended.status.code(), Some(code), "{command:?}: {ended:?}");
    String::from_utf8(ended.stdout).unwrap() + &String::from_utf8(ended.stderr).unwrap()
}

fn epoch(folder: &Path, data: &str) -> u64 {
    let archive = Archive::open(&folder.join(data).join("tables.sqlite3"));
    archive.unwrap().epoch().unwrap()
}

#[test]
fn tables_move_and_a_server_goes_on_with_them() {
    let folder = folder("moved");
    let said = told(&folder, 0, &MIGRATE);
    assert!(said.contains("Moved 3 tables"), "{said}");
    told(&folder, 0, &["check", "--data", "there"]);
    assert_eq!(epoch(&folder, "data"), epoch(&folder, "there"));
    let listed = |data| told(&folder, 0, &["tables", "list", "--data", data]);
    let codes = |said: &str| {
        said.lines()
            .map(|line| line[..5].to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(codes(&listed("data")), codes(&listed("there")));
    // Twice is once.
    told(&folder, 0, &MIGRATE);
    fs::rename(folder.join("data"), folder.join("left")).unwrap();
    fs::rename(folder.join("there"), folder.join("data")).unwrap();
    let server = Serving::start(&folder, &[]);
    assert!(server.said.contains("3 were found"), "{}", server.said);
}

#[test]
fn nothing_moves_while_a_server_has_the_tables_at_either_end() {
    let folder = folder("in-use");
    let server = Serving::start(&folder, &[]);
    let said = told(&folder, 3, &MIGRATE);
    assert!(said.contains("in use"), "{said}");
    let back = ["migrate", "--from", "there", "--to", "data"];
    let said = told(&folder, 3, &back);
    assert!(said.contains("there is no"), "{said}");
    drop(server);
    told(&folder, 0, &MIGRATE);
}

#[test]
fn what_was_played_since_is_not_written_over() {
    let folder = folder("since");
    told(&folder, 0, &MIGRATE);
    let code = &told(&folder, 0, &["tables", "list", "--data", "data"])[..5];
    told(
        &folder,
        0,
        &["tables", "delete", code, "--data", "data", "--yes"],
    );
    let said = told(&folder, 1, &MIGRATE);
    assert!(said.contains("1 other table"), "{said}");
    let same = ["migrate", "--from", "data", "--to", "data"];
    assert!(told(&folder, 1, &same).contains("already"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_move_to_a_cluster_and_back() {
    let cluster = Cluster::of_three().await.unwrap();
    let (folder, url) = (folder("cluster"), cluster.url());
    let to = ["migrate", "--from", "data", "--to", &url];
    let back = ["migrate", "--from", &url, "--to", "back"];
    let said = told(&folder, 0, &to);
    assert!(said.contains("Moved 3 tables"), "{said}");
    // Whoever was cut short begins again.
    told(&folder, 0, &to);

    let node = Serving::start(&folder, &["--journal", &url]);
    for way in [&to, &back] {
        let said = told(&folder, 1, way);
        assert!(said.contains("stop all servers"), "{said}");
    }
    drop(node);
    told(&folder, 0, &back);
    assert_eq!(epoch(&folder, "data"), epoch(&folder, "back"));
    let shown = |data| {
        let listed = told(&folder, 0, &["tables", "list", "--data", data]);
        let show = |line: &str| {
            told(
                &folder,
                0,
                &["tables", "show", &line[..5], "--json", "--data", data],
            )
        };
        listed.lines().map(show).collect::<Vec<_>>()
    };
    assert_eq!(shown("data").len(), 3);
    assert_eq!(shown("data"), shown("back"));
}
