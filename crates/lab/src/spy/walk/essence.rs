//! What of a table decides how it can go on. Two tables with the same essence are one state of the
//! walk.
//!
//! The essence is made of everything that the state prints, so a field that is added to the rules is
//! part of it until somebody says otherwise here. What is hidden prints nothing; the seats' own views
//! tell it. Left out or rewritten is only:
//!
//! * what is counted up and only ever compared for being the present one: rounds, turns, votes,
//!   happenings, intents. The walk answers offers, which name the present ones;
//! * what is written on the table and read by no rule: names, pictures, the lock, the scoreboard,
//!   what was typed, what will be told;
//! * what is the same all through one walk: the code, the settings, the ruleset, the pool;
//! * moments. Rules compare them with the present, so deadlines become what is left of them, and
//!   beginnings become ages up to the oldest that a rule asks for;
//! * what is read no more at this stage of the round ([`Stage`]), or not by these rules.
//!
//! `equal_tables_go_on_equally` looks for a field that was left out by mistake.

use std::{collections::BTreeSet, fmt::Write};

use rules::{State, seat_view};
use wire::SeatView;

use super::form::{Form, Part};
use crate::{
    Spy,
    spy::{ballot, card, voted},
    walk::Node,
};

/// No rule asks how much longer than this somebody is away: then a seat sits out. The host's rights
/// are gone before that.
const AWAY_MS: u64 = 120_000;
/// Nor how much longer a turn has waited for somebody away, when it passes.
const TURN_PASS_MS: u64 = 30_000;

pub(super) fn of_round(node: &Node<Spy>) -> String {
    let state = &*node.table.state;
    let printed = format!("{state:?}");
    let mut form = Form::read(&printed, is_left_out);
    let seats = node.notes.seats.iter();
    let own: Vec<SeatView> = seats.map(|seat| seat_view(state, *seat)).collect();
    let essence = Essence::of(state, &form, &own);
    essence.distil(&mut form);
    let mut text = String::new();
    form.write(&mut text);
    for own in &own {
        let spy = card(own).map(|card| card.spy);
        write!(text, "{spy:?}{:?}{:?}", voted(own), ballot(own)).unwrap();
    }
    let spent = &node.notes;
    let asks = essence.stage.reads("turn");
    let bounds = asks.then_some((spent.questions, spent.stops));
    write!(text, "{bounds:?}{}{:?}", spent.phones_off, node.judge).unwrap();
    text
}

fn is_left_out(owner: &str, key: &str) -> bool {
    // Of the rules only this is looked up.
    let unread = owner == "Ruleset" && key != "question";
    unread
        || matches!(
            (owner, key),
            ("Public", "code" | "at_ms" | "locked" | "settings")
                | (
                    "Public",
                    "next_seat" | "next_round" | "next_happening" | "happenings" | "annals"
                )
                | ("Hidden", "tokens" | "keys" | "numbers")
                | ("Seat", "name" | "avatar")
                | ("Game", "pool" | "rounds" | "standings")
                | ("Play", "round_ms")
                | ("Circle", "number")
                | (
                    "Round",
                    "clock_total_ms" | "votes" | "transcript" | "questions" | "counted"
                )
                | ("Turn" | "Vote", "number")
        )
}

/// How far the round has come, as far as that tells what is still read of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Dealt,
    Questions,
    /// Questions go on after it.
    Vote,
    /// One after the other may still accuse.
    LastChance,
    /// One after the other may propose a suspect.
    Proposals,
    /// All are asked at once.
    Hands,
    Guess,
}

impl Stage {
    fn of(round: &Form) -> Self {
        let stage = round.get("stage").expect("a round has a stage");
        match (stage.name(), stage.get("kind").map(Form::name)) {
            ("Dealt", _) => Self::Dealt,
            ("Questions", _) => Self::Questions,
            ("Vote", _) => Self::Vote,
            ("Guess", _) => Self::Guess,
            ("TimeUp", Some("LastChance" | "Point")) => Self::LastChance,
            ("TimeUp", Some("Propose" | "Proposal")) => Self::Proposals,
            ("TimeUp", _) => Self::Hands,
            (other, _) => panic!("what is still read at the stage {other}?"),
        }
    }

    /// Whether a rule may still read this field of the round or of a seat.
    fn reads(self, field: &str) -> bool {
        let asks = matches!(self, Self::Dealt | Self::Questions | Self::Vote);
        match field {
            "look" => self == Self::Dealt,
            "turn" | "pointed" | "waited_for" => asks,
            "accused" => asks || self == Self::LastChance,
            "accusations" => self != Self::Guess,
            // RULES 9, row 25: a hand that stays down is not missed.
            "missed_votes" => asks || matches!(self, Self::LastChance | Self::Proposals),
            _ => true,
        }
    }
}

