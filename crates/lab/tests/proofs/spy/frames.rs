//! The fullest view of this game fits into a frame.

use lab::shelf::ID_CHARS_MAX;
use wire::{CardView, Offer, SeatId, SeatRoundView, SpySeatView};

use crate::fullest::{fits, seats};

#[test]
fn a_view_with_every_offer_and_the_longest_ids_fits() {
    let number = u32::MAX;
    let view = SpySeatView {
        card: Some(CardView {
            spy: false,
            place: "p".repeat(ID_CHARS_MAX),
            role: "r".repeat(ID_CHARS_MAX),
        }),
        voted: Some(false),
        ballot: Some(SeatId(u16::MAX)),
        cards_speak: true,
    };
    let offers = vec![
        Offer::Reorder {},
        Offer::Configure {},
        Offer::StartRound {},
        Offer::NextRound {},
        Offer::EndGame {},
        Offer::ToLobby {},
        Offer::Looked {},
        Offer::Ready {},
        Offer::StartClock {},
        Offer::Ask {
            turn: number,
            whom: seats(),
        },
        Offer::Answer { turn: number },
        Offer::Say {},
        Offer::Accuse { whom: seats() },
        Offer::Vote { vote: number },
        Offer::Point {},
        Offer::Propose { whom: seats() },
        Offer::Ballot { whom: seats() },
        Offer::Pass { turn: None },
    ];
    let card = vec![Offer::Reveal {}, Offer::Guess {}];
    fits(SeatRoundView::Spy(view), offers, card);
}
