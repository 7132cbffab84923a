//! What tables deal from, kept once for all tables that deal from the same.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use rules::{Pool, State};

/// Different ones that are remembered. Most tables play with the packs of the house as they are.
const REMEMBERED: usize = 32;

#[derive(Debug, Default)]
pub(crate) struct Pools(Mutex<VecDeque<Pool>>);

impl Pools {
    /// Lets a table that has begun a game keep what another one has already.
    pub(crate) fn share(&self, state: &mut State) {
        let Some(own) = state.pool() else { return };
        // The list is whole after every statement, so a panic elsewhere cannot have broken it.
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match known.iter().find(|pool| *pool == own) {
            Some(pool) => state.share_pool(pool),
            None => {
                known.truncate(REMEMBERED - 1);
                known.push_front(own.clone());
            }
        }
    }
}
