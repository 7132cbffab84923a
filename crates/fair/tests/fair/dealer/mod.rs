//! An honest dealer: writes files as phones save them, with numbers that are always the same.

pub(crate) mod captains;
pub(crate) mod notebook;
pub(crate) mod spy;

use std::fmt::Write as _;

use fair::{Dice, Digest, Label, SEALS, Use, digest, seal, seed, server_seal};

/// What a seat says that has a seal.
pub(crate) const SEALED: &str = "seal";

/// One attempt at a deal.
#[derive(Clone)]
pub(crate) struct Attempt {
    pub(crate) table: &'static str,
    pub(crate) round: u32,
    pub(crate) attempt: u8,
    /// The lines from `game` to the packs.
    pub(crate) rules: String,
    pub(crate) seats: Vec<(u16, &'static str)>,
    pub(crate) uses: Vec<Use>,
    /// What is drawn from, and who begins.
    pub(crate) from: String,
    /// The server has one number for everything.
    pub(crate) lazy: bool,
}

impl Attempt {
    pub(crate) fn order(&self) -> Vec<u16> {
        self.seats.iter().map(|(seat, _)| *seat).collect()
    }

    /// The number of a phone: any will do.
    pub(crate) fn number(&self, seat: u16) -> String {
        let of = format!("{}|{}|{}|{seat}", self.table, self.round, self.attempt);
        digest(&of).to_string()[..32].to_owned()
    }

    pub(crate) fn server(&self, of: Use) -> Digest {
        if self.lazy {
            return digest(self.table);
        }
        let (round, attempt) = (self.round, self.attempt);
        digest(&format!("{}|{round}|{attempt}|{}", self.table, of.name()))
    }

    pub(crate) fn terms(&self) -> String {
        let (table, round, attempt) = (self.table, self.round, self.attempt);
        let mut terms =
            format!("molehunt1|deal\ntable|{table}\nround|{round}\nattempt|{attempt}\n");
        terms.push_str(&self.rules);
        for (seat, says) in &self.seats {
            let says = match *says {
                SEALED => seal(table, round, attempt, *seat, &self.number(*seat)).to_string(),
                says => says.to_owned(),
            };
            put(&mut terms, &format!("seat|{seat}|{says}"));
        }
        for of in &self.uses {
            let seal = server_seal(table, round, attempt, *of, &self.server(*of));
            put(&mut terms, &format!("server|{}|{seal}", of.name()));
        }
        terms + &self.from
    }

    fn numbers(&self, silent: &[u16]) -> String {
        let mut numbers = String::new();
        for (seat, says) in &self.seats {
            if *says == SEALED && !silent.contains(seat) {
                put(
                    &mut numbers,
                    &format!("number|{seat}|{}", self.number(*seat)),
                );
            }
        }
        numbers
    }

    pub(crate) fn told(&self) -> String {
        self.terms() + &self.numbers(&[])
    }

    pub(crate) fn dice(&self, label: Label) -> Dice {
        Dice::new(&seed(&self.server(label.of()), &self.told()), label)
    }

    pub(crate) fn open(&self, of: Use) -> String {
        format!("open|{}|{}\n", of.name(), self.server(of))
    }

    /// Closed and opened.
    pub(crate) fn abandoned(&self, silent: &[u16], why: &str) -> String {
        let mut text = self.terms() + &self.numbers(silent);
        put(&mut text, &format!("abandoned|{why}"));
        self.uses
            .iter()
            .for_each(|of| text.push_str(&self.open(*of)));
        text
    }

    /// The next one, without those who were silent.
    pub(crate) fn next(&self, silent: &[u16]) -> Self {
        assert!(usize::from(self.attempt) < SEALS, "no more seals");
        let mut next = self.clone();
        next.attempt += 1;
        for (seat, says) in &mut next.seats {
            if silent.contains(seat) {
                *says = "missed";
            }
        }
        next
    }

    /// One of the seats.
    pub(crate) fn lot(&self, label: Label) -> u16 {
        let order = self.order();
        order[self.dice(label).below(order.len())]
    }
}

pub(crate) fn put(text: &mut String, line: &str) {
    writeln!(text, "{line}").expect("a text takes whatever is written");
}

/// A place and its roles.
pub(crate) type Place = Vec<String>;

pub(crate) fn places(count: usize) -> Vec<Place> {
    let all = [
        "bank",
        "zoo",
        "lunar-base",
        "harbour",
        "night-train",
        "opera",
        "lighthouse",
        "bakery",
        "airship",
        "museum",
        "vineyard",
        "hospital",
        "ski-lift",
        "printing-house",
    ];
    let roles = ["guard", "visitor-2", "owner", "cook", "thief"];
    let of = |(i, place): (usize, &&str)| {
        let roles = roles[..3 + i % 3].iter();
        let roles = roles.map(|role| format!("{role}-{i}"));
        [(*place).to_owned()].into_iter().chain(roles).collect()
    };
    all[..count].iter().enumerate().map(of).collect()
}

pub(crate) fn counted(word: &str, places: &[Place]) -> String {
    let lines: String = places.iter().map(|place| place.join("|") + "\n").collect();
    format!("{word}|{}|{}\n", places.len(), digest(&lines))
}

pub(crate) fn listed(places: &[Place]) -> String {
    let lines = places
        .iter()
        .map(|place| format!("list|{}\n", place.join("|")));
    lines.collect()
}

/// What the phone of a seat adds. `told`: in which of these attempts.
pub(crate) fn annex(places: &[Place], mine: &str, told: &[(&Attempt, u16)]) -> String {
    let mut text = format!("annex\n{}{mine}", listed(places));
    for (attempt, seat) in told {
        put(&mut text, &format!("told|{seat}|{}", attempt.number(*seat)));
    }
    text
}

/// A file that differs in one line.
pub(crate) fn with_line(file: &str, line: &str, other: &str) -> String {
    let (line, other) = (format!("{line}\n"), format!("{other}\n"));
    assert_eq!(file.matches(&line).count(), 1, "{line}");
    file.replace(&line, &other)
}

/// The first line that begins so.
pub(crate) fn line<'a>(file: &'a str, start: &str) -> &'a str {
    let mut lines = file.lines();
    lines
        .find(|line| line.starts_with(start))
        .unwrap_or_else(|| panic!("no line {start}"))
}

/// Seat 5 told no number at first, and then a backup was put back.
pub(crate) fn twice_abandoned() -> String {
    let mut round = spy::later(21, 0, true);
    let first = round.attempt.clone();
    let second = first.next(&[5]);
    round.attempt = second.next(&[]);
    let told = [(&first, 1), (&second, 1), (&round.attempt, 1)];
    let failed = first.abandoned(&[5], "missing|5") + &second.abandoned(&[], "restored");
    failed + &round.proof() + &annex(&round.list, &round.mine(1), &told)
}

/// Nobody told a number in the end.
pub(crate) fn unproved() -> String {
    let first = spy::later(22, 0, true).attempt;
    let second = first.next(&[5]);
    let third = second.next(&[1]);
    let failed = [
        first.abandoned(&[5], "missing|5"),
        second.abandoned(&[1], "missing|1"),
        third.abandoned(&[2], "missing|2"),
    ];
    failed.concat() + "dealt|unproved\n" + &annex(&[], "", &[(&first, 1)])
}
