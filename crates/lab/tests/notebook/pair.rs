//! Two worlds that differ in facts that one viewer lacks and in nothing else: who has the blank
//! notebook, or what stands in the others, and a card in two other hands.

use rules::{Command, Event, notebook};
use wire::{Intent, Phase, SeatId};

use crate::{
    moves::{Action, Move},
    round::round_of,
    table::{News, Table},
};

/// From where somebody looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Vantage {
    /// Knows the word, and not whose notebook is blank.
    Active,
    /// The same.
    Detective,
    /// Knows whose notebook is blank, and not the word.
    Conspirator,
    /// Sat down after the deal.
    Latecomer,
    /// Has no seat.
    Spectator,
}

impl Vantage {
    pub(crate) const ALL: [Self; 5] = [
        Self::Active,
        Self::Detective,
        Self::Conspirator,
        Self::Latecomer,
        Self::Spectator,
    ];
}

const WORDS: [&str; 2] = ["storm", "a much longer word than that"];

/// What differs: the word, or else whose notebook is blank.
#[derive(Clone, Copy, Debug)]
struct Secrets {
    words: [&'static str; 2],
    blank: [SeatId; 2],
}

#[derive(Debug)]
pub(crate) struct Pair {
    pub(crate) a: Table,
    pub(crate) b: Table,
    pub(crate) viewer: Option<SeatId>,
    secrets: Secrets,
    /// Cards that have changed hands in the second world, and who has them.
    swapped: Vec<(SeatId, String)>,
}

/// What a move led to in both worlds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turned {
    /// The viewer has learnt nothing that differs.
    On,
    /// Facts that differ have become public.
    Public,
    /// One world did what the other did not.
    Apart,
}

impl Pair {
    /// Deals, and opens the case twice from one table. In every other pair two hands differ too.
    pub(crate) fn dealt(mut table: Table, vantage: Vantage, choice: usize) -> Option<Self> {
        let (seat, intent) = table.gather()?;
        let deal = Command::Seat { seat, intent };
        let mut b = table.clone();
        table.send(&deal).ok()?;
        let view = table.view();
        let active = round_of(&view)?.active;
        let order = view.seats.iter().filter(|seat| seat.playing);
        let mut others: Vec<SeatId> = order.map(|seat| seat.id).collect();
        others.retain(|seat| *seat != active);
        let at = choice / 2 % others.len();
        others.rotate_left(at);
        let viewer = match vantage {
            Vantage::Active => Some(active),
            Vantage::Detective | Vantage::Conspirator => Some(others[0]),
            Vantage::Latecomer | Vantage::Spectator => None,
        };
        let hands = choice.is_multiple_of(2);
        let swapped = swap(&table.take_news(), &others[1..3], hands);
        b.send_as(&deal, |event| exchange(event, &swapped)).ok()?;
        let secrets = secrets(vantage, &others, choice / 4);
        let mut pair = Self {
            a: table,
            b,
            viewer,
            secrets,
            swapped,
        };
        if vantage == Vantage::Latecomer {
            pair.let_viewer_in()?;
        }
        pair.open(active)?;
        pair.a.take_news();
        pair.b.take_news();
        Some(pair)
    }

    /// The active player's first card is the same in both.
    fn open(&mut self, active: SeatId) -> Option<()> {
        let view = self.a.view();
        let round = round_of(&view)?;
        let (round, turn) = (round.number, round.step.as_ref()?.turn);
        let card = self
            .a
            .seat_view(active)
            .notebook()
            .map_or(Vec::new(), |own| own.hand.clone())
            .first()?
            .clone();
        for (n, world) in [&mut self.a, &mut self.b].into_iter().enumerate() {
            let open = Intent::OpenCase {
                round,
                turn,
                word: self.secrets.words[n].to_owned(),
                card: card.clone(),
            };
            let (seat, intent) = (active, open);
            let lay = |event: &mut Event| {
                if let Event::Notebook {
                    event: notebook::Event::CaseOpened { conspirator, .. },
                } = event
                {
                    *conspirator = self.secrets.blank[n];
                }
            };
            world.send_as(&Command::Seat { seat, intent }, lay).ok()?;
        }
        Some(())
    }

    fn let_viewer_in(&mut self) -> Option<()> {
        let join = self.a.stranger();
        self.a.send(&join).ok()?;
        self.b.send(&join).ok()?;
        self.viewer = self.a.seats().last().copied();
        Some(())
    }

    /// The word is known.
    pub(crate) fn is_late(&self) -> bool {
        matches!(self.a.state.phase(), Phase::Explaining | Phase::Chips)
    }

    fn same_word(&self) -> bool {
        self.secrets.words[0] == self.secrets.words[1]
    }

