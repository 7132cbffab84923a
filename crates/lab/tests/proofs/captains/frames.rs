//! The fullest view of this game fits into a frame.

use lab::shelf::ID_CHARS_MAX;
use wire::{
    Can, CaptainsSeatView, CardView, Offer, SEAT_FRAME_BYTES, SEATS_MAX, SeatId, SeatRoundView,
    SeatView, seat_frame,
};

/// More than any seat can be offered at once.
fn every_offer() -> Vec<Offer> {
    let most = u16::MAX - u16::try_from(SEATS_MAX).unwrap();
    let seats: Vec<SeatId> = (most..u16::MAX).map(SeatId).collect();
    let all = || seats.clone();
    let turn = u32::MAX;
    vec![
        Offer::Rename {},
        Offer::Leave {},
        Offer::Here {},
        Offer::Kick { seats: all() },
        Offer::Lock {},
        Offer::MakeHost { seats: all() },
        Offer::HandOver { seats: all() },
        Offer::AbortRound {},
        Offer::Pause {},
        Offer::Resume {},
        Offer::Looked {},
        Offer::Say {},
        Offer::ActFirst { whom: all() },
        Offer::Ask { turn, whom: all() },
        Offer::Answer { turn },
        Offer::FinishAsking { turn },
        Offer::Pick { turn, whom: all() },
        Offer::Refuse { turn },
        Offer::Pass { turn: Some(turn) },
        Offer::Name {
            captain: SeatId(u16::MAX),
        },
    ]
}

#[test]
fn a_view_with_every_offer_and_the_longest_ids_fits() {
    let view = SeatView {
        you: SeatId(u16::MAX),
        round: Some(SeatRoundView::Captains(CaptainsSeatView {
            card: Some(CardView {
                spy: false,
                place: "p".repeat(ID_CHARS_MAX),
                role: String::new(),
            }),
        })),
        can: Can {
            open: every_offer(),
            card: Vec::new(),
        },
    };
    assert_eq!(seat_frame(u64::MAX, &view).len(), SEAT_FRAME_BYTES);
}
