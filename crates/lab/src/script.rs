//! Random games: a table, and what happens at it.

use proptest::{collection::SizeRange, prelude::*};

use wire::{GameId, Intent, Offer, SeatId};

use crate::{
    Game,
    moves::{Move, any_move},
    phones::Phones,
    table::{Dice, Table},
};

#[derive(Clone, Debug)]
pub struct Script<G: Game> {
    pub seed: u64,
    pub party: G::Party,
    pub moves: Vec<Move>,
}

pub fn script<G: Game>(moves: impl Into<SizeRange>) -> impl Strategy<Value = Script<G>> {
    let moves = prop::collection::vec(any_move(G::HABITS), moves);
    let parts = (any::<u64>(), G::party(), moves);
    parts.prop_map(|(seed, party, moves)| Script { seed, party, moves })
}

impl Table {
    /// A new table in its lobby, with everybody there and everything agreed on.
    pub fn of<G: Game>(seed: u64, party: &G::Party) -> Self {
        let mut table = Self::open(G::shelf(), Dice::Seeded(seed));
        for n in 0..G::seats(party) {
            table.send(&table.stranger()).unwrap();
            if n == 0 {
                table.choose::<G>(party);
            }
        }
        G::agree(party, &mut table);
        table
    }

    /// The host chooses the game before the others come: some take more players than others.
    pub fn choose<G: Game>(&mut self, party: &G::Party) {
        self.set(|settings| {
            settings.game = G::ID;
            G::choose(party, settings);
        });
    }
}

impl Table {
    /// At one table of three some people make room for bots of the house, and at half of these one plays on for whoever
    /// leaves.
    fn invite_bots(&mut self, seed: u64) {
        let Some(host) = self.host().filter(|_| seed.is_multiple_of(3)) else {
            return;
        };
        let may_add = |table: &Self| table.seat_view(host).can.open.contains(&Offer::AddBot {});
        self.set(|settings| {
            settings.bots.take_over = seed.is_multiple_of(2);
            settings.bots.muted = seed.is_multiple_of(5);
        });
        let others: Vec<SeatId> = self.seats().into_iter().filter(|s| *s != host).collect();
        let most = u64::try_from(others.len()).unwrap();
        let bots = usize::try_from(seed / 3 % (most + 1)).unwrap();
        for seat in others.into_iter().take(bots) {
            // A full table has room only once somebody has gone.
            let plays = self.view().settings.game != GameId::Notebook;
            if plays && self.act(host, Intent::Kick { seat }).is_ok() && may_add(self) {
                self.act(host, Intent::AddBot {}).unwrap();
            }
        }
    }
}

impl<G: Game> Script<G> {
    /// Where phones may take part in fair deals.
    pub fn table(&self) -> Table {
        let mut table = Table::of::<G>(self.seed, &self.party);
        table.invite_bots(self.seed);
        table.phones = Phones::of(self.seed);
        table.let_phones_seal();
        table
    }

    /// The table after everything has happened.
    pub fn played(&self) -> Table {
        let mut table = self.table();
        self.moves
            .iter()
            .for_each(|each| each.make::<G>(&mut table));
        table
    }
}
