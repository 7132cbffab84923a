//! Remembers all that the phones of one table were told, and says what cannot be true beside it. Knows no rule of
//! any game and no socket.

use std::collections::BTreeMap;

use load::envelope::Told as Number;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::fault::{Fault, Part};
use crate::memory::Memory;
use crate::notary::Notary;
use crate::tally::Deals;
use crate::told::{Board, Line, Pulse, Seat, Told};

/// So many revisions of each part are remembered: nobody is shown one that is further back.
const REVISIONS: usize = 256;

/// What everybody at one table has seen.
#[derive(Debug, Default)]
pub(crate) struct Witness {
    phones: Vec<Memory>,
    /// What each part showed, by revision; a seat's by phone as well.
    shown: BTreeMap<(Part, usize), BTreeMap<u64, String>>,
    /// The newest revision at which no game was on: points may begin anew after it.
    idle_rev: u64,
    lines: BTreeMap<(u32, u64), String>,
    texts: BTreeMap<String, (u32, u64)>,
    /// Which the first phone was told.
    epoch: Option<u64>,
    /// Whether the table's time flows.
    flowing: bool,
    /// Acts that were acknowledged.
    acts: u64,
    notary: Notary,
    /// Whether a server may ask a player to come back later.
    may_be_sent_away: bool,
}

/// A server that says so is there, but has no table to show.
pub(crate) fn is_for_now(why: &str) -> bool {
    matches!(why, "server_busy" | "come_back")
}

impl Witness {
    pub(crate) fn of(phones: usize) -> Self {
        Self {
            phones: (0..phones).map(|_| Memory::default()).collect(),
            ..Self::default()
        }
    }

    /// Where several servers share the tables, one of them may know that it cannot serve any now.
    #[must_use]
    pub(crate) fn of_many_servers(self) -> Self {
        Self {
            may_be_sent_away: true,
            ..self
        }
    }

    /// Of each phone.
    pub(crate) fn phones(&self) -> &[Memory] {
        &self.phones
    }

    /// How many acts were acknowledged so far.
    pub(crate) fn acts(&self) -> u64 {
        self.acts
    }

    pub(crate) fn deals(&self) -> Deals {
        self.notary.counted()
    }

    pub(crate) fn time_flows(&self) -> bool {
        self.flowing
    }

    /// A phone does something. What is typed in it is typed nowhere else.
    pub(crate) fn sends(&mut self, phone: usize, n: u64, intent: &Value) {
        let round = intent["round"]
            .as_u64()
            .and_then(|round| round.try_into().ok());
        let text = intent["text"].as_str().map(str::to_owned);
        self.phones[phone].open = Some((n, round.zip(text)));
    }

    /// A phone does its part in a deal: it seals, or tells this number.
    pub(crate) fn vouches(&mut self, phone: usize, number: Option<&Number>) -> Result<(), Fault> {
        self.phones[phone].vouched += 1;
        number.map_or(Ok(()), |number| self.notary.tells(number))
    }

    /// A phone is sent a frame; gives what it says.
    pub(crate) fn hears(&mut self, phone: usize, frame: &str) -> Result<Told, Fault> {
        let unreadable = |_| Fault::Unreadable {
            said: frame.to_owned(),
        };
        let told = serde_json::from_str(frame).map_err(unreadable)?;
        match &told {
            Told::Hello { epoch } => {
                self.phones[phone].vouched = 0;
                self.is_same_epoch(*epoch)?;
            }
            Told::SetBack { rev } => return Err(Fault::SetBack { rev: *rev }),
            Told::Welcome { last_n, .. } => self.welcomed(phone, *last_n)?,
            Told::Done { n } => self.answered(phone, *n)?,
            Told::Refused { n: Some(n), .. } => self.refused(phone, *n)?,
            Told::Refused { n: None, why } if self.phones[phone].vouched > 0 => {
                self.parts_are_refused(phone, why, frame)?;
            }
            Told::Refused { n: None, why } | Told::Bye { why } => {
                let said = frame.to_owned();
                let may_be = self.may_be_sent_away && is_for_now(why);
                may_be.then_some(()).ok_or(Fault::TurnedAway { said })?;
            }
            Told::Time { flowing } => self.flowing = *flowing,
            Told::Board { rev, view } => {
                self.is_newest(phone, Part::Board, *rev)?;
                self.is_same(Part::Board, 0, *rev, view)?;
                let board = Board::deserialize(view).map_err(unreadable)?;
                let counted = &mut self.phones[phone].counted;
                counted.goes_on(*rev, &board, self.idle_rev)?;
            }
            Told::Seat { rev, view } => {
                self.is_newest(phone, Part::Seat, *rev)?;
                self.is_same(Part::Seat, phone, *rev, view)?;
                let seat = Seat::deserialize(view).map_err(unreadable)?;
                self.phones[phone].card = seat.card();
            }
            Told::Pulse { rev, view } => {
                self.is_newest(phone, Part::Pulse, *rev)?;
                self.is_same(Part::Pulse, 0, *rev, view)?;
                self.beats(phone, *rev, &Pulse::deserialize(view).map_err(unreadable)?)?;
            }
            Told::Happenings { last } => {
                for one in last {
                    self.is_same(Part::Happening, 0, one.n, &one.happened)?;
                }
            }
            Told::Lines { round, lines } => {
                for line in lines {
                    self.typed(phone, *round, line)?;
                }
            }
            Told::Fair(fair) => self.notary.asks(phone, fair)?,
            Told::Proof { round, text } => self.notary.shows(phone, *round, text)?,
            Told::Other => {}
        }
        Ok(told)
    }

