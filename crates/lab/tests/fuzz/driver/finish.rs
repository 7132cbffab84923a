//! What must hold of a table to which nothing more is sent.

use std::fmt::Debug;

use rules::{Command, Record, SCHEMA, State, seat_view, table_view};
use serde::{Serialize, de::DeserializeOwned};
use wire::{Intent, Offer, Phase};

use super::table::{CODE, NOBODY, TICKS_MAX, Table};

impl Table {
    fn is_in_round(&self) -> bool {
        let phase = self.state.phase();
        !matches!(phase, Phase::Lobby | Phase::RoundOver | Phase::GameOver)
    }

    /// Everybody looks at the card, a host who paused lets go, and then nobody does anything: every
    /// round ends, whatever the rules are.
    pub(crate) fn is_left_alone(&mut self) {
        let round = table_view(self.state.public()).round;
        let round = round.map_or(0, |round| round.number());
        for seat in self.seats() {
            for offer in seat_view(&self.state, seat).can.open {
                let intent = match offer {
                    Offer::Looked {} => Intent::Looked { round },
                    Offer::Resume {} => Intent::Resume { round },
                    _ => continue,
                };
                self.send(&Command::Seat { seat, intent })
                    .expect("it is offered");
            }
        }
        for _ in 0..TICKS_MAX {
            if !self.is_in_round() {
                return;
            }
            let due_in = self.due_in().expect("a round always wakes again");
            self.wait(due_in);
        }
        panic!("the round never ends: {:?}", self.state);
    }

    /// What is shown arrives as it was sent.
    pub(crate) fn can_be_shown(&self) {
        arrives(&table_view(self.state.public()));
        for seat in self.seats().into_iter().chain([NOBODY]) {
            arrives(&seat_view(&self.state, seat));
        }
    }

    /// A server that reads the records, all or those of the last game, comes to the same state.
    pub(crate) fn replays(&self) {
        let (mut whole, mut truncated) = (State::empty(CODE), State::empty(CODE));
        for record in &self.records {
            let read = Record::decode(SCHEMA, &record.encode());
            let read = read.expect("what was written can be read");
            assert_eq!(read, *record);
            whole.fold(&read);
            if read.begins_game() {
                truncated = State::empty(CODE);
            }
            truncated.fold(&read);
        }
        assert_eq!(whole, self.state);
        assert_eq!(truncated, self.state);
    }
}

fn arrives<T: Serialize + DeserializeOwned + PartialEq + Debug>(view: &T) {
    let sent = serde_json::to_vec(view).expect("a view can be written");
    let read: T = serde_json::from_slice(&sent).expect("and read");
    assert_eq!(read, *view);
}
