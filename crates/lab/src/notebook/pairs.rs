//! Two worlds that differ in facts that one viewer lacks and in nothing else: who has the blank
//! notebook, or what stands in the others, and a card in two other hands.

use std::ops::Range;

use rules::{Command, Event, notebook};
use wire::{Intent, NotebookIntent, Phase, SeatId};

use super::{
    Notebook, blank, hand,
    lens::{CountedEarly, HandsShown, LettersCounted, SHIELDED},
    round_of,
};
use crate::{
    lens::{First, Frames, Slow},
    pair::{Looks, Pair, Turned, Worlds, times},
    sight::{Leak, Lens, Unpadded},
    table::{News, Table},
};

/// From where somebody looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vantage {
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

const WORDS: [&str; 2] = ["storm", "a much longer word than that"];

/// What differs: the word, or else whose notebook is blank.
#[derive(Clone, Debug)]
pub struct Secrets {
    words: [&'static str; 2],
    blank: [SeatId; 2],
    /// Cards that have changed hands in the second world, and who has them.
    swapped: Vec<(SeatId, String)>,
}

impl Worlds for Notebook {
    type Vantage = Vantage;
    type Secrets = Secrets;

    const VANTAGES: &'static [Vantage] = &[
        Vantage::Active,
        Vantage::Detective,
        Vantage::Conspirator,
        Vantage::Latecomer,
        Vantage::Spectator,
    ];
    const GAMES: usize = 200;
    const MOVES: Range<usize> = 40..120;

    /// Deals, and opens the case twice from one table. In every other pair two hands differ too.
    fn dealt(mut table: Table, vantage: Vantage, choice: usize) -> Option<Pair<Self>> {
        let (seat, intent) = table.gather()?;
        let deal = Command::Seat { seat, intent };
        let mut b = table.clone();
        table.deal(&deal).ok()?;
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
        let mut secrets = secrets(vantage, &others, choice / 4);
        let hands = choice.is_multiple_of(2);
        secrets.swapped = swap(table.news(), &others[1..3], hands);
        b.deal_as(&deal, |event| exchange(event, &secrets.swapped))
            .ok()?;
        let mut pair = Pair {
            a: table,
            b,
            viewer,
            secrets,
        };
        if vantage == Vantage::Latecomer {
            pair.let_viewer_in()?;
        }
        open(&mut pair, active)?;
        Some(pair)
    }

    fn tells(pair: &Pair<Self>, command: &Command) -> bool {
        let Command::Seat { seat, intent } = command else {
            return false;
        };
        let secrets = &pair.secrets;
        let [one, other] = secrets.blank;
        let concerns = |seat: &SeatId| {
            let blank = one != other && [one, other].contains(seat);
            let swapped = secrets.swapped.iter().any(|(owner, _)| owner == seat);
            pair.viewer == Some(*seat) || blank || swapped
        };
        match intent {
            Intent::Leave {} => concerns(seat),
            Intent::Kick { seat } => concerns(seat),
            Intent::Notebook(NotebookIntent::Play { card, .. }) => {
                secrets.swapped.iter().any(|(_, other)| other == card)
            }
            _ => false,
        }
    }

    fn turned(pair: &mut Pair<Self>, _: Option<[&Command; 2]>, news: &[Vec<News>; 2]) -> Turned {
        let over = pair.worlds().map(|world| !world.in_round());
        let late = pair.worlds().map(knows_word);
        if times(&news[0]) != times(&news[1]) || over[0] != over[1] || late[0] != late[1] {
            return Turned::Apart;
        }
        let [one, other] = pair.secrets.words;
        let told = over[0] || (late[0] && one != other) || swapped_card_was_drawn(pair);
        if told { Turned::Public } else { Turned::On }
    }

    /// The word is known.
    fn is_late(pair: &Pair<Self>) -> bool {
        matches!(pair.a.state.phase(), Phase::Explaining | Phase::Chips)
    }