    /// The newest that a phone was shown, as it tells the server on coming back.
    pub(crate) fn seen(&self, phone: usize) -> Option<Value> {
        let rev = self.phones[phone].seen.get(&Part::Pulse)?;
        self.epoch.map(|epoch| json!({"epoch": epoch, "rev": rev}))
    }

    fn is_same_epoch(&mut self, epoch: u64) -> Result<(), Fault> {
        if *self.epoch.get_or_insert(epoch) == epoch {
            return Ok(());
        }
        Err(Fault::OtherEpoch { epoch })
    }

    /// What was acknowledged is known, and what is known was sent.
    fn welcomed(&mut self, phone: usize, last_n: u64) -> Result<(), Fault> {
        let memory = &mut self.phones[phone];
        memory.card = None;
        memory.greeting = Some(Vec::new());
        let n = memory.done;
        if last_n < n {
            return Err(Fault::Lost { n, last_n });
        }
        if last_n > n {
            let open = memory.open.take_if(|(n, _)| *n == last_n);
            open.ok_or(Fault::NeverSent { n: last_n })?;
            memory.done = last_n;
        }
        Ok(())
    }

    fn answered(&mut self, phone: usize, n: u64) -> Result<(), Fault> {
        let memory = &mut self.phones[phone];
        if n <= memory.done {
            return Ok(());
        }
        let open = memory.open.take_if(|(open, _)| *open == n);
        let (_, typed) = open.ok_or(Fault::NeverSent { n })?;
        memory.done = n;
        self.acts += 1;
        let Some((during, text)) = typed else {
            return Ok(());
        };
        // An answer comes after the views that show what happened; where the next round is dealt before they are sent,
        // nothing is shown of this one any more.
        match self.texts.get(&text) {
            Some(&(round, line)) => memory.typed = Some((round, line, text)),
            None if memory.round > during => {}
            None => return Err(Fault::Unsaid { text }),
        }
        Ok(())
    }

    fn refused(&mut self, phone: usize, n: u64) -> Result<(), Fault> {
        let memory = &mut self.phones[phone];
        if n <= memory.done {
            return Err(Fault::AsNew { n });
        }
        let open = memory.open.take_if(|(open, _)| *open == n);
        open.map(|_| ()).ok_or(Fault::NeverSent { n })
    }

    /// What a phone said of a deal may have come too late, but was never wrong.
    fn parts_are_refused(&mut self, phone: usize, why: &str, frame: &str) -> Result<(), Fault> {
        self.phones[phone].vouched -= 1;
        let is_late = matches!(why, "stale" | "not_now");
        let may_be = is_late || self.may_be_sent_away && is_for_now(why);
        let said = frame.to_owned();
        may_be.then_some(()).ok_or(Fault::NotTaken { said })
    }

    fn is_newest(&mut self, phone: usize, part: Part, rev: u64) -> Result<(), Fault> {
        let seen = self.phones[phone].seen.entry(part).or_default();
        if rev < *seen {
            let seen = *seen;
            return Err(Fault::Older { part, rev, seen });
        }
        *seen = rev;
        Ok(())
    }

    /// One revision never shows two things, whoever looks and however often the server began anew.
    fn is_same(&mut self, part: Part, of: usize, rev: u64, view: &Value) -> Result<(), Fault> {
        let after = view.to_string();
        let shown = self.shown.entry((part, of)).or_default();
        let before = shown.entry(rev).or_insert_with(|| after.clone());
        if *before != after {
            let before = before.clone();
            return Err(Fault::Otherwise {
                part,
                rev,
                before,
                after,
            });
        }
        if shown.len() > REVISIONS {
            shown.pop_first();
        }
        Ok(())
    }

    /// The pulse ends a step: what came before it belongs to its round.
    fn beats(&mut self, phone: usize, rev: u64, pulse: &Pulse) -> Result<(), Fault> {
        if matches!(pulse.phase.as_str(), "lobby" | "game_over") {
            self.idle_rev = self.idle_rev.max(rev);
        }
        let memory = &mut self.phones[phone];
        let greeting = memory.greeting.take();
        let Some(round) = pulse.round.as_ref().map(|round| round.number) else {
            return Ok(());
        };
        memory.round = round;
        if let Some((lines, (_, n, text))) = greeting
            .zip(memory.typed.as_ref())
            .filter(|(_, (of, ..))| *of == round)
        {
            // Old lines are forgotten, but none of those after the first that is shown.
            let is_kept = lines.first().is_none_or(|(_, first)| first <= n);
            if is_kept && !lines.contains(&(round, *n)) {
                return Err(Fault::Unsaid { text: text.clone() });
            }
        }
        match &memory.card {
            Some(card) if memory.cards.entry(round).or_insert_with(|| card.clone()) != card => {
                Err(Fault::OtherCard { round })
            }
            _ => Ok(()),
        }
    }

    fn typed(&mut self, phone: usize, round: u32, line: &Line) -> Result<(), Fault> {
        let Line { n, text } = line.clone();
        if let Some(greeting) = &mut self.phones[phone].greeting {
            greeting.push((round, n));
        }
        if *self.texts.entry(text.clone()).or_insert((round, n)) != (round, n) {
            return Err(Fault::Twice { text });
        }
        if *self.lines.entry((round, n)).or_insert(text.clone()) != text {
            return Err(Fault::OtherLine { round, n });
        }
        Ok(())
    }
}
