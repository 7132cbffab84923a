//! What a seat is offered, as it is written down: this is done for every seat after every step.

use wire::{Offer, SeatId};

use crate::room::circle::list;

/// More than most seats are ever offered at once.
const ROOM: usize = 8;

#[derive(Debug)]
pub(crate) struct Offers(Vec<Offer>);

impl Offers {
    pub(crate) fn none() -> Self {
        Self(Vec::with_capacity(ROOM))
    }

    /// If it would be accepted.
    pub(crate) fn put<E>(&mut self, verdict: Result<(), E>, offer: Offer) {
        if verdict.is_ok() {
            self.0.push(offer);
        }
    }

    /// If there is anybody to do it to.
    pub(crate) fn put_among(
        &mut self,
        seats: impl Iterator<Item = SeatId>,
        offer: impl FnOnce(Vec<SeatId>) -> Offer,
    ) {
        let seats = list(seats);
        if !seats.is_empty() {
            self.0.push(offer(seats));
        }
    }

    pub(crate) fn into_vec(self) -> Vec<Offer> {
        self.0
    }
}
