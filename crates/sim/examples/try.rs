//! Scratch.
use sim::*;
use wire::{RulesetId, Skill};
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let library = content::Library::embedded();
    let rounds: u64 = a.get(1).map_or(2000, |x| x.parse().unwrap());
    let brain = |s: &str| match s {
        "n" => Brain::Naive,
        "e" => Brain::Mind(Skill::Easy),
        "h" => Brain::Mind(Skill::Hard),
        _ => Brain::Mind(Skill::Normal),
    };
    let (ag, spy) = (a.get(2).map_or("m", |x| x), a.get(3).map_or("m", |x| x));
    let single = a.get(4).filter(|x| *x != "-").map(|x| brain(x));
    let only = a.get(5);
    if only.is_some_and(|o| o == "cap") {
        for n in 7..=12 {
            let plan = Plan::captains(n, 7);
            let t0 = std::time::Instant::now();
            let mut table = Table::open(&plan, &library).unwrap();
            let mut report = Report::new(&plan, &table);
            for _ in 0..rounds {
                report.add(&table.round());
            }
            println!(
                "{report} {:.0} r/min {:?}",
                rounds as f64 / t0.elapsed().as_secs_f64() * 60.0,
                table.refused.first()
            );
        }
        return;
    }
    for (name, r, ns) in [
        ("spijun", RulesetId::Spijun, vec![3, 4, 6, 8]),
        ("tt", RulesetId::TimeTravel, vec![2, 3, 4, 6, 8]),
        ("film", RulesetId::FilmNight, vec![3, 4, 6, 8]),
        ("indict", RulesetId::Indictment, vec![4, 6, 8, 10]),
    ] {
        if only.is_some_and(|o| o != name) {
            continue;
        }
        for n in ns {
            let mut plan = Plan::new(r, n, Skill::Normal, 7);
            plan.cast = Cast {
                agents: brain(ag),
                spy: brain(spy),
                single,
            };
            let t0 = std::time::Instant::now();
            let mut table = Table::open(&plan, &library).unwrap();
            let mut tally = Tally::default();
            for _ in 0..rounds {
                tally.add(&table.round());
            }
            let s = t0.elapsed().as_secs_f64();
            let (lo, hi) = tally.spy_wins_interval();
            let ends: Vec<String> = How::ALL
                .iter()
                .zip(tally.endings)
                .filter(|(_, n)| *n > 0)
                .map(|(h, n)| format!("{:?} {:.1}", h, 100.0 * n as f64 / rounds as f64))
                .collect();
            println!(
                "{name:7} {n:2} spy {:.1} [{:.1} {:.1}] pts spy {:.2} ag {:.2} single {:.3} ({:.3}/{:.3}) len {:.0}s lines {:.0} {:.0} r/min ref {} | {}",
                100.0 * tally.spy_wins_share(),
                100.0 * lo,
                100.0 * hi,
                tally.spy_points as f64 / tally.with_spy as f64,
                tally.agent_points as f64 / tally.agent_rounds as f64,
                tally.single[0].mean(),
                tally.single[1].mean(),
                tally.single[2].mean(),
                tally.length_ms as f64 / rounds as f64 / 1000.0,
                tally.lines as f64 / rounds as f64,
                rounds as f64 / s * 60.0,
                table.refused.len(),
                ends.join(", ")
            );
            if !table.refused.is_empty() {
                println!("  {:?}", table.refused[0]);
            }
        }
    }
}
