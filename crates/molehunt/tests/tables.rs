//! What an operator does with the data file: restore it, check it, look into it, take a table out, delete one.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a command that breaks fails its test")]

mod serving;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use journal::{Appended, CommandId, Journal, Limits, SqliteJournal, Version};
use serving::{SERVE, Serving};

/// Three tables in mid-round, written by an older build.
const BACKUP: &[u8] = include_bytes!("../../server/tests/it/tables/v1.db");
const SPIES: &str = "BXFLQ";

/// With the backup in it and nothing else.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("tables")
        .join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("backup.sqlite3"), BACKUP).unwrap();
    folder
}

fn restored(name: &str) -> PathBuf {
    let folder = folder(name);
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

fn serve(folder: &Path) -> Serving {
    Serving::start(folder, &[])
}

/// One letter of a name, in a record that has no checksum.
fn spoil(file: &Path) {
    let mut bytes = fs::read(file).unwrap();
    let key = br#""at_ms""#;
    let at = bytes.windows(key.len()).position(|part| part == key);
    bytes[at.unwrap()] = b'X';
    fs::write(file, bytes).unwrap();
}

#[test]
fn a_backup_is_restored_while_no_server_runs_and_what_was_there_is_kept() {
    let folder = folder("restored");
    let restore = ["restore", "--data", "data", "backup.sqlite3"];
    let said = told(&folder, 0, &restore);
    assert!(
        said.contains("Restored 3 tables; the last change was at 20"),
        "{said}"
    );
    let said = told(&folder, 3, &restore);
    assert!(said.contains("--replace"), "{said}");
    let replace = ["restore", "--data", "data", "backup.sqlite3", "--replace"];
    let server = serve(&folder);
    assert!(server.said.contains("3 were found"), "{}", server.said);
    let said = told(&folder, 3, &replace);
    assert!(said.contains("in use"), "{said}");
    drop(server);
    let said = told(&folder, 0, &replace);
    let (_, aside) = said.split_once("What was there before is in ").unwrap();
    assert!(
        folder.join(aside.trim()).join("tables.sqlite3").is_file(),
        "{said}"
    );
    assert!(serve(&folder).said.contains("3 were found"));
}

#[test]
fn a_backup_with_a_table_that_cannot_be_read_is_restored_only_if_that_was_said() {
    let folder = folder("damaged");
    spoil(&folder.join("backup.sqlite3"));
    let restore = ["restore", "--data", "data", "backup.sqlite3"];
    let said = told(&folder, 3, &restore);
    assert!(
        said.contains("table ") && said.contains("malformed"),
        "{said}"
    );
    assert!(!folder.join("data/tables.sqlite3").exists());
    told(&folder, 0, &[&restore[..], &["--damaged-too"]].concat());
    let said = told(&folder, 3, &["check", "--data", "data"]);
    assert!(
        said.contains("malformed") && said.contains("is damaged"),
        "{said}"
    );
    let said = told(&folder, 0, &["tables", "list", "--data", "data"]);
    assert_eq!(said.matches("cannot be read").count(), 1, "{said}");
}

#[test]
fn tables_are_listed_and_shown_without_a_card_while_a_server_runs() {
    let folder = restored("shown");
    let _server = serve(&folder);
    let said = told(&folder, 0, &["tables", "list", "--data", "data"]);
    assert_eq!(said.lines().count(), 3, "{said}");
    let line = said.lines().find(|line| line.starts_with(SPIES)).unwrap();
    assert!(
        line.contains("4 seats  spy, vote") && line.contains(" bytes"),
        "{line}"
    );
    let said = told(&folder, 0, &["tables", "show", "bxflq", "--data", "data"]);
    assert!(
        said.contains(", host") && said.contains("Last change: 20"),
        "{said}"
    );
    let said = told(
        &folder,
        0,
        &["tables", "show", SPIES, "--json", "--data", "data"],
    );
    // Nothing else can be in it than what anybody may watch.
    let table: wire::TableView = serde_json::from_str(&said).unwrap();
    assert_eq!((table.code.as_str(), table.seats.len()), (SPIES, 4));
    told(&folder, 1, &["tables", "show", "ZZZZZ", "--data", "data"]);
    told(&folder, 0, &["check", "--data", "data"]);
}

#[test]
fn columns_stand_below_each_other_though_codes_differ_in_length() {
    let folder = restored("columns");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let file = folder.join("data/tables.sqlite3");
        let journal = SqliteJournal::open(&file, Limits::default()).await.unwrap();
        let (room, id) = ("KRZNBCDF".parse().unwrap(), CommandId([7; 16]));
        let begun = journal.append(&room, Version::EMPTY, id, u32::MAX, "{}".into());
        assert!(matches!(begun.await.unwrap(), Appended::Committed(_)));
        journal.close().await.unwrap();
    });
    let said = told(&folder, 0, &["tables", "list", "--data", "data"]);
    assert_eq!(said.matches("KRZNBCDF  20").count(), 1, "{said}");
    assert_eq!(said.matches("BXFLQ     20").count(), 1, "{said}");
    assert_eq!(said.lines().count(), 4, "{said}");
}

