//! Pictures that the host adds to the table: who may, how many, and when they are dealt.

use rules::{Addition, Command};
use wire::{
    DeckChoice, Intent, Offer, PICTURES_MAX,
    Refusal::{AlreadyDone, HostOnly, NoSuchCard, NotNow, TooFewCards, TooManyPictures},
};

use super::table::{WORD, lobby};
use crate::{FOUR, table::Table};

fn own(n: usize) -> String {
    format!("own-{n}")
}

fn add(table: &mut Table, who: &str, picture: &str) {
    let (seat, picture) = (table.id(who), picture.to_owned());
    let addition = Addition::Picture(picture);
    table.run(&Command::Add { seat, addition }, None);
}

fn drop_it(picture: &str) -> Intent {
    Intent::DropPicture {
        picture: picture.to_owned(),
    }
}

/// Ana, who is the host, has added so many.
fn with(pictures: usize, deck: DeckChoice) -> Table {
    let mut table = lobby(&FOUR);
    for n in 0..pictures {
        add(&mut table, "Ana", &own(n));
    }
    table.set(|s| s.notebook.deck = deck);
    table
}

fn are_own(cards: &[String]) -> bool {
    cards.iter().all(|card| card.starts_with("own-"))
}

#[test]
fn only_the_host_adds_pictures_and_takes_them_out() {
    let mut table = with(2, DeckChoice::Evidence);
    table.refused(HostOnly);
    add(&mut table, "Boris", "own-b");
    table.refused(HostOnly).act("Boris", drop_it(&own(0)));
    assert_eq!(table.view().pictures, [own(0), own(1)]);
    table.act("Ana", drop_it(&own(0)));
    assert_eq!(table.view().pictures, [own(1)]);
}

#[test]
fn a_picture_is_in_the_deck_once() {
    let mut table = with(1, DeckChoice::Own);
    table.refused(AlreadyDone);
    add(&mut table, "Ana", &own(0));
    table.refused(NoSuchCard).act("Ana", drop_it("own-unknown"));
}

#[test]
fn a_deck_has_its_limit() {
    let mut table = with(PICTURES_MAX, DeckChoice::Own);
    table.refused(TooManyPictures);
    add(&mut table, "Ana", "own-one-more");
    table.act("Ana", drop_it(&own(3)));
    add(&mut table, "Ana", "own-one-more");
    assert_eq!(table.view().pictures.len(), PICTURES_MAX);
}

#[test]
fn pictures_are_changed_in_the_lobby_only_and_listed_only_there() {
    let mut table = with(24, DeckChoice::Own);
    table.deal_drawn();
    assert!(table.view().pictures.is_empty());
    table.refused(NotNow);
    add(&mut table, "Ana", "own-late");
    table.refused(NotNow).act("Ana", drop_it(&own(0)));
}

#[test]
fn own_pictures_alone_must_fill_all_hands() {
    let mut table = with(23, DeckChoice::Own);
    assert_eq!(table.view().blocked, Some(TooFewCards));
    assert!(!table.may("Ana").contains(&Offer::StartRound {}));
    table.refused(TooFewCards).deal_drawn();
    add(&mut table, "Ana", &own(23));
    assert_eq!(table.view().blocked, None);
    table.deal_drawn();
    for who in FOUR {
        assert_eq!(table.hand(who).len(), 6);
        assert!(are_own(&table.hand(who)), "{:?}", table.hand(who));
    }
}

#[test]
fn the_evidence_is_dealt_where_nobody_wants_own_pictures() {
    let mut table = with(24, DeckChoice::Evidence);
    table.deal_drawn();
    assert!(FOUR.iter().all(|who| !are_own(&table.hand(who))));
}

#[test]
fn both_decks_are_shuffled_together() {
    let mut table = with(24, DeckChoice::Both);
    let evidence = table.pictures.len();
    table.deal_drawn();
    assert_eq!(usize::from(table.book().deck), evidence + 24 - 4 * 6);
}

#[test]
fn pictures_outlive_the_game() {
    let mut table = with(24, DeckChoice::Own);
    let before = table.view().pictures;
    table.set(|s| s.rounds = Some(1));
    table.deal_drawn().play_round(WORD);
    let round = table.number();
    table.act("Ana", Intent::ToLobby { round });
    assert_eq!(table.view().pictures, before);
}
