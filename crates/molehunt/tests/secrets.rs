//! Games whose secrets are words that stand nowhere else, at a server that logs all it can: where such a word turns
//! up, and where it must not.

#![expect(clippy::unwrap_used, reason = "a table that breaks fails its test")]

mod serving;

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};
use serving::{SERVE, Serving};
use wire::{
    GameId, Intent, NotebookIntent, Offer, RoundIntent, SeatView, Secret128, Settings, SpyIntent,
};
use worlds::{Phone, ask, get};

const PACK: &str = "zq-marks";
const WORD: &str = "Zqwordwhisper";
const HELD: &[&str] = &["--packs", "club", "--no-mdns"];

fn place(n: usize) -> String {
    format!("zqplace-{n}x")
}

fn role(place: usize, n: usize) -> String {
    format!("zqrole-{place}-{n}x")
}

/// Places and roles whose very ids give them away.
fn pack() -> Value {
    let places = (0..8).map(|n| {
        let roles = (0..8)
            .map(|m| json!({ "id": role(n, m), "name": { "en": format!("Zqrole {n} {m}") } }));
        json!({
            "id": place(n),
            "name": { "en": format!("Zqplace {n}") },
            "roles": roles.collect::<Vec<_>>(),
        })
    });
    json!({ "format": 1, "id": PACK, "name": { "en": "Marks" }, "places": places.collect::<Vec<_>>() })
}

/// What is found of what must not be there.
fn found<'a>(text: &str, marks: impl IntoIterator<Item = &'a String>) -> BTreeSet<&'a str> {
    let text = text.to_lowercase();
    let is_in = |mark: &&'a String| text.contains(&mark.to_lowercase());
    marks
        .into_iter()
        .filter(is_in)
        .map(String::as_str)
        .collect()
}

struct Evening {
    server: Serving,
    address: SocketAddr,
    folder: PathBuf,
    /// Everything that anybody was answered by plain requests.
    answers: String,
}

struct Player {
    phone: Phone,
    token: Secret128,
    /// All that came, and of it the seat's own frames and the board's apart.
    open: String,
    boards: String,
    own: String,
    seat: Option<SeatView>,
    pulse: Value,
    settings: Option<Settings>,
}

impl Evening {
    fn begin() -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("secrets");
        if folder.exists() {
            fs::remove_dir_all(&folder).unwrap();
        }
        fs::create_dir_all(folder.join("club")).unwrap();
        fs::write(folder.join("club/marks.json"), pack().to_string()).unwrap();
        let log = File::create(folder.join("log")).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_molehunt"));
        command.args(SERVE).args(HELD).current_dir(&folder);
        command.env("RUST_LOG", "trace").stderr(log);
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

    fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap()
    }

    fn asked(&mut self, request: &str) -> String {
        let (head, body) = ask(self.address, request.as_bytes());
        let answer = head + &String::from_utf8_lossy(&body);
        self.answers += &answer;
        answer
    }

    fn open_table(&mut self) -> String {
        let answer = self.asked(
            "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
        );
        let body: Value = serde_json::from_str(answer.split("\r\n\r\n").nth(1).unwrap()).unwrap();
        body["code"].as_str().unwrap().to_owned()
    }

    fn players(&self, code: &str, count: u8) -> Vec<Player> {
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

    fn watcher(&self, code: &str) -> Player {
        let mut phone = Phone::connect(self.address, code);
        phone.watch(true);
        Player::of(phone, Secret128::from_bytes([0; 16]))
    }

    /// Everything that can be asked for, by somebody who has the code and a token, and puts both everywhere.
    fn asks_for_everything(&mut self, code: &str, token: &Secret128) {
        let token = token.to_hex();
        for path in [
            "/healthz".to_owned(),
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

    fn chronicle(&self, code: &str) -> String {
        let (head, body) = get(self.address, &format!("/api/tables/{code}/chronicle"));
        let kept_nowhere = head.to_lowercase().contains("cache-control: no-store");
        assert!(kept_nowhere, "{head}");
        head + &String::from_utf8_lossy(&body)
    }
}

impl Player {
    fn of(phone: Phone, token: Secret128) -> Self {
        Self {
            open: phone.head.clone(),
            phone,
            token,
            boards: String::new(),
            own: String::new(),
            seat: None,
            pulse: Value::Null,
            settings: None,
        }
    }

    /// All that was sent to this phone up to now.
    fn hear(&mut self) {
        self.phone.begin_ping();
        self.phone.end_ping();
        for frame in self.phone.take() {
            let text = frame.text();
            let part = || -> Value { serde_json::from_str(&text).unwrap() };
            if frame.is("seat") {
                self.seat = Some(serde_json::from_value(part()["view"].clone()).unwrap());
                self.own += &text;
            } else if frame.is("board") {
                let settings = part()["view"]["settings"].clone();
                self.settings = Some(serde_json::from_value(settings).unwrap());
                self.boards += &text;
            } else {
                if frame.is("pulse") {
                    self.pulse = part()["view"].clone();
                }
                self.open += &text;
            }
        }
    }

    fn all(&self) -> String {
        [self.open.as_str(), &self.boards, &self.own].concat()
    }

    fn offers(&self) -> &[Offer] {
        self.seat.as_ref().map_or(&[], |seat| &seat.can.open)
    }
}

/// Everybody hears what came of it.
fn act(players: &mut [Player], who: usize, intent: Intent) {
    players[who].phone.act(intent);
    // Frames of one step are written before anything else is heard, but not at one moment.
    players[0].phone.act(Intent::Here {});
    players.iter_mut().for_each(Player::hear);
}

fn begin(players: &mut [Player], change: impl FnOnce(&mut Settings)) {
    let mut settings = players[0].settings.clone().unwrap();
    change(&mut settings);
    act(players, 0, Intent::Configure { settings });
    act(players, 0, Intent::StartRound {});
}

fn tokens(players: &[Player]) -> Vec<String> {
    players.iter().map(|player| player.token.to_hex()).collect()
}

#[test]
fn marked_secrets_turn_up_only_where_they_belong() {
    let mut evening = Evening::begin();
    let places: Vec<String> = (0..8).map(place).collect();
    let names: Vec<String> = (0..8).map(|n| format!("Zqplace {n}")).collect();
    let roles: Vec<String> = (0..8)
        .flat_map(|n| (0..8).map(move |m| role(n, m)))
        .collect();

    let code = evening.open_table();
    let mut players = evening.players(&code, 5);
    let mut screen = evening.watcher(&code);
    begin(&mut players, |settings| {
        settings.game = GameId::Spy;
        settings.packs = vec![PACK.to_owned()];
    });
    for who in 0..players.len() {
        act(
            &mut players,
            who,
            Intent::Round(RoundIntent::Looked { round: 1 }),
        );
    }
    // Somebody asks, somebody accuses, some vote, and a guess is refused or read and not told on.
    let asks = |player: &Player| {
        player.offers().iter().find_map(|offer| match offer {
            Offer::Ask { turn, whom } => Some((*turn, whom[0])),
            _ => None,
        })
    };
    let asked = players
        .iter()
        .enumerate()
        .find_map(|(who, player)| Some((who, asks(player)?)));
    let (who, (turn, whom)) = asked.expect("somebody may ask");
    let text = Some("Do you come here often?".to_owned());
    act(
        &mut players,
        who,
        Intent::Round(RoundIntent::Ask {
            round: 1,
            turn,
            whom,
            text,
        }),
    );
    let card = |player: &Player| {
        player
            .seat
            .as_ref()
            .unwrap()
            .spy()
            .unwrap()
            .card
            .clone()
            .unwrap()
    };
    let agent = players.iter().position(|player| !card(player).spy).unwrap();
    let here = card(&players[agent]).place;
    let guess = SpyIntent::Guess {
        round: 1,
        place: here.clone(),
    };
    act(&mut players, agent, Intent::Spy(guess));
    let accused = (0..players.len()).find(|who| *who != agent).unwrap();
    let whom = players[accused].seat.as_ref().unwrap().you;
    act(
        &mut players,
        agent,
        Intent::Spy(SpyIntent::Accuse { round: 1, whom }),
    );
    for (who, agree) in [(accused, false), (agent, true)] {
        let vote = SpyIntent::Vote {
            round: 1,
            vote: 1,
            agree,
        };
        act(&mut players, who, Intent::Spy(vote));
    }
    let token = players[agent].token.clone();
    players[agent].phone.say(&format!(
        r#"{{"type":"enter","token":"{}"}}"#,
        token.to_hex().to_uppercase()
    ));
    players[agent]
        .phone
        .say(&format!(r#"{{"type":"{}"}}"#, here));
    evening.asks_for_everything(&code, &token);
    let chronicle = evening.chronicle(&code);
    screen.hear();

    assert!(places.contains(&here), "the marks were dealt: {here}");
    for player in &players {
        let card = card(player);
        let (mine, role_of_mine) = ([card.place.clone()], [card.role.clone()]);
        let known = found(&player.own, &places);
        if card.spy {
            assert_eq!(known, BTreeSet::new(), "a spy's phone");
            assert_eq!(found(&player.own, &roles), BTreeSet::new());
        } else {
            assert_eq!(known, found(&player.own, &mine));
            assert_eq!(
                found(&player.all(), &roles),
                found(&player.own, &role_of_mine)
            );
        }
        assert_eq!(
            found(&player.boards, &places).len(),
            places.len(),
            "all or none"
        );
        // What a phone was refused repeats what it said itself, and nothing else does.
        let open = player.open.replace(&here, "");
        assert_eq!(found(&open, &places), BTreeSet::new());
    }
    assert_eq!(
        found(&screen.open, places.iter().chain(&roles)),
        BTreeSet::new()
    );

    // The second table: a word.
    let table = evening.open_table();
    let mut readers = evening.players(&table, 5);
    let mut wall = evening.watcher(&table);
    begin(&mut readers, |settings| settings.game = GameId::Notebook);
    let opens = |player: &Player| {
        player.offers().iter().find_map(|offer| match offer {
            Offer::OpenCase { turn } => Some(*turn),
            _ => None,
        })
    };
    let active = readers
        .iter()
        .enumerate()
        .find_map(|(who, player)| Some((who, opens(player)?)));
    let (active, turn) = active.expect("somebody opens the case");
    let view = |player: &Player| player.seat.as_ref().unwrap().notebook().unwrap().clone();
    let (word, hand) = (WORD.to_owned(), view(&readers[active]).hand);
    let open = NotebookIntent::OpenCase {
        round: 1,
        turn,
        word,
        card: hand[0].clone(),
    };
    act(&mut readers, active, Intent::Notebook(open));
    evening.asks_for_everything(&table, &readers[active].token.clone());
    let told = evening.chronicle(&table);
    wall.hear();
    let word = [WORD.to_owned()];
    for player in &readers {
        let blank = view(player).page.unwrap().blank;
        assert_eq!(found(&player.own, &word).is_empty(), blank);
        assert_eq!(
            found(&[player.open.as_str(), &player.boards].concat(), &word),
            BTreeSet::new()
        );
    }
    let blanks = readers
        .iter()
        .filter(|player| view(player).page.unwrap().blank);
    assert_eq!(blanks.count(), 1);

    // Nowhere else, and tokens nowhere at all.
    let log = evening.log();
    assert!(
        log.contains(&code) && log.contains(&table),
        "it logs: {log}"
    );
    let tokens = [tokens(&players), tokens(&readers)].concat();
    let everything = tokens
        .iter()
        .chain(&places)
        .chain(&names)
        .chain(&roles)
        .chain(&word);
    let everything: Vec<&String> = everything.collect();
    for (place, text) in [
        ("the log", &log),
        ("what was printed", &evening.server.said),
        ("the chronicle", &chronicle),
        ("the other chronicle", &told),
        ("plain answers", &evening.answers),
        ("a big screen", &[wall.open.as_str(), &wall.boards].concat()),
    ] {
        assert_eq!(
            found(text, everything.iter().copied()),
            BTreeSet::new(),
            "{place}"
        );
    }
    for player in players.iter().chain(&readers) {
        assert_eq!(found(&player.all(), &tokens), BTreeSet::new(), "a phone");
    }
    // Nor does a server that has read them from its file.
    drop(evening.server);
    let again = Serving::start(&evening.folder, HELD);
    let (head, body) = get(
        again.address.parse().unwrap(),
        &format!("/api/tables/{table}/chronicle"),
    );
    let told = head + &String::from_utf8_lossy(&body);
    assert_eq!(found(&told, everything.iter().copied()), BTreeSet::new());
    // Tests the test: a line that tells is found.
    let planted = format!("{log}\nTRACE server::socket: heard {}", tokens[0]);
    assert_eq!(found(&planted, everything.iter().copied()).len(), 1);
}
