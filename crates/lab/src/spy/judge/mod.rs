//! A second judge, written from RULES 2 to 9 and not from the code: it watches the events go by,
//! knows every deal, and says whether each was allowed by the rules of the house.

mod count;
mod questions;
pub mod rulebook;
mod scoreboard;
mod tariff;
mod time_up;
mod verdict;

use std::collections::{BTreeMap, BTreeSet};

use rules::{Event, Record, State, spy, table_view};
use wire::{Asking, Ruleset, SeatId, Settings, ruleset::TimeUpProcedure};

use self::{
    count::Vote,
    questions::Questions,
    rulebook::{rules, variant},
    scoreboard::Scoreboard,
    tariff::Tariff,
    time_up::Ballot,
};
use crate::{Judge, table::CODE};

#[derive(Clone, Debug)]
pub struct Referee {
    settings: Settings,
    /// What the engine says that the rules are.
    claimed: Option<Ruleset>,
    bots: BTreeSet<SeatId>,
    board: Scoreboard,
    round: Option<Round>,
}

#[derive(Clone, Debug)]
struct Round {
    rules: Ruleset,
    asking: Asking,
    tariff: Tariff,
    order: Vec<SeatId>,
    starter: SeatId,
    /// Nobody: that card lies in the middle.
    spy: Option<SeatId>,
    place: String,
    left: BTreeSet<SeatId>,
    /// Until nobody asks any more.
    questions: Option<Questions>,
    /// How many accusations of each count, and whom nobody may accuse again.
    accused: BTreeMap<SeatId, u8>,
    cleared: BTreeSet<SeatId>,
    /// Who pointed to the middle in vain since the last answer.
    pointed: BTreeSet<SeatId>,
    first_accuser: Option<SeatId>,
    clock_has_run: bool,
    time_was_up: bool,
    vote: Option<Vote>,
    /// Whose turn it is after time-up, and who has had one.
    chance: Option<SeatId>,
    had_chance: Vec<SeatId>,
    ballot: Option<Ballot>,
    convicted: Option<Conviction>,
    revealed: bool,
    /// Guesses that failed and did not end the round.
    missed: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Conviction {
    suspect: Option<SeatId>,
    by: Option<SeatId>,
}

impl Default for Referee {
    /// Before a table has agreed on anything.
    fn default() -> Self {
        Self {
            settings: table_view(State::empty(CODE).public()).settings,
            claimed: None,
            board: Scoreboard::default(),
            bots: BTreeSet::new(),
            round: None,
        }
    }
}

impl Judge for Referee {
    fn watch(&mut self, record: &Record, _: &State) {
        let by = record.by.map(|by| by.seat);
        record.events.iter().for_each(|event| self.hears(event, by));
    }
}

impl Referee {
    fn hears(&mut self, event: &Event, by: Option<SeatId>) {
        match event {
            Event::Configured { settings, .. } => self.settings = settings.clone(),
            Event::BotSat { seat, .. } => {
                self.bots.insert(*seat);
            }
            Event::Joined {
                seat, bot, chair, ..
            } => {
                self.bots.extend(bot.then_some(*seat));
                if let Some(chair) = chair {
                    assert!(self.bots.remove(chair), "a person lost the chair");
                    assert!(self.round.is_none(), "a chair is taken in a round");
                    self.board.leaves(*chair);
                }
            }
            Event::BotTookOver { seat, .. } => {
                self.bots.insert(*seat);
                let round = self.round.as_mut();
                round.expect("a bot takes over in a round").writes();
            }
            Event::Left { seat } | Event::Kicked { seat } => {
                self.bots.remove(seat);
                self.board.leaves(*seat);
                if let Some(round) = &mut self.round {
                    round.leaves(*seat);
                }
            }
            Event::GameStarted {
                ruleset, rounds, ..
            } => {
                self.claimed = Some((**ruleset).clone());
                self.board = Scoreboard::of(*rounds);
            }
            Event::Tied { seats } => self.board.tied(seats),
            Event::GameEnded {} => self.board.ended(),
            Event::Spy { event } => self.watch_round(event, by),
            _ => {}
        }
    }

    fn watch_round(&mut self, event: &spy::Event, by: Option<SeatId>) {
        match (event, &mut self.round) {
            (spy::Event::Dealt { variant, .. }, round) => {
                assert!(round.is_none(), "one round at a time");
                if let Some(variant) = variant {
                    let told = serde_json::to_value(variant).unwrap();
                    self.claimed = serde_json::from_value(told["ruleset"].clone()).ok();
                }
                let asking = match self.bots.is_empty() {
                    true => self.settings.asking,
                    false => Asking::Written,
                };
                let round = Round::dealt(&self.settings, asking, event);
                assert_eq!(self.claimed.as_ref(), Some(&round.rules));
                self.board.deals(&round.rules, &round.order);
                self.round = Some(round);
            }
            (spy::Event::RoundEnded { ending, points, .. }, round) => {
                let round = round.take().expect("only a round can end");
                round.check_ending(ending);
                assert_eq!(*points, round.points(ending), "{ending:?} of {round:?}");
                self.board.counts(ending, points);
            }
            // At any time, and only by bots.
            (spy::Event::Remarked { seat, .. }, _) => assert!(self.bots.contains(seat)),
            (event, Some(round)) => round.watch(event, by),
            (_, None) => {}
        }
    }
}

impl Round {
    fn dealt(settings: &Settings, asking: Asking, event: &spy::Event) -> Self {
        let spy::Event::Dealt {
            order,
            starter,
            deal,
            ..
        } = event
        else {
            panic!("{event:?} deals nothing");
        };
        let rules = rules(settings, variant(settings, order.len()));
        assert!(
            deal.spy().is_some() || rules.middle_cards > 0,
            "a spy is among {order:?}"
        );
        Self {
            asking,
            tariff: Tariff::of(settings, order.len()),
            order: order.clone(),
            starter: *starter,
            spy: deal.spy(),
            place: deal.place().to_owned(),
            left: BTreeSet::new(),
            questions: Some(Questions::from(asking, rules.question, *starter)),
            rules,
            accused: BTreeMap::new(),
            cleared: BTreeSet::new(),
            pointed: BTreeSet::new(),
            first_accuser: None,
            clock_has_run: false,
            time_was_up: false,
            vote: None,
            chance: None,
            had_chance: Vec::new(),
            ballot: None,
            convicted: None,
            revealed: false,
            missed: 0,
        }
    }

