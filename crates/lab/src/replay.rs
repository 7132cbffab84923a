//! Live state is the fold of its records, however they were read back.

use rules::{Record, SCHEMA, State};

use crate::table::{CODE, News};

/// What two servers would hold: one that read every record, one that found only the last game.
#[derive(Clone, Debug)]
pub struct Readers {
    whole: State,
    truncated: State,
}

impl Default for Readers {
    fn default() -> Self {
        Self {
            whole: State::empty(CODE),
            truncated: State::empty(CODE),
        }
    }
}

impl Readers {
    pub fn read(&mut self, news: &News) {
        let record = Record::decode(SCHEMA, &news.record.encode()).unwrap();
        assert_eq!(record, news.record, "a record survives its bytes");
        self.whole.fold(&record);
        if record.begins_game() {
            self.truncated = State::empty(CODE);
        }
        self.truncated.fold(&record);
        assert_eq!(self.whole, *news.state, "after {record:?}");
        assert_eq!(self.truncated, *news.state, "truncated, after {record:?}");
    }
}
