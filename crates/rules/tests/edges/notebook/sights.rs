//! What can be seen of a round with notebooks, by name. Reads views only.

use wire::{
    NotebookEnding, NotebookResultView, NotebookRoundView, NotebookStepView, Offer, PageView,
    RoundView,
};

use crate::table::Table;

impl Table {
    #[track_caller]
    pub(super) fn book(&self) -> NotebookRoundView {
        match self.view().round {
            Some(RoundView::Notebook(round)) => round,
            _ => panic!("no round with notebooks is on"),
        }
    }

    #[track_caller]
    pub(super) fn book_step(&self) -> NotebookStepView {
        self.book().step.expect("the round is on")
    }

    /// Whoever is to open a case, play, explain or place a chip.
    #[track_caller]
    pub(crate) fn in_turn(&self) -> &'static str {
        self.name(self.book_step().seat.expect("somebody's turn"))
    }

    #[track_caller]
    pub(super) fn active(&self) -> &'static str {
        self.name(self.book().active)
    }

    #[track_caller]
    pub(super) fn time_left_ms(&self) -> u64 {
        self.left_of(self.book_step().timer)
    }

    pub(super) fn page(&self, who: &str) -> Option<PageView> {
        self.seat(who).notebook()?.page.clone()
    }

    /// What stands in the notebook; nothing in a blank one.
    #[track_caller]
    pub(super) fn word_of(&self, who: &str) -> String {
        let page = self.page(who).expect("a notebook");
        assert_eq!(page.blank, page.word.is_empty());
        page.word
    }

    /// Whoever has the blank notebook, by asking all phones.
    #[track_caller]
    pub(super) fn blank(&self) -> &'static str {
        let players = self.players().into_iter();
        let mut blank = players.filter(|who| self.page(who).is_some_and(|page| page.blank));
        let found = blank.next().expect("a blank notebook");
        assert_eq!(blank.next(), None, "two blank notebooks");
        found
    }

    pub(super) fn hand(&self, who: &str) -> Vec<String> {
        let own = self.seat(who);
        own.notebook().map_or(Vec::new(), |own| own.hand.clone())
    }

    /// How many cards lie before everybody, beginning with the active player.
    #[track_caller]
    pub(super) fn laid(&self) -> Vec<(&'static str, usize)> {
        let lines = self.book().evidence.into_iter();
        lines
            .map(|line| (self.name(line.seat), line.cards.len()))
            .collect()
    }

    #[track_caller]
    pub(super) fn laid_by(&self, who: &str) -> Vec<String> {
        let seat = self.id(who);
        let mut lines = self.book().evidence.into_iter();
        let line = lines.find(|line| line.seat == seat);
        line.map_or(Vec::new(), |line| line.cards)
    }

    #[track_caller]
    pub(super) fn placed(&self) -> Vec<(&'static str, &'static str)> {
        let chips = self.book().chips.into_iter();
        chips
            .map(|chip| (self.name(chip.seat), self.name(chip.whom)))
            .collect()
    }

    /// On whom this seat may place a chip.
    pub(super) fn suspects(&self, who: &str) -> Vec<&'static str> {
        let offers = self.may(who).into_iter();
        let mut whom = offers.filter_map(|offer| match offer {
            Offer::Chip { whom, .. } => Some(whom),
            _ => None,
        });
        whom.next().map_or(Vec::new(), |whom| self.names(&whom))
    }

    #[track_caller]
    pub(super) fn unmasked(&self) -> NotebookResultView {
        self.book().result.expect("the round is over")
    }

    #[track_caller]
    pub(super) fn book_ending(&self) -> NotebookEnding {
        self.unmasked().ending
    }

    /// Who got points in this round.
    #[track_caller]
    pub(super) fn awards(&self) -> Vec<(&'static str, i32)> {
        let lines = self.unmasked().points.into_iter();
        let lines = lines.filter(|line| line.points != 0);
        lines
            .map(|line| (self.name(line.seat), line.points))
            .collect()
    }
}
