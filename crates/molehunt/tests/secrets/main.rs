//! Games whose secrets are words that stand nowhere else, at a server that logs all it can: where such a word turns
//! up, and where it must not.

#![expect(clippy::unwrap_used, reason = "a table that breaks fails its test")]

mod evening;
mod marks;
#[path = "../serving/mod.rs"]
mod serving;

use std::collections::BTreeSet;

use evening::{Evening, HELD, Player, act, begin, whoever};
use marks::{Marks, found, pack};
use serde_json::Value;
use serving::Serving;
use wire::{
    CaptainsIntent, CardView, GameId, Intent, NotebookIntent, Offer, RoundIntent, SpyIntent,
};
use worlds::get;

/// A pack of the house, and one of a host's own.
const HOUSE: &str = "zq";
const OWN: &str = "zqown";
const WORD: &str = "Zqwordwhisper";
/// Of every table.
const ROUND: u32 = 1;

/// A table whose round has gone some way, with a big screen.
struct Played {
    code: String,
    players: Vec<Player>,
    screen: Player,
}

impl Played {
    fn begin(evening: &mut Evening, count: u8) -> Self {
        let code = evening.open_table();
        Self {
            players: evening.players(&code, count),
            screen: evening.watcher(&code),
            code,
        }
    }

    fn tokens(&self) -> impl Iterator<Item = String> {
        self.players.iter().map(|player| player.token.to_hex())
    }
}

/// Somebody asks, somebody accuses, some vote, and a guess is refused.
fn spies(evening: &mut Evening) -> Played {
    let mut table = Played::begin(evening, 5);
    let players = &mut table.players;
    begin(players, |settings| {
        settings.game = GameId::Spy;
        settings.packs = vec![HOUSE.to_owned()];
    });
    for who in 0..players.len() {
        let looked = RoundIntent::Looked { round: ROUND };
        act(players, who, Intent::Round(looked));
    }
    somebody_asks(players);
    let agent = first_agent(players);
    let place = card(&players[agent]).place;
    let guess = SpyIntent::Guess {
        round: ROUND,
        place,
    };
    act(players, agent, Intent::Spy(guess));
    let accused = (0..players.len()).find(|who| *who != agent).unwrap();
    let whom = players[accused].seat.as_ref().unwrap().you;
    let accuse = SpyIntent::Accuse { round: ROUND, whom };
    act(players, agent, Intent::Spy(accuse));
    for (who, agree) in [(accused, false), (agent, true)] {
        let vote = SpyIntent::Vote {
            round: ROUND,
            vote: 1,
            agree,
        };
        act(players, who, Intent::Spy(vote));
    }
    meddles(evening, &table.code, &mut players[agent]);
    cards_stay_where_they_are(players, &Marks::of(HOUSE), agent);
    table
}

/// With a pack of the host's own. A captain asks and picks, and an agent names a place, which is refused.
fn captains(evening: &mut Evening) -> Played {
    let mut table = Played::begin(evening, 7);
    let own = evening.add_pack(&table.code, &table.players[0], &pack(OWN));
    let players = &mut table.players;
    begin(players, |settings| {
        settings.game = GameId::Captains;
        settings.packs = vec![own];
    });
    let (captain, whom) = whoever(players, |offer| match offer {
        Offer::ActFirst { whom } => Some(whom[0]),
        _ => None,
    });
    let first = CaptainsIntent::ActFirst { round: ROUND, whom };
    act(players, captain, Intent::Captains(first));
    somebody_asks(players);
    // Both ask before the first of them picks.
    for _ in 0..2 {
        let (captain, turn) = whoever(players, |offer| match offer {
            Offer::FinishAsking { turn } => Some(*turn),
            _ => None,
        });
        let finish = CaptainsIntent::FinishAsking { round: ROUND, turn };
        act(players, captain, Intent::Captains(finish));
    }
    let (captain, (turn, agents)) = whoever(players, |offer| match offer {
        Offer::Pick { turn, whom } => Some((*turn, whom.clone())),
        _ => None,
    });
    let agent = |player: &Player| {
        let you = player.seat.as_ref().unwrap().you;
        agents.contains(&you) && !card(player).spy
    };
    let agent = players.iter().position(agent).unwrap();
    let name = CaptainsIntent::Name {
        round: ROUND,
        captain: players[captain].seat.as_ref().unwrap().you,
        place: card(&players[agent]).place,
    };
    act(players, agent, Intent::Captains(name));
    let whom = players[agent].seat.as_ref().unwrap().you;
    let pick = CaptainsIntent::Pick {
        round: ROUND,
        turn,
        whom,
    };
    act(players, captain, Intent::Captains(pick));
    meddles(evening, &table.code, &mut players[agent]);
    cards_stay_where_they_are(players, &Marks::of(OWN), agent);
    table
}

