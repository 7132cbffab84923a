//! Tables at every stage of a round with notebooks.

use rules::{Event, notebook};
use wire::{GameId, Intent, NotebookIntent, Phase};

use crate::{FOUR, table::Table};

pub(super) const WORD: &str = "storm";
/// Whoever has the blank notebook.
pub(super) const CONSPIRATOR: &str = "Cvita";

/// The first of them is host. Nothing is set but the game and the pack.
pub(super) fn lobby(names: &[&'static str]) -> Table {
    Table::lobby_set(names, |settings| settings.game = GameId::Notebook)
}

/// Ana is to find a word.
pub(super) fn dealt() -> Table {
    dealt_to(&FOUR)
}

pub(super) fn dealt_to(names: &[&'static str]) -> Table {
    let mut table = lobby(names);
    let ana = table.id("Ana");
    table.set(|s| s.starter = Some(ana)).deal_drawn();
    assert_eq!((table.phase(), table.in_turn()), (Phase::Case, "Ana"));
    table
}

/// Ana has written her word and played a card; Boris is to play.
pub(super) fn evidence() -> Table {
    evidence_of(&FOUR)
}

pub(super) fn evidence_of(names: &[&'static str]) -> Table {
    let mut table = dealt_to(names);
    table.open_blank("Ana", WORD, CONSPIRATOR);
    assert_eq!((table.phase(), table.in_turn()), (Phase::Evidence, "Boris"));
    table
}

/// Everybody has played twice; Ana is to explain.
pub(super) fn explaining() -> Table {
    explaining_of(&FOUR)
}

pub(super) fn explaining_of(names: &[&'static str]) -> Table {
    let mut table = evidence_of(names);
    table.play_all();
    assert_eq!((table.phase(), table.in_turn()), (Phase::Explaining, "Ana"));
    table
}

/// Boris is to place a chip.
pub(super) fn chips() -> Table {
    chips_of(&FOUR)
}

pub(super) fn chips_of(names: &[&'static str]) -> Table {
    let mut table = explaining_of(names);
    table.explain_all();
    assert_eq!((table.phase(), table.in_turn()), (Phase::Chips, "Boris"));
    table
}

/// Boris alone has found Cvita.
pub(super) fn over() -> Table {
    let mut table = chips();
    table.place(&[("Boris", "Cvita"), ("Cvita", "Dino"), ("Dino", "Boris")]);
    assert_eq!(table.phase(), Phase::RoundOver);
    table
}

impl Table {
    /// Opens a case with the first card of the hand, and the blank notebook goes to whom it is said.
    #[track_caller]
    pub(super) fn open_blank(&mut self, who: &str, word: &str, blank: &str) -> &mut Self {
        let open = self.case(who, word);
        let blank = self.id(blank);
        self.act_laid(who, open, |event| {
            if let Event::Notebook {
                event: notebook::Event::CaseOpened { conspirator, .. },
            } = event
            {
                *conspirator = blank;
            }
        })
    }

    /// What opening a case with the first card of the hand takes.
    pub(crate) fn case(&self, who: &str, word: &str) -> Intent {
        Intent::Notebook(NotebookIntent::OpenCase {
            round: self.number(),
            turn: self.turn(),
            word: word.to_owned(),
            card: self.hand(who).into_iter().next().unwrap_or_default(),
        })
    }
}
