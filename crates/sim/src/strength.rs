//! How much better minds play than somebody who knows no better, and than minds of less skill.

use std::fmt::Write as _;

use content::Library;
use wire::{RulesetId, Skill};

use crate::{Brain, Cast, Plan, Refused, Table, Tally};

/// Each ruleset with so many players; `time-travel` with two and three is duel and trio.
pub(crate) const TABLES: [(&str, RulesetId, usize); 6] = [
    ("spijun", RulesetId::Spijun, 6),
    ("time-travel", RulesetId::TimeTravel, 6),
    ("trio", RulesetId::TimeTravel, 3),
    ("duel", RulesetId::TimeTravel, 2),
    ("film-night", RulesetId::FilmNight, 6),
    ("indictment", RulesetId::Indictment, 6),
];

/// By how much one is ahead of the other, in hundredths of a win or of a point.
#[derive(Clone, Debug)]
pub struct Edge {
    pub table: &'static str,
    pub what: String,
    pub ahead: f64,
    /// 95 %.
    pub give_or_take: f64,
}

fn play(library: &Library, plan: &Plan, cast: Cast, rounds: u64) -> Result<Tally, Refused> {
    let plan = Plan {
        cast,
        ..plan.clone()
    };
    let mut table = Table::open(&plan, library)?;
    let mut tally = Tally::default();
    for _ in 0..rounds {
        tally.add(&table.round());
    }
    Ok(tally)
}

#[allow(clippy::cast_precision_loss, reason = "rounds can be counted")]
fn shares(one: &Tally, other: &Tally) -> (f64, f64) {
    let variance = |tally: &Tally| {
        let share = tally.spy_wins_share();
        share * (1.0 - share) / tally.with_spy.max(1) as f64
    };
    let ahead = one.spy_wins_share() - other.spy_wins_share();
    (
        ahead * 100.0,
        196.0 * (variance(one) + variance(other)).sqrt(),
    )
}

fn singles(one: &Tally, other: &Tally, side: usize) -> (f64, f64) {
    let (one, other) = (&one.single[side], &other.single[side]);
    let ahead = one.mean() - other.mean();
    (
        ahead * 100.0,
        196.0 * (one.variance() + other.variance()).sqrt(),
    )
}

/// All comparisons at one table.
///
/// # Errors
///
/// When nobody can play that.
pub fn edges(
    library: &Library,
    (table, ruleset, players): (&'static str, RulesetId, usize),
    rounds: u64,
    seed: u64,
) -> Result<Vec<Edge>, Refused> {
    let plan = Plan::new(ruleset, players, Skill::Normal, seed);
    let (easy, normal, hard) = (
        Brain::Mind(Skill::Easy),
        Brain::Mind(Skill::Normal),
        Brain::Mind(Skill::Hard),
    );
    let with = |agents, spy| {
        play(
            library,
            &plan,
            Cast {
                agents,
                spy,
                single: None,
            },
            rounds,
        )
    };
    let among = |others, one| {
        let cast = Cast {
            single: Some(one),
            ..Cast::all(others)
        };
        // A single seat is the spy in few of them.
        play(library, &plan, cast, rounds * 2)
    };
    let mut edges = Vec::new();
    let mut edge = |what: &str, (ahead, give_or_take): (f64, f64)| {
        let what = what.to_owned();
        edges.push(Edge {
            table,
            what,
            ahead,
            give_or_take,
        });
    };
    let naive = with(Brain::Naive, Brain::Naive)?;
    edge(
        "all agents, by wins",
        shares(&naive, &with(normal, Brain::Naive)?),
    );
    edge(
        "the spy, by wins",
        shares(&with(Brain::Naive, normal)?, &naive),
    );
    let (none, one) = (
        among(Brain::Naive, Brain::Naive)?,
        among(Brain::Naive, normal)?,
    );
    edge("one seat, by points", singles(&one, &none, 0));
    edge("one seat as spy, by points", singles(&one, &none, 1));
    edge("one seat as agent, by points", singles(&one, &none, 2));
    let [easy, usual, hard] = [easy, normal, hard].map(|brain| among(normal, brain));
    let (easy, usual, hard) = (easy?, usual?, hard?);
    edge(
        "normal to easy, one seat, by points",
        singles(&usual, &easy, 0),
    );
    edge(
        "hard to normal, one seat, by points",
        singles(&hard, &usual, 0),
    );
    Ok(edges)
}

/// All comparisons as a table of Markdown.
///
/// # Errors
///
/// When nobody can play that.
pub fn strength(
    library: &Library,
    rounds: u64,
    seed: u64,
    tell: impl Fn(u64, u64),
) -> Result<String, Refused> {
    let mut text = String::from("| table | what | ahead | 95 % |\n|---|---|---:|---:|\n");
    let all = rounds * TABLES.len() as u64;
    for (table, done) in TABLES.into_iter().zip(1..) {
        for edge in edges(library, table, rounds, seed)? {
            let (low, high) = (
                edge.ahead - edge.give_or_take,
                edge.ahead + edge.give_or_take,
            );
            writeln!(
                text,
                "| {}, {} | {} | {:+.1} | {low:+.1} to {high:+.1} |",
                edge.table, table.2, edge.what, edge.ahead
            )
            .expect("writing to a string cannot fail");
        }
        tell(done * rounds, all);
    }
    text.truncate(text.trim_end().len());
    Ok(text)
}
