//! Which rules a table's settings lead to: the columns of RULES 8 with the house's changes, by a few
//! lines of their own.

use rules::spy::preset;
use serde_json::Value;
use wire::{Parameter, Ruleset, RulesetId, Settings, VariantId};

/// By which column so many players play.
pub fn variant(settings: &Settings, players: usize) -> VariantId {
    let by_count = varies(settings);
    match (settings.spy.ruleset, players) {
        (_, 2) if by_count => VariantId::Duel,
        (_, 3) if by_count => VariantId::Trio,
        (RulesetId::Spijun, _) => VariantId::Spijun,
        (RulesetId::TimeTravel, _) => VariantId::TimeTravel,
        (RulesetId::FilmNight, _) => VariantId::FilmNight,
        (RulesetId::Indictment, _) => VariantId::Indictment,
    }
}

/// That column, changed as the house wants it.
pub fn rules(settings: &Settings, variant: VariantId) -> Ruleset {
    let mut tree = serde_json::to_value(preset(variant)).unwrap();
    // RULES 8.1, TT-f.
    if variant == VariantId::TimeTravel && !varies(settings) {
        tree["players"]["min"] = 3.into();
    }
    let changes = settings.spy.house.iter().flat_map(|house| &house.changes);
    for (name, value) in changes {
        let path = format!("/{}", name.replace('.', "/"));
        let place: &mut Value = tree.pointer_mut(&path).unwrap();
        *place = serde_json::to_value(value).unwrap();
    }
    serde_json::from_value(tree).unwrap()
}

/// Whether two and three have rules of their own.
fn varies(settings: &Settings) -> bool {
    match changed(settings, "variantByCount") {
        Some(Parameter::Flag(by_count)) => *by_count,
        _ => settings.spy.ruleset == RulesetId::TimeTravel,
    }
}

/// What the house has instead, if it has.
pub fn changed<'a>(settings: &'a Settings, name: &str) -> Option<&'a Parameter> {
    settings.spy.house.as_ref()?.changes.get(name)
}
