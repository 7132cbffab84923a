//! Data that went back in time: restored on purpose, or lost by the disk. Phones have seen more than the log holds.

#![expect(clippy::unwrap_used, reason = "a file that breaks fails its test")]

use std::fs;
use std::path::{Path, PathBuf};

use journal::{Limits, Restoring, SqliteJournal, back_up};
use server::Config;
use tempfile::TempDir;
use wire::{ClientIn, ClientOut, Intent, Seen};

use crate::harness::{Phone, Seated, TestServer, token};

type Filed = TestServer<SqliteJournal>;

struct Disk {
    _folder: TempDir,
    data: PathBuf,
    backup: PathBuf,
}

impl Disk {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("data")).unwrap();
        Self {
            data: folder.path().join("data/tables.sqlite3"),
            backup: folder.path().join("backup.sqlite3"),
            _folder: folder,
        }
    }

    async fn serve(&self) -> Filed {
        let journal = SqliteJournal::open(&self.data, Limits::default()).await;
        TestServer::on(journal.unwrap(), Config::default())
    }
}

fn lock(locked: bool) -> Intent {
    Intent::Lock { locked }
}

/// Does something so many times and says what it has seen then.
async fn play(phone: &mut Phone, numbers: std::ops::RangeInclusive<u64>) -> Seen {
    for n in numbers {
        let (_, answer) = phone.act(n, lock(n % 2 == 1)).await;
        assert_eq!(answer, ClientOut::Done { n });
    }
    phone.seen()
}

async fn come_back(phone: &mut Phone, number: u8, seen: Option<Seen>) {
    phone
        .send(&ClientIn::Enter {
            protocol: Some(wire::PROTOCOL),
            token: token(number),
            name: None,
            key: None,
            avatar: None,
            seen,
            fair: false,
            bot: false,
        })
        .await;
}

/// Whether the next frame says that something was lost, and the greeting after it.
async fn greeted(phone: &mut Phone) -> (Option<u64>, Seated) {
    let first = phone.hear().await;
    if let ClientOut::SetBack { rev } = first {
        return (Some(rev), phone.seated().await);
    }
    (None, phone.seated_by(first).await)
}

/// Two phones at a table of which a backup has less than they have seen.
struct Evening {
    disk: Disk,
    code: String,
    seen: Seen,
}

impl Evening {
    async fn played() -> (Self, Filed) {
        let disk = Disk::new();
        let server = disk.serve().await;
        let code = server.open_table().await;
        let mut ann = server.phone(&code).await;
        ann.enter(token(1), Some("Ann")).await;
        let mut ben = server.phone(&code).await;
        ben.enter(token(2), Some("Ben")).await;
        play(&mut ann, 1..=3).await;
        back_up(&disk.data, &disk.backup).unwrap();
        let seen = play(&mut ann, 4..=9).await;
        (Self { disk, code, seen }, server)
    }

    /// The disk forgets what the backup has not, and nobody knows.
    fn lose(&self) {
        fs::copy(&self.disk.backup, &self.disk.data).unwrap();
    }
}

#[tokio::test]
async fn a_restored_table_is_shown_in_a_higher_epoch_and_goes_on() {
    let (evening, server) = Evening::played().await;
    let Evening { disk, code, seen } = &evening;
    server.stop().await;
    let restoring = Restoring::begin(&disk.data, &disk.backup, true).unwrap();
    restoring.put_in_place("now").unwrap();
    let server = disk.serve().await;
    let mut ann = server.phone(code).await;
    assert!(ann.epoch > seen.epoch);
    come_back(&mut ann, 1, Some(*seen)).await;
    let (lost, seated) = greeted(&mut ann).await;
    assert_eq!(seated.last_n, 3);
    assert_eq!(lost, Some(ann.seen().rev));
    assert!(ann.seen().rev < seen.rev);
    // A number that was used before in the other epoch, and then one that was not.
    play(&mut ann, 9..=10).await;
}

