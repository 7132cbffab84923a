//! Tables in a data file: those of an older build go on, and damaged ones are refused.

#![expect(clippy::unwrap_used, reason = "a file that breaks fails its test")]

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use journal::{Journal, Limits, Record, SqliteJournal, Version};
use server::Config;
use tempfile::TempDir;
use wire::{
    Asking, CaptainsIntent, ClientOut, GameId, Intent, NotebookIntent, Phase, Refusal, RoundIntent,
    SeatId, SpyIntent, TableView,
};

use crate::harness::{Phone, TestServer, token};

/// Written by the last build whose records had version 1, at three tables in mid-round. The phone of
/// each player has the token of that seat's number.
const V1: &[u8] = include_bytes!("tables/v1.db");
/// By house rules, with a vote that waits for the fourth.
const SPIES: &str = "BXFLQ";
/// Of seven, the second is captain and to ask.
const CAPTAINS: &str = "TQQJS";
/// Of four, the third is to play the first piece of evidence.
const NOTEBOOKS: &str = "HQMQM";

type Filed = TestServer<SqliteJournal>;

async fn start(file: &Path) -> Filed {
    let mut config = Config::default();
    // However old the file is.
    config.limits.table_lifetime = Duration::MAX;
    TestServer::on(open(file).await, config)
}

/// The phones of the first so many seats, back at their table, and how it looks.
async fn all_back(server: &Filed, code: &str, seats: u8) -> (Vec<Player>, TableView) {
    let (mut players, mut table) = (Vec::new(), None);
    for number in 1..=seats {
        let mut phone = server.phone(code).await;
        let seated = phone.enter(token(number), None).await;
        assert_eq!(seated.you, SeatId(number.into()));
        let n = seated.last_n;
        players.push(Player { phone, n });
        table = Some(seated.table);
    }
    (players, table.unwrap())
}

struct Player {
    phone: Phone,
    n: u64,
}

impl Player {
    /// Which must be done; the newest table seen before the answer.
    async fn does(&mut self, intent: Intent) -> TableView {
        self.n += 1;
        let (table, answer) = self.phone.act(self.n, intent).await;
        assert_eq!(answer, ClientOut::Done { n: self.n });
        table.unwrap()
    }
}

fn data_file() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite3");
    (folder, file)
}

async fn open(file: &Path) -> SqliteJournal {
    SqliteJournal::open(file, Limits::default()).await.unwrap()
}

async fn records(file: &Path, code: &str) -> Vec<Record> {
    let journal = open(file).await;
    let room = code.parse().unwrap();
    let page = journal.read(&room, Version::EMPTY, 512).await.unwrap();
    journal.close().await.unwrap();
    page.records
}

async fn old_tables() -> (TempDir, PathBuf, Filed) {
    let (folder, file) = data_file();
    fs::write(&file, V1).unwrap();
    let server = start(&file).await;
    (folder, file, server)
}

#[tokio::test]
async fn a_vote_that_an_older_build_opened_is_decided() {
    let (_folder, file, server) = old_tables().await;
    let (mut players, table) = all_back(&server, SPIES, 4).await;
    assert_eq!((table.phase, table.packs.len()), (Phase::Vote, 1));
    assert_eq!(table.settings.asking, Asking::Written);
    let settings = serde_json::to_string(&table.settings).unwrap();
    for kept in [r#""minutes":7"#, r#""name":"Late""#, r#""score.civ":2"#] {
        assert!(settings.contains(kept), "{kept} is lost: {settings}");
    }
    let (round, vote, agree) = (1, 1, false);
    let table = players[3]
        .does(Intent::Spy(SpyIntent::Vote { round, vote, agree }))
        .await;
    assert_eq!(table.phase, Phase::Questions);
    let ask = Intent::Round(RoundIntent::Ask {
        round,
        turn: 2,
        whom: SeatId(3),
        text: Some("Do you go there often?".to_owned()),
        phrase: None,
    });
    players[1].does(ask).await;

    // What this build has added is read by it, after what the other one wrote.
    server.stop().await;
    let records = records(&file, SPIES).await;
    let schemas: Vec<_> = records.iter().map(|record| record.schema).collect();
    assert_eq!(schemas[..9], [1; 9]);
    let added = &schemas[9..];
    assert!(!added.is_empty() && added.iter().all(|schema| *schema == rules::SCHEMA));
    let server = start(&file).await;
    let (mut players, table) = all_back(&server, SPIES, 4).await;
    assert_eq!(table.phase, Phase::Questions);
    let answer = Intent::Round(RoundIntent::Answer {
        round,
        turn: 2,
        text: Some("Never.".to_owned()),
        phrase: None,
        level: None,
    });
    players[2].does(answer).await;
}

#[tokio::test]
async fn captains_of_an_older_build_go_on_asking() {
    let (_folder, _, server) = old_tables().await;
    let (mut players, table) = all_back(&server, CAPTAINS, 7).await;
    assert_eq!(table.settings.game, GameId::Captains);
    assert_eq!(table.phase, Phase::Asking);
    let (round, text) = (1, None);
    let ask = Intent::Round(RoundIntent::Ask {
        round,
        turn: 5,
        whom: SeatId(5),
        text: text.clone(),
        phrase: None,
    });
    players[1].does(ask).await;
    let turn = 6;
    players[4]
        .does(Intent::Round(RoundIntent::Answer {
            round,
            turn,
            text,
            phrase: None,
            level: None,
        }))
        .await;
    let turn = 7;
    let finish = Intent::Captains(CaptainsIntent::FinishAsking { round, turn });
    let table = players[1].does(finish).await;
    assert_eq!(table.phase, Phase::Picking);
}

#[tokio::test]
async fn evidence_of_an_older_build_is_played_on() {
    let (_folder, _, server) = old_tables().await;
    let (mut players, table) = all_back(&server, NOTEBOOKS, 4).await;
    assert_eq!(table.settings.game, GameId::Notebook);
    assert_eq!(table.phase, Phase::Evidence);
    let (round, turn, card) = (1, 3, "cake-mountain".to_owned());
    let play = Intent::Notebook(NotebookIntent::Play { round, turn, card });
    let table = players[2].does(play).await;
    assert_eq!(table.phase, Phase::Evidence);
}

#[tokio::test]
async fn a_damaged_table_is_refused_whole_and_left_as_it_is() {
    let (_folder, file) = data_file();
    let server = start(&file).await;
    let [damaged, whole] = [server.open_table().await, server.open_table().await];
    for (code, name) in [(&damaged, "Ann"), (&whole, "Ben")] {
        let mut phone = server.phone(code).await;
        phone.enter(token(1), Some(name)).await;
    }
    server.stop().await;

    // One letter of a name: still a record that could be read.
    let mut bytes = fs::read(&file).unwrap();
    let name = br#""name":"Ann""#;
    let at = bytes.windows(name.len()).position(|part| part == name);
    bytes[at.unwrap() + 9] ^= 1;
    fs::write(&file, bytes).unwrap();
    let before = records(&file, &damaged).await;

    let server = start(&file).await;
    for _ in 0..2 {
        let mut ann = server.phone(&damaged).await;
        ann.try_enter(token(1), None).await;
        assert_eq!(ann.refusal().await, Refusal::TableUnreadable);
    }
    let mut ben = server.phone(&whole).await;
    ben.enter(token(1), None).await;
    server.stop().await;
    assert_eq!(records(&file, &damaged).await, before);
}
