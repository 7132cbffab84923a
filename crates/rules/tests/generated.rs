//! The client and the documents know the rules from files that are exactly what the code says.
//! `UPDATE_GENERATED=1 cargo test -p rules --test generated` writes them anew.

use std::{collections::BTreeMap, env, fs, path::Path};

use rules::{captains, notebook};
use serde::Serialize;
use serde_json::{Value, json};
use wire::{Ruleset, VariantId, ruleset::Players};

const PRESETS: &str = "web/src/lib/wire/presets.json";
const CAPTAINS: &str = "web/src/lib/wire/captains.json";
const NOTEBOOK: &str = "web/src/lib/wire/notebook.json";
const MENU: &str = "web/src/lib/wire/menu.json";
const HOUSE_RULES: &str = include_str!("../../../docs/house-rules.md");

fn presets() -> BTreeMap<VariantId, Ruleset> {
    let variants = [
        VariantId::Spijun,
        VariantId::TimeTravel,
        VariantId::FilmNight,
        VariantId::Indictment,
        VariantId::Duel,
        VariantId::Trio,
    ];
    variants.map(|v| (v, rules::spy::preset(v))).into()
}

#[test]
fn the_client_has_the_presets_of_the_engine() {
    assert_fresh(PRESETS, &presets());
}

#[test]
fn the_client_has_the_numbers_of_the_captains_game() {
    let mut told = serde_json::to_value(captains::RULES).unwrap();
    let advised = |players| captains::advised_rounds(players, false);
    told["rounds"] = rounds(captains::RULES.players, advised);
    assert_fresh(CAPTAINS, &told);
}

#[test]
fn the_client_has_the_numbers_of_the_notebook_game() {
    let mut told = serde_json::to_value(notebook::RULES).unwrap();
    told["rounds"] = rounds(notebook::RULES.players, notebook::advised_rounds);
    told["cardsPerPlayer"] = notebook::cards_min(1).into();
    assert_fresh(NOTEBOOK, &told);
}

#[test]
fn the_client_has_the_menu() {
    assert_fresh(MENU, &rules::menu());
}

/// How many rounds are advised for so many players.
fn rounds(players: Players, advised: impl Fn(usize) -> u8) -> Value {
    let line = |players: u8| json!({ "players": players, "rounds": advised(players.into()) });
    (players.min..=players.max).map(line).collect()
}

fn assert_fresh(path: &str, told: &impl Serialize) {
    let fresh = serde_json::to_string_pretty(told).expect("rules are JSON") + "\n";
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path);
    if env::var_os("UPDATE_GENERATED").is_some() {
        fs::write(&file, &fresh).expect("write");
    }
    let committed = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        committed == fresh,
        "{path} is stale: run `UPDATE_GENERATED=1 cargo test -p rules --test generated`"
    );
}

#[test]
fn every_parameter_is_documented() {
    let spijun = serde_json::to_value(rules::spy::preset(VariantId::Spijun)).unwrap();
    for name in parameters("", &spijun) {
        let said = HOUSE_RULES.contains(&format!("`{name}`"));
        assert!(said, "`{name}` is not in docs/house-rules.md");
    }
}

/// The dotted names of all parameters.
fn parameters(under: &str, value: &Value) -> Vec<String> {
    let Value::Object(section) = value else {
        return vec![under.to_owned()];
    };
    let inner = |(name, value): (&String, &Value)| match under {
        "" => parameters(name, value),
        _ => parameters(&format!("{under}.{name}"), value),
    };
    section.iter().flat_map(inner).collect()
}
