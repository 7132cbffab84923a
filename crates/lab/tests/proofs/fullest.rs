//! What a seat could see at most.

use wire::{Can, Offer, SEATS_MAX, SeatId, SeatRoundView, SeatView, seat_frame};

/// A full table, and every id as long as any.
pub(crate) fn seats() -> Vec<SeatId> {
    let most = u16::MAX - u16::try_from(SEATS_MAX).unwrap();
    (most..u16::MAX).map(SeatId).collect()
}

/// Fits into a frame, with all that a host is offered in a round besides. That is more than any seat can be
/// offered at once.
pub(crate) fn fits(round: SeatRoundView, of_the_game: Vec<Offer>, card: Vec<Offer>) {
    let mut open = vec![
        Offer::Rename {},
        Offer::Leave {},
        Offer::Here {},
        Offer::Kick { seats: seats() },
        Offer::Lock {},
        Offer::MakeHost { seats: seats() },
        Offer::HandOver { seats: seats() },
        Offer::AbortRound {},
        Offer::Pause {},
        Offer::Resume {},
    ];
    open.extend(of_the_game);
    let view = SeatView {
        you: SeatId(u16::MAX),
        round: Some(round),
        can: Can { open, card },
    };
    // It would refuse to be made where something does not fit.
    assert!(!seat_frame(u64::MAX, &view).is_empty());
}
