//! Rounds of captains.

use fair::{Label, Use, digest};

use super::{Attempt, Place, SEALED, annex, counted, places, put};

pub(crate) struct Round {
    pub(crate) attempt: Attempt,
    list: Vec<Place>,
    ranks: Option<Vec<u16>>,
}

/// All places are in the game, and three seats have the lowest rank.
pub(crate) fn first(round: u32) -> Round {
    let list = places(10);
    let seats: Vec<(u16, &str)> = (1..=7).rev().map(|seat| (seat, SEALED)).collect();
    let ranks = vec![0, 1001, 0, 2, 1, 0, 3];
    let mut from = counted("pool", &list);
    from.push_str("recent\nfresh|0\nmost|all\ndeals|8\ncaptains|draw\n");
    for ((seat, _), rank) in seats.iter().zip(&ranks) {
        put(&mut from, &format!("rank|{seat}|{rank}"));
    }
    Round {
        attempt: Attempt {
            table: "BCDFGH",
            round,
            attempt: 1,
            rules: format!("game|captains\npack|places|{}\n", digest("a pack")),
            seats,
            uses: vec![Use::Cards],
            from,
            lazy: false,
        },
        list,
        ranks: Some(ranks),
    }
}

pub(crate) fn named(round: u32) -> Round {
    let first = first(round);
    let list = places(2);
    let from = counted("from", &list) + "captains|6|3\n";
    Round {
        attempt: Attempt {
            from,
            ..first.attempt
        },
        list,
        ranks: None,
    }
}

impl Round {
    fn captains(&self) -> [u16; 2] {
        let Some(ranks) = &self.ranks else {
            return [6, 3];
        };
        let mut lots = self.attempt.order();
        self.attempt.dice(Label::Captains).shuffle(&mut lots);
        let order = self.attempt.order();
        let at = |seat: u16| order.iter().position(|s| *s == seat).expect("it sits here");
        lots.sort_by_key(|seat| ranks[at(*seat)]);
        [lots[0], lots[1]]
    }

    fn places(&self) -> [String; 2] {
        let mut dice = self.attempt.dice(Label::Places);
        let mut left: Vec<&Place> = self.list.iter().collect();
        [(); 2].map(|()| {
            let at = dice.below(left.len());
            left.swap_remove(at)[0].clone()
        })
    }

    fn agents(&self) -> Vec<(u16, Option<u16>)> {
        let captains = self.captains();
        let order = self.attempt.order().into_iter();
        let agents: Vec<u16> = order.filter(|seat| !captains.contains(seat)).collect();
        let larger = self.attempt.dice(Label::Half).below(2);
        let mut cards: Vec<Option<u16>> = vec![None];
        while cards.len() < agents.len() {
            let of = (larger + cards.len() - 1) % 2;
            cards.push(Some(captains[of]));
        }
        self.attempt.dice(Label::Cards).shuffle(&mut cards);
        agents.into_iter().zip(cards).collect()
    }

    pub(crate) fn spy_seat(&self) -> u16 {
        let agents = self.agents();
        let spy = agents.iter().find(|(_, of)| of.is_none());
        spy.expect("there is a spy").0
    }

    pub(crate) fn agent(&self) -> u16 {
        let agents = self.agents();
        let agent = agents.iter().find(|(_, of)| of.is_some());
        agent.expect("there are agents").0
    }

    pub(crate) fn proof(&self) -> String {
        let mut text = self.attempt.told() + "dealt|proved\n";
        let captains = self.captains();
        let first = captains[self.attempt.dice(Label::First).below(2)];
        put(&mut text, &format!("first|{first}"));
        for (captain, place) in captains.iter().zip(self.places()) {
            put(&mut text, &format!("captain|{captain}|{place}"));
        }
        for (seat, of) in self.agents() {
            let of = of.map_or("spy".to_owned(), |captain| captain.to_string());
            put(&mut text, &format!("agent|{seat}|{of}"));
        }
        text + &self.attempt.open(Use::Cards)
    }

    fn mine(&self, seat: u16) -> String {
        let captain = match self.agents().into_iter().find(|(whose, _)| *whose == seat) {
            Some((_, None)) => return format!("mine|{seat}|spy\n"),
            Some((_, Some(captain))) => captain,
            None => seat,
        };
        let of = usize::from(captain != self.captains()[0]);
        format!("mine|{seat}|{}\n", self.places()[of])
    }

    pub(crate) fn file(&self, seat: u16) -> String {
        self.proof() + &annex(&self.list, &self.mine(seat), &[(&self.attempt, seat)])
    }
}
