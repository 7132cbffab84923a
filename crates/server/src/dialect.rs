//! The version of records that all read who share the log. A server by itself writes the newest; while an update goes
//! through several nodes, each writes the oldest that any of them has announced.

use std::sync::atomic::{AtomicU32, Ordering};

use rules::{OLDEST_WRITTEN, SCHEMA};

#[derive(Debug)]
pub(crate) struct Dialect {
    schema: AtomicU32,
}

/// Whoever reads no newer records than these could read nothing that this build writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a node that shares the journal reads records up to version {schema}, and this build writes {OLDEST_WRITTEN} to \
     {SCHEMA}: update that node to a build in between first, or stop it"
)]
pub struct TooOld {
    pub schema: u32,
}

impl Default for Dialect {
    fn default() -> Self {
        let schema = AtomicU32::new(SCHEMA);
        Self { schema }
    }
}

impl Dialect {
    pub(crate) fn schema(&self) -> u32 {
        self.schema.load(Ordering::Relaxed)
    }

    /// Writes from now on what the oldest of all living nodes reads.
    pub(crate) fn agree_on(&self, oldest: u32) {
        self.schema.store(oldest.min(SCHEMA), Ordering::Relaxed);
    }

    /// With a node that is too old every command is refused until it is gone, so whoever starts beside it had better not.
    pub(crate) fn check(&self) -> Result<(), TooOld> {
        match self.schema() {
            OLDEST_WRITTEN..=SCHEMA => Ok(()),
            schema => Err(TooOld { schema }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_node_says_what_is_written() {
        let dialect = Dialect::default();
        assert_eq!(dialect.schema(), SCHEMA);
        let table = [
            (SCHEMA + 1, SCHEMA, Ok(())),
            (OLDEST_WRITTEN, OLDEST_WRITTEN, Ok(())),
            (1, 1, Err(TooOld { schema: 1 })),
            (SCHEMA, SCHEMA, Ok(())),
        ];
        for (announced, written, answer) in table {
            dialect.agree_on(announced);
            assert_eq!((dialect.schema(), dialect.check()), (written, answer));
        }
    }
}
