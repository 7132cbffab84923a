//! Who gets which card: one pure function of a seed and a header.

use fair::{Dice, Label};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use wire::{
    Refusal, Ruleset, SeatId, VISITOR,
    ruleset::{StarterFirst, StarterNext},
};

use crate::{
    Public,
    room::{self, Draft, PoolPlace, Survivors, places},
    spy::{Event, Play, book, event::Variant, state::Stage},
};

/// The secret of a round.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "SpyDeal")]
pub struct Deal {
    pub(crate) place: String,
    /// Nobody: the spy's card lies in the middle.
    pub(crate) spy: Option<SeatId>,
    /// By seat, the spy's left out.
    pub(crate) roles: Vec<(SeatId, String)>,
}

impl std::fmt::Debug for Deal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Deal(…)")
    }
}

/// One seat's card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Card<'a> {
    Spy,
    Agent { place: &'a str, role: &'a str },
}

impl Deal {
    pub fn spy(&self) -> Option<SeatId> {
        self.spy
    }

    pub fn place(&self) -> &str {
        &self.place
    }

    pub(crate) fn card(&self, seat: SeatId) -> Option<Card<'_>> {
        if Some(seat) == self.spy {
            return Some(Card::Spy);
        }
        let role = self.roles.iter().find(|(s, _)| *s == seat);
        role.map(|(_, role)| Card::Agent {
            place: &self.place,
            role,
        })
    }
}

/// All that a draw depends on besides the seed.
#[derive(Debug)]
pub(crate) struct Header<'a> {
    pub(crate) order: &'a [SeatId],
    /// Places that may come up.
    pub(crate) pool: &'a [&'a PoolPlace],
    pub(crate) roles: bool,
    pub(crate) middle_cards: u8,
}

/// The place, its roles shuffled, and who holds the spy's card; each by dice of its own.
pub(crate) fn draw(dice: impl Fn(Label) -> Dice, header: &Header) -> Deal {
    let place = header.pool[dice(Label::Place).below(header.pool.len())];
    let mut roles: Vec<&str> = place.roles.iter().map(String::as_str).collect();
    dice(Label::Roles).shuffle(&mut roles);
    let cards = header.order.len() + usize::from(header.middle_cards);
    let spy = header.order.get(dice(Label::Spy).below(cards)).copied();
    let agents = header.order.iter().copied().filter(|s| Some(*s) != spy);
    let roles = roles.into_iter().chain(std::iter::repeat(VISITOR));
    let role = |(seat, role): (SeatId, &str)| {
        let role = if header.roles { role } else { "" };
        (seat, role.to_owned())
    };
    Deal {
        place: place.place.clone(),
        spy,
        roles: agents.zip(roles).map(role).collect(),
    }
}

/// How many places a game may need.
pub(crate) fn deals_of(public: &Public, ruleset: &Ruleset) -> u8 {
    match ruleset.location_reuse {
        true => 1,
        false => public.settings.rounds.unwrap_or(ruleset.rounds),
    }
}

/// The first event of a game: its rules are frozen, and all is recorded that can be dealt.
pub(crate) fn start(d: &Draft, survivors: Box<Survivors>) -> Result<room::Event, Refusal> {
    let public = &d.state.public;
    let settings = &public.settings;
    let players = public.players().len();
    let ruleset = public.book.rules(players)?;
    let rounds = settings.rounds.unwrap_or(ruleset.rounds);
    let deals = deals_of(public, &ruleset);
    Ok(room::Event::GameStarted {
        survivors,
        rounds,
        ruleset: Box::new((*ruleset).clone()),
        pool: places::pool(public, d.moment, deals.into(), d.dice(Label::Pool))?,
        round_ms: book::round_ms(&ruleset, settings.spy.minutes, players),
    })
}

/// Deals the next round of the game that is on.
pub(crate) fn deal(d: &mut Draft) {
    let public = &d.state.public;
    let (Some(game), Some(play)) = (&public.game, public.spy()) else {
        return;
    };
    let order = public.players();
    let variant = variant(public, play, order.len());
    let ruleset = variant.as_ref().map_or(&*play.ruleset, |v| &v.ruleset);
    let (pool, reshuffled) = game.places(1);
    let header = Header {
        order: &order,
        pool: &pool,
        roles: ruleset.roles,
        middle_cards: ruleset.middle_cards,
    };
    let deal = draw(|label| d.dice(label), &header);
    let chosen = starter(public, Some(play), &play.ruleset, &order);
    let lot = || order[d.dice(Label::Starter).below(order.len())];
    let starter = chosen.unwrap_or_else(lot);
    d.emit_spy(Event::Dealt {
        starter,
        order,
        deal,
        reshuffled,
        variant: variant.map(Box::new),
    });
}

/// RULES 9, row 33: another number of players may mean another variant, or a longer round.
pub(crate) fn variant(public: &Public, game: &Play, players: usize) -> Option<Variant> {
    let ruleset = public.book.rules(players).ok()?;
    let round_ms = book::round_ms(&ruleset, public.settings.spy.minutes, players);
    let same = ruleset == game.ruleset && round_ms == game.round_ms;
    (!same).then(|| Variant {
        ruleset: (*ruleset).clone(),
        round_ms,
    })
}

/// Whoever begins, where that is not left to chance. `game`: the one that is on, if this is not its first round.
pub(crate) fn starter(
    public: &Public,
    game: Option<&Play>,
    ruleset: &Ruleset,
    order: &[SeatId],
) -> Option<SeatId> {
    let host = public.host.filter(|h| order.contains(h));
    let dealt = game.filter(|game| game.round.is_some());
    match (dealt, ruleset.starter_first) {
        (None, StarterFirst::Host) => host,
        (None, StarterFirst::TablePicks) => public.settings.starter.filter(|s| order.contains(s)),
        (Some(game), _) => match ruleset.starter_next {
            StarterNext::Host => host,
            StarterNext::PreviousSpy => previous_spy(game, order),
        },
    }
}

/// RULES 9, row 17: or the next seat clockwise that still plays.
fn previous_spy(game: &Play, order: &[SeatId]) -> Option<SeatId> {
    let round = game.round.as_ref()?;
    let Stage::Over(result) = &round.stage else {
        return None;
    };
    // RULES 6.1: after a spy in the middle, the next player clockwise.
    let (from, skip) = result.spy.map_or((round.starter, 1), |spy| (spy, 0));
    let at = round.circle.order.iter().position(|s| *s == from)?;
    let lap = round.circle.order.iter().cycle().skip(at + skip);
    let mut lap = lap.take(round.circle.order.len());
    lap.find(|s| order.contains(s)).copied()
}
