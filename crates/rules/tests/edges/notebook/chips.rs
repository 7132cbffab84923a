//! The vote: chips, one after the other (RULES 7, step 7).

use wire::{
    Happened, NotebookEnding, Offer, Phase,
    Refusal::{ActiveDoesNotVote, NoSuchSeat, NotNow, NotYourTurn, NotYourself},
    SeatId,
};

use super::table::{CONSPIRATOR, WORD, chips, evidence, over};

#[test]
fn chips_are_placed_openly_from_the_active_players_left() {
    let mut table = chips();
    table.chip("Boris", "Dino");
    assert_eq!(table.placed(), [("Boris", "Dino")]);
    let (seat, whom) = (table.id("Boris"), table.id("Dino"));
    let placed = Happened::ChipPlaced { seat, whom };
    assert!(table.last_happened().contains(&placed));
    assert_eq!(table.in_turn(), "Cvita");
    table.chip("Cvita", "Boris");
    assert_eq!(table.in_turn(), "Dino");
    assert_eq!(table.phase(), Phase::Chips);
    table.chip("Dino", "Boris");
    assert_eq!(table.phase(), Phase::RoundOver);
    let placed = [("Boris", "Dino"), ("Cvita", "Boris"), ("Dino", "Boris")];
    assert_eq!(table.placed(), placed);
}

#[test]
fn nobody_places_a_chip_out_of_turn_or_twice() {
    let mut table = chips();
    table.refused(NotYourTurn).chip("Cvita", "Boris");
    table.refused(NotYourTurn).chip("Dino", "Boris");
    table.chip("Boris", "Dino");
    table.refused(NotYourTurn).chip("Boris", "Cvita");
}

#[test]
fn the_active_player_places_no_chip() {
    let mut table = chips();
    table.refused(ActiveDoesNotVote).chip("Ana", "Cvita");
    assert_eq!(table.may("Ana"), []);
}

#[test]
fn nobody_suspects_themselves() {
    let mut table = chips();
    table.refused(NotYourself).chip("Boris", "Boris");
    table.chip("Boris", "Cvita");
    table.refused(NotYourself).chip("Cvita", "Cvita");
}

#[test]
fn the_active_player_is_no_suspect() {
    let mut table = chips();
    table.refused(NoSuchSeat).chip("Boris", "Ana");
    assert_eq!(table.suspects("Boris"), ["Cvita", "Dino"]);
}

#[test]
fn only_players_of_this_round_are_suspects() {
    let mut table = chips();
    table.join("Ema");
    table.refused(NoSuchSeat).chip("Boris", "Ema");
    let (round, turn, whom) = (table.number(), table.turn(), SeatId(99));
    let nobody = wire::Intent::Notebook(wire::NotebookIntent::Chip { round, turn, whom });
    table.refused(NoSuchSeat).act("Boris", nobody);
}

// Since the round goes on, it was not theirs.
#[test]
fn whoever_has_left_is_no_suspect_any_more() {
    let mut table = chips();
    table
        .leave("Dino")
        .refused(NoSuchSeat)
        .chip("Boris", "Dino");
    assert_eq!(table.suspects("Boris"), ["Cvita"]);
}

#[test]
fn the_offer_names_all_others_and_nobody_else_has_one() {
    let table = chips();
    let (turn, whom) = (table.turn(), vec![table.id("Cvita"), table.id("Dino")]);
    assert_eq!(table.may("Boris"), [Offer::Chip { turn, whom }]);
    for who in ["Ana", "Cvita", "Dino"] {
        assert_eq!(table.may(who), [], "{who}");
    }
}

#[test]
fn the_conspirator_is_offered_the_same() {
    let mut table = chips();
    table.chip("Boris", "Cvita");
    assert_eq!(table.suspects("Cvita"), ["Boris", "Dino"]);
}

#[test]
fn whoever_places_no_chip_in_a_minute_has_placed_none() {
    let mut table = chips();
    assert_eq!(table.time_left_ms(), 60_000);
    table.wait_ms(59_999);
    assert_eq!(table.in_turn(), "Boris");
    table.wait_ms(1);
    assert_eq!((table.in_turn(), table.time_left_ms()), ("Cvita", 60_000));
    assert_eq!(table.placed(), []);
    let seat = table.id("Boris");
    assert!(
        table
            .last_happened()
            .contains(&Happened::TurnPassed { seat })
    );
}

#[test]
fn without_any_chip_the_conspirator_escapes() {
    let mut table = chips();
    table.wait_s(180);
    assert_eq!(table.book_ending(), NotebookEnding::Escaped {});
    assert_eq!(table.awards(), [("Ana", 4), ("Cvita", 5)]);
}

#[test]
fn no_name_is_changed_while_chips_are_placed() {
    let mut table = chips();
    table.refused(NotNow).rename("Dino", "Boris II");
    let mut table = evidence();
    table.rename("Dino", "Boris II");
}

#[test]
fn the_last_chip_tells_the_word_and_who_did_not_know_it() {
    let result = over().unmasked();
    assert_eq!(result.word.as_deref(), Some(WORD));
    let table = over();
    assert_eq!(result.conspirator, Some(table.id(CONSPIRATOR)));
    assert_eq!(table.book().step, None);
    assert_eq!(rules::wake_at(&table.state), None);
}

#[test]
fn when_the_round_is_over_the_notebooks_are_closed() {
    let table = over();
    for who in crate::FOUR {
        assert_eq!(table.page(who), None);
        assert_eq!(table.hand(who).len(), 6);
    }
}
