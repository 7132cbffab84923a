//! What is still to be sent to one phone. Of each view only the newest is kept, so a phone that reads
//! slowly gets fewer frames and never costs more memory.
//!
//! Whoever fills an outbox flushes it when all that belongs together is in it: then it goes out in one call
//! of the system. What the network does not take at once is left to the phone's own task.

use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use tokio::net::tcp::OwnedWriteHalf;
use tokio::sync::Notify;
use tokio::sync::futures::Notified;
use tokio::time::Instant;
use wire::{ClientOut, Farewell, Refusal};

use crate::meters::Meters;

/// A phone that asks so much and reads nothing of the answers is dropped.
const REPLIES_MAX: usize = 64;

/// As many proofs as a table shows at once.
const PROOFS_MAX: usize = 4;

/// Phones in use are heard every second.
const AWAKE: Duration = Duration::from_millis(2_500);

thread_local! {
    /// Where frames are put together before they are written, for all phones in turn.
    static TOGETHER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Table time, from which the time at any later instant follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stamp {
    pub(crate) now_ms: u64,
    pub(crate) flowing: bool,
    pub(crate) at: Instant,
}

impl Stamp {
    pub(crate) fn now_ms(&self, at: Instant) -> u64 {
        let passed = at.saturating_duration_since(self.at).as_millis();
        let passed = if self.flowing { passed } else { 0 };
        self.now_ms
            .saturating_add(u64::try_from(passed).unwrap_or(u64::MAX))
    }
}

/// One frame's text, shared by all phones that get it.
pub(crate) type Text = Arc<str>;

/// Of the table and of a seat: what a phone has not seen yet. The pulse comes last and is what it draws on.
#[derive(Debug)]
pub(crate) struct Views {
    /// By their rounds, for those who look after the deal.
    pub(crate) proofs: Vec<(u32, Text)>,
    pub(crate) fair: Option<Text>,
    pub(crate) board: Option<Text>,
    pub(crate) happenings: Option<Text>,
    pub(crate) lines: Option<Text>,
    pub(crate) seat: Option<Text>,
    pub(crate) pulse: Text,
}

/// What is left to do after writing.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Flushed {
    All,
    /// The network takes no more now.
    Blocked,
    /// That was the last frame: close in good order.
    Parted,
}

/// No more can be sent: broken, or answers were lost.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Dead;

#[derive(Debug, Default)]
pub(crate) struct Outbox {
    slots: Mutex<Slots>,
    filled: Notify,
    /// Where refusals are counted.
    meters: Option<Arc<Meters>>,
}

/// In the order of sending.
#[derive(Debug, Default)]
struct Slots {
    /// Where anybody may write. Nothing: only the phone's own task does.
    line: Option<Arc<OwnedWriteHalf>>,
    /// Written in part.
    begun: Bytes,
    /// For the socket itself, not for the game.
    control: Option<Bytes>,
    /// Before the welcome: it says what to think of what was not answered.
    set_back: Option<Text>,
    welcome: Option<Text>,
    seated: bool,
    time: Option<Stamp>,
    time_due: bool,
    /// As many as a table keeps.
    proofs: BTreeMap<u32, Text>,
    fair: Option<Text>,
    board: Option<Text>,
    happenings: Option<Text>,
    /// As many as a phone keeps lines.
    lines: VecDeque<Text>,
    seat: Option<Text>,
    pulse: Option<Text>,
    presence: Option<Text>,
    replies: VecDeque<Text>,
    overflow: bool,
    bye: Option<Farewell>,
    /// It was told goodbye, and nothing follows that.
    parted: bool,
    /// Its socket has ended, whether or not its room has heard of that yet.
    left: bool,
    /// When it last said that it would be heard again soon, and meant it.
    awake_at: Option<Instant>,
}

impl Outbox {
    pub(crate) fn over(line: Option<&Arc<OwnedWriteHalf>>, meters: Arc<Meters>) -> Arc<Self> {
        let outbox = Self {
            meters: Some(meters),
            ..Self::default()
        };
        outbox.lock().line = line.map(Arc::clone);
        Arc::new(outbox)
    }

    /// Lets go of the line, so that it closes with the phone's own task.
    pub(crate) fn close(&self) {
        self.lock().line = None;
    }

    pub(crate) fn leave(&self) {
        self.lock().left = true;
    }

    pub(crate) fn has_left(&self) -> bool {
        self.lock().left
    }

    /// The phone was heard, and says whether it will be again soon.
    pub(crate) fn beat(&self, soon: bool, at: Instant) {
        self.lock().awake_at = soon.then_some(at);
    }

    /// It was just heard and has promised to be heard again, so what it is asked now it can answer.
    pub(crate) fn is_awake(&self, at: Instant) -> bool {
        let heard = self.lock().awake_at;
        heard.is_some_and(|heard| at.saturating_duration_since(heard) < AWAKE)
    }

    pub(crate) fn set_back(&self, frame: Text) {
        self.lock().set_back = Some(frame);
    }

    pub(crate) fn welcome(&self, welcome: &ClientOut) {
        let mut slots = self.lock();
        slots.welcome = Some(wire::frame(welcome));
        slots.seated = true;
    }

