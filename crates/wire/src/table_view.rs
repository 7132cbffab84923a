//! What everybody may see: players, spectators and the TV alike.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    Bot, CaptainsRoundView, Earned, GameId, Happening, LastTimeView, NotebookRoundView, Phrase,
    Refusal, Remark, RulesetId, SeatId, Settings, VariantId, pack::PackLine,
};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct TableView {
    pub code: String,
    pub phase: Phase,
    pub host: Option<SeatId>,
    pub locked: bool,
    /// Clockwise.
    pub seats: Vec<SeatPublicView>,
    pub settings: Settings,
    /// Which rules the settings lead to with this many players; house rules change them.
    pub variant: VariantId,
    /// How many rounds the settings lead to.
    pub rounds: u8,
    /// Length of a round that the settings and the number of players lead to.
    #[ts(type = "number")]
    pub round_ms: u64,
    /// How many may play by the chosen rules.
    pub players_min: u8,
    pub players_max: u8,
    /// Why the next deal cannot happen, if it cannot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub blocked: Option<Refusal>,
    /// What this number of players could play, where it is too many or too few for what is chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<FitView>>")]
    pub fits: Vec<FitView>,
    /// In the lobby: the pictures of the table's own deck, as cards are called.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub pictures: Vec<String>,
    /// The packs of this table's own, which its phones load from the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<PackLine>>")]
    pub packs: Vec<PackLine>,
    /// Finished rounds of this game. Void ones do not count, unless the active player had left.
    pub rounds_played: u8,
    /// Rounds that ended without a result and are played again.
    pub rounds_void: u8,
    /// In the lobby: how many places the settings put on the table, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub places_on_table: Option<u16>,
    /// Of the chosen places, in the lobby: those left out because bots sit at the table and know nothing of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub unknown_to_bots: Vec<String>,
    /// Place ids on the table, while a game is on; the places already played among them.
    pub places: Vec<String>,
    pub places_played: Vec<String>,
    /// When the next round deals itself, once everybody is ready for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub deals_at_ms: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub round: Option<RoundView>,
    /// Everybody who took part in this game, most points first, leavers included.
    pub standings: Vec<StandingView>,
    /// Points stay hidden until the game is over: all that are shown are 0.
    pub points_hidden: bool,
    /// In the deciding round: those who can win it.
    pub tied: Vec<SeatId>,
    /// Who has won, once the game is over.
    pub winners: Vec<SeatId>,
    /// In the lobby: who won the last game that was played here to its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub last_time: Option<LastTimeView>,
    pub happenings: Vec<Happening>,
}

/// Something to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct FitView {
    pub game: GameId,
    /// Of the spy game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ruleset: Option<RulesetId>,
}

