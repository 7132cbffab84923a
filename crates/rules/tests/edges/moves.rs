//! What people do at a table, by name. Numbers of rounds, turns and votes are filled in.

use rules::Command;
use wire::{Intent, RoundIntent, Secret128, SpyIntent, VoteView};

use crate::table::Table;

impl Table {
    #[track_caller]
    pub(crate) fn looks(&mut self, who: &str) -> &mut Self {
        let round = self.number();
        self.act(who, Intent::Round(RoundIntent::Looked { round }))
    }

    #[track_caller]
    pub(crate) fn all_look(&mut self) -> &mut Self {
        for who in self.players() {
            self.looks(who);
        }
        self
    }

    /// Everybody but whoever has looked already.
    #[track_caller]
    pub(crate) fn all_look_but(&mut self, but: &str) -> &mut Self {
        let others = self.players().into_iter().filter(|who| *who != but);
        for who in others.collect::<Vec<_>>() {
            self.looks(who);
        }
        self
    }

    #[track_caller]
    pub(crate) fn start_clock(&mut self, who: &str) -> &mut Self {
        let round = self.number();
        self.act(who, Intent::Spy(SpyIntent::StartClock { round }))
    }

    #[track_caller]
    pub(crate) fn ask(&mut self, who: &str, whom: &str) -> &mut Self {
        let (round, turn, whom) = (self.number(), self.turn(), self.id(whom));
        self.act(
            who,
            Intent::Round(RoundIntent::Ask {
                round,
                turn,
                whom,
                text: None,
                phrase: None,
            }),
        )
    }

    #[track_caller]
    pub(crate) fn answer(&mut self, who: &str) -> &mut Self {
        let (round, turn) = (self.number(), self.turn());
        self.act(
            who,
            Intent::Round(RoundIntent::Answer {
                round,
                turn,
                text: None,
                phrase: None,
                level: None,
            }),
        )
    }

    #[track_caller]
    pub(crate) fn accuse(&mut self, who: &str, whom: &str) -> &mut Self {
        let (round, whom) = (self.number(), self.id(whom));
        self.act(who, Intent::Spy(SpyIntent::Accuse { round, whom }))
    }

    #[track_caller]
    pub(crate) fn yes(&mut self, who: &str) -> &mut Self {
        self.vote(who, true)
    }

    #[track_caller]
    pub(crate) fn no(&mut self, who: &str) -> &mut Self {
        self.vote(who, false)
    }

    #[track_caller]
    fn vote(&mut self, who: &str, agree: bool) -> &mut Self {
        let round = self.number();
        let vote = self.round().vote.map_or(0, |v| v.number);
        self.act(who, Intent::Spy(SpyIntent::Vote { round, vote, agree }))
    }

    /// Everybody whose vote is out says yes.
    #[track_caller]
    pub(crate) fn all_agree(&mut self) -> &mut Self {
        for who in self.missing() {
            self.yes(who);
        }
        self
    }

    /// Everybody whose vote is out says no.
    #[track_caller]
    pub(crate) fn all_refuse(&mut self) -> &mut Self {
        for who in self.missing() {
            self.no(who);
        }
        self
    }