    /// Whether the phone was ever welcome to a seat.
    pub(crate) fn is_seated(&self) -> bool {
        self.lock().seated
    }

    pub(crate) fn time(&self, stamp: Stamp) {
        let mut slots = self.lock();
        slots.time = Some(stamp);
        slots.time_due = true;
    }

    /// Whether there is a time to send: before the phone is at the table there is none.
    pub(crate) fn time_again(&self) -> bool {
        let mut slots = self.lock();
        slots.time_due = slots.time.is_some();
        slots.time_due
    }

    /// All at once, so that nothing is sent without the pulse it belongs to.
    pub(crate) fn views(&self, views: Views) {
        let mut slots = self.lock();
        let Views {
            proofs,
            fair,
            board,
            happenings,
            lines,
            seat,
            pulse,
        } = views;
        slots.proofs.extend(proofs);
        while slots.proofs.len() > PROOFS_MAX {
            slots.proofs.pop_first();
        }
        replace(&mut slots.fair, fair);
        replace(&mut slots.board, board);
        replace(&mut slots.happenings, happenings);
        replace(&mut slots.seat, seat);
        slots.pulse = Some(pulse);
        if let Some(lines) = lines {
            if slots.lines.len() == wire::LINES_KEPT {
                // Each brings a line or more, so a phone would have forgotten those of the oldest by now.
                slots.lines.pop_front();
            }
            slots.lines.push_back(lines);
        }
    }

    pub(crate) fn presence(&self, frame: Text) {
        self.lock().presence = Some(frame);
    }

    pub(crate) fn reply(&self, reply: &ClientOut) {
        if let (ClientOut::Refused { why, .. }, Some(meters)) = (reply, &self.meters) {
            meters.refused(*why);
        }
        let mut slots = self.lock();
        if slots.replies.len() < REPLIES_MAX {
            slots.replies.push_back(wire::frame(reply));
        } else {
            slots.overflow = true;
        }
    }

    pub(crate) fn refuse(&self, n: Option<u64>, why: Refusal) {
        let detail = None;
        self.reply(&ClientOut::Refused { n, why, detail });
    }

    /// For a phone that is not at the table: nothing else will be flushed for it.
    pub(crate) fn turn_away(&self, why: Refusal) {
        self.refuse(None, why);
        self.flush();
    }

    /// The newest is enough: a pong answers all pings before it.
    pub(crate) fn control(&self, frame: Bytes) {
        self.lock().control = Some(frame);
    }

    /// The first reason to part is the one that is told. Nobody has to flush it.
    pub(crate) fn bye(&self, why: Farewell) {
        let mut slots = self.lock();
        slots.bye = slots.bye.or(Some(why));
        drop(slots);
        self.filled.notify_one();
    }

    /// Sends what waits. The phone's own task is woken for all that needs more than one call.
    pub(crate) fn flush(&self) {
        let mut slots = self.lock();
        if slots.is_empty() {
            return;
        }
        let done = slots.needs_nobody() && slots.write() == Ok(Flushed::All);
        drop(slots);
        if !done {
            self.filled.notify_one();
        }
    }

    /// For the phone's own task: until there is something that only it can do.
    pub(crate) fn filled(&self) -> Notified<'_> {
        self.filled.notified()
    }

    /// The same as [`Outbox::flush`], for the phone's own task.
    pub(crate) fn write(&self) -> Result<Flushed, Dead> {
        self.lock().write()
    }

    /// All that waits, for a task that writes it by itself.
    pub(crate) fn take(&self, into: &mut Vec<u8>) -> Result<Flushed, Dead> {
        self.lock().put_all(into)
    }

    fn lock(&self) -> MutexGuard<'_, Slots> {
        // The slots are whole after every statement, so a panic elsewhere cannot have broken them.
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// By what is newer, if there is anything.
fn replace(slot: &mut Option<Text>, newer: Option<Text>) {
    if newer.is_some() {
        *slot = newer;
    }
}

impl Slots {
    fn is_empty(&self) -> bool {
        self.begun.is_empty()
            && self.control.is_none()
            && self.set_back.is_none()
            && self.welcome.is_none()
            && !self.time_due
            && self.pulse.is_none()
            && self.presence.is_none()
            && self.replies.is_empty()
            && !self.overflow
            && self.bye.is_none()
    }

    /// One call of the system will do, whoever makes it.
    fn needs_nobody(&self) -> bool {
        self.line.is_some() && self.begun.is_empty() && self.bye.is_none() && !self.overflow
    }

    fn write(&mut self) -> Result<Flushed, Dead> {
        TOGETHER.with_borrow_mut(|together| {
            together.clear();
            let flushed = self.put_all(together)?;
            let line = self.line.as_ref().ok_or(Dead)?;
            let written = match line.try_write(together) {
                Ok(written) => written,
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => 0,
                Err(_) => return Err(Dead),
            };
            if written == together.len() {
                return Ok(flushed);
            }
            self.begun = Bytes::copy_from_slice(&together[written..]);
            Ok(Flushed::Blocked)
        })
    }

