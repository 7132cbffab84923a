//! Where a walk begins: four players with their hands just dealt, and a host who watches.

use rules::{Command, Event, TokenHash, notebook};
use wire::{GameId, Intent, NotebookIntent, SeatId, Secret128};

use super::Case;
use crate::{
    Notebook,
    notebook::{hand, pack::SHELF, round_of},
    table::{Dice, Table},
    walk::{Goings, Node},
};

/// Clockwise; the first is active.
pub const PLAYERS: [SeatId; 4] = [SeatId(1), SeatId(2), SeatId(3), SeatId(4)];
const HOST: SeatId = SeatId(5);

pub(super) fn dealt(case: Case) -> Node<Notebook> {
    let mut lobby = Lobby {
        table: Table::open(&SHELF, Dice::Loaded(0)),
        blank: case.blank,
    };
    for n in 1..=4 {
        lobby.joins(n);
    }
    lobby.sets(case);
    lobby.acts(Intent::StartRound {});
    if case.blank.is_some() {
        lobby.opens_case();
    }
    lobby.joins(5);
    lobby.acts(Intent::MakeHost { seat: HOST });
    Node::new(lobby.table, Goings::default())
}

struct Lobby {
    table: Table,
    blank: Option<SeatId>,
}

impl Lobby {
    fn joins(&mut self, n: u8) {
        let token = TokenHash::of(&Secret128::from_bytes([n; 16]));
        let name = format!("{n}");
        self.put(&Command::Join {
            token,
            name,
            avatar: None,
            bot: false,
        });
    }

    /// One round.
    fn sets(&mut self, case: Case) {
        let mut settings = self.table.view().settings;
        settings.game = GameId::Notebook;
        settings.rounds = Some(1);
        settings.starter = Some(PLAYERS[0]);
        settings.notebook.discussion = case.discussion;
        self.acts(Intent::Configure { settings });
    }

    fn opens_case(&mut self) {
        let view = self.table.view();
        let round = round_of(&view).expect("hands are dealt");
        let card = hand(&self.table.seat_view(PLAYERS[0]))[0].clone();
        self.acts(Intent::Notebook(NotebookIntent::OpenCase {
            round: round.number,
            turn: round.step.as_ref().expect("the round is on").turn,
            word: "storm".to_owned(),
            card,
        }));
    }

    fn acts(&mut self, intent: Intent) {
        let seat = PLAYERS[0];
        self.put(&Command::Seat { seat, intent });
    }

    fn put(&mut self, command: &Command) {
        let blank = self.blank;
        let lay = |event: &mut Event| {
            if let (
                Some(blank),
                Event::Notebook {
                    event: notebook::Event::CaseOpened { conspirator, .. },
                },
            ) = (blank, event)
            {
                *conspirator = blank;
            }
        };
        self.table.put(command, lay).expect("the lobby is in order");
    }
}