    fn missing(&self) -> Vec<&'static str> {
        let VoteView { voters, voted, .. } = self.open_vote();
        let missing = voters.into_iter().filter(|seat| !voted.contains(seat));
        missing.map(|seat| self.name(seat)).collect()
    }

    #[track_caller]
    pub(crate) fn point(&mut self, who: &str) -> &mut Self {
        let round = self.number();
        self.act(who, Intent::Spy(SpyIntent::Point { round }))
    }

    #[track_caller]
    pub(crate) fn propose(&mut self, who: &str, whom: &str) -> &mut Self {
        let (round, whom) = (self.number(), self.id(whom));
        self.act(who, Intent::Spy(SpyIntent::Propose { round, whom }))
    }

    #[track_caller]
    pub(crate) fn ballot(&mut self, who: &str, whom: &str) -> &mut Self {
        let (round, whom) = (self.number(), self.id(whom));
        self.act(who, Intent::Spy(SpyIntent::Ballot { round, whom }))
    }

    #[track_caller]
    pub(crate) fn pass(&mut self, who: &str) -> &mut Self {
        let round = self.number();
        self.act(who, Intent::Round(RoundIntent::Pass { round, turn: None }))
    }

    /// The clock runs out.
    #[track_caller]
    pub(crate) fn time_up(&mut self) -> &mut Self {
        self.wait_ms(self.left_ms())
    }

    #[track_caller]
    pub(crate) fn reveal(&mut self, who: &str) -> &mut Self {
        let round = self.number();
        self.act(who, Intent::Spy(SpyIntent::Reveal { round }))
    }

    #[track_caller]
    pub(crate) fn guess(&mut self, who: &str, place: &str) -> &mut Self {
        let (round, place) = (self.number(), place.to_owned());
        self.act(who, Intent::Spy(SpyIntent::Guess { round, place }))
    }

    #[track_caller]
    pub(crate) fn ready(&mut self, who: &str) -> &mut Self {
        let round = self.number();
        self.act(who, Intent::Ready { round })
    }

    /// Everybody who is not ready yet.
    #[track_caller]
    pub(crate) fn all_ready(&mut self) -> &mut Self {
        for seat in self.view().seats {
            if !seat.ready {
                self.ready(self.name(seat.id));
            }
        }
        self
    }

    #[track_caller]
    pub(crate) fn not_yet(&mut self, who: &str) -> &mut Self {
        let round = self.number();
        self.act(who, Intent::NotYet { round })
    }

    #[track_caller]
    pub(crate) fn pause(&mut self, who: &str) -> &mut Self {
        let round = self.number();
        self.act(who, Intent::Round(RoundIntent::Pause { round }))
    }

    #[track_caller]
    pub(crate) fn resume(&mut self, who: &str) -> &mut Self {
        let round = self.number();
        self.act(who, Intent::Round(RoundIntent::Resume { round }))
    }

    #[track_caller]
    pub(crate) fn abort(&mut self, who: &str) -> &mut Self {
        let round = self.number();
        self.act(who, Intent::AbortRound { round })
    }

    #[track_caller]
    pub(crate) fn end_game(&mut self, who: &str) -> &mut Self {
        let round = self.number();
        self.act(who, Intent::EndGame { round })
    }

    #[track_caller]
    pub(crate) fn reopen_lobby(&mut self, who: &str) -> &mut Self {
        let round = self.number();
        self.act(who, Intent::ToLobby { round })
    }

    #[track_caller]
    pub(crate) fn leave(&mut self, who: &str) -> &mut Self {
        self.act(who, Intent::Leave {})
    }

    #[track_caller]
    pub(crate) fn here(&mut self, who: &str) -> &mut Self {
        self.act(who, Intent::Here {})
    }

    #[track_caller]
    pub(crate) fn kick(&mut self, who: &str, whom: &str) -> &mut Self {
        let seat = self.id(whom);
        self.act(who, Intent::Kick { seat })
    }

    #[track_caller]
    pub(crate) fn lock(&mut self, who: &str, locked: bool) -> &mut Self {
        self.act(who, Intent::Lock { locked })
    }

    #[track_caller]
    pub(crate) fn make_host(&mut self, who: &str, whom: &str) -> &mut Self {
        let seat = self.id(whom);
        self.act(who, Intent::MakeHost { seat })
    }

    #[track_caller]
    pub(crate) fn rename(&mut self, who: &str, name: &str) -> &mut Self {
        let name = name.to_owned();
        self.act(who, Intent::Rename { name })
    }

    #[track_caller]
    pub(crate) fn dress(&mut self, who: &str, avatar: u8) -> &mut Self {
        self.act(who, Intent::Dress { avatar })
    }

    #[track_caller]
    pub(crate) fn hand_over(&mut self, who: &str, whose: &str, key: &Secret128) -> &mut Self {
        let (seat, key) = (self.id(whose), key.clone());
        self.act(who, Intent::HandOver { seat, key })
    }

    /// The phone has been off for so long that the server says so.
    #[track_caller]
    pub(crate) fn away(&mut self, who: &str) -> &mut Self {
        let seat = self.id(who);
        self.run(&Command::Away { seat }, None)
    }

    #[track_caller]
    pub(crate) fn back(&mut self, who: &str) -> &mut Self {
        let seat = self.id(who);
        self.run(&Command::Back { seat }, None)
    }

    /// A whole stop that fails because of one no.
    #[track_caller]
    pub(crate) fn fails_to_convict(&mut self, by: &str, suspect: &str) -> &mut Self {
        self.accuse(by, suspect).all_refuse()
    }
}
