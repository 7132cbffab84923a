//! When things are done. It follows from what all can see and from dice that no card has touched.

use wire::{CaptainsIntent, Intent, LineKind, Phase, RoundIntent, RoundView, SpyIntent, TimerView};

use crate::{
    dice::{Dice, For},
    mind::{Sight, Wish},
    offers::Offers,
};

/// What the table waits for. While it is the same, so is the moment at which it began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Moment {
    round: u32,
    phase: Option<Phase>,
    turn: u32,
    answering: bool,
    vote: u32,
    voted: usize,
    chance: u16,
    /// A person has looked or is ready.
    first_person: bool,
    waits: bool,
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pace {
    moment: Moment,
    since_ms: u64,
}

/// When a mind would do what the present moment asks of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beat {
    /// Of something out of turn.
    pub(crate) whim_ms: u64,
    /// Of what is one's turn.
    pub(crate) turn_ms: u64,
    /// Of a vote.
    pub(crate) vote_ms: u64,
    /// Of what everybody does at once and nobody waits for.
    pub(crate) nod_ms: u64,
    /// Of a last word before a time limit.
    pub(crate) last_ms: u64,
    pub(crate) first_person: bool,
    pub(crate) waits: bool,
    /// For dice of this moment.
    pub(crate) number: u64,
}

/// A word typed by a person takes so long to read.
const READ_MS_A_CHARACTER: u64 = 25;

impl Pace {
    pub(crate) fn see(&mut self, sight: &Sight) {
        let moment = Moment::of(sight);
        if self.moment != moment {
            self.moment = moment;
            self.since_ms = sight.now_ms;
        }
    }

    pub(crate) fn at(&self, seed: u64, round: u32, sight: &Sight) -> Beat {
        let moment = &self.moment;
        let parts = [
            moment.turn,
            u32::from(moment.answering),
            moment.vote,
            u32::from(moment.chance),
            moment.phase.map_or(0, |phase| phase as u32),
        ];
        let number = parts
            .iter()
            .fold(0, |number: u64, part| number * 257 + u64::from(*part));
        let mut dice = Dice::new(seed, round, number, For::Pace);
        let since = self.since_ms + reading_ms(sight);
        Beat {
            whim_ms: since + dice.between_ms(1_000, 2_900),
            turn_ms: since + dice.between_ms(3_000, 6_000),
            vote_ms: since + dice.between_ms(3_000, 8_000),
            nod_ms: self.since_ms + dice.between_ms(800, 3_000),
            last_ms: dice.between_ms(1_500, 6_000),
            first_person: moment.first_person,
            waits: moment.waits,
            number,
        }
    }
}

/// Of what a person typed last.
fn reading_ms(sight: &Sight) -> u64 {
    let lines = match &sight.table.round {
        Some(RoundView::Spy(round)) => &round.lines,
        Some(RoundView::Captains(round)) => &round.lines,
        _ => return 0,
    };
    let last = lines.last().filter(|line| line.kind != LineKind::Remark);
    last.map_or(0, |line| line.text.len() as u64 * READ_MS_A_CHARACTER)
}

impl Moment {
    fn of(sight: &Sight) -> Self {
        let table = sight.table;
        let mut playing = table.seats.iter().filter(|seat| seat.playing);
        let mut moment = Self {
            round: table.round.as_ref().map_or(0, RoundView::number),
            phase: Some(table.phase),
            first_person: playing.any(|seat| seat.bot.is_none() && seat.ready),
            ..Self::default()
        };
        match &table.round {
            Some(RoundView::Spy(round)) => {
                if let Some(turn) = &round.turn {
                    moment.turn = turn.number;
                    moment.answering = turn.asked.is_some();
                }
                if let Some(vote) = &round.vote {
                    moment.vote = vote.number;
                    moment.voted = vote.next.map_or(0, |_| vote.voted.len());
                }
                moment.chance = round.chance.as_ref().map_or(0, |chance| chance.seat.0);
                moment.waits = round.wait.is_some();
            }
            Some(RoundView::Captains(round)) => {
                if let Some(step) = &round.step {
                    moment.turn = step.turn;
                    moment.answering = step.asked.is_some();
                }
                let naming = round.naming.as_ref();
                moment.chance = naming
                    .and_then(|naming| naming.captain)
                    .map_or(0, |captain| captain.0);
                moment.waits = round.wait.is_some();
            }
            _ => {}
        }
        moment
    }
}

impl Beat {
    /// After the first person, or soon where no person plays, or when time is nearly over.
    fn with_people(&self, sight: &Sight, ends_at_ms: Option<u64>) -> Option<u64> {
        let mut playing = sight.table.seats.iter().filter(|seat| seat.playing);
        let people = playing.any(|seat| seat.bot.is_none() && !seat.away);
        if self.first_person || !people {
            return Some(self.nod_ms);
        }
        ends_at_ms.map(|at| at.saturating_sub(self.last_ms).max(self.nod_ms))
    }

    pub(crate) fn ready(&self, sight: &Sight, offers: &Offers, round: u32) -> Option<Wish> {
        let at_ms = self.with_people(sight, None).filter(|_| offers.ready)?;
        Some(Wish::new(at_ms, Intent::Ready { round }))
    }

    pub(crate) fn look(&self, sight: &Sight, offers: &Offers, round: u32) -> Option<Wish> {
        let starts_at_ms = match &sight.table.round {
            Some(RoundView::Spy(view)) => view.starts_at_ms,
            _ => None,
        };
        if offers.looked {
            let at_ms = self.with_people(sight, starts_at_ms)?;
            return Some(Wish::new(at_ms, RoundIntent::Looked { round }));
        }
        if offers.act_first {
            let at_ms = self.with_people(sight, None)?;
            let whom = sight.seat.you;
            return Some(Wish::new(
                at_ms + self.last_ms,
                CaptainsIntent::ActFirst { round, whom },
            ));
        }
        let mut people = sight.table.seats.iter();
        let all = people.all(|s| !s.playing || s.away || s.bot.is_some() || s.ready);
        let start = SpyIntent::StartClock { round };
        (offers.start_clock && all).then(|| Wish::new(self.turn_ms, start))
    }
}

/// When a timer ends, if it runs.
pub(crate) fn ends_at(timer: &TimerView) -> Option<u64> {
    match timer {
        TimerView::Running { ends_at_ms } => Some(*ends_at_ms),
        TimerView::Stopped { .. } => None,
    }
}

/// What is left of a timer.
pub(crate) fn left_ms(timer: &TimerView, now_ms: u64) -> u64 {
    match timer {
        TimerView::Running { ends_at_ms } => ends_at_ms.saturating_sub(now_ms),
        TimerView::Stopped { left_ms } => *left_ms,
    }
}
