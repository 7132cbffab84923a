//! What the phones of a table do for a fair deal, by themselves and when they are asked.

use anyhow::Result;

use super::Table;
use crate::envelope::{ASLEEP, AWAKE, Fair};

impl Table {
    /// From now on this phone seals and tells nothing.
    pub(crate) fn silence(&mut self, phone: usize) {
        let player = &mut self.players[phone];
        player.envelope = player.envelope.take().map(|envelope| envelope.silent());
    }

    /// Whoever was not heard just now would not be asked for a number.
    pub(crate) async fn wake(&mut self) -> Result<()> {
        let phones = 0..self.players.len();
        let takes_part = |phone: &usize| self.players[*phone].envelope.is_some();
        let phones = phones.filter(|phone| takes_part(phone) && self.is_connected(*phone));
        let wanted: Vec<(usize, u64)> = phones.map(|n| (n, self.players[n].times)).collect();
        for (phone, _) in &wanted {
            self.players[*phone].is_awake = true;
            self.unsaid.push((*phone, AWAKE.to_owned()));
        }
        self.speak().await?;
        let heard = |table: &Self| {
            let mut wanted = wanted.iter();
            wanted.all(|(phone, before)| table.players[*phone].times > *before)
        };
        self.until(heard).await
    }

    /// Until everybody has seen the cards of a round after this one dealt.
    pub(crate) async fn until_dealt(&mut self, before: Option<u32>) -> Result<()> {
        let is_dealt = |table: &Self| {
            let round = table.round().ok().flatten();
            round > before && table.all_have_seen(table.rev)
        };
        self.until(is_dealt).await
    }

    /// How often numbers were asked for since somebody wanted to know.
    pub(crate) fn take_attempts(&mut self) -> u8 {
        std::mem::take(&mut self.attempts)
    }

    /// A phone does its part in a deal; once that is over, it need not be heard any more.
    pub(super) fn vouch(&mut self, phone: usize, fair: &Fair) {
        let asked = fair.asking.as_ref().map(|asking| asking.attempt);
        self.attempts = self.attempts.max(asked.unwrap_or_default());
        let player = &mut self.players[phone];
        let Some(envelope) = &mut player.envelope else {
            return;
        };
        let said = envelope.answers(fair, &mut self.rng);
        let rests = fair.asking.is_none() && std::mem::take(&mut player.is_awake);
        let rests = rests.then(|| ASLEEP.to_owned());
        let frames = said.into_iter().chain(rests);
        self.unsaid.extend(frames.map(|frame| (phone, frame)));
    }
}
