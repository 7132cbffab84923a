//! When time next matters to a round.

use crate::Public;

pub(crate) fn due(public: &Public) -> Option<u64> {
    let round = public.notebook_round().filter(|r| !r.is_over())?;
    round.pace.due_at()
}
