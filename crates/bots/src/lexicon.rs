//! Words of typed questions and answers.

use wire::Attribute;

/// What words say of attributes.
#[derive(Clone, Debug, Default)]
pub struct Lexicon {}

impl Lexicon {
    /// Understands nothing.
    pub fn empty() -> Self {
        Self::default()
    }

    /// What a typed question is about.
    pub fn question(&self, _text: &str) -> Option<Attribute> {
        None
    }

    /// How much of the attribute a typed answer tells of.
    pub fn answer(&self, _attribute: Attribute, _text: &str) -> Option<u8> {
        None
    }
}
