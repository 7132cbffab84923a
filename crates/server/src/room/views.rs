//! Turns the state into frames: those of the table once for all, a seat's only when it changed.

use rules::{Seats, State, Stirred};
use wire::{PulseView, SeatId};

use super::crowd::{Crowd, Shown};
use crate::outbox::{self, Text};

/// The newest frames of the table.
#[derive(Debug, Default)]
pub(crate) struct Views {
    board: Option<Board>,
    pulse: Option<Pulse>,
    happenings: Option<Happenings>,
    lines: Option<Lines>,
}

#[derive(Debug)]
struct Board {
    /// When it last changed, which the frame names.
    rev: u64,
    frame: Text,
}

#[derive(Debug)]
struct Pulse {
    view: PulseView,
    /// When the view last changed, or the board it is drawn with.
    changed: u64,
    /// The revision that `frame` names: that of the change, or a later one that another frame needed.
    rev: u64,
    board: u64,
    frame: Text,
}

#[derive(Debug)]
struct Happenings {
    last_n: u32,
    frame: Text,
}

/// What was typed, for those who were there before the last of it. Others get all of it.
#[derive(Debug)]
struct Lines {
    from: (u32, u32),
    to: (u32, u32),
    frame: Text,
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
        let (board, board_frame) = self.board(state, rev, stirred.board);
        let (happening, happenings) = self.happenings(state);
        let said = said(state);
        self.refresh_pulse(state, rev, board);
        for phone in crowd.phones() {
            let shown = &mut phone.shown;
            let seat = phone
                .hold
                .and_then(|hold| seat_frame(state, rev, hold.seat, &stirred.seats, shown));
            let new_board = shown.board != Some(board);
            let new_happenings = shown.happening != Some(happening);
            let lines = said.filter(|said| shown.line != Some(*said));
            let pulse = self.pulse.as_mut().expect("it was just refreshed");
            let news = seat.is_some() || new_board || new_happenings || lines.is_some();
            if !news && shown.pulse == Some(pulse.changed) {
                continue;
            }
            let pulse_frame = pulse.frame_at(rev);
            let changed = pulse.changed;
            let lines = lines.map(|said| self.lines(state, shown.line, said));
            phone.outbox.views(outbox::Views {
                board: new_board.then(|| board_frame.clone()),
                happenings: new_happenings.then(|| happenings.clone()),
                lines,
                seat,
                pulse: pulse_frame,
            });
            shown.board = Some(board);
            shown.happening = Some(happening);
            shown.line = said.or(shown.line);
            shown.pulse = Some(changed);
        }
    }

    fn board(&mut self, state: &State, rev: u64, stirred: bool) -> (u64, Text) {
        if stirred || self.board.is_none() {
            let view = rules::board_view(state.public());
            let same = self
                .board
                .as_ref()
                .is_some_and(|board| *board.frame == *wire::board_frame(board.rev, &view));
            if !same {
                let frame = wire::board_frame(rev, &view).into();
                self.board = Some(Board { rev, frame });
            }
        }
        let board = self.board.as_ref().expect("it was just refreshed");
        (board.rev, board.frame.clone())
    }

    fn refresh_pulse(&mut self, state: &State, rev: u64, board: u64) {
        let view = rules::pulse_view(state.public());
        match &self.pulse {
            Some(pulse) if pulse.board == board && pulse.view == view => {}
            _ => {
                self.pulse = Some(Pulse {
                    frame: wire::pulse_frame(rev, board, &view).into(),
                    view,
                    changed: rev,
                    rev,
                    board,
                });
            }
        }
    }

    fn happenings(&mut self, state: &State) -> (u32, Text) {
        let all = rules::happenings(state.public());
        let last_n = all.clone().last().map_or(0, |happening| happening.n);
        let known = self.happenings.take().filter(|it| it.last_n == last_n);
        let happenings = self.happenings.insert(known.unwrap_or_else(|| Happenings {
            last_n,
            frame: wire::happenings_frame(all).into(),
        }));
        (last_n, happenings.frame.clone())
    }

    /// What was said after `from`, which most phones have in common.
    fn lines(&mut self, state: &State, from: Option<(u32, u32)>, to: (u32, u32)) -> Text {
        let (round, _) = to;
        let from = from.filter(|(of, _)| *of == round).unwrap_or((round, 0));
        let known = self
            .lines
            .take()
            .filter(|it| it.from == from && it.to == to);
        let lines = self.lines.insert(known.unwrap_or_else(|| {
            let said = rules::lines(state.public()).expect("something was said");
            Lines {
                from,
                to,
                frame: wire::lines_frame(round, said.after(from.1)).into(),
            }
        }));
        lines.frame.clone()
    }
}

impl Pulse {
    fn frame_at(&mut self, rev: u64) -> Text {
        if self.rev != rev {
            self.rev = rev;
            self.frame = wire::pulse_frame(rev, self.board, &self.view).into();
        }
        self.frame.clone()
    }
}

/// The round and how many lines were typed in it.
fn said(state: &State) -> Option<(u32, u32)> {
    let said = rules::lines(state.public())?.said();
    let round = state.round_number()?;
    (said > 0).then_some((round, said))
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
    let frame = wire::seat_frame(rev, &view).into();
    shown.seat = Some(view);
    Some(frame)
}
