//! Where a walk begins: a table of the smallest kind with the cards just dealt, once for everybody
//! who can be the spy.

use std::sync::{Arc, LazyLock};

use rules::{Command, Event, Moment, Record, State, TokenHash, decide, spy, table_view};
use wire::{
    Attributes, Intent, RulesetId, SeatId, Secret128,
    pack::{Pack, Place, Text},
};

use crate::{node::Node, referee::Referee};

/// Enough to be right or wrong; which of them was dealt makes no difference to any rule.
const PLACES: [&str; 2] = ["bank", "beach"];
/// Deals tried before a spy is called impossible; each has a chance of at least 1 in 10.
const DEALS_MAX: u64 = 1_000;

pub(crate) static PACKS: LazyLock<Vec<Arc<Pack>>> = LazyLock::new(|| {
    let place = |id: &str| Place {
        id: id.to_owned(),
        name: text(),
        at: None,
        year: None,
        roles: Vec::new(),
        attributes: Attributes::new(),
    };
    vec![Arc::new(Pack {
        format: 1,
        id: "places".to_owned(),
        name: text(),
        places: PLACES.map(place).to_vec(),
    })]
});

fn text() -> Text {
    Text::default()
}

/// One table for each seat that can hold the spy's card, and one for the middle where one lies there.
pub(crate) fn deals(ruleset: RulesetId, seats: u16) -> Vec<Node> {
    let mut lobby = Lobby::open(ruleset, seats);
    let seats: Vec<SeatId> = (1..=seats).map(SeatId).collect();
    let mut dealt: Vec<(Option<SeatId>, Node)> = Vec::new();
    for dice in 0..DEALS_MAX {
        let events = lobby.deal(dice);
        let (spy, place) = outcome(&events);
        if place != PLACES[0] || dealt.iter().any(|(other, _)| *other == spy) {
            continue;
        }
        let mut referee = Referee::new(table_view(lobby.state.public()).settings);
        events.iter().for_each(|event| referee.watch(event));
        let state = lobby.folded(events);
        dealt.push((spy, Node::new(state, referee, seats.clone())));
    }
    dealt.sort_by_key(|(spy, _)| *spy);
    dealt.into_iter().map(|(_, node)| node).collect()
}

fn outcome(events: &[Event]) -> (Option<SeatId>, String) {
    let dealt = events.iter().find_map(|event| match event {
        Event::Spy {
            event: spy::Event::Dealt { deal, .. },
        } => Some((deal.spy(), deal.place().to_owned())),
        _ => None,
    });
    dealt.expect("a round begins with a deal")
}

struct Lobby {
    state: State,
}

impl Lobby {
    fn open(ruleset: RulesetId, seats: u16) -> Self {
        let mut lobby = Self {
            state: State::empty("BCDFG"),
        };
        lobby.send(&Command::Open);
        for n in 1..=seats {
            let token = TokenHash::of(&Secret128::from_bytes([0; 16]));
            let name = format!("{n}");
            lobby.send(&Command::Join { token, name });
            if n == 1 {
                lobby.configure(ruleset);
            }
        }
        lobby
    }

    /// One round of one minute. The first seat asks first, whoever else might: seats differ only in
    /// how far they are from the starter and from the spy.
    fn configure(&mut self, ruleset: RulesetId) {
        let mut settings = table_view(self.state.public()).settings;
        settings.spy.ruleset = ruleset;
        settings.spy.minutes = Some(1);
        settings.rounds = Some(1);
        settings.starter = Some(HOST);
        self.send(&by_host(Intent::Configure { settings }));
    }

    /// No two come at once.
    fn next_ms(&self) -> u64 {
        self.state.at_ms() + 1
    }

    fn send(&mut self, command: &Command) {
        let events = self.decide(command, 0);
        self.state = self.folded(events);
    }

    fn deal(&mut self, dice: u64) -> Vec<Event> {
        self.decide(&by_host(Intent::StartRound {}), dice)
    }

    fn decide(&self, command: &Command, dice: u64) -> Vec<Event> {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&dice.to_be_bytes());
        let moment = Moment {
            now_ms: self.next_ms(),
            dice: bytes,
            packs: &PACKS,
            pictures: &[],
        };
        decide(&self.state, command, &moment).expect("the lobby is in order")
    }

    fn folded(&self, events: Vec<Event>) -> State {
        let mut state = self.state.clone();
        let (at_ms, by) = (self.next_ms(), None);
        state.fold(&Record { at_ms, by, events });
        state
    }
}

const HOST: SeatId = SeatId(1);

fn by_host(intent: Intent) -> Command {
    Command::Seat { seat: HOST, intent }
}
