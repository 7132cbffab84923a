//! Frames from a phone to the server.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Intent, Seal, Secret128};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientIn {
    /// Take a seat. A token that holds one resumes it; otherwise `key` claims a seat that was
    /// handed over; otherwise `name` joins. Safe to send again when the answer was lost.
    Enter {
        /// The protocol that this client speaks, as in `hello`; before the third none was named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        protocol: Option<u32>,
        token: Secret128,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        name: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        key: Option<Secret128>,
        /// Which picture whoever joins would like; one like it, if somebody has that. Left out, any will do.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        avatar: Option<u8>,
        /// The newest that this phone was shown of the table, if it was at it before: a log that holds less has
        /// lost something.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seen: Option<Seen>,
        /// This phone takes part in fair deals: it wants `fair` and `proof` frames, seals numbers and tells them.
        #[serde(default, skip_serializing_if = "is_false")]
        #[ts(optional, as = "Option<bool>")]
        fair: bool,
        /// No person, but an agent from outside. Everybody is told.
        #[serde(default, skip_serializing_if = "is_false")]
        #[ts(optional, as = "Option<bool>")]
        bot: bool,
    },
    /// Watch without a seat.
    Watch {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        protocol: Option<u32>,
        /// This is a big screen that the whole table sees and hears.
        #[serde(default, skip_serializing_if = "is_false")]
        #[ts(optional, as = "Option<bool>")]
        screen: bool,
        /// Only to see who is there before sitting down: not counted among those who watch.
        #[serde(default, skip_serializing_if = "is_false")]
        #[ts(optional, as = "Option<bool>")]
        at_door: bool,
        /// Wants `fair` and `proof` frames, to compare what is shown with what others are.
        #[serde(default, skip_serializing_if = "is_false")]
        #[ts(optional, as = "Option<bool>")]
        fair: bool,
    },
    /// Do something. `n` grows with each intent of a seat; a number that was accepted before is
    /// acknowledged again and changes nothing.
    Intent {
        #[ts(type = "number")]
        n: u64,
        intent: Intent,
    },
    /// The seals of this phone's numbers for a round that is not dealt yet, one for each attempt. Has no number and no
    /// answer, and the same ones may be sent again.
    Seal {
        round: u32,
        #[ts(type = "[Seal, Seal, Seal]")]
        seals: [Seal; 3],
    },
    /// The number behind the seal of an attempt, once the terms of the deal are known and right. The same.
    Unseal {
        round: u32,
        attempt: u8,
        number: Secret128,
    },
    /// Bots need not take their time over what they are about to do. Has no number and no answer.
    Hurry {},
    /// Answered by a `time` frame: is this socket alive, and what time is it at the table?
    Ping {
        /// Another frame follows soon, and so on until a ping without this: whoever has promised it and
        /// is silent is shown as off.
        #[serde(default, skip_serializing_if = "is_false")]
        #[ts(optional, as = "Option<bool>")]
        soon: bool,
    },
}

/// A moment at a table: the `epoch` of `hello`, and the `rev` of a pulse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    #[ts(type = "number")]
    pub epoch: u64,
    #[ts(type = "number")]
    pub rev: u64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
fn is_false(said: &bool) -> bool {
    !said
}

impl ClientIn {
    /// Reads a frame. An intent comes with every tap, so one that is written as browsers write it is read straight
    /// to what it is; all else is read in full, which also says what is wrong with it.
    pub fn read(text: &str) -> serde_json::Result<Self> {
        tap(text).map_or_else(|| in_full(text), Ok)
    }
}

/// Frames and intents are named by words. Serde would take the place of one in the list as well, which is
/// nobody's protocol and changes with the next one.
#[derive(Deserialize)]
struct Named<'a> {
    #[serde(rename = "type", borrow)]
    _kind: Cow<'a, str>,
    #[serde(rename = "intent", borrow, default)]
    _intent: Option<NamedIntent<'a>>,
}

#[derive(Deserialize)]
struct NamedIntent<'a> {
    #[serde(rename = "do", borrow)]
    _name: Cow<'a, str>,
}

fn in_full(text: &str) -> serde_json::Result<ClientIn> {
    serde_json::from_str::<Named>(text)?;
    serde_json::from_str(text)
}

/// What stands around the intent is the same in every tap, but for the number.
fn tap(text: &str) -> Option<ClientIn> {
    let rest = text.strip_prefix(r#"{"type":"intent","n":"#)?;
    let (n, rest) = rest.split_once(',')?;
    let intent = rest.strip_prefix(r#""intent":"#)?.strip_suffix('}')?;
    let n = number(n)?;
    let intent = Intent::of_a_round(intent)?;
    Some(ClientIn::Intent { n, intent })
}

/// As JSON writes it: Rust would take a sign and zeros in front of it as well.
fn number(text: &str) -> Option<u64> {
    let is_plain = text.starts_with(|first: char| matches!(first, '1'..='9'));
    text.parse().ok().filter(|_| is_plain)
}
