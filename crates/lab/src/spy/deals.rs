//! Two deals that differ in every fact that one viewer lacks.

use rules::{Command, Event, spy};
use wire::{CardView, SeatId};

use super::{card, pairs::Vantage, round_of, spy as spy_at};
use crate::table::Table;

/// Somebody who looks from there; nobody where no seat does.
pub(super) fn viewer(table: &Table, vantage: Vantage, choice: usize) -> Option<SeatId> {
    let spy = spy_at(table);
    let holds_card = |s: &SeatId| card(&table.seat_view(*s)).is_some();
    let players = table.seats().into_iter().filter(holds_card);
    let agents: Vec<SeatId> = players.filter(|s| Some(*s) != spy).collect();
    match vantage {
        Vantage::Agent => Some(agents[choice % agents.len()]),
        Vantage::Spy => spy,
        Vantage::Latecomer | Vantage::Spectator => None,
    }
}

/// A first look at a deal before anything is recorded: the roles are left to [`differs`].
pub(super) fn is_likely(a: &Table, b: &Table, deal: &Command, vantage: Vantage) -> bool {
    let dealt = |table: &Table| table.dealing(deal).and_then(|events| of_deal(&events));
    let view = a.view();
    let starter = round_of(&view).map(|round| round.starter);
    let place = |seat: SeatId| {
        let own = a.seat_view(seat);
        card(&own)
            .map(|c| c.place.clone())
            .filter(|p| !p.is_empty())
    };
    let a_place = a.seats().into_iter().find_map(place);
    let Some((b_starter, b_spy, b_place)) = dealt(b) else {
        return false;
    };
    let (same_spy, same_place) = (spy_at(a) == b_spy, a_place == Some(b_place));
    let wished = match vantage {
        Vantage::Agent => !same_spy && same_place,
        Vantage::Spy => same_spy && !same_place,
        Vantage::Latecomer | Vantage::Spectator => !same_spy && !same_place,
    };
    wished && starter == Some(b_starter)
}

fn of_deal(events: &[Event]) -> Option<(SeatId, Option<SeatId>, String)> {
    events.iter().find_map(|event| match event {
        Event::Spy {
            event: spy::Event::Dealt { starter, deal, .. },
        } => Some((*starter, deal.spy(), deal.place().to_owned())),
        _ => None,
    })
}

/// The viewer holds the same card in both worlds, and nobody else does; where the viewer is the spy
/// or has no card, that goes for everybody's place and role. Without roles, agents are alike.
pub(super) fn differs(a: &Table, b: &Table, viewer: Option<SeatId>) -> bool {
    let card = |table: &Table, seat| card(&table.seat_view(seat)).cloned();
    let role = |card: &Option<CardView>| card.as_ref().map(|c| (c.spy, c.role.clone()));
    let is_bare = |card: &Option<CardView>| card.as_ref().is_none_or(|c| c.role.is_empty());
    let without_roles = a.seats().into_iter().all(|seat| is_bare(&card(a, seat)));
    a.seats().into_iter().all(|seat| {
        let (in_a, in_b) = (card(a, seat), card(b, seat));
        let same = role(&in_a) == role(&in_b);
        if viewer == Some(seat) {
            in_a == in_b
        } else {
            !same || in_a.is_none() || without_roles
        }
    })
}
