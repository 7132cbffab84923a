//! When time next matters to a table.

use crate::{
    Public, State,
    room::{
        decide::{HOST_AWAY_MS, MARK_MS, SITS_OUT_MS},
        play,
    },
};

/// The next moment at which a tick has something to do.
pub fn wake_at(state: &State) -> Option<u64> {
    let public = &state.public;
    let round = play::due(public);
    // A clock that runs is marked now and then, so that a crash forgets little of it.
    let mark = round.map(|_| public.at_ms + MARK_MS);
    let waiting = public.seats.iter().filter(|s| !s.sits_out && s.offline);
    let sits_out = waiting.filter_map(|s| s.away_since_ms).min();
    let host = public.host.and_then(|h| public.seat(h));
    let host = host.and_then(|h| h.away_since_ms);
    let host = host.filter(|_| public.another_is_here());
    let due = [
        round,
        mark,
        public.deals_at_ms(),
        public
            .fairness
            .trying
            .as_ref()
            .map(|trying| trying.until_ms),
        sits_out.map(|since| since + SITS_OUT_MS),
        host.map(|since| since + HOST_AWAY_MS),
    ];
    due.into_iter().flatten().min()
}

impl Public {
    /// Somebody present could take the host's rights over.
    pub(crate) fn another_is_here(&self) -> bool {
        let others = self.people().filter(|s| Some(s.id) != self.host);
        others.into_iter().any(|s| !s.is_away())
    }
}
