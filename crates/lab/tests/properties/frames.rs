//! Every seat frame has one size, and the fullest view fits.

use std::sync::LazyLock;

use proptest::prelude::*;
use wire::{
    Can, CardView, Intent, Offer, RulesetId, SEAT_FRAME_BYTES, SEATS_MAX, SeatId, SeatRoundView,
    SeatView, SpySeatView, seat_frame,
};

use crate::{cases, pack::ID_CHARS_MAX, script::script, table::Table};

/// A table that saw so many people come and go that its seats have long numbers.
static OLD_TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut table = Table::seated(1, RulesetId::Indictment, 2);
    while table.seats().last() < Some(&SeatId(1_000)) {
        table.send(&table.stranger()).unwrap();
        let oldest = table.seats()[0];
        table.act(oldest, Intent::Leave {}).unwrap();
    }
    table.take_news();
    table
});

/// More than any seat can be offered at once.
fn every_offer() -> Vec<Offer> {
    let most = u16::MAX - u16::try_from(SEATS_MAX).unwrap();
    let seats: Vec<SeatId> = (most..u16::MAX).map(SeatId).collect();
    let number = u32::MAX;
    vec![
        Offer::Rename {},
        Offer::Leave {},
        Offer::Here {},
        Offer::Kick {
            seats: seats.clone(),
        },
        Offer::Lock {},
        Offer::MakeHost {
            seats: seats.clone(),
        },
        Offer::Reorder {},
        Offer::Configure {},
        Offer::HandOver {
            seats: seats.clone(),
        },
        Offer::StartRound {},
        Offer::NextRound {},
        Offer::AbortRound {},
        Offer::Pause {},
        Offer::Resume {},
        Offer::EndGame {},
        Offer::ToLobby {},
        Offer::Looked {},
        Offer::Ready {},
        Offer::StartClock {},
        Offer::Ask {
            turn: number,
            whom: seats.clone(),
        },
        Offer::Answer { turn: number },
        Offer::Say {},
        Offer::Accuse {
            whom: seats.clone(),
        },
        Offer::Vote { vote: number },
        Offer::Point {},
        Offer::Propose {
            whom: seats.clone(),
        },
        Offer::Ballot { whom: seats },
        Offer::Pass { turn: None },
    ]
}

#[test]
fn a_view_with_every_offer_and_the_longest_ids_fits() {
    let view = SeatView {
        you: SeatId(u16::MAX),
        round: Some(SeatRoundView::Spy(SpySeatView {
            card: Some(CardView {
                spy: false,
                place: "p".repeat(ID_CHARS_MAX),
                role: "r".repeat(ID_CHARS_MAX),
            }),
            voted: Some(false),
            ballot: Some(SeatId(u16::MAX)),
            cards_speak: true,
        })),
        can: Can {
            open: every_offer(),
            card: vec![Offer::Reveal {}, Offer::Guess {}],
        },
    };
    assert_eq!(seat_frame(u64::MAX, &view).len(), SEAT_FRAME_BYTES);
}

proptest! {
    #![proptest_config(cases(16))]

    #[test]
    fn seat_frames_have_one_size(script in script(10..60)) {
        let mut table = OLD_TABLE.clone();
        table.seed = script.seed;
        while table.seats().len() < script.party.seats {
            table.send(&table.stranger()).unwrap();
        }
        table.set(|settings| settings.spy.ruleset = script.party.ruleset);
        table.take_up(&script.party.house);
        for each in &script.moves {
            each.make(&mut table);
            for seat in table.seats() {
                let frame = seat_frame(u64::MAX, &table.seat_view(seat));
                prop_assert_eq!(frame.len(), SEAT_FRAME_BYTES);
            }
        }
    }
}
