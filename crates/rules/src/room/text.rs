//! What a player may type: a name, a question, an answer.

use wire::Refusal;

/// Why a text will not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    Empty,
    TooLong,
    /// Control characters or characters that turn the direction of writing.
    NotAllowed,
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Empty => Self::TextEmpty,
            Fault::TooLong => Self::TextTooLong,
            Fault::NotAllowed => Self::TextNotAllowed,
        }
    }
}

/// The text as it will be shown, blanks joined.
pub(crate) fn cleaned(text: &str, chars_max: usize) -> Result<String, Fault> {
    if text.chars().any(|c| c.is_control() || turns_writing(c)) {
        return Err(Fault::NotAllowed);
    }
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if !text.chars().any(is_visible) {
        return Err(Fault::Empty);
    }
    if text.chars().count() > chars_max {
        return Err(Fault::TooLong);
    }
    Ok(text)
}

/// Bidirectional controls could make one text look like another.
fn turns_writing(c: char) -> bool {
    matches!(c, '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Joiners and blanks alone are no text.
fn is_visible(c: char) -> bool {
    !c.is_whitespace() && is_seen(c)
}

/// A letter, a picture or a blank, but not what leaves no trace.
pub(crate) fn is_seen(c: char) -> bool {
    !matches!(c, '\u{00AD}' | '\u{115F}' | '\u{1160}' | '\u{180E}' | '\u{200B}'..='\u{200D}'
            | '\u{2060}'..='\u{2064}' | '\u{2800}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}')
}
