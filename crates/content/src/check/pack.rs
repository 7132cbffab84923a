//! The pack, its places and their roles, from the outside in.

use super::Report;
use super::fields::{Field, Fields};
use super::text::Texts;
use super::twins::{Named, no_twins};
use crate::json::Node;
use crate::{
    ID_CHARS_MAX, LEVEL_MAX, PLACES_MAX, PLACES_MIN, ROLES_MAX, VISITOR, What, YEAR_MAX, YEAR_MIN,
};
use std::sync::LazyLock;
use wire::Attribute;

const PACK: &[Field] = &[
    ("format", true),
    ("id", true),
    ("name", true),
    ("places", true),
];
const PLACE: &[Field] = &[
    ("id", true),
    ("name", true),
    ("at", false),
    ("year", false),
    ("roles", false),
    ("attributes", false),
];
const ROLE: &[Field] = &[("id", true), ("name", true)];
static ATTRIBUTES: LazyLock<Vec<Field>> = LazyLock::new(|| {
    let names = Attribute::ALL.iter().map(|it| (it.name(), false));
    names.collect()
});

pub(crate) fn pack(report: &mut Report, root: &Node) {
    let mut texts = Texts::default();
    let Some(fields) = Fields::read(report, root, PACK) else {
        return;
    };
    if let Some(format) = fields.get("format").filter(|it| it.number().is_none()) {
        report.wrong_type(format, "a whole number");
    }
    id(report, fields.get("id"));
    texts.read(report, fields.get("name"));
    if let Some((node, places)) = list(report, fields.get("places")) {
        let count = places.len();
        if count < PLACES_MIN {
            report.at(node, What::TooFewPlaces { count });
        } else if count > PLACES_MAX {
            report.at(node, What::TooManyPlaces { count });
        }
        let places = places.iter().take(PLACES_MAX);
        let named: Vec<Named> = places.map(|node| place(report, &mut texts, node)).collect();
        no_twins(report, &named);
    }
    texts.agree(report);
}

fn place<'a>(report: &mut Report, texts: &mut Texts<'a>, node: &Node<'a>) -> Named<'a> {
    let Some(fields) = Fields::read(report, node, PLACE) else {
        return Named::default();
    };
    let named = Named {
        id: id(report, fields.get("id")),
        names: texts.read(report, fields.get("name")),
    };
    texts.read(report, fields.get("at"));
    if let Some(node) = fields.get("year") {
        match number(report, node) {
            Some(year) if !(YEAR_MIN.into()..=YEAR_MAX.into()).contains(&year) => {
                report.at(node, What::BadYear { year });
            }
            _ => {}
        }
    }
    if let Some(node) = fields.get("attributes") {
        attributes(report, node);
    }
    if let Some((node, roles)) = list(report, fields.get("roles")) {
        let count = roles.len();
        if count > ROLES_MAX {
            report.at(node, What::TooManyRoles { count });
        }
        let roles = roles.iter().take(ROLES_MAX);
        let named: Vec<Named> = roles.map(|node| role(report, texts, node)).collect();
        no_twins(report, &named);
    }
    named
}

fn role<'a>(report: &mut Report, texts: &mut Texts<'a>, node: &Node<'a>) -> Named<'a> {
    let Some(fields) = Fields::read(report, node, ROLE) else {
        return Named::default();
    };
    let found = id(report, fields.get("id"));
    if let Some((_, node)) = found.as_ref().filter(|(id, _)| id == VISITOR) {
        report.at(node, What::ReservedRole);
    }
    Named {
        id: found,
        names: texts.read(report, fields.get("name")),
    }
}

fn attributes(report: &mut Report, node: &Node) {
    let Some(fields) = Fields::read(report, node, &ATTRIBUTES) else {
        return;
    };
    for (_, node) in fields.iter() {
        match number(report, node) {
            Some(level) if level > LEVEL_MAX.into() => report.at(node, What::BadLevel { level }),
            _ => {}
        }
    }
}

/// The id and where it is, if there is one that can be compared.
fn id<'a>(report: &mut Report, node: Option<&Node<'a>>) -> Option<(String, Node<'a>)> {
    let node = node?;
    let Some(id) = node.text() else {
        report.wrong_type(node, "a text in quotes");
        return None;
    };
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if (1..=ID_CHARS_MAX).contains(&id.len()) && id.chars().all(plain) {
        return Some((id, node.clone()));
    }
    let id = super::printable(&id);
    report.at(node, What::BadId { id });
    None
}

fn list<'n, 'a>(
    report: &mut Report,
    node: Option<&'n Node<'a>>,
) -> Option<(&'n Node<'a>, Vec<Node<'a>>)> {
    let node = node?;
    let elements = node.elements();
    if elements.is_none() {
        report.wrong_type(node, "a list in square brackets");
    }
    Some((node, elements?))
}

fn number(report: &mut Report, node: &Node) -> Option<u64> {
    let number = node.number();
    if number.is_none() {
        report.wrong_type(node, "a whole number");
    }
    number
}
