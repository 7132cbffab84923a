//! How a table of the laboratory comes to a fair deal: what phones say by themselves, and a deal that is waited for.

use rules::{Command, Event};
use wire::Refusal;

use crate::table::Table;

impl Table {
    /// They do it by themselves, as soon as they know of a round to come.
    pub(crate) fn let_phones_seal(&mut self) {
        while let Some(seal) = self.phones.seals(&self.state, self.rev) {
            if let Err(why) = self.put(&seal, |_| {}) {
                assert_eq!(why, Refusal::NotNow, "it has sealed too often");
                self.phones.heard(self.rev, &seal, &[]);
            }
        }
    }

    pub fn deal(&mut self, deal: &Command) -> Result<(), Refusal> {
        self.deal_as(deal, |_| {})
    }

    /// Deals, and those who tell numbers do so at once. An event may be changed before it is recorded.
    pub fn deal_as(
        &mut self,
        deal: &Command,
        mut change: impl FnMut(&mut Event),
    ) -> Result<(), Refusal> {
        self.send_as(deal, &mut change)?;
        self.finish_deal(change);
        Ok(())
    }

    /// Until no deal waits for numbers any more.
    pub(crate) fn finish_deal(&mut self, mut change: impl FnMut(&mut Event)) {
        while rules::is_dealing(&self.state) {
            match self.phones.says(&self.state, 0, 1) {
                Some(tells) => self.send_as(&tells, &mut change).expect("it was asked"),
                None => self.wait(self.due_in().expect("numbers are not waited for in vain")),
            }
        }
    }

    /// What a deal would lead to, with all that is told for it.
    pub fn dealing(&self, deal: &Command) -> Option<Vec<Event>> {
        let events = self.decide(deal).ok()?;
        if !events
            .iter()
            .any(|event| matches!(event, Event::TermsSet(_)))
        {
            return Some(events);
        }
        let mut dealt = self.clone();
        dealt.take_news();
        dealt.deal(deal).ok()?;
        let news = dealt.take_news().into_iter();
        Some(news.flat_map(|news| news.record.events).collect())
    }
}
