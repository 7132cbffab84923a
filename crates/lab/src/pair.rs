//! Two worlds that differ in facts that one viewer lacks and in nothing else.

use std::{fmt::Debug, ops::Range};

use rules::Command;
use wire::SeatId;

use crate::{
    Game,
    moves::{Action, Move, Offers},
    script::Script,
    sight::{Difference, Leak, Lens, Sight, same_traffic},
    table::{News, Table},
};

/// What differs between two worlds, and who may not notice.
pub trait Worlds: Game {
    /// From where somebody looks at a table.
    type Vantage: Copy + Debug + PartialEq;
    /// What differs.
    type Secrets: Clone + Debug;

    const VANTAGES: &'static [Self::Vantage];
    /// Random games that are enough to meet any planted leak, and how many moves they have.
    const GAMES: usize;
    const MOVES: Range<usize>;

    /// Deals twice from one table; nothing where no second deal could differ as it should. What was recorded
    /// of it is still news.
    fn dealt(table: Table, vantage: Self::Vantage, choice: usize) -> Option<Pair<Self>>;
    /// Whether what comes of this would rightly tell the worlds apart; or the viewer goes.
    fn tells(pair: &Pair<Self>, command: &Command) -> bool;
    /// What is sent in the other world instead: something else only where no viewer sees it.
    fn elsewhere(_: &Pair<Self>, command: &Command, _: &Move) -> Command {
        command.clone()
    }
    /// What came of it, in the one world and in the other, where both took it alike.
    fn turned(pair: &mut Pair<Self>, sent: Option<[&Command; 2]>, news: &[Vec<News>; 2]) -> Turned;
    /// Whether the round has come so far that what differs is about to matter.
    fn is_late(pair: &Pair<Self>) -> bool;
    /// Whether random games have shown the viewer enough.
    fn looked_enough(vantage: Self::Vantage, looks: &[Looks]) -> bool;
    /// Lenses that leak, to whom, and by what that is noticed.
    fn planted() -> Vec<(&'static dyn Lens, Self::Vantage, Leak)>;
    /// Games in which something happens that random ones seldom come to.
    fn rare() -> Vec<Script<Self>> {
        Vec::new()
    }
}

#[derive(Clone, Debug)]
pub struct Pair<G: Worlds> {
    pub a: Table,
    pub b: Table,
    pub viewer: Option<SeatId>,
    pub secrets: G::Secrets,
}

/// What a move led to in both worlds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turned {
    /// The viewer has learnt nothing that differs.
    On,
    /// Facts that differ have become public.
    Public,
    /// One world did what the other did not.
    Apart,
}

/// How often the viewer looked in vain, and how often of that late in the round.
#[derive(Clone, Copy, Debug, Default)]
pub struct Looks {
    pub all: usize,
    pub late: usize,
}

impl<G: Worlds> Pair<G> {
    /// Somebody sits down in both worlds, and looks.
    pub fn let_viewer_in(&mut self) -> Option<()> {
        let join = self.a.stranger();
        self.a.send(&join).ok()?;
        self.b.send(&join).ok()?;
        self.viewer = self.a.seats().last().copied();
        Some(())
    }

    /// The worlds begin here.
    pub fn forget_news(mut self) -> Self {
        self.a.take_news();
        self.b.take_news();
        self
    }

    pub fn worlds(&self) -> [&Table; 2] {
        [&self.a, &self.b]
    }

    /// The same move in both worlds, but for what the viewer does not see.
    pub fn make(&mut self, each: &Move) -> Turned {
        let sent = match each.at::<G>(&self.a, Offers::Open) {
            Action::Wait(ms) => {
                self.a.wait(ms);
                self.b.wait(ms);
                None
            }
            Action::Send(command) if G::tells(self, &command) => return Turned::On,
            Action::Send(command) => {
                let other = G::elsewhere(self, &command, each);
                let outcomes = [self.a.send(&command), self.b.send(&other)];
                if outcomes[0] != outcomes[1] {
                    return Turned::Apart;
                }
                outcomes[0].is_ok().then_some([command, other])
            }
        };
        let news = [self.a.take_news(), self.b.take_news()];
        G::turned(self, sent.as_ref().map(|[a, b]| [a, b]), &news)
    }
}

/// When something was recorded.
pub fn times(news: &[News]) -> Vec<u64> {
    news.iter().map(|news| news.record.at_ms).collect()
}

/// Plays the first moves in one world, deals in two, and plays on in both until the facts that differ
/// are public.
pub fn tell_apart<G: Worlds>(
    lens: &dyn Lens,
    script: &Script<G>,
    vantage: G::Vantage,
) -> Result<Looks, Difference> {
    let mut table = script.table();
    let (before, after) = script.moves.split_at(script.moves.len() / 4);
    before.iter().for_each(|each| each.make::<G>(&mut table));
    // Many deals are tried, and each would take it along.
    table.take_news();
    let mut looks = Looks::default();
    let Some(pair) = G::dealt(table, vantage, before.len()) else {
        return Ok(looks);
    };
    let mut pair = pair.forget_news();
    for each in after {
        let join = pair.a.stranger();
        let sight = |table| Sight::of::<G>(lens, table, pair.viewer, &join);
        sight(&pair.a).compare(&sight(&pair.b))?;
        looks.all += 1;
        looks.late += usize::from(G::is_late(&pair));
        let before = [pair.a.clone(), pair.b.clone()];
        match pair.make(each) {
            Turned::On => same_traffic(lens, [&before[0], &before[1]], pair.worlds())?,
            Turned::Public => break,
            Turned::Apart => {
                return Err(Difference {
                    leak: Leak::Course,
                    worlds: format!("after {each:?}:\n{:?}\n{:?}", pair.a, pair.b),
                });
            }
        }
    }
    Ok(looks)
}
