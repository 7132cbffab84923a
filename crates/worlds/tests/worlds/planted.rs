//! Tests the tests: whatever is planted between the sockets and the comparison is noticed.

use lab::{
    Spy,
    spy::{Party, Vantage, house::House},
};
use wire::RulesetId;
use worlds::{
    Deal, Told,
    between::{Fault, Honest, Planted},
    compare::Who,
    play,
};

fn told(planted: Option<Planted>) -> Option<Told> {
    let party = Party {
        ruleset: RulesetId::Spijun,
        seats: 4,
        house: House::plain(),
    };
    let play = |between: &mut dyn worlds::Between| {
        play::<Spy>(&party, Vantage::Spectator, Deal::First, 1, 8, between)
    };
    let played = match planted {
        Some(mut planted) => play(&mut planted),
        None => play(&mut Honest),
    };
    played.err().map(|difference| difference.told)
}

#[test]
fn one_planted_byte_frame_or_length_is_noticed() {
    let screen = |who| who == Who::Screen;
    let seat = |who| matches!(who, Who::Seat(_));
    for (whom, kind, fault, expected) in [
        (screen as fn(Who) -> bool, "pulse", Fault::Byte, Told::Bytes),
        (screen, "pulse", Fault::Twice, Told::Number),
        (screen, "presence", Fault::Lost, Told::Number),
        (screen, "refused", Fault::Opcode, Told::Opcode),
        (screen, "board", Fault::Longer, Told::Size),
        // Whoever holds a card is told of it; but neither more nor less than others.
        (seat, "pulse", Fault::Byte, Told::Bytes),
        (seat, "seat", Fault::Longer, Told::Size),
    ] {
        let planted = Planted {
            whom,
            kind,
            after: 0,
            fault,
        };
        assert_eq!(told(Some(planted)), Some(expected), "{kind} {fault:?}");
    }
    assert_eq!(told(None), None);
}
