//! Records of older versions, brought up to today's before they are read. Each step leads from one
//! version to the next and touches nothing that it does not know. It works on JSON, so that no type has
//! to remember what it looked like.

use serde_json::{Map, Value};

/// There is no version but the first without the step that leads to it.
pub(crate) const STEPS: &[fn(&mut Value)] = &[
    // From version 1 to 2:
    settings_by_game,
    // From version 2 to 3, which only adds:
    as_it_was,
    // From version 3 to 4, too:
    as_it_was,
    // And from version 4 to 5:
    as_it_was,
];

/// From a version that there was.
pub(crate) fn to_newest(schema: u32, record: &mut Value) {
    for step in &STEPS[schema as usize - 1..] {
        step(record);
    }
}

fn as_it_was(_record: &mut Value) {}

/// Version 1 kept what only the spy game asks among the settings of the table.
fn settings_by_game(record: &mut Value) {
    let events = record.get_mut("events").and_then(Value::as_array_mut);
    for event in events.into_iter().flatten() {
        let at = if event.get("survivors").is_some() {
            "/survivors/settings"
        } else {
            "/settings"
        };
        let settings = event.pointer_mut(at).and_then(Value::as_object_mut);
        if let Some(settings) = settings {
            let asked = ["ruleset", "minutes", "house"];
            let moved = asked.map(|name| settings.remove_entry(name));
            let spy: Map<_, _> = moved.into_iter().flatten().collect();
            settings.insert("spy".to_owned(), Value::Object(spy));
        }
    }
}
