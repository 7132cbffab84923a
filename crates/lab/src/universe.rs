//! Everything that a seat could try at any table, sensible or not, and what its view says about each.

use wire::{
    Asking, Attribute, CaptainsIntent, Intent, LineKind, NotebookIntent, Occasion, Offer, Phrase,
    Remark, RoundIntent, RoundView, SeatId, SeatView, Settings, SpyIntent, TableView,
    limits::AVATARS,
};

use crate::{
    Game,
    table::{number, secret},
};

pub const NOBODY: SeatId = SeatId(9_999);
/// Keys of handed-over seats come from so many, so that a claim sometimes fits.
pub const KEYS: u64 = 3;

#[derive(Clone, Debug)]
pub struct Attempt {
    pub intent: Intent,
    /// Free arguments, which no offer lists, are as they must be.
    pub fits: bool,
}

impl Attempt {
    pub fn good(intent: Intent) -> Self {
        Self { intent, fits: true }
    }

    pub fn bad(intent: Intent) -> Self {
        let fits = false;
        Self { intent, fits }
    }
}

/// A number that holds now and one that does not.
pub fn now_and_stale(number: Option<u32>) -> [u32; 2] {
    [number.unwrap_or(1), number.map_or(2, |n| n - 1)]
}

/// Numbers of rounds, the one that is on first.
pub fn rounds(view: &TableView) -> [u32; 2] {
    now_and_stale(view.round.as_ref().map(|round| round.number()))
}

pub fn configure(view: &TableView, change: impl Fn(&mut Settings)) -> Intent {
    let mut settings = view.settings.clone();
    change(&mut settings);
    Intent::Configure { settings }
}

pub fn universe<G: Game>(view: &TableView) -> Vec<Attempt> {
    let good = free_arguments(view).into_iter();
    let good = good.chain(on_seats(view)).chain(on_rounds(view));
    let good = good.chain(of_every_game(view));
    let mut all: Vec<Attempt> = good.map(Attempt::good).collect();
    all.extend(wrong_arguments(view).into_iter().map(Attempt::bad));
    all.extend(G::attempts(view));
    all
}

/// Some that only one game understands, tried in all.
fn of_every_game(view: &TableView) -> Vec<Intent> {
    let whom = view.seats.last().map_or(NOBODY, |s| s.id);
    let mut all = Vec::new();
    for round in rounds(view) {
        all.extend([
            Intent::Spy(SpyIntent::StartClock { round }),
            Intent::Spy(SpyIntent::Accuse { round, whom }),
            Intent::Spy(SpyIntent::Reveal { round }),
            remark(round, Occasion::Joins, None),
            remark(round, Occasion::Joins, Some(whom)),
        ]);
        for turn in turns(view) {
            let (text, phrase) = (None, Some(QUESTION));
            all.extend(writes(view).then_some(Intent::Round(RoundIntent::Ask {
                round,
                turn,
                whom,
                text,
                phrase,
            })));
            let card = String::new();
            all.extend([
                Intent::Captains(CaptainsIntent::Pick { round, turn, whom }),
                Intent::Captains(CaptainsIntent::Refuse { round, turn }),
                Intent::Notebook(NotebookIntent::Play { round, turn, card }),
                Intent::Notebook(NotebookIntent::Chip { round, turn, whom }),
            ]);
        }
    }
    all
}

const QUESTION: Phrase = Phrase {
    attribute: Attribute::Noise,
    level: None,
    variant: 0,
};

fn remark(round: u32, occasion: Occasion, whom: Option<SeatId>) -> Intent {
    let variant = 0;
    let remark = Remark {
        occasion,
        variant,
        whom,
    };
    Intent::Round(RoundIntent::Remark { round, remark })
}

/// Who owes an answer, if anybody does.
pub fn asked(view: &TableView) -> Option<SeatId> {
    match view.round.as_ref()? {
        RoundView::Spy(round) => round.turn.as_ref()?.asked,
        RoundView::Captains(round) => round.step.as_ref()?.asked,
        RoundView::Notebook(_) => None,
    }
}

