//! What is told of a round between captains.

use wire::{Chair, Reason, Told};

use super::table::asking;
use crate::pack::{BANK, ZOO};

#[test]
fn questions_teams_places_and_why_each_point_are_told() {
    let mut table = asking();
    table.hear("Ana", "Cvita").stop_asking();
    table.pick("Ana", "Cvita").pick("Boris", "Goran");
    let told = |table: &crate::table::Table| rules::chronicle(table.state.public()).rounds;
    assert_eq!(told(&table), [], "the spy is known, the places are not");
    table.call("Goran", "Boris", ZOO).call("Goran", "Ana", ZOO);
    let tale = told(&table).pop().expect("the round is over");
    let Told::Captains(round) = tale.told else {
        panic!("another game is told");
    };
    let seats = ["Ana", "Boris"].map(|who| table.id(who));
    assert_eq!(round.captains.each_ref().map(|c| c.seat), seats);
    let places = round.captains.each_ref().map(|c| &*c.place);
    assert_eq!(places, [BANK, ZOO]);
    let teams = round.captains.each_ref().map(|c| &*c.team);
    assert_eq!(teams, [[Chair(2)], [Chair(6)]]);
    assert_eq!(round.questions, [[Chair(0), Chair(2)]]);
    assert_eq!((round.spy, round.named.len()), (table.id("Goran"), 2));
    let why: Vec<_> = tale.earned.iter().map(|earned| earned.why).collect();
    let ana = [Reason::AgentsMatched, Reason::OwnCaptain];
    assert_eq!(
        why,
        [&ana[..], &[Reason::SpyPicked, Reason::PlaceNamed]].concat()
    );
}
