//! `molehunt load`: asks what to play, shows how it goes, prints what came of it.

use std::io::{self, IsTerminal, Write};

use ::load::{Address, Plan, Progress, Servers};
use anyhow::{Context, Result};
use clap::{Args, ValueEnum};

#[derive(Debug, Args)]
pub(crate) struct Load {
    /// The server to play at, for example http://127.0.0.1:4280
    address: Address,
    /// Another server that shares its tables; phones of a table come in at all of them, in turns
    #[arg(long = "also", value_name = "ADDRESS")]
    also: Vec<Address>,
    /// Have all phones of a table come in at the same one of these servers
    #[arg(long, requires = "also")]
    whole_tables: bool,
    /// Program of this computer that works for them, such as a NATS server, whose cost is told apart
    #[arg(long, value_name = "ADDRESS")]
    beside: Vec<Address>,
    /// How many tables
    #[arg(long, default_value_t = 20)]
    tables: usize,
    /// How many players at each
    #[arg(long, default_value_t = 6)]
    players: usize,
    /// What they play
    #[arg(long, value_enum, default_value_t = Game::Spy)]
    game: Game,
    /// One of the spy game's rulesets: spijun, time-travel, film-night, indictment
    #[arg(long)]
    ruleset: Option<String>,
    /// How questions are asked
    #[arg(long, value_enum, default_value_t = Asking::Tracked)]
    asking: Asking,
    /// Steps a second at all tables together; without it, as many as the server bears
    #[arg(long)]
    rate: Option<f64>,
    /// How long to play
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How long everybody only sits there before memory is looked at and the game begins
    #[arg(long, default_value_t = 1)]
    idle: u64,
    /// Deal first, so that everybody sits there with the clock running
    #[arg(long)]
    idle_in_round: bool,
    /// Take no part in fair deals, like clients that know nothing of them
    #[arg(long)]
    no_fair_deals: bool,
    /// Be gone in the end without leaving the tables
    #[arg(long)]
    vanish: bool,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Game {
    Spy,
    Captains,
    Notebook,
    /// Nothing: at a server that only sends frames on, to compare with.
    #[value(hide = true)]
    Floor,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Asking {
    Spoken,
    Tracked,
    Written,
}

impl Load {
    pub(crate) fn run(self) -> Result<()> {
        let plan = Plan {
            tables: self.tables,
            players: self.players,
            game: match self.game {
                Game::Floor => None,
                Game::Spy | Game::Captains | Game::Notebook => Some(name(self.game)),
            },
            ruleset: self.ruleset,
            asking: name(self.asking),
            rate: self.rate,
            seconds: self.seconds,
            idle_s: self.idle,
            idle_in_round: self.idle_in_round,
            fair: !self.no_fair_deals,
            vanish: self.vanish,
        };
        let servers = Servers {
            nodes: [vec![self.address], self.also].concat(),
            whole_tables: self.whole_tables,
            beside: self.beside,
        };
        let runtime = tokio::runtime::Runtime::new().context("no thread could be started")?;
        let report = runtime.block_on(::load::run(&servers, &plan, tell))?;
        let text = if self.json {
            serde_json::to_string(&report)?
        } else {
            report.to_string()
        };
        writeln!(io::stdout().lock(), "{text}")?;
        Ok(())
    }
}

fn name(value: impl ValueEnum) -> String {
    let value = value.to_possible_value().expect("every value can be named");
    value.get_name().to_owned()
}

/// On a terminal one line that changes; elsewhere nothing, since nobody waits there.
fn tell(progress: Progress) {
    let mut screen = io::stderr().lock();
    if !screen.is_terminal() {
        return;
    }
    let told = match progress {
        Progress::Seated { tables } => write!(screen, "\r\x1b[K{tables} tables are full"),
        Progress::Idling => write!(screen, "\r\x1b[Keverybody sits and waits"),
        Progress::Playing { seconds, steps } => {
            write!(screen, "\r\x1b[K{seconds} s, {steps} steps")
        }
        Progress::Leaving => write!(screen, "\r\x1b[K"),
    };
    // A screen that is gone needs no news.
    drop(told.and_then(|()| screen.flush()));
}
