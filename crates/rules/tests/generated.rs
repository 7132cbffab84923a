//! The client and the documents know the presets from files that are exactly what the code says.
//! `UPDATE_GENERATED=1 cargo test -p rules --test generated` writes them anew.

use std::{collections::BTreeMap, env, fs, path::Path};

use serde_json::Value;
use wire::{Ruleset, VariantId};

const PRESETS: &str = "web/src/lib/wire/presets.json";
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
    let fresh = serde_json::to_string_pretty(&presets()).unwrap() + "\n";
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(PRESETS);
    if env::var_os("UPDATE_GENERATED").is_some() {
        fs::write(&file, &fresh).unwrap();
    }
    let committed = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        committed == fresh,
        "{PRESETS} is stale: run `UPDATE_GENERATED=1 cargo test -p rules --test generated`"
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
