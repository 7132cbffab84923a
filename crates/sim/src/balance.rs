//! The page about balance: what rounds among bots come to, by rules, table and minutes.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use content::Library;
use wire::{HouseRules, Parameter, RulesetId, Skill};

use crate::{Brain, Cast, How, Plan, Refused, Report, Table, strength, svg};

const RULESETS: [(&str, RulesetId, std::ops::RangeInclusive<usize>); 4] = [
    ("spijun", RulesetId::Spijun, 3..=8),
    ("time-travel", RulesetId::TimeTravel, 2..=8),
    ("film-night", RulesetId::FilmNight, 3..=8),
    ("indictment", RulesetId::Indictment, 4..=10),
];

const MINUTES: [u8; 6] = [3, 5, 7, 10, 15, 20];

/// What a host may change, and what that is called.
const HOUSE: [(&str, &str, &str); 9] = [
    ("majorities convict", "vote.threshold", "majority"),
    (
        "a wrong conviction is worth 2 to the spy",
        "score.spyMidWrong",
        "2",
    ),
    ("a right guess is worth 3", "score.spyGuess", "3"),
    ("no guess during votes", "guess.duringVote", "false"),
    ("two accusations each", "accuse.perRound", "2"),
    ("a second try to name the place", "guess.attempts", "2"),
    ("the spy may not accuse", "accuse.who", "nonSpies"),
    ("follow-up questions", "question.followUps", "true"),
    (
        "a secret ballot at time-up",
        "timeup.procedure",
        "secretBallot",
    ),
];

struct Page<'a, F> {
    library: &'a Library,
    rounds: u64,
    seed: u64,
    done: u64,
    tell: F,
    text: String,
    files: Vec<(String, String)>,
}

/// The page and its plots, each with its name. Written by `molehunt simulate --balance docs`.
///
/// # Errors
///
/// When nobody can play that.
pub fn balance(
    library: &Library,
    rounds: u64,
    seed: u64,
    tell: impl Fn(u64, u64),
) -> Result<Vec<(String, String)>, Refused> {
    let mut page = Page {
        library,
        rounds,
        seed,
        done: 0,
        tell,
        text: format!(include_str!("balance.md"), rounds = rounds, seed = seed),
        files: Vec::new(),
    };
    page.sizes()?;
    page.minutes()?;
    page.house()?;
    page.evasion()?;
    page.captains()?;
    page.strength()?;
    let Page {
        text, mut files, ..
    } = page;
    files.insert(0, ("balance.md".to_owned(), text));
    Ok(files)
}

