//! Screens that house rules change.

use serde_json::{Value, json};
use wire::RulesetId::Spijun;

use super::lobby_by;
use crate::{SEVEN, album::Album, table::Table};

const YOU: &str = "Goran";

fn lobby(rules: Value) -> Table {
    let mut table = lobby_by(Spijun, &SEVEN);
    table.house(rules);
    table
}

fn asking(rules: Value, spy: &str) -> Table {
    let mut table = lobby(rules);
    table.start(spy);
    table
}

pub(super) fn fill(album: &mut Album) {
    let lenient = json!({
        "vote.threshold": "majority",
        "vote.eligible": "all",
        "vote.accuserVote": "cast",
        "vote.clock": "running",
        "vote.discussion": true,
    });
    let mut table = asking(lenient, "Boris");
    table.accuse("Ana", YOU).no("Cvita");
    album.keep("house-vote", &table, &[YOU]);

    let mut table = asking(json!({"guess.attempts": 3}), YOU);
    table.reveal(YOU);
    for place in &table.wrong_places()[..2] {
        table.guess(YOU, place);
    }
    album.keep("house-guess", &table, &[YOU, "Boris"]);

    let mut table = asking(json!({"question.followUps": true}), "Boris");
    table
        .ask("Ana", YOU)
        .answer(YOU)
        .ask(YOU, "Dino")
        .answer("Dino");
    album.keep("house-follow-up", &table, &[YOU]);

    let mut table = asking(
        json!({"guess.consultList": false, "rolePlay": true}),
        "Boris",
    );
    table.ask("Ana", "Ema");
    album.keep("house-no-list", &table, &[YOU]);

    let mut table = asking(json!({"accuse.perRound": 0}), "Boris");
    table.ask("Ana", "Ema");
    album.keep("house-no-accusing", &table, &[YOU]);

    let mut table = lobby(json!({"tieBreak": "decidingRound"}));
    table.set(|settings| settings.rounds = Some(1));
    table.start("Boris").guess_wrong("Boris");
    album.keep("house-tied", &table, &[YOU]);
    table.deal_to("Ema").looks("Cvita");
    album.keep("house-deciding", &table, &[YOU]);
}
