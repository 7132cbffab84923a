//! How much a table may write down before its next game, and how much the server keeps in all. Counts bytes; what a
//! command is worth to the table the rules say.

use rules::Need;
use wire::Refusal;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    /// Of one log, since its game began.
    pub(crate) table_bytes: u64,
    /// Of everything. Beyond it nothing new begins.
    pub(crate) store_bytes: u64,
}

/// What a log holds.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LogBytes {
    /// In the record that its game began with.
    base: u64,
    since: u64,
}

impl LogBytes {
    pub(super) fn add(&mut self, record: usize, begins_game: bool) {
        let record = record as u64;
        if begins_game {
            *self = Self {
                base: record,
                since: 0,
            };
        } else {
            self.since += record;
        }
    }

    fn all(self) -> u64 {
        self.base + self.since
    }
}

/// What is about to be written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    pub(super) need: Need,
    /// With it the log begins anew.
    pub(super) begins_game: bool,
    pub(super) bytes: usize,
}

impl Budget {
    /// `used_bytes`: of the store.
    pub(super) fn admit(
        &self,
        wish: Wish,
        log: LogBytes,
        used_bytes: impl FnOnce() -> u64,
    ) -> Result<(), Refusal> {
        let begins = wish.begins_game;
        let grows = wish.bytes as u64 > log.all();
        let is_new = wish.need == Need::Spare || begins && grows;
        if is_new && used_bytes() >= self.store_bytes {
            return Err(Refusal::StoreFull);
        }
        // The second half is for the game that is on.
        let limit = match wish.need {
            Need::Spare => self.table_bytes / 2,
            Need::Play => self.table_bytes,
            Need::WayOut => return Ok(()),
        };
        if log.since >= limit {
            return Err(Refusal::LogFull);
        }
        Ok(())
    }

    /// Whether anything may be added to the table, however small.
    pub(super) fn admit_more(
        &self,
        log: LogBytes,
        used_bytes: impl FnOnce() -> u64,
    ) -> Result<(), Refusal> {
        let least = Wish {
            need: Need::Spare,
            begins_game: false,
            bytes: 0,
        };
        self.admit(least, log, used_bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUDGET: Budget = Budget {
        table_bytes: 100,
        store_bytes: 1_000,
    };

    fn verdict(need: Need, begins_game: bool, (base, since): (u64, u64), used: u64) -> Verdict {
        let wish = Wish {
            need,
            begins_game,
            bytes: 30,
        };
        BUDGET.admit(wish, LogBytes { base, since }, || used)
    }

    type Verdict = Result<(), Refusal>;

    #[test]
    fn what_is_refused_goes_by_what_is_left() {
        const LOG: Verdict = Err(Refusal::LogFull);
        const STORE: Verdict = Err(Refusal::StoreFull);
        let table = [
            // A log that fills up.
            (Need::Spare, false, (500, 49), 0, Ok(())),
            (Need::Spare, false, (0, 50), 0, LOG),
            (Need::Play, false, (0, 99), 0, Ok(())),
            (Need::Play, false, (0, 100), 0, LOG),
            (Need::WayOut, false, (0, 500), 0, Ok(())),
            (Need::WayOut, true, (0, 500), 0, Ok(())),
            // A store that is full.
            (Need::Spare, false, (0, 0), 999, Ok(())),
            (Need::Spare, false, (0, 0), 1_000, STORE),
            (Need::Play, false, (0, 0), 1_000, Ok(())),
            (Need::WayOut, false, (0, 0), 1_000, Ok(())),
            (Need::WayOut, true, (9, 20), 1_000, STORE),
            (Need::WayOut, true, (9, 21), 1_000, Ok(())),
        ];
        for (need, begins_game, log, used, wanted) in table {
            let found = verdict(need, begins_game, log, used);
            assert_eq!(
                found, wanted,
                "{need:?} {begins_game} after {log:?}, {used}"
            );
        }
    }

    #[test]
    fn a_game_begins_the_count_anew() {
        let mut log = LogBytes::default();
        for (record, begins_game, wanted) in [
            (40, false, 40),
            (70, true, 70),
            (5, false, 75),
            (6, true, 6),
        ] {
            log.add(record, begins_game);
            assert_eq!(log.all(), wanted);
        }
        assert_eq!(log.since, 0);
    }
}
