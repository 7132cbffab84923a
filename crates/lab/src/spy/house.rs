//! Random house rules: any parameter of RULES 8. Not all of them make sense; a table takes up those
//! that do.

use std::collections::BTreeMap;

use proptest::{prelude::*, sample::select};
use wire::{Asking, HouseRules, Intent, Parameter, ruleset::DurationStep};

use crate::table::Table;

/// One parameter and another value for it.
pub type Change = (&'static str, Parameter);

/// How a table plays otherwise than its ruleset says.
#[derive(Clone, Debug)]
pub struct House {
    pub changes: Vec<Change>,
    pub asking: Asking,
}

impl House {
    /// As the ruleset is written.
    pub fn plain() -> Self {
        Self {
            changes: Vec::new(),
            asking: Asking::Tracked,
        }
    }

    /// A change that makes no sense by itself may do so beside others, so it is tried again.
    pub fn is_taken_up(&self, table: &mut Table) {
        let (_, refused): (Vec<_>, Vec<_>) = self
            .changes
            .iter()
            .partition(|each| changes_at(table, each));
        for each in refused {
            changes_at(table, each);
        }
        table.set(|settings| settings.asking = self.asking);
    }
}

/// Whether the host changes this rule: not where it would leave somebody here out of the game.
fn changes_at(table: &mut Table, (name, value): &Change) -> bool {
    let mut settings = table.view().settings;
    let house = settings.spy.house.get_or_insert_with(|| HouseRules {
        name: String::new(),
        changes: BTreeMap::new(),
    });
    house.changes.insert((*name).to_owned(), value.clone());
    let mut changed = table.clone();
    let host = changed.host().unwrap();
    let accepted = changed.act(host, Intent::Configure { settings }).is_ok();
    let taken_up = accepted && changed.view().blocked.is_none();
    if taken_up {
        *table = changed;
    }
    taken_up
}

pub fn house() -> impl Strategy<Value = House> {
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

/// Names and values of parameters, and others.
pub(super) fn nonsense() -> impl Strategy<Value = HouseRules> {
    let known = house().prop_map(|house| house.changes);
    let name = prop_oneof![
        "[a-z]{0,8}(\\.[a-zA-Z]{0,12}){0,3}",
        Just("limits.voteMs".to_owned()),
        Just("durationMin".to_owned()),
        Just("players.max".to_owned()),
    ];
    let value = prop_oneof![
        any::<bool>().prop_map(Parameter::Flag),
        any::<i32>().prop_map(Parameter::Number),
        ".{0,12}".prop_map(Parameter::Word),
        prop::collection::vec((any::<u8>(), any::<u8>()), 0..15).prop_map(steps),
    ];
    let unknown = prop::collection::vec((name, value), 0..3);
    (known, unknown, ".{0,50}").prop_map(|(known, unknown, name)| {
        let known = known
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value));
        let changes = known.chain(unknown).collect();
        HouseRules { name, changes }
    })
}

fn steps(steps: Vec<(u8, u8)>) -> Parameter {
    let step = |(players_up_to, minutes)| DurationStep {
        players_up_to,
        minutes,
    };
    Parameter::Steps(steps.into_iter().map(step).collect())
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