#[tokio::test]
async fn what_the_disk_has_lost_is_told_to_everybody_whoever_noticed() {
    let (evening, server) = Evening::played().await;
    let Evening { disk, code, seen } = &evening;
    server.stop().await;
    evening.lose();
    let server = disk.serve().await;
    let mut tv = server.phone(code).await;
    tv.watch().await;
    let mut ben = server.phone(code).await;
    assert_eq!(ben.epoch, seen.epoch);
    // Somebody who names nothing is believed nothing.
    come_back(&mut ben, 2, None).await;
    assert_eq!(greeted(&mut ben).await.0, None);
    let mut ann = server.phone(code).await;
    come_back(&mut ann, 1, Some(*seen)).await;
    let (lost, seated) = greeted(&mut ann).await;
    assert_eq!(seated.last_n, 3);
    let left = lost.unwrap();
    assert!(left < seen.rev);
    for phone in [&mut tv, &mut ben] {
        assert_eq!(set_back(phone).await, left);
    }
    // Those who come later are told the same, and nobody is told again.
    play(&mut ann, 4..=5).await;
    let mut again = server.phone(code).await;
    come_back(
        &mut again,
        2,
        Some(Seen {
            rev: 1 << 40,
            ..*seen
        }),
    )
    .await;
    assert_eq!(greeted(&mut again).await.0, Some(left));
    again
        .send(&ClientIn::Intent {
            n: 1,
            intent: lock(true),
        })
        .await;
    let next = ann.hear_until(|frame| match frame {
        ClientOut::SetBack { .. } | ClientOut::Presence { .. } => Some(frame),
        _ => None,
    });
    assert!(matches!(next.await, ClientOut::Presence { .. }));
}

async fn set_back(phone: &mut Phone) -> u64 {
    phone
        .hear_until(|frame| match frame {
            ClientOut::SetBack { rev } => Some(rev),
            _ => None,
        })
        .await
}

#[tokio::test]
async fn only_a_token_that_held_a_seat_before_is_believed() {
    let (evening, server) = Evening::played().await;
    let Evening { code, seen, .. } = &evening;
    let beyond = Seen {
        rev: seen.rev + 100,
        ..*seen
    };
    let mut ann = server.phone(code).await;
    come_back(&mut ann, 1, Some(*seen)).await;
    assert_eq!(greeted(&mut ann).await.0, None);
    play(&mut ann, 10..=10).await;
    let mut liar = server.phone(code).await;
    liar.send(&ClientIn::Enter {
        protocol: Some(wire::PROTOCOL),
        token: token(3),
        name: Some("Liz".to_owned()),
        key: None,
        avatar: None,
        seen: Some(beyond),
        fair: false,
        bot: false,
    })
    .await;
    assert_eq!(greeted(&mut liar).await.0, None);
    come_back(&mut liar, 3, Some(beyond)).await;
    assert!(greeted(&mut liar).await.0.is_some());
}

/// All that was written since the file was made is in the log, and a part of that is cut off.
#[tokio::test]
async fn a_log_that_was_cut_short_is_noticed() {
    let (evening, server) = Evening::played().await;
    let Evening { disk, code, seen } = &evening;
    let cut = Disk::new();
    for ending in ["", "-wal", ".lock"] {
        fs::copy(beside(&disk.data, ending), beside(&cut.data, ending)).unwrap();
    }
    server.stop().await;
    let log = fs::OpenOptions::new()
        .write(true)
        .open(beside(&cut.data, "-wal"))
        .unwrap();
    let bytes = log.metadata().unwrap().len();
    log.set_len(bytes - 4096).unwrap();
    let server = cut.serve().await;
    let mut ann = server.phone(code).await;
    come_back(&mut ann, 1, Some(*seen)).await;
    let (lost, _) = greeted(&mut ann).await;
    assert!(lost.unwrap() < seen.rev);
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    PathBuf::from(format!("{}{ending}", path.display()))
}
