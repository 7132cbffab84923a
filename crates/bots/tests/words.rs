//! The words of phrases and remarks are there in every language, and what people type is understood by them.

use std::collections::{BTreeMap, BTreeSet};

use bots::Lexicon;
use serde::Deserialize;
use wire::{Attribute, Character, Occasion, Phrase, Remark};

struct Language {
    name: &'static str,
    phrases: &'static str,
    remarks: &'static str,
}

macro_rules! language {
    ($name:literal) => {
        Language {
            name: $name,
            phrases: include_str!(concat!("../../../phrases/", $name, ".json")),
            remarks: include_str!(concat!("../../../phrases/remarks.", $name, ".json")),
        }
    };
}

const LANGUAGES: [Language; 3] = [language!("en"), language!("hr"), language!("ru")];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Topic {
    ends: [String; 2],
    questions: [String; Phrase::QUESTIONS as usize],
    answers: [[String; Phrase::ANSWERS as usize]; Phrase::LEVELS as usize],
}

type Remarks = BTreeMap<Character, BTreeMap<Occasion, [String; Remark::VARIANTS as usize]>>;

impl Language {
    fn topics(&self) -> BTreeMap<Attribute, Topic> {
        serde_json::from_str(self.phrases).unwrap_or_else(|error| panic!("{}: {error}", self.name))
    }

    fn remarks(&self) -> Remarks {
        serde_json::from_str(self.remarks).unwrap_or_else(|error| panic!("{}: {error}", self.name))
    }
}

#[test]
fn every_attribute_can_be_asked_about_and_answered_in_every_language() {
    for language in LANGUAGES {
        let topics = language.topics();
        assert!(topics.keys().eq(Attribute::ALL), "{}", language.name);
        let mut said = BTreeSet::new();
        for (attribute, topic) in &topics {
            for text in &topic.questions {
                assert!(text.ends_with('?'), "{attribute}: {text}");
            }
            let answers = topic.answers.iter().flatten();
            for text in answers.chain(&topic.questions).chain(&topic.ends) {
                let length = text.chars().count();
                assert!((1..=wire::TEXT_CHARS).contains(&length), "{text}");
            }
            for text in topic.answers.iter().flatten().chain(&topic.questions) {
                // What is said tells by itself what it is about.
                assert!(
                    said.insert(text.clone()),
                    "{attribute}: {text} stands twice"
                );
            }
        }
    }
}

#[test]
fn every_character_has_a_remark_for_every_occasion_and_names_whom_it_means() {
    for language in LANGUAGES {
        let remarks = language.remarks();
        assert!(remarks.keys().eq(&Character::ALL), "{}", language.name);
        let mut said = BTreeSet::new();
        for (character, occasions) in &remarks {
            assert!(occasions.keys().eq(Occasion::ALL), "{character:?}");
            for (occasion, variants) in occasions {
                for (variant, text) in (0..).zip(variants) {
                    let names = occasion.means_somebody() && variant < Remark::NAMELESS;
                    assert_eq!(text.matches("{name}").count(), usize::from(names), "{text}");
                    assert!(text.chars().count() <= wire::TEXT_CHARS, "{text}");
                    assert!(said.insert(text.clone()), "{text} stands twice");
                }
            }
        }
    }
}

#[test]
fn a_question_of_the_house_is_understood_when_it_is_typed() {
    let lexicon = Lexicon::embedded();
    for language in LANGUAGES {
        for (attribute, topic) in language.topics() {
            for text in &topic.questions {
                assert_eq!(lexicon.question(text), Some(attribute), "{text}");
                let loud = text.to_uppercase();
                assert_eq!(lexicon.question(&loud), Some(attribute), "{loud}");
            }
        }
    }
}

/// These are written with wit, and people write more plainly; most are understood all the same.
#[test]
fn most_answers_of_the_house_are_understood_within_one_step() {
    let lexicon = Lexicon::embedded();
    for language in LANGUAGES {
        let (mut near, mut all) = (0, 0);
        for (attribute, topic) in language.topics() {
            for (level, texts) in (0_u8..).zip(&topic.answers) {
                for text in texts {
                    let understood = lexicon.answer(attribute, text);
                    near += i32::from(understood.is_some_and(|heard| heard.abs_diff(level) < 2));
                    all += 1;
                }
            }
        }
        assert!(near * 100 >= all * 80, "{}: {near} of {all}", language.name);
    }
}

#[test]
fn plain_answers_are_understood_in_three_languages() {
    let lexicon = Lexicon::embedded();
    let table = [
        (Attribute::Noise, "Never.", 0),
        (Attribute::Noise, "A bit", 1),
        (Attribute::Noise, "Sometimes, it depends", 2),
        (Attribute::Noise, "quite a lot", 3),
        (Attribute::Noise, "VERY", 4),
        (Attribute::Noise, "nimalo", 0),
        (Attribute::Crowd, "Malo ljudi", 1),
        (Attribute::Crowd, "Kako kad", 2),
        (Attribute::Fun, "Prilično", 3),
        (Attribute::Fun, "Uvijek!", 4),
        (Attribute::Food, "Никогда", 0),
        (Attribute::Food, "изредка", 1),
        (Attribute::Food, "Иногда", 2),
        (Attribute::Food, "довольно часто", 3),
        (Attribute::Food, "всегда и везде", 4),
    ];
    for (attribute, text, level) in table {
        assert_eq!(lexicon.answer(attribute, text), Some(level), "{text}");
    }
}

#[test]
fn what_says_nothing_is_not_understood() {
    let lexicon = Lexicon::embedded();
    for text in [
        "Ask my aunt.",
        "😀",
        "…",
        "Pitaj nekog drugog.",
        "Спроси что полегче.",
    ] {
        assert_eq!(lexicon.answer(Attribute::Noise, text), None, "{text}");
        assert_eq!(lexicon.question(text), None, "{text}");
    }
    assert_eq!(Lexicon::empty().question("How loud is it?"), None);
}
