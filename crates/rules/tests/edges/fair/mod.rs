//! Deals that nobody chooses: what is sealed, asked, told and opened, and what a stubborn phone or server can do.

pub(crate) mod golden;
mod proofs;
mod refusals;
mod restarts;
mod secrets;
mod sights;
mod updates;

use rules::{Command, proofs as proofs_of};
use wire::{Intent, Seal, SeatId, Secret128, TermsView};

use crate::table::Table;

/// The number that a phone has for an attempt; each is another one.
pub(super) fn number(seat: SeatId, round: u32, attempt: u8) -> Secret128 {
    let mut bytes = [attempt; 16];
    bytes[..2].copy_from_slice(&seat.0.to_be_bytes());
    bytes[2..6].copy_from_slice(&round.to_be_bytes());
    Secret128::from_bytes(bytes)
}

pub(crate) fn seals(seat: SeatId, round: u32) -> [Seal; 3] {
    [1, 2, 3].map(|attempt| {
        let number = number(seat, round, attempt).to_hex();
        let seal = fair::seal("BCDFG", round, attempt, seat.0, &number);
        Seal::from_bytes(seal.0)
    })
}

impl Table {
    pub(crate) fn next_round(&self) -> u32 {
        rules::fair_view(self.state.public()).round
    }

    /// Their phones are heard from now on, and seal numbers for the next deal.
    #[track_caller]
    pub(crate) fn seal(&mut self, people: &[&str]) -> &mut Self {
        for who in people {
            let (seat, round) = (self.id(who), self.next_round());
            let seals = seals(seat, round);
            self.run(&Command::Seal { seat, round, seals }, None);
            if !self.awake.contains(&seat) {
                self.awake.push(seat);
            }
        }
        self
    }

    /// Not heard any more.
    pub(super) fn sleeps(&mut self, who: &str) -> &mut Self {
        let seat = self.id(who);
        self.awake.retain(|awake| *awake != seat);
        self
    }

    pub(super) fn asking_numbers(&self) -> Option<TermsView> {
        rules::fair_view(self.state.public()).asking
    }

    #[track_caller]
    pub(crate) fn asks_numbers(&self) -> TermsView {
        self.asking_numbers().expect("numbers are asked for")
    }

    /// Whoever is asked among these tells the number of the attempt.
    #[track_caller]
    pub(crate) fn unseal(&mut self, people: &[&str]) -> &mut Self {
        for who in people {
            let unseal = self.unsealing(who);
            self.run(&unseal, None);
        }
        self
    }

    pub(super) fn unsealing(&self, who: &str) -> Command {
        let (seat, round) = (self.id(who), self.next_round());
        let attempt = self.asks_numbers().attempt;
        Command::Unseal {
            seat,
            round,
            attempt,
            number: number(seat, round, attempt),
        }
    }

    /// The host deals the next round, of whichever game.
    #[track_caller]
    pub(crate) fn wants_deal(&mut self) -> &mut Self {
        let (host, deal) = (self.host(), self.next_deal());
        self.act(host, deal)
    }

    /// And everybody who is asked tells a number at once.
    #[track_caller]
    pub(super) fn deal_fairly(&mut self) -> &mut Self {
        let everybody: Vec<&str> = self.people_here();
        self.seal(&everybody).wants_deal();
        let asked = self.asks_numbers().asked;
        let asked: Vec<&str> = asked.into_iter().map(|seat| self.name(seat)).collect();
        self.unseal(&asked);
        assert_eq!(self.asking_numbers(), None);
        self
    }

    pub(super) fn people_here(&self) -> Vec<&'static str> {
        let seats = self.view().seats.into_iter();
        seats.map(|seat| self.name(seat.id)).collect()
    }

    /// The proofs that are shown, by their rounds.
    pub(super) fn proofs(&self) -> Vec<(u32, String)> {
        let proofs = proofs_of(self.state.public());
        proofs.map(|p| (p.round(), p.to_string())).collect()
    }

    /// The newest.
    #[track_caller]
    pub(super) fn proof(&self) -> String {
        self.proofs().pop().expect("a proof").1
    }

    #[track_caller]
    pub(super) fn says_in_proof(&self, line: &str) {
        let proof = self.proof();
        assert!(proof.lines().any(|it| it == line), "no {line} in {proof}");
    }

    pub(super) fn abort_round(&mut self) -> &mut Self {
        let (host, round) = (self.host(), self.number());
        self.act(host, Intent::AbortRound { round })
    }
}
