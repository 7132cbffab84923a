//! Random games: a table, and what happens at it.

use proptest::{collection::SizeRange, prelude::*};

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

impl<G: Game> Script<G> {
    /// Where phones may take part in fair deals.
    pub fn table(&self) -> Table {
        let mut table = Table::of::<G>(self.seed, &self.party);
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
