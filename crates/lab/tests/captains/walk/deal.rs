//! Where a walk begins: seven players with the cards just dealt, and a host who watches.

use std::sync::{Arc, LazyLock};

use rules::{
    Command, Event, Moment, Record, State, TokenHash,
    captains::{self, Deal},
    decide, table_view,
};
use wire::{GameId, Intent, SeatId, Secret128, pack::Pack};

use super::{Scope, node::Node};
use crate::{judge::Judge, pack::pack};

pub(super) use crate::pack::PICTURES;

pub(super) const CAPTAINS: [SeatId; 2] = [SeatId(1), SeatId(2)];
/// Two hold the first captain's place, two the second's, and the last is the spy.
pub(super) const AGENTS: [SeatId; 5] = [SeatId(3), SeatId(4), SeatId(5), SeatId(6), SeatId(7)];
pub(super) const SPY: SeatId = AGENTS[4];
const HOST: SeatId = SeatId(8);
const PLACES: [&str; 2] = ["bank", "beach"];

pub(super) static PACKS: LazyLock<Vec<Arc<Pack>>> =
    LazyLock::new(|| vec![Arc::new(pack(PLACES.map(str::to_owned).into_iter()))]);

pub(super) fn side(agent: SeatId) -> Option<SeatId> {
    let at = AGENTS.iter().position(|seat| *seat == agent);
    CAPTAINS.get(at.expect("an agent") / 2).copied()
}

pub(super) fn is_dealt_in(seat: SeatId) -> bool {
    CAPTAINS.contains(&seat) || AGENTS.contains(&seat)
}

pub(super) fn dealt(scope: Scope) -> Node {
    let mut lobby = Lobby {
        state: State::empty("BCDFG"),
        judge: Judge::default(),
    };
    lobby.send(&Command::Open);
    for n in 1..=7 {
        lobby.joins(n);
        if n == 1 {
            lobby.sets(scope, None);
        }
    }
    lobby.sets(scope, Some(CAPTAINS));
    lobby.acts(Intent::StartRound {});
    lobby.joins(8);
    lobby.acts(Intent::MakeHost { seat: HOST });
    Node::new(lobby.state, lobby.judge)
}

struct Lobby {
    state: State,
    judge: Judge,
}

impl Lobby {
    fn joins(&mut self, n: u8) {
        let token = TokenHash::of(&Secret128::from_bytes([n; 16]));
        let name = format!("{n}");
        self.send(&Command::Join { token, name });
    }

    /// One round.
    fn sets(&mut self, scope: Scope, first: Option<[SeatId; 2]>) {
        let mut settings = table_view(self.state.public()).settings;
        settings.game = GameId::Captains;
        settings.asking = scope.asking;
        settings.rounds = Some(1);
        settings.captains.first = first;
        self.acts(Intent::Configure { settings });
    }

    fn acts(&mut self, intent: Intent) {
        let seat = CAPTAINS[0];
        self.send(&Command::Seat { seat, intent });
    }

    fn send(&mut self, command: &Command) {
        let moment = Moment {
            now_ms: 0,
            dice: [0; 32],
            packs: &PACKS,
            pictures: &[],
        };
        let mut events = decide(&self.state, command, &moment).expect("the lobby is in order");
        events.iter_mut().for_each(lay);
        let (at_ms, by) = (0, None);
        let record = Record { at_ms, by, events };
        self.state.fold(&record);
        self.judge.watch(&record, &self.state);
    }
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
