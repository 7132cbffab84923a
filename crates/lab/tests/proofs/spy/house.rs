//! Random tables leave no rule of the house as it is written.

use std::collections::{BTreeMap, BTreeSet};

use lab::{Game, Spy, spy::rulebook::rules, table::Table};
use proptest::{
    strategy::{Strategy, ValueTree},
    test_runner::TestRunner,
};
use rules::spy::preset;
use serde_json::Value;
use wire::Ruleset;

/// Random tables that are enough to see every parameter changed.
const TABLES: u64 = 300;

/// By dotted name.
fn parameters(rules: &Ruleset) -> BTreeMap<String, Value> {
    let tree = serde_json::to_value(rules).unwrap();
    let sections = tree.as_object().unwrap().iter();
    let flat = sections.flat_map(|(name, value)| match value {
        Value::Object(section) => {
            let inner = section.iter();
            inner
                .map(|(inner, v)| (format!("{name}.{inner}"), v.clone()))
                .collect()
        }
        value => vec![(name.clone(), value.clone())],
    });
    flat.collect()
}

#[test]
fn every_parameter_is_changed_at_some_table() {
    let mut runner = TestRunner::deterministic();
    let mut all = BTreeSet::new();
    let mut changed = BTreeSet::new();
    for seed in 0..TABLES {
        let party = Spy::party().new_tree(&mut runner).unwrap().current();
        let view = Table::of::<Spy>(seed, &party).view();
        let written = parameters(&preset(view.variant));
        let played = parameters(&rules(&view.settings, view.variant));
        let differs = |name: &&String| written[*name] != played[*name];
        changed.extend(played.keys().filter(differs).cloned());
        all.extend(written.into_keys());
    }
    assert_eq!(changed, all);
}
