//! Characters that a card would not show as they are: what cannot be seen, breaks the line, turns it
//! around, or piles up. Emoji keep what joins and colours them.

use unicode_normalization::char::is_combining_mark;

/// No language of the house needs more on one letter.
const MARKS_MAX: usize = 2;

const JOINER: char = '\u{200D}';
const UNSEEN: &str = "which nobody can see";

/// Unicode's Default_Ignorable_Code_Point, and what shows as little: control characters, marks of
/// annotation, blank Braille.
const IGNORABLE: [(char, char); 19] = [
    ('\u{00AD}', '\u{00AD}'),
    ('\u{034F}', '\u{034F}'),
    ('\u{061C}', '\u{061C}'),
    ('\u{115F}', '\u{1160}'),
    ('\u{17B4}', '\u{17B5}'),
    ('\u{180B}', '\u{180F}'),
    ('\u{200B}', '\u{200F}'),
    ('\u{202A}', '\u{202E}'),
    ('\u{2060}', '\u{206F}'),
    ('\u{2800}', '\u{2800}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{FE00}', '\u{FE0F}'),
    ('\u{FEFF}', '\u{FEFF}'),
    ('\u{FFA0}', '\u{FFA0}'),
    ('\u{FFF0}', '\u{FFF8}'),
    ('\u{FFF9}', '\u{FFFB}'),
    ('\u{1BCA0}', '\u{1BCA3}'),
    ('\u{1D173}', '\u{1D17A}'),
    ('\u{E0000}', '\u{E0FFF}'),
];

/// Where pictographs are. Wider than Extended_Pictographic of any one version of Unicode: phones of
/// every age check a pack first, and what one of them lets through should not be refused here.
const PICTOGRAPHS: [(char, char); 16] = [
    ('\u{00A9}', '\u{00A9}'),
    ('\u{00AE}', '\u{00AE}'),
    ('\u{203C}', '\u{203C}'),
    ('\u{2049}', '\u{2049}'),
    ('\u{2122}', '\u{2122}'),
    ('\u{2139}', '\u{2139}'),
    ('\u{2190}', '\u{21FF}'),
    ('\u{2300}', '\u{23FF}'),
    ('\u{24C2}', '\u{24C2}'),
    ('\u{25A0}', '\u{27BF}'),
    ('\u{2900}', '\u{297F}'),
    ('\u{2B00}', '\u{2BFF}'),
    ('\u{3030}', '\u{303D}'),
    ('\u{3297}', '\u{3299}'),
    ('\u{1F000}', '\u{1F1E5}'),
    ('\u{1F200}', '\u{1FFFD}'),
];

/// The first such character of a text, and what is wrong with it.
pub(super) fn hidden(text: &str) -> Option<(char, &'static str)> {
    let mut before = None;
    let mut marks = 0;
    for c in text.chars() {
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        let why = match c {
            JOINER if before.is_some_and(|b| is_pictograph(b) || is_selector(b)) => None,
            c if is_selector(c) && before.is_some_and(takes_selector) => None,
            c => alone(c),
        };
        let why = why.or((marks > MARKS_MAX).then_some("one mark too many on one letter"));
        if let Some(why) = why {
            return Some((c, why));
        }
        before = Some(c);
    }
    None
}

/// What is wrong with a character wherever it stands.
pub(super) fn alone(c: char) -> Option<&'static str> {
    match c {
        '\u{061C}'
        | '\u{200E}'
        | '\u{200F}'
        | '\u{202A}'..='\u{202E}'
        | '\u{2066}'..='\u{2069}' => Some("which turns the direction of writing around"),
        '\n' | '\r' | '\u{2028}' | '\u{2029}' => Some("which breaks the line"),
        c if c.is_control() || within(&IGNORABLE, c) => Some(UNSEEN),
        _ => None,
    }
}

/// A telephone is drawn in colour or as a letter would be.
fn is_selector(c: char) -> bool {
    matches!(c, '\u{FE0E}' | '\u{FE0F}')
}

/// Keys of a telephone can be emoji, too.
fn takes_selector(c: char) -> bool {
    is_pictograph(c) || matches!(c, '0'..='9' | '#' | '*')
}

fn is_pictograph(c: char) -> bool {
    within(&PICTOGRAPHS, c)
}

fn within(ranges: &[(char, char)], c: char) -> bool {
    ranges
        .iter()
        .any(|(first, last)| (first..=last).contains(&&c))
}
