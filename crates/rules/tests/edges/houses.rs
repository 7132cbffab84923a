//! Tables that play by house rules, which are written as JSON: `{"score.civ": 2}`.

use rules::Event;
use serde_json::Value;
use wire::{HouseRules, Refusal, Ruleset, RulesetId};

use crate::{pack::BANK, table::Table};

impl Table {
    /// The host changes these parameters and no others.
    #[track_caller]
    pub(crate) fn house(&mut self, changes: Value) -> &mut Self {
        let changes = serde_json::from_value(changes).expect("values of parameters");
        let name = String::new();
        self.set(|settings| settings.spy.house = Some(HouseRules { name, changes }))
    }

    #[track_caller]
    pub(crate) fn house_lobby<const N: usize>(
        ruleset: RulesetId,
        names: [&'static str; N],
        changes: Value,
    ) -> Self {
        let mut table = Self::lobby_by(ruleset, names);
        table.house(changes);
        table
    }

    /// As `asking_by`, by house rules.
    #[track_caller]
    pub(crate) fn by_house<const N: usize>(
        ruleset: RulesetId,
        names: [&'static str; N],
        spy: &str,
        changes: Value,
    ) -> Self {
        let mut table = Self::house_lobby(ruleset, names, changes);
        table.begin(spy);
        table
    }

    /// Deals at the bank and everybody looks; whoever came first is to ask.
    #[track_caller]
    pub(crate) fn begin(&mut self, spy: &str) -> &mut Self {
        let first = self.people[0].1;
        self.set(|settings| settings.starter = Some(first));
        self.deal(spy, BANK).all_look()
    }

    /// The rules that the last game was started by.
    #[track_caller]
    pub(crate) fn rules(&self) -> Ruleset {
        let events = self.records.iter().rev().flat_map(|r| &r.events);
        let mut rules = events.filter_map(|event| match event {
            Event::GameStarted { ruleset, .. } => Some((**ruleset).clone()),
            _ => None,
        });
        rules.next().expect("a game was started")
    }
}

/// What the host is told who changes these parameters.
#[track_caller]
pub(crate) fn refuses(ruleset: RulesetId, why: Refusal, changes: Value) {
    let mut table = Table::lobby_by(ruleset, ["Ana", "Boris", "Cvita", "Dino"]);
    table.refused(why).house(changes);
}
