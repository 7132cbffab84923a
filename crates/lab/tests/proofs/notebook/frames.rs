//! The fullest view of this game fits into a frame.

use lab::shelf::ID_CHARS_MAX;
use wire::{
    Can, NotebookSeatView, Offer, PageView, SEAT_FRAME_BYTES, SEATS_MAX, SeatId, SeatRoundView,
    SeatView, WORD_CHARS, seat_frame,
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
        Offer::OpenCase { turn },
        Offer::Play { turn },
        Offer::Explained { turn },
        Offer::Chip { turn, whom: all() },
    ]
}

#[test]
fn a_view_with_every_offer_a_full_hand_and_the_longest_word_fits() {
    // Four bytes each, as long as any character gets.
    let word = "𝄞".repeat(WORD_CHARS);
    let view = SeatView {
        you: SeatId(u16::MAX),
        round: Some(SeatRoundView::Notebook(NotebookSeatView {
            page: Some(PageView { blank: false, word }),
            hand: vec!["p".repeat(ID_CHARS_MAX); 6],
        })),
        can: Can {
            open: every_offer(),
            card: Vec::new(),
        },
    };
    assert_eq!(seat_frame(u64::MAX, &view).len(), SEAT_FRAME_BYTES);
}
