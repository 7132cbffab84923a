//! When time next matters to a round.

use crate::{Public, captains::state::Stage};

pub(crate) fn due(public: &Public) -> Option<u64> {
    let round = public.captains_round()?;
    match round.stage {
        Stage::Dealt | Stage::Asking { .. } | Stage::Picking { .. } | Stage::Naming(_) => {
            round.pace.due_at()
        }
        Stage::Over(_) => None,
    }
}
