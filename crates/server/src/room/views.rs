//! Turns the state into frames: those of the table once for all, a seat's only when it changed. Keeps no frame: a
//! text that nobody waits for would lie in memory at every table.

use std::hash::{DefaultHasher, Hasher};

use rules::{FairView, Public, Seats, State, Stirred};
use wire::{BoardView, ClientOut, PulseView, SeatId};

use super::crowd::{Crowd, Shown};
use crate::outbox::{self, Text};

/// What the table was last shown as.
#[derive(Debug, Default)]
pub(crate) struct Views {
    board: Option<Board>,
    pulse: Option<Pulse>,
}

#[derive(Clone, Copy, Debug)]
struct Board {
    /// When it last changed.
    rev: u64,
    /// Boards that read differently have the same one so seldom that no table ever sees it.
    print: u64,
}

#[derive(Debug)]
struct Pulse {
    view: PulseView,
    board: u64,
    /// When the view last changed, or the board it is drawn with.
    changed: u64,
}

/// What phones may have to be sent now, written when the first of them needs it.
struct Sheet<'a> {
    public: &'a Public,
    rev: u64,
    board_rev: u64,
    /// If it is known already.
    board_view: Option<BoardView>,
    pulse: &'a PulseView,
    board_text: Option<Text>,
    happenings_text: Option<Text>,
    pulse_text: Option<Text>,
    fair_text: Option<Text>,
    /// What is known of each, as short as its round and its length.
    proofs: Option<Vec<(u32, usize)>>,
    proof_texts: Vec<(u32, Text)>,
    /// For those who had heard as much as this.
    lines_text: Option<(u32, Text)>,
}

impl Views {
    /// Sends each phone what it has not seen. Whatever is sent is followed by a pulse of the same revision,
    /// since phones draw on the pulse.
    pub(crate) fn publish(
        &mut self,
        state: &State,
        rev: u64,
        stirred: &Stirred,
        crowd: &mut Crowd,
    ) {
        let public = state.public();
        let (board_rev, board_view) = self.refresh_board(public, rev, stirred.board);
        let pulse = self.refresh_pulse(public, rev, board_rev);
        let happened = rules::happenings(public).last().map_or(0, |last| last.n);
        let said = said(state);
        let mark = rules::fair_mark(public);
        let mut sheet = Sheet::new(public, rev, board_rev, board_view, &pulse.view);
        for phone in crowd.phones() {
            let hold = phone.hold();
            let shown = &mut phone.shown;
            let seat =
                hold.and_then(|hold| seat_frame(state, rev, hold.seat, &stirred.seats, shown));
            let board = shown.board != Some(board_rev);
            let happenings = shown.happening != Some(happened);
            let lines = said.filter(|said| shown.line != Some(*said));
            let proofs = sheet.news_of_proofs(phone.fair, shown);
            let fair = phone.fair && shown.fair != Some(mark);
            let looked_after = fair || !proofs.is_empty();
            let news = seat.is_some() || board || happenings || lines.is_some() || looked_after;
            if !news && shown.pulse == Some(pulse.changed) {
                continue;
            }
            phone.outbox.views(outbox::Views {
                proofs,
                fair: fair.then(|| sheet.fair()),
                board: board.then(|| sheet.board()),
                happenings: happenings.then(|| sheet.happenings()),
                lines: lines.map(|(round, _)| sheet.lines(round, shown.line)),
                seat,
                pulse: sheet.pulse(),
            });
            shown.fair = Some(mark);
            shown.board = Some(board_rev);
            shown.happening = Some(happened);
            shown.line = said.or(shown.line);
            shown.pulse = Some(pulse.changed);
        }
    }

    /// Whoever has come from another node has seen as much as this, and is shown nothing that looks older.
    pub(crate) fn follow(&mut self, rev: u64) {
        self.board.take_if(|board| board.rev < rev);
    }

    /// The revision of the board as it is, and the board if it had to be looked at.
    fn refresh_board(
        &mut self,
        public: &Public,
        rev: u64,
        stirred: bool,
    ) -> (u64, Option<BoardView>) {
        if let Some(board) = self.board.filter(|_| !stirred) {
            return (board.rev, None);
        }
        let view = rules::board_view(public);
        let print = print(&wire::board_frame(0, &view));
        let same = self.board.filter(|board| board.print == print);
        let board = same.unwrap_or(Board { rev, print });
        self.board = Some(board);
        (board.rev, Some(view))
    }

