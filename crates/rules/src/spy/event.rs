//! What happened in a round.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use wire::{ChanceKind, Earned, Ending, Phrase, PointsView, Remark, Ruleset, SeatId, VoteKind};

use crate::{
    Public,
    room::{self, Draft, Seats},
    spy::{Deal, guard, state::Turn},
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "SpyEvent")]
#[serde(tag = "s", rename_all = "snake_case")]
pub enum Event {
    Dealt {
        starter: SeatId,
        /// Clockwise, only those who play.
        order: Vec<SeatId>,
        deal: Deal,
        /// All places had been used.
        reshuffled: bool,
        /// The rules from this round on, where the number of players changed them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        variant: Option<Box<Variant>>,
    },
    Looked {
        seat: SeatId,
    },
    ClockStarted {},
    Asked {
        whom: SeatId,
        /// A second question by whoever asked before, out of turn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        follow_up_by: Option<SeatId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        phrase: Option<Phrase>,
    },
    Answered {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        text: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        phrase: Option<Phrase>,
        /// Of a typed answer to a phrase: how much of it there is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<u8>,
    },
    Said {
        seat: SeatId,
        text: String,
    },
    /// A bot of the house, besides.
    Remarked {
        seat: SeatId,
        remark: Remark,
    },
    /// The asked seat is away or gone: the same asker asks somebody else.
    QuestionLapsed {},
    /// The asker is away or gone.
    TurnPassed {
        to: SeatId,
    },
    PausedByHost {},
    WaitedFor {
        seat: SeatId,
        until_ms: u64,
    },
    Resumed {},
    TimeWasUp {},
    VoteOpened {
        kind: VoteKind,
        /// Nobody: the card in the middle.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        suspect: Option<SeatId>,
        /// Who stopped the clock; counts as a yes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<SeatId>,
        voters: Vec<SeatId>,
        /// Suspects to come, or whose turn to propose comes after.
        queue: Vec<SeatId>,
        length_ms: u64,
    },
    Voted {
        seat: SeatId,
        agree: bool,
    },
    /// In a vote that goes round the table: time ran out for this voter, which is a no.
    VoteLapsed {
        seat: SeatId,
    },
    /// A voter whose phone is off is no longer waited for.
    VoterDropped {
        seat: SeatId,
    },
    VoteClosed {
        carried: bool,
        yes: Vec<SeatId>,
        no: Vec<SeatId>,
        /// Those among the no who did not vote at all.
        missed: Vec<SeatId>,
    },
    /// A voter was gone for too long; the accusation is given back.
    VoteVoided {
        missing: SeatId,
    },
    /// Too few voters are left; the accusation is given back.
    VoteDropped {},
    /// A player turns the card over because another accused them.
    Exposed {
        by: SeatId,
        suspect: SeatId,
    },
    ChanceGiven {
        kind: ChanceKind,
        seat: SeatId,
        queue: Vec<SeatId>,
    },
    Passed {
        seat: SeatId,
    },
    BallotOpened {
        voters: Vec<SeatId>,
    },
    Balloted {
        seat: SeatId,
        whom: SeatId,
    },
    Revealed {
        seat: SeatId,
    },
    /// The spy named a wrong place and may try again.
    GuessMissed {
        place: String,
    },
    RoundEnded {
        ending: Ending,
        points: Vec<PointsView>,
        /// Why; older records do not say.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        earned: Vec<Earned>,
    },
    Readied {
        seat: SeatId,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Variant {
    pub(crate) ruleset: Ruleset,
    pub(crate) round_ms: u64,
}

impl Event {
    pub(crate) fn stirs_board(&self) -> bool {
        matches!(self, Self::Dealt { .. } | Self::RoundEnded { .. })
    }
}

/// Whose own views may change with this event, asked before and after it.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "whatever is not known to change little may change everything"
)]
pub(crate) fn stirs(event: &Event, public: &Public) -> Seats {
    let Ok((game, round)) = guard::game(public) else {
        return Seats::All;
    };
    let Turn {
        asker,
        asked,
        not_back_to,
        ..
    } = round.turn;
    // Whoever was answered is offered something only where that one may ask once more.
    let answered = not_back_to.filter(|_| game.ruleset.question.follow_ups);
    let talking = [Some(asker), asked, answered].into_iter().flatten();
    match event {
        Event::Asked { .. } => Seats::Few(talking.collect()),
        // Whoever has pointed in vain may point again.
        Event::Answered { .. } => {
            Seats::Few(talking.chain(round.pointed.keys().copied()).collect())
        }
        Event::Looked { seat } | Event::Readied { seat } | Event::Remarked { seat, .. } => {
            Seats::Few(vec![*seat])
        }
        Event::Said { .. } => Seats::Few(Vec::new()),
        _ => Seats::All,
    }
}

impl Draft<'_> {
    pub(crate) fn emit_spy(&mut self, event: Event) {
        self.emit(room::Event::Spy { event });
    }
}
