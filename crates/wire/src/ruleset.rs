//! The parameters of a ruleset of `spy`: what the games of the family differ in. Data only; what
//! they mean is decided in `rules`, and what they say to a person in the client.
//!
//! A parameter with a default is one that older journals do not hold; the default is what they
//! were played by.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Ruleset {
    pub players: Players,
    /// Two and three players play by rules of their own, with a card in the middle.
    #[serde(default)]
    pub variant_by_count: bool,
    /// Cards that are dealt to nobody and lie face down: the spy's may be among them.
    #[serde(default)]
    pub middle_cards: u8,
    #[serde(default)]
    pub theme: Theme,
    /// Agents get a role at the place.
    pub roles: bool,
    /// Agreed: roles are acted out. Otherwise they only help to imagine the place.
    #[serde(default)]
    pub role_play: bool,
    /// A place may come up again in the same game.
    #[serde(default)]
    pub location_reuse: bool,
    /// How many rounds are advised.
    #[serde(default = "five")]
    pub rounds: u8,
    /// Recommended length of a round: the first step that is not below the number of players.
    pub duration_min: Vec<DurationStep>,
    pub starter_first: StarterFirst,
    pub starter_next: StarterNext,
    pub question: QuestionRules,
    pub accuse: AccuseRules,
    /// Anybody may ask the others to turn the card in the middle over; all must agree.
    #[serde(default)]
    pub point: bool,
    pub vote: VoteRules,
    pub guess: GuessRules,
    pub timeup: TimeUpRules,
    pub score: ScoreRules,
    #[serde(default)]
    pub tie_break: TieBreak,
    pub limits: LimitRules,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Players {
    pub min: u8,
    pub max: u8,
}