/// What the question that is open is about, if it was a phrase.
pub fn about(view: &TableView) -> Option<Attribute> {
    let lines = match view.round.as_ref()? {
        RoundView::Spy(round) => &round.lines,
        RoundView::Captains(round) => &round.lines,
        RoundView::Notebook(_) => return None,
    };
    let mut lines = lines.iter().rev();
    let question = lines.find(|line| line.kind == LineKind::Question)?;
    question.phrase.map(|phrase| phrase.attribute)
}

/// Where bots sit, everybody writes.
pub fn writes(view: &TableView) -> bool {
    let has_bots = view.seats.iter().any(|seat| seat.bot.is_some());
    has_bots || view.settings.asking == Asking::Written
}

/// A bot may have sat here when the round began.
fn may_write(view: &TableView) -> bool {
    let was_bot = |name: &str| rules::BOT_NAMES.contains(&name) || view.settings.bots.take_over;
    let mut gone = view.standings.iter().filter(|line| line.left);
    writes(view) || gone.any(|line| was_bot(&line.name))
}

/// An answer in words, and one without where it need not be typed.
pub fn answers(view: &TableView, round: u32, turn: u32) -> impl Iterator<Item = Intent> {
    let words = Some("Only at night.".to_owned());
    let is_known = writes(view) || !may_write(view);
    let none = (is_known && !writes(view)).then_some(None);
    let texts = [words].into_iter().chain(none);
    texts.map(move |text| {
        Intent::Round(RoundIntent::Answer {
            round,
            turn,
            text,
            phrase: None,
            level: None,
        })
    })
}

/// Whether the offer to answer promises this one: others may say that somebody has, in no words of theirs.
pub fn covers_answer(view: &TableView, own: &SeatView, offered: u32, intent: &Intent) -> bool {
    let Intent::Round(RoundIntent::Answer { turn, text, .. }) = intent else {
        return false;
    };
    offered == *turn && (text.is_none() || asked(view) == Some(own.you))
}

/// Numbers of turns, the one that is on first.
fn turns(view: &TableView) -> [u32; 2] {
    now_and_stale(match view.round.as_ref() {
        Some(RoundView::Spy(round)) => round.turn.as_ref().map(|turn| turn.number),
        Some(RoundView::Captains(round)) => round.step.as_ref().map(|step| step.turn),
        Some(RoundView::Notebook(round)) => round.step.as_ref().map(|step| step.turn),
        None => None,
    })
}

fn rename(name: &str) -> Intent {
    let name = name.to_owned();
    Intent::Rename { name }
}

fn free_arguments(view: &TableView) -> Vec<Intent> {
    let seats: Vec<SeatId> = view.seats.iter().map(|s| s.id).collect();
    let reversed = seats.iter().rev().copied().collect();
    let is_free = |name: &String| view.seats.iter().all(|s| s.name != *name);
    let is_bare = |avatar: &u8| view.seats.iter().all(|s| s.avatar != *avatar);
    let mut names = (0..).map(|n| format!("Somebody {n}"));
    vec![
        rename(&names.find(is_free).unwrap()),
        Intent::Dress {
            avatar: (0..).find(is_bare).unwrap(),
        },
        Intent::Leave {},
        Intent::Here {},
        Intent::AddBot {},
        Intent::Lock { locked: true },
        Intent::Lock { locked: false },
        Intent::Reorder { seats },
        Intent::Reorder { seats: reversed },
        Intent::StartRound {},
        configure(view, |_| {}),
    ]
}

