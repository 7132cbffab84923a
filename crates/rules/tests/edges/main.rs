//! Tables at which each edge of the rules is played out: the room and the ruleset `time-travel`.
//! Every test reads as the rule it holds to. Nothing here looks behind `decide`, records and views.

mod absence;
mod accusing;
mod asking;
mod bonus;
mod clock;
mod deck;
mod door;
mod golden;
mod guessing;
mod hands;
mod host;
mod kicking;
mod leaving;
mod missing_voters;
mod moves;
mod names;
mod pack;
mod score;
mod sights;
mod snapshots;
mod stale;
mod starting;
mod table;

/// The smallest table of `time-travel`, clockwise.
const FOUR: [&str; 4] = ["Ana", "Boris", "Cvita", "Dino"];
const FIVE: [&str; 5] = ["Ana", "Boris", "Cvita", "Dino", "Ema"];
const EIGHT: [&str; 8] = [
    "Ana", "Boris", "Cvita", "Dino", "Ema", "Filip", "Goran", "Hana",
];
