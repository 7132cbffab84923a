//! What a number of players could play, where it is too many or too few for what is chosen (RULES 9,
//! rows 33 and 51).

use wire::{FitView, GameId, Refusal, RulesetId, SpySettings, ruleset::Players};

use crate::{
    Public, captains, notebook,
    room::guard,
    spy::{self, Book},
};

/// In the order in which they are offered. Empty where the number is not what keeps the table from
/// starting.
pub(crate) fn fits(public: &Public) -> Vec<FitView> {
    let blocked = guard::enough_players(public).err();
    let by_number = [Refusal::TooFewPlayers, Refusal::TooManyPlayers];
    if !blocked.is_some_and(|why| by_number.contains(&why)) {
        return Vec::new();
    }
    let players = public.players().len();
    let rulesets = spy::RULESETS.into_iter();
    let spy = rulesets.filter(|ruleset| book(&public.settings.spy, *ruleset).fits(players));
    let spy = spy.map(|ruleset| FitView {
        game: GameId::Spy,
        ruleset: Some(ruleset),
    });
    let pictures = guard::enough_cards(public, players).is_ok();
    let others = [
        (GameId::Captains, within(captains::RULES.players, players)),
        (
            GameId::Notebook,
            within(notebook::RULES.players, players) && pictures,
        ),
    ];
    let others = others.into_iter().filter(|(_, fits)| *fits);
    let others = others.map(|(game, _)| FitView {
        game,
        ruleset: None,
    });
    spy.chain(others).collect()
}

fn within(range: Players, players: usize) -> bool {
    (range.min.into()..=range.max.into()).contains(&players)
}

/// House rules stay when another ruleset is chosen.
fn book(settings: &SpySettings, ruleset: RulesetId) -> Book {
    Book::of(&SpySettings {
        ruleset,
        ..settings.clone()
    })
}
