//! Takes in what happened on the way to a fair deal, and what becomes known of it later.

use fair::{Dice, Digest, Label, SEALS, Use};
use wire::{SeatId, Secret128};

use crate::{
    State,
    fairness::{
        FairKept, Number, Proof, Sealed, ServerNumber, TermsSet, Why,
        proof::{put, put_opened},
        state::{DeckLog, DeckStep, Fairness, Trying},
        terms::ids,
    },
    room::{Draft, play},
    secret::Secret,
};

impl State {
    pub(crate) fn terms_set(&mut self, set: &TermsSet) {
        let TermsSet {
            attempt,
            order,
            asked,
            terms,
            numbers,
            begins_game,
            until_ms,
            epoch,
        } = set.clone();
        self.hidden.fair.told = Secret::default();
        self.hidden.fair.trying = Secret::new(ServerNumber::read_all(&numbers));
        self.public.no_deal_is_set();
        let trying = Trying {
            attempt,
            order,
            asked,
            terms,
            begins_game,
            until_ms,
            epoch,
        };
        self.public.fairness.trying = Some(trying.into());
        self.public.fairness.shown += 1;
    }

    pub(crate) fn number_told(&mut self, seat: SeatId, number: Secret128) {
        let mut told = self.hidden.fair.told.peek().clone();
        told.insert(seat, number);
        self.hidden.fair.told = Secret::new(told);
    }

    pub(crate) fn attempt_closed(&mut self, why: &Why) {
        let Some((mut text, numbers)) = self.take_attempt() else {
            return;
        };
        let fairness = &mut self.public.fairness;
        match why {
            Why::Missing { seats } => {
                put(&mut text, format_args!("abandoned|missing{}", ids(seats)));
                fairness.missed.extend(seats);
            }
            Why::Changed {} => put(&mut text, format_args!("abandoned|changed")),
            Why::Restored {} => put(&mut text, format_args!("abandoned|restored")),
        }
        for number in &numbers {
            put_opened(&mut text, number.of, number);
        }
        fairness.failures.push_str(&text);
        fairness.failed += 1;
    }

    /// From here on the cards follow.
    pub(crate) fn numbers_complete(&mut self) {
        let Some((told, numbers)) = self.take_attempt() else {
            return;
        };
        let outlasts_round = numbers.iter().any(|number| number.of == Use::Deck);
        self.hidden.fair.add_dealt(numbers);
        let proof = Proof {
            round: self.public.next_round,
            failures: std::mem::take(&mut *self.public.fairness.failures),
            told,
            opened: String::new(),
            outlasts_round,
        };
        self.public.fairness.keep(proof, "proved");
    }

    pub(crate) fn dealt_unproved(&mut self) {
        let proof = Proof {
            round: self.public.next_round,
            failures: std::mem::take(&mut *self.public.fairness.failures),
            ..Proof::default()
        };
        self.public.fairness.keep(proof, "unproved");
    }

    /// Its terms with the numbers that were told, and the server's own.
    fn take_attempt(&mut self) -> Option<(String, Vec<Number>)> {
        let trying = self.public.fairness.trying.take()?;
        let told = std::mem::take(&mut self.hidden.fair.told);
        let numbers = std::mem::take(&mut self.hidden.fair.trying);
        let mut text = trying.terms.clone();
        for seat in &trying.asked {
            if let Some(number) = told.peek().get(seat) {
                put(&mut text, format_args!("number|{seat}|{}", number.to_hex()));
            }
        }
        self.public.fairness.shown += 1;
        Some((text, numbers.peek().clone()))
    }

    /// What a number of the server is worth with those of the phones, while it is sealed.
    fn seed(&self, of: Use) -> Option<[u8; 32]> {
        let Number { number, round, .. } = self.hidden.fair.dealt(of)?;
        let mut proofs = self.public.fairness.proofs.iter();
        let proof = proofs.find(|proof| proof.round == round)?;
        Some(fair::seed(&number, &proof.told))
    }

    /// The round is over: everybody may know how its cards came about.
    pub(crate) fn open_cards(&mut self) {
        let lines = play::opening(&self.public);
        self.open(Use::Cards, &lines);
    }

    /// Everybody sees what it drew.
    pub(crate) fn open_pool(&mut self) {
        self.open(Use::Pool, &[]);
    }

    pub(crate) fn open_deck(&mut self) {
        let Some(log) = self.hidden.fair.deck.take() else {
            return;
        };
        let DeckLog { cards, steps } = &**log.peek();
        let mut lines: Vec<String> = cards.iter().map(|card| format!("card|{card}")).collect();
        lines.extend(steps.iter().map(|step| match step {
            DeckStep::Drew { seat, cards } => format!("drew|{seat}|{cards}"),
            DeckStep::Reshuffled { from } => format!("reshuffled{}", ids(from)),
        }));
        self.open(Use::Deck, &lines);
    }

