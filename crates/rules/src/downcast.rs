//! Records of today in an older version, for as long as builds that know no newer one share the log. Each step leads
//! from one version back to the one before it, on JSON as in `upcast`, or finds that there are no words for it. What
//! older builds overlook may stay, so that nothing is lost on the way forth.

use serde_json::Value;

use crate::SCHEMA;

/// The oldest version that this build can write. One before its own is enough for an update that goes on while people
/// play: who skips one stops all nodes first.
pub const OLDEST_WRITTEN: u32 = 4;

/// False: that version cannot say it.
type Step = fn(&mut Value) -> bool;

/// There is no version but the oldest written without the step that leads back from it.
const STEPS: &[Step] = &[
    // From version 5 to 4:
    without_bots,
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

/// Version 5 has bots, and phrases that no language is needed for. Who knows nothing of them would take bots for people
/// who never answer.
fn without_bots(record: &mut Value) -> bool {
    const FIELDS: [&str; 8] = [
        "bot",
        "bots",
        "chair",
        "for_bots",
        "character",
        "phrase",
        "level",
        "remark",
    ];
    const KINDS: [&str; 4] = ["bot_sat", "bot_took_over", "remarked", "chair_taken"];
    const TAGS: [&str; 4] = ["e", "s", "c", "what"];
    match record {
        Value::Object(fields) => fields.iter_mut().all(|(name, value)| {
            let is_new = FIELDS.contains(&name.as_str());
            let tells = TAGS.contains(&name.as_str());
            let is_new_kind = value.as_str().is_some_and(|kind| KINDS.contains(&kind));
            !(is_new || tells && is_new_kind) && without_bots(value)
        }),
        Value::Array(items) => items.iter_mut().all(without_bots),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => true,
    }
}