    fn looked_enough(vantage: Vantage, looks: &[Looks]) -> bool {
        let whole = looks.iter().filter(|look| look.all > 12).count();
        let late = looks.iter().filter(|look| look.late > 0).count();
        // Where the word differs, the worlds rightly part as soon as it is known.
        whole > 3 && (vantage == Vantage::Conspirator || late > 1)
    }

    fn planted() -> Vec<(&'static dyn Lens, Vantage, Leak)> {
        vec![
            (&First(blank), Vantage::Active, Leak::Table),
            (&First(blank), Vantage::Detective, Leak::Table),
            (&First(blank), Vantage::Spectator, Leak::Table),
            (&LettersCounted, Vantage::Conspirator, Leak::Table),
            (&LettersCounted, Vantage::Latecomer, Leak::Table),
            (&HandsShown, Vantage::Conspirator, Leak::Table),
            (&CountedEarly, Vantage::Active, Leak::Table),
            (&Unpadded, Vantage::Detective, Leak::Length),
            (&Unpadded, Vantage::Conspirator, Leak::Length),
            (&SHIELDED, Vantage::Detective, Leak::Answer),
            (&Slow(blank), Vantage::Active, Leak::Timing),
            (&Frames(blank), Vantage::Spectator, Leak::Traffic),
        ]
    }
}

/// The active player's first card is the same in both.
fn open(pair: &mut Pair<Notebook>, active: SeatId) -> Option<()> {
    let view = pair.a.view();
    let round = round_of(&view)?;
    let (round, turn) = (round.number, round.step.as_ref()?.turn);
    let card = hand(&pair.a.seat_view(active)).first()?.clone();
    for (n, world) in [&mut pair.a, &mut pair.b].into_iter().enumerate() {
        let open = Intent::Notebook(NotebookIntent::OpenCase {
            round,
            turn,
            word: pair.secrets.words[n].to_owned(),
            card: card.clone(),
        });
        let (seat, intent) = (active, open);
        let lay = |event: &mut Event| {
            if let Event::Notebook {
                event: notebook::Event::CaseOpened { conspirator, .. },
            } = event
            {
                *conspirator = pair.secrets.blank[n];
            }
        };
        world.send_as(&Command::Seat { seat, intent }, lay).ok()?;
    }
    Some(())
}

fn knows_word(table: &Table) -> bool {
    round_of(&table.view()).is_some_and(|round| round.word.is_some())
}

/// By lot, since nobody has played one.
fn swapped_card_was_drawn(pair: &Pair<Notebook>) -> bool {
    let view = pair.a.view();
    let laid = round_of(&view).into_iter().flat_map(|r| &r.evidence);
    let mut laid = laid.flat_map(|line| &line.cards);
    laid.any(|card| pair.secrets.swapped.iter().any(|(_, other)| other == card))
}

fn secrets(vantage: Vantage, others: &[SeatId], choice: usize) -> Secrets {
    let by_word = match vantage {
        Vantage::Active | Vantage::Detective => false,
        Vantage::Conspirator => true,
        Vantage::Latecomer | Vantage::Spectator => choice.is_multiple_of(2),
    };
    let viewed = usize::from(vantage == Vantage::Detective);
    let (words, blank) = match by_word {
        true => (WORDS, [others[0]; 2]),
        false => ([WORDS[0]; 2], [others[viewed], others[viewed + 1]]),
    };
    Secrets {
        words,
        blank,
        swapped: Vec::new(),
    }
}

/// The last cards that two have just drawn, if they are to differ and both drew some.
fn swap(news: &[News], seats: &[SeatId], wanted: bool) -> Vec<(SeatId, String)> {
    let events = news.iter().flat_map(|news| &news.record.events);
    let mut filled = events.filter_map(|event| match event {
        Event::Notebook {
            event: notebook::Event::HandsFilled { drawn },
        } => Some(drawn),
        _ => None,
    });
    let drawn = filled.next_back().into_iter().flatten();
    let drawn = drawn.filter(|(seat, _)| seats.contains(seat));
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
