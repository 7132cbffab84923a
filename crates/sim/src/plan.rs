//! What is to be played, and by whom.

use crate::player::Player;
use content::Library;
use thiserror::Error;
use wire::{GameId, HouseRules, Refusal, RulesetId, Settings, Skill, SpySettings};

/// Who thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brain {
    Mind(Skill),
    /// Knows no better; to compare with.
    Naive,
    /// Thinks well, but never answers what it is asked.
    Evader,
}

/// Who thinks in which seat, by what is on the card there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cast {
    pub agents: Brain,
    pub spy: Brain,
    /// In one seat, whatever it is dealt.
    pub single: Option<Brain>,
}

impl Cast {
    pub fn all(brain: Brain) -> Self {
        Self {
            agents: brain,
            spy: brain,
            single: None,
        }
    }
}

#[derive(Clone, Debug)]
pub struct Plan {
    pub game: GameId,
    pub ruleset: RulesetId,
    pub house: Option<HouseRules>,
    /// What the places come from.
    pub pack: String,
    pub players: usize,
    /// Left out: what suits the number of players.
    pub minutes: Option<u8>,
    pub cast: Cast,
    pub seed: u64,
}

/// Why this cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    #[error("there is no pack `{0}`")]
    NoSuchPack(String),
    #[error("these rules are for {min} to {max} players")]
    Players { min: u8, max: u8 },
    #[error("the table refuses this: {0}")]
    Settings(String),
    #[error("minds do not play that")]
    Game,
}

impl Refused {
    pub(crate) fn by(refusal: &Refusal) -> Self {
        Self::Settings(format!("{refusal:?}"))
    }
}

impl Plan {
    pub fn new(ruleset: RulesetId, players: usize, skill: Skill, seed: u64) -> Self {
        Self {
            game: GameId::Spy,
            ruleset,
            house: None,
            pack: pack(ruleset).to_owned(),
            players,
            minutes: None,
            cast: Cast::all(Brain::Mind(skill)),
            seed,
        }
    }

    /// Two captains, and everybody else an agent.
    pub fn captains(players: usize, seed: u64) -> Self {
        Self {
            game: GameId::Captains,
            pack: "places".to_owned(),
            ..Self::new(RulesetId::default(), players, Skill::Normal, seed)
        }
    }

    pub(crate) fn player(&self, at: usize) -> Player {
        let single = self.cast.single.filter(|_| at == 0);
        let agent = single.unwrap_or(self.cast.agents);
        let spy = single.unwrap_or(self.cast.spy);
        Player::new(
            agent,
            spy,
            self.seed.wrapping_mul(64).wrapping_add(at as u64),
        )
    }

    pub(crate) fn settings(&self, library: &Library) -> Result<Settings, Refused> {
        if library.pack(&self.pack).is_none() {
            return Err(Refused::NoSuchPack(self.pack.clone()));
        }
        Ok(Settings {
            game: self.game,
            packs: vec![self.pack.clone()],
            asking: wire::Asking::Written,
            spy: SpySettings {
                ruleset: self.ruleset,
                minutes: self.minutes,
                house: self.house.clone(),
            },
            ..Settings::default()
        })
    }
}

/// The pack that goes with a ruleset.
fn pack(ruleset: RulesetId) -> &'static str {
    match ruleset {
        RulesetId::Spijun | RulesetId::Indictment => "places",
        RulesetId::TimeTravel => "time-travel",
        RulesetId::FilmNight => "films",
    }
}
