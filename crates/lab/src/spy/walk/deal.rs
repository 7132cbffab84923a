//! Where a walk begins: a table of the smallest kind with the cards just dealt, once for everybody
//! who can be the spy.

use std::sync::LazyLock;

use rules::{Command, Event, TokenHash, spy};
use wire::{Intent, RulesetId, SeatId, Secret128};

use super::Notes;
use crate::{
    Spy,
    shelf::{Shelf, place},
    table::{Dice, News, Table},
    walk::Node,
};

const HOST: SeatId = SeatId(1);
/// Enough to be right or wrong; which of them was dealt makes no difference to any rule.
const PLACES: [&str; 2] = ["bank", "beach"];
/// Deals tried before a spy is called impossible; each has a chance of at least 1 in 10.
const DEALS_MAX: u64 = 1_000;

static SHELF: LazyLock<Shelf> = LazyLock::new(|| {
    let places = PLACES.map(|id| place(id.to_owned(), Vec::new()));
    Shelf::of(places.to_vec(), Vec::new())
});

/// One table for each seat that can hold the spy's card, and one for the middle where one lies there.
pub(super) fn deals(ruleset: RulesetId, seats: u16) -> Vec<Node<Spy>> {
    let lobby = lobby(ruleset, seats);
    let notes = Notes {
        seats: (1..=seats).map(SeatId).collect(),
        ..Notes::default()
    };
    let mut dealt: Vec<(Option<SeatId>, Node<Spy>)> = Vec::new();
    for dice in 0..DEALS_MAX {
        let mut table = lobby.clone();
        table.dice = Dice::Loaded(dice);
        put(&mut table, &by_host(Intent::StartRound {}));
        let (spy, place) = outcome(table.clone().take_news());
        if place != PLACES[0] || dealt.iter().any(|(other, _)| *other == spy) {
            continue;
        }
        table.dice = Dice::Loaded(0);
        dealt.push((spy, Node::new(table, notes.clone())));
    }
    dealt.sort_by_key(|(spy, _)| *spy);
    dealt.into_iter().map(|(_, node)| node).collect()
}

fn outcome(mut news: Vec<News>) -> (Option<SeatId>, String) {
    let dealt = news.pop().expect("a deal").record.events;
    let dealt = dealt.into_iter().find_map(|event| match event {
        Event::Spy {
            event: spy::Event::Dealt { deal, .. },
        } => Some((deal.spy(), deal.place().to_owned())),
        _ => None,
    });
    dealt.expect("a round begins with a deal")
}

fn lobby(ruleset: RulesetId, seats: u16) -> Table {
    let mut table = Table::open(&SHELF, Dice::Loaded(0));
    for n in 1..=seats {
        let token = TokenHash::of(&Secret128::from_bytes([0; 16]));
        let name = format!("{n}");
        put(
            &mut table,
            &Command::Join {
                token,
                name,
                avatar: None,
                bot: false,
            },
        );
        if n == 1 {
            configure(&mut table, ruleset);
        }
    }
    table
}

/// One round of one minute. The first seat asks first, whoever else might: seats differ only in
/// how far they are from the starter and from the spy.
fn configure(table: &mut Table, ruleset: RulesetId) {
    let mut settings = table.view().settings;
    settings.spy.ruleset = ruleset;
    settings.spy.minutes = Some(1);
    settings.rounds = Some(1);
    settings.starter = Some(HOST);
    put(table, &by_host(Intent::Configure { settings }));
}

/// No two come at once.
fn put(table: &mut Table, command: &Command) {
    table.now_ms += 1;
    table.put(command, |_| {}).expect("the lobby is in order");
}

fn by_host(intent: Intent) -> Command {
    Command::Seat { seat: HOST, intent }
}
