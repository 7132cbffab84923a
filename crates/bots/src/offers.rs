//! What a seat may do now, by kind.

use wire::{Can, Offer, SeatId};

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Offers<'a> {
    pub(crate) looked: bool,
    pub(crate) ready: bool,
    pub(crate) start_clock: bool,
    pub(crate) ask: Option<(u32, &'a [SeatId])>,
    pub(crate) answer: Option<u32>,
    pub(crate) accuse: Option<&'a [SeatId]>,
    pub(crate) vote: Option<u32>,
    pub(crate) point: bool,
    pub(crate) propose: Option<&'a [SeatId]>,
    pub(crate) ballot: Option<&'a [SeatId]>,
    pub(crate) pass: bool,
    pub(crate) guess: bool,
    pub(crate) act_first: bool,
    pub(crate) pick: Option<(u32, &'a [SeatId])>,
    pub(crate) refuse: Option<u32>,
    pub(crate) name: Option<SeatId>,
    pub(crate) remark: bool,
    pub(crate) here: bool,
}

impl<'a> Offers<'a> {
    pub(crate) fn of(can: &'a Can) -> Self {
        let mut offers = Self::default();
        for offer in can.open.iter().chain(&can.card) {
            offers.take(offer);
        }
        offers
    }

    fn take(&mut self, offer: &'a Offer) {
        match offer {
            Offer::Looked {} => self.looked = true,
            Offer::Ready {} => self.ready = true,
            Offer::StartClock {} => self.start_clock = true,
            Offer::Ask { turn, whom } => self.ask = Some((*turn, whom)),
            Offer::Answer { turn } => self.answer = Some(*turn),
            Offer::Accuse { whom } => self.accuse = Some(whom),
            Offer::Vote { vote } => self.vote = Some(*vote),
            Offer::Point {} => self.point = true,
            Offer::Propose { whom } => self.propose = Some(whom),
            Offer::Ballot { whom } => self.ballot = Some(whom),
            Offer::Pass { .. } => self.pass = true,
            Offer::Guess {} => self.guess = true,
            Offer::ActFirst { .. } => self.act_first = true,
            Offer::Pick { turn, whom } => self.pick = Some((*turn, whom)),
            Offer::Refuse { turn } => self.refuse = Some(*turn),
            Offer::Name { captain } => self.name = Some(*captain),
            Offer::Remark {} => self.remark = true,
            Offer::Here {} => self.here = true,
            _ => {}
        }
    }
}
