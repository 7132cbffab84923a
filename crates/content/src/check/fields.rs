//! An object of the format: which fields it may have and which it must have.

use super::Report;
use super::text::printable;
use crate::What;
use crate::json::{Member, Node};

/// Its name, and whether it must be there.
pub(super) type Field = (&'static str, bool);

/// The fields of one object, each once and each known.
#[derive(Debug)]
pub(super) struct Fields<'a>(Vec<Member<'a>>);

impl<'a> Fields<'a> {
    /// Nothing, when it is no object at all.
    pub(super) fn read(report: &mut Report, node: &Node<'a>, known: &[Field]) -> Option<Self> {
        let Some(members) = node.members() else {
            report.wrong_type(node, "an object in braces");
            return None;
        };
        let mut fields: Vec<Member> = Vec::new();
        for member in members {
            let Member { key, key_at, value } = &member;
            if known.iter().all(|(name, _)| name != key) {
                let (key, known) = (printable(key), listed(known));
                report.add(*key_at, &node.path, What::UnknownField { key, known });
            } else if fields.iter().any(|field| field.key == *key) {
                let key = key.clone();
                report.add(*key_at, &value.path, What::RepeatedField { key });
            } else {
                fields.push(member);
            }
        }
        for (key, _) in known.iter().filter(|(_, must)| *must) {
            if fields.iter().all(|field| field.key != *key) {
                report.at(node, What::MissingField { key });
            }
        }
        Some(Self(fields))
    }

    pub(super) fn get(&self, key: &str) -> Option<&Node<'a>> {
        let mut fields = self.0.iter();
        fields
            .find(|field| field.key == key)
            .map(|field| &field.value)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &Node<'a>)> {
        self.0.iter().map(|field| (&*field.key, &field.value))
    }
}

fn listed(known: &[Field]) -> String {
    let names: Vec<String> = known.iter().map(|(name, _)| format!("`{name}`")).collect();
    names.join(", ")
}
