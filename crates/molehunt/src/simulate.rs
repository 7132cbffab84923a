//! `molehunt simulate`: lets minds play by the rules that are asked for, and says what came of it.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};
use clap::{Args, ValueEnum};
use content::Library;
use serde_json::Value;
use sim::{Brain, Cast, Plan, Report, Table};
use wire::{GameId, HouseRules, Parameter, RulesetId, Skill};

#[derive(Args, Debug)]
pub(crate) struct Simulate {
    /// What is played
    #[arg(long, value_enum, default_value_t = Game::Spy)]
    game: Game,
    /// By which of the spy game's rulesets
    #[arg(long, value_enum, default_value_t = Rules::TimeTravel)]
    ruleset: Rules,
    /// House rules: a JSON file with parameters by name, such as {"score": {"spyGuess": 3}}
    #[arg(long, value_name = "FILE")]
    house: Option<PathBuf>,
    /// One parameter of the house, such as vote.threshold=majority; may be given again
    #[arg(long = "change", value_name = "NAME=VALUE")]
    changes: Vec<String>,
    /// How many play
    #[arg(long, default_value_t = 6)]
    players: usize,
    /// Length of a round; without it, what suits the number of players
    #[arg(long)]
    minutes: Option<u8>,
    /// How well they play
    #[arg(long, value_enum, default_value_t = Wits::Normal)]
    skill: Wits,
    /// Which pack the places come from; without it, the one that goes with the ruleset
    #[arg(long)]
    pack: Option<String>,
    /// How many rounds
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    rounds: u64,
    /// The same seed gives the same rounds
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// Also draw how rounds ended
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Compare minds with players that know no better, and skills with each other, in all rulesets
    #[arg(long, conflicts_with_all = ["house", "changes", "players", "minutes", "skill", "pack", "svg", "json", "game", "ruleset"])]
    strength: bool,
    /// Write the page about balance and its plots into this folder
    #[arg(long, value_name = "DIR", hide = true, conflicts_with = "strength")]
    balance: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Game {
    Spy,
    Captains,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Rules {
    Spijun,
    TimeTravel,
    FilmNight,
    Indictment,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Wits {
    Easy,
    Normal,
    Hard,
}

impl Rules {
    fn id(self) -> RulesetId {
        match self {
            Self::Spijun => RulesetId::Spijun,
            Self::TimeTravel => RulesetId::TimeTravel,
            Self::FilmNight => RulesetId::FilmNight,
            Self::Indictment => RulesetId::Indictment,
        }
    }
}

impl Wits {
    fn skill(self) -> Skill {
        match self {
            Self::Easy => Skill::Easy,
            Self::Normal => Skill::Normal,
            Self::Hard => Skill::Hard,
        }
    }
}

impl Simulate {
    pub(crate) fn run(self) -> Result<()> {
        let library = Library::embedded();
        if self.strength {
            let text = sim::strength(&library, self.rounds, self.seed, tell)?;
            clear();
            return print(&text);
        }
        if let Some(folder) = &self.balance {
            return self.write_balance(&library, folder);
        }
        let plan = self.plan()?;
        let mut table = Table::open(&plan, &library)?;
        let mut report = Report::new(&plan, &table);
        for round in 0..self.rounds {
            report.add(&table.round());
            tell(round + 1, self.rounds);
        }
        clear();
        if let Some(file) = &self.svg {
            let unwritable = || format!("{} cannot be written", file.display());
            fs::write(file, report.svg()).with_context(unwritable)?;
        }
        print(&if self.json {
            serde_json::to_string(&report.json())?
        } else {
            report.to_string()
        })
    }

    fn write_balance(&self, library: &Library, folder: &std::path::Path) -> Result<()> {
        let files = sim::balance(library, self.rounds, self.seed, tell)?;
        clear();
        for (name, text) in files {
            let file = folder.join(name);
            let unwritable = || format!("{} cannot be written", file.display());
            if let Some(above) = file.parent() {
                fs::create_dir_all(above).with_context(unwritable)?;
            }
            fs::write(&file, text).with_context(unwritable)?;
        }
        Ok(())
    }

    fn plan(&self) -> Result<Plan> {
        let mut plan = match self.game {
            Game::Spy => Plan::new(self.ruleset.id(), self.players, Skill::Normal, self.seed),
            Game::Captains => Plan::captains(self.players, self.seed),
        };
        plan.cast = Cast::all(Brain::Mind(self.skill.skill()));
        plan.minutes = self.minutes;
        plan.house = self.house_rules()?;
        if let Some(pack) = &self.pack {
            plan.pack.clone_from(pack);
        }
        if matches!(self.game, Game::Captains) && (plan.house.is_some() || plan.minutes.is_some()) {
            bail!("captains have neither house rules nor a length of rounds");
        }
        debug_assert!(plan.game == GameId::Spy || plan.game == GameId::Captains);
        Ok(plan)
    }

    fn house_rules(&self) -> Result<Option<HouseRules>> {
        let mut changes = BTreeMap::new();
        if let Some(file) = &self.house {
            let unreadable = || format!("{} cannot be read", file.display());
            let text = fs::read_to_string(file).with_context(unreadable)?;
            let value: Value = serde_json::from_str(&text)
                .with_context(|| format!("{}: this is no JSON", file.display()))?;
            let Value::Object(parameters) = value else {
                bail!("{}: parameters by name are expected", file.display());
            };
            for (name, value) in parameters {
                flatten(&name, value, &mut changes)?;
            }
        }
        for change in &self.changes {
            let (name, value) = change
                .split_once('=')
                .ok_or_else(|| anyhow!("`{change}` is no change; write NAME=VALUE"))?;
            let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
            flatten(name, value, &mut changes)?;
        }
        let name = String::new();
        Ok((!changes.is_empty()).then_some(HouseRules { name, changes }))
    }
}

/// A section is its parameters by dotted name.
fn flatten(name: &str, value: Value, changes: &mut BTreeMap<String, Parameter>) -> Result<()> {
    if let Value::Object(section) = value {
        return section
            .into_iter()
            .try_for_each(|(inner, value)| flatten(&format!("{name}.{inner}"), value, changes));
    }
    let parameter = serde_json::from_value(value.clone());
    let parameter = parameter.map_err(|_| anyhow!("`{name}` cannot be {value}"))?;
    changes.insert(name.to_owned(), parameter);
    Ok(())
}

fn print(text: &str) -> Result<()> {
    writeln!(io::stdout().lock(), "{text}")?;
    Ok(())
}

/// On a terminal one line that changes; elsewhere nothing, since nobody waits there.
fn tell(done: u64, of: u64) {
    let mut screen = io::stderr().lock();
    if (done.is_multiple_of(200) || done == of) && screen.is_terminal() {
        let told = write!(screen, "\r\x1b[K{done} of {of} rounds");
        // A screen that is gone needs no news.
        drop(told.and_then(|()| screen.flush()));
    }
}

fn clear() {
    let mut screen = io::stderr().lock();
    if screen.is_terminal() {
        drop(write!(screen, "\r\x1b[K"));
    }
}
