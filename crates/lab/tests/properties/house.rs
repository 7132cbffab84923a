//! Random house rules: any parameter of RULES 8. Not all of them make sense; a table takes up those
//! that do.

use std::collections::{BTreeMap, BTreeSet};

use proptest::{prelude::*, sample::select, strategy::ValueTree, test_runner::TestRunner};
use rules::spy::preset;
use serde_json::Value;
use wire::{Asking, Parameter, Ruleset, ruleset::DurationStep};

use crate::{rulebook::rules, script::party, table::Table};

/// One parameter and another value for it.
pub(crate) type Change = (&'static str, Parameter);

/// How a table plays otherwise than its ruleset says.
#[derive(Clone, Debug)]
pub(crate) struct House {
    pub(crate) changes: Vec<Change>,
    pub(crate) asking: Asking,
}

impl House {
    /// As the ruleset is written.
    pub(crate) fn plain() -> Self {
        Self {
            changes: Vec::new(),
            asking: Asking::Tracked,
        }
    }
}

pub(crate) fn house() -> impl Strategy<Value = House> {
    let asking = select(&[Asking::Spoken, Asking::Tracked, Asking::Written][..]);
    let changes = prop::collection::vec(changes(), 4..24);
    prop_oneof![
        Just(House::plain()),
        (changes, asking).prop_map(|(changes, asking)| House {
            changes: changes.concat(),
            asking,
        }),
    ]
}

/// One change, or two that make sense together only.
fn changes() -> impl Strategy<Value = Vec<Change>> {
    let word = |word: &str| Parameter::Word(word.to_owned());
    let all = ("vote.eligible", word("all"));
    let majority = ("vote.threshold", word("majority"));
    let middle = ("middleCards", Parameter::Number(1));
    let point = ("point", Parameter::Flag(true));
    prop_oneof![
        60 => change().prop_map(|one| vec![one]),
        1 => Just(vec![all, majority]),
        1 => Just(vec![middle, point]),
    ]
}

fn change() -> impl Strategy<Value = Change> {
    let number = |(name, number)| (name, Parameter::Number(number));
    let step = |players_up_to, minutes| DurationStep {
        players_up_to,
        minutes,
    };
    let lengths = move |n| Parameter::Steps(vec![step(4, n), step(12, n + 1)]);
    prop_oneof![
        4 => (select(&FLAGS[..]), any::<bool>()).prop_map(|(name, on)| (name, Parameter::Flag(on))),
        6 => select(&WORDS[..]).prop_map(|(name, word)| (name, Parameter::Word(word.to_owned()))),
        3 => select(&NUMBERS[..]).prop_map(number),
        2 => (select(&POINTS[..]), 0..6).prop_map(number),
        1 => (select(&LIMITS[..]), 5_000..90_000).prop_map(number),
        1 => (1..6_u8).prop_map(move |n| ("durationMin", lengths(n))),
    ]
}

const FLAGS: [&str; 16] = [
    "variantByCount",
    "roles",
    "rolePlay",
    "locationReuse",
    "question.askBack",
    "question.followUps",
    "question.answerObligatory",
    "accuse.sameSuspectAgain",
    "point",
    "vote.shortCircuit",
    "vote.discussion",
    "guess.whileRunning",
    "guess.duringVote",
    "guess.afterTimeup",
    "guess.consultList",
    "timeup.discussion",
];

const WORDS: [(&str, &str); 33] = [
    ("theme", "locations"),
    ("theme", "films"),
    ("starterFirst", "tablePicks"),
    ("starterFirst", "host"),
    ("starterNext", "previousSpy"),
    ("starterNext", "host"),
    ("question.aboutLocation", "usual"),
    ("question.aboutLocation", "expected"),
    ("accuse.who", "any"),
    ("accuse.who", "nonSpies"),
    ("accuse.resolution", "vote"),
    ("accuse.resolution", "reveal"),
    ("vote.accuserVote", "cast"),
    ("vote.accuserVote", "automaticYes"),
    ("vote.threshold", "majority"),
    ("vote.order", "simultaneous"),
    ("vote.order", "clockwise"),
    ("vote.ballots", "open"),
    ("vote.ballots", "secret"),
    ("vote.clock", "running"),
    ("vote.clock", "stopped"),
    ("timeup.procedure", "proposals"),
    ("timeup.procedure", "suspects"),
    ("timeup.procedure", "secretBallot"),
    ("timeup.procedure", "lastChance"),
    ("timeup.procedure", "none"),
    ("timeup.deciders", "civilians"),
    ("timeup.deciders", "allButSuspect"),
    ("score.bonusMidTo", "accuser"),
    ("score.bonusMidTo", "firstAccuser"),
    ("score.bonusTimeupTo", "accuser"),
    ("score.bonusTimeupTo", "firstAccuser"),
    ("tieBreak", "decidingRound"),
];

const NUMBERS: [(&str, i32); 12] = [
    ("players.min", 3),
    ("players.min", 4),
    ("players.max", 9),
    ("players.max", 12),
    ("middleCards", 0),
    ("middleCards", 1),
    ("rounds", 2),
    ("accuse.perRound", 0),
    ("accuse.perRound", 2),
    ("accuse.perRound", 3),
    ("guess.attempts", 2),
    ("guess.attempts", 3),
];

const POINTS: [&str; 10] = [
    "score.civ",
    "score.bonusMid",
    "score.bonusTimeup",
    "score.spyGuess",
    "score.spyMidWrong",
    "score.spyTimeupWrong",
    "score.spyTimeupNone",
    "score.guessWrong",
    "score.middleIsSpy",
    "score.middleIsLocation",
];

const LIMITS: [&str; 13] = [
    "limits.lookMs",
    "limits.voteMs",
    "limits.voterMs",
    "limits.voterOffMs",
    "limits.turnOffMs",
    "limits.turnPassMs",
    "limits.turnWrittenMs",
    "limits.guessMs",
    "limits.firstSuspectMs",
    "limits.nextSuspectMs",
    "limits.firstHandMs",
    "limits.chanceMs",
    "limits.ballotMs",
];

/// Random tables that are enough to see every parameter changed.
const TABLES: u64 = 300;

/// By dotted name.
fn parameters(rules: &Ruleset) -> BTreeMap<String, Value> {
    let tree = serde_json::to_value(rules).unwrap();
    let sections = tree.as_object().unwrap().iter();
    let flat = sections.flat_map(|(name, value)| match value {
        Value::Object(section) => {
            let inner = section.iter();
            inner
                .map(|(inner, v)| (format!("{name}.{inner}"), v.clone()))
                .collect()
        }
        value => vec![(name.clone(), value.clone())],
    });
    flat.collect()
}

#[test]
fn every_parameter_is_changed_at_some_table() {
    let mut runner = TestRunner::deterministic();
    let mut all = BTreeSet::new();
    let mut changed = BTreeSet::new();
    for seed in 0..TABLES {
        let party = party().new_tree(&mut runner).unwrap().current();
        let view = Table::hosting(seed, &party).view();
        let written = parameters(&preset(view.variant));
        let played = parameters(&rules(&view.settings, view.variant));
        let differs = |name: &&String| written[*name] != played[*name];
        changed.extend(played.keys().filter(differs).cloned());
        all.extend(written.into_keys());
    }
    assert_eq!(changed, all);
}
