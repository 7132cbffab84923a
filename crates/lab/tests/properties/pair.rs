//! Two worlds that differ in every fact that one viewer lacks and in nothing else.

use rules::{Command, Event, spy};
use wire::{Intent, Ruleset, SeatId, ruleset::AccuseWho};

use crate::{
    deals::{differs, is_likely, viewer},
    rulebook::rules,
    script::{Action, Move, Offers},
    table::{News, Table, spy_round},
};

/// From where somebody looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Vantage {
    /// Knows the place and one role.
    Agent,
    /// Knows who the spy is.
    Spy,
    /// Sat down after the deal.
    Latecomer,
    /// Has no seat.
    Spectator,
}

#[derive(Debug)]
pub(crate) struct Pair {
    pub(crate) a: Table,
    pub(crate) b: Table,
    pub(crate) viewer: Option<SeatId>,
    /// Votes are in that differ between the worlds and have not been shown.
    ballots_differ: bool,
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

/// So many deals are drawn in search of one with the wished difference.
const DEALS_MAX: u64 = 20_000;

impl Pair {
    /// Deals twice from one table. Nothing where no second deal could differ as it should, as when
    /// one last place is left.
    pub(crate) fn dealt(mut table: Table, vantage: Vantage, choice: usize) -> Option<Self> {
        let (seat, intent) = table.gather()?;
        table.take_news();
        let deal = Command::Seat { seat, intent };
        let mut a = table.clone();
        a.send(&deal).ok()?;
        let viewer = viewer(&a, vantage, choice);
        if vantage == Vantage::Spy {
            // Not where that card lies in the middle.
            viewer?;
        }
        let b = (1..DEALS_MAX).find_map(|n| {
            let mut b = table.clone();
            b.seed = a.seed.wrapping_add(n);
            let likely = is_likely(&a, &b, &deal, vantage);
            likely.then(|| b.send(&deal).unwrap());
            (likely && differs(&a, &b, viewer)).then_some(b)
        })?;
        let mut pair = Self {
            a,
            b,
            viewer,
            ballots_differ: false,
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

    /// The same move in both worlds, but for ballots that the viewer does not see.
    pub(crate) fn make(&mut self, each: &Move) -> Turned {
        let action = each.at(&self.a, Offers::Open);
        // Whether the named place was right tells where the others are.
        let guessed = matches!(
            &action,
            Action::Send(Command::Seat {
                intent: Intent::Guess { .. },
                ..
            })
        );
        let outcomes = match action {
            Action::Wait(ms) => {
                self.a.wait(ms);
                self.b.wait(ms);
                [Ok(()), Ok(())]
            }
            Action::Send(command) if self.tells(&command) => return Turned::On,
            Action::Send(command) => {
                let other = self.in_other_world(&command, each);
                let outcomes = [self.a.send(&command), self.b.send(&other)];
                self.ballots_differ |= command != other && outcomes[0].is_ok();
                outcomes
            }
        };
        if outcomes[0] != outcomes[1] {
            return Turned::Apart;
        }
        if guessed && outcomes[0].is_ok() {
            return Turned::Public;
        }
        let news = [self.a.take_news(), self.b.take_news()];
        self.turned(&news)
    }

    fn turned(&mut self, news: &[Vec<News>; 2]) -> Turned {
        // Once ballots that differ are shown, the worlds may rightly part; until then they must not.
        let [a, b] = news.each_ref().map(|news| match self.ballots_differ {
            true => until_votes_are_shown(news),
            false => news,
        });
        let shown = has(a, shows_ballots);
        let over = [&self.a, &self.b].map(|world| !world.in_round());
        let together = times(a) == times(b) && shown == has(b, shows_ballots);
        if together && self.ballots_differ && shown {
            return Turned::Public;
        }
        if !together || over[0] != over[1] {
            return Turned::Apart;
        }
        self.ballots_differ &= !has(a, forgets_ballots);
        if over[0] { Turned::Public } else { Turned::On }
    }

    /// Whether to see this accepted, or not, would rightly tell the worlds apart; or the viewer goes.
    fn tells(&self, command: &Command) -> bool {
        let spies = [self.a.spy(), self.b.spy()];
        let Command::Seat { seat, intent } = command else {
            return false;
        };
        let goes = |who: SeatId| spies.contains(&Some(who)) || self.viewer == Some(who);
        match intent {
            Intent::Leave {} => goes(*seat) || self.ballots_must_stay(),
            Intent::Kick { seat } => goes(*seat) || self.ballots_must_stay(),
            // RULES 6.1: refused to the spy alone, and the others would see an accusation succeed.
            Intent::Accuse { .. } => {
                self.rules().accuse.who == AccuseWho::NonSpies && spies.contains(&Some(*seat))
            }
            Intent::Reveal { .. } | Intent::Guess { .. } => {
                spies.contains(&Some(*seat)) && self.viewer != Some(*seat)
            }
            _ => false,
        }
    }

    fn rules(&self) -> Ruleset {
        let view = self.a.view();
        rules(&view.settings, view.variant)
    }

    /// Whom a ballot names in the other world depends on who plays.
    fn ballots_must_stay(&self) -> bool {
        spy_round(&self.a.view()).is_some_and(|r| r.ballot.is_some())
    }

    fn in_other_world(&self, command: &Command, each: &Move) -> Command {
        let mut other = command.clone();
        let Command::Seat { seat, intent } = &mut other else {
            return other;
        };
        if self.viewer == Some(*seat) {
            return other;
        }
        match intent {
            // Where the first no ends a vote, going on says that there was none.
            Intent::Vote { agree, .. } => *agree ^= flips(each) && !self.rules().vote.short_circuit,
            Intent::Ballot { whom, .. } => *whom = self.named_instead(*seat, *whom),
            _ => {}
        }
        other
    }

    /// The next player but the voter. One for one, so that a ballot is changed in both worlds or in
    /// neither: whether it was changed can be heard in the air.
    fn named_instead(&self, seat: SeatId, whom: SeatId) -> SeatId {
        let view = self.a.view();
        let others = view.seats.iter().filter(|s| s.playing && s.id != seat);
        let others: Vec<SeatId> = others.map(|s| s.id).collect();
        let at = others.iter().position(|s| *s == whom);
        at.map_or(whom, |at| others[(at + 1) % others.len()])
    }
}

fn flips(each: &Move) -> bool {
    match each {
        Move::Play { choice, .. } | Move::Keep { choice, .. } | Move::Try { choice, .. } => {
            choice.is_multiple_of(3)
        }
        _ => false,
    }
}

fn times(news: &[News]) -> Vec<u64> {
    news.iter().map(|news| news.record.at_ms).collect()
}

fn has(news: &[News], is: impl Fn(&spy::Event) -> bool) -> bool {
    let mut events = news.iter().flat_map(|news| &news.record.events);
    events.any(|event| matches!(event, Event::Spy { event } if is(event)))
}

fn until_votes_are_shown(news: &[News]) -> &[News] {
    let shown = news
        .iter()
        .position(|one| has(std::slice::from_ref(one), shows_ballots));
    &news[..shown.map_or(news.len(), |at| at + 1)]
}

fn shows_ballots(event: &spy::Event) -> bool {
    matches!(event, spy::Event::VoteClosed { .. })
}

/// Whatever was voted before this is never shown.
fn forgets_ballots(event: &spy::Event) -> bool {
    matches!(
        event,
        spy::Event::VoteVoided { .. } | spy::Event::VoteDropped {} | spy::Event::VoteOpened { .. }
    )
}
