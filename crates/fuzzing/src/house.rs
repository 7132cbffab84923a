//! Rules that a host agrees on with a table: any settings at all, as `configure` carries them. What is taken can
//! be dealt and played out, and what is refused changes nothing.

use lab::{
    Game, Spy,
    table::{Dice, Table},
};
use rules::{Command, TokenHash};
use wire::{HouseRules, Intent, RulesetId, SEATS_MAX, SeatId, Secret128, Settings};

const RULESETS: [RulesetId; 4] = [
    RulesetId::Spijun,
    RulesetId::TimeTravel,
    RulesetId::FilmNight,
    RulesetId::Indictment,
];

/// The first byte says how many sit there, the second by which rules they would play, and the others are JSON:
/// changes to these rules, house rules with a name, or all settings.
pub fn drive(bytes: &[u8]) {
    let Some(([seats, ruleset], json)) = bytes.split_first_chunk() else {
        return;
    };
    let mut table = lobby(2 + usize::from(*seats) % (SEATS_MAX - 1));
    let ruleset = RULESETS[usize::from(*ruleset) % RULESETS.len()];
    let Some(settings) = agreed(&table.view().settings, ruleset, json) else {
        return;
    };
    let host = table.host().unwrap();
    if !takes(&mut table, host, Intent::Configure { settings }) {
        return;
    }
    stays_agreed(&mut table, host);
    let blocked = table.view().blocked;
    let dealt = takes(&mut table, host, Intent::StartRound {});
    assert_eq!(dealt, blocked.is_none(), "it was said before: {blocked:?}");
    lab::fuzz::play_out(table);
}

fn lobby(seats: usize) -> Table {
    let mut table = Table::open(Spy::shelf(), Dice::Seeded(7));
    for n in 1..=seats {
        let joined = table.send(&Command::Join {
            token: TokenHash::of(&Secret128::from_bytes([u8::try_from(n).unwrap(); 16])),
            name: format!("Guest {n}"),
            avatar: None,
            bot: false,
        });
        joined.unwrap();
    }
    table
}

fn agreed(until_now: &Settings, ruleset: RulesetId, json: &[u8]) -> Option<Settings> {
    let named = |changes| HouseRules {
        name: String::new(),
        changes,
    };
    let house = serde_json::from_slice(json).map(named);
    let Ok(house) = house.or_else(|_| serde_json::from_slice(json)) else {
        return serde_json::from_slice(json).ok();
    };
    let mut settings = until_now.clone();
    (settings.spy.ruleset, settings.spy.house) = (ruleset, Some(house));
    Some(settings)
}

/// Whether it does. If not, nothing has changed.
fn takes(table: &mut Table, host: SeatId, intent: Intent) -> bool {
    let before = table.state.clone();
    let answer = table.act(host, intent);
    assert!(
        answer.is_ok() || table.state == before,
        "a refusal changes nothing"
    );
    answer.is_ok()
}

/// What is shown can be written, read and agreed on again, and nothing becomes of that.
fn stays_agreed(table: &mut Table, host: SeatId) {
    let shown = table.view();
    let written = serde_json::to_vec(&shown.settings).unwrap();
    let settings: Settings = serde_json::from_slice(&written).unwrap();
    assert_eq!(settings, shown.settings);
    assert!(takes(table, host, Intent::Configure { settings }));
    assert_eq!(table.view().settings, shown.settings);
}