    /// The same move in both worlds.
    pub(crate) fn make(&mut self, each: &Move) -> Turned {
        let outcomes = match each.at(&self.a) {
            Action::Wait(ms) => {
                self.a.wait(ms);
                self.b.wait(ms);
                [Ok(()), Ok(())]
            }
            Action::Send(command) if self.tells(&command) => return Turned::On,
            Action::Send(command) => [self.a.send(&command), self.b.send(&command)],
        };
        if outcomes[0] != outcomes[1] {
            return Turned::Apart;
        }
        let news = [self.a.take_news(), self.b.take_news()];
        self.turned(&news)
    }

    fn turned(&self, news: &[Vec<News>; 2]) -> Turned {
        let times = |news: &[News]| -> Vec<u64> { news.iter().map(|n| n.record.at_ms).collect() };
        let worlds = [&self.a, &self.b];
        let over = worlds.map(|world| !world.in_round());
        let late = worlds.map(|world| round_of(&world.view()).is_some_and(|r| r.word.is_some()));
        if times(&news[0]) != times(&news[1]) || over[0] != over[1] || late[0] != late[1] {
            return Turned::Apart;
        }
        let told = over[0] || (late[0] && !self.same_word()) || self.swapped_card_was_drawn();
        if told { Turned::Public } else { Turned::On }
    }

    /// By lot, since nobody has played one.
    fn swapped_card_was_drawn(&self) -> bool {
        let view = self.a.view();
        let laid = round_of(&view).into_iter().flat_map(|r| &r.evidence);
        let mut laid = laid.flat_map(|line| &line.cards);
        laid.any(|card| self.swapped.iter().any(|(_, other)| other == card))
    }

    /// Whether what comes of this would rightly tell the worlds apart; or the viewer goes.
    fn tells(&self, command: &Command) -> bool {
        let Command::Seat { seat, intent } = command else {
            return false;
        };
        let [one, other] = self.secrets.blank;
        let concerns = |seat: &SeatId| {
            let blank = one != other && [one, other].contains(seat);
            let swapped = self.swapped.iter().any(|(owner, _)| owner == seat);
            self.viewer == Some(*seat) || blank || swapped
        };
        match intent {
            Intent::Leave {} => concerns(seat),
            Intent::Kick { seat } => concerns(seat),
            Intent::Play { card, .. } => self.swapped.iter().any(|(_, other)| other == card),
            _ => false,
        }
    }
}

fn secrets(vantage: Vantage, others: &[SeatId], choice: usize) -> Secrets {
    let by_word = match vantage {
        Vantage::Active | Vantage::Detective => false,
        Vantage::Conspirator => true,
        Vantage::Latecomer | Vantage::Spectator => choice.is_multiple_of(2),
    };
    let viewed = usize::from(vantage == Vantage::Detective);
    match by_word {
        true => Secrets {
            words: WORDS,
            blank: [others[0]; 2],
        },
        false => Secrets {
            words: [WORDS[0]; 2],
            blank: [others[viewed], others[viewed + 1]],
        },
    }
}

/// The last cards that two have just drawn, if they are to differ and both drew some.
fn swap(news: &[News], seats: &[SeatId], wanted: bool) -> Vec<(SeatId, String)> {
    let events = news.last().map_or(&[][..], |news| &news.record.events);
    let drawn = events.iter().filter_map(|event| match event {
        Event::Notebook {
            event: notebook::Event::HandsFilled { drawn },
        } => Some(drawn),
        _ => None,
    });
    let drawn = drawn.flatten().filter(|(seat, _)| seats.contains(seat));
    let last = drawn.filter_map(|(seat, cards)| Some((*seat, cards.last()?.clone())));
    let last: Vec<_> = last.collect();
    if wanted && last.len() == 2 {
        last
    } else {
        Vec::new()
    }
}

/// Each gets the other's.
fn exchange(event: &mut Event, swapped: &[(SeatId, String)]) {
    let Event::Notebook {
        event: notebook::Event::HandsFilled { drawn },
    } = event
    else {
        return;
    };
    let [(_, x), (_, y)] = swapped else { return };
    for card in drawn.iter_mut().flat_map(|(_, cards)| cards) {
        if card == x {
            card.clone_from(y);
        } else if card == y {
            card.clone_from(x);
        }
    }
}

/// Whoever has the blank notebook, by asking every phone.
pub(crate) fn blank(table: &Table) -> Option<SeatId> {
    let page = |seat: &SeatId| {
        table
            .seat_view(*seat)
            .notebook()
            .and_then(|own| own.page.clone())
    };
    let mut seats = table.seats().into_iter();
    seats.find(|seat| page(seat).is_some_and(|page| page.blank))
}

/// What stands in the notebooks, by asking every phone.
pub(crate) fn word(table: &Table) -> String {
    let pages = table.seats().into_iter();
    let pages = pages.filter_map(|seat| {
        table
            .seat_view(seat)
            .notebook()
            .and_then(|own| own.page.clone())
    });
    pages.map(|page| page.word).max().unwrap_or_default()
}
