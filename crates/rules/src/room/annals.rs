//! What a table tells of its rounds once they are over. Folded from what all have seen: nothing hidden is
//! within reach here, and of the round that is on nothing is told.

use std::collections::VecDeque;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use wire::{
    Chair, Chronicle, Earned, LastTimeView, PersonView, PointsView, RoundTale, SeatId,
    StandingView, TALES_KEPT, Told,
};

use crate::{
    Public,
    room::{Circle, play},
};

/// It outlives the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Annals {
    /// How many games have begun.
    games: u32,
    /// Everybody who appears in the rounds.
    people: Vec<PersonView>,
    /// The newest last.
    rounds: VecDeque<RoundTale>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last_time: Option<LastTimeView>,
}

impl Annals {
    pub(crate) fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    pub(crate) fn game_began(&mut self) {
        self.games = self.games.saturating_add(1);
    }

    fn round_ended(&mut self, mut tale: RoundTale, newcomers: impl Iterator<Item = PersonView>) {
        tale.of_game = self.games;
        if self.rounds.len() == TALES_KEPT {
            self.rounds.pop_front();
        }
        self.rounds.push_back(tale);
        for person in newcomers {
            self.people.retain(|known| known.seat != person.seat);
            self.people.push(person);
        }
        let rounds = &self.rounds;
        self.people
            .retain(|person| rounds.iter().any(|tale| tale.seats.contains(&person.seat)));
    }

    /// Wherever somebody is told of.
    pub(crate) fn people_of(&mut self, seat: SeatId) -> impl Iterator<Item = &mut PersonView> {
        let winners = self.last_time.iter_mut().flat_map(|last| &mut last.winners);
        let people = self.people.iter_mut().chain(winners);
        people.filter(move |person| person.seat == seat)
    }

    pub(crate) fn last_time(&self) -> Option<&LastTimeView> {
        self.last_time.as_ref()
    }
}

impl Public {
    /// The round has just ended, and everybody sees how.
    pub(crate) fn tell_round(&mut self) {
        let Some(game) = &self.game else { return };
        let Some(tale) = play::tale(&game.play) else {
            return;
        };
        let dealt = game.standings.iter();
        let dealt = dealt.filter(|line| tale.seats.contains(&line.seat));
        let people: Vec<_> = dealt.map(person).collect();
        self.annals.round_ended(tale, people.into_iter());
    }

    /// A game in which no round counted was won by nobody.
    pub(crate) fn remember_winners(&mut self) {
        let game = self.game.as_ref().filter(|game| game.rounds_played > 0);
        let Some(game) = game else { return };
        let winners = game.winners();
        let lines = || game.standings.iter().filter(|l| winners.contains(&l.seat));
        let Some(points) = lines().map(|line| line.points).max() else {
            return;
        };
        let winners = lines().map(person).collect();
        self.annals.last_time = Some(LastTimeView { winners, points });
    }
}

fn person(line: &StandingView) -> PersonView {
    PersonView {
        seat: line.seat,
        name: line.name.clone(),
        avatar: line.avatar,
    }
}

impl Circle {
    /// Where these sit, as a tale counts.
    pub(crate) fn chairs(&self, seats: &[SeatId]) -> Vec<Chair> {
        seats.iter().filter_map(|seat| self.chair(*seat)).collect()
    }

    pub(crate) fn chair(&self, seat: SeatId) -> Option<Chair> {
        let at = self.order.iter().position(|s| *s == seat)?;
        u8::try_from(at).ok().map(Chair)
    }

    pub(crate) fn pair(&self, one: SeatId, other: SeatId) -> Option<[Chair; 2]> {
        Some([self.chair(one)?, self.chair(other)?])
    }
}

/// One more, of which only so many are kept.
pub(crate) fn keep<T>(kept: &mut Vec<T>, most: usize, new: impl IntoIterator<Item = T>) {
    for item in new {
        if kept.len() == most {
            kept.remove(0);
        }
        kept.push(item);
    }
}

/// All that can be told of this table: rounds that are over, and nothing of the one that is on.
pub fn chronicle(public: &Public) -> Chronicle {
    Chronicle {
        people: public.annals.people.clone(),
        rounds: public.annals.rounds.iter().cloned().collect(),
    }
}

/// The tale of a round. One of an older record does not say why it paid, and is not told.
pub(crate) fn tale_of(
    circle: &Circle,
    points: &[PointsView],
    earned: &[Earned],
    told: Told,
) -> Option<RoundTale> {
    let unexplained = earned.is_empty() && points.iter().any(|line| line.points != 0);
    (!unexplained).then(|| RoundTale {
        number: circle.number,
        of_game: 0,
        seats: circle.order.clone(),
        earned: earned.to_vec(),
        told,
    })
}
