//! What a mind does where a spy is looked for: who is suspected, and what follows from that by the points.

mod answer;
mod ask;
pub(crate) mod memory;
pub(crate) mod remarks;
mod stakes;

use wire::{
    ChanceKind, Phase, RoundIntent, SeatId, SpyIntent, SpyRoundView, VoteKind,
    ruleset::TimeUpProcedure,
};

use crate::{
    dice::{Dice, For},
    evidence,
    mind::{Sight, Wish},
    offers::Offers,
    pace::{self, Beat},
    wits::Wits,
};

use memory::Memory;
use stakes::{Odds, Stakes};

/// How much better an agent expects to know at the end of a round what it guesses at the beginning.
const PATIENCE: f32 = 0.9;

/// The same where the first accusation is the last.
const FINAL: f32 = 1.5;

/// In the last part of a round, so much of it, there may be no other vote.
const LATE: f32 = 0.12;

/// How sure of the place a spy is who names it, and how sharp that limit is.
const DARES: f32 = 0.5;
const STEEP: f32 = 12.0;

/// What it counts with a voter that others are sure enough to vote at all.
const SWAY: f32 = 0.25;

/// What evidence is worth of what it says: a spy who is suspected does not wait until all of it is there.
const TRUST: f32 = 0.7;

/// How much of a bonus an accuser counts on who needs the votes of others.
const HOPE: f32 = 0.3;

/// How much of what a spy does not know yet a whole round of answers will tell.
const LEARNS: f32 = 0.5;

/// Before a time limit nobody is quite sure of.
const MARGIN_MS: u64 = 400;

/// A moment of a round as one mind sees it.
#[derive(Debug)]
pub(crate) struct Scene<'a> {
    pub(crate) seed: u64,
    pub(crate) sight: &'a Sight<'a>,
    pub(crate) view: &'a SpyRoundView,
    pub(crate) memory: &'a Memory,
    pub(crate) wits: Wits,
    pub(crate) stakes: Stakes,
    pub(crate) me: usize,
    pub(crate) spy: bool,
    /// Of an agent: where it is. Of the spy: where it seems to be.
    pub(crate) place: usize,
    /// Of the spy: how likely it is that it is there.
    pub(crate) sure: f32,
    /// How likely each is the spy, as an agent at this place sees it; the last one is the middle.
    pub(crate) suspects: Vec<f32>,
    /// What part of the round is left.
    pub(crate) left: f32,
}

impl<'a> Scene<'a> {
    pub(crate) fn of(
        seed: u64,
        sight: &'a Sight<'a>,
        view: &'a SpyRoundView,
        memory: &'a Memory,
        wits: Wits,
    ) -> Option<Self> {
        let me = memory.at(sight.seat.you)?;
        let card = sight.seat.spy()?.card.as_ref()?;
        let (place, sure) = if card.spy {
            likeliest(sight, view, memory.known(me))?
        } else {
            let place = sight.table.places.iter().position(|p| *p == card.place)?;
            (place, 1.0)
        };
        let left_ms = pace::left_ms(&view.clock, sight.now_ms);
        #[allow(clippy::cast_precision_loss, reason = "rounds are short")]
        let left = left_ms as f32 / view.clock_total_ms.max(1) as f32;
        let mut scene = Self {
            seed,
            sight,
            view,
            memory,
            wits,
            stakes: Stakes::of(sight.rules),
            me,
            spy: card.spy,
            place,
            sure,
            suspects: Vec::new(),
            left,
        };
        scene.suspects = scene.suspected();
        Some(scene)
    }

    /// By seat, and the middle last. An agent does not suspect itself; a spy looks at all with an agent's eyes.
    fn suspected(&self) -> Vec<f32> {
        let memory = self.memory;
        let mut against = memory.against(self.place);
        for (at, against) in against.iter_mut().enumerate() {
            let hunch = Dice::new(self.seed, memory.round, at as u64, For::Hunch).bell();
            *against = *against * TRUST + hunch * self.wits.hunch;
            let seat = memory.order[at];
            let plays = self
                .sight
                .table
                .seats
                .iter()
                .any(|s| s.id == seat && s.playing);
            if !plays || (at == self.me && !self.spy) {
                *against = f32::NEG_INFINITY;
            }
        }
        against.push(if self.view.middle {
            0.0
        } else {
            f32::NEG_INFINITY
        });
        evidence::suspicion(&against)
    }

    pub(crate) fn middle(&self) -> f32 {
        self.suspects.last().copied().unwrap_or(0.0)
    }