impl<F: Fn(u64, u64)> Page<'_, F> {
    fn play(&mut self, plan: &Plan) -> Result<Report, Refused> {
        let mut table = Table::open(plan, self.library)?;
        let mut report = Report::new(plan, &table);
        for _ in 0..self.rounds {
            report.add(&table.round());
        }
        self.done += self.rounds;
        (self.tell)(self.done, self.done);
        Ok(report)
    }

    fn plan(&self, ruleset: RulesetId, players: usize) -> Plan {
        Plan::new(ruleset, players, Skill::Normal, self.seed)
    }

    fn say(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn plot(&mut self, name: &str, title: &str, bars: &[svg::Bar]) {
        self.say(&format!("\n![{title}](balance/{name}.svg)"));
        let file = format!("balance/{name}.svg");
        self.files.push((file, svg::bars(title, bars)));
    }

    fn sizes(&mut self) -> Result<(), Refused> {
        let mut ends: Vec<(&str, [u64; How::ALL.len()], u64)> = Vec::new();
        for (name, ruleset, sizes) in RULESETS {
            self.say(&format!("\n## {name}\n"));
            self.say(HEAD);
            let mut bars = Vec::new();
            let mut sum = [0; How::ALL.len()];
            let mut rounds = 0;
            for players in sizes {
                let report = self.play(&self.plan(ruleset, players))?;
                self.say(&row(&players.to_string(), &report));
                bars.push(bar(&format!("{players} players"), &report));
                let counts = sum.iter_mut().zip(report.tally.endings);
                counts.for_each(|(sum, count)| *sum += count);
                rounds += report.tally.rounds;
            }
            ends.push((name, sum, rounds));
            self.plot(name, &format!("{name}: rounds that the spy wins"), &bars);
        }
        self.ends(&ends);
        Ok(())
    }

    #[allow(clippy::cast_precision_loss, reason = "rounds can be counted")]
    fn ends(&mut self, ends: &[(&str, [u64; How::ALL.len()], u64)]) {
        self.say("\n## How rounds end\n\nIn percent of all rounds above, tables of all sizes together.\n");
        let names = ends.iter().map(|(name, ..)| format!(" {name} |"));
        let names: String = names.collect();
        self.say(&format!(
            "| ending |{names}\n|---|{}",
            "---:|".repeat(ends.len())
        ));
        for (at, how) in How::ALL.into_iter().enumerate() {
            if ends.iter().all(|(_, counts, _)| counts[at] == 0) {
                continue;
            }
            let mut line = format!("| {} |", how.words());
            for (_, counts, rounds) in ends {
                let share = 100.0 * counts[at] as f64 / (*rounds).max(1) as f64;
                drop(write!(line, " {share:.1} |"));
            }
            self.say(&line);
        }
    }

    fn minutes(&mut self) -> Result<(), Refused> {
        self.say("\n## What minutes do\n\nSix players, `time-travel`.\n");
        self.say(&HEAD.replace("players", "minutes"));
        let mut bars = Vec::new();
        for minutes in MINUTES {
            let mut plan = self.plan(RulesetId::TimeTravel, 6);
            plan.minutes = Some(minutes);
            let report = self.play(&plan)?;
            self.say(&row(&minutes.to_string(), &report));
            bars.push(bar(&format!("{minutes} min"), &report));
        }
        self.plot(
            "minutes",
            "time-travel, 6 players: rounds that the spy wins",
            &bars,
        );
        Ok(())
    }

    fn house(&mut self) -> Result<(), Refused> {
        for (players, name) in [(3, "house-3"), (8, "house-8")] {
            self.say(&format!(
                "\n## House rules for a table of {players}\n\n`spijun`, one rule changed at a time; the closer to \
                 half of the rounds, the more even.\n"
            ));
            self.say(&HEAD.replace("players", "changed"));
            let report = self.play(&self.plan(RulesetId::Spijun, players))?;
            self.say(&row("nothing", &report));
            let mut bars = vec![bar("nothing", &report)];
            for (what, parameter, value) in HOUSE {
                let mut plan = self.plan(RulesetId::Spijun, players);
                plan.house = Some(changed(parameter, value));
                let report = self.play(&plan)?;
                self.say(&row(&format!("{what} (`{parameter}`)"), &report));
                bars.push(bar(what, &report));
            }
            let title = format!("spijun, {players} players: rounds that the spy wins");
            self.plot(name, &title, &bars);
        }
        Ok(())
    }

    fn evasion(&mut self) -> Result<(), Refused> {
        self.say(
            "\n## Evasions\n\nA spy who never answers what is asked against one who does, six players.\n",
        );
        self.say(&HEAD.replace("players", "spy"));
        for (name, ruleset, _) in RULESETS {
            for (what, spy) in [
                ("answers", Brain::Mind(Skill::Normal)),
                ("evades", Brain::Evader),
            ] {
                let mut plan = self.plan(ruleset, 6);
                plan.cast = Cast { spy, ..plan.cast };
                let report = self.play(&plan)?;
                self.say(&row(&format!("{name}: {what}"), &report));
            }
        }
        Ok(())
    }

    fn captains(&mut self) -> Result<(), Refused> {
        self.say("\n## captains\n\n| players | spy's points | others' points | ends |\n|---:|---:|---:|---|");
        for players in 7..=12 {
            let report = self.play(&Plan::captains(players, self.seed))?;
            let ends = report.endings().into_iter();
            let ends =
                ends.map(|(how, n)| format!("{} {:.1} %", how.words(), 100.0 * report.share(n)));
            let ends: Vec<String> = ends.collect();
            let (spy, others) = (report.tally.spy_mean(), report.tally.agent_mean());
            self.say(&format!(
                "| {players} | {spy:.2} | {others:.2} | {} |",
                ends.join(", ")
            ));
        }
        Ok(())
    }

    fn strength(&mut self) -> Result<(), Refused> {
        self.say(
            "\n## Strength\n\nNormal minds against somebody who asks anything, answers truly, suspects whoever gave the \
             most answers unlike the place, and as the spy names a place in the last minute; and skills against each \
             other. In hundredths of a win, or of a point a round. `molehunt simulate --strength` prints it.\n",
        );
        let text = strength::strength(self.library, self.rounds, self.seed, &self.tell)?;
        self.say(&text);
        Ok(())
    }
}

const HEAD: &str = "| players | spy wins | 95 % | spy's points | others' points | length | lines |\n\
                    |---|---:|---:|---:|---:|---:|---:|";

fn row(what: &str, report: &Report) -> String {
    let tally = &report.tally;
    let (low, high) = tally.spy_wins_interval();
    format!(
        "| {what} | {:.1} % | {:.1} to {:.1} | {:.2} | {:.2} | {:.0} s | {:.0} |",
        100.0 * tally.spy_wins_share(),
        100.0 * low,
        100.0 * high,
        tally.spy_mean(),
        tally.agent_mean(),
        tally.seconds(),
        tally.mean_lines()
    )
}

fn bar(what: &str, report: &Report) -> svg::Bar {
    let tally = &report.tally;
    (
        what.to_owned(),
        tally.spy_wins_share(),
        Some(tally.spy_wins_interval()),
    )
}

fn changed(parameter: &str, value: &str) -> HouseRules {
    let value = match (value.parse(), value.parse()) {
        (Ok(number), _) => Parameter::Number(number),
        (_, Ok(flag)) => Parameter::Flag(flag),
        _ => Parameter::Word(value.to_owned()),
    };
    HouseRules {
        name: String::new(),
        changes: BTreeMap::from([(parameter.to_owned(), value)]),
    }
}
