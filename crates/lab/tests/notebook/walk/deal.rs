//! Where a walk begins: four players with their hands just dealt, and a host who watches.

use rules::{Command, Event, Moment, Record, State, TokenHash, decide, notebook, table_view};
use wire::{GameId, Intent, SeatId, Secret128};

use super::{Scope, node::Node};
use crate::{judge::Judge, round::round_of};

pub(super) use crate::pack::{PACKS, PICTURES};

/// Clockwise; the first is active.
pub(super) const PLAYERS: [SeatId; 4] = [SeatId(1), SeatId(2), SeatId(3), SeatId(4)];
const HOST: SeatId = SeatId(5);

pub(super) fn is_dealt_in(seat: SeatId) -> bool {
    PLAYERS.contains(&seat)
}

pub(super) fn dealt(scope: Scope) -> Node {
    let mut lobby = Lobby {
        state: State::empty("BCDFG"),
        judge: Judge::default(),
        blank: scope.blank,
    };
    lobby.send(&Command::Open);
    for n in 1..=4 {
        lobby.joins(n);
    }
    lobby.sets(scope);
    lobby.acts(Intent::StartRound {});
    if scope.blank.is_some() {
        lobby.opens_case();
    }
    lobby.joins(5);
    lobby.acts(Intent::MakeHost { seat: HOST });
    Node::new(lobby.state, lobby.judge)
}

struct Lobby {
    state: State,
    judge: Judge,
    blank: Option<SeatId>,
}

impl Lobby {
    fn joins(&mut self, n: u8) {
        let token = TokenHash::of(&Secret128::from_bytes([n; 16]));
        let name = format!("{n}");
        self.send(&Command::Join { token, name });
    }

    /// One round.
    fn sets(&mut self, scope: Scope) {
        let mut settings = table_view(self.state.public()).settings;
        settings.game = GameId::Notebook;
        settings.rounds = Some(1);
        settings.starter = Some(PLAYERS[0]);
        settings.notebook.discussion = scope.discussion;
        self.acts(Intent::Configure { settings });
    }

    fn opens_case(&mut self) {
        let view = table_view(self.state.public());
        let round = round_of(&view).expect("hands are dealt");
        let hand = rules::seat_view(&self.state, PLAYERS[0])
            .notebook()
            .map_or(Vec::new(), |own| own.hand.clone());
        self.acts(Intent::OpenCase {
            round: round.number,
            turn: round.step.as_ref().expect("the round is on").turn,
            word: "storm".to_owned(),
            card: hand[0].clone(),
        });
    }

    fn acts(&mut self, intent: Intent) {
        let seat = PLAYERS[0];
        self.send(&Command::Seat { seat, intent });
    }

    fn send(&mut self, command: &Command) {
        let moment = Moment {
            now_ms: 0,
            dice: [0; 32],
            packs: &PACKS,
            pictures: &PICTURES,
        };
        let mut events = decide(&self.state, command, &moment).expect("the lobby is in order");
        for event in &mut events {
            if let (
                Some(blank),
                Event::Notebook {
                    event: notebook::Event::CaseOpened { conspirator, .. },
                },
            ) = (self.blank, event)
            {
                *conspirator = blank;
            }
        }
        let (at_ms, by) = (0, None);
        let record = Record { at_ms, by, events };
        self.state.fold(&record);
        self.judge.watch(&record, &self.state);
    }
}
