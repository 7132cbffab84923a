//! Records of older schemas, brought into today's shape before they are read. Each step goes from one
//! schema to the next and touches nothing that it does not know.

use serde_json::{Map, Value};

pub(crate) fn to_newest(schema: u32, record: &mut Value) {
    if schema < 2 {
        settings_by_game(record);
    }
}

/// Schema 1 kept what only the spy game asks among the settings of the table.
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
