//! A game at the table: some rounds, a scoreboard, the places it may use, and what is played.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use wire::{Phase, PointsView, SeatId, StandingView, pack::Place};

use crate::{
    room::{Play, Seat},
    secret::never_serialised,
    shared::Shared,
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PoolPlace {
    pub(crate) place: String,
    pub(crate) roles: Vec<String>,
}

impl PoolPlace {
    pub(crate) fn of(place: &Place) -> Self {
        Self {
            place: place.id.clone(),
            roles: place.roles.iter().map(|r| r.id.clone()).collect(),
        }
    }

    /// What a place takes in a record.
    pub(crate) fn bytes(place: &Place) -> usize {
        let role = |id: &str| id.len() + r#""","#.len();
        let roles: usize = place.roles.iter().map(|r| role(&r.id)).sum();
        r#"{"place":"","roles":[]},"#.len() + place.id.len() + roles
    }
}

/// Every place that a game can deal. Many tables have the same ones.
#[derive(Clone, Debug, Eq)]
pub struct Pool(Arc<[PoolPlace]>);

impl PartialEq for Pool {
    /// Tables that share one need not read through all its places to see that.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl Pool {
    pub(crate) fn iter(&self) -> impl Iterator<Item = &PoolPlace> {
        self.0.iter()
    }
}

never_serialised!(Game);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Game {
    pub(crate) rounds: u8,
    pub(crate) rounds_played: u8,
    pub(crate) rounds_void: u8,
    pub(crate) pool: Pool,
    /// Places whose round is over.
    pub(crate) places_played: Shared<Vec<String>>,
    pub(crate) standings: Shared<Vec<StandingView>>,
    /// Those who share the most points and play one more round for it.
    pub(crate) tied: Vec<SeatId>,
    pub(crate) over: bool,
    /// When the next round deals itself, if it does.
    pub(crate) deals_at_ms: Option<u64>,
    pub(crate) play: Play,
}

impl Game {
    pub(crate) fn new(rounds: u8, pool: &[PoolPlace], play: Play) -> Self {
        Self {
            rounds,
            rounds_played: 0,
            rounds_void: 0,
            pool: Pool(pool.into()),
            places_played: Shared::default(),
            standings: Shared::default(),
            tied: Vec::new(),
            over: false,
            deals_at_ms: None,
            play,
        }
    }

    pub(crate) fn phase(&self) -> Phase {
        if self.over {
            return Phase::GameOver;
        }
        self.play.phase().unwrap_or(Phase::Lobby)
    }

    /// Those who are dealt in have a line on the scoreboard from here on.
    pub(crate) fn enrol(&mut self, seats: &[Seat], order: &[SeatId]) {
        for seat in seats.iter().filter(|s| order.contains(&s.id)) {
            if self.standings.iter().all(|l| l.seat != seat.id) {
                self.standings.push(StandingView {
                    seat: seat.id,
                    name: seat.name.clone(),
                    avatar: seat.avatar,
                    points: 0,
                    left: false,
                });
            }
        }
    }

    pub(crate) fn count(&mut self, void: bool, points: &[PointsView]) {
        if void {
            self.rounds_void = self.rounds_void.saturating_add(1);
        } else {
            self.rounds_played += 1;
        }
        for earned in points {
            let mut lines = self.standings.iter_mut();
            if let Some(line) = lines.find(|l| l.seat == earned.seat) {
                line.points += earned.points;
            }
        }
    }

    /// The places of a round leave the game.
    pub(crate) fn played(&mut self, place: &str) {
        self.places_played.retain(|p| p != place);
        self.places_played.push(place.to_owned());
    }

    /// RULES 9, row 30: from here on only the last `kept` count as played.
    pub(crate) fn reshuffle(&mut self, kept: usize) {
        let old = self.places_played.len().saturating_sub(kept);
        self.places_played.drain(..old);
    }

    /// The places for a deal of `wanted` of them, and whether all had to be put in play again.
    pub(crate) fn places(&self, wanted: usize) -> (Vec<&PoolPlace>, bool) {
        let fresh = self.places_but(&self.places_played);
        if fresh.len() >= wanted {
            return (fresh, false);
        }
        let last = self.places_played.len().saturating_sub(wanted);
        let others = self.places_but(&self.places_played[last..]);
        let enough = others.len() >= wanted;
        let again = if enough { others } else { self.places_but(&[]) };
        (again, true)
    }

    fn places_but(&self, used: &[String]) -> Vec<&PoolPlace> {
        let unused = self.pool.iter().filter(|p| !used.contains(&p.place));
        unused.collect()
    }

    /// Sums are shown at the end at the latest.
    pub(crate) fn hides_points(&self) -> bool {
        !self.over && self.play.hides_points()
    }

    /// What is shown of a seat's points.
    pub(crate) fn points(&self, seat: SeatId) -> i32 {
        let mut lines = self.standings.iter().filter(|_| !self.hides_points());
        lines.find(|l| l.seat == seat).map_or(0, |l| l.points)
    }

    /// Most points first, where they are shown; among equals, in the order in which they came.
    pub(crate) fn standings(&self) -> Vec<StandingView> {
        let mut lines = self.standings.to_vec();
        for line in &mut lines {
            line.points = self.points(line.seat);
        }
        lines.sort_by_key(|l| -l.points);
        lines
    }

    /// RULES 9, row 29: a tie is a shared victory. Those who left cannot win, nor can, after a
    /// deciding round, those who were not tied, unless nobody else is left.
    pub(crate) fn winners(&self) -> Vec<SeatId> {
        let may_win =
            |l: &&StandingView| !l.left && (self.tied.is_empty() || self.tied.contains(&l.seat));
        let contested = self.standings.iter().any(|l| may_win(&l));
        let staying = || {
            let lines = self.standings.iter();
            lines.filter(|l| if contested { may_win(l) } else { !l.left })
        };
        let most = staying().map(|l| l.points).max();
        let best = staying().filter(|l| Some(l.points) == most);
        best.map(|l| l.seat).collect()
    }
}
