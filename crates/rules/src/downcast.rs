//! Records of today in an older version, for as long as builds that know no newer one share the log. Each step leads
//! from one version back to the one before it, on JSON as in `upcast`, or finds that there are no words for it. What
//! older builds overlook may stay, so that nothing is lost on the way forth.

use serde_json::Value;

use crate::SCHEMA;

/// The oldest version that this build can write. One before its own is enough for an update that goes on while people
/// play: who skips one stops all nodes first.
pub const OLDEST_WRITTEN: u32 = 3;

/// False: that version cannot say it.
type Step = fn(&mut Value) -> bool;

/// There is no version but the oldest written without the step that leads back from it.
const STEPS: &[Step] = &[
    // From version 4 to 3:
    without_numbers,
];

#[expect(clippy::cast_possible_truncation, reason = "there are few versions")]
const _: () = assert!(
    STEPS.len() as u32 == SCHEMA - OLDEST_WRITTEN,
    "each version has a step that leads back from it, as it has one in `upcast` that leads to it"
);

/// Back to a version that can be written. False: that one cannot say it.
pub(crate) fn from_newest(schema: u32, record: &mut Value) -> bool {
    let kept = (schema - OLDEST_WRITTEN) as usize;
    let mut steps = STEPS[kept..].iter().rev();
    steps.all(|step| step(record))
}

/// Version 4 has fair deals. While others know nothing of them, nothing is sealed, and so nothing else of it happens;
/// what was proven before is overlooked.
fn without_numbers(record: &mut Value) -> bool {
    const NEW: [&str; 6] = [
        "sealed",
        "terms_set",
        "number_told",
        "attempt_closed",
        "numbers_complete",
        "dealt_unproved",
    ];
    let events = record.get("events").and_then(Value::as_array);
    let mut kinds = events.into_iter().flatten().map(|event| &event["e"]);
    kinds.all(|kind| NEW.iter().all(|new| kind != new))
}
