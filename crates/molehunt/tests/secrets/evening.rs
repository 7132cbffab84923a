//! A server that logs all it can, and the phones at its tables: what came to each, by kind.

use std::fs::{self, File};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use wire::{Intent, Offer, SeatView, Secret128, Settings};
use worlds::{Phone, ask, get};

use crate::marks::pack;
use crate::serving::{SERVE, Serving};

pub(crate) const HELD: &[&str] = &["--packs", "club", "--no-mdns", "--metrics", "127.0.0.1:0"];

pub(crate) struct Evening {
    pub(crate) server: Serving,
    address: SocketAddr,
    pub(crate) folder: PathBuf,
    /// Everything that anybody was answered by plain requests.
    pub(crate) answers: String,
}

/// What came to one phone.
#[derive(Clone, Default)]
pub(crate) struct Heard {
    /// All but what follows.
    pub(crate) open: String,
    pub(crate) boards: String,
    pub(crate) refusals: String,
    /// The seat's own frames.
    pub(crate) own: String,
}

impl Heard {
    pub(crate) fn all(&self) -> String {
        [&self.open, &self.boards, &self.refusals, &self.own]
            .map(String::as_str)
            .concat()
    }
}

pub(crate) struct Player {
    pub(crate) phone: Phone,
    pub(crate) token: Secret128,
    pub(crate) heard: Heard,
    pub(crate) seat: Option<SeatView>,
    settings: Option<Settings>,
}

impl Evening {
    /// Whose log is written like this.
    pub(crate) fn begin(format: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join("secrets")
            .join(format);
        if folder.exists() {
            fs::remove_dir_all(&folder).unwrap();
        }
        fs::create_dir_all(folder.join("club")).unwrap();
        fs::write(folder.join("club/marks.json"), pack("zq").to_string()).unwrap();
        let log = File::create(folder.join("log")).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_molehunt"));
        command.args(SERVE).args(HELD).args(["--log", format]);
        command.env("RUST_LOG", "trace").stderr(log);
        command.current_dir(&folder);
        let server = Serving::run(&mut command);
        let address = server.address.parse().unwrap();
        let answers = String::new();
        Self {
            server,
            address,
            folder,
            answers,
        }
    }

    pub(crate) fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap()
    }

    /// All that is told to whoever runs the server.
    pub(crate) fn metrics(&self) -> String {
        let said = &self.server.said;
        let (_, rest) = said.split_once("Metrics are at http://").unwrap();
        let address = rest.split('/').next().unwrap().parse().unwrap();
        let told = ["/metrics", "/readyz", "/healthz", "/"].map(|path| {
            let (head, body) = get(address, path);
            head + &String::from_utf8_lossy(&body)
        });
        told.concat()
    }

    pub(crate) fn asked(&mut self, request: &str) -> String {
        let (head, body) = ask(self.address, request.as_bytes());
        let answer = head + &String::from_utf8_lossy(&body);
        self.answers += &answer;
        answer
    }

    pub(crate) fn open_table(&mut self) -> String {
        let answer = self.asked(
            "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
        );
        let body: Value = serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap()).unwrap();
        body["code"].as_str().unwrap().to_owned()
    }

    /// The host's own, from a file.
    pub(crate) fn add_pack(&mut self, code: &str, host: &Player, pack: &Value) -> String {
        let (token, body) = (host.token.to_hex(), pack.to_string());
        let answer = self.asked(&format!(
            "POST /api/tables/{code}/packs HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
             Authorization: Bearer {token}\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        ));
        let body: Value = serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap()).unwrap();
        body["pack"].as_str().expect(&answer).to_owned()
    }

    pub(crate) fn players(&self, code: &str, count: u8) -> Vec<Player> {
        let players = (1..=count).map(|n| {
            let token = Secret128::from_bytes([0xa0 + n; 16]);
            let mut phone = Phone::connect(self.address, code);
            phone.enter(token.clone(), Some(format!("Guest {n}")), None);
            let mut player = Player::of(phone, token);
            player.hear();
            player
        });
        players.collect()
    }

    pub(crate) fn watcher(&self, code: &str) -> Player {
        let mut phone = Phone::connect(self.address, code);
        phone.watch(true);
        Player::of(phone, Secret128::from_bytes([0; 16]))
    }

    /// Everything that can be asked for, by somebody who has the code and a token, and puts both everywhere.
    pub(crate) fn asks_for_everything(&mut self, code: &str, token: &Secret128) {
        let token = token.to_hex();
        for path in [
            "/healthz".to_owned(),
            "/readyz".to_owned(),
            "/metrics".to_owned(),
            "/".to_owned(),
            "/api/packs".to_owned(),
            format!("/api/packs/{token}"),
            format!("/api/tables/{code}"),
            format!("/api/tables/{code}/packs/{token}"),
            format!("/api/tables/{code}/pictures/{token}"),
            format!("/api/tables/{token}/chronicle"),
            "/api/screens/table".to_owned(),
            format!("/no/such/address/{token}?token={token}"),
        ] {
            for method in ["GET", "POST", "DELETE"] {
                self.asked(&format!(
                    "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
                     Authorization: Bearer {token}\r\nContent-Length: 0\r\n\r\n"
                ));
            }
        }
        for kind in ["packs", "pictures", "screen"] {
            self.asked(&format!(
                "POST /api/tables/{code}/{kind} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
                 Authorization: Bearer {token}\r\nContent-Length: 34\r\n\r\n\"{token}\""
            ));
        }
    }

    pub(crate) fn chronicle(&self, code: &str) -> String {
        let (head, body) = get(self.address, &format!("/api/tables/{code}/chronicle"));
        let kept_nowhere = head.to_lowercase().contains("cache-control: no-store");
        assert!(kept_nowhere, "{head}");
        head + &String::from_utf8_lossy(&body)
    }
}

