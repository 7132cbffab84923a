//! A phone's part in fair deals, where it takes one.

use std::ops::Range;
use std::time::Duration;

use anyhow::Result;
use load::envelope::{ASLEEP, AWAKE, Fair};
use tokio::time::Instant;

use super::Phone;

/// One in so many times a phone that is asked for its number is just not in anybody's hand.
const IS_LAID_ASIDE: u32 = 16;
/// As many times out of these it takes its time, so that kills find deals that wait.
const DAWDLES: u32 = 4;
const DAWDLES_MS: Range<u64> = 100..1_800;

impl Phone {
    pub(super) fn takes_part(&self) -> bool {
        self.number < self.table.game.fair
    }

    /// Whoever takes part in deals has to be known to be there before one.
    pub(super) fn ping(&self) -> &'static str {
        match self.takes_part() {
            true => AWAKE,
            false => ASLEEP,
        }
    }

    /// Its part in a deal: it seals its numbers, and tells the one that it is asked for, sooner or later.
    pub(super) fn vouch(&mut self, fair: Fair) -> Result<()> {
        self.unanswered = None;
        if fair.asking.is_none() {
            return self.answer(&fair);
        }
        match self.rng.u32(..IS_LAID_ASIDE) {
            0 => Ok(()),
            1..=DAWDLES => {
                let at = Instant::now() + Duration::from_millis(self.rng.u64(DAWDLES_MS));
                self.unanswered = Some((at, fair));
                Ok(())
            }
            _ => self.answer(&fair),
        }
    }

    pub(super) fn vouch_late(&mut self) -> Result<()> {
        let unanswered = self.unanswered.take();
        unanswered.map_or(Ok(()), |(_, fair)| self.answer(&fair))
    }

    fn answer(&mut self, fair: &Fair) -> Result<()> {
        let Some(envelope) = &mut self.envelope else {
            return Ok(());
        };
        if let Some(frame) = envelope.answers(fair, &mut self.rng) {
            let told = envelope.tells(fair);
            let mut witness = self.table.witness.borrow_mut();
            witness.vouches(self.number, told.as_ref())?;
            self.unsaid.push_back(frame);
        }
        Ok(())
    }
}
