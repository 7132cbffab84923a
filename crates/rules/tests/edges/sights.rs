//! What can be seen of a table, by name. Reads views only.

use wire::{
    BallotView, CardView, ChanceView, Ending, Happened, Offer, Phase, RoundView, SeatId,
    SeatPublicView, SeatRoundView, SeatView, SpyResultView, SpyRoundView, SpySeatView, TableView,
    TimerView, VoteView, WaitView,
};

use crate::table::Table;

impl Table {
    pub(crate) fn view(&self) -> TableView {
        rules::table_view(self.state.public())
    }

    pub(crate) fn seat(&self, who: &str) -> SeatView {
        rules::seat_view(&self.state, self.id(who))
    }

    /// What the seat alone knows, where spies are played.
    #[track_caller]
    pub(crate) fn own(&self, who: &str) -> SpySeatView {
        self.seat(who).spy().expect("a game of spies").clone()
    }

    pub(crate) fn phase(&self) -> Phase {
        self.view().phase
    }

    #[track_caller]
    pub(crate) fn round(&self) -> SpyRoundView {
        match self.view().round {
            Some(RoundView::Spy(round)) => round,
            _ => panic!("no round of the spy game is on"),
        }
    }

    /// The seat of whoever was last called so.
    #[track_caller]
    pub(crate) fn id(&self, who: &str) -> SeatId {
        let mut people = self.people.iter().rev();
        let found = people.find(|(name, _)| *name == who);
        found.unwrap_or_else(|| panic!("{who} never came")).1
    }

