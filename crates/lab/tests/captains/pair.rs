//! Two worlds that differ in facts that one viewer lacks and in nothing else.

use rules::{Command, Event, captains};
use wire::{Intent, Phase, SeatId};

use crate::{
    moves::{Action, Move},
    round::round_of,
    table::{News, Table},
    worlds::Layout,
};

/// From where somebody looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Vantage {
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

impl Vantage {
    pub(crate) const ALL: [Self; 5] = [
        Self::Captain,
        Self::Agent,
        Self::Spy,
        Self::Latecomer,
        Self::Spectator,
    ];
}

#[derive(Debug)]
pub(crate) struct Pair {
    pub(crate) a: Table,
    pub(crate) b: Table,
    pub(crate) viewer: Option<SeatId>,
    spies: [SeatId; 2],
}

/// What a move led to in both worlds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turned {
    /// The viewer has learnt nothing that differs.
    On,
    /// Facts that differ have become public.
    Public,
    /// One world did what the other did not.
    Apart,
}

impl Pair {
    /// Deals twice from one table. In every other pair the spy is the same, so that the worlds stay
    /// alike while places are named.
    pub(crate) fn dealt(mut table: Table, vantage: Vantage, choice: usize) -> Option<Self> {
        let (seat, intent) = table.gather()?;
        let deal = Command::Seat { seat, intent };
        let mut a = table.clone();
        a.send(&deal).ok()?;
        let layout = Layout::of(&a);
        let viewer = viewer(&layout, vantage, choice);
        let same_spy = vantage == Vantage::Spy || choice.is_multiple_of(2);
        let view = a.view();
        let fresh = view
            .places
            .iter()
            .filter(|p| !view.places_played.contains(p));
        let fresh: Vec<String> = fresh.cloned().collect();
        let other = layout.other(&fresh, viewer, same_spy, table.seed)?;
        let mut b = table;
        b.send_as(&deal, |event| {
            if let Event::Captains {
                event: captains::Event::Dealt { deal, .. },
            } = event
            {
                *deal = other.deal();
            }
        })
        .unwrap();
        let spies = [layout.spy(), other.spy()];
        let mut pair = Self {
            a,
            b,
            viewer,
            spies,
        };
        if vantage == Vantage::Latecomer {
            pair.let_viewer_in()?;
        }
        pair.a.take_news();
        pair.b.take_news();
        Some(pair)
    }

    fn let_viewer_in(&mut self) -> Option<()> {
        let join = self.a.stranger();
        self.a.send(&join).ok()?;
        self.b.send(&join).ok()?;
        self.viewer = self.a.seats().last().copied();
        Some(())
    }

    /// Places are named.
    pub(crate) fn is_late(&self) -> bool {
        self.a.state.phase() == Phase::Naming
    }

    fn same_spy(&self) -> bool {
        self.spies[0] == self.spies[1]
    }

    /// The same move in both worlds.
    pub(crate) fn make(&mut self, each: &Move) -> Turned {
        let outcomes = match each.at(&self.a) {
            Action::Wait(ms) => {
                self.a.wait(ms);
                self.b.wait(ms);
                [Ok(()), Ok(())]
            }
            Action::Send(command) if self.tells(&command) => return Turned::On,
            Action::Send(command) => [self.a.send(&command), self.b.send(&command)],
        };
        if outcomes[0] != outcomes[1] {
            return Turned::Apart;
        }
        let news = [self.a.take_news(), self.b.take_news()];
        self.turned(&news)
    }

    fn turned(&self, news: &[Vec<News>; 2]) -> Turned {
        // Once the spies are known, the worlds may rightly part; until then they must not.
        let [a, b] = news.each_ref().map(|news| match self.same_spy() {
            true => times(news),
            false => times(until_teams_are_made(news)),
        });
        let worlds = [&self.a, &self.b];
        let hidden = worlds.map(Table::makes_teams);
        let over = worlds.map(|world| !world.in_round());
        if a != b || hidden[0] != hidden[1] {
            return Turned::Apart;
        }
        match (hidden[0], self.same_spy()) {
            (true, _) => Turned::On,
            (false, false) => Turned::Public,
            (false, true) if over[0] != over[1] => Turned::Apart,
            (false, true) if over[0] => Turned::Public,
            (false, true) => Turned::On,
        }
    }

    /// Whether what comes of this would rightly tell the worlds apart; or the viewer goes. That a spy
    /// leaves tells nothing (RULES 9, row 44).
    fn tells(&self, command: &Command) -> bool {
        let Command::Seat { seat, intent } = command else {
            return false;
        };
        let is_spy = |who: &SeatId| !self.same_spy() && self.spies.contains(who);
        match intent {
            Intent::Leave {} => self.viewer == Some(*seat),
            Intent::Kick { seat } => self.viewer == Some(*seat) || is_spy(seat),
            Intent::Pick { whom, .. } => is_spy(whom),
            _ => false,
        }
    }
}

fn times(news: &[News]) -> Vec<u64> {
    news.iter().map(|news| news.record.at_ms).collect()
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

/// Who holds the spy's card, by asking every phone; nobody once the spy has left.
pub(crate) fn spy(table: &Table) -> Option<SeatId> {
    let holds = |seat: &SeatId| {
        table
            .seat_view(*seat)
            .captains()
            .and_then(|own| own.card.clone())
            .is_some_and(|card| card.spy)
    };
    table.seats().into_iter().find(holds)
}

/// Agents at the table whom nobody has picked.
pub(crate) fn free(table: &Table) -> Vec<SeatId> {
    let view = table.view();
    round_of(&view).map_or(Vec::new(), |round| round.agents.clone())
}
