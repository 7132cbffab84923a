//! What was played at a table before the server started: questions and answers, round and round.

use serde_json::{Value, json};

const SEATS: usize = 6;

pub(super) struct Script {
    pub(super) code: &'static str,
    /// From the deal on.
    pub(super) records: usize,
}

impl Script {
    /// As `lay_tables` reads it.
    pub(super) fn plan(&self) -> Value {
        let seats = (0..SEATS).map(|seat| json!({"name": name(seat), "token": token(seat)}));
        let starter = json!({"starter": number(0)});
        let agreed = step(0, json!({"do": "configure", "settings": starter}));
        let steps: Vec<Value> = [agreed]
            .into_iter()
            .chain(game().take(self.records))
            .collect();
        json!({"code": self.code, "seats": seats.collect::<Vec<_>>(), "steps": steps})
    }
}

/// One record each, without an end.
fn game() -> impl Iterator<Item = Value> {
    let deal = step(0, json!({"do": "start_round"}));
    let looks = (0..SEATS).map(|seat| step(seat, json!({"do": "looked", "round": 1})));
    let talk = (1_usize..).flat_map(|turn| {
        let (asker, asked) = ((turn - 1) % SEATS, turn % SEATS);
        let ask = json!({"do": "ask", "round": 1, "turn": turn, "whom": number(asked)});
        let answer = json!({"do": "answer", "round": 1, "turn": turn});
        [step(asker, ask), step(asked, answer)]
    });
    [deal].into_iter().chain(looks).chain(talk)
}

fn step(by: usize, intent: Value) -> Value {
    json!({"by": name(by), "intent": intent})
}

fn name(seat: usize) -> String {
    format!("Player {}", number(seat))
}

/// As they come, so they are numbered.
fn number(seat: usize) -> usize {
    seat + 1
}

pub(super) fn token(seat: usize) -> String {
    format!("{:032x}", number(seat))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_as_many_records_as_it_should() {
        let script = Script {
            code: "BBBBB",
            records: 12,
        };
        let plan = script.plan();
        let steps = plan["steps"].as_array().map_or(&[][..], Vec::as_slice);
        assert_eq!(steps.len(), 13);
        let last = json!({"do": "ask", "round": 1, "turn": 3, "whom": 4});
        assert_eq!(steps[12], json!({"by": "Player 3", "intent": last}));
    }
}
