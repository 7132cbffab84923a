//! How the second judge follows the questions (RULES 1, points 2 and 4; RULES 9, rows 14 and 34).

use rules::spy;
use wire::{Asking, SeatId, ruleset::QuestionRules};

#[derive(Clone, Debug)]
pub(super) struct Questions {
    asking: Asking,
    rules: QuestionRules,
    asker: SeatId,
    asked: Option<SeatId>,
    /// Who asked the asker, right before.
    before: Option<SeatId>,
    /// That pair has had its second question.
    followed_up: bool,
}

impl Questions {
    pub(super) fn from(asking: Asking, rules: QuestionRules, starter: SeatId) -> Self {
        Self {
            asking,
            rules,
            asker: starter,
            asked: None,
            before: None,
            followed_up: false,
        }
    }

    pub(super) fn writes(&mut self) {
        self.asking = Asking::Written;
    }

    pub(super) fn pass(&mut self, to: SeatId) {
        (self.asker, self.asked, self.before) = (to, None, None);
        self.followed_up = false;
    }

    pub(super) fn watch(&mut self, event: &spy::Event, by: Option<SeatId>) {
        assert_ne!(self.asking, Asking::Spoken, "nobody hears {event:?}");
        match event {
            spy::Event::Asked {
                whom,
                follow_up_by,
                text,
                phrase,
            } => {
                assert!(self.asking != Asking::Written || text.is_some() != phrase.is_some());
                self.asks(*follow_up_by, *whom);
            }
            spy::Event::Answered { text, phrase, .. } => {
                // Row 34: an answer may be implied, but not where it is typed.
                assert!(self.asking != Asking::Written || text.is_some() != phrase.is_some());
                let answerer = self.asked.take().expect("a question");
                // Whoever asked may say that it was answered, and nobody else, and in no words.
                let heard = self.asking == Asking::Tracked && text.is_none() && phrase.is_none();
                let by_asker = heard && by == Some(self.asker);
                assert!(by_asker || by == Some(answerer), "{by:?} answers");
                let remembered = self.rules.follow_ups || !self.rules.ask_back;
                self.before = remembered.then_some(self.asker);
                self.asker = answerer;
            }
            // Row 14: the same asker asks somebody else.
            spy::Event::QuestionLapsed {} => {
                self.asked.take().expect("a question");
                self.followed_up = false;
            }
            _ => panic!("{event:?} is no question"),
        }
    }

    fn asks(&mut self, follow_up_by: Option<SeatId>, whom: SeatId) {
        assert_eq!(self.asked, None, "one question at a time");
        self.followed_up = match follow_up_by {
            Some(by) => {
                assert!(self.rules.follow_ups && !self.followed_up);
                assert_eq!((self.before, self.asker), (Some(by), whom));
                (self.asker, self.before) = (by, None);
                true
            }
            None => {
                assert_ne!(whom, self.asker);
                assert!(self.rules.ask_back || self.before != Some(whom));
                false
            }
        };
        self.asked = Some(whom);
    }
}
