//! How an offer is taken up. An intent is called like its offer and names the same things, so most of it
//! follows from the offer alone.

use fastrand::Rng;
use serde_json::{Map, Value, json};

use crate::frame::{Board, Seat};

/// What somebody at the table knows, as it came in frames.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    pub board: &'a Board,
    /// The number of the round that is on or has just ended.
    pub round: Option<u32>,
    pub seat: &'a Seat,
}

/// What deals.
pub const DEALING: [&str; 2] = ["start_round", "next_round"];

/// What has to be done before the clock of a round runs.
const BEGINNING: [&str; 4] = ["start_round", "looked", "start_clock", "act_first"];

/// Out of a hundred such offers so many are taken up: what ends a round early comes seldom, and what only
/// disturbs the table never comes.
fn appetite(offer: &str, card_is_shown: bool) -> u32 {
    match offer {
        "rename" | "leave" | "here" | "kick" | "lock" | "make_host" | "reorder" | "configure"
        | "add_bot" | "hand_over" | "abort_round" | "pause" | "end_game" | "ready" | "not_yet" => 0,
        "accuse" | "point" | "reveal" | "say" => 2,
        "guess" if !card_is_shown => 2,
        "finish_asking" | "refuse" => 20,
        _ => 100,
    }
}

/// How the host of this table agrees on a game; where nobody names a ruleset, on one that fits.
pub fn agree(board: &Board, game: &str, asking: &str, ruleset: Option<&str>) -> Value {
    let mut settings = board.settings.clone();
    settings["game"] = json!(game);
    settings["asking"] = json!(asking);
    let fit = board.fits.iter().find(|fit| fit.game == game);
    let fitting = fit.and_then(|fit| fit.ruleset.as_deref());
    if let Some(ruleset) = ruleset.or(fitting) {
        settings["spy"]["ruleset"] = json!(ruleset);
    }
    json!({"do": "configure", "settings": settings})
}

/// What this seat does, if it feels like doing something.
pub fn choose(seen: Seen<'_>, rng: &mut Rng) -> Option<Value> {
    let can = &seen.seat.can;
    let mut offers: Vec<&Value> = can.open.iter().chain(&can.card).collect();
    rng.shuffle(&mut offers);
    let card_is_shown = can.card.iter().all(|offer| offer["do"] != "reveal");
    let offer = offers.into_iter().find(|offer| {
        let name = offer["do"].as_str().unwrap_or_default();
        rng.u32(..100) < appetite(name, card_is_shown)
    })?;
    take_up(seen, offer, rng)
}

/// What this seat does so that a round begins, if there is anything.
pub(crate) fn begin(seen: Seen<'_>, rng: &mut Rng) -> Option<Value> {
    let mut offers = seen.seat.can.open.iter();
    let offer = offers.find(|offer| BEGINNING.iter().any(|name| offer["do"] == *name))?;
    take_up(seen, offer, rng)
}

/// Deals the next round, where the seat may.
pub(crate) fn deal(seen: Seen<'_>, rng: &mut Rng) -> Option<Value> {
    let mut offers = seen.seat.can.open.iter();
    let offer = offers.find(|offer| DEALING.iter().any(|name| offer["do"] == *name))?;
    take_up(seen, offer, rng)
}

fn take_up(seen: Seen<'_>, offer: &Value, rng: &mut Rng) -> Option<Value> {
    let mut intent = Map::new();
    for (name, value) in offer.as_object()? {
        // Where there is a choice, the intent names one.
        let value = value
            .as_array()
            .map_or(Some(value), |several| one_of(several, rng))?;
        intent.insert(name.clone(), value.clone());
    }
    let name = offer["do"].as_str()?;
    if name != "start_round" {
        intent.insert("round".to_owned(), json!(seen.round));
    }
    let is_written = seen.board.settings["asking"] == "written";
    match name {
        "vote" => {
            // Rather yes, or no vote would ever carry.
            intent.insert("agree".to_owned(), json!(rng.u32(..4) > 0));
        }
        "guess" | "name" => {
            let place = one_of(&seen.board.places, rng)?;
            intent.insert("place".to_owned(), place.clone());
        }
        "play" | "open_case" => {
            let card = one_of(&seen.seat.round.as_ref()?.hand, rng)?;
            intent.insert("card".to_owned(), card.clone());
            if name == "open_case" {
                intent.insert("word".to_owned(), json!("lighthouse"));
            }
        }
        "ask" | "answer" | "say" if is_written => {
            let text = "What would you never bring along to this place?";
            intent.insert("text".to_owned(), json!(text));
        }
        _ => {}
    }
    Some(Value::Object(intent))
}

fn one_of<'a>(several: &'a [Value], rng: &mut Rng) -> Option<&'a Value> {
    rng.choice(several)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::{Can, SeatRound};

    fn taken(by: impl Fn(Seen<'_>, &Value, &mut Rng) -> Option<Value>, offer: Value) -> Value {
        let board = Board {
            players: Vec::new(),
            settings: json!({"asking": "written"}),
            places: vec![json!("zoo")],
            fits: Vec::new(),
        };
        let hand = vec![json!("evidence-7")];
        let open = vec![offer.clone()];
        let card = Vec::new();
        let seat = Seat {
            can: Can { open, card },
            round: Some(SeatRound { hand }),
        };
        let seen = Seen {
            board: &board,
            round: Some(3),
            seat: &seat,
        };
        by(seen, &offer, &mut Rng::new()).unwrap_or_default()
    }

    #[test]
    fn an_intent_says_what_its_offer_leaves_open() {
        let table = [
            (json!({"do": "start_round"}), json!({"do": "start_round"})),
            (json!({"do": "looked"}), json!({"do": "looked", "round": 3})),
            (
                json!({"do": "accuse", "whom": [4]}),
                json!({"do": "accuse", "round": 3, "whom": 4}),
            ),
            (
                json!({"do": "name", "captain": 2}),
                json!({"do": "name", "round": 3, "captain": 2, "place": "zoo"}),
            ),
            (
                json!({"do": "play", "turn": 9}),
                json!({"do": "play", "round": 3, "turn": 9, "card": "evidence-7"}),
            ),
        ];
        for (offer, intent) in table {
            assert_eq!(taken(take_up, offer), intent);
        }
        assert!(taken(take_up, json!({"do": "answer", "turn": 1}))["text"].is_string());
        assert!(taken(take_up, json!({"do": "vote", "vote": 1}))["agree"].is_boolean());
        assert!(taken(take_up, json!({"do": "accuse", "whom": []})).is_null());
    }
    #[test]
    fn a_round_begins_with_nothing_but_what_begins_it() {
        let begin = |seen: Seen<'_>, _: &Value, rng: &mut Rng| begin(seen, rng);
        let looked = json!({"do": "looked", "round": 3});
        assert_eq!(taken(begin, json!({"do": "looked"})), looked);
        assert!(taken(begin, json!({"do": "ask", "turn": 1, "whom": [2]})).is_null());
    }
}