impl FitView {
    /// A game without rulesets.
    pub fn of(game: GameId) -> Self {
        Self {
            game,
            ruleset: None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Lobby,
    Dealt,
    Questions,
    Vote,
    Guess,
    TimeUp,
    /// Captains: one of them asks the agents.
    Asking,
    /// Captains: one of them picks an agent or refuses.
    Picking,
    /// Captains: the spy names the places.
    Naming,
    /// Notebook: the active player looks for a word and a card.
    Case,
    /// Notebook: cards are played, two by each.
    Evidence,
    /// Notebook: the word is known, and everybody explains.
    Explaining,
    /// Notebook: chips are placed.
    Chips,
    RoundOver,
    GameOver,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SeatPublicView {
    pub id: SeatId,
    pub name: String,
    /// Which picture: an animal in a hat.
    pub avatar: u8,
    /// Left out: a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<Bot>,
    pub points: i32,
    /// Off for a while, or idle; not counted on.
    pub away: bool,
    /// Holds a card in the round that is on.
    pub playing: bool,
    /// Has looked at the card, or is ready for the next round.
    pub ready: bool,
    /// Has stopped the clock in this round.
    pub accused: bool,
}

/// The round that is on or has just ended, by game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum RoundView {
    Spy(SpyRoundView),
    Captains(CaptainsRoundView),
    Notebook(NotebookRoundView),
}

impl RoundView {
    /// What intents call the round.
    pub fn number(&self) -> u32 {
        match self {
            Self::Spy(round) => round.number,
            Self::Captains(round) => round.number,
            Self::Notebook(round) => round.number,
        }
    }

    /// With what was typed in it, where anything can be.
    pub(crate) fn with_lines(mut self, said: Vec<LineView>) -> Self {
        match &mut self {
            Self::Spy(round) => round.lines = said,
            Self::Captains(round) => round.lines = said,
            Self::Notebook(_) => {}
        }
        self
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SpyRoundView {
    /// Counts deals, void rounds included; intents name it.
    pub number: u32,
    pub starter: SeatId,
    #[ts(type = "number")]
    pub clock_total_ms: u64,
    pub clock: TimerView,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn: Option<TurnView>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub vote: Option<VoteView>,
    /// Time is up, and one after the other may speak.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chance: Option<ChanceView>,
    /// Time is up, and everybody names the spy in secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ballot: Option<BallotView>,
    /// A card lies in the middle: nobody at the table may be the spy.
    pub middle: bool,
    /// An accused player turns the card over at once, without a vote.
    pub reveals: bool,
    /// The spy who has shown the card and must name a place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub revealed: Option<SeatId>,
    /// Places that the spy has named in vain.
    pub missed: Vec<String>,
    /// How often the spy may still name a place.
    pub guesses_left: u8,
    /// When the choice of a place ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub guess_timer: Option<TimerView>,
    /// Why the table stands still.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wait: Option<WaitView>,
    /// After the deal: when the clock starts by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub starts_at_ms: Option<u64>,
    /// What was typed in this round, the oldest first.
    pub lines: Vec<LineView>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub result: Option<SpyResultView>,
}

/// One thing said in writing: a typed text, or else a phrase or a remark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct LineView {
    /// Counts up within the round.
    pub n: u32,
    pub by: SeatId,
    pub kind: LineKind,
    /// Who is asked, or whose question is answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub to: Option<SeatId>,
    /// Empty where there is a phrase or a remark.
    pub text: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub phrase: Option<Phrase>,
    /// Of a typed answer to a phrase: how much of it there is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub remark: Option<Remark>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum LineKind {
    Question,
    Answer,
    Remark,
}

/// A deadline in table time, or what is left of it while it is stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(untagged)]
pub enum TimerView {
    Running {
        #[ts(type = "number")]
        ends_at_ms: u64,
    },
    Stopped {
        #[ts(type = "number")]
        left_ms: u64,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct TurnView {
    /// Intents name it.
    pub number: u32,
    pub asker: SeatId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<SeatId>,
    /// Who asked the asker. Unless the rules let them, the asker may not ask back right now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub not_back_to: Option<SeatId>,
    /// Where turns have a limit: when this one passes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub passes_at_ms: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum VoteKind {
    /// Somebody stopped the clock.
    Stop,
    /// Time is up, and each player in turn is put to a show of hands.
    Suspects,
    /// Time is up, and somebody proposed a suspect.
    Proposal,
    /// Whether to turn the card in the middle over.
    Point,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct VoteView {
    /// Intents name it.
    pub number: u32,
    pub kind: VoteKind,
    /// Left out: the card in the middle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub suspect: Option<SeatId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub by: Option<SeatId>,
    /// Who votes, clockwise from the left of whoever called the vote, who comes last; without a
    /// caller, from the suspect's left.
    pub voters: Vec<SeatId>,
    /// Whose vote is in. What they voted is shown when all are.
    pub voted: Vec<SeatId>,
    /// Whose turn it is, where the vote goes round the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<SeatId>,
    pub timer: TimerView,
    /// Suspects still to come after this one.
    pub suspects_left: u8,
}

/// Whose turn it is after time-up, where the table goes round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct ChanceView {
    pub kind: ChanceKind,
    pub seat: SeatId,
    pub timer: TimerView,
    /// How many come after this seat.
    pub left: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum ChanceKind {
    /// To propose a suspect.
    Propose,
    /// To accuse, to point or to pass.
    LastChance,
}

/// A secret ballot: who may vote and whose vote is in, never what they voted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct BallotView {
    pub voters: Vec<SeatId>,
    pub voted: Vec<SeatId>,
    pub timer: TimerView,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "why", rename_all = "snake_case", deny_unknown_fields)]
pub enum WaitView {
    PausedByHost {},
    /// It is this seat's turn or vote, and its phone is off.
    WaitingFor {
        seat: SeatId,
        #[ts(type = "number")]
        until_ms: u64,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SpyResultView {
    pub ending: Ending,
    /// Left out: the spy's card lay in the middle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub spy: Option<SeatId>,
    pub place: String,
    /// Who played what; empty where the rules have no roles.
    pub roles: Vec<RoleView>,
    pub points: Vec<PointsView>,
    /// Why each got what they got; empty in rounds of older records.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Earned>>")]
    pub earned: Vec<Earned>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct RoleView {
    pub seat: SeatId,
    pub role: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PointsView {
    pub seat: SeatId,
    pub points: i32,
}

/// A line of the scoreboard. Those who left keep theirs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct StandingView {
    pub seat: SeatId,
    pub name: String,
    pub avatar: u8,
    pub points: i32,
    pub left: bool,
}

/// How a round ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "how", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ending {
    /// The spy was convicted; `by` stopped the clock, `bonus` is who earned the extra point.
    SpyConvicted {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        by: Option<SeatId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        bonus: Option<SeatId>,
    },
    InnocentConvicted {
        suspect: SeatId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        by: Option<SeatId>,
    },
    GuessedRight {},
    /// Left out: the spy let the time for choosing run out.
    GuessedWrong {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        place: Option<String>,
    },
    /// The card in the middle was turned over, and it was the spy's.
    MiddleWasSpy {
        by: SeatId,
    },
    /// It was not: whoever is the spy wins.
    MiddleWasPlace {
        by: SeatId,
    },
    /// Time was up and nobody was convicted.
    NobodyConvicted {},
    /// The spy left for good.
    SpyLeft {},
    /// No points.
    Void {
        reason: VoidReason,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum VoidReason {
    AbortedByHost,
    TooFewPlayers,
    SpyKicked,
    /// Before anybody was picked.
    CaptainLeft,
    /// After the notebooks were dealt.
    ActiveLeft,
    /// Whoever had the blank notebook.
    ConspiratorLeft,
    /// Nobody found one in time.
    NoWord,
}
