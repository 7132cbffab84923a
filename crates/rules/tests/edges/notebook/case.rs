//! A word for the notebooks, and the first card (RULES 7, steps 1 to 3).

use std::collections::BTreeSet;

use wire::{
    Happened, Intent, NotebookEnding, NotebookIntent, Phase,
    Refusal::{self, NoSuchCard, NotYourTurn, TextEmpty, TextNotAllowed, TextTooLong},
    VoidReason,
};

use super::table::{CONSPIRATOR, WORD, dealt, evidence};
use crate::{FOUR, table::Table};

#[track_caller]
fn assert_word(word: &str, expected: Result<&str, Refusal>) {
    let mut table = dealt();
    let case = table.case("Ana", word);
    assert_eq!(table.verdict("Ana", case), expected.map(drop), "{word:?}");
    if let Ok(expected) = expected {
        table.open_blank("Ana", word, CONSPIRATOR);
        assert_eq!(table.word_of("Boris"), expected);
    }
}

#[test]
fn the_word_stands_in_every_notebook_but_one() {
    let table = evidence();
    for who in ["Ana", "Boris", "Dino"] {
        assert_eq!(table.word_of(who), WORD, "{who}");
    }
    assert_eq!(table.word_of("Cvita"), "");
    assert_eq!(table.blank(), "Cvita");
}

#[test]
fn anybody_but_the_active_player_may_get_the_blank_one() {
    let mut table = super::table::lobby(&FOUR);
    let boris = table.id("Boris");
    table.set(|s| s.starter = Some(boris));
    let mut blank = BTreeSet::new();
    for _ in 0..60 {
        table.deal_drawn().open_case("Boris", WORD);
        blank.insert(table.blank());
        table.abort("Ana").end_game("Ana");
    }
    assert_eq!(Vec::from_iter(blank), ["Ana", "Cvita", "Dino"]);
}

#[test]
fn the_first_card_lies_on_the_table_and_another_one_comes_into_the_hand() {
    let mut table = dealt();
    let before = table.hand("Ana");
    table.open_case("Ana", WORD);
    assert_eq!(table.laid(), [("Ana", 1)]);
    assert_eq!(table.laid_by("Ana"), before[..1]);
    let after = table.hand("Ana");
    assert_eq!(after.len(), 6);
    assert_eq!(after[..5], before[1..]);
    assert!(!before.contains(&after[5]));
    assert_eq!(table.book().deck, 168 - 25);
}

#[test]
fn any_card_of_the_hand_will_do_and_no_other() {
    let mut table = dealt();
    let Intent::Notebook(NotebookIntent::OpenCase { round, turn, .. }) = table.case("Ana", WORD)
    else {
        unreachable!()
    };
    let with = |card: &str| {
        Intent::Notebook(NotebookIntent::OpenCase {
            round,
            turn,
            word: WORD.to_owned(),
            card: card.to_owned(),
        })
    };
    for card in table.hand("Ana") {
        assert_eq!(table.verdict("Ana", with(&card)), Ok(()));
    }
    for card in ["", "card-0", &table.hand("Boris")[0]] {
        table.refused(NoSuchCard).act("Ana", with(card));
    }
}

#[test]
fn the_word_is_told_to_nobody_else() {
    let mut table = evidence();
    table.join("Ema");
    let shown = serde_json::to_string(&table.view()).expect("a view");
    assert!(!shown.contains(WORD), "{shown}");
    assert_eq!(table.page("Ema"), None);
    let happened = table.last_happened();
    let active = table.id("Ana");
    assert!(happened.contains(&Happened::CaseOpened { active }));
}

#[test]
fn row_47_an_empty_word_is_refused() {
    for word in ["", " ", "\u{200B}", "\u{2800} \u{FEFF}"] {
        assert_word(word, Err(TextEmpty));
    }
}

