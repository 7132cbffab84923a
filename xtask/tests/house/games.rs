//! Every game keeps to its own rooms: no file of a game reaches into another's, and outside of them games
//! are named only where they are chosen.

use std::collections::BTreeSet;

use crate::text::{TextFile, files};

/// As folders and modules call a game, and as types do.
const GAMES: &[(&str, &str)] = &[
    ("spy", "Spy"),
    ("captains", "Captains"),
    ("notebook", "Notebook"),
];

/// Enums of which a game is one variant. Elsewhere a spy is a card, and that may lie in any game.
const CHOICES: &[&str] = &[
    "Event",
    "GameId",
    "Intent",
    "Play",
    "RoundView",
    "SeatRoundView",
    "Told",
    "Self",
];

/// What a type that belongs to one game ends in, after its name.
const KINDS: &[&str] = &[
    "Ending",
    "Intent",
    "ResultView",
    "RoundView",
    "SeatView",
    "Settings",
    "Started",
    "StepView",
    "Tale",
];

/// All that may name a game without being part of one: see "How to add a game" in CONTRIBUTING.
const CHOOSERS: &[&str] = &[
    // What crosses the socket lists every game once.
    "crates/wire/src/chronicle.rs",
    "crates/wire/src/intent.rs",
    "crates/wire/src/lib.rs",
    "crates/wire/src/seat_view.rs",
    "crates/wire/src/settings.rs",
    "crates/wire/src/table_view.rs",
    // So do the records; the choice is made in `play.rs`.
    "crates/rules/src/lib.rs",
    "crates/rules/src/room/apply.rs",
    "crates/rules/src/room/decide.rs",
    "crates/rules/src/room/event.rs",
    "crates/rules/src/room/play.rs",
    // What the settings of the spy game lead to is worked out once.
    "crates/rules/src/room/state.rs",
    // A proof has its lines for each game.
    "crates/fair/src/redraw/mod.rs",
    "crates/fair/src/verify/mod.rs",
    "crates/fair/src/verify/phone.rs",
    "web/src/lib/fair/announced.ts",
    "web/src/lib/fair/card.ts",
    "web/src/lib/fair/honest-phone.ts",
    "web/src/lib/fair/honest.ts",
    "web/src/lib/fair/known.ts",
    "web/src/lib/fair/memory.ts",
    "web/src/lib/fair/spy-rules.ts",
    "web/src/lib/fair/terms-text.ts",
    "web/src/lib/table/fair-watch.ts",
    // A deal can be fixed in every game, and each has its numbers.
    "crates/molehunt/src/referee/fixed.rs",
    "crates/molehunt/src/referee/table.rs",
    // Arbitrary settings and intents are those of all games.
    "crates/lab/src/anything.rs",
    "crates/lab/src/fuzz/house.rs",
    "crates/lab/src/fuzz/input.rs",
    "crates/lab/src/fuzz/mod.rs",
    "crates/lab/src/fuzz/witness.rs",
    "crates/lab/src/lib.rs",
    "crates/lab/src/universe.rs",
    // A mind thinks of each game in its room, and does all that is done in every one.
    "crates/bots/src/lib.rs",
    "crates/bots/src/mind.rs",
    "crates/bots/src/pace.rs",
    // What is simulated is played by minds of every game.
    "crates/molehunt/src/simulate.rs",
    "crates/sim/src/balance.rs",
    "crates/sim/src/naive.rs",
    "crates/sim/src/plan.rs",
    "crates/sim/src/report.rs",
    "crates/sim/src/strength.rs",
    "crates/sim/src/table.rs",
    "crates/sim/src/tally.rs",
    // Bots play some games and not others.
    "crates/lab/src/script.rs",
    // What is measured is measured of every game.
    "crates/worlds/examples/timing.rs",
    // The client chooses in `games.ts`; the others tell what only the spy game has.
    "web/src/gallery/build.ts",
    "web/src/room/bots/balance.ts",
    "web/src/room/choice/choice.ts",
    "web/src/rulebook/told.ts",
    "web/src/table/FirstTimeHint.svelte",
    "web/src/table/TvLobby.svelte",
    "web/src/table/games.ts",
    "web/src/table/tales.ts",
];

