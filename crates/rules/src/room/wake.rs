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
    let mut due: Vec<u64> = play::due(public).into_iter().collect();
    // A clock that runs is marked now and then, so that a crash forgets little of it.
    if !due.is_empty() {
        due.push(public.at_ms + MARK_MS);
    }
    let away = |seat: &crate::room::Seat| seat.away_since_ms.filter(|_| seat.offline);
    let waiting = public.seats.iter().filter(|s| !s.sits_out);
    due.extend(waiting.filter_map(away).map(|since| since + SITS_OUT_MS));
    if public.another_is_here() {
        let host = public.host.and_then(|h| public.seat(h));
        due.extend(host.and_then(|h| h.away_since_ms).map(|s| s + HOST_AWAY_MS));
    }
    due.into_iter().min()
}

impl Public {
    /// Somebody present could take the host's rights over.
    pub(crate) fn another_is_here(&self) -> bool {
        let others = self.seats.iter().filter(|s| Some(s.id) != self.host);
        others.into_iter().any(|s| !s.is_away())
    }
}
