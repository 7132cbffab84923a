//! Every seat frame has one size, and the fullest view of this game fits.

use std::sync::LazyLock;

use proptest::prelude::*;
use wire::{
    Can, CaptainsSeatView, CardView, GameId, Intent, Offer, SEAT_FRAME_BYTES, SEATS_MAX, SeatId,
    SeatRoundView, SeatView, seat_frame,
};

use crate::{cases, pack::ID_CHARS_MAX, script::script, table::Table};

/// A table that saw so many people come and go that its seats have long numbers.
static OLD_TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut table = Table::opened(1);
    table.send(&table.stranger()).unwrap();
    table.set(|settings| settings.game = GameId::Captains);
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
    let all = || seats.clone();
    let turn = u32::MAX;
    vec![
        Offer::Rename {},
        Offer::Leave {},
        Offer::Here {},
        Offer::Kick { seats: all() },
        Offer::Lock {},
        Offer::MakeHost { seats: all() },
        Offer::HandOver { seats: all() },
        Offer::AbortRound {},
        Offer::Pause {},
        Offer::Resume {},
        Offer::Looked {},
        Offer::Say {},
        Offer::ActFirst { whom: all() },
        Offer::Ask { turn, whom: all() },
        Offer::Answer { turn },
        Offer::FinishAsking { turn },
        Offer::Pick { turn, whom: all() },
        Offer::Refuse { turn },
        Offer::Pass { turn: Some(turn) },
        Offer::Name {
            captain: SeatId(u16::MAX),
        },
    ]
}

#[test]
fn a_view_with_every_offer_and_the_longest_ids_fits() {
    let view = SeatView {
        you: SeatId(u16::MAX),
        round: Some(SeatRoundView::Captains(CaptainsSeatView {
            card: Some(CardView {
                spy: false,
                place: "p".repeat(ID_CHARS_MAX),
                role: String::new(),
            }),
        })),
        can: Can {
            open: every_offer(),
            card: Vec::new(),
        },
    };
    assert_eq!(seat_frame(u64::MAX, &view).len(), SEAT_FRAME_BYTES);
}

proptest! {
    #![proptest_config(cases(32))]

    #[test]
    fn seat_frames_have_one_size(script in script(10..60)) {
        let mut table = OLD_TABLE.clone();
        table.seed = script.seed;
        while table.seats().len() < script.seats {
            table.send(&table.stranger()).unwrap();
        }
        table.set(|settings| settings.asking = script.asking);
        for each in &script.moves {
            each.make(&mut table);
            for seat in table.seats() {
                let frame = seat_frame(u64::MAX, &table.seat_view(seat));
                prop_assert_eq!(frame.len(), SEAT_FRAME_BYTES);
            }
        }
    }
}
