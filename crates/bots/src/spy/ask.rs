//! Whom to ask, and about what.

use wire::{Attribute, Phrase, RoundIntent, SeatId};

use crate::{
    ATTRIBUTES,
    dice::{Dice, For},
    evidence,
    mind::Wish,
    pace::Beat,
    spy::Scene,
};

/// With one person at the table, the person is in one exchange out of so many.
const PERSON_IN: u32 = 3;

/// How much the clue that an innocent answer gives the spy counts against what a guilty one betrays.
const LEAK: f32 = 0.6;

/// To ask about the same again.
const AGAIN: f32 = 0.35;

impl Scene<'_> {
    pub(crate) fn ask(&self, turn: u32, whom: &[SeatId], beat: &Beat) -> Option<Wish> {
        let mut dice = self.dice(beat, For::Ask);
        let follows_up = self.view.turn.as_ref()?.asker != self.sight.seat.you;
        if follows_up && !self.insists(whom, &mut dice) {
            return None;
        }
        let whom = self.whom(whom, &mut dice)?;
        let topic = self.topic(whom, &mut dice);
        let ways = self.memory.ways_to_ask(topic);
        let phrase = Phrase {
            attribute: Attribute::ALL[topic],
            level: None,
            variant: ways[dice.below(ways.len())],
        };
        let ask = RoundIntent::Ask {
            round: self.view.number,
            turn,
            whom: self.memory.order[whom],
            text: None,
            phrase: Some(phrase),
        };
        let at_ms = if follows_up {
            beat.whim_ms
        } else {
            beat.turn_ms
        };
        Some(Wish::new(at_ms, ask))
    }

    /// Whether the answer was worth asking once more, where the rules allow that.
    fn insists(&self, whom: &[SeatId], dice: &mut Dice) -> bool {
        let chance = dice.unit();
        let suspected = whom.first().and_then(|seat| self.memory.at(*seat));
        let seats = self.memory.order.len().max(2);
        #[allow(clippy::cast_precision_loss, reason = "tables are small")]
        let fair = 1.0 / (seats - 1) as f32;
        suspected.is_some_and(|at| self.suspects[at] > fair * 1.3) && chance < 0.5
    }

    fn whom(&self, whom: &[SeatId], dice: &mut Dice) -> Option<usize> {
        let at: Vec<usize> = whom.iter().filter_map(|s| self.memory.at(*s)).collect();
        if let Some(person) = self.neglected_person().filter(|person| at.contains(person)) {
            return Some(person);
        }
        let weights: Vec<f32> = at.iter().map(|at| self.interest(*at)).collect();
        (!at.is_empty()).then(|| at[dice.one_of(&weights)])
    }

    /// The only person who plays, after too many exchanges among bots.
    fn neglected_person(&self) -> Option<usize> {
        let playing = self.sight.table.seats.iter().filter(|seat| seat.playing);
        let mut people = playing.filter(|seat| seat.bot.is_none());
        let (person, others) = (people.next()?, people.next());
        let at = self.memory.at(person.id)?;
        let (last, _) = self.memory.visits[at];
        (others.is_none() && self.memory.questions + 1 >= last + PERSON_IN).then_some(at)
    }

    /// How much one would like to hear somebody: the more suspected, and the longer unheard, the more.
    fn interest(&self, at: usize) -> f32 {
        let (last, times) = self.memory.visits[at];
        let rest = self.memory.questions.saturating_sub(last).min(8);
        #[allow(clippy::cast_precision_loss, reason = "rounds are short")]
        let (rest, times, all) = (rest as f32, times as f32, self.memory.questions as f32);
        #[allow(clippy::cast_precision_loss, reason = "tables are small")]
        let seats = self.memory.order.len().max(2) as f32;
        let guilty = if self.spy {
            1.0 / seats
        } else {
            self.suspects[at]
        };
        let neglected = 1.0 + rest * 0.15 + (all / seats - times).max(0.0) * 0.5;
        (0.15 / seats + guilty * (1.0 - guilty).max(0.1)).powf(self.wits.focus.min(2.0)) * neglected
    }

    fn topic(&self, whom: usize, dice: &mut Dice) -> usize {
        let worths: Vec<f32> = (0..ATTRIBUTES)
            .map(|topic| self.worth(topic, whom))
            .collect();
        let best = worths.iter().copied().fold(f32::MIN, f32::max);
        let weight = |worth: &f32| ((worth - best) * self.wits.focus * 12.0).exp();
        let weights: Vec<f32> = worths.iter().map(weight).collect();
        dice.one_of(&weights)
    }

    /// What an answer would catch against what it would give away.
    fn worth(&self, topic: usize, whom: usize) -> f32 {
        let memory = self.memory;
        let blind = memory.blind(whom, topic);
        let worn = if memory.is_worn(topic) { 2.0 } else { 0.0 };
        let again = AGAIN * f32::from(memory.topics[topic]).min(2.0);
        let worth = if self.spy {
            self.learned(topic)
        } else {
            let guilty = self.suspects[whom];
            let level = memory.columns[topic][self.place];
            let catches = evidence::betrays(&memory.kernel, &blind, level);
            let clears = evidence::tells(&memory.kernel, &blind, level);
            guilty * catches - (1.0 - guilty) * clears * LEAK
        };
        worth * (1.0 - again * 0.5) - worn
    }

    /// What the spy learns of the place from an answer, on the average over what it holds possible.
    fn learned(&self, topic: usize) -> f32 {
        let memory = self.memory;
        let blind = memory.blind(self.me, topic);
        let mut tells = [0.0; 6];
        for (level, tells) in tells.iter_mut().enumerate() {
            let level = u8::try_from(level).unwrap_or(0);
            *tells = evidence::tells(&memory.kernel, &blind, level);
        }
        let places = memory.known(self.me).iter().zip(&memory.columns[topic]);
        let sum: f32 = memory.known(self.me).iter().sum();
        let all: f32 = places
            .map(|(known, level)| known * tells[usize::from(*level)])
            .sum();
        all / sum.max(f32::MIN_POSITIVE)
    }
}
