//! Somebody at a table: one brain for each side.

use bots::{Mind, Sight, Wish};
use wire::{Intent, RoundIntent, Skill};

use crate::{Brain, naive::Naive};

#[derive(Debug)]
enum Head {
    Mind(Box<Mind>, Skill),
    Naive(Box<Naive>),
    Evader(Box<Mind>),
}

#[derive(Debug)]
pub(crate) struct Player {
    agent: Head,
    spy: Head,
}

impl Player {
    pub(crate) fn new(agent: Brain, spy: Brain, seed: u64) -> Self {
        Self {
            agent: Head::new(agent, seed),
            spy: Head::new(spy, seed),
        }
    }

    fn head(&mut self, sight: &Sight) -> &mut Head {
        let card = sight.seat.spy().and_then(|own| own.card.as_ref());
        if card.is_some_and(|card| card.spy) {
            &mut self.spy
        } else {
            &mut self.agent
        }
    }

    /// How well whoever plays now was told to play.
    pub(crate) fn skill(&self, spy: bool) -> Skill {
        let head = if spy { &self.spy } else { &self.agent };
        match head {
            Head::Mind(_, skill) => *skill,
            Head::Naive(_) | Head::Evader(_) => Skill::default(),
        }
    }

    pub(crate) fn wish(&mut self, sight: &Sight) -> Option<Wish> {
        match self.head(sight) {
            Head::Mind(mind, _) => mind.wish(sight),
            Head::Naive(naive) => naive.wish(sight),
            Head::Evader(mind) => mind.wish(sight).map(evaded),
        }
    }
}

impl Head {
    fn new(brain: Brain, seed: u64) -> Self {
        match brain {
            Brain::Mind(skill) => Self::Mind(Box::new(Mind::new(seed)), skill),
            Brain::Naive => Self::Naive(Box::new(Naive::new(seed))),
            Brain::Evader => Self::Evader(Box::new(Mind::new(seed))),
        }
    }
}

/// An answer in words that say nothing.
fn evaded(wish: Wish) -> Wish {
    let Intent::Round(RoundIntent::Answer { round, turn, .. }) = wish.intent else {
        return wish;
    };
    let answer = RoundIntent::Answer {
        round,
        turn,
        text: Some("…".to_owned()),
        phrase: None,
        level: None,
    };
    Wish {
        intent: Intent::Round(answer),
        ..wish
    }
}