    #[track_caller]
    pub(crate) fn name(&self, seat: SeatId) -> &'static str {
        let mut people = self.people.iter();
        let found = people.find(|(_, id)| *id == seat);
        found.unwrap_or_else(|| panic!("nobody had seat {seat}")).0
    }

    pub(crate) fn names(&self, seats: &[SeatId]) -> Vec<&'static str> {
        seats.iter().map(|seat| self.name(*seat)).collect()
    }

    #[track_caller]
    pub(crate) fn host(&self) -> &'static str {
        self.name(self.view().host.expect("a host"))
    }

    pub(crate) fn starter(&self) -> &'static str {
        self.name(self.round().starter)
    }

    #[track_caller]
    pub(crate) fn number(&self) -> u32 {
        self.view().round.expect("a round").number()
    }

    /// The number of the turn; of the first one where none is shown.
    pub(crate) fn turn(&self) -> u32 {
        match self.view().round {
            Some(RoundView::Spy(round)) => round.turn.map_or(1, |turn| turn.number),
            Some(RoundView::Captains(round)) => round.step.map_or(1, |step| step.turn),
            Some(RoundView::Notebook(round)) => round.step.map_or(1, |step| step.turn),
            None => 1,
        }
    }

    #[track_caller]
    pub(crate) fn asker(&self) -> &'static str {
        self.name(self.round().turn.expect("somebody asks").asker)
    }

    #[track_caller]
    pub(crate) fn asked(&self) -> Option<&'static str> {
        let turn = self.round().turn.expect("somebody asks");
        turn.asked.map(|seat| self.name(seat))
    }

    /// Clockwise: those who hold a card in the round that is on.
    pub(crate) fn players(&self) -> Vec<&'static str> {
        let seats = self.view().seats.into_iter().filter(|seat| seat.playing);
        seats.map(|seat| self.name(seat.id)).collect()
    }

    /// The seat as all see it.
    #[track_caller]
    pub(crate) fn public(&self, who: &str) -> SeatPublicView {
        let id = self.id(who);
        let mut seats = self.view().seats.into_iter();
        seats
            .find(|seat| seat.id == id)
            .expect("still at the table")
    }

    #[track_caller]
    pub(crate) fn card(&self, who: &str) -> CardView {
        self.held(who).expect("a card")
    }

    /// The card, in both games that deal one.
    pub(crate) fn held(&self, who: &str) -> Option<CardView> {
        match self.seat(who).round? {
            SeatRoundView::Spy(own) => own.card,
            SeatRoundView::Captains(own) => own.card,
            SeatRoundView::Notebook(_) => None,
        }
    }

    /// What the clock has left, running or not.
    pub(crate) fn left_ms(&self) -> u64 {
        self.left_of(self.round().clock)
    }

    pub(crate) fn left_of(&self, timer: TimerView) -> u64 {
        match timer {
            TimerView::Running { ends_at_ms } => ends_at_ms.saturating_sub(self.now_ms),
            TimerView::Stopped { left_ms } => left_ms,
        }
    }

    pub(crate) fn clock_runs(&self) -> bool {
        matches!(self.round().clock, TimerView::Running { .. })
    }

    #[track_caller]
    pub(crate) fn open_vote(&self) -> VoteView {
        self.round().vote.expect("an open vote")
    }

    #[track_caller]
    pub(crate) fn suspect(&self) -> &'static str {
        self.name(self.open_vote().suspect.expect("no card in the middle"))
    }

    pub(crate) fn voters(&self) -> Vec<&'static str> {
        self.names(&self.open_vote().voters)
    }

    pub(crate) fn vote_left_ms(&self) -> u64 {
        self.left_of(self.open_vote().timer)
    }

    /// Whose vote is asked for, where it goes round the table.
    pub(crate) fn next_voter(&self) -> Option<&'static str> {
        self.open_vote().next.map(|seat| self.name(seat))
    }

    #[track_caller]
    pub(crate) fn chance(&self) -> ChanceView {
        self.round().chance.expect("somebody's turn after time-up")
    }

    /// Whose turn it is after time-up.
    #[track_caller]
    pub(crate) fn speaker(&self) -> &'static str {
        self.name(self.chance().seat)
    }

    #[track_caller]
    pub(crate) fn open_ballot(&self) -> BallotView {
        self.round().ballot.expect("an open ballot")
    }

    /// Whom the table stands still for.
    pub(crate) fn waits_for(&self) -> Option<&'static str> {
        let wait = match self.view().round? {
            RoundView::Spy(round) => round.wait,
            RoundView::Captains(round) => round.wait,
            RoundView::Notebook(round) => round.wait,
        };
        match wait? {
            WaitView::WaitingFor { seat, .. } => Some(self.name(seat)),
            WaitView::PausedByHost {} => None,
        }
    }

    #[track_caller]
    pub(crate) fn result(&self) -> SpyResultView {
        self.round().result.expect("the round is over")
    }

    #[track_caller]
    pub(crate) fn ending(&self) -> Ending {
        self.result().ending
    }

    /// What the round was worth to everybody who was dealt a card.
    #[track_caller]
    pub(crate) fn points(&self) -> Vec<(&'static str, i32)> {
        let points = self.result().points.into_iter();
        points
            .map(|line| (self.name(line.seat), line.points))
            .collect()
    }

    pub(crate) fn winners(&self) -> Vec<&'static str> {
        self.names(&self.view().winners)
    }

    pub(crate) fn last_happened(&self) -> Vec<Happened> {
        let happenings = self.view().happenings.into_iter();
        happenings.map(|happening| happening.happened).collect()
    }

    /// What this seat may do in a round where no card speaks, beside what the room always offers.
    pub(crate) fn may(&self, who: &str) -> Vec<Offer> {
        let can = self.seat(who).can;
        assert_eq!(can.card, [], "no card speaks in this game");
        let offers = can.open.into_iter();
        offers.filter(concerns_round).collect()
    }
}

fn concerns_round(offer: &Offer) -> bool {
    !matches!(
        offer,
        Offer::Rename {}
            | Offer::Leave {}
            | Offer::Here {}
            | Offer::Kick { .. }
            | Offer::Lock {}
            | Offer::MakeHost { .. }
            | Offer::HandOver { .. }
            | Offer::AbortRound {}
            | Offer::Pause {}
    )
}
