//! Where a walk begins: seven players with the cards just dealt, and a host who watches.

use std::sync::LazyLock;

use rules::{
    Command, Event, TokenHash,
    captains::{self, Deal},
};
use wire::{Asking, GameId, Intent, SeatId, Secret128};

use crate::{
    Captains,
    captains::pack::shelf,
    shelf::Shelf,
    table::{Dice, Table},
    walk::{Goings, Node},
};

pub(super) const CAPTAINS: [SeatId; 2] = [SeatId(1), SeatId(2)];
/// Two hold the first captain's place, two the second's, and the last is the spy.
pub(super) const AGENTS: [SeatId; 5] = [SeatId(3), SeatId(4), SeatId(5), SeatId(6), SeatId(7)];
pub(super) const PLAYERS: [SeatId; 7] = {
    let ([a, b], [c, d, e, f, g]) = (CAPTAINS, AGENTS);
    [a, b, c, d, e, f, g]
};
pub(super) const SPY: SeatId = AGENTS[4];
const HOST: SeatId = SeatId(8);
const PLACES: [&str; 2] = ["bank", "beach"];

static SHELF: LazyLock<Shelf> = LazyLock::new(|| shelf(PLACES.map(str::to_owned).to_vec()));

pub(super) fn side(agent: SeatId) -> Option<SeatId> {
    let at = AGENTS.iter().position(|seat| *seat == agent);
    CAPTAINS.get(at.expect("an agent") / 2).copied()
}

pub(super) fn dealt(asking: Asking) -> Node<Captains> {
    let mut lobby = Table::open(&SHELF, Dice::Loaded(0));
    for n in 1..=7 {
        joins(&mut lobby, n);
        if n == 1 {
            sets(&mut lobby, asking, None);
        }
    }
    sets(&mut lobby, asking, Some(CAPTAINS));
    acts(&mut lobby, Intent::StartRound {});
    joins(&mut lobby, 8);
    acts(&mut lobby, Intent::MakeHost { seat: HOST });
    Node::new(lobby, Goings::default())
}

fn joins(lobby: &mut Table, n: u8) {
    let token = TokenHash::of(&Secret128::from_bytes([n; 16]));
    let name = format!("{n}");
    put(
        lobby,
        &Command::Join {
            token,
            name,
            avatar: None,
            bot: false,
        },
    );
}

/// One round.
fn sets(lobby: &mut Table, asking: Asking, first: Option<[SeatId; 2]>) {
    let mut settings = lobby.view().settings;
    settings.game = GameId::Captains;
    settings.asking = asking;
    settings.rounds = Some(1);
    settings.captains.first = first;
    acts(lobby, Intent::Configure { settings });
}

fn acts(lobby: &mut Table, intent: Intent) {
    let seat = CAPTAINS[0];
    put(lobby, &Command::Seat { seat, intent });
}

fn put(lobby: &mut Table, command: &Command) {
    lobby.put(command, lay).expect("the lobby is in order");
}

/// The cards lie as [`side`] says, whatever was drawn.
fn lay(event: &mut Event) {
    if let Event::Captains {
        event: captains::Event::Dealt { deal, .. },
    } = event
    {
        let [one, other] = PLACES.map(str::to_owned);
        let places = [(CAPTAINS[0], one), (CAPTAINS[1], other)];
        *deal = Deal::arranged(places, AGENTS.map(|agent| (agent, side(agent))).to_vec());
    }
}
