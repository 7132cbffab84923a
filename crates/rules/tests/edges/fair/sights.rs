//! What these tests see and do besides.

use wire::Intent;

use crate::table::Table;

impl Table {
    /// With the first card of the hand, and whoever the lot says is the conspirator.
    #[track_caller]
    pub(super) fn opens_case(&mut self, who: &str, word: &str) -> &mut Self {
        let open: Intent = self.case(who, word);
        self.act(who, open)
    }

    /// Whose card it is.
    #[track_caller]
    pub(super) fn spy(&self) -> &'static str {
        let people = self.people_here();
        let mut spies = people.into_iter().filter(|who| self.card(who).spy);
        spies.next().expect("a spy")
    }
}