    fn refresh_pulse(&mut self, public: &Public, rev: u64, board: u64) -> &Pulse {
        let view = rules::pulse_view(public);
        let same = |pulse: &Pulse| pulse.board == board && pulse.view == view;
        let known = self.pulse.take().filter(same);
        self.pulse.insert(known.unwrap_or(Pulse {
            view,
            board,
            changed: rev,
        }))
    }
}

impl<'a> Sheet<'a> {
    fn new(
        public: &'a Public,
        rev: u64,
        board_rev: u64,
        board_view: Option<BoardView>,
        pulse: &'a PulseView,
    ) -> Self {
        Self {
            public,
            rev,
            board_rev,
            board_view,
            pulse,
            board_text: None,
            happenings_text: None,
            pulse_text: None,
            fair_text: None,
            proofs: None,
            proof_texts: Vec::new(),
            lines_text: None,
        }
    }

    fn board(&mut self) -> Text {
        let view = || rules::board_view(self.public);
        let write = || wire::board_frame(self.board_rev, self.board_view.get_or_insert_with(view));
        self.board_text.get_or_insert_with(write).clone()
    }

    fn happenings(&mut self) -> Text {
        let write = || wire::happenings_frame(rules::happenings(self.public));
        self.happenings_text.get_or_insert_with(write).clone()
    }

    fn pulse(&mut self) -> Text {
        let write = || wire::pulse_frame(self.rev, self.board_rev, self.pulse);
        self.pulse_text.get_or_insert_with(write).clone()
    }

    fn fair(&mut self) -> Text {
        let write = || {
            let FairView { round, asking } = rules::fair_view(self.public);
            wire::frame(&ClientOut::Fair { round, asking })
        };
        self.fair_text.get_or_insert_with(write).clone()
    }

    /// Those that have grown since the phone was last shown them.
    fn news_of_proofs(&mut self, wanted: bool, shown: &mut Shown) -> Vec<(u32, Text)> {
        if !wanted {
            return Vec::new();
        }
        let list = || rules::proofs(self.public).map(|proof| (proof.round(), proof.bytes()));
        let known = self.proofs.get_or_insert_with(|| list().collect());
        if shown.proofs == *known {
            return Vec::new();
        }
        let is_new = |proof: &&(u32, usize)| !shown.proofs.contains(proof);
        let new: Vec<u32> = known
            .iter()
            .filter(is_new)
            .map(|(round, _)| *round)
            .collect();
        shown.proofs.clone_from(known);
        new.into_iter()
            .map(|round| (round, self.proof(round)))
            .collect()
    }

    fn proof(&mut self, round: u32) -> Text {
        if let Some((_, text)) = self.proof_texts.iter().find(|(of, _)| *of == round) {
            return text.clone();
        }
        let mut proofs = rules::proofs(self.public);
        let proof = proofs.find(|proof| proof.round() == round);
        let text = proof.map_or_else(String::new, |proof| proof.to_string());
        let frame = wire::frame(&ClientOut::Proof { round, text });
        self.proof_texts.push((round, frame.clone()));
        frame
    }

    /// What was typed in this round after what the phone has heard, which is the same for most.
    fn lines(&mut self, round: u32, heard: Option<(u32, u32)>) -> Text {
        let heard = heard.filter(|(of, _)| *of == round).map_or(0, |(_, n)| n);
        let known = self.lines_text.take().filter(|(from, _)| *from == heard);
        let (_, text) = self.lines_text.insert(known.unwrap_or_else(|| {
            let said = rules::lines(self.public).into_iter();
            let lines = said.flat_map(|said| said.after(heard));
            (heard, wire::lines_frame(round, lines))
        }));
        text.clone()
    }
}

/// The round, and how many lines were typed in it, if any were.
fn said(state: &State) -> Option<(u32, u32)> {
    let said = rules::lines(state.public())?.said();
    let round = state.round_number()?;
    (said > 0).then_some((round, said))
}

fn print(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(text.as_bytes());
    hasher.finish()
}

fn seat_frame(
    state: &State,
    rev: u64,
    seat: SeatId,
    stirred: &Seats,
    shown: &mut Shown,
) -> Option<Text> {
    if shown.seat.is_some() && !stirred.has(seat) {
        return None;
    }
    let view = rules::seat_view(state, seat);
    if shown.seat.as_ref() == Some(&view) {
        return None;
    }
    let frame = wire::seat_frame(rev, &view);
    shown.seat = Some(view);
    Some(frame)
}
