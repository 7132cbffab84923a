//! How an offer is taken up. An intent is called like its offer and names the same things, so most of it
//! follows from the offer alone.

use serde_json::{Map, Value, json};

/// What somebody at the table knows: the views as they came in frames.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen<'a> {
    pub(crate) table: &'a Value,
    pub(crate) seat: &'a Value,
}

/// Out of a hundred such offers so many are taken up: what ends a round early comes seldom, and what only
/// disturbs the table never comes.
fn appetite(offer: &str) -> u32 {
    match offer {
        "rename" | "leave" | "here" | "kick" | "lock" | "make_host" | "reorder" | "configure"
        | "hand_over" | "abort_round" | "pause" | "end_game" | "ready" => 0,
        "accuse" | "point" | "reveal" | "say" => 2,
        "finish_asking" | "refuse" => 20,
        _ => 100,
    }
}

/// What this seat does, if it feels like doing something.
pub(crate) fn choose(seen: Seen<'_>) -> Option<Value> {
    let can = &seen.seat["can"];
    let offers = ["open", "card"]
        .into_iter()
        .filter_map(|of| can[of].as_array());
    let mut offers: Vec<&Value> = offers.flatten().collect();
    fastrand::shuffle(&mut offers);
    let offer = offers.into_iter().find(|offer| {
        let name = offer["do"].as_str().unwrap_or_default();
        fastrand::u32(..100) < appetite(name)
    })?;
    take_up(seen, offer)
}

fn take_up(seen: Seen<'_>, offer: &Value) -> Option<Value> {
    let mut intent = Map::new();
    for (name, value) in offer.as_object()? {
        // Where there is a choice, the intent names one.
        let value = value
            .as_array()
            .map_or(Some(value), |several| one_of(several))?;
        intent.insert(name.clone(), value.clone());
    }
    let name = offer["do"].as_str()?;
    if name != "start_round" {
        let round = &seen.table["round"]["number"];
        intent.insert("round".to_owned(), round.clone());
    }
    let is_written = seen.table["settings"]["asking"] == "written";
    match name {
        "vote" => {
            // Rather yes, or no vote would ever carry.
            intent.insert("agree".to_owned(), json!(fastrand::u32(..4) > 0));
        }
        "guess" | "name" => {
            let place = one_of(seen.table["places"].as_array()?)?;
            intent.insert("place".to_owned(), place.clone());
        }
        "play" | "open_case" => {
            let card = one_of(seen.seat["round"]["hand"].as_array()?)?;
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

fn one_of(several: &[Value]) -> Option<&Value> {
    fastrand::choice(several)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(offer: Value) -> Value {
        let table = json!({
            "round": {"number": 3},
            "places": ["zoo"],
            "settings": {"asking": "written"},
        });
        let seat = json!({"round": {"hand": ["evidence-7"]}});
        let seen = Seen {
            table: &table,
            seat: &seat,
        };
        take_up(seen, &offer).unwrap_or_default()
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
            assert_eq!(taken(offer), intent);
        }
        assert!(taken(json!({"do": "answer", "turn": 1}))["text"].is_string());
        assert!(taken(json!({"do": "vote", "vote": 1}))["agree"].is_boolean());
        assert!(taken(json!({"do": "accuse", "whom": []})).is_null());
    }
}
