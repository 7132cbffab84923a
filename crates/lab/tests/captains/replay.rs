//! Live state is the fold of its records, however they were read back.

use proptest::prelude::*;
use rules::{Record, SCHEMA, State};

use crate::{
    cases,
    script::script,
    table::{CODE, News, Table},
};

/// What two servers would hold: one that read every record, one that found only the last game.
struct Readers {
    whole: State,
    truncated: State,
}

impl Readers {
    fn read(&mut self, news: &News) {
        let record = Record::decode(SCHEMA, &news.record.encode()).unwrap();
        assert_eq!(record, news.record, "a record survives its bytes");
        self.whole.fold(&record);
        if record.begins_game() {
            self.truncated = State::empty(CODE);
        }
        self.truncated.fold(&record);
        assert_eq!(self.whole, news.state, "after {record:?}");
        assert_eq!(self.truncated, news.state, "truncated, after {record:?}");
    }
}

proptest! {
    #![proptest_config(cases(192))]

    #[test]
    fn replay_equals_live(script in script(20..200)) {
        let mut table = Table::of(&script);
        let [whole, truncated] = [State::empty(CODE), State::empty(CODE)];
        let mut readers = Readers { whole, truncated };
        for each in &script.moves {
            each.make(&mut table);
            table.take_news().iter().for_each(|news| readers.read(news));
        }
    }
}
