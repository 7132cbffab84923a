//! Texts: what a card can show, and that all of them are in the same languages.

use super::Report;
use super::fields::{Field, Fields};
use super::hidden::{alone, hidden};
use crate::json::Node;
use crate::{TEXT_CHARS_MAX, What};
use wire::pack::Language;

const TEXT: &[Field] = &[("en", false), ("hr", false), ("ru", false)];

/// Longer quotations from a file help nobody.
const QUOTED_CHARS_MAX: usize = 80;

/// One name in one language and where it is.
pub(super) type Name<'a> = (Language, String, Node<'a>);

/// All texts of a pack, to compare their languages.
#[derive(Debug, Default)]
pub(super) struct Texts<'a> {
    read: Vec<(Node<'a>, Fields<'a>)>,
}

impl<'a> Texts<'a> {
    /// What it says in each language, as far as it can be shown.
    pub(super) fn read(&mut self, report: &mut Report, node: Option<&Node<'a>>) -> Vec<Name<'a>> {
        let Some(node) = node else {
            return Vec::new();
        };
        let Some(fields) = Fields::read(report, node, TEXT) else {
            return Vec::new();
        };
        let mut names = Vec::new();
        for language in Language::ALL {
            let Some(node) = fields.get(language.code()) else {
                continue;
            };
            match node.text() {
                None => report.wrong_type(node, "a text in quotes"),
                Some(text) => match fault(&text) {
                    Some(what) => report.at(node, what),
                    None => names.push((language, text, node.clone())),
                },
            }
        }
        self.read.push((node.clone(), fields));
        names
    }

    /// The languages of a pack are those of most of its texts, so one slip is one fault.
    pub(super) fn agree(&self, report: &mut Report) {
        let is_usual = |language: &Language| {
            let written = self
                .read
                .iter()
                .filter(|(_, fields)| has(fields, *language));
            written.count() * 2 > self.read.len()
        };
        let usual: Vec<Language> = Language::ALL.into_iter().filter(is_usual).collect();
        for (node, fields) in &self.read {
            let written = |language: &Language| has(fields, *language);
            if !Language::ALL.iter().any(written) {
                report.at(node, What::NoLanguage);
                continue;
            }
            for language in Language::ALL {
                match (fields.get(language.code()), usual.contains(&language)) {
                    (None, true) => report.at(node, What::MissingLanguage { language }),
                    (Some(text), false) => report.at(text, What::StrayLanguage { language }),
                    _ => {}
                }
            }
        }
    }
}

fn has(fields: &Fields, language: Language) -> bool {
    fields.get(language.code()).is_some()
}

fn fault(text: &str) -> Option<What> {
    let chars = text.chars().count();
    if text.trim().is_empty() {
        Some(What::EmptyText)
    } else if let Some((hidden, why)) = hidden(text) {
        let code = u32::from(hidden);
        Some(What::HiddenCharacter { code, why })
    } else if text.trim() != text {
        Some(What::OuterSpace)
    } else if chars > TEXT_CHARS_MAX {
        Some(What::TextTooLong { chars })
    } else {
        None
    }
}

/// A quotation from a file that is safe to print on a terminal.
pub(crate) fn printable(text: &str) -> String {
    let shown = text.chars().take(QUOTED_CHARS_MAX);
    shown.map(|c| alone(c).map_or(c, |_| '\u{FFFD}')).collect()
}