/// What the places are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Theme {
    #[default]
    Locations,
    Eras,
    Films,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DurationStep {
    pub players_up_to: u8,
    pub minutes: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum StarterFirst {
    /// Whoever looks most suspicious: the host taps a seat, else it is drawn.
    TablePicks,
    Host,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum StarterNext {
    /// If that card lay in the middle, the next player clockwise.
    PreviousSpy,
    Host,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct QuestionRules {
    /// Whoever was asked may at once ask the asker.
    pub ask_back: bool,
    /// The asker may ask the same player once more, right after the answer.
    #[serde(default)]
    pub follow_ups: bool,
    /// An agreement of the table, as is the next: nobody can check it but the players.
    #[serde(default)]
    pub about_location: AboutLocation,
    #[serde(default)]
    pub answer_obligatory: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum AboutLocation {
    #[default]
    Usual,
    Expected,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AccuseRules {
    #[serde(default)]
    pub who: AccuseWho,
    /// How often each player may stop the clock.
    #[serde(default = "one")]
    pub per_round: u8,
    #[serde(default)]
    pub resolution: AccuseResolution,
    pub same_suspect_again: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum AccuseWho {
    #[default]
    Any,
    NonSpies,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum AccuseResolution {
    #[default]
    Vote,
    /// The suspect turns the card over at once.
    Reveal,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct VoteRules {
    #[serde(default)]
    pub eligible: VoteEligible,
    #[serde(default)]
    pub accuser_vote: AccuserVote,
    #[serde(default)]
    pub threshold: VoteThreshold,
    pub order: VoteOrder,
    #[serde(default)]
    pub ballots: VoteBallots,
    /// The vote ends as soon as its outcome is certain: with unanimity, at the first "no".
    pub short_circuit: bool,
    #[serde(default)]
    pub clock: VoteClock,
    /// The table may argue while it votes.
    #[serde(default)]
    pub discussion: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum VoteEligible {
    #[default]
    AllButSuspect,
    All,
}

/// What whoever called the vote says in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum AccuserVote {
    #[default]
    AutomaticYes,
    Cast,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum VoteThreshold {
    #[default]
    Unanimous,
    /// More than half of those who may vote.
    Majority,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum VoteOrder {
    Simultaneous,
    /// From the accuser's left.
    Clockwise,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum VoteBallots {
    /// Who voted what is shown together at the end.
    #[default]
    Open,
    /// Only how many voted what is ever shown.
    Secret,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum VoteClock {
    #[default]
    Stopped,
    /// A vote that is open when time runs out is finished first.
    Running,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GuessRules {
    #[serde(default = "yes")]
    pub while_running: bool,
    pub during_vote: bool,
    #[serde(default)]
    pub after_timeup: bool,
    /// The list of places lies open all the time; otherwise only for the guess itself.
    #[serde(default = "yes")]
    pub consult_list: bool,
    #[serde(default = "one")]
    pub attempts: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TimeUpRules {
    pub procedure: TimeUpProcedure,
    /// The table may argue once time is up.
    #[serde(default = "yes")]
    pub discussion: bool,
    /// Whose ballots decide. Hands are seen, so there the spy's always counts.
    #[serde(default)]
    pub deciders: Deciders,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum TimeUpProcedure {
    /// Each player in turn, the starter first, may propose a suspect.
    Proposals,
    /// Each player in turn, the starter first, is put to a show of hands.
    Suspects,
    /// Everybody names the spy in secret.
    SecretBallot,
    /// Each player in turn, the starter first, may accuse, point to the middle or pass.
    LastChance,
    /// The round simply ends.
    None,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Deciders {
    /// In a secret ballot: somebody whom everybody else names is convicted.
    #[default]
    AllButSuspect,
    /// In a secret ballot: the spy is convicted if every agent names the spy.
    Civilians,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum BonusTo {
    /// Whose accusation or proposal convicted the spy.
    #[serde(alias = "proposer")]
    Accuser,
    /// Who accused the spy first in this round, even if that vote failed.
    FirstAccuser,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ScoreRules {
    /// Each agent, when the spy is convicted.
    pub civ: i32,
    pub bonus_mid: i32,
    pub bonus_mid_to: BonusTo,
    pub bonus_timeup: i32,
    pub bonus_timeup_to: BonusTo,
    pub spy_guess: i32,
    pub spy_mid_wrong: i32,
    pub spy_timeup_wrong: i32,
    pub spy_timeup_none: i32,
    /// Each agent, when the spy names a wrong place.
    pub guess_wrong: i32,
    /// Everybody, when the card in the middle is turned over and is the spy's.
    #[serde(default)]
    pub middle_is_spy: i32,
    /// The spy, when it is not.
    #[serde(default)]
    pub middle_is_location: i32,
}

/// What happens when the most points are shared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum TieBreak {
    #[default]
    Shared,
    /// One more round, which only those who are tied can win.
    DecidingRound,
}

/// How long the table waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LimitRules {
    /// From the first look at a card to the start of the clock.
    #[ts(type = "number")]
    pub look_ms: u64,
    /// Simultaneous vote.
    #[ts(type = "number")]
    pub vote_ms: u64,
    /// One voter of a clockwise vote.
    #[ts(type = "number")]
    pub voter_ms: u64,
    /// A voter whose phone is off.
    #[ts(type = "number")]
    pub voter_off_ms: u64,
    /// An asker or answerer whose phone is off.
    #[ts(type = "number")]
    pub turn_off_ms: u64,
    /// Then the turn of somebody away passes.
    #[ts(type = "number")]
    pub turn_pass_ms: u64,
    /// A typed question or answer; then the turn passes.
    #[serde(default = "LimitRules::default_turn_written_ms")]
    #[ts(type = "number")]
    pub turn_written_ms: u64,
    /// The spy's choice after the reveal.
    #[ts(type = "number")]
    pub guess_ms: u64,
    /// Talk before the first suspect's vote must close.
    #[ts(type = "number")]
    pub first_suspect_ms: u64,
    #[ts(type = "number")]
    pub next_suspect_ms: u64,
    /// From the first raised hand to the close.
    #[ts(type = "number")]
    pub first_hand_ms: u64,
    /// A turn to propose, or a last chance.
    #[serde(default = "LimitRules::default_chance_ms")]
    #[ts(type = "number")]
    pub chance_ms: u64,
    /// The secret ballot.
    #[serde(default = "LimitRules::default_ballot_ms")]
    #[ts(type = "number")]
    pub ballot_ms: u64,
}

impl LimitRules {
    fn default_turn_written_ms() -> u64 {
        60_000
    }

    fn default_chance_ms() -> u64 {
        45_000
    }

    fn default_ballot_ms() -> u64 {
        60_000
    }
}

fn yes() -> bool {
    true
}

fn one() -> u8 {
    1
}

fn five() -> u8 {
    5
}
