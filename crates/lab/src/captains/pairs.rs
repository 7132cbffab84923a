//! Two worlds between captains: other places, other sides, and in every other pair another spy.

use std::ops::Range;

use rules::{Command, Event, captains};
use wire::{CaptainsIntent, Intent, Phase, SeatId};

use super::{
    Captains,
    layout::Layout,
    lens::{SHIELDED, SidesTold, SpyMissed, ToldEarly},
    spy_at,
};
use crate::{
    lens::{First, Frames, Slow},
    pair::{Looks, Pair, Turned, Worlds, times},
    sight::{Leak, Lens, Unpadded},
    table::{Dice, News, Table},
};

/// From where somebody looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vantage {
    /// Knows one place, and that it is the own.
    Captain,
    /// Knows one place, and not whose it is.
    Agent,
    /// Knows who the spy is.
    Spy,
    /// Sat down after the deal.
    Latecomer,
    /// Has no seat.
    Spectator,
}

/// In the one world and in the other.
#[derive(Clone, Copy, Debug)]
pub struct Spies([SeatId; 2]);

impl Spies {
    fn are_one(self) -> bool {
        self.0[0] == self.0[1]
    }
}

impl Worlds for Captains {
    type Vantage = Vantage;
    type Secrets = Spies;

    const VANTAGES: &'static [Vantage] = &[
        Vantage::Captain,
        Vantage::Agent,
        Vantage::Spy,
        Vantage::Latecomer,
        Vantage::Spectator,
    ];
    const GAMES: usize = 200;
    const MOVES: Range<usize> = 20..80;

    /// In every other pair the spy is the same, so that the worlds stay alike while places are named.
    fn dealt(mut table: Table, vantage: Vantage, choice: usize) -> Option<Pair<Self>> {
        let (seat, intent) = table.gather()?;
        let deal = Command::Seat { seat, intent };
        let mut a = table.clone();
        a.deal(&deal).ok()?;
        let layout = Layout::of(&a);
        let viewer = viewer(&layout, vantage, choice);
        let same_spy = vantage == Vantage::Spy || choice.is_multiple_of(2);
        let view = a.view();
        let fresh = view
            .places
            .iter()
            .filter(|p| !view.places_played.contains(p));
        let fresh: Vec<String> = fresh.cloned().collect();
        let (Dice::Seeded(seed) | Dice::Loaded(seed)) = table.dice;
        let other = layout.other(&fresh, viewer, same_spy, seed)?;
        let mut b = table;
        b.deal_as(&deal, |event| {
            if let Event::Captains {
                event: captains::Event::Dealt { deal, .. },
            } = event
            {
                *deal = other.deal();
            }
        })
        .unwrap();
        let secrets = Spies([layout.spy(), other.spy()]);
        let mut pair = Pair {
            a,
            b,
            viewer,
            secrets,
        };
        if vantage == Vantage::Latecomer {
            pair.let_viewer_in()?;
        }
        Some(pair)
    }

    /// That a spy leaves tells nothing (RULES 9, row 44).
    fn tells(pair: &Pair<Self>, command: &Command) -> bool {
        let Command::Seat { seat, intent } = command else {
            return false;
        };
        let spies = pair.secrets;
        let is_spy = |who: &SeatId| !spies.are_one() && spies.0.contains(who);
        match intent {
            Intent::Leave {} => pair.viewer == Some(*seat),
            Intent::Kick { seat } => pair.viewer == Some(*seat) || is_spy(seat),
            Intent::Captains(CaptainsIntent::Pick { whom, .. }) => is_spy(whom),
            _ => false,
        }
    }

    fn turned(pair: &mut Pair<Self>, _: Option<[&Command; 2]>, news: &[Vec<News>; 2]) -> Turned {
        let same_spy = pair.secrets.are_one();
        // Once the spies are known, the worlds may rightly part; until then they must not.
        let [a, b] = news.each_ref().map(|news| match same_spy {
            true => times(news),
            false => times(until_teams_are_made(news)),
        });
        let hidden = pair.worlds().map(makes_teams);
        let over = pair.worlds().map(|world| !world.in_round());
        if a != b || hidden[0] != hidden[1] {
            return Turned::Apart;
        }
        match (hidden[0], same_spy) {
            (true, _) => Turned::On,
            (false, false) => Turned::Public,
            (false, true) if over[0] != over[1] => Turned::Apart,
            (false, true) if over[0] => Turned::Public,
            (false, true) => Turned::On,
        }
    }

    /// Places are named.
    fn is_late(pair: &Pair<Self>) -> bool {
        pair.a.state.phase() == Phase::Naming
    }

    fn looked_enough(_: Vantage, looks: &[Looks]) -> bool {
        let whole = looks.iter().filter(|look| look.all > 15).count();
        let named = looks.iter().filter(|look| look.late > 0).count();
        whole > 4 && named > 0
    }

    fn planted() -> Vec<(&'static dyn Lens, Vantage, Leak)> {
        let mut planted: Vec<(&'static dyn Lens, Vantage, Leak)> = vec![
            (&SpyMissed, Vantage::Captain, Leak::Table),
            (&SidesTold, Vantage::Captain, Leak::Table),
            (&SidesTold, Vantage::Spy, Leak::Table),
            (&ToldEarly, Vantage::Spy, Leak::Table),
            (&ToldEarly, Vantage::Agent, Leak::Table),
            (&Unpadded, Vantage::Agent, Leak::Length),
            (&Slow(spy_at), Vantage::Captain, Leak::Timing),
            (&Frames(spy_at), Vantage::Captain, Leak::Traffic),
        ];
        for vantage in [Vantage::Captain, Vantage::Agent, Vantage::Spectator] {
            planted.push((&First(spy_at), vantage, Leak::Table));
            planted.push((&SHIELDED, vantage, Leak::Answer));
        }
        planted
    }
}

/// Whether it is still hidden who the spy is.
fn makes_teams(table: &Table) -> bool {
    table.in_round() && table.state.phase() != Phase::Naming
}

fn until_teams_are_made(news: &[News]) -> &[News] {
    let ends = |event: &Event| {
        matches!(
            event,
            Event::Captains {
                event: captains::Event::NamingBegan { .. } | captains::Event::RoundEnded { .. }
            }
        )
    };
    let made = news
        .iter()
        .position(|one| one.record.events.iter().any(ends));
    &news[..made.map_or(news.len(), |at| at + 1)]
}

fn viewer(layout: &Layout, vantage: Vantage, choice: usize) -> Option<SeatId> {
    let agents = layout.agents.iter().filter(|(_, of)| of.is_some());
    let agents: Vec<SeatId> = agents.map(|(seat, _)| *seat).collect();
    match vantage {
        Vantage::Captain => Some(layout.places[choice / 2 % 2].0),
        Vantage::Agent => Some(agents[choice / 2 % agents.len()]),
        Vantage::Spy => Some(layout.spy()),
        Vantage::Latecomer | Vantage::Spectator => None,
    }
}
