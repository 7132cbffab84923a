//! What to answer: the truth, as vaguely as the table does, or what would pass for it.

use wire::{Attribute, Phrase, RoundIntent};

use crate::{
    ATTRIBUTES,
    dice::{Dice, For},
    evidence::LEVELS,
    mind::Wish,
    pace::Beat,
    spy::Scene,
};

impl Scene<'_> {
    pub(crate) fn answer(&self, turn: u32, beat: &Beat) -> Wish {
        let mut dice = self.dice(beat, For::Answer);
        let topic = self.memory.question.and_then(|question| question.topic);
        let topic = topic.map_or_else(|| self.least_worn(&mut dice), |topic| topic as usize);
        let weights = self.fitting(topic);
        let level = u8::try_from(dice.one_of(&weights)).unwrap_or(0);
        let ways = self.memory.ways_to_answer(topic, level);
        let phrase = Phrase {
            attribute: Attribute::ALL[topic],
            level: Some(level),
            variant: ways[dice.below(ways.len())],
        };
        let answer = RoundIntent::Answer {
            round: self.view.number,
            turn,
            text: None,
            phrase: Some(phrase),
            level: None,
        };
        Wish::new(beat.turn_ms, answer)
    }

    /// How readily each level is said.
    fn fitting(&self, topic: usize) -> [f32; LEVELS] {
        let memory = self.memory;
        if !self.spy {
            let level = memory.columns[topic][self.place];
            return memory.kernel[usize::from(level)];
        }
        memory.blind(self.me, topic)
    }

    /// To a question that was not understood: something about the place nevertheless.
    fn least_worn(&self, dice: &mut Dice) -> usize {
        let topics = &self.memory.topics;
        let least = topics.iter().min().copied().unwrap_or(0);
        let rare: Vec<usize> = (0..ATTRIBUTES).filter(|t| topics[*t] == least).collect();
        rare[dice.below(rare.len())]
    }
}
