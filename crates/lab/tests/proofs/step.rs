//! What is timed and counted is what happens at most tables most of the time.

use lab::step::{PARTS, every_game};
use rules::Command;

#[test]
fn steps_that_are_measured_are_everyday_ones() {
    let taps = every_game().map(|(game, step)| {
        let Command::Seat { intent, .. } = step.command() else {
            panic!("{:?} is no tap", step.command());
        };
        let intent = serde_json::to_value(intent).unwrap();
        (game, intent["do"].as_str().unwrap().to_owned())
    });
    let everyday = [("captains", "ask"), ("notebook", "play"), ("spy", "ask")];
    assert_eq!(taps.each_ref().map(|(game, tap)| (*game, &**tap)), everyday);
}

#[test]
fn every_part_of_a_step_leads_to_something() {
    for (game, step) in every_game() {
        for (name, part) in PARTS {
            assert!(part(&step) > 0, "{game}: {name}");
        }
        let [mut once, mut again] = [step.before(), step.before()];
        step.fold(&mut once);
        step.fold(&mut again);
        assert_eq!(once, again, "{game}");
    }
}
