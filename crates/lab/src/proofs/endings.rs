//! Every round ends, every game ends, and what they are worth is what the rules say.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rules::Command;
use wire::Phase;

use crate::{
    Game, Judge,
    dealing::Dealing,
    moves::attentive,
    notary::Notary,
    script::{Script, script},
    table::Table,
    uptake::take_up,
};

use super::{show, the_same};

type Judges<G> = ((<G as Game>::Judge, Dealing), Notary<G>);

/// How a random table deals itself another round, besides the ways in which rounds end.
const BY_ITSELF: &str = "the next was dealt by itself";
/// How deals come about at tables where phones take part.
const DEALS: [&str; 4] = [
    "a deal was proved",
    "a deal was unproved",
    "a deal was missing a number",
    "a deal was changed on its way",
];

/// A host who paused lets go, and where cards must be looked at they are; after that nobody does
/// anything.
pub(crate) fn let_go<G: Game>(table: &mut Table) {
    for seat in table.seats() {
        for offer in table.seat_view(seat).can.open {
            if G::is_due_to_a_hand(&offer) {
                let own = table.seat_view(seat);
                let intent = take_up::<G>(&table.view(), &own, &offer, 0);
                table.act(seat, intent).expect("it is offered");
            }
        }
    }
}

pub fn a_round_that_is_left_alone_ends<G: Game>() {
    show(G::PLAYS.endings, script::<G>(5..80), |script| {
        let mut table = script.played();
        if !table.in_round() {
            let Some((seat, intent)) = table.gather() else {
                return Ok(());
            };
            table.deal(&Command::Seat { seat, intent }).unwrap();
        }
        let_go::<G>(&mut table);
        let end_ms = table.now_ms.saturating_add(G::PATIENCE.ms);
        for _ in 0..G::PATIENCE.ticks {
            if !table.in_round() || table.now_ms >= end_ms {
                break;
            }
            let due_in = table.due_in().expect("a round always wakes again");
            table.wait(due_in);
        }
        prop_assert!(!table.in_round(), "still on: {:?}", table.view());
        Ok(())
    });
}

pub fn every_random_game_ends<G: Game>() {
    let moves = prop::collection::vec(attentive(G::HABITS), 60..120);
    let games = (any::<u64>(), G::party(), 1..=3_u8, moves);
    show(G::PLAYS.endings, games, |(seed, party, rounds, moves)| {
        let mut table = Table::of::<G>(seed, &party);
        G::shorten(&mut table, rounds);
        let rounds = table.view().rounds;
        let mut judges = Judges::<G>::default();
        for each in moves.iter().cycle().take(G::PATIENCE.steps) {
            watch::<G>(&mut judges, &mut table);
            if table.state.phase() == Phase::GameOver {
                break;
            }
            each.make::<G>(&mut table);
        }
        let view = table.view();
        prop_assert_eq!(view.phase, Phase::GameOver, "still on: {:?}", view);
        let deciding = u8::from(!view.tied.is_empty());
        prop_assert_eq!(view.rounds_played, rounds + deciding);
        Ok(())
    });
}

pub fn rounds_run_and_score_by_the_rules<G: Game>() {
    show(G::PLAYS.endings, script::<G>(40..250), |script| {
        judged(&script);
        Ok(())
    });
}

/// Without it the judge might never have been asked.
pub fn random_rounds_end_in_every_way<G: Game>() {
    let mut open: BTreeSet<&str> = G::ENDINGS.iter().copied().collect();
    open.insert(BY_ITSELF);
    open.extend(DEALS);
    for script in the_same::<G>(1_200, 200..400) {
        for ending in judged(&script) {
            open.remove(ending.as_str());
        }
        if open.is_empty() {
            return;
        }
    }
    panic!("no round ended by {open:?}");
}

/// Plays a script before the second judge, and says how its rounds ended.
fn judged<G: Game>(script: &Script<G>) -> BTreeSet<String> {
    let mut table = script.table();
    let mut judges = Judges::<G>::default();
    let mut endings = BTreeSet::new();
    for each in &script.moves {
        each.make::<G>(&mut table);
        watch::<G>(&mut judges, &mut table);
        let view = table.view();
        if let Err(wrong) = G::holds(&table.state, &view) {
            panic!("{wrong}: {view:?}");
        }
        endings.extend(G::ending(&view));
    }
    endings.extend(judges.1.notes);
    endings.extend((judges.0.1.by_itself > 0).then(|| BY_ITSELF.to_owned()));
    endings
}

fn watch<G: Game>(judges: &mut Judges<G>, table: &mut Table) {
    for news in table.take_news() {
        judges.watch(&news.record, &news.state);
    }
}
