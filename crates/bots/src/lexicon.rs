//! Understands what people type, by words of attributes in every language of the house. It knows beginnings of words
//! and no grammar: what it does not find, it does not understand.

use std::collections::BTreeMap;

use serde::Deserialize;
use wire::Attribute;

/// The words of each language, beside the phrases that phones say.
const LANGUAGES: [&str; 3] = [
    include_str!("../../../phrases/words.en.json"),
    include_str!("../../../phrases/words.hr.json"),
    include_str!("../../../phrases/words.ru.json"),
];

/// What one language has for questions and answers.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    /// What turns a word of a level round.
    negations: Vec<String>,
    /// Words for how much, whatever it is about, by level.
    degrees: [Vec<String>; LEVELS],
    attributes: BTreeMap<Attribute, Topic>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Topic {
    /// Words that are about it.
    stems: Vec<String>,
    /// Words that say how much of it there is, by level.
    levels: [Vec<String>; LEVELS],
}

const LEVELS: usize = wire::Phrase::LEVELS as usize;
const HIGHEST: u8 = wire::Phrase::LEVELS - 1;
/// "Half and half" settles it, whatever is said besides.
const MIDDLE: u8 = HIGHEST / 2;

/// How people say what attributes are about.
#[derive(Debug, Default)]
pub struct Lexicon {
    negations: Vec<Stem>,
    degrees: Vec<(Stem, u8)>,
    topics: BTreeMap<Attribute, Known>,
}

#[derive(Debug, Default)]
struct Known {
    stems: Vec<Stem>,
    levels: Vec<(Stem, u8)>,
}

/// How a word begins; or a whole word; or several.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stem {
    Beginning(String),
    Whole(String),
    Several(String),
}

impl Lexicon {
    /// Understands nothing.
    pub fn empty() -> Self {
        Self::default()
    }

    /// The languages of the house, all at once: a table may speak three.
    ///
    /// # Panics
    ///
    /// Never: a test reads the same files.
    pub fn embedded() -> Self {
        let mut lexicon = Self::empty();
        for text in LANGUAGES {
            let words = serde_json::from_str(text).expect("the words of the house are sound");
            lexicon.learn(&words);
        }
        lexicon
    }

    fn learn(&mut self, words: &Words) {
        self.negations.extend(stems(&words.negations));
        self.degrees.extend(by_level(&words.degrees));
        for (attribute, topic) in &words.attributes {
            let known = self.topics.entry(*attribute).or_default();
            known.stems.extend(stems(&topic.stems));
            known.levels.extend(by_level(&topic.levels));
        }
    }

    /// What a question is about: the attribute of which it has the most letters.
    pub fn question(&self, text: &str) -> Option<Attribute> {
        let said = Said::new(text);
        let letters = |(attribute, known): (&Attribute, &Known)| {
            let found = known.stems.iter().filter(|stem| said.has(stem));
            (found.map(Stem::weight).sum::<usize>(), *attribute)
        };
        let all: Vec<_> = self.topics.iter().map(letters).collect();
        let (most, about) = *all.iter().max_by_key(|(letters, _)| *letters)?;
        let rivals = all.iter().filter(|(letters, _)| *letters == most).count();
        (most > 0 && rivals == 1).then_some(about)
    }

    /// How much of it there is, by an answer; nothing if it says nothing of that.
    pub fn answer(&self, attribute: Attribute, text: &str) -> Option<u8> {
        let said = Said::new(text);
        let known = self.topics.get(&attribute)?;
        let (own, is_denied) = said.levels(&known.levels, &self.negations);
        let (degrees, _) = said.levels(&self.degrees, &self.negations);
        let is_half = degrees.contains(&MIDDLE);
        match (middle(&own), middle(&degrees)) {
            _ if is_half => Some(MIDDLE),
            (Some(level), None) if is_denied && level > MIDDLE => Some(HIGHEST - level),
            (Some(level), Some(degree)) if level > MIDDLE => Some(degree),
            (Some(level), _) => Some(level),
            (None, Some(level)) => Some(level),
            (None, None) => {
                let denied = self.negations.iter().any(|stem| said.has(stem));
                denied.then_some(0)
            }
        }
    }
}

/// What somebody typed, in words.
struct Said {
    /// Each between blanks.
    text: String,
}

impl Said {
    fn new(text: &str) -> Self {
        let plain = |c: char| match c {
            'ё' => 'е',
            '’' => '\'',
            c => c,
        };
        let small = text.to_lowercase();
        let letters = small.chars().map(plain);
        let only: String = letters
            .map(|c| {
                if c.is_alphanumeric() || c == '\'' {
                    c
                } else {
                    ' '
                }
            })
            .collect();
        let words: Vec<&str> = only.split_whitespace().collect();
        Self {
            text: format!(" {} ", words.join(" ")),
        }
    }

    fn has(&self, stem: &Stem) -> bool {
        self.finds(stem).is_some()
    }

    fn finds(&self, stem: &Stem) -> Option<usize> {
        match stem {
            Stem::Beginning(letters) | Stem::Several(letters) => {
                self.text.find(&format!(" {letters}"))
            }
            Stem::Whole(word) => self.text.find(&format!(" {word} ")),
        }
    }

    /// The level of each word that says one. A longer word explains away a shorter one at the same place: "not at all"
    /// is none of "all".
    ///
    /// Also whether one of them is denied by the word before it.
    fn levels(&self, known: &[(Stem, u8)], negations: &[Stem]) -> (Vec<u8>, bool) {
        let mut found: Vec<(usize, usize, u8)> = known
            .iter()
            .filter_map(|(stem, level)| Some((self.finds(stem)?, stem.weight(), *level)))
            .collect();
        found.sort_by_key(|(at, weight, _)| (*at, usize::MAX - weight));
        let mut levels = Vec::new();
        let mut end = 0;
        let mut is_denied = false;
        for (at, bytes, level) in found {
            if at >= end {
                is_denied |= self.is_denied(at, negations);
                levels.push(level);
                end = at + 1 + bytes;
            }
        }
        (levels, is_denied)
    }

    /// Whether the word before this place is one that denies.
    fn is_denied(&self, at: usize, negations: &[Stem]) -> bool {
        let before = self.text[..at].rsplit(' ').next().unwrap_or_default();
        let word = Self {
            text: format!(" {before} "),
        };
        negations.iter().any(|stem| word.has(stem))
    }
}

impl Stem {
    fn of(text: &str) -> Self {
        match text.strip_prefix('=') {
            Some(word) => Self::Whole(word.to_owned()),
            None if text.contains(' ') => Self::Several(text.to_owned()),
            None => Self::Beginning(text.to_owned()),
        }
    }

    /// How much it says that it is there.
    fn weight(&self) -> usize {
        match self {
            Self::Beginning(letters) | Self::Whole(letters) | Self::Several(letters) => {
                letters.len()
            }
        }
    }
}

fn stems(texts: &[String]) -> impl Iterator<Item = Stem> {
    texts.iter().map(|text| Stem::of(text))
}

fn by_level(levels: &[Vec<String>; LEVELS]) -> impl Iterator<Item = (Stem, u8)> {
    let numbered = (0..).zip(levels);
    numbered.flat_map(|(level, texts)| stems(texts).map(move |stem| (stem, level)))
}

/// What several words come to.
fn middle(levels: &[u8]) -> Option<u8> {
    let count = u8::try_from(levels.len()).ok().filter(|count| *count > 0)?;
    let sum: u8 = levels
        .iter()
        .fold(0, |sum, level| sum.saturating_add(*level));
    Some((sum + count / 2) / count)
}
