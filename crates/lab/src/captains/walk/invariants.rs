//! What holds at every table of a walk, whatever is played.

use wire::{CaptainsEnding, Offer, Phase, SeatId, SeatView, WaitView};

use super::deal::SPY;
use crate::{
    Captains,
    captains::{result, round_of},
    game::require,
    walk::Node,
};

pub(super) fn check(node: &Node<Captains>) -> Result<(), String> {
    one_at_a_time(node)?;
    nothing_holds_it_up_but_the_host(node)?;
    a_void_round_does_not_count(node)
}

/// Those bring the round on who should, and nobody else.
fn one_at_a_time(node: &Node<Captains>) -> Result<(), String> {
    let view = node.table.view();
    let round = round_of(&view).expect("cards are dealt");
    let own = view.seats.iter().map(|seat| node.table.seat_view(seat.id));
    let own: Vec<SeatView> = own.collect();
    let may = |wanted: fn(&Offer) -> bool| -> Vec<SeatId> {
        let able = own.iter().filter(|own| own.can.open.iter().any(wanted));
        able.map(|own| own.you).collect()
    };
    let settle = may(|offer| matches!(offer, Offer::ActFirst { .. }));
    let name = may(|offer| matches!(offer, Offer::Name { .. } | Offer::Pass { .. }));
    let build = may(builds);
    let in_turn = round.step.as_ref().map_or(&[][..], |step| &step.captains);
    let stays = |seat: SeatId| own.iter().any(|own| own.you == seat);
    let both = round.captains.each_ref().map(|captain| captain.seat);
    let able = round
        .captains
        .iter()
        .filter(|c| !c.refused && stays(c.seat));
    let able: Vec<SeatId> = able.map(|captain| captain.seat).collect();
    let (settles, builds, names): (&[SeatId], &[SeatId], &[SeatId]) = match view.phase {
        _ if round.wait == Some(WaitView::PausedByHost {}) => (&[], &[], &[]),
        Phase::Dealt => (&both, &[], &[]),
        Phase::Asking | Phase::Picking if round.wait.is_some() => (&[], &[], &[]),
        Phase::Asking | Phase::Picking => (&[], in_turn, &[]),
        Phase::Naming => (&[], &[], &[SPY]),
        _ => (&[], &[], &[]),
    };
    require(settle == settles, "others settle who acts first")?;
    require(build == builds, "others ask or pick")?;
    require(name == names, "others name places")?;
    match view.phase {
        Phase::Dealt => require(in_turn == both, "it is not open who acts first"),
        Phase::Asking | Phase::Picking => {
            let one = in_turn.len() == 1 && able.contains(&in_turn[0]);
            require(one, "not one able captain is in turn")
        }
        _ => require(in_turn.is_empty(), "a captain is in turn"),
    }
}

/// What a captain in turn may do.
fn builds(offer: &Offer) -> bool {
    matches!(
        offer,
        Offer::Ask { .. } | Offer::FinishAsking { .. } | Offer::Pick { .. } | Offer::Refuse { .. }
    )
}

/// Time brings the round on.
fn nothing_holds_it_up_but_the_host(node: &Node<Captains>) -> Result<(), String> {
    let view = node.table.view();
    let round = round_of(&view).expect("cards are dealt");
    if round.step.is_none() {
        return require(result(&view).is_some(), "no step and no result");
    }
    let paused = round.wait == Some(WaitView::PausedByHost {});
    require(node.wakes() || paused, "the table is stuck")
}

/// The game is one round long.
fn a_void_round_does_not_count(node: &Node<Captains>) -> Result<(), String> {
    let view = node.table.view();
    let void = |ending| matches!(ending, CaptainsEnding::Void { .. });
    let counted = result(&view).is_some_and(|result| !void(result.ending));
    let over = view.phase == Phase::GameOver;
    require(counted == over, "the game does not end with its round")
}
