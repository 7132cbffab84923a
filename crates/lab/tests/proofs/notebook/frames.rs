//! The fullest view of this game fits into a frame.

use wire::{NotebookSeatView, Offer, PageView, SeatRoundView, WORD_CHARS, limits::OWN_PREFIX};

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
    // A picture of the host's is called after its content, which is longer than any name of ours.
    let own = format!("{OWN_PREFIX}{}", "f".repeat(64));
    let view = NotebookSeatView {
        page: Some(PageView { blank: false, word }),
        hand: vec![own; 6],
    };
    fits(SeatRoundView::Notebook(view), offers, Vec::new());
}
