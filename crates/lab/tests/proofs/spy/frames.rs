//! The fullest view of this game fits into a frame.

use lab::shelf::ID_CHARS_MAX;
use wire::{
    Can, CardView, Offer, SEAT_FRAME_BYTES, SEATS_MAX, SeatId, SeatRoundView, SeatView,
    SpySeatView, seat_frame,
};

/// More than any seat can be offered at once.
fn every_offer() -> Vec<Offer> {
    let most = u16::MAX - u16::try_from(SEATS_MAX).unwrap();
    let seats: Vec<SeatId> = (most..u16::MAX).map(SeatId).collect();
    let number = u32::MAX;
    vec![
        Offer::Rename {},
        Offer::Leave {},
        Offer::Here {},
        Offer::Kick {
            seats: seats.clone(),
        },
        Offer::Lock {},
        Offer::MakeHost {
            seats: seats.clone(),
        },
        Offer::Reorder {},
        Offer::Configure {},
        Offer::HandOver {
            seats: seats.clone(),
        },
        Offer::StartRound {},
        Offer::NextRound {},
        Offer::AbortRound {},
        Offer::Pause {},
        Offer::Resume {},
        Offer::EndGame {},
        Offer::ToLobby {},
        Offer::Looked {},
        Offer::Ready {},
        Offer::StartClock {},
        Offer::Ask {
            turn: number,
            whom: seats.clone(),
        },
        Offer::Answer { turn: number },
        Offer::Say {},
        Offer::Accuse {
            whom: seats.clone(),
        },
        Offer::Vote { vote: number },
        Offer::Point {},
        Offer::Propose {
            whom: seats.clone(),
        },
        Offer::Ballot { whom: seats },
        Offer::Pass { turn: None },
    ]
}

#[test]
fn a_view_with_every_offer_and_the_longest_ids_fits() {
    let view = SeatView {
        you: SeatId(u16::MAX),
        round: Some(SeatRoundView::Spy(SpySeatView {
            card: Some(CardView {
                spy: false,
                place: "p".repeat(ID_CHARS_MAX),
                role: "r".repeat(ID_CHARS_MAX),
            }),
            voted: Some(false),
            ballot: Some(SeatId(u16::MAX)),
            cards_speak: true,
        })),
        can: Can {
            open: every_offer(),
            card: vec![Offer::Reveal {}, Offer::Guess {}],
        },
    };
    assert_eq!(seat_frame(u64::MAX, &view).len(), SEAT_FRAME_BYTES);
}