    fn odds(&self, at: usize) -> Odds {
        Odds {
            guilty: self.suspects[at],
            middle: self.middle(),
        }
    }

    /// The most suspected of these but oneself.
    fn prime(&self, whom: &[SeatId]) -> Option<usize> {
        let at = whom.iter().filter_map(|seat| self.memory.at(*seat));
        at.filter(|at| *at != self.me)
            .max_by(|one, other| self.suspects[*one].total_cmp(&self.suspects[*other]))
    }

    fn prime_of_all(&self) -> Option<usize> {
        self.prime(&self.memory.order)
    }

    pub(crate) fn dice(&self, beat: &Beat, what: For) -> Dice {
        Dice::new(self.seed, self.memory.round, beat.number, what)
    }

    pub(crate) fn wish(&self, offers: &Offers, beat: &Beat) -> Option<Wish> {
        if beat.waits {
            return None;
        }
        match self.sight.table.phase {
            Phase::Questions => {
                let turn = self.turn(offers, beat);
                Wish::sooner(turn, self.out_of_turn(offers, beat))
            }
            Phase::Vote | Phase::TimeUp => {
                let escape = self.escape(offers, beat);
                Wish::sooner(self.decision(offers, beat), escape)
            }
            Phase::Guess => self.name(offers, beat.turn_ms),
            _ => None,
        }
    }

    fn turn(&self, offers: &Offers, beat: &Beat) -> Option<Wish> {
        if let Some(turn) = offers.answer {
            return Some(self.answer(turn, beat));
        }
        let (turn, whom) = offers.ask?;
        self.ask(turn, whom, beat)
    }

    /// What one does while others ask and answer.
    fn out_of_turn(&self, offers: &Offers, beat: &Beat) -> Option<Wish> {
        if self.spy {
            self.spys_whim(offers, beat)
        } else {
            self.agents_whim(offers, beat)
        }
    }

    // --- Agents.

    /// How likely it is that the spy, whoever that is, could name the place now.
    fn danger(&self) -> f32 {
        let seats = self.suspects.iter().take(self.memory.order.len());
        let known = seats.enumerate().map(|(at, guilty)| {
            let known = self.memory.known(at);
            let sum: f32 = known.iter().sum();
            guilty * known[self.place] / sum.max(f32::MIN_POSITIVE)
        });
        known.sum()
    }

    /// To an agent: the best that time-up can bring, as things stand.
    fn at_time_up(&self) -> f32 {
        let stakes = &self.stakes;
        let nobody = stakes.nobody(self.middle());
        if stakes.procedure == TimeUpProcedure::None {
            return nobody;
        }
        let prime = self.prime_of_all();
        let convicted = prime.map_or(nobody, |at| {
            stakes.conviction(self.odds(at), 0.0, stakes.wrong_timeup)
        });
        let middle = if self.view.middle {
            stakes.middle(self.middle())
        } else {
            nobody
        };
        nobody.max(convicted).max(middle)
    }

    /// To an agent: going on asking.
    pub(crate) fn going_on(&self) -> f32 {
        let knows = self.danger();
        let danger = 1.0 / (1.0 + (STEEP * (DARES - knows)).exp());
        let prime = self.prime_of_all();
        let guilty = prime.map_or(0.0, |at| self.suspects[at]);
        // A card that is turned over ends the round; a vote that fails does not.
        let hope = if self.view.reveals {
            FINAL
        } else {
            PATIENCE * (1.0 - guilty)
        };
        let end = self.at_time_up();
        let stakes = &self.stakes;
        let now = prime.map_or(end, |at| {
            stakes.conviction(self.odds(at), 0.0, stakes.wrong_mid)
        });
        let soon = (self.left / LATE).min(1.0);
        let later = end + (now - end).max(0.0) * soon + hope * self.left;
        (1.0 - danger) * later + danger * self.stakes.named(knows)
    }

    fn agents_whim(&self, offers: &Offers, beat: &Beat) -> Option<Wish> {
        let go_on = self.going_on();
        let round = self.view.number;
        let accused = offers.accuse.and_then(|whom| self.prime(whom)).map(|at| {
            let stakes = &self.stakes;
            // Whoever votes gets no bonus: what is only worth it for that does not carry.
            let bonus = stakes.bonus_mid * if self.view.reveals { 1.0 } else { HOPE };
            let worth = stakes.conviction(self.odds(at), bonus, stakes.wrong_mid);
            (worth, at)
        });
        let pointed = offers.point.then(|| self.stakes.middle(self.middle()));
        match (accused, pointed) {
            (Some((worth, at)), _) if worth > go_on && pointed.is_none_or(|p| p <= worth) => {
                let whom = self.memory.order[at];
                Some(Wish::new(beat.whim_ms, SpyIntent::Accuse { round, whom }))
            }
            (_, Some(worth)) if worth > go_on => {
                Some(Wish::new(beat.whim_ms, SpyIntent::Point { round }))
            }
            _ => None,
        }
    }

