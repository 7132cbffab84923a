//! Rounds of notebooks, and a deck.

use fair::{Label, Use, digest};

use super::{Attempt, SEALED, annex, put};

/// The seats and what they draw from a deck, until it is shuffled anew.
const HANDS: [(u16, usize); 3] = [(2, 4), (3, 4), (9, 4)];

pub(crate) fn attempt(round: u32) -> Attempt {
    Attempt {
        table: "ZZXWV",
        round,
        attempt: 1,
        rules: "game|notebook\n".to_owned(),
        seats: vec![(9, SEALED), (2, SEALED), (3, "bot"), (4, SEALED)],
        uses: vec![Use::Cards],
        from: "active|2\n".to_owned(),
        lazy: false,
    }
}

fn cards() -> Vec<String> {
    (10..26).map(|card| format!("card-{card}")).collect()
}

/// A game begins: its deck is in the terms.
pub(crate) fn first(round: u32) -> Attempt {
    let lines: String = cards().iter().map(|card| format!("{card}\n")).collect();
    let deck = format!("deck|{}|{}\n", cards().len(), digest(&lines));
    Attempt {
        uses: vec![Use::Cards, Use::Deck],
        from: deck + "active|draw\n",
        ..attempt(round)
    }
}

/// As it stands when the round is over.
pub(crate) fn proof(attempt: &Attempt) -> String {
    let mut text = attempt.told() + "dealt|proved\n";
    let active = match attempt.from.contains("draw") {
        true => attempt.lot(Label::Active),
        false => 2,
    };
    put(&mut text, &format!("active|{active}"));
    let mut lots = attempt.order();
    attempt.dice(Label::Conspirator).shuffle(&mut lots);
    lots.retain(|seat| ![2, 3].contains(seat));
    put(&mut text, "opener|2\ngone|3");
    put(&mut text, &format!("conspirator|{}", lots[0]));
    text + &attempt.open(Use::Cards)
}

/// What the end of the game adds, and all cards that seat 9 was dealt.
pub(crate) fn deck(attempt: &Attempt) -> (String, Vec<String>) {
    let (text, hand, _) = drawn(attempt);
    (text + &attempt.open(Use::Deck), hand)
}

/// All that was drawn, by whom, and what is left of the deck.
fn drawn(attempt: &Attempt) -> (String, Vec<String>, Vec<String>) {
    let mut text: String = cards()
        .iter()
        .map(|card| format!("card|{card}\n"))
        .collect();
    let mut deck = cards();
    attempt.dice(Label::Deck).shuffle(&mut deck);
    let mut hand = Vec::new();
    for n in 1..=2 {
        let mut spent = Vec::new();
        for (seat, count) in HANDS {
            let drawn: Vec<String> = deck.drain(..count).collect();
            put(&mut text, &format!("drew|{seat}|{count}"));
            match seat {
                9 => hand.extend(drawn),
                _ => spent.extend(drawn),
            }
        }
        deck.extend(spent);
        put(&mut text, &format!("reshuffled|{}", deck.join("|")));
        attempt.dice(Label::Reshuffle { n }).shuffle(&mut deck);
    }
    hand.push(deck.remove(0));
    put(&mut text, "drew|9|1");
    (text, hand, deck)
}

/// Of seat 12, which came after the first round.
pub(crate) fn latecomers(attempt: &Attempt) -> String {
    let (text, _, rest) = drawn(attempt);
    let text = text + "drew|12|1\n" + &attempt.open(Use::Deck);
    proof(attempt) + &text + &annex(&[], &format!("mine|12|{}\n", rest[0]), &[])
}

pub(crate) fn file(attempt: &Attempt) -> String {
    let told = annex(&[], "", &[(attempt, 9)]);
    if attempt.uses.len() == 1 {
        return proof(attempt) + &told;
    }
    let (deck, hand) = deck(attempt);
    let mine = format!("mine|9|{}\n", hand.join("|"));
    proof(attempt) + &deck + &annex(&[], &mine, &[(attempt, 9)])
}
