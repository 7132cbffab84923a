//! What phones know of a round by themselves: their cards, and the places that they can have been dealt from.

use std::collections::{BTreeMap, BTreeSet};

use fair::digest;
use wire::{SeatId, TableView};

use crate::shelf::Shelf;

#[derive(Clone, Debug)]
pub(super) struct Seen {
    pub(super) round: u32,
    /// What was last seen in each seat.
    cards: Vec<(SeatId, Vec<String>)>,
    /// All that was seen there in the game that began with this round.
    hands: BTreeMap<SeatId, BTreeSet<String>>,
    /// The places of the table, and the ways in which those of a game are left when a round is over.
    lists: Vec<String>,
}

impl Seen {
    /// From what there was before it was dealt.
    pub(super) fn of(round: u32, shelf: &Shelf, before: &TableView) -> Self {
        let settings = &before.settings;
        let packs = shelf.packs.iter();
        let packs = packs.filter(|pack| settings.packs.contains(&pack.id));
        let line = |place: &wire::pack::Place| {
            let roles = place.roles.iter().map(|role| format!("|{}", role.id));
            format!("{}{}\n", place.id, roles.collect::<String>())
        };
        let all = packs.flat_map(|pack| &pack.places);
        let all: Vec<_> = all.map(|place| (place.id.clone(), line(place))).collect();
        let lines = |keep: &dyn Fn(&String) -> bool| {
            let kept = all.iter().filter(|(id, _)| keep(id));
            kept.map(|(_, line)| line.as_str()).collect::<String>()
        };
        let played = &before.places_played;
        let but = |spared: usize| {
            let last = &played[played.len().saturating_sub(spared)..];
            lines(&|id| before.places.contains(id) && !last.contains(id))
        };
        let chosen = lines(&|id| !settings.places.out.contains(id));
        let lists = vec![chosen, but(played.len()), but(1), but(2), but(0)];
        Self {
            round,
            cards: Vec::new(),
            hands: BTreeMap::new(),
            lists,
        }
    }

    /// Whoever has gone since has seen no other.
    pub(super) fn see(&mut self, cards: &[(SeatId, Vec<String>)]) {
        self.cards
            .retain(|(seat, _)| cards.iter().all(|(other, _)| other != seat));
        self.cards.extend_from_slice(cards);
    }

    pub(super) fn see_hands(&mut self, cards: &[(SeatId, Vec<String>)]) {
        for (seat, hand) in cards {
            self.hands.entry(*seat).or_default().extend(hand.clone());
        }
    }

    /// What each phone would save of this proof.
    pub(super) fn files(&self, proof: &str) -> Vec<(SeatId, String)> {
        let list = self.list(proof).lines();
        let list: String = list.map(|line| format!("list|{line}\n")).collect();
        let file = |seat: SeatId, cards: &str| {
            let told = self.told(proof, seat);
            (seat, format!("{proof}annex\n{list}{cards}{told}"))
        };
        let mine = |seat: &SeatId, cards: String| format!("mine|{seat}{cards}\n");
        let fields = |card: &String| format!("|{card}");
        let cards = self.cards.iter();
        if !proof.contains("\ngame|notebook\n") {
            return cards
                .map(|(seat, card)| file(*seat, &mine(seat, card.iter().map(fields).collect())))
                .collect();
        }
        // No card of it follows from a later deal.
        if !proof.contains("\ndeck|") {
            return cards.map(|(seat, _)| file(*seat, "")).collect();
        }
        let hands = self.hands.iter();
        hands
            .map(|(seat, hand)| file(*seat, &mine(seat, hand.iter().map(fields).collect())))
            .collect()
    }

    /// The one that the terms have the hash of.
    fn list(&self, proof: &str) -> &str {
        let Some(hash) = last_of(proof, "pool|").or(last_of(proof, "from|")) else {
            return "";
        };
        let fits = |list: &&String| hash.ends_with(&digest(list).to_string());
        let found = self.lists.iter().find(fits);
        found.unwrap_or_else(|| panic!("no list fits {hash}: {:?}", self.lists))
    }

    /// The line of the number that a seat has in the deal.
    fn told(&self, proof: &str, seat: SeatId) -> String {
        let dealt = proof.rsplit("molehunt1|deal\n").next().unwrap_or_default();
        let number = last_of(dealt, &format!("number|{seat}|"));
        let number = number.filter(|_| dealt.contains("\ndealt|proved\n"));
        number.map_or_else(String::new, |number| {
            number.replacen("number", "told", 1) + "\n"
        })
    }
}

fn last_of<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    text.lines().rfind(|line| line.starts_with(word))
}
