//! A table, as its phones and whoever kills its server know it together.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::Rc;

use anyhow::{Result, ensure};
use tokio::time::{Instant, sleep};

use crate::tally::Deals;
use crate::witness::Witness;
use crate::{GOES_ON_WITHIN, LOOKS_EVERY};

/// What is played at a table, and by how many.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Game {
    pub(crate) name: &'static str,
    /// One of the spy game's.
    pub(crate) ruleset: Option<&'static str>,
    pub(crate) asking: &'static str,
    pub(crate) players: usize,
    /// So many of them have phones that take part in fair deals; others have old pages.
    pub(crate) fair: usize,
}

const fn spy(ruleset: &'static str, asking: &'static str, players: usize, fair: usize) -> Game {
    Game {
        name: "spy",
        ruleset: Some(ruleset),
        asking,
        players,
        fair,
    }
}

const fn other(name: &'static str, asking: &'static str, players: usize, fair: usize) -> Game {
    Game {
        name,
        ruleset: None,
        asking,
        players,
        fair,
    }
}

/// Every game, every ruleset, every way of asking; where most phones take part in deals, all, or one alone. Tables take
/// them in turns, so the first few have one of each game.
pub(crate) const GAMES: [Game; 9] = [
    spy("time-travel", "written", 5, 4),
    other("notebook", "tracked", 4, 3),
    other("captains", "written", 7, 5),
    spy("indictment", "tracked", 4, 4),
    spy("film-night", "written", 4, 3),
    spy("spijun", "spoken", 4, 3),
    spy("time-travel", "written", 2, 2),
    spy("time-travel", "tracked", 3, 1),
    other("notebook", "tracked", 6, 5),
];

#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) code: String,
    pub(crate) game: Game,
    pub(crate) witness: RefCell<Witness>,
    /// Under which server each phone was last welcomed, counted from the first.
    welcomed: RefCell<Vec<u32>>,
    /// How many acts had been acknowledged when this server began.
    acts_before: Cell<u64>,
}

impl Table {
    pub(crate) fn new(code: String, game: Game) -> Self {
        Self::before(Witness::of(game.players), code, game)
    }

    /// The same where several servers share it.
    pub(crate) fn of_many_servers(code: String, game: Game) -> Self {
        Self::before(Witness::of(game.players).of_many_servers(), code, game)
    }

    fn before(witness: Witness, code: String, game: Game) -> Self {
        Self {
            code,
            game,
            witness: RefCell::new(witness),
            welcomed: RefCell::new(vec![0; game.players]),
            acts_before: Cell::new(0),
        }
    }

    /// Another server begins.
    pub(crate) fn begin_anew(&self) {
        self.acts_before.set(self.witness.borrow().acts());
    }

    pub(crate) fn welcome(&self, phone: usize, server: u32) {
        self.welcomed.borrow_mut()[phone] = server;
    }

    /// Why the table does not go on under this server, if it does not.
    pub(crate) fn waits_for(&self, server: u32) -> Option<&'static str> {
        let witness = self.witness.borrow();
        if self.welcomed.borrow().iter().any(|under| *under < server) {
            Some("not everybody is back")
        } else if !witness.time_flows() {
            Some("its time stands still")
        } else if witness.acts() == self.acts_before.get() {
            Some("nobody's act was acknowledged")
        } else {
            None
        }
    }
}

/// What became of all deals, once there is one at least that nobody could choose.
pub(crate) async fn deals_of(tables: &[Rc<Table>]) -> Result<Deals> {
    let begin = Instant::now();
    loop {
        let deals = tables.iter().map(|table| table.witness.borrow().deals());
        let deals: Deals = deals.sum();
        if deals.proved > 0 {
            return Ok(deals);
        }
        ensure!(begin.elapsed() < GOES_ON_WITHIN, "no deal was proved");
        sleep(LOOKS_EVERY).await;
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Game { name, ruleset, .. } = self.game;
        write!(f, "table {} ({})", self.code, ruleset.unwrap_or(name))
    }
}
