//! What all rooms of a store have in common: how many shelves there are, above which versions a room may begin, and by
//! how much records were postponed.

use async_nats::HeaderMap;
use bytes::Bytes;
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use super::api::{Api, Fault, Stored};
use super::names::Names;
use crate::Version;
use crate::room::unix_now_ms;

/// What all of it is built upon. A store of another layout is refused.
pub(super) const LAYOUT: u32 = 1;

const PLAN: &str = "plan";
const FLOOR: &str = "floor";
const POSTPONED: &str = "postponed";

/// Chosen once, when the store is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Plan {
    pub(super) layout: u32,
    /// The number of streams that hold rooms.
    pub(super) shelves: u32,
    pub(super) epoch: u64,
}

/// Records from before `at_ms` count as so much younger.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Postponed {
    at_ms: u64,
    by_ms: u64,
}

/// So many are told apart. Those before count as one, which makes some records younger than they are.
const POSTPONED_MAX: usize = 16;

#[derive(Debug, Clone)]
pub(super) struct Hall {
    api: Api,
    names: Names,
}

impl Hall {
    pub(super) fn new(api: Api, names: Names) -> Self {
        Self { api, names }
    }

    /// The plan of the store, which is this one if there was none.
    pub(super) async fn plan(&self, new: Plan, until: Instant) -> Result<Plan, Fault> {
        self.change(PLAN, until, |known: Option<Plan>| match known {
            Some(_) => None,
            None => Some(new),
        })
        .await
    }

    /// The versions of this store count on in another course.
    pub(super) async fn change_epoch(&self, epoch: u64, until: Instant) -> Result<(), Fault> {
        let other = |known: Option<Plan>| {
            let plan = known.filter(|plan| plan.epoch != epoch)?;
            Some(Plan { epoch, ..plan })
        };
        self.change(PLAN, until, other).await.map(drop)
    }

    /// Rooms that begin from now on begin above it.
    pub(super) async fn floor(&self, until: Instant) -> Result<Version, Fault> {
        let (floor, _) = self.read::<u64>(FLOOR, until).await?;
        Ok(floor.map_or(Version::EMPTY, Version::new))
    }

    pub(super) async fn raise_floor(&self, to: Version, until: Instant) -> Result<(), Fault> {
        let raised = |known: Option<u64>| match known {
            Some(floor) if floor >= to.get() => None,
            _ => Some(to.get()),
        };
        self.change(FLOOR, until, raised).await.map(drop)
    }

    pub(super) async fn postponed(&self, until: Instant) -> Result<Vec<Postponed>, Fault> {
        let (all, _) = self.read(POSTPONED, until).await?;
        Ok(all.unwrap_or_default())
    }

    pub(super) async fn postpone(&self, by_ms: u64, until: Instant) -> Result<(), Fault> {
        let at_ms = unix_now_ms();
        let longer = |known: Option<Vec<Postponed>>| {
            let mut all = known.unwrap_or_default();
            all.push(Postponed { at_ms, by_ms });
            join_oldest(&mut all);
            Some(all)
        };
        self.change(POSTPONED, until, longer).await.map(drop)
    }

    /// Writes what `change` makes of what is known, unless that is nothing; gives what is known then.
    async fn change<T: Serialize + for<'de> Deserialize<'de>>(
        &self,
        about: &str,
        until: Instant,
        change: impl Fn(Option<T>) -> Option<T>,
    ) -> Result<T, Fault> {
        loop {
            let (known, last_seq) = self.read(about, until).await?;
            let Some(new) = change(known) else {
                let (known, _) = self.read(about, until).await?;
                return known.ok_or_else(|| Fault::Garbled(format!("there is no {about}")));
            };
            let bytes = serde_json::to_vec(&new).map_err(|why| Fault::Garbled(why.to_string()))?;
            let message = (HeaderMap::new(), Bytes::from(bytes));
            let within = until.saturating_duration_since(Instant::now());
            let subject = self.names.notice(about);
            match self.api.publish(subject, message, last_seq, within).await {
                Ok(_) => return Ok(new),
                Err(fault) if fault.is_conflict() || fault.is_passing() => {
                    if Instant::now() >= until {
                        return Err(fault);
                    }
                }
                Err(fault) => return Err(fault),
            }
        }
    }

    /// And the sequence of the message that says so.
    async fn read<T: for<'de> Deserialize<'de>>(
        &self,
        about: &str,
        until: Instant,
    ) -> Result<(Option<T>, u64), Fault> {
        let (stream, subject) = (self.names.hall(), self.names.notice(about));
        let last = self
            .api
            .patiently(until, || self.api.last(&stream, &subject))
            .await?;
        let Some(Stored { seq, payload, .. }) = last else {
            return Ok((None, 0));
        };
        let known = serde_json::from_slice(&payload);
        known
            .map(|known| (Some(known), seq))
            .map_err(|why| Fault::Garbled(format!("the {about} of the store: {why}")))
    }
}

fn join_oldest(all: &mut Vec<Postponed>) {
    while all.len() > POSTPONED_MAX {
        let oldest = all.remove(0);
        all[0].by_ms = all[0].by_ms.saturating_add(oldest.by_ms);
    }
}

/// When something that was written then counts as written.
pub(super) fn dated(at_ms: u64, postponed: &[Postponed]) -> u64 {
    let later = postponed
        .iter()
        .filter(|postponed| at_ms <= postponed.at_ms);
    later.fold(at_ms, |at_ms, postponed| {
        at_ms.saturating_add(postponed.by_ms)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_there_is_postponed() {
        let postponed = [(10, 100), (20, 1_000)].map(|(at_ms, by_ms)| Postponed { at_ms, by_ms });
        for (at_ms, expected) in [(5, 1_105), (10, 1_110), (15, 1_015), (21, 21)] {
            assert_eq!(dated(at_ms, &postponed), expected, "{at_ms}");
        }
    }

    #[test]
    fn what_was_postponed_long_ago_counts_as_one() {
        let mut all: Vec<_> = (1..=20_u64)
            .map(|number| Postponed {
                at_ms: number,
                by_ms: 1,
            })
            .collect();
        join_oldest(&mut all);
        assert_eq!(all.len(), POSTPONED_MAX);
        assert_eq!(dated(0, &all), 20);
    }
}