    // --- The spy.

    /// To the spy: time runs out with nothing decided before.
    fn spys_time_up(&self) -> f32 {
        let stakes = &self.stakes;
        let suspected = self.suspects[self.me];
        let other = self.prime_of_all().map_or(0.0, |at| self.suspects[at]);
        if stakes.procedure == TimeUpProcedure::None {
            return stakes.none * (1.0 - 0.5 * suspected);
        }
        if suspected > other {
            stakes.none * 0.3
        } else {
            stakes.none * (1.0 - other) + stakes.wrong_timeup.max(stakes.none) * other
        }
    }

    /// To the spy: going on.
    fn lying_low(&self, left: f32) -> f32 {
        let suspected = self.suspects[self.me];
        let prime = self
            .prime_of_all()
            .is_some_and(|at| self.suspects[at] < suspected);
        let caught = suspected * left.sqrt() * if prime { 0.8 } else { 0.3 };
        let later = self.sure + (1.0 - self.sure) * LEARNS * left;
        (1.0 - caught) * self.spys_time_up().max(self.stakes.guess(later))
    }

    fn spys_whim(&self, offers: &Offers, beat: &Beat) -> Option<Wish> {
        let guess = self.stakes.guess(self.sure);
        if offers.guess && guess > self.lying_low(self.left) {
            return self.name(offers, beat.whim_ms);
        }
        let round = self.view.number;
        let prime = offers.accuse.and_then(|whom| self.prime(whom));
        let may = prime.filter(|_| self.stakes.spy_may_accuse);
        if let Some(at) = may
            && self.suspects[at] > 0.45
            && self.suspects[at] > self.suspects[self.me]
        {
            let whom = self.memory.order[at];
            return Some(Wish::new(beat.whim_ms, SpyIntent::Accuse { round, whom }));
        }
        if offers.point && self.middle() > 0.5 && self.left < 0.5 {
            return Some(Wish::new(beat.whim_ms, SpyIntent::Point { round }));
        }
        let ends_at_ms = pace::ends_at(&self.view.clock)?;
        (offers.guess && guess > self.lying_low(0.0))
            .then(|| self.name(offers, ends_at_ms.saturating_sub(beat.last_ms + MARGIN_MS)))
            .flatten()
    }

    fn name(&self, offers: &Offers, at_ms: u64) -> Option<Wish> {
        let place = self.sight.table.places.get(self.place)?.clone();
        let round = self.view.number;
        (offers.guess && self.spy).then(|| Wish::new(at_ms, SpyIntent::Guess { round, place }))
    }

    /// Where the rules let the spy speak during a vote, or once time is up.
    fn escape(&self, offers: &Offers, beat: &Beat) -> Option<Wish> {
        if !offers.guess || !self.spy {
            return None;
        }
        let guess = self.stakes.guess(self.sure);
        let stays = match &self.view.vote {
            Some(vote) if vote.suspect == Some(self.sight.seat.you) => {
                let suspected = self.suspects[self.me];
                let in_hand = vote.voted.len() + 1 >= vote.voters.len();
                let caught = if in_hand { 0.9 } else { suspected.sqrt() * 0.8 };
                (1.0 - caught) * self.lying_low(self.left)
            }
            Some(_) => self.stakes.wrong_mid.max(self.lying_low(self.left)),
            None => self.spys_time_up(),
        };
        (guess > stays)
            .then(|| self.name(offers, beat.whim_ms))
            .flatten()
    }

    // --- Votes, and once time is up.

    fn decision(&self, offers: &Offers, beat: &Beat) -> Option<Wish> {
        let round = self.view.number;
        if let Some(vote) = offers.vote {
            let agree = self.agrees(beat);
            return Some(Wish::new(
                beat.vote_ms,
                SpyIntent::Vote { round, vote, agree },
            ));
        }
        if let Some(whom) = offers.ballot {
            let own = self.sight.seat.spy()?;
            let at = self.prime(whom).filter(|_| own.ballot.is_none())?;
            let whom = self.memory.order[at];
            return Some(Wish::new(beat.vote_ms, SpyIntent::Ballot { round, whom }));
        }
        let chance = self.view.chance.as_ref()?;
        if chance.seat != self.sight.seat.you {
            return None;
        }
        let deed = match chance.kind {
            ChanceKind::Propose => self.proposal(offers),
            ChanceKind::LastChance => self.last_chance(offers),
        };
        match deed {
            Some(deed) => Some(Wish::new(beat.turn_ms, deed)),
            None => offers
                .pass
                .then(|| Wish::new(beat.turn_ms, RoundIntent::Pass { round, turn: None })),
        }
    }

