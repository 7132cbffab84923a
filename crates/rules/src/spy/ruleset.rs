//! The parameters of RULES 8. A preset is data; `decide` never asks which preset it plays.
//!
//! A parameter with a default is one that the first journals do not hold.

use serde::{Deserialize, Serialize};
use wire::RulesetId;

use crate::spy::presets;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Ruleset {
    pub players: Players,
    /// Cards that are dealt to nobody and lie face down: the spy's may be among them.
    #[serde(default)]
    pub middle_cards: u8,
    /// Agents get a role at the place.
    pub roles: bool,
    /// Recommended length of a round: the first step that is not below the number of players.
    pub duration_min: Vec<DurationStep>,
    pub starter_first: StarterFirst,
    pub starter_next: StarterNext,
    pub question: Question,
    pub accuse: Accuse,
    pub vote: Vote,
    pub guess: Guess,
    pub timeup: TimeUp,
    pub score: Score,
    pub limits: Limits,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Players {
    pub min: u8,
    pub max: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DurationStep {
    pub players_up_to: u8,
    pub minutes: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum StarterFirst {
    /// Whoever looks most suspicious: the host taps a seat, else it is drawn.
    TablePicks,
    Host,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum StarterNext {
    PreviousSpy,
    Host,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Question {
    pub ask_back: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Accuse {
    #[serde(default)]
    pub who: AccuseWho,
    #[serde(default)]
    pub resolution: AccuseResolution,
    pub same_suspect_again: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum AccuseWho {
    #[default]
    Any,
    NonSpies,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum AccuseResolution {
    #[default]
    Vote,
    /// The suspect turns the card over at once.
    Reveal,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Vote {
    pub order: VoteOrder,
    /// The first "no" ends the vote.
    pub short_circuit: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum VoteOrder {
    Simultaneous,
    /// From the accuser's left.
    Clockwise,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Guess {
    pub during_vote: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TimeUp {
    pub procedure: TimeUpProcedure,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum TimeUpProcedure {
    /// Each player in turn, the starter first, may propose a suspect.
    Proposals,
    /// Each player in turn, the starter first, is put to a show of hands.
    Suspects,
    /// Everybody names the spy in secret; all agents must be right.
    SecretBallot,
    /// Each player in turn, the starter first, may accuse, point to the middle or pass.
    LastChance,
    /// The round simply ends.
    None,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum BonusTo {
    /// Whose accusation or proposal convicted the spy.
    Accuser,
    /// Who accused the spy first in this round, even if that vote failed.
    FirstAccuser,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Score {
    pub civ: i32,
    pub bonus_mid: i32,
    pub bonus_mid_to: BonusTo,
    pub bonus_timeup: i32,
    pub bonus_timeup_to: BonusTo,
    pub spy_guess: i32,
    pub spy_mid_wrong: i32,
    pub spy_timeup_wrong: i32,
    pub spy_timeup_none: i32,
    pub guess_wrong: i32,
    /// Everybody, when the card in the middle is turned over and is the spy's.
    #[serde(default)]
    pub middle_is_spy: i32,
    /// The spy, when it is not.
    #[serde(default)]
    pub middle_is_location: i32,
}

/// How long the table waits (RULES 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Limits {
    /// From the first look at a card to the start of the clock.
    pub look_ms: u64,
    /// Simultaneous vote.
    pub vote_ms: u64,
    /// One voter of a clockwise vote.
    pub voter_ms: u64,
    /// A voter whose phone is off.
    pub voter_off_ms: u64,
    /// An asker or answerer whose phone is off.
    pub turn_off_ms: u64,
    /// Then the turn of somebody away passes.
    pub turn_pass_ms: u64,
    /// The spy's choice after the reveal.
    pub guess_ms: u64,
    /// Talk before the first suspect's vote must close.
    pub first_suspect_ms: u64,
    pub next_suspect_ms: u64,
    /// From the first raised hand to the close.
    pub first_hand_ms: u64,
    /// A turn to propose, or a last chance.
    #[serde(default = "default_chance_ms")]
    pub chance_ms: u64,
    /// The secret ballot.
    #[serde(default = "default_ballot_ms")]
    pub ballot_ms: u64,
}

fn default_chance_ms() -> u64 {
    Limits::DEFAULT.chance_ms
}

fn default_ballot_ms() -> u64 {
    Limits::DEFAULT.ballot_ms
}

impl Limits {
    pub const DEFAULT: Self = Self {
        look_ms: 30_000,
        vote_ms: 30_000,
        voter_ms: 15_000,
        voter_off_ms: 30_000,
        turn_off_ms: 60_000,
        turn_pass_ms: 30_000,
        guess_ms: 60_000,
        first_suspect_ms: 180_000,
        next_suspect_ms: 40_000,
        first_hand_ms: 20_000,
        chance_ms: 45_000,
        ballot_ms: 60_000,
    };
}

impl Ruleset {
    /// The rules that this many players would play by.
    pub fn preset(id: RulesetId, players: usize) -> Self {
        match (id, players) {
            (RulesetId::Spijun, _) => presets::spijun(),
            (RulesetId::TimeTravel, 0..=2) => presets::duel(),
            (RulesetId::TimeTravel, 3) => presets::trio(),
            (RulesetId::TimeTravel, _) => presets::time_travel(),
            (RulesetId::FilmNight, _) => presets::film_night(),
            (RulesetId::Indictment, _) => presets::indictment(),
        }
    }

    /// The fewest and the most who can play by these rules, variants included.
    pub(crate) fn range(id: RulesetId) -> Players {
        let (few, many) = (Self::preset(id, 0), Self::preset(id, usize::MAX));
        Players {
            min: few.players.min,
            max: many.players.max,
        }
    }

    /// What the host set, or what the rules advise for this many players.
    pub(crate) fn round_ms(&self, minutes: Option<u8>, players: usize) -> u64 {
        let mut steps = self.duration_min.iter();
        let step = steps.find(|s| usize::from(s.players_up_to) >= players);
        let step = step.or(self.duration_min.last());
        let advised = step.map_or(8, |s| s.minutes);
        u64::from(minutes.unwrap_or(advised)) * 60_000
    }
}
