//! What came of one plan.

use std::fmt;

use serde_json::{Value, json};
use wire::GameId;

use crate::{How, Outcome, Plan, Table, Tally, svg};

#[derive(Clone, Debug)]
pub struct Report {
    what: String,
    players: usize,
    minutes: f64,
    seed: u64,
    game: GameId,
    pub tally: Tally,
}

impl Report {
    #[allow(clippy::cast_precision_loss, reason = "rounds are short")]
    pub fn new(plan: &Plan, table: &Table) -> Self {
        let view = table.view();
        let name = |value: Value| value.as_str().unwrap_or_default().to_owned();
        Self {
            what: match plan.game {
                GameId::Spy => name(json!(view.variant)),
                GameId::Captains | GameId::Notebook => name(json!(plan.game)),
            },
            players: plan.players,
            minutes: view.round_ms as f64 / 60_000.0,
            seed: plan.seed,
            game: plan.game,
            tally: Tally::default(),
        }
    }

    pub fn add(&mut self, outcome: &Outcome) {
        self.tally.add(outcome);
    }

    /// What rounds ended with, the most frequent first.
    pub fn endings(&self) -> Vec<(How, u64)> {
        let counts = How::ALL.into_iter().zip(self.tally.endings);
        let mut counts: Vec<_> = counts.filter(|(_, count)| *count > 0).collect();
        counts.sort_by_key(|(how, count)| (std::cmp::Reverse(*count), *how));
        counts
    }

    pub fn json(&self) -> Value {
        let tally = &self.tally;
        let (low, high) = tally.spy_wins_interval();
        let endings = self.endings().into_iter();
        let endings = endings.map(|(how, count)| json!({ "how": how, "share": self.share(count) }));
        let wins = (self.game == GameId::Spy)
            .then(|| json!({ "share": tally.spy_wins_share(), "from": low, "to": high }));
        json!({
            "rules": self.what,
            "players": self.players,
            "minutes": self.minutes,
            "rounds": tally.rounds,
            "seed": self.seed,
            "spy_wins": wins,
            "points": { "spy": tally.spy_mean(), "others": tally.agent_mean() },
            "seconds": tally.seconds(),
            "lines": tally.mean_lines(),
            "endings": endings.collect::<Vec<_>>(),
        })
    }

    #[allow(clippy::cast_precision_loss, reason = "rounds can be counted")]
    pub(crate) fn share(&self, count: u64) -> f64 {
        count as f64 / self.tally.rounds.max(1) as f64
    }

    pub fn svg(&self) -> String {
        let bars = self.endings().into_iter();
        let bars: Vec<_> = bars
            .map(|(how, count)| (how.words().to_owned(), self.share(count), None))
            .collect();
        svg::bars(&format!("{}, {} players", self.what, self.players), &bars)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tally = &self.tally;
        writeln!(
            f,
            "{}, {} players, {} min, {} rounds of seed {}",
            self.what, self.players, self.minutes, tally.rounds, self.seed
        )?;
        if self.game == GameId::Spy {
            let (low, high) = tally.spy_wins_interval();
            let (share, low, high) = (100.0 * tally.spy_wins_share(), 100.0 * low, 100.0 * high);
            writeln!(f, "spy wins    {share:5.1} %   95 %: {low:.1} to {high:.1}")?;
        }
        writeln!(
            f,
            "points      {:5.2} spy, {:.2} others",
            tally.spy_mean(),
            tally.agent_mean()
        )?;
        if self.game == GameId::Spy {
            writeln!(f, "length      {:5.0} s", tally.seconds())?;
        }
        writeln!(f, "lines       {:5.0}", tally.mean_lines())?;
        for (how, count) in self.endings() {
            let share = 100.0 * self.share(count);
            write!(f, "\n{share:5.1} %  {}", how.words())?;
        }
        Ok(())
    }
}
