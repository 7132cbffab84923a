//! What is kept of the spy game: a round as all may see it, and apart from it what is hidden.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use wire::{
    Asking, Attribute, Chair, ChanceKind, Phase, Ruleset, SeatId, SpyResultView, VoteKind, VoteTale,
};

use crate::{
    Public, State,
    room::{self, Circle, Transcript, Wait},
    secret::{Secret, never_serialised},
    spy::Deal,
    timer::Timer,
};

never_serialised!(
    Play, Hidden, Round, Stage, TimeUp, Chance, Ballot, Turn, Accusation, Vote
);

/// The rules that are played and the round that is on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Play {
    pub(crate) ruleset: Arc<Ruleset>,
    pub(crate) round_ms: u64,
    pub(crate) round: Option<Round>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Hidden {
    pub(crate) deal: Option<Secret<Deal>>,
    /// Whom each seat has named in a secret ballot. Never shown.
    pub(crate) named: Secret<BTreeMap<SeatId, SeatId>>,
    /// Votes that are in and not yet shown.
    pub(crate) ballots: Secret<BTreeMap<SeatId, bool>>,
}

impl Play {
    pub(crate) fn with(ruleset: &Ruleset, round_ms: u64) -> Self {
        Self {
            ruleset: Arc::new(ruleset.clone()),
            round_ms,
            round: None,
        }
    }

    /// Also in secret.
    pub(crate) fn is_voting(&self) -> bool {
        let round = self.round.as_ref();
        round.is_some_and(|r| r.vote().is_some() || r.ballot().is_some())
    }

    pub(crate) fn votes_on(&self, seat: SeatId) -> bool {
        let vote = self.round.as_ref().and_then(Round::vote);
        vote.is_some_and(|v| v.suspect == Some(seat) || v.by == Some(seat))
    }
}

impl Public {
    pub(crate) fn spy(&self) -> Option<&Play> {
        let game = self.game.as_ref()?;
        if let room::Play::Spy(play) = &game.play {
            return Some(play);
        }
        None
    }

    pub(crate) fn spy_mut(&mut self) -> Option<&mut Play> {
        let game = self.game.as_mut()?;
        if let room::Play::Spy(play) = &mut game.play {
            return Some(play);
        }
        None
    }

    pub(crate) fn spy_round(&self) -> Option<&Round> {
        self.spy()?.round.as_ref()
    }
}

