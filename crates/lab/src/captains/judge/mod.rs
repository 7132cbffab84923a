//! A second judge of the captains' game, written from RULES 6.3, 6.4 and 9 and knowing nothing of how
//! the game is built. It watches what is recorded, remembers the cards, and finds out by itself who
//! may be captain, how a round must end and what that is worth.

mod course;
mod points;

use std::collections::BTreeMap;

use rules::{Event, Record, State, captains, seat_view, table_view};
use wire::{Asking, CaptainsEnding, GameId, SeatId};

use self::course::{Cards, Course};
use super::card;
use crate::{
    Judge,
    shares::{Shares, check_game_end},
};

/// Places that a round uses.
const PLACES: usize = 2;

#[derive(Clone, Debug, Default)]
pub struct Arbiter {
    course: Option<Course>,
    /// The captains of the last round that counted, and how often anybody was one.
    last: Vec<SeatId>,
    served: Shares,
    rounds: u32,
    played: Vec<String>,
}

impl Judge for Arbiter {
    fn watch(&mut self, record: &Record, after: &State) {
        let by = record.by.map(|by| by.seat);
        for event in &record.events {
            match event {
                Event::CaptainsStarted { .. } => *self = Self::default(),
                Event::Left { seat } => self.leaves(*seat, false),
                Event::Kicked { seat } => self.leaves(*seat, true),
                Event::BotTookOver { .. } => {
                    let course = self.course.as_mut();
                    course.expect("a bot takes over in a round").writes();
                }
                Event::Joined { chair, .. } => {
                    let is_still = chair.is_none() || self.course.is_none();
                    assert!(is_still, "a chair is taken in a round");
                }
                Event::Captains { event } => self.watch_round(event, by, after),
                _ => {}
            }
        }
        match &self.course {
            Some(course) => course.check_at_rest(),
            None => self.check_end(record, after),
        }
    }
}

impl Arbiter {
    fn leaves(&mut self, seat: SeatId, kicked: bool) {
        if let Some(course) = &mut self.course {
            course.leaves(seat, kicked);
        }
    }

    fn watch_round(&mut self, event: &captains::Event, by: Option<SeatId>, after: &State) {
        match event {
            captains::Event::Dealt {
                captains,
                order,
                reshuffled,
                ..
            } => self.dealt(*captains, order, *reshuffled, after),
            captains::Event::RoundEnded { ending, points, .. } => {
                let course = self.course.take().expect("a round that is on");
                course.check_ending(*ending);
                assert_eq!(*points, course.points(*ending), "{course:?}");
                self.played
                    .extend(course.cards.places.map(|(_, place)| place));
                if !matches!(ending, CaptainsEnding::Void { .. }) {
                    self.rounds += 1;
                    self.last = course.captains.to_vec();
                    for captain in course.captains {
                        self.served.takes(captain);
                    }
                }
            }
            // At any time, and only by bots.
            captains::Event::Remarked { seat, .. } => {
                let bots = rules::bots(after);
                assert!(bots.iter().any(|(bot, _)| bot == seat), "{event:?}");
            }
            captains::Event::Readied { .. } | captains::Event::Said { .. } => {
                assert!(self.course.is_none(), "{event:?} in a round");
            }
            other => {
                let course = self.course.as_mut().expect("a round that is on");
                course.watch(other, by);
            }
        }
    }

    fn dealt(&mut self, captains: [SeatId; 2], order: &[SeatId], reshuffled: bool, after: &State) {
        assert!(self.course.is_none(), "dealt in a round");
        self.check_captains(captains, order);
        self.served.dealt(order);
        assert!(self.served.lead(order) <= 1, "{:?}", self.served);
        let cards = cards(captains, order, after);
        let pool = table_view(after.public()).places.len();
        assert_eq!(reshuffled, pool - self.played.len() < PLACES);
        if reshuffled {
            self.played.drain(..self.played.len() - PLACES);
        }
        for (_, place) in &cards.places {
            assert!(!self.played.contains(place), "{place} was played before");
        }
        let view = table_view(after.public());
        let has_bots = view.seats.iter().any(|seat| seat.bot.is_some());
        let asking = match has_bots {
            true => Asking::Written,
            false => view.settings.asking,
        };
        self.course = Some(Course::new(captains, order, cards, asking));
    }

    /// The game is over after as many rounds as were agreed on, else as soon as all who are here have
    /// been captain equally often. Two are at once: where that never comes out even, one has been
    /// captain once less.
    fn check_end(&self, record: &Record, after: &State) {
        let view = table_view(after.public());
        if view.settings.game != GameId::Captains {
            return;
        }
        let here: Vec<SeatId> = view.seats.iter().map(|seat| seat.id).collect();
        let least = if view.settings.captains.twice { 2 } else { 1 };
        let missing = self.served.missing(&here, least);
        let is_last = match view.settings.rounds {
            Some(rounds) => self.rounds >= rounds.into(),
            None => missing == 0 || (missing == 1 && here.len().is_multiple_of(2)),
        };
        check_game_end(record, &view, is_last);
    }

    /// Two others than in the last round, and nobody who has served more than somebody else.
    fn check_captains(&self, captains: [SeatId; 2], order: &[SeatId]) {
        assert!((7..=12).contains(&order.len()));
        assert_ne!(captains[0], captains[1]);
        let served = |seat: &SeatId| self.served.of(*seat, order);
        let others = order.iter().filter(|seat| !captains.contains(seat));
        let others = others.filter(|seat| !self.last.contains(seat));
        let least = others.map(served).min().expect("seven play");
        for captain in captains {
            assert!(order.contains(&captain));
            assert!(!self.last.contains(&captain), "{captain} is captain again");
            assert!(served(&captain) <= least, "{captain} has served enough");
        }
    }
}

/// What everybody holds, from their own phones.
fn cards(captains: [SeatId; 2], order: &[SeatId], after: &State) -> Cards {
    let card = |seat: SeatId| {
        let own = seat_view(after, seat);
        card(&own).expect("a card for everybody").clone()
    };
    let places = captains.map(|captain| (captain, card(captain).place));
    assert_ne!(places[0].1, places[1].1);
    let mut sides = BTreeMap::new();
    for agent in order.iter().filter(|seat| !captains.contains(seat)) {
        let card = card(*agent);
        let of = places.iter().find(|(_, place)| *place == card.place);
        assert_eq!(card.spy, of.is_none(), "a place that no captain has");
        sides.insert(*agent, of.map(|(captain, _)| *captain));
    }
    let count = |of| sides.values().filter(|side| **side == of).count();
    let halves = captains.map(|captain| count(Some(captain)));
    assert!(halves[0].abs_diff(halves[1]) <= 1 && count(None) == 1);
    Cards { places, sides }
}