    fn open(&mut self, of: Use, lines: &[String]) {
        let Some(number) = self.hidden.fair.take(of) else {
            return;
        };
        if let Some(proof) = self.public.fairness.proof_mut(number.round) {
            lines
                .iter()
                .for_each(|line| proof.add(format_args!("{line}")));
            proof.open(&number);
        }
    }

    /// A fact of the round that is on, which all can see.
    pub(crate) fn note_in_proof(&mut self, line: std::fmt::Arguments<'_>) {
        let Some(number) = self.hidden.fair.dealt(Use::Cards) else {
            return;
        };
        if let Some(proof) = self.public.fairness.proof_mut(number.round) {
            proof.add(line);
        }
    }

    /// A deck that follows from numbers was laid.
    pub(crate) fn deck_proven(&mut self, deck: &[String]) {
        if self.hidden.fair.dealt(Use::Deck).is_some() {
            let mut cards = deck.to_vec();
            cards.sort_unstable();
            let steps = Vec::new();
            self.hidden.fair.deck = Some(Secret::new(DeckLog { cards, steps }.into()));
        }
    }

    pub(crate) fn deck_moved(&mut self, step: impl IntoIterator<Item = DeckStep>) {
        if let Some(log) = &self.hidden.fair.deck {
            let mut log = log.peek().clone();
            log.steps.extend(step);
            self.hidden.fair.deck = Some(Secret::new(log));
        }
    }

    /// How often the cards were shuffled again in this game.
    pub(crate) fn reshuffles(&self) -> u32 {
        let log = self.hidden.fair.deck.as_ref();
        let steps = log.map_or(&[][..], |log| &log.peek().steps);
        let again = |step: &&DeckStep| matches!(step, DeckStep::Reshuffled { .. });
        u32::try_from(steps.iter().filter(again).count()).unwrap_or(u32::MAX)
    }

    pub(crate) fn fair_kept(&self) -> FairKept {
        let dealt = self.hidden.fair.dealt.peek();
        FairKept {
            proofs: (*self.public.fairness.proofs).clone(),
            dealt: dealt.iter().map(ServerNumber::from).collect(),
            shown: self.public.fairness.shown,
        }
    }

    pub(crate) fn keep_fair(&mut self, kept: FairKept) {
        self.public.fairness = Fairness {
            proofs: kept.proofs.into(),
            shown: kept.shown,
            ..Fairness::default()
        };
        self.hidden.fair = Default::default();
        self.hidden.fair.dealt = Secret::new(ServerNumber::read_all(&kept.dealt));
    }
}

impl Fairness {
    pub(crate) fn sealed(&mut self, Sealed { seat, round, seals }: &Sealed) {
        if self.sealed_for != *round {
            self.sealed_for = *round;
            self.seals.clear();
            self.sealings.clear();
        }
        *self.sealings.entry(*seat).or_default() += 1;
        let digests = seals.map(|seal| Digest(*seal.bytes()));
        self.unsealed(*seat);
        // At every table there are some, so no more room is taken than they need.
        self.seals.reserve_exact(1);
        self.seals.push((*seat, digests));
    }

    /// Of the round that is sealed for.
    pub(crate) fn seals_of(&self, seat: SeatId) -> Option<&[Digest; SEALS]> {
        let mut seals = self.seals.iter();
        seals
            .find(|(known, _)| *known == seat)
            .map(|(_, seals)| seals)
    }

    /// Another phone has the seat.
    pub(crate) fn unsealed(&mut self, seat: SeatId) {
        if self.seals_of(seat).is_some() {
            self.seals.retain(|(known, _)| *known != seat);
        }
    }

    /// Nobody will ever have it again.
    pub(crate) fn forget(&mut self, seat: SeatId) {
        self.unsealed(seat);
        if self.sealings.contains_key(&seat) {
            self.sealings.remove(&seat);
        }
    }

    /// What was sealed for it and tried with it is over.
    pub(crate) fn round_dealt(&mut self) {
        *self = Self {
            proofs: std::mem::take(&mut self.proofs),
            shown: self.shown,
            ..Self::default()
        };
    }

    /// Beside that of the round before, and that of a game that has a deck. What is opened with the end of a game is kept
    /// for a round longer.
    fn keep(&mut self, mut proof: Proof, how: &str) {
        proof.add(format_args!("dealt|{how}"));
        self.proofs.retain_mut(|known| {
            let stays = known.outlasts_round || known.round + 1 == proof.round;
            known.outlasts_round &= !known.is_open(Use::Deck);
            stays
        });
        self.proofs.push_back(proof);
    }

    fn proof_mut(&mut self, round: u32) -> Option<&mut Proof> {
        self.proofs.iter_mut().find(|proof| proof.round == round)
    }
}

impl Draft<'_> {
    /// What chance says: by the numbers of the deal where there are any, so that everybody can check it.
    pub(crate) fn dice(&self, label: Label) -> Dice {
        let seed = self.state.seed(label.of());
        Dice::new(&seed.unwrap_or(self.moment.dice), label)
    }
}