impl State {
    /// Who the spy of this round is; nobody, if the card lies in the middle.
    pub(crate) fn spy(&self) -> Option<SeatId> {
        let deal = self.hidden.cards.spy.deal.as_ref();
        deal.and_then(|deal| deal.peek().spy)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Round {
    pub(crate) circle: Circle,
    pub(crate) starter: SeatId,
    /// Whom the deal had begin. Where that seat was left before the clock ran, the starter is another one.
    pub(crate) drawn: SeatId,
    /// When the clock starts by itself, once somebody has looked.
    pub(crate) look: Option<Timer>,
    pub(crate) clock_total_ms: u64,
    pub(crate) clock: Timer,
    pub(crate) stage: Stage,
    pub(crate) turn: Turn,
    /// How often each seat has stopped the clock in this round.
    pub(crate) accused: BTreeMap<SeatId, u8>,
    /// Every accusation of this round in order, also failed and void ones.
    pub(crate) accusations: Vec<Accusation>,
    pub(crate) votes: u32,
    /// Questions answered so far.
    pub(crate) answers: u32,
    /// Who pointed to the middle in vain, and how many answers had been given by then.
    pub(crate) pointed: BTreeMap<SeatId, u32>,
    /// Cards face down in the middle.
    pub(crate) middle: bool,
    /// Whoever is accused turns the card over at once.
    pub(crate) reveals: bool,
    pub(crate) asking: Asking,
    /// Where a turn to ask or answer has a limit.
    pub(crate) turn_limit_ms: Option<u64>,
    pub(crate) transcript: Transcript,
    /// Who asked whom, the last ones.
    pub(crate) questions: Vec<[Chair; 2]>,
    /// Votes as the table was shown them, the last ones.
    pub(crate) counted: Vec<VoteTale>,
    /// Places that the spy has named in vain.
    pub(crate) missed: Vec<String>,
    /// Seats the table has already waited for in this round.
    pub(crate) waited_for: BTreeSet<SeatId>,
    pub(crate) wait: Option<Wait>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    Dealt,
    Questions,
    /// The clock is stopped.
    Vote(Vote),
    /// The spy has shown the card.
    Guess {
        spy: SeatId,
        timer: Timer,
    },
    TimeUp(TimeUp),
    Over(Box<SpyResultView>),
}

/// What happens once the clock has run out, by the ruleset's procedure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TimeUp {
    Vote(Vote),
    Chance(Chance),
    Ballot(Ballot),
}

/// One seat's turn to propose a suspect, or its last chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chance {
    pub(crate) kind: ChanceKind,
    pub(crate) seat: SeatId,
    /// Whose turn comes after.
    pub(crate) queue: Vec<SeatId>,
    pub(crate) timer: Timer,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ballot {
    /// Everybody who was here when time ran out.
    pub(crate) voters: Vec<SeatId>,
    pub(crate) voted: BTreeSet<SeatId>,
    pub(crate) timer: Timer,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) number: u32,
    pub(crate) asker: SeatId,
    pub(crate) asked: Option<SeatId>,
    /// What the question is about, if it was a phrase.
    pub(crate) about: Option<Attribute>,
    pub(crate) not_back_to: Option<SeatId>,
    pub(crate) since_ms: u64,
    /// When it passes by itself, if ever.
    pub(crate) limit: Option<Timer>,
    /// The follow-up question of this pair has been asked.
    pub(crate) followed_up: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Accusation {
    pub(crate) by: SeatId,
    pub(crate) suspect: SeatId,
    /// Given back: its vote did not count.
    pub(crate) void: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Vote {
    pub(crate) number: u32,
    pub(crate) kind: VoteKind,
    /// Nobody: the card in the middle.
    pub(crate) suspect: Option<SeatId>,
    pub(crate) by: Option<SeatId>,
    pub(crate) voters: Vec<SeatId>,
    pub(crate) voted: BTreeSet<SeatId>,
    /// Those among them for whom time ran out.
    pub(crate) lapsed: BTreeSet<SeatId>,
    pub(crate) timer: Timer,
    /// What is left of the time that this vote may wait for phones that are off.
    pub(crate) wait_left_ms: u64,
    /// Suspects to come, or whose turn to propose comes after.
    pub(crate) queue: Vec<SeatId>,
}

impl Round {
    pub(crate) fn phase(&self) -> Phase {
        match self.stage {
            Stage::Dealt => Phase::Dealt,
            Stage::Questions => Phase::Questions,
            Stage::Vote(_) => Phase::Vote,
            Stage::Guess { .. } => Phase::Guess,
            Stage::TimeUp(_) => Phase::TimeUp,
            Stage::Over(_) => Phase::RoundOver,
        }
    }

    pub(crate) fn vote(&self) -> Option<&Vote> {
        if let Stage::Vote(vote) | Stage::TimeUp(TimeUp::Vote(vote)) = &self.stage {
            return Some(vote);
        }
        None
    }

    pub(crate) fn vote_mut(&mut self) -> Option<&mut Vote> {
        if let Stage::Vote(vote) | Stage::TimeUp(TimeUp::Vote(vote)) = &mut self.stage {
            return Some(vote);
        }
        None
    }

    pub(crate) fn chance(&self) -> Option<&Chance> {
        if let Stage::TimeUp(TimeUp::Chance(chance)) = &self.stage {
            return Some(chance);
        }
        None
    }

    pub(crate) fn ballot(&self) -> Option<&Ballot> {
        if let Stage::TimeUp(TimeUp::Ballot(ballot)) = &self.stage {
            return Some(ballot);
        }
        None
    }

    /// This seat may accuse or point once more although time is up.
    pub(crate) fn has_last_chance(&self, seat: SeatId) -> bool {
        let last = |c: &Chance| c.kind == ChanceKind::LastChance && c.seat == seat;
        self.chance().is_some_and(last)
    }

    /// Everybody still here, clockwise, the starter first.
    pub(crate) fn lap_from_starter(&self) -> Vec<SeatId> {
        let mut lap = self.circle.clockwise_from(self.starter);
        if lap.last() == Some(&self.starter) {
            lap.rotate_right(1);
        }
        lap
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(_))
    }

    /// Questions go round, and the table follows them.
    pub(crate) fn shows_turn(&self) -> bool {
        let asking = matches!(self.stage, Stage::Questions | Stage::Vote(_));
        asking && self.asking != Asking::Spoken
    }

    /// Whom the questions wait for, where the table follows them.
    pub(crate) fn awaited(&self) -> SeatId {
        self.turn.asked.unwrap_or(self.turn.asker)
    }

    pub(crate) fn seat_left(&mut self, seat: SeatId) {
        if self.is_over() {
            return;
        }
        self.circle.seat_left(seat);
        if let Some(vote) = self.vote_mut() {
            // RULES 9, row 12: a vote that is in stands.
            let voted = vote.voted.contains(&seat);
            vote.voters.retain(|v| voted || *v != seat);
            vote.queue.retain(|s| *s != seat);
        }
        match &mut self.stage {
            Stage::TimeUp(TimeUp::Ballot(ballot)) => ballot.voters.retain(|v| *v != seat),
            Stage::TimeUp(TimeUp::Chance(chance)) => chance.queue.retain(|s| *s != seat),
            Stage::Dealt
            | Stage::Questions
            | Stage::Vote(_)
            | Stage::Guess { .. }
            | Stage::TimeUp(TimeUp::Vote(_))
            | Stage::Over(_) => {}
        }
    }
}

impl Vote {
    /// Whose vote is still out, in the order in which it is asked for.
    pub(crate) fn missing(&self) -> impl Iterator<Item = SeatId> {
        let out = |v: &SeatId| !self.voted.contains(v);
        self.voters.iter().copied().filter(out)
    }
}
