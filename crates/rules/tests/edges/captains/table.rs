//! Tables at every stage of a round between captains.

use rules::{
    Event,
    captains::{self, Deal},
};
use wire::{GameId, Phase};

use crate::{
    SEVEN,
    pack::{BANK, ZOO},
    table::Table,
};

pub(super) const SPY: &str = "Goran";

/// Whose place is on the card, at tables of up to ten.
pub(super) fn side(agent: &str) -> Option<&'static str> {
    match agent {
        "Cvita" | "Dino" | "Hana" | "Jana" => Some("Ana"),
        "Ema" | "Filip" | "Ivan" => Some("Boris"),
        SPY => None,
        other => panic!("{other} was dealt no card"),
    }
}

/// The first of them is host. Nothing is set but the game and the pack.
pub(super) fn lobby(names: &[&'static str]) -> Table {
    Table::lobby_set(names, |settings| settings.game = GameId::Captains)
}

/// Dealt as everywhere here; it is open who acts first.
pub(super) fn dealt() -> Table {
    dealt_to(&SEVEN)
}

pub(super) fn dealt_to(names: &[&'static str]) -> Table {
    let mut table = lobby(names);
    table.want_captains("Ana", "Boris").deal_sides(side);
    table
}

/// Ana is to ask.
pub(super) fn asking() -> Table {
    asking_of(&SEVEN)
}

pub(super) fn asking_of(names: &[&'static str]) -> Table {
    let mut table = dealt_to(names);
    table.act_first("Ana", "Ana");
    assert_eq!(table.phase(), Phase::Asking);
    table
}

/// Nobody was asked, and Ana is to pick.
pub(super) fn picking() -> Table {
    let mut table = asking();
    table.stop_asking();
    assert_eq!((table.phase(), table.acting()), (Phase::Picking, "Ana"));
    table
}

/// Both captains have refused at once, and the spy is to name Ana's place.
pub(super) fn naming() -> Table {
    let mut table = picking();
    table.refuse("Ana").refuse("Boris");
    assert_eq!(table.phase(), Phase::Naming);
    table
}

impl Table {
    pub(crate) fn want_captains(&mut self, one: &str, other: &str) -> &mut Self {
        let first = [one, other].map(|who| self.id(who));
        self.set(|settings| settings.captains.first = Some(first))
    }

    /// Deals; Ana is at the bank, Boris at the zoo, and everybody else as `side` says.
    pub(super) fn deal_sides(&mut self, side: impl Fn(&str) -> Option<&'static str>) -> &mut Self {
        let places = [("Ana", BANK), ("Boris", ZOO)];
        let places = places.map(|(who, place)| (self.id(who), place.to_owned()));
        let seats = self.view().seats.into_iter().map(|seat| seat.id);
        let agents = seats.filter(|seat| places.iter().all(|(captain, _)| captain != seat));
        let of = |seat| side(self.name(seat)).map(|captain| self.id(captain));
        let agents = agents.map(|seat| (seat, of(seat))).collect();
        let laid = Deal::arranged(places, agents);
        self.deal_laid(|event| {
            if let Event::Captains {
                event: captains::Event::Dealt { deal, .. },
            } = event
            {
                *deal = laid.clone();
            }
        })
    }
}