/// Where the games of these trees are chosen; nowhere else below them is one named.
const TREES: &[&str] = &["crates/", "web/src/"];

/// The game whose room this file is.
fn home(path: &str) -> Option<&'static str> {
    let mut games = GAMES.iter().map(|(game, _)| *game);
    let below = |game: &&str| path.contains(&format!("/{game}/"));
    let in_wire = |game: &&str| {
        let file = path.strip_prefix("crates/wire/src/");
        file.is_some_and(|file| file.starts_with(&format!("{game}_")))
    };
    let is_told = |game: &&str| path == format!("web/src/rulebook/{game}.ts");
    let is_judged = |game: &&str| {
        let file = path.strip_prefix("crates/fair/src/");
        file.is_some_and(|file| file.ends_with(&format!("/{game}.rs")))
            || path == format!("web/src/lib/fair/draw-{game}.ts")
    };
    // House rules are parameters of the spy game's rulesets.
    if path == "crates/wire/src/ruleset.rs" {
        return Some("spy");
    }
    games.find(|game| below(game) || in_wire(game) || is_told(game) || is_judged(game))
}

/// The games that this line of code names: by a path, an import, a variant or a type of theirs.
fn named(code: &str, is_rust: bool) -> BTreeSet<&'static str> {
    let mut found = BTreeSet::new();
    for &(game, camel) in GAMES {
        let paths = if is_rust {
            names_module(code, game) || names_type(code, camel)
        } else {
            imports(code, game) || chooses(code, game) || names_type(code, camel)
        };
        if paths {
            found.insert(game);
        }
    }
    found
}

/// Words with what stands before and after them.
fn words(code: &str) -> impl Iterator<Item = (&str, &str, &str)> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut at = 0;
    std::iter::from_fn(move || {
        let begin = at + code[at..].find(is_word)?;
        let length = code[begin..].find(|c: char| !is_word(c));
        let end = length.map_or(code.len(), |length| begin + length);
        at = end;
        Some((&code[..begin], &code[begin..end], &code[end..]))
    })
}

fn names_module(code: &str, game: &str) -> bool {
    let line = code.trim_start();
    let inside = line.starts_with("use super");
    let imported = line.starts_with("use ") || line.contains("mod ") || is_list(code);
    let imported = imported && !inside;
    words(code).any(|(before, word, after)| {
        let path = before.ends_with("::") || after.starts_with("::");
        let own_file = word
            .strip_prefix(game)
            .is_some_and(|rest| rest == "_intent" || rest == "_view");
        (word == game && (path || imported)) || own_file
    })
}

/// A line inside an import that takes more than one.
fn is_list(code: &str) -> bool {
    let code = code.trim();
    let plain = |c: char| c.is_alphanumeric() || "_,:{} ".contains(c);
    code.ends_with(',') && code.chars().all(plain) && !code.contains(": ")
}

fn names_type(code: &str, camel: &str) -> bool {
    words(code).any(|(before, word, _)| match word.strip_prefix(camel) {
        Some("") => {
            let path = before.strip_suffix("::").unwrap_or_default();
            CHOICES.iter().any(|choice| path.ends_with(choice))
        }
        Some(kind) => KINDS.contains(&kind),
        None => false,
    })
}

fn imports(code: &str, game: &str) -> bool {
    let from = code.contains("from '") || code.contains("import '") || code.contains("import(");
    from && code.contains(&format!("/{game}/"))
}

fn chooses(code: &str, game: &str) -> bool {
    let told = ["game === ", "game !== ", "game: "];
    let mut told = told.iter().map(|told| format!("{told}'{game}'"));
    told.any(|told| code.contains(&told))
}

/// The line without its comment.
fn bare(line: &str) -> &str {
    let trimmed = line.trim_start();
    if ["//", "*", "/*", "<!--"]
        .iter()
        .any(|c| trimmed.starts_with(c))
    {
        return "";
    }
    line.split(" // ").next().unwrap_or(line)
}

