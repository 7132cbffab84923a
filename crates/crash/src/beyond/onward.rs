//! Whether a table goes on after something has happened to its servers.

use crate::memory::Memory;
use crate::witness::Witness;

/// What a table has to show from now on.
#[derive(Debug)]
pub(crate) struct Onward {
    /// Up to these, acts of each phone may have been decided before.
    sent: Vec<u64>,
    /// Shown when somebody's later act was done.
    step: Option<u64>,
}

impl Onward {
    pub(crate) fn from(witness: &Witness) -> Self {
        Self {
            sent: witness.phones().iter().map(Memory::sent).collect(),
            step: None,
        }
    }

    /// Why it does not: an act that was sent afterwards has to be done, and everybody has to have seen as much as
    /// somebody had then.
    pub(crate) fn waits_for(&mut self, witness: &Witness) -> Option<&'static str> {
        let phones = witness.phones();
        if self.step.is_none() {
            let mut acts = phones.iter().zip(&self.sent);
            if acts.any(|(phone, sent)| phone.done > *sent) {
                self.step = phones.iter().map(Memory::step).max();
            }
        }
        let Some(step) = self.step else {
            return Some("nobody's act was acknowledged");
        };
        if phones.iter().any(|phone| phone.step() < step) {
            Some("not everybody has seen what happened since")
        } else if !witness.time_flows() {
            Some("its time stands still")
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Two phones at step 5; the first one's first act is under way.
    fn table() -> Witness {
        let mut witness = Witness::of(2).of_many_servers();
        for phone in 0..2 {
            step(&mut witness, phone, 5);
        }
        witness.sends(0, 1, &json!({"do": "looked"}));
        witness
    }

    fn hear(witness: &mut Witness, phone: usize, frame: &serde_json::Value) {
        witness
            .hears(phone, &frame.to_string())
            .expect("it is sound");
    }

    fn step(witness: &mut Witness, phone: usize, rev: u64) {
        hear(
            witness,
            phone,
            &json!({"type": "time", "now_ms": 1, "flowing": true}),
        );
        let view = json!({"phase": "questions", "round": {"number": 1}});
        hear(
            witness,
            phone,
            &json!({"type": "pulse", "rev": rev, "board": 1, "view": view}),
        );
    }

    #[test]
    fn what_was_sent_before_shows_nothing() {
        let mut witness = table();
        let mut onward = Onward::from(&witness);
        step(&mut witness, 0, 6);
        step(&mut witness, 1, 6);
        hear(&mut witness, 0, &json!({"type": "done", "n": 1}));
        assert_eq!(
            onward.waits_for(&witness),
            Some("nobody's act was acknowledged")
        );
    }

    #[test]
    fn everybody_has_to_see_it() {
        let mut witness = table();
        let mut onward = Onward::from(&witness);
        hear(
            &mut witness,
            0,
            &json!({"type": "refused", "n": 1, "why": "stale"}),
        );
        witness.sends(0, 2, &json!({"do": "looked"}));
        step(&mut witness, 0, 7);
        hear(&mut witness, 0, &json!({"type": "done", "n": 2}));
        let unseen = Some("not everybody has seen what happened since");
        assert_eq!(onward.waits_for(&witness), unseen);
        step(&mut witness, 1, 6);
        assert_eq!(onward.waits_for(&witness), unseen);
        step(&mut witness, 1, 7);
        assert_eq!(onward.waits_for(&witness), None);
    }
}