#[test]
fn one_table_is_taken_out_while_a_server_runs_and_another_server_opens_it() {
    let folder = restored("exported");
    let server = serve(&folder);
    fs::create_dir(folder.join("elsewhere")).unwrap();
    let export = [
        "tables",
        "export",
        SPIES,
        "elsewhere/tables.sqlite3",
        "--data",
        "data",
    ];
    let said = told(&folder, 0, &export);
    assert!(said.contains("the cards of a round"), "{said}");
    told(&folder, 3, &export);
    drop(server);
    let show = |data| {
        told(
            &folder,
            0,
            &["tables", "show", SPIES, "--json", "--data", data],
        )
    };
    assert_eq!(show("elsewhere"), show("data"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_molehunt"));
    command.args(&SERVE[..3]).args(["--data", "elsewhere"]);
    let server = Serving::run(command.current_dir(&folder));
    assert!(server.said.contains("1 was found"), "{}", server.said);
}

#[test]
fn a_table_is_deleted_only_if_that_was_said_and_no_server_runs() {
    let folder = restored("deleted");
    let delete = ["tables", "delete", SPIES, "--data", "data"];
    let said = told(&folder, 1, &delete);
    assert!(said.contains("--yes"), "{said}");
    let sure = [&delete[..], &["--yes"]].concat();
    let server = serve(&folder);
    told(&folder, 3, &sure);
    drop(server);
    told(&folder, 0, &sure);
    let said = told(&folder, 0, &["tables", "list", "--data", "data"]);
    assert!(said.lines().count() == 2 && !said.contains(SPIES), "{said}");
    told(&folder, 1, &sure);
}

#[test]
fn commands_that_look_make_no_data_where_there_are_none() {
    let folder = folder("nothing");
    for command in [
        &["check"][..],
        &["tables", "list"],
        &["tables", "delete", SPIES, "--yes"],
    ] {
        told(&folder, 3, &[command, &["--data", "data"]].concat());
    }
    assert!(!folder.join("data").exists());
}

/// A page that no table needs at the start, so that the server comes up.
#[test]
fn a_file_that_is_damaged_is_named_at_the_start() {
    let folder = restored("warned");
    let file = folder.join("data/tables.sqlite3");
    let mut bytes = fs::read(&file).unwrap();
    let last = bytes.len() - 4096;
    bytes[last..last + 100].fill(0xaa);
    fs::write(&file, bytes).unwrap();
    let said = told(&folder, 3, &["check", "--data", "data"]);
    assert!(said.contains("is damaged"), "{said}");
    let mut command = Command::new(env!("CARGO_BIN_EXE_molehunt"));
    command
        .args(SERVE)
        .current_dir(&folder)
        .stderr(Stdio::piped());
    let mut server = Serving::run(&mut command);
    let errors = std::io::BufReader::new(server.child.stderr.take().unwrap());
    let mut lines = std::io::BufRead::lines(errors).map(Result::unwrap);
    assert!(lines.any(|line| line.contains("the data file is damaged")));
}
