//! What was named in a secret ballot, or who voted what in a secret vote, is never shown, also not
//! when the round is over.

use lab::{
    Spy,
    proofs::cases,
    sight::table_frames,
    spy::{Party, house::House, round_of},
    table::Table,
};
use proptest::prelude::*;
use wire::{
    Asking, Ending, Intent, Offer, Parameter, Phase, RoundIntent, RulesetId, SeatId, SpyIntent,
    seat_frame,
};

const ROUND: u32 = 1;

fn seated(seed: u64, ruleset: RulesetId, seats: usize, house: House) -> Table {
    let party = Party {
        ruleset,
        seats,
        house,
    };
    Table::of::<Spy>(seed, &party)
}

fn time_is_up(seed: u64, seats: usize) -> Table {
    let mut table = seated(seed, RulesetId::FilmNight, seats, House::plain());
    let host = table.host().unwrap();
    table.act(host, Intent::StartRound {}).unwrap();
    for seat in table.seats() {
        table
            .act(seat, Intent::Round(RoundIntent::Looked { round: ROUND }))
            .unwrap();
    }
    while table.state.phase() != Phase::TimeUp {
        table.wait(table.due_in().unwrap());
    }
    table
}

/// The seat names one of those it may name.
fn names(table: &mut Table, seat: SeatId, choice: usize) {
    let offers = table.seat_view(seat).can.open;
    let whom = offers.iter().find_map(|offer| match offer {
        Offer::Ballot { whom } => Some(whom[choice % whom.len()]),
        _ => None,
    });
    let whom = whom.expect("everybody has a ballot");
    table
        .act(seat, Intent::Spy(SpyIntent::Ballot { round: ROUND, whom }))
        .unwrap();
}

/// Six at a table of secret votes, and one of them has accused another.
fn accused(seed: u64, by: usize, suspect: usize) -> Option<Table> {
    let house = House {
        changes: vec![
            ("vote.ballots", Parameter::Word("secret".to_owned())),
            ("vote.threshold", Parameter::Word("majority".to_owned())),
        ],
        asking: Asking::Tracked,
    };
    let mut table = seated(seed, RulesetId::Spijun, 6, house);
    let host = table.host().unwrap();
    table.act(host, Intent::StartRound {}).unwrap();
    let seats = table.seats();
    for seat in &seats {
        table
            .act(*seat, Intent::Round(RoundIntent::Looked { round: ROUND }))
            .unwrap();
    }
    let (round, whom) = (ROUND, seats[suspect]);
    table
        .act(seats[by], Intent::Spy(SpyIntent::Accuse { round, whom }))
        .ok()?;
    Some(table)
}

fn votes(table: &mut Table, seat: SeatId, agree: bool) {
    let (round, vote) = (ROUND, 1);
    table
        .act(seat, Intent::Spy(SpyIntent::Vote { round, vote, agree }))
        .unwrap();
}

fn ending(table: &Table) -> Option<Ending> {
    let view = table.view();
    let result = round_of(&view).and_then(|r| r.result.clone());
    result.map(|result| result.ending)
}

proptest! {
    #![proptest_config(cases(32))]

    #[test]
    fn ballots_stay_secret_for_good(
        (seed, seats) in (any::<u64>(), 3..=8_usize),
        choices in prop::collection::vec((0..100_usize, 0..100_usize), 8),
    ) {
        let mut a = time_is_up(seed, seats);
        let mut b = a.clone();
        let seats = a.seats();
        let viewer = seats[0];
        for (seat, (in_a, in_b)) in seats.into_iter().zip(choices) {
            names(&mut a, seat, in_a);
            names(&mut b, seat, if seat == viewer { in_a } else { in_b });
            // Whether all agents were right is all that may ever show.
            if ending(&a) == ending(&b) {
                prop_assert_eq!(table_frames(&a), table_frames(&b));
                let frame = |table: &Table| seat_frame(table.rev, &table.seat_view(viewer));
                prop_assert_eq!(frame(&a), frame(&b));
            }
        }
        prop_assert!(!a.in_round() && !b.in_round());
    }

    #[test]
    fn secret_votes_show_only_how_many(
        (seed, by, suspect) in (any::<u64>(), 0..6_usize, 0..6_usize),
        (said, other) in prop::collection::vec(any::<bool>(), 4)
            .prop_flat_map(|said| (Just(said.clone()), Just(said).prop_shuffle())),
    ) {
        let Some(mut a) = accused(seed, by, suspect) else { return Ok(()) };
        let mut b = a.clone();
        let voters = a.seats().into_iter().enumerate();
        let voters: Vec<SeatId> =
            voters.filter(|(n, _)| *n != by && *n != suspect).map(|(_, seat)| seat).collect();
        for (seat, (in_a, in_b)) in voters.iter().zip(said.iter().zip(&other)) {
            votes(&mut a, *seat, *in_a);
            votes(&mut b, *seat, *in_b);
            prop_assert_eq!(table_frames(&a), table_frames(&b));
        }
        for seat in a.seats() {
            let frame = |table: &Table| seat_frame(table.rev, &table.seat_view(seat));
            prop_assert_eq!(frame(&a), frame(&b));
        }
        // How many there were does show.
        let mut c = accused(seed, by, suspect).unwrap();
        voters.iter().zip(&said).for_each(|(seat, said)| votes(&mut c, *seat, !said));
        let same = said.iter().filter(|agree| **agree).count() == 2;
        prop_assert_eq!(table_frames(&a) == table_frames(&c), same);
    }
}
