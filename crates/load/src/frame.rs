//! Frames of a server, as far as anybody here acts upon them: most are only counted.

use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use serde_json::{Value, json};

/// What these players speak.
pub(crate) const PROTOCOL: u32 = 3;

/// How a refusal of an intent goes on: with the intent's number, or without where not even that could be read. Of what
/// these phones say, only intents may say what nobody understands.
const OF_INTENTS: [&str; 2] = [r#","n":"#, r#","why":"not_understood""#];

/// What kind of frame it is. That stands first in it, and a revision second, so that a frame which somebody
/// else at the table has read already costs nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Hello,
    Board {
        rev: u64,
    },
    Seat,
    /// The last frame of a step: who has it has seen everything.
    Pulse {
        rev: u64,
    },
    Welcome,
    Time,
    /// What is asked of a phone for a fair deal.
    Fair,
    Done,
    Refused {
        /// What was refused is an intent, and not the phone itself or its part in a deal.
        is_intent: bool,
    },
    Bye,
    Other,
}

impl Kind {
    pub(crate) fn of(text: &str) -> Result<Self> {
        let rest = text.strip_prefix(r#"{"type":""#).unwrap_or_default();
        let (name, rest) = rest.split_once('"').unwrap_or_default();
        let rev = || -> Result<u64> {
            let digits = rest.strip_prefix(r#","rev":"#).unwrap_or_default();
            let digits = digits.split(',').next().unwrap_or_default();
            digits.parse().context("a revision is a number")
        };
        Ok(match name {
            "hello" => Self::Hello,
            "board" => Self::Board { rev: rev()? },
            "seat" => Self::Seat,
            "pulse" => Self::Pulse { rev: rev()? },
            "welcome" => Self::Welcome,
            "time" => Self::Time,
            "fair" => Self::Fair,
            "done" => Self::Done,
            "refused" => Self::Refused {
                is_intent: OF_INTENTS.iter().any(|begin| rest.starts_with(begin)),
            },
            "bye" => Self::Bye,
            _ => Self::Other,
        })
    }
}

/// What a frame takes on its way: a server puts two bytes before a short one, four before most, and eight
/// more than the shortest before those that nobody should send.
pub(crate) fn bytes(text: &str) -> u64 {
    let head = match text.len() {
        0..126 => 2,
        126..65_536 => 4,
        _ => 10,
    };
    u64::try_from(text.len() + head).unwrap_or(u64::MAX)
}

/// Of the table, what a round does not change.
#[derive(Debug, Default, Deserialize)]
pub struct Board {
    #[serde(default)]
    pub players: Vec<Value>,
    pub settings: Value,
    pub places: Vec<Value>,
    /// What so many could play, where they do not fit what is chosen.
    #[serde(default)]
    pub fits: Vec<Fit>,
}

#[derive(Debug, Deserialize)]
pub struct Fit {
    pub game: String,
    pub ruleset: Option<String>,
}

/// Of the table, what any tap may change.
#[derive(Debug, Default, Deserialize)]
pub struct Pulse {
    #[serde(default)]
    pub phase: String,
    pub round: Option<Round>,
}

#[derive(Debug, Deserialize)]
pub struct Round {
    pub number: u32,
}

/// What one seat alone sees.
#[derive(Debug, Default, Deserialize)]
pub struct Seat {
    pub can: Can,
    pub round: Option<SeatRound>,
}

#[derive(Debug, Default, Deserialize)]
pub struct Can {
    pub open: Vec<Value>,
    pub card: Vec<Value>,
}

#[derive(Debug, Default, Deserialize)]
pub struct SeatRound {
    /// In games where one is held.
    #[serde(default)]
    pub hand: Vec<Value>,
}

/// Takes a seat, or comes back to it.
pub fn enter(token: &str, name: &str) -> Value {
    json!({"type": "enter", "protocol": PROTOCOL, "token": token, "name": name})
}

/// The same, and takes part in fair deals.
pub fn enter_fairly(token: &str, name: &str) -> Value {
    let mut enter = enter(token, name);
    enter["fair"] = json!(true);
    enter
}

/// Which seat somebody was given.
pub(crate) fn seat_of(welcome: &str) -> Result<u16> {
    #[derive(Deserialize)]
    struct Welcome {
        you: u16,
    }
    let Welcome { you } = serde_json::from_str(welcome).context("a frame cannot be read")?;
    Ok(you)
}

/// Does something, under a number of the seat's own. Written in the order in which browsers write it: what it is
/// called comes first.
pub fn intend(n: u64, intent: &Value) -> String {
    let called = &intent["do"];
    let fields = intent.as_object().into_iter().flatten();
    let others = fields.filter(|(name, _)| *name != "do");
    let others: String = others
        .map(|(name, value)| format!(r#","{name}":{value}"#))
        .collect();
    format!(r#"{{"type":"intent","n":{n},"intent":{{"do":{called}{others}}}}}"#)
}

/// What a frame shows.
pub(crate) fn view<'a, V: Deserialize<'a>>(text: &'a str) -> Result<V> {
    #[derive(Deserialize)]
    struct Frame<V> {
        view: V,
    }
    let frame: Frame<V> = serde_json::from_str(text).context("a frame cannot be read")?;
    Ok(frame.view)
}

/// A server that speaks otherwise would be measured by mistake.
pub(crate) fn greet(hello: &str) -> Result<()> {
    #[derive(Deserialize)]
    struct Hello {
        protocol: u32,
    }
    let Hello { protocol } = serde_json::from_str(hello).context("a frame cannot be read")?;
    ensure!(
        protocol == PROTOCOL,
        "the server speaks the protocol {protocol}, and these players speak {PROTOCOL}"
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use wire::{Can, Offer, Phase, PulseView, SeatId, SeatView};

    use super::*;

    #[test]
    fn players_speak_the_protocol_of_the_house() {
        assert_eq!(PROTOCOL, wire::PROTOCOL);
        let hello = |protocol: u32| json!({"type": "hello", "protocol": protocol}).to_string();
        assert!(greet(&hello(wire::PROTOCOL)).is_ok());
        assert!(greet(&hello(wire::PROTOCOL + 1)).is_err());
    }

    #[test]
    fn intents_are_written_as_browsers_write_them() {
        let vote = intend(
            7,
            &json!({"do": "vote", "round": 2, "vote": 1, "agree": true}),
        );
        let expected =
            r#"{"type":"intent","n":7,"intent":{"do":"vote","agree":true,"round":2,"vote":1}}"#;
        assert_eq!(vote, expected);
        let leave = intend(8, &json!({"do": "leave"}));
        assert_eq!(leave, r#"{"type":"intent","n":8,"intent":{"do":"leave"}}"#);
    }

    #[test]
    fn frames_of_the_house_are_read() {
        let pulse = PulseView {
            phase: Phase::Lobby,
            away: Vec::new(),
            playing: Vec::new(),
            ready: Vec::new(),
            accused: Vec::new(),
            deals_at_ms: None,
            round: None,
        };
        let pulse = wire::pulse_frame(31, 30, &pulse);
        assert_eq!(Kind::of(&pulse).ok(), Some(Kind::Pulse { rev: 31 }));
        assert!(view::<Pulse>(&pulse).is_ok_and(|pulse| pulse.round.is_none()));

        let open = vec![Offer::Looked {}];
        let card = Vec::new();
        let seat = SeatView {
            you: SeatId(1),
            round: None,
            can: Can { open, card },
        };
        let seat = wire::seat_frame(31, &seat);
        assert_eq!(Kind::of(&seat).ok(), Some(Kind::Seat));
        let seat: Seat = view(&seat).unwrap_or_default();
        assert_eq!(seat.can.open, [json!({"do": "looked"})]);
        assert!(seat.can.card.is_empty());
    }

    #[test]
    fn a_frame_is_known_by_how_it_begins() {
        let table = [
            (
                r#"{"type":"board","rev":7,"view":{}}"#,
                Kind::Board { rev: 7 },
            ),
            (r#"{"type":"done","n":4}"#, Kind::Done),
            (
                r#"{"type":"refused","why":"no_seat"}"#,
                Kind::Refused { is_intent: false },
            ),
            (
                r#"{"type":"refused","n":3,"why":"stale"}"#,
                Kind::Refused { is_intent: true },
            ),
            (
                r#"{"type":"refused","why":"not_understood","detail":"spy"}"#,
                Kind::Refused { is_intent: true },
            ),
            (r#"{"type":"fair","round":1}"#, Kind::Fair),
            (r#"{"type":"proof","round":1,"text":""}"#, Kind::Other),
            (r#"{"type":"presence","on":[]}"#, Kind::Other),
            ("x", Kind::Other),
        ];
        for (text, kind) in table {
            assert_eq!(Kind::of(text).ok(), Some(kind), "{text}");
        }
        assert!(Kind::of(r#"{"type":"pulse","rev":"#).is_err());
    }

    #[test]
    fn a_frame_takes_its_head_along() {
        let table = [(0, 2), (125, 127), (126, 130), (65_535, 65_539)];
        for (letters, expected) in table {
            assert_eq!(bytes(&"x".repeat(letters)), expected);
        }
        assert_eq!(bytes(&"x".repeat(65_536)), 65_546);
    }
}
