//! What is still to be sent to one phone. Of each view only the newest is kept, so a phone that reads
//! slowly gets fewer frames and never costs more memory.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use tokio::sync::Notify;
use tokio::time::Instant;
use wire::{ClientOut, Farewell, Refusal};

/// A phone that asks so much and reads nothing of the answers is dropped.
const REPLIES_MAX: usize = 64;

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

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Next {
    Frame(Utf8Bytes),
    /// The last frame; close after it.
    Last(Utf8Bytes),
    /// Answers were lost: close.
    Overflow,
}

#[derive(Debug, Default)]
pub(crate) struct Outbox {
    slots: Mutex<Slots>,
    filled: Notify,
}

/// In the order of sending.
#[derive(Debug, Default)]
struct Slots {
    welcome: Option<Utf8Bytes>,
    time: Option<Stamp>,
    time_due: bool,
    seat: Option<Utf8Bytes>,
    table: Option<Utf8Bytes>,
    presence: Option<Utf8Bytes>,
    replies: VecDeque<Utf8Bytes>,
    overflow: bool,
    bye: Option<Farewell>,
}

impl Outbox {
    pub(crate) fn welcome(&self, welcome: &ClientOut) {
        self.fill(|slots| slots.welcome = Some(json(welcome)));
    }

    pub(crate) fn time(&self, stamp: Stamp) {
        self.fill(|slots| {
            slots.time = Some(stamp);
            slots.time_due = true;
        });
    }

    /// Whether there is a time to send: before the phone is at the table there is none.
    pub(crate) fn time_again(&self) -> bool {
        self.fill(|slots| {
            slots.time_due = slots.time.is_some();
            slots.time_due
        })
    }

    /// Both at once, so that a seat frame is never sent without the table it belongs to.
    pub(crate) fn views(&self, seat: Option<Utf8Bytes>, table: Utf8Bytes) {
        self.fill(|slots| {
            slots.seat = seat.or(slots.seat.take());
            slots.table = Some(table);
        });
    }

    pub(crate) fn presence(&self, frame: Utf8Bytes) {
        self.fill(|slots| slots.presence = Some(frame));
    }

    pub(crate) fn reply(&self, reply: &ClientOut) {
        self.fill(|slots| {
            if slots.replies.len() < REPLIES_MAX {
                slots.replies.push_back(json(reply));
            } else {
                slots.overflow = true;
            }
        });
    }

    pub(crate) fn refuse(&self, n: Option<u64>, why: Refusal) {
        let detail = None;
        self.reply(&ClientOut::Refused { n, why, detail });
    }

    /// The first reason to part is the one that is told.
    pub(crate) fn bye(&self, why: Farewell) {
        self.fill(|slots| slots.bye = slots.bye.or(Some(why)));
    }

    /// Loses nothing when dropped before it is ready.
    pub(crate) async fn next(&self) -> Next {
        loop {
            if let Some(next) = self.try_next() {
                return next;
            }
            self.filled.notified().await;
        }
    }

    pub(crate) fn try_next(&self) -> Option<Next> {
        self.lock().pop(Instant::now())
    }

    fn fill<T>(&self, fill: impl FnOnce(&mut Slots) -> T) -> T {
        let filled = fill(&mut self.lock());
        self.filled.notify_one();
        filled
    }

    fn lock(&self) -> MutexGuard<'_, Slots> {
        // The slots are whole after every statement, so a panic elsewhere cannot have broken them.
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Slots {
    fn pop(&mut self, now: Instant) -> Option<Next> {
        if self.overflow {
            return Some(Next::Overflow);
        }
        let frame = self
            .welcome
            .take()
            .or_else(|| self.pop_time(now))
            .or_else(|| self.seat.take())
            .or_else(|| self.table.take())
            .or_else(|| self.presence.take())
            .or_else(|| self.replies.pop_front());
        match frame {
            Some(frame) => Some(Next::Frame(frame)),
            None => self
                .bye
                .map(|why| Next::Last(json(&ClientOut::Bye { why }))),
        }
    }

    /// Written at the moment of sending: time that a frame spent waiting here must not be lost.
    fn pop_time(&mut self, now: Instant) -> Option<Utf8Bytes> {
        if !std::mem::take(&mut self.time_due) {
            return None;
        }
        self.time.map(|stamp| {
            let now_ms = stamp.now_ms(now);
            let flowing = stamp.flowing;
            json(&ClientOut::Time { now_ms, flowing })
        })
    }
}

pub(crate) fn json(frame: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(frame)
        .expect("frames hold only strings, numbers and lists")
        .into()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn texts(outbox: &Outbox) -> Vec<String> {
        let mut texts = Vec::new();
        while let Some(next) = outbox.try_next() {
            match next {
                Next::Frame(text) => texts.push(text.to_string()),
                Next::Last(text) => {
                    texts.push(text.to_string());
                    break;
                }
                Next::Overflow => panic!("overflow"),
            }
        }
        texts
    }

    #[test]
    fn a_slow_phone_gets_the_newest_views_only() {
        let outbox = Outbox::default();
        for rev in 0..1000 {
            let seat = (rev == 500).then(|| "seat 500".into());
            outbox.views(seat, format!("table {rev}").into());
            outbox.presence(format!("presence {rev}").into());
        }
        assert_eq!(texts(&outbox), ["seat 500", "table 999", "presence 999"]);
    }

    #[test]
    fn answers_follow_the_views_that_show_them() {
        let outbox = Outbox::default();
        outbox.reply(&ClientOut::Done { n: 7 });
        outbox.views(None, "table".into());
        outbox.bye(Farewell::ComeBack);
        outbox.bye(Farewell::TakenOver);
        let expected = [
            "table",
            r#"{"type":"done","n":7}"#,
            r#"{"type":"bye","why":"come_back"}"#,
        ];
        assert_eq!(texts(&outbox), expected);
    }

    #[test]
    fn unread_answers_are_bounded() {
        let outbox = Outbox::default();
        for n in 0..=64 {
            outbox.reply(&ClientOut::Done { n });
        }
        assert_eq!(outbox.try_next(), Some(Next::Overflow));
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
            assert_eq!(texts(&outbox), [time.as_str()]);
            assert!(outbox.time_again());
            assert_eq!(texts(&outbox), [time]);
        }
    }
}
