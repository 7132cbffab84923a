//! Who was turned away at the door, told to the host: seldom enough that nobody can make it a nuisance. None of it
//! is recorded.

use std::collections::VecDeque;
use std::time::Duration;

use tokio::time::Instant;
use wire::{ClientOut, Refusal};

/// So many are told of in [`WHILE`], and nobody twice.
const TOLD_MAX: usize = 3;
const WHILE: Duration = Duration::from_secs(60);

#[derive(Debug, Default)]
pub(crate) struct Knocks {
    told: VecDeque<(Instant, String)>,
}

impl Knocks {
    /// What the host is told, if anything: only that there is no room, and only a name that could be anybody's.
    pub(crate) fn of(&mut self, name: &str, why: Refusal, at: Instant) -> Option<ClientOut> {
        if !matches!(why, Refusal::TableFull | Refusal::TableLocked) {
            return None;
        }
        let name = rules::as_shown(name).ok()?;
        self.told.retain(|(since, _)| *since + WHILE > at);
        let again = self.told.iter().any(|(_, told)| *told == name);
        if again || self.told.len() == TOLD_MAX {
            return None;
        }
        self.told.push_back((at, name.clone()));
        Some(ClientOut::Knocked { name, why })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FULL: Refusal = Refusal::TableFull;

    fn told(knocks: &mut Knocks, name: &str, why: Refusal, at: Instant) -> Option<String> {
        match knocks.of(name, why, at)? {
            ClientOut::Knocked { name, .. } => Some(name),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_host_hears_of_those_who_find_no_seat_and_of_nothing_else() {
        let (mut knocks, at) = (Knocks::default(), Instant::now());
        assert_eq!(
            told(&mut knocks, " Eva  Marija", FULL, at).as_deref(),
            Some("Eva Marija")
        );
        for (name, why) in [
            ("Ivo", Refusal::NameTaken),
            ("Ivo", Refusal::ServerBusy),
            ("I\u{202E}vo", FULL),
            ("", FULL),
        ] {
            assert_eq!(told(&mut knocks, name, why, at), None, "{name:?} {why:?}");
        }
    }

    #[test]
    fn nobody_is_told_of_twice_in_a_minute_and_no_crowd_at_all() {
        let (mut knocks, at) = (Knocks::default(), Instant::now());
        let tries =
            (0..100).filter_map(|n| told(&mut knocks, &format!("Guest {}", n / 2), FULL, at));
        assert_eq!(tries.collect::<Vec<_>>(), ["Guest 0", "Guest 1", "Guest 2"]);
        let later = at + WHILE;
        assert!(told(&mut knocks, "Guest 0", Refusal::TableLocked, later).is_some());
    }
}
