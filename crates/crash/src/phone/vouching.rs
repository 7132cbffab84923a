//! A phone's part in fair deals, where it takes one.

use anyhow::Result;
use load::envelope::{ASLEEP, AWAKE, Fair};

use super::Phone;

/// One in so many times a phone that is asked for its number is just not in anybody's hand.
const IS_LAID_ASIDE: u32 = 16;

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

    /// Its part in a deal: it seals its numbers, and tells the one that it is asked for.
    pub(super) fn vouch(&mut self, fair: &Fair) -> Result<()> {
        let is_laid_aside = fair.asking.is_some() && self.rng.u32(..IS_LAID_ASIDE) == 0;
        let envelope = self.envelope.as_mut().filter(|_| !is_laid_aside);
        let Some(envelope) = envelope else {
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