    fn proposal(&self, offers: &Offers) -> Option<SpyIntent> {
        let round = self.view.number;
        let at = self.prime(offers.propose?)?;
        let stakes = &self.stakes;
        let worth = stakes.conviction(self.odds(at), stakes.bonus_timeup, stakes.wrong_timeup);
        let whom = self.memory.order[at];
        (self.spy || worth > stakes.nobody(0.0)).then_some(SpyIntent::Propose { round, whom })
    }

    fn last_chance(&self, offers: &Offers) -> Option<SpyIntent> {
        let round = self.view.number;
        let stakes = &self.stakes;
        let point = offers.point.then(|| stakes.middle(self.middle()));
        let nobody = stakes.nobody(self.middle());
        if self.spy {
            let likely = point.is_some_and(|worth| worth > nobody) || self.middle() > 0.4;
            return (offers.point && likely).then_some(SpyIntent::Point { round });
        }
        let prime = offers.accuse.and_then(|whom| self.prime(whom));
        let accuse = prime.map(|at| {
            let worth = stakes.conviction(self.odds(at), stakes.bonus_timeup, stakes.wrong_timeup);
            (worth, self.memory.order[at])
        });
        match (accuse, point) {
            (Some((worth, whom)), point)
                if worth > nobody && point.is_none_or(|other| other <= worth) =>
            {
                Some(SpyIntent::Accuse { round, whom })
            }
            (_, Some(worth)) if worth > nobody => Some(SpyIntent::Point { round }),
            _ => None,
        }
    }

    fn agrees(&self, beat: &Beat) -> bool {
        let Some(vote) = &self.view.vote else {
            return false;
        };
        if self.spy {
            // Now and then it spares somebody, as others do.
            return self.dice(beat, For::Whim).unit() < 0.9;
        }
        let stakes = &self.stakes;
        let Some(suspect) = vote.suspect else {
            let go_on = if self.sight.table.phase == Phase::TimeUp {
                stakes.nobody(self.middle())
            } else {
                self.going_on()
            };
            return stakes.middle(self.middle()) > go_on;
        };
        let Some(at) = self.memory.at(suspect).filter(|at| *at != self.me) else {
            return false;
        };
        let mid = self.sight.table.phase == Phase::Vote;
        let wrong = if mid {
            stakes.wrong_mid
        } else {
            stakes.wrong_timeup
        };
        let worth = stakes.conviction(self.odds(at), 0.0, wrong);
        worth + SWAY > self.otherwise(vote.kind, at, vote.suspects_left)
    }

    /// To an agent who votes: what comes if this one is not convicted.
    fn otherwise(&self, kind: VoteKind, at: usize, suspects_left: u8) -> f32 {
        let stakes = &self.stakes;
        let nobody = stakes.nobody(self.middle());
        let worth = |other: usize| stakes.conviction(self.odds(other), 0.0, stakes.wrong_timeup);
        match kind {
            VoteKind::Stop | VoteKind::Point if self.sight.table.phase == Phase::Vote => {
                self.going_on()
            }
            VoteKind::Suspects => {
                let seats = self.memory.order.len();
                let later = (1..=usize::from(suspects_left)).map(|step| (at + step) % seats);
                let later = later.filter(|other| *other != self.me).map(worth);
                later.fold(nobody, f32::max)
            }
            VoteKind::Proposal if suspects_left > 0 => {
                let best = self.prime_of_all().map_or(nobody, worth);
                nobody.max(best * 0.9 + nobody * 0.1)
            }
            _ => nobody,
        }
    }
}

/// The likeliest place that has not been named in vain, and how likely it is.
fn likeliest(sight: &Sight, view: &SpyRoundView, known: &[f32]) -> Option<(usize, f32)> {
    let open = |at: &usize| !view.missed.contains(&sight.table.places[*at]);
    let mut best: Option<usize> = None;
    let mut sum = 0.0;
    for at in (0..known.len()).filter(open) {
        sum += known[at];
        if best.is_none_or(|best| known[at] > known[best]) {
            best = Some(at);
        }
    }
    best.map(|best| (best, known[best] / f32::max(sum, f32::MIN_POSITIVE)))
}
