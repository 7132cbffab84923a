//! What a table may agree on before spies are played.

use wire::{
    FitView, GameId, HOUSE_NAME_CHARS, HouseRules, Refusal, RulesetId, Settings, SpySettings,
};

use crate::{
    Public,
    room::{Dish, guard::require, text},
    spy::{Book, MINUTES_MAX, ROUNDS_MAX, book::RULESETS, round_ms},
};

pub(crate) fn check(settings: &SpySettings) -> Result<(), Refusal> {
    if let Some(house) = &settings.house {
        house_name(house)?;
    }
    Book::of(settings).check()?;
    let minutes = settings.minutes.unwrap_or(1);
    let minutes_fit = (1..=MINUTES_MAX).contains(&minutes);
    require(minutes_fit, Refusal::BadMinutes)
}

/// House rules without a change are no house rules, and their name is shown to all.
pub(crate) fn tidy(settings: &mut SpySettings) -> Result<(), Refusal> {
    let house = &mut settings.house;
    *house = house.take().filter(|house| !house.changes.is_empty());
    if let Some(house) = house {
        house.name = house_name(house)?;
    }
    Ok(())
}

/// A name is not a must.
fn house_name(house: &HouseRules) -> Result<String, Refusal> {
    match text::cleaned(&house.name, HOUSE_NAME_CHARS) {
        Ok(name) => Ok(name),
        Err(text::Fault::Empty) => Ok(String::new()),
        Err(fault) => Err(fault.into()),
    }
}

/// RULES 9, row 30: no more rounds than places, unless they may come up again.
pub(crate) fn rounds_fit(settings: &Settings, places: usize) -> bool {
    let Ok(rules) = Book::of(&settings.spy).check() else {
        return false;
    };
    let enough_for = if rules.location_reuse {
        usize::MAX
    } else {
        places
    };
    let rounds = settings.rounds.unwrap_or(rules.rounds);
    (1..=enough_for.min(ROUNDS_MAX.into())).contains(&rounds.into())
}

/// The rulesets that so many can play. House rules stay when another ruleset is chosen.
pub(crate) fn fits(settings: &SpySettings, players: usize) -> Vec<FitView> {
    let book = |ruleset| {
        Book::of(&SpySettings {
            ruleset,
            ..settings.clone()
        })
    };
    let rulesets = RULESETS.into_iter();
    let fitting = rulesets.filter(|ruleset| book(*ruleset).fits(players));
    let fits = fitting.map(|ruleset| FitView {
        ruleset: Some(ruleset),
        ..FitView::of(GameId::Spy)
    });
    fits.collect()
}

/// Each with the pack that it was made for.
pub(crate) fn menu() -> Vec<Dish> {
    let dish = |ruleset| Dish {
        game: GameId::Spy,
        ruleset: Some(ruleset),
        players: Book::of(&SpySettings {
            ruleset,
            ..SpySettings::default()
        })
        .range(),
        pack: Some(match ruleset {
            RulesetId::Spijun | RulesetId::Indictment => "places",
            RulesetId::TimeTravel => "time-travel",
            RulesetId::FilmNight => "films",
        }),
    };
    RULESETS.map(dish).into()
}

/// How many the rules advise; none where they make no sense for so many players.
pub(crate) fn rounds(public: &Public, players: usize) -> u8 {
    let rules = public.book.rules(players);
    rules.map_or(0, |rules| rules.rounds)
}

/// How long a round is, or would be with so many players.
pub(crate) fn length_ms(public: &Public, players: usize) -> u64 {
    match (public.spy(), public.book.rules(players)) {
        (Some(play), _) => play.round_ms,
        (None, Ok(rules)) => round_ms(&rules, public.settings.spy.minutes, players),
        (None, Err(_)) => 0,
    }
}
