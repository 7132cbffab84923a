//! Tables at which each edge of the rules is played out: the room, every ruleset of the spy family,
//! most of them by `time-travel`, the team game between captains, and the one with notebooks.
//! Every test reads as the rule it holds to. Nothing here looks behind `decide`, records and views.

mod absence;
mod accusing;
mod additions;
mod album;
mod asking;
mod ballot;
mod bonus;
mod bots;
mod bots_chairs;
mod bots_talk;
mod captains;
mod clock;
mod company;
mod deciding;
mod deck;
mod door;
mod evening;
mod exported;
mod faces;
mod fair;
mod follow_ups;
mod golden;
mod guessing;
mod hands;
mod host;
mod house;
mod house_accusing;
mod house_changes;
mod house_clock;
mod house_deal;
mod house_guess;
mod house_limits;
mod house_score;
mod house_time_up;
mod house_votes;
mod houses;
mod indictment;
mod kicking;
mod last_chance;
mod leaving;
mod middle;
mod missing_voters;
mod moves;
mod names;
mod next_deal;
mod notebook;
mod older;
mod own_packs;
mod pack;
mod pause;
mod places_choice;
mod places_fresh;
mod places_weight;
mod presets;
mod proposals;
mod records;
mod rows;
mod saying;
mod score;
mod sights;
mod snapshots;
mod spoken;
mod stale;
mod starting;
mod table;
mod tales;
mod unchanged;
mod words;
mod written;

/// The smallest tables, clockwise: `duel`, `trio`, and `time-travel` without a card in the middle.
const TWO: [&str; 2] = ["Ana", "Boris"];
const THREE: [&str; 3] = ["Ana", "Boris", "Cvita"];
const FOUR: [&str; 4] = ["Ana", "Boris", "Cvita", "Dino"];
const FIVE: [&str; 5] = ["Ana", "Boris", "Cvita", "Dino", "Ema"];
const SEVEN: [&str; 7] = ["Ana", "Boris", "Cvita", "Dino", "Ema", "Filip", "Goran"];
const EIGHT: [&str; 8] = [
    "Ana", "Boris", "Cvita", "Dino", "Ema", "Filip", "Goran", "Hana",
];
const TEN: [&str; 10] = [
    "Ana", "Boris", "Cvita", "Dino", "Ema", "Filip", "Goran", "Hana", "Ivan", "Jana",
];
const TWELVE: [&str; 12] = [
    "Ana", "Boris", "Cvita", "Dino", "Ema", "Filip", "Goran", "Hana", "Ivan", "Jana", "Karlo",
    "Lana",
];
