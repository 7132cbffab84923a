//! Who is captain, and who gets which card.

use fair::{Dice, Label};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use wire::{Refusal, SeatId};

use crate::{
    Public,
    captains::{Event, PLACES, Play, rounds},
    room::{self, Draft, PoolPlace, Survivors, places},
};

/// The secret of a round.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "CaptainsDeal")]
pub struct Deal {
    /// By captain.
    pub(crate) places: [(SeatId, String); PLACES],
    /// Whose place is on each agent's card; the spy's shows none.
    pub(crate) agents: Vec<(SeatId, Option<SeatId>)>,
}

impl std::fmt::Debug for Deal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Deal(…)")
    }
}

/// One seat's card: a place, or the spy's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Card<'a> {
    Spy,
    Place(&'a str),
}

impl Deal {
    /// A deal that was not drawn.
    pub fn arranged(
        places: [(SeatId, String); PLACES],
        agents: Vec<(SeatId, Option<SeatId>)>,
    ) -> Self {
        Self { places, agents }
    }

    pub(crate) fn spy(&self) -> Option<SeatId> {
        let mut agents = self.agents.iter();
        agents.find(|(_, of)| of.is_none()).map(|(seat, _)| *seat)
    }

    /// Whose place is on this agent's card.
    pub(crate) fn side(&self, agent: SeatId) -> Option<SeatId> {
        let mut agents = self.agents.iter();
        agents
            .find(|(seat, _)| *seat == agent)
            .and_then(|(_, of)| *of)
    }

    pub(crate) fn place(&self, captain: SeatId) -> Option<&str> {
        let mut places = self.places.iter();
        places
            .find(|(seat, _)| *seat == captain)
            .map(|(_, p)| p.as_str())
    }

    pub(crate) fn card(&self, seat: SeatId) -> Option<Card<'_>> {
        if let Some(place) = self.place(seat) {
            return Some(Card::Place(place));
        }
        let (_, of) = self.agents.iter().find(|(agent, _)| *agent == seat)?;
        Some(
            of.and_then(|captain| self.place(captain))
                .map_or(Card::Spy, Card::Place),
        )
    }
}

/// All that a draw depends on besides the seed.
#[derive(Debug)]
pub(crate) struct Header<'a> {
    pub(crate) captains: [SeatId; 2],
    /// Everybody else who plays, clockwise.
    pub(crate) agents: &'a [SeatId],
    /// Places that may come up.
    pub(crate) pool: &'a [&'a PoolPlace],
}

/// A place for each captain, who has the larger half, and the cards shuffled; each by dice of its own.
pub(crate) fn draw(dice: impl Fn(Label) -> Dice, header: &Header) -> Deal {
    let mut places = dice(Label::Places);
    let mut pool: Vec<&PoolPlace> = header.pool.to_vec();
    let places = header.captains.map(|captain| {
        // A pack of a single place would serve both; the loader lets none in.
        let at = places.below(pool.len());
        let place = if pool.len() > 1 {
            pool.swap_remove(at)
        } else {
            pool[at]
        };
        (captain, place.place.clone())
    });
    let mut sides = header.captains;
    if dice(Label::Half).below(2) == 1 {
        sides.reverse();
    }
    let mut cards: Vec<Option<SeatId>> = vec![None];
    cards.extend(
        sides
            .iter()
            .copied()
            .cycle()
            .map(Some)
            .take(header.agents.len() - 1),
    );
    dice(Label::Cards).shuffle(&mut cards);
    Deal {
        places,
        agents: header.agents.iter().copied().zip(cards).collect(),
    }
}

/// How many places a game may need.
pub(crate) fn deals_of(public: &Public) -> usize {
    let rounds = rounds(&public.settings, public.players().len());
    usize::from(rounds) * PLACES
}

/// The first event of a game: all is recorded that can be dealt.
pub(crate) fn start(d: &Draft, survivors: Box<Survivors>) -> Result<room::Event, Refusal> {
    let public = &d.state.public;
    let rounds = rounds(&public.settings, public.players().len());
    let deals = deals_of(public);
    Ok(room::Event::CaptainsStarted {
        survivors,
        pool: places::pool(public, d.moment, deals, d.dice(Label::Pool))?,
        rounds,
    })
}

/// Deals the next round of the game that is on.
pub(crate) fn deal(d: &mut Draft) {
    let public = &d.state.public;
    let (Some(game), Some(play)) = (&public.game, public.captains()) else {
        return;
    };
    let order = public.players();
    let captains = captains(d, play, &order);
    let agents = order.iter().copied().filter(|s| !captains.contains(s));
    let agents: Vec<SeatId> = agents.collect();
    let (pool, reshuffled) = game.places(PLACES);
    let header = Header {
        captains,
        agents: &agents,
        pool: &pool,
    };
    let deal = draw(|label| d.dice(label), &header);
    d.emit_captains(Event::Dealt {
        captains,
        order,
        deal,
        reshuffled,
    });
}

/// Whom the table wants first; then two others each round, those who have served least.
fn captains(d: &Draft, play: &Play, order: &[SeatId]) -> [SeatId; 2] {
    if let Some(first) = wanted(&d.state.public, play, order) {
        return first;
    }
    let mut seats = order.to_vec();
    d.dice(Label::Captains).shuffle(&mut seats);
    seats.sort_by_key(|seat| rank(play, *seat, order));
    [seats[0], seats[1]]
}

/// Those who were captains just now come last, then those who were it most often.
pub(crate) fn rank(play: &Play, seat: SeatId, order: &[SeatId]) -> usize {
    let just_now = if play.last.contains(&seat) {
        JUST_NOW
    } else {
        0
    };
    just_now + usize::from(play.turns.of(seat, order))
}

/// More than anybody was captain in a game.
const JUST_NOW: usize = 1000;

pub(crate) fn wanted(public: &Public, play: &Play, order: &[SeatId]) -> Option<[SeatId; 2]> {
    let first = public.settings.captains.first?;
    let here = first.iter().all(|seat| order.contains(seat));
    (here && play.last.is_empty()).then_some(first)
}