fn wrong_arguments(view: &TableView) -> Vec<Intent> {
    let seats: Vec<SeatId> = view.seats.iter().map(|s| s.id).collect();
    let short = seats.iter().skip(1).copied().collect();
    let twice = seats.iter().chain(&seats).copied().collect();
    let strange = seats.iter().skip(1).copied().chain([NOBODY]).collect();
    vec![
        rename(" \u{200B}"),
        rename(&"x".repeat(21)),
        Intent::Dress { avatar: AVATARS },
        Intent::Reorder { seats: short },
        Intent::Reorder { seats: twice },
        Intent::Reorder { seats: strange },
        configure(view, |s| s.rounds = Some(0)),
        configure(view, |s| s.packs = vec!["nowhere".to_owned()]),
    ]
}

fn on_seats(view: &TableView) -> Vec<Intent> {
    let seats = view.seats.iter().map(|s| s.id).chain([NOBODY]);
    let on = |seat: SeatId| {
        let key = secret(u64::from(seat.0) % KEYS);
        [
            Intent::Kick { seat },
            Intent::MakeHost { seat },
            Intent::HandOver { seat, key },
        ]
    };
    seats.flat_map(on).collect()
}

fn on_rounds(view: &TableView) -> Vec<Intent> {
    let on = |round| {
        [
            Intent::NextRound { round },
            Intent::AbortRound { round },
            Intent::Round(RoundIntent::Pause { round }),
            Intent::Round(RoundIntent::Resume { round }),
            Intent::EndGame { round },
            Intent::ToLobby { round },
            Intent::Round(RoundIntent::Looked { round }),
            Intent::Ready { round },
            Intent::NotYet { round },
        ]
    };
    rounds(view).into_iter().flat_map(on).collect()
}

/// An intent that names a round names the one that is on.
pub fn names_now(view: &TableView, intent: &Intent) -> bool {
    let named = serde_json::to_value(intent).unwrap()["round"].as_u64();
    let on = view.round.as_ref().map(|_| u64::from(number(view)));
    named.is_none() || named == on
}

/// Whether the view promises that this intent would be accepted now, if it names the round that is on
/// and its free arguments fit.
pub fn is_offered<G: Game>(view: &TableView, own: &SeatView, intent: &Intent) -> bool {
    let mut offers = own.can.open.iter().chain(&own.can.card);
    offers.any(|offer| covers(offer, intent) || G::covers(view, own, offer, intent))
}

fn covers(offer: &Offer, intent: &Intent) -> bool {
    match (offer, intent) {
        (Offer::Rename {}, Intent::Rename { .. } | Intent::Dress { .. })
        | (Offer::Leave {}, Intent::Leave {})
        | (Offer::Here {}, Intent::Here {})
        | (Offer::AddBot {}, Intent::AddBot {})
        | (Offer::Lock {}, Intent::Lock { .. })
        | (Offer::Reorder {}, Intent::Reorder { .. })
        | (Offer::Configure {}, Intent::Configure { .. } | Intent::DropPicture { .. })
        | (Offer::StartRound {}, Intent::StartRound {})
        | (Offer::NextRound {}, Intent::NextRound { .. })
        | (Offer::AbortRound {}, Intent::AbortRound { .. })
        | (Offer::Pause {}, Intent::Round(RoundIntent::Pause { .. }))
        | (Offer::Resume {}, Intent::Round(RoundIntent::Resume { .. }))
        | (Offer::EndGame {}, Intent::EndGame { .. })
        | (Offer::ToLobby {}, Intent::ToLobby { .. })
        | (Offer::Looked {}, Intent::Round(RoundIntent::Looked { .. }))
        | (Offer::Ready {}, Intent::Ready { .. })
        | (Offer::NotYet {}, Intent::NotYet { .. }) => true,
        (Offer::Kick { seats }, Intent::Kick { seat })
        | (Offer::MakeHost { seats }, Intent::MakeHost { seat })
        | (Offer::HandOver { seats }, Intent::HandOver { seat, .. }) => seats.contains(seat),
        (Offer::Remark {}, Intent::Round(RoundIntent::Remark { remark, .. })) => {
            remark.whom.is_none()
        }
        _ => false,
    }
}
