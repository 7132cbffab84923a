//! What all tables have in common.

use std::sync::Arc;

use bots::Lexicon;
use content::Library;

use crate::limits::Limits;
use crate::memory::Memory;
use crate::meters::Meters;
use crate::nodes::Nodes;
use crate::pools::Pools;
use crate::seldom::Seldom;
use crate::shelf::Shelf;

#[derive(Debug)]
pub(crate) struct House {
    /// What every table may choose from.
    pub(crate) library: Arc<Library>,
    /// How bots understand what people type.
    pub(crate) lexicon: Lexicon,
    /// What they deal from.
    pub(crate) pools: Pools,
    /// What some have brought along.
    pub(crate) shelf: Shelf,
    /// Where their games are.
    pub(crate) memory: Memory,
    /// Which of their limits were reached.
    pub(crate) seldom: Seldom,
    /// Who else serves them.
    pub(crate) nodes: Nodes,
    /// What is counted of them.
    pub(crate) meters: Arc<Meters>,
}

impl House {
    pub(crate) fn new(library: Arc<Library>, limits: &Limits, nodes: Nodes) -> Arc<Self> {
        Arc::new(Self {
            library,
            lexicon: Lexicon::embedded(),
            pools: Pools::default(),
            shelf: Shelf::new(limits.own_packs_bytes),
            memory: Memory::new(limits.games_bytes),
            seldom: Seldom::default(),
            nodes,
            meters: Arc::default(),
        })
    }
}
