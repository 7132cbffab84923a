//! The rules that a table's settings lead to, for every number of players. Made once when the
//! settings change, and read from then on.

use std::{
    collections::BTreeMap,
    fmt,
    sync::{Arc, LazyLock},
};

use serde_json::Value;
use wire::{
    Parameter, Refusal, Ruleset, RulesetId, SEATS_MAX, SpySettings, VariantId, ruleset::Players,
};

use crate::spy::{preset, sense};

/// In the order in which they are offered.
pub(crate) const RULESETS: [RulesetId; 4] = [
    RulesetId::Spijun,
    RulesetId::TimeTravel,
    RulesetId::FilmNight,
    RulesetId::Indictment,
];

const VARIANT_BY_COUNT: &str = "variantByCount";

#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Book {
    /// By number of players, from nobody to a full table.
    rulesets: Arc<[Result<Arc<Ruleset>, Refusal>]>,
    by_count: bool,
    ruleset: RulesetId,
    range: Players,
}

/// It follows from the settings, which are printed beside it, and would fill pages.
impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Book")
    }
}

/// Most tables change nothing, and all of those have one book.
static UNCHANGED: LazyLock<[Book; 4]> = LazyLock::new(|| {
    RULESETS.map(|ruleset| {
        Book::written(&SpySettings {
            ruleset,
            ..SpySettings::default()
        })
    })
});

impl Book {
    pub(crate) fn of(settings: &SpySettings) -> Self {
        let mut unchanged = UNCHANGED.iter().filter(|_| settings.house.is_none());
        let book = unchanged.find(|book| book.ruleset == settings.ruleset);
        book.map_or_else(|| Self::written(settings), Self::clone)
    }

    fn written(settings: &SpySettings) -> Self {
        let changes = settings.house.as_ref().map(|house| &house.changes);
        let base = base(settings.ruleset);
        let varies = preset(base).variant_by_count;
        let by_count = match changes.and_then(|c| c.get(VARIANT_BY_COUNT)) {
            Some(Parameter::Flag(by_count)) => *by_count,
            Some(Parameter::Number(_) | Parameter::Word(_) | Parameter::Steps(_)) | None => varies,
        };
        let mut book = Self {
            rulesets: Arc::new([]),
            by_count,
            ruleset: settings.ruleset,
            range: preset(base).players,
        };
        let mut made: BTreeMap<VariantId, Result<Arc<Ruleset>, Refusal>> = BTreeMap::new();
        let rulesets = (0..=SEATS_MAX).map(|players| {
            let variant = book.variant(players);
            let make = || changed(&book.text(variant), changes).map(Arc::new);
            made.entry(variant).or_insert_with(make).clone()
        });
        book.rulesets = rulesets.collect();
        let counts = || (0..=SEATS_MAX).filter(|n| book.fits(*n));
        let count = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
        if let (Some(min), Some(max)) = (counts().min(), counts().max()) {
            (book.range.min, book.range.max) = (count(min), count(max));
        }
        book
    }

    /// What is written for this variant, before the house changes it.
    fn text(&self, variant: VariantId) -> Ruleset {
        let mut text = preset(variant);
        // RULES 8.1, TT-f: where the variants are off, three play by the rules of the many.
        if text.variant_by_count && !self.by_count {
            text.players.min = 3;
        }
        text
    }

    pub(crate) fn fits(&self, players: usize) -> bool {
        let within = |r: &Arc<Ruleset>| {
            usize::from(r.players.min) <= players && players <= usize::from(r.players.max)
        };
        self.rules(players).is_ok_and(|rules| within(&rules))
    }

    pub(crate) fn variant(&self, players: usize) -> VariantId {
        match players {
            0..=2 if self.by_count => VariantId::Duel,
            3 if self.by_count => VariantId::Trio,
            _ => base(self.ruleset),
        }
    }

    /// The rules for this many players, or why there are none.
    pub(crate) fn rules(&self, players: usize) -> Result<Arc<Ruleset>, Refusal> {
        let last = self.rulesets.last();
        let rules = self.rulesets.get(players).or(last);
        rules.cloned().unwrap_or(Err(Refusal::UnknownRule))
    }

    /// The fewest and the most who can play, variants included.
    pub(crate) fn range(&self) -> Players {
        self.range
    }

    /// The rules of the many must make sense; a variant that the changes leave without sense is
    /// only not played.
    pub(crate) fn check(&self) -> Result<Arc<Ruleset>, Refusal> {
        self.rules(SEATS_MAX)
    }
}

fn base(ruleset: RulesetId) -> VariantId {
    match ruleset {
        RulesetId::Spijun => VariantId::Spijun,
        RulesetId::TimeTravel => VariantId::TimeTravel,
        RulesetId::FilmNight => VariantId::FilmNight,
        RulesetId::Indictment => VariantId::Indictment,
    }
}

/// What the host set, or what the rules advise for this many players.
pub(crate) fn round_ms(rules: &Ruleset, minutes: Option<u8>, players: usize) -> u64 {
    let mut steps = rules.duration_min.iter();
    let step = steps.find(|s| usize::from(s.players_up_to) >= players);
    let step = step.or(rules.duration_min.last());
    let advised = step.map_or(8, |s| s.minutes);
    u64::from(minutes.unwrap_or(advised)) * 60_000
}

fn changed(
    text: &Ruleset,
    changes: Option<&BTreeMap<String, Parameter>>,
) -> Result<Ruleset, Refusal> {
    let unknown = |_| Refusal::UnknownRule;
    let mut rules = text.clone();
    if let Some(changes) = changes.filter(|changes| !changes.is_empty()) {
        let mut tree = serde_json::to_value(text).map_err(unknown)?;
        for (name, value) in changes {
            let place = place(&mut tree, name).ok_or(Refusal::UnknownRule)?;
            *place = serde_json::to_value(value).map_err(unknown)?;
        }
        rules = serde_json::from_value(tree).map_err(unknown)?;
    }
    sense::check(&rules)?;
    Ok(rules)
}

/// Where the parameter of this dotted name stands: a value, never a whole section.
fn place<'a>(tree: &'a mut Value, name: &str) -> Option<&'a mut Value> {
    let mut steps = name.split('.');
    let place = steps.try_fold(tree, |at, step| at.as_object_mut()?.get_mut(step))?;
    (!place.is_object()).then_some(place)
}
