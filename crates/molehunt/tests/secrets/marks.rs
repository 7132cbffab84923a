//! Words that stand nowhere else, and what of them is where it must not be.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::evening::Heard;

/// More than the captains of a game may need.
const PLACES: usize = 16;
const ROLES: usize = 8;

fn place(pack: &str, n: usize) -> String {
    format!("{pack}place-{n}x")
}

fn role(pack: &str, place: usize, n: usize) -> String {
    format!("{pack}role-{place}-{n}x")
}

fn name(pack: &str, n: usize) -> String {
    format!("{pack} number {n}")
}

/// Places and roles whose very ids give them away.
pub(crate) fn pack(id: &str) -> Value {
    let places = (0..PLACES).map(|n| {
        let roles = (0..ROLES).map(
            |m| json!({ "id": role(id, n, m), "name": { "en": format!("{id} role {n} {m}") } }),
        );
        json!({
            "id": place(id, n),
            "name": { "en": name(id, n) },
            "roles": roles.collect::<Vec<_>>(),
        })
    });
    json!({ "format": 1, "id": id, "name": { "en": "Marks" }, "places": places.collect::<Vec<_>>() })
}

/// What a pack with this id has in it.
pub(crate) struct Marks {
    pub(crate) places: Vec<String>,
    pub(crate) roles: Vec<String>,
    pub(crate) names: Vec<String>,
}

impl Marks {
    pub(crate) fn of(pack: &str) -> Self {
        let roles = (0..PLACES).flat_map(|n| (0..ROLES).map(move |m| role(pack, n, m)));
        Self {
            places: (0..PLACES).map(|n| place(pack, n)).collect(),
            roles: roles.collect(),
            names: (0..PLACES).map(|n| name(pack, n)).collect(),
        }
    }

    /// What has come to a phone that must not have: more than the board lists, than its card says, and than it was
    /// refused for saying.
    pub(crate) fn astray<'a>(
        &'a self,
        heard: &Heard,
        card: &[String],
        said: &[String],
    ) -> BTreeSet<&'a str> {
        let without = |text: &str, known: &[String]| {
            let take = |text: String, known: &String| text.replace(known, "");
            known.iter().fold(text.to_owned(), take)
        };
        let rest = [
            heard.open.clone(),
            without(&heard.boards, &self.places),
            without(&heard.own, card),
            without(&heard.refusals, said),
        ];
        found(&rest.concat(), self.places.iter().chain(&self.roles))
    }
}

/// What is found of what must not be there.
pub(crate) fn found<'a>(
    text: &str,
    marks: impl IntoIterator<Item = &'a String>,
) -> BTreeSet<&'a str> {
    let text = text.to_lowercase();
    let is_in = |mark: &&'a String| text.contains(&mark.to_lowercase());
    marks
        .into_iter()
        .filter(is_in)
        .map(String::as_str)
        .collect()
}