impl Player {
    fn of(phone: Phone, token: Secret128) -> Self {
        Self {
            heard: Heard {
                open: phone.head.clone(),
                ..Heard::default()
            },
            phone,
            token,
            seat: None,
            settings: None,
        }
    }

    /// All that was sent to this phone up to now.
    pub(crate) fn hear(&mut self) {
        self.phone.begin_ping();
        self.phone.end_ping();
        for frame in self.phone.take() {
            let text = frame.text();
            let part = || -> Value { serde_json::from_str(&text).unwrap() };
            if frame.is("seat") {
                self.seat = Some(serde_json::from_value(part()["view"].clone()).unwrap());
                self.heard.own += &text;
            } else if frame.is("board") {
                let settings = part()["view"]["settings"].clone();
                self.settings = Some(serde_json::from_value(settings).unwrap());
                self.heard.boards += &text;
            } else if frame.is("refused") {
                self.heard.refusals += &text;
            } else {
                self.heard.open += &text;
            }
        }
    }

    /// The first of what is openly offered to this seat that is wanted.
    pub(crate) fn offered<T>(&self, wanted: impl Fn(&Offer) -> Option<T>) -> Option<T> {
        self.seat.as_ref()?.can.open.iter().find_map(wanted)
    }
}

/// Everybody hears what came of it.
pub(crate) fn act(players: &mut [Player], who: usize, intent: Intent) {
    players[who].phone.act(intent);
    // Frames of one step are written before anything else is heard, but not at one moment.
    players[0].phone.act(Intent::Here {});
    players.iter_mut().for_each(Player::hear);
}

/// Whoever is offered something that is wanted.
pub(crate) fn whoever<T>(players: &[Player], wanted: impl Fn(&Offer) -> Option<T>) -> (usize, T) {
    let offered = |(who, player): (usize, &Player)| Some((who, player.offered(&wanted)?));
    let found = players.iter().enumerate().find_map(offered);
    let refusals = || players.iter().map(|player| player.heard.refusals.as_str());
    found.unwrap_or_else(|| panic!("nobody may: {}", refusals().collect::<String>()))
}

pub(crate) fn begin(players: &mut [Player], change: impl FnOnce(&mut Settings)) {
    let mut settings = players[0].settings.clone().unwrap();
    change(&mut settings);
    act(players, 0, Intent::Configure { settings });
    act(players, 0, Intent::StartRound {});
}
