//! The host removes somebody, or hands a seat over (RULES 9, rows 20 and 21).

use rules::{Command, TokenHash};
use wire::{
    NotebookEnding, Phase,
    Refusal::{HostOnly, NotNow},
    Secret128, VoidReason,
};

use super::table::{WORD, chips, dealt, evidence, explaining};
use crate::table::token;

#[test]
fn row_21_a_kicked_conspirator_voids_the_round() {
    for mut table in [evidence(), explaining()] {
        table.kick("Ana", "Cvita");
        let reason = VoidReason::ConspiratorLeft;
        assert_eq!(table.book_ending(), NotebookEnding::Void { reason });
        assert_eq!(table.awards(), []);
    }
}

#[test]
fn row_21_a_kicked_player_has_left() {
    let mut table = evidence();
    table.kick("Ana", "Boris");
    assert_eq!(table.in_turn(), "Cvita");
    let mut table = dealt();
    table.make_host("Ana", "Dino").kick("Dino", "Ana");
    assert_eq!((table.phase(), table.active()), (Phase::Case, "Boris"));
    let mut table = evidence();
    table.refused(HostOnly).kick("Boris", "Cvita");
}

#[test]
fn row_21_nobody_is_kicked_who_votes_or_is_voted_on() {
    let mut table = chips();
    table.make_host("Ana", "Dino").join("Ema");
    for who in ["Boris", "Cvita"] {
        table.refused(NotNow).kick("Dino", who);
    }
    table.kick("Dino", "Ema").kick("Dino", "Ana");
    let reason = VoidReason::ActiveLeft;
    assert_eq!(table.book_ending(), NotebookEnding::Void { reason });
}

#[test]
fn row_20_a_seat_that_is_handed_over_keeps_its_hand_and_its_page() {
    let mut table = evidence();
    let (hand, key) = (table.hand("Cvita"), Secret128::from_bytes([7; 16]));
    table.hand_over("Ana", "Cvita", &key);
    let claim = Command::Claim {
        token: token(100),
        key: TokenHash::of(&key),
    };
    table.run(&claim, None);
    assert_eq!(table.state.seat_of(&token(100)), Some(table.id("Cvita")));
    assert_eq!(
        (table.hand("Cvita"), table.word_of("Cvita")),
        (hand, String::new())
    );
    assert_eq!(table.word_of("Boris"), WORD);
    table.play("Boris").play("Cvita");
}
