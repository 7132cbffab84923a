//! The fullest view of this game fits into a frame.

use lab::shelf::ID_CHARS_MAX;
use wire::{NotebookSeatView, Offer, PageView, SeatRoundView, WORD_CHARS};

use crate::fullest::{fits, seats};

#[test]
fn a_view_with_every_offer_a_full_hand_and_the_longest_word_fits() {
    let turn = u32::MAX;
    // Four bytes each, as long as any character gets.
    let word = "𝄞".repeat(WORD_CHARS);
    let offers = vec![
        Offer::OpenCase { turn },
        Offer::Play { turn },
        Offer::Explained { turn },
        Offer::Chip {
            turn,
            whom: seats(),
        },
    ];
    let view = NotebookSeatView {
        page: Some(PageView { blank: false, word }),
        hand: vec!["p".repeat(ID_CHARS_MAX); 6],
    };
    fits(SeatRoundView::Notebook(view), offers, Vec::new());
}