#[test]
fn a_word_has_forty_characters_at_most() {
    assert_word(&"ш".repeat(40), Ok(&"ш".repeat(40)));
    assert_word(&format!("  {}  ", "w".repeat(40)), Ok(&"w".repeat(40)));
    for length in [41, 500] {
        assert_word(&"w".repeat(length), Err(TextTooLong));
    }
}

#[test]
fn a_word_may_be_in_any_language_and_of_two_parts() {
    for word in ["vlak", "ледяной дом", "Zürich", "嵐", "l'été"] {
        assert_word(word, Ok(word));
    }
    assert_word("  ice   cream ", Ok("ice cream"));
    for word in ["sto\u{202E}rm", "sto\nrm", "\u{0007}storm"] {
        assert_word(word, Err(TextNotAllowed));
    }
}

#[test]
fn a_refused_word_leaves_the_case_open_to_another() {
    let mut table = dealt();
    let empty = table.case("Ana", "");
    table.refused(TextEmpty).act("Ana", empty);
    table.open_case("Ana", WORD);
    assert_eq!(table.phase(), Phase::Evidence);
}

#[test]
fn only_the_active_player_opens_the_case() {
    let mut table = dealt();
    for who in ["Boris", "Cvita", "Dino"] {
        let case = table.case(who, WORD);
        table.refused(NotYourTurn).act(who, case);
    }
}

// The phone warns by the words that are struck out.
#[test]
fn row_47_a_repeated_word_is_allowed_and_earlier_words_are_shown() {
    let mut table = dealt();
    table.play_round(WORD);
    assert_eq!(table.book().words, [""; 0]);
    table.deal_drawn();
    assert_eq!(table.book().words, [WORD]);
    table.play_round(WORD);
    assert_eq!(table.book().words, [WORD]);
    table.deal_drawn().play_round("train").deal_drawn();
    assert_eq!(table.book().words, [WORD, WORD, "train"]);
}

#[test]
fn the_word_of_a_void_round_is_struck_out_too() {
    let mut table = evidence();
    table.abort("Ana");
    assert_eq!(table.unmasked().word.as_deref(), Some(WORD));
    table.deal_drawn();
    assert_eq!(table.book().words, [WORD]);
}

#[test]
fn whoever_finds_no_word_in_three_minutes_lets_the_next_one_try() {
    let mut table = dealt();
    table.wait_ms(179_999);
    assert_eq!(table.active(), "Ana");
    table.wait_ms(1);
    assert_eq!((table.active(), table.in_turn()), ("Boris", "Boris"));
    assert_eq!(table.time_left_ms(), 180_000);
    let seat = table.id("Boris");
    assert!(
        table
            .last_happened()
            .contains(&Happened::ActiveMoved { seat })
    );
    table.open_case("Boris", "train");
    assert_eq!(
        (table.in_turn(), table.laid()),
        ("Cvita", vec![("Boris", 1)])
    );
}

// Or a table that everybody has left lying would never come to rest.
#[test]
fn a_round_for_which_nobody_finds_a_word_is_void() {
    let mut table = dealt();
    table.wait_s(4 * 180 - 1);
    assert_eq!(table.active(), "Dino");
    table.wait_s(1);
    assert_eq!(table.book_ending(), no_word());
    assert_eq!(table.awards(), []);
    assert_eq!(
        (table.unmasked().word, table.unmasked().conspirator),
        (None, None)
    );
    assert_eq!(rules::wake_at(&table.state), None);
}

#[test]
fn those_who_left_are_not_asked_for_a_word() {
    let mut table = dealt();
    table.leave("Boris").wait_s(180);
    assert_eq!(table.active(), "Cvita");
    table.wait_s(360);
    assert_eq!(table.book_ending(), no_word());
}

fn no_word() -> NotebookEnding {
    let reason = VoidReason::NoWord;
    NotebookEnding::Void { reason }
}

#[test]
fn with_three_left_a_case_can_still_be_opened() {
    let mut table: Table = dealt();
    table.leave("Boris").open_blank("Ana", WORD, CONSPIRATOR);
    assert_eq!((table.blank(), table.in_turn()), ("Cvita", "Cvita"));
}
