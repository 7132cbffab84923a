//! What a table can play, and what it plays at first.

use serde::Serialize;
use wire::{GameId, RulesetId, Settings, ruleset::Players};

use crate::room::play;

/// One thing to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Dish {
    pub game: GameId,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruleset: Option<RulesetId>,
    pub players: Players,
    /// Of the house, and made for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack: Option<&'static str>,
}

/// In the order in which it is offered.
pub fn menu() -> Vec<Dish> {
    play::menu()
}

/// The first of the menu.
pub(crate) fn at_first(before: &Settings) -> Settings {
    let mut settings = before.clone();
    if let Some(first) = menu().first() {
        settings.game = first.game;
        settings.spy.ruleset = first.ruleset.unwrap_or_default();
        settings.packs = first.pack.into_iter().map(str::to_owned).collect();
    }
    settings
}