/// A word is written, and stands in all notebooks but one.
fn notebooks(evening: &mut Evening) -> Played {
    let mut table = Played::begin(evening, 5);
    let players = &mut table.players;
    begin(players, |settings| settings.game = GameId::Notebook);
    let (active, turn) = whoever(players, |offer| match offer {
        Offer::OpenCase { turn } => Some(*turn),
        _ => None,
    });
    let view = |player: &Player| player.seat.as_ref().unwrap().notebook().unwrap().clone();
    let open = NotebookIntent::OpenCase {
        round: ROUND,
        turn,
        word: WORD.to_owned(),
        card: view(&players[active]).hand[0].clone(),
    };
    act(players, active, Intent::Notebook(open));
    let token = players[active].token.clone();
    evening.asks_for_everything(&table.code, &token);
    let word = [WORD.to_owned()];
    let is_blank = |player: &Player| view(player).page.unwrap().blank;
    for player in players.iter() {
        let heard = &player.heard;
        assert_eq!(found(&heard.own, &word).is_empty(), is_blank(player));
        let others = [&heard.open, &heard.boards, &heard.refusals].map(String::as_str);
        assert_eq!(found(&others.concat(), &word), BTreeSet::new());
    }
    assert_eq!(players.iter().filter(|player| is_blank(player)).count(), 1);
    table
}

fn card(player: &Player) -> CardView {
    let seat = player.seat.as_ref().unwrap();
    let of_spies = seat.spy().and_then(|own| own.card.clone());
    let card = of_spies.or_else(|| seat.captains().and_then(|own| own.card.clone()));
    card.expect("a card was dealt")
}

fn first_agent(players: &[Player]) -> usize {
    let is_agent = |player: &Player| !card(player).spy;
    players.iter().position(is_agent).unwrap()
}

fn somebody_asks(players: &mut [Player]) {
    let (who, (turn, whom)) = whoever(players, |offer| match offer {
        Offer::Ask { turn, whom } => Some((*turn, whom[0])),
        _ => None,
    });
    let ask = RoundIntent::Ask {
        round: ROUND,
        turn,
        whom,
        text: Some("Do you come here often?".to_owned()),
        phrase: None,
    };
    act(players, who, Intent::Round(ask));
}

