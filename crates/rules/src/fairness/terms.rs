//! What a deal is drawn from, written down before anybody tells a number. Games say what is theirs.

use std::fmt;

use fair::{Digest, SEALS, Use, digest, server_seal};
use wire::{Refusal, SeatId};

use crate::{
    Moment, Public,
    fairness::{Number, proof::put},
    room::{PoolPlace, play},
};

/// The lines that a game adds, and what it draws.
#[derive(Debug)]
pub(crate) struct Terms {
    /// By which rules.
    rules: String,
    /// From what.
    from: String,
    pub(crate) uses: Vec<Use>,
}

impl Terms {
    /// Every round has cards.
    pub(crate) fn of(game: &str) -> Self {
        let mut terms = Self {
            rules: String::new(),
            from: String::new(),
            uses: vec![Use::Cards],
        };
        terms.rule(format_args!("game|{}", game));
        terms
    }

    pub(crate) fn rule(&mut self, line: fmt::Arguments<'_>) {
        put(&mut self.rules, line);
    }

    pub(crate) fn from(&mut self, line: fmt::Arguments<'_>) {
        put(&mut self.from, line);
    }

    /// Every pack of the table, by what phones load of it.
    pub(crate) fn packs(&mut self, public: &Public, moment: &Moment) {
        for id in &public.settings.packs {
            let of_table = public.packs.iter().find(|own| own.line.id == *id);
            let own = of_table.and_then(|own| own.shown.as_deref());
            let of_house = moment.prints.iter().find(|(pack, _)| pack == id);
            let hash = own.or(of_house.map(|(_, hash)| hash.as_str()));
            self.rule(format_args!("pack|{id}|{}", hash.unwrap_or("-")));
        }
    }

    /// The places of a later deal.
    pub(crate) fn places(&mut self, places: &[&PoolPlace]) {
        let hash = list_hash(places.iter().copied());
        self.from(format_args!("from|{}|{hash}", places.len()));
    }
}

/// What an attempt is made of.
#[derive(Debug)]
pub(crate) struct Draft {
    pub(crate) order: Vec<SeatId>,
    pub(crate) asked: Vec<SeatId>,
    pub(crate) terms: String,
    pub(crate) numbers: Vec<Number>,
}

/// The terms of an attempt with the numbers of the server; or why there is nothing to deal.
pub(crate) fn draft(
    public: &Public,
    moment: &Moment,
    attempt: u8,
    asked: &[SeatId],
    numbers: impl Fn(Use) -> Digest,
) -> Result<Draft, Refusal> {
    let (table, round) = (&*public.code, public.next_round);
    let order = public.players();
    let game = play::terms(public, moment)?;
    let number = |of: &Use| Number {
        of: *of,
        number: numbers(*of),
        round,
    };
    let numbers: Vec<Number> = game.uses.iter().map(number).collect();
    let mut terms = format!("molehunt1|deal\ntable|{table}\nround|{round}\nattempt|{attempt}\n");
    terms.push_str(&game.rules);
    for seat in &order {
        let seal = seal_of(public, *seat, attempt).filter(|_| asked.contains(seat));
        match seal {
            Some(seal) => put(&mut terms, format_args!("seat|{}|{seal}", seat.0)),
            None => put(
                &mut terms,
                format_args!("seat|{}|{}", seat.0, absence(public, *seat)),
            ),
        }
    }
    for Number { of, number, .. } in &numbers {
        let seal = server_seal(table, round, attempt, *of, number);
        put(&mut terms, format_args!("server|{}|{seal}", of.name()));
    }
    terms.push_str(&game.from);
    let asked = asked.to_vec();
    Ok(Draft {
        order,
        asked,
        terms,
        numbers,
    })
}

/// What the phone of a seat has sealed for an attempt at the next deal.
pub(crate) fn seal_of(public: &Public, seat: SeatId, attempt: u8) -> Option<Digest> {
    let fairness = &public.fairness;
    let seals = fairness.seals_of(seat)?;
    let is_for_this = fairness.sealed_for == public.next_round;
    let at = usize::from(attempt)
        .checked_sub(1)
        .filter(|_| is_for_this)?;
    seals.get(at).copied()
}

fn absence(public: &Public, seat: SeatId) -> &'static str {
    const _: () = assert!(SEALS > 0);
    if public.is_bot(seat) {
        "bot"
    } else if public.fairness.missed.contains(&seat) {
        "missed"
    } else if seal_of(public, seat, 1).is_some() {
        "asleep"
    } else {
        "none"
    }
}

/// Of places and their roles, in order.
pub(crate) fn list_hash<'a>(places: impl Iterator<Item = &'a PoolPlace>) -> Digest {
    let mut text = String::new();
    for PoolPlace { place, roles } in places {
        text.push_str(place);
        for role in roles {
            text.push('|');
            text.push_str(role);
        }
        text.push('\n');
    }
    digest(&text)
}

/// Seats or names, each behind a bar.
pub(crate) fn ids(ids: impl IntoIterator<Item = impl fmt::Display>) -> String {
    ids.into_iter().map(|id| format!("|{id}")).collect()
}
