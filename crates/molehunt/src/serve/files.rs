//! Each connection is an open file to the system, which often allows a thousand of them and would allow more if asked.

/// For the journal, the listener and whatever else is open beside connections.
const BESIDE: u64 = 64;

/// Asks the system for so many connections, and says how many there can be.
pub(super) fn make_room_for(connections: usize) -> usize {
    let wanted = u64::try_from(connections).unwrap_or(u64::MAX);
    let allowed = rlimit::increase_nofile_limit(wanted.saturating_add(BESIDE));
    // A system that does not say refuses what it does not like when it comes.
    allowed.map_or(connections, |allowed| fitting(connections, allowed))
}

fn fitting(connections: usize, allowed: u64) -> usize {
    let fit = usize::try_from(allowed.saturating_sub(BESIDE)).unwrap_or(usize::MAX);
    connections.min(fit.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_files_for_the_journal() {
        assert_eq!(fitting(10_000, 1024), 960);
        assert_eq!(fitting(10_000, 1_048_576), 10_000);
        assert_eq!(fitting(10_000, 10), 1);
    }

    #[cfg(unix)]
    #[test]
    fn more_files_are_asked_for_when_the_system_allows_it() {
        let (_, most) = rlimit::Resource::NOFILE.get().unwrap();
        let fits = make_room_for(5_000);
        let (now, _) = rlimit::Resource::NOFILE.get().unwrap();
        assert!(now >= most.min(5_000 + BESIDE));
        assert_eq!(fits, fitting(5_000, most));
    }
}