/// Says what it knows where that does not belong, and tries every address with its token.
fn meddles(evening: &mut Evening, code: &str, player: &mut Player) {
    let token = player.token.clone();
    let spelt_wrong = token.to_hex().to_uppercase();
    let enter = format!(r#"{{"type":"enter","token":"{spelt_wrong}"}}"#);
    player.phone.say(&enter);
    let here = card(player).place;
    player.phone.say(&format!(r#"{{"type":"{here}"}}"#));
    evening.asks_for_everything(code, &token);
    player.hear();
}

/// Each phone has its own card and nothing else of what is marked, but that whoever `meddled` was told of what that
/// phone had said itself.
fn cards_stay_where_they_are(players: &[Player], marks: &Marks, meddled: usize) {
    let here = card(&players[meddled]).place;
    assert!(marks.places.contains(&here), "the marks were dealt: {here}");
    for (who, player) in players.iter().enumerate() {
        let CardView { spy, place, role } = card(player);
        let own = if spy { vec![] } else { vec![place, role] };
        let said = if who == meddled { &own[..1] } else { &[] };
        let heard = &player.heard;
        assert_eq!(marks.astray(heard, &own, said), BTreeSet::new(), "{who}");
        assert_eq!(found(&heard.own, &marks.places).is_empty(), spy);
        let listed = found(&heard.boards, &marks.places).len();
        assert_eq!(listed, marks.places.len(), "all or none");

        // Tests the test: whoever is told where all are is noticed, unless that is just what they may be told.
        let mut told = heard.clone();
        told.open += &here;
        assert!(!marks.astray(&told, &own, said).is_empty(), "{who}");
        told = heard.clone();
        told.refusals += &here;
        let is_noticed = !marks.astray(&told, &own, said).is_empty();
        assert_eq!(is_noticed, who != meddled, "{who}");
        told = heard.clone();
        told.own += &here;
        let is_noticed = !marks.astray(&told, &own, said).is_empty();
        assert_eq!(is_noticed, !own.contains(&here), "{who}");
    }
}

#[test]
fn marked_secrets_turn_up_only_where_they_belong() {
    an_evening_keeps_its_secrets("text");
}

#[test]
fn marked_secrets_turn_up_in_no_log_that_programs_read() {
    let log = an_evening_keeps_its_secrets("json");
    for line in log.lines() {
        let read: Result<Value, _> = serde_json::from_str(line);
        assert!(read.is_ok_and(|line| line.is_object()), "{line}");
    }
}

/// What was logged, in this format.
fn an_evening_keeps_its_secrets(format: &str) -> String {
    let mut evening = Evening::begin(format);
    let mut tables = [
        spies(&mut evening),
        captains(&mut evening),
        notebooks(&mut evening),
    ];
    let tokens: Vec<String> = tables.iter().flat_map(Played::tokens).collect();
    let packs = [HOUSE, OWN].map(Marks::of);
    let marks = packs
        .iter()
        .flat_map(|marks| [&marks.places, &marks.roles, &marks.names])
        .flatten();
    let word = [WORD.to_owned()];
    let all: Vec<&String> = tokens.iter().chain(marks).chain(&word).collect();
    let is_clean = |what: &str, text: &str| {
        assert_eq!(found(text, all.iter().copied()), BTreeSet::new(), "{what}");
    };
    let log = evening.log();
    is_clean("the log", &log);
    is_clean("what was printed", &evening.server.said);
    is_clean("plain answers", &evening.answers);
    let metrics = evening.metrics();
    is_clean("what is counted", &metrics);
    let is_counted = |line: &str| metrics.lines().any(|other| other == line);
    assert!(is_counted("molehunt_tables_known 3"), "{metrics}");
    assert!(!metrics.contains("Guest"), "{metrics}");
    for Played {
        code,
        players,
        screen,
    } in &mut tables
    {
        assert!(log.contains(&*code), "it logs: {log}");
        assert!(!metrics.contains(&*code), "{metrics}");
        is_clean("a chronicle", &evening.chronicle(code));
        screen.hear();
        // The board lists the places.
        let places = packs.iter().flat_map(|marks| &marks.places);
        let shown = places.fold(screen.heard.all(), |shown, place| shown.replace(place, ""));
        is_clean("a big screen", &shown);
        for player in players {
            assert_eq!(found(&player.heard.all(), &tokens), BTreeSet::new());
        }
    }
    // Nor does a server tell that has read them from its file.
    let codes = tables.map(|table| table.code);
    drop(evening.server);
    let again = Serving::start(&evening.folder, HELD);
    for code in codes {
        let path = format!("/api/tables/{code}/chronicle");
        let (head, body) = get(again.address.parse().unwrap(), &path);
        is_clean("a chronicle", &(head + &String::from_utf8_lossy(&body)));
    }
    // Tests the test: a line that tells is found.
    let planted = format!("{log}\nTRACE server::socket: heard {}", tokens[0]);
    assert_eq!(found(&planted, all.iter().copied()).len(), 1);
    log
}