    /// Everything, in the order of sending.
    fn put_all(&mut self, into: &mut Vec<u8>) -> Result<Flushed, Dead> {
        if self.overflow {
            return Err(Dead);
        }
        into.extend_from_slice(&std::mem::take(&mut self.begun));
        if self.parted {
            return Ok(Flushed::Parted);
        }
        if let Some(control) = self.control.take() {
            into.extend_from_slice(&control);
        }
        self.take_texts(|text| websocket::put_text(into, text));
        let Some(why) = self.bye else {
            return Ok(Flushed::All);
        };
        websocket::put_text(into, &wire::frame(&ClientOut::Bye { why }));
        self.parted = true;
        Ok(Flushed::Parted)
    }

    /// All but the goodbye, in the order of sending.
    fn take_texts(&mut self, mut send: impl FnMut(&str)) {
        let mut send = |text: Option<Text>| {
            text.is_some_and(|text| {
                send(&text);
                true
            })
        };
        send(self.set_back.take());
        send(self.welcome.take());
        send(self.take_time());
        while send(self.proofs.pop_first().map(|(_, text)| text)) {}
        send(self.fair.take());
        send(self.board.take());
        send(self.happenings.take());
        while send(self.lines.pop_front()) {}
        send(self.seat.take());
        send(self.pulse.take());
        send(self.presence.take());
        while send(self.replies.pop_front()) {}
    }

    /// Written at the moment of sending: time that a frame spent waiting here must not be lost.
    fn take_time(&mut self) -> Option<Text> {
        if !std::mem::take(&mut self.time_due) {
            return None;
        }
        self.time.map(|stamp| {
            let now_ms = stamp.now_ms(Instant::now());
            let flowing = stamp.flowing;
            wire::frame(&ClientOut::Time { now_ms, flowing })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Outbox {
        /// All that a phone would be sent now.
        pub(crate) fn texts(&self) -> Vec<String> {
            let mut slots = self.lock();
            let mut texts = Vec::new();
            slots.take_texts(|text| texts.push(text.to_owned()));
            if let Some(why) = slots.bye.filter(|_| !slots.parted) {
                slots.parted = true;
                texts.push(wire::frame(&ClientOut::Bye { why }).to_string());
            }
            texts
        }
    }

    fn views(step: usize) -> Views {
        Views {
            proofs: Vec::new(),
            fair: None,
            board: (step == 300).then(|| "board 300".into()),
            happenings: None,
            lines: (step >= 900).then(|| format!("line {step}").into()),
            seat: (step == 500).then(|| "seat 500".into()),
            pulse: format!("pulse {step}").into(),
        }
    }

    #[test]
    fn a_slow_phone_gets_the_newest_views_only() {
        let outbox = Outbox::default();
        for step in 0..1000 {
            outbox.views(views(step));
            outbox.presence(format!("presence {step}").into());
        }
        let lines = (940..1000).map(|step| format!("line {step}"));
        let expected: Vec<String> = ["board 300".to_owned()]
            .into_iter()
            .chain(lines)
            .chain(["seat 500", "pulse 999", "presence 999"].map(str::to_owned))
            .collect();
        assert_eq!(outbox.texts(), expected);
    }

    #[test]
    fn answers_follow_the_views_that_show_them() {
        let outbox = Outbox::default();
        outbox.reply(&ClientOut::Done { n: 7 });
        outbox.views(views(1));
        outbox.bye(Farewell::ComeBack);
        outbox.bye(Farewell::TakenOver);
        let expected = [
            "pulse 1",
            r#"{"type":"done","n":7}"#,
            r#"{"type":"bye","why":"come_back"}"#,
        ];
        assert_eq!(outbox.texts(), expected);
    }

    #[test]
    fn unread_answers_are_bounded() {
        let outbox = Outbox::default();
        for n in 0..=64 {
            outbox.reply(&ClientOut::Done { n });
        }
        assert_eq!(outbox.take(&mut Vec::new()), Err(Dead));
    }

    #[test]
    fn nothing_follows_a_goodbye() {
        let outbox = Outbox::default();
        outbox.bye(Farewell::ComeBack);
        let mut sent = Vec::new();
        assert_eq!(outbox.take(&mut sent), Ok(Flushed::Parted));
        let told = sent.len();
        outbox.reply(&ClientOut::Done { n: 1 });
        assert_eq!(outbox.take(&mut sent), Ok(Flushed::Parted));
        assert_eq!(sent.len(), told);
    }

    #[tokio::test(start_paused = true)]
    async fn time_goes_on_while_its_frame_waits() {
        let outbox = Outbox::default();
        assert!(!outbox.time_again());
        for (flowing, expected) in [(true, 1250), (false, 1000)] {
            let at = Instant::now();
            outbox.time(Stamp {
                now_ms: 1000,
                flowing,
                at,
            });
            tokio::time::advance(Duration::from_millis(250)).await;
            let time = format!(r#"{{"type":"time","now_ms":{expected},"flowing":{flowing}}}"#);
            assert_eq!(outbox.texts(), [time.as_str()]);
            assert!(outbox.time_again());
            assert_eq!(outbox.texts(), [time]);
        }
    }
}
