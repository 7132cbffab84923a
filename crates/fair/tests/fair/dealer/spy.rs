//! Rounds of spies.

use fair::{Label, Use, digest};

use super::{Attempt, Place, SEALED, annex, counted, places, put};

pub(crate) struct Round {
    pub(crate) attempt: Attempt,
    pub(crate) list: Vec<Place>,
    /// Those of them that are in play, where all are.
    drawn_from: fn(&Attempt, &[Place]) -> Vec<Place>,
    roles: bool,
    middle: usize,
    starter: Option<u16>,
}

fn rules() -> String {
    let pack = digest("the pack of the house");
    format!(
        "game|spy\nruleset|time-travel\nchange|score.spyGuess|-5\nchange|minutes|5:6,12:9\npack|places|{pack}\n"
    )
}

/// The first of a game: of fourteen places, some were played lately, and nine of the rest are drawn.
pub(crate) fn first(round: u32) -> Round {
    let list = places(14);
    let from = format!(
        "{}recent|atlantis|bank|opera|zoo|bakery|museum|harbour\nfresh|1\nmost|9\ndeals|5\nroles|1\nmiddle|0\nstarter|draw\n",
        counted("pool", &list)
    );
    Round {
        attempt: Attempt {
            table: "KRZNB",
            round,
            attempt: 1,
            rules: rules(),
            seats: vec![
                (1, SEALED),
                (4, "asleep"),
                (2, SEALED),
                (7, "none"),
                (5, SEALED),
            ],
            uses: vec![Use::Cards, Use::Pool],
            from,
            lazy: false,
        },
        list,
        drawn_from: nine,
        roles: true,
        middle: 0,
        starter: None,
    }
}

/// Six of the fourteen were played lately. Nine are wanted, so the oldest of these comes back.
fn nine(attempt: &Attempt, list: &[Place]) -> Vec<Place> {
    let out = ["opera", "zoo", "bakery", "museum", "harbour"];
    let left = list
        .iter()
        .filter(|place| !out.contains(&place[0].as_str()));
    let left: Vec<Place> = left.cloned().collect();
    let mut lots: Vec<usize> = (0..left.len()).collect();
    attempt.dice(Label::Pool).shuffle(&mut lots);
    lots.truncate(9);
    lots.sort_unstable();
    lots.into_iter().map(|lot| left[lot].clone()).collect()
}

/// A later one, with cards in the middle, of which somebody else than chance says who begins.
pub(crate) fn later(round: u32, middle: usize, roles: bool) -> Round {
    let list = places(6);
    let flag = u8::from(roles);
    let from = format!(
        "{}roles|{flag}\nmiddle|{middle}\nstarter|7\n",
        counted("from", &list)
    );
    Round {
        attempt: Attempt {
            uses: vec![Use::Cards],
            from,
            ..first(round).attempt
        },
        list,
        drawn_from: |_, list| list.to_vec(),
        roles,
        middle,
        starter: Some(7),
    }
}

impl Round {
    fn spy(&self) -> Option<u16> {
        let order = self.attempt.order();
        let card = self
            .attempt
            .dice(Label::Spy)
            .below(order.len() + self.middle);
        order.get(card).copied()
    }

    fn place(&self) -> Place {
        let places = (self.drawn_from)(&self.attempt, &self.list);
        places[self.attempt.dice(Label::Place).below(places.len())].clone()
    }

    fn roles(&self) -> Vec<(u16, String)> {
        let mut roles = self.place()[1..].to_vec();
        self.attempt.dice(Label::Roles).shuffle(&mut roles);
        roles.resize(100, "-".to_owned());
        let agents = self.attempt.order().into_iter();
        let agents = agents.filter(|seat| Some(*seat) != self.spy());
        let role = |role: String| if self.roles { role } else { String::new() };
        agents.zip(roles.into_iter().map(role)).collect()
    }

    pub(crate) fn spy_seat(&self) -> u16 {
        self.spy().expect("the spy sits at the table")
    }

    pub(crate) fn agent(&self) -> u16 {
        let sealed = self.attempt.seats.iter();
        let mut sealed = sealed.filter(|(seat, says)| *says == SEALED && Some(*seat) != self.spy());
        sealed.next().expect("somebody is an agent").0
    }

    /// What the proof says after the terms and numbers.
    pub(crate) fn opening(&self) -> String {
        let mut text = "dealt|proved\n".to_owned();
        if self.attempt.uses.contains(&Use::Pool) {
            text.push_str(&self.attempt.open(Use::Pool));
        }
        let starter = self
            .starter
            .unwrap_or_else(|| self.attempt.lot(Label::Starter));
        put(&mut text, &format!("starter|{starter}"));
        put(&mut text, &format!("place|{}", self.place()[0]));
        match self.spy() {
            Some(seat) => put(&mut text, &format!("spy|{seat}")),
            None => put(&mut text, "spy|middle"),
        }
        for (seat, role) in self.roles() {
            put(&mut text, &format!("role|{seat}|{role}"));
        }
        text + &self.attempt.open(Use::Cards)
    }

    pub(crate) fn proof(&self) -> String {
        self.attempt.told() + &self.opening()
    }

    pub(crate) fn mine(&self, seat: u16) -> String {
        let place = &self.place()[0];
        let role = self.roles().into_iter().find(|(whose, _)| *whose == seat);
        match role {
            None => format!("mine|{seat}|spy\n"),
            Some((_, role)) if role.is_empty() => format!("mine|{seat}|{place}\n"),
            Some((_, role)) => format!("mine|{seat}|{place}|{role}\n"),
        }
    }

    /// As the phone of a seat saves it.
    pub(crate) fn file(&self, seat: u16) -> String {
        let told: &[(&Attempt, u16)] = match self.attempt.seats.contains(&(seat, SEALED)) {
            true => &[(&self.attempt, seat)],
            false => &[],
        };
        self.proof() + &annex(&self.list, &self.mine(seat), told)
    }
}