fn names_in(file: &TextFile) -> Vec<(BTreeSet<&'static str>, String)> {
    let is_rust = file.path.ends_with(".rs");
    let lines = file.lines();
    lines
        .map(|line| (named(bare(line.text), is_rust), line.to_string()))
        .collect()
}

fn sources() -> impl Iterator<Item = TextFile> {
    files().filter(|file| {
        let code = [".rs", ".ts", ".svelte"]
            .iter()
            .any(|end| file.path.ends_with(end));
        let ours = ["crates/", "web/src/", "e2e/"]
            .iter()
            .any(|tree| file.is_below(tree));
        code && ours && !file.path.contains("/i18n/") && !is_exempt(&file.path)
    })
}

/// Tests of a table show that it refuses what other games do, and generated types are one file.
fn is_exempt(path: &str) -> bool {
    path.starts_with("crates/rules/tests/") || path.starts_with("web/src/lib/wire/")
}

#[test]
fn no_game_reaches_into_anothers_rooms() {
    let mut reaches = Vec::new();
    for file in sources() {
        let Some(own) = home(&file.path) else {
            continue;
        };
        for (games, line) in names_in(&file) {
            if games.iter().any(|game| *game != own) {
                reaches.push(line);
            }
        }
    }
    assert!(reaches.is_empty(), "{}", reaches.join("\n"));
}

#[test]
fn games_are_named_only_where_they_are_chosen() {
    let mut wrong = Vec::new();
    let tests = ["/tests/", ".test.ts", ".scenes.ts"];
    for file in sources().filter(|file| TREES.iter().any(|tree| file.is_below(tree))) {
        if home(&file.path).is_some() || tests.iter().any(|test| file.path.contains(test)) {
            continue;
        }
        let naming = names_in(&file)
            .into_iter()
            .find(|(games, _)| !games.is_empty());
        match (naming, CHOOSERS.contains(&&*file.path)) {
            (Some((_, line)), false) => wrong.push(line),
            (None, true) => wrong.push(format!("{}: names no game any more", file.path)),
            (Some(_), true) | (None, false) => {}
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_a_line_names_is_read() {
    let rust = |code| Vec::from_iter(named(bare(code), true));
    assert_eq!(rust("use crate::captains::Deal;"), ["captains"]);
    assert_eq!(
        rust("    Event, State, captains, notebook,"),
        ["captains", "notebook"]
    );
    assert_eq!(rust("    Play::Notebook(play) => play,"), ["notebook"]);
    assert_eq!(rust("fn act(intent: &SpyIntent) {}"), ["spy"]);
    assert_eq!(rust("pub mod spy;"), ["spy"]);
    assert_eq!(rust("    Card::Spy => true,"), [""; 0]);
    assert_eq!(rust("use super::{card, spy};"), [""; 0]);
    assert_eq!(rust("mod notebook_view;"), ["notebook"]);
    assert_eq!(rust("    let spy = deal.spy();"), [""; 0]);
    assert_eq!(rust("    spy_picked: 1,"), [""; 0]);
    assert_eq!(rust("    Ending::SpyKicked {} // captains::Deal"), [""; 0]);
    assert_eq!(rust("/// As in captains::Deal."), [""; 0]);
    let typescript = |code| Vec::from_iter(named(bare(code), false));
    assert_eq!(
        typescript("import { people } from '../spy/played';"),
        ["spy"]
    );
    assert_eq!(
        typescript("  if (view.settings.game === 'captains') return;"),
        ["captains"]
    );
    assert_eq!(
        typescript("const own: NotebookSeatView = seat;"),
        ["notebook"]
    );
    assert_eq!(typescript("export type Is = 'same' | 'spy';"), [""; 0]);
    assert_eq!(typescript("import Bar from './bar';"), [""; 0]);
}

#[test]
fn rooms_are_found() {
    assert_eq!(home("crates/rules/src/spy/vote.rs"), Some("spy"));
    assert_eq!(home("crates/wire/src/captains_intent.rs"), Some("captains"));
    assert_eq!(home("web/src/notebook/own/add.ts"), Some("notebook"));
    assert_eq!(home("web/src/rulebook/captains.ts"), Some("captains"));
    assert_eq!(home("crates/rules/src/room/play.rs"), None);
}