/// What the parts of a table must know of each other.
struct Essence {
    now_ms: u64,
    stage: Stage,
    spy: Option<u64>,
    /// Since when the seat that the questions wait for is away, if it is.
    awaited_away_ms: Option<u64>,
    /// When the seats were taken.
    taken_ms: BTreeSet<u64>,
    answers: Option<u64>,
    ask_back: bool,
}

impl Essence {
    fn of(state: &State, form: &Form, own: &[SeatView]) -> Self {
        let round = form.at(&["public", "game", "play", "round"]);
        let round = round.expect("cards are dealt");
        let seats = form.at(&["public", "seats"]).map_or(&[][..], Form::parts);
        let of_seat = |seat: &Part, key| seat.value.get(key).and_then(Form::number);
        let turn = |key| round.at(&["turn", key]).and_then(Form::number);
        let awaited = turn("asked").or(turn("asker"));
        let awaited = seats.iter().find(|seat| of_seat(seat, "id") == awaited);
        let is_spy = |own: &&SeatView| card(own).is_some_and(|card| card.spy);
        let spy = own.iter().find(is_spy).map(|own| own.you);
        let taken_ms = seats.iter().filter_map(|seat| of_seat(seat, "since_ms"));
        let ask_back = form.at(&["public", "game", "play", "ruleset", "question", "ask_back"]);
        Self {
            now_ms: state.at_ms(),
            stage: Stage::of(round),
            spy: spy.map(|spy| spy.0.into()),
            awaited_away_ms: awaited.and_then(|seat| of_seat(seat, "away_since_ms")),
            taken_ms: taken_ms.collect(),
            answers: round.get("answers").and_then(Form::number),
            ask_back: ask_back.is_some_and(|ask_back| ask_back.name() == "true"),
        }
    }

    fn distil(&self, form: &mut Form) {
        let Form::Group(owner, parts) = form else {
            return;
        };
        match *owner {
            "Seat" => self.seat(parts),
            "Round" => self.round(parts),
            "Turn" => self.turn(parts),
            "Running" => rewrite(parts, "ends_at_ms", |at_ms| self.left(at_ms)),
            "For" => rewrite(parts, "until_ms", |at_ms| self.left(at_ms)),
            "Play" => parts.retain(|part| part.key != "ruleset"),
            _ => {}
        }
        for part in parts {
            self.distil(&mut part.value);
        }
    }

    fn left(&self, until_ms: u64) -> u64 {
        until_ms.saturating_sub(self.now_ms)
    }

    fn age(&self, since_ms: u64, most_ms: u64) -> u64 {
        self.now_ms.saturating_sub(since_ms).min(most_ms)
    }

    fn seat(&self, parts: &mut Vec<Part>) {
        parts.retain(|part| self.stage.reads(part.key));
        rewrite(parts, "away_since_ms", |at_ms| self.age(at_ms, AWAY_MS));
        // The host's rights go to whoever has been here longest. Whoever comes back next is the last,
        // but together with those who come back at this very moment.
        rewrite(parts, "since_ms", |at_ms| {
            let before = self.taken_ms.range(..at_ms).count();
            u64::try_from(before).expect("few seats") * 2 + u64::from(at_ms == self.now_ms)
        });
    }

    fn round(&self, parts: &mut Vec<Part>) {
        parts.retain(|part| self.stage.reads(part.key) && part.key != "answers");
        for part in parts {
            match (part.key, &mut part.value) {
                ("pointed", Form::Group(_, pointed)) => {
                    // RULES 6.1: in vain only until the next answer.
                    pointed.retain(|seat| seat.value.number() == self.answers);
                    let all = pointed.iter_mut();
                    all.for_each(|seat| seat.value = Form::Word(""));
                }
                ("accusations", Form::Group(_, accusations)) => {
                    // All that is asked later is who accused the spy first.
                    let suspect = |part: &Part| part.value.get("suspect")?.number();
                    accusations.retain(|part| suspect(part) == self.spy);
                    accusations.truncate(1);
                }
                _ => {}
            }
        }
    }

    /// A turn passes so long after it began and the seat that it waits for went away. It begins anew
    /// after a vote.
    fn turn(&self, parts: &mut Vec<Part>) {
        parts.retain(|part| !(self.ask_back && part.key == "not_back_to"));
        let asks = self.stage == Stage::Questions;
        match self.awaited_away_ms.filter(|_| asks) {
            Some(away_ms) => rewrite(parts, "since_ms", |at_ms| {
                self.age(at_ms.max(away_ms), TURN_PASS_MS)
            }),
            None => parts.retain(|part| part.key != "since_ms"),
        }
    }
}

fn rewrite(parts: &mut [Part], key: &str, as_what: impl Fn(u64) -> u64) {
    for part in parts.iter_mut().filter(|part| part.key == key) {
        if let Some(number) = part.value.number() {
            part.value = Form::Number(as_what(number));
        }
    }
}