    /// Bots hear nothing.
    fn writes(&mut self) {
        self.asking = Asking::Written;
        if let Some(questions) = &mut self.questions {
            questions.writes();
        }
    }

    /// Row 12: a vote that is in stands; otherwise the leaver has none.
    fn leaves(&mut self, seat: SeatId) {
        self.left.insert(seat);
        if let Some(vote) = &mut self.vote {
            vote.leaves(seat);
        }
        if let Some(ballot) = &mut self.ballot {
            ballot.voters.retain(|v| *v != seat);
        }
    }

    fn stays(&self, seat: SeatId) -> bool {
        self.order.contains(&seat) && !self.left.contains(&seat)
    }

    /// Clockwise, beginning at the left of `seat`, who comes last.
    fn clockwise_from(&self, seat: SeatId) -> impl Iterator<Item = SeatId> {
        let at = self.order.iter().position(|s| *s == seat).unwrap();
        let lap = self.order.iter().cycle().skip(at + 1);
        lap.take(self.order.len()).copied()
    }

    fn watch(&mut self, event: &spy::Event, by: Option<SeatId>) {
        self.watch_votes(event);
        self.watch_time_up(event);
        match event {
            spy::Event::ClockStarted {} => self.clock_has_run = true,
            spy::Event::TurnPassed { to } => {
                if !self.clock_has_run {
                    self.starter = *to;
                }
                if let Some(questions) = &mut self.questions {
                    questions.pass(*to);
                }
            }
            spy::Event::Asked { whom, .. } => {
                assert!(self.asks() && self.stays(*whom), "{event:?} in {self:?}");
                self.hears(event, by);
            }
            spy::Event::Answered { .. } => {
                assert!(self.asks(), "{event:?} in {self:?}");
                self.pointed.clear();
                self.hears(event, by);
            }
            spy::Event::QuestionLapsed {} => self.hears(event, by),
            spy::Event::Said { seat, .. } => self.says(*seat),
            spy::Event::TimeWasUp {} => {
                assert!(self.asks());
                self.time_was_up = true;
                self.forgets_questions();
            }
            spy::Event::Revealed { seat } => self.reveals(*seat),
            spy::Event::GuessMissed { place } => {
                assert!(self.revealed && *place != self.place);
                self.missed += 1;
                assert!(self.missed < self.rules.guess.attempts, "no more tries");
            }
            spy::Event::Exposed { by, suspect } => self.exposes(*by, *suspect),
            _ => {}
        }
    }

    fn hears(&mut self, event: &spy::Event, by: Option<SeatId>) {
        let questions = self.questions.as_mut();
        questions.expect("questions go round").watch(event, by);
    }

    /// Nobody asks any more, nor accuses unless there is a last chance. What no rule reads from now on
    /// is dropped, so that two rounds that go on alike look alike.
    fn forgets_questions(&mut self) {
        self.questions = None;
        self.pointed.clear();
        if self.revealed || self.rules.timeup.procedure != TimeUpProcedure::LastChance {
            self.accused.clear();
            self.cleared.clear();
        }
    }

    /// Questions go round.
    fn asks(&self) -> bool {
        self.clock_has_run && self.vote.is_none() && !self.revealed && !self.time_was_up
    }

    /// Rows 36 and 37.
    fn says(&self, seat: SeatId) {
        assert_eq!(self.asking, Asking::Written);
        assert!(self.stays(seat) && !self.revealed, "{seat} says something");
        let argues = if self.time_was_up {
            self.rules.timeup.discussion
        } else {
            self.vote.is_some() && self.rules.vote.discussion
        };
        assert!(argues, "{seat} says something in {self:?}");
    }

    fn reveals(&mut self, seat: SeatId) {
        assert_eq!(Some(seat), self.spy, "only the spy has something to show");
        assert!(self.clock_has_run && !self.revealed);
        let guess = &self.rules.guess;
        let may = match (self.time_was_up, &self.vote) {
            (true, _) => guess.after_timeup,
            (false, Some(_)) => guess.during_vote,
            (false, None) => guess.while_running,
        };
        assert!(may, "a reveal in {self:?}");
        // RULES 5: whatever is voted on lapses.
        (self.vote, self.ballot) = (None, None);
        self.revealed = true;
        self.forgets_questions();
    }
}
