//! The fullest view of this game fits into a frame.

use lab::shelf::ID_CHARS_MAX;
use wire::{CaptainsSeatView, CardView, Offer, SeatId, SeatRoundView};

use crate::fullest::{fits, seats};

#[test]
fn a_view_with_every_offer_and_the_longest_ids_fits() {
    let turn = u32::MAX;
    let card = CardView {
        spy: false,
        place: "p".repeat(ID_CHARS_MAX),
        role: String::new(),
    };
    let offers = vec![
        Offer::Looked {},
        Offer::Say {},
        Offer::ActFirst { whom: seats() },
        Offer::Ask {
            turn,
            whom: seats(),
        },
        Offer::Answer { turn },
        Offer::FinishAsking { turn },
        Offer::Pick {
            turn,
            whom: seats(),
        },
        Offer::Refuse { turn },
        Offer::Pass { turn: Some(turn) },
        Offer::Name {
            captain: SeatId(u16::MAX),
        },
    ];
    let view = CaptainsSeatView { card: Some(card) };
    fits(SeatRoundView::Captains(view), offers, Vec::new());
}
