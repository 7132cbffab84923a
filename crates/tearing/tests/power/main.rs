//! Power failures under the SQLite journal: at any change of any file, also while it starts and while it recovers. What
//! it acknowledged is there afterwards, once, in order and whole, and it goes on.

#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "what breaks here fails its test")]

mod evening;
mod restored;
mod table;

use evening::{Tally, open, play};
use journal::Found;
use tearing::{Disk, Fault, Pragma};
use tempfile::TempDir;
use tokio::runtime::Builder;

/// How a disk is made to be worse than a disk may be.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Planted {
    fault: Option<Fault>,
    pragma: Option<Pragma>,
}

fn run(seed: u64, failures: u64, planted: Planted) -> Result<Tally, String> {
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(play(seed, failures, planted))
}

/// `POWER_SEED` plays one evening, `POWER_FAILURES` makes it longer.
#[test]
fn power_failures_lose_nothing_that_was_acknowledged() {
    let asked = |name| {
        std::env::var(name)
            .ok()
            .map(|text| text.parse::<u64>().unwrap())
    };
    let failures = asked("POWER_FAILURES").unwrap_or(35);
    let seeds = match asked("POWER_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..6,
    };
    let mut all = Tally::default();
    for seed in seeds {
        match run(seed, failures, Planted::default()) {
            Ok(tally) => all.add(&tally),
            Err(loss) => panic!("seed {seed}: {loss}"),
        }
    }
    println!("{all:?}");
    assert!(all.acknowledged > 100 && all.at_start > 0, "{all:?}");
    assert!(all.checkpoints > 0, "{all:?}");
}

/// However far it got, the next start makes a new file or goes on with that one.
#[test]
fn a_power_failure_while_the_file_is_made_keeps_nobody_from_starting() {
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    for seed in 0..80 {
        let (folder, left) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let disk = Disk::new(folder.path(), seed).unwrap();
        disk.fail_after(1 + seed % 40);
        let open = |folder: &TempDir| runtime.block_on(open(folder.path()));
        drop(open(&folder));
        disk.leave(left.path()).unwrap();
        if let Err(error) = open(&left) {
            panic!("seed {seed}: {error}");
        }
    }
}

#[test]
fn a_backup_that_was_made_is_there_after_a_power_failure() {
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    let from = tempfile::tempdir().unwrap();
    let journal = runtime.block_on(open(from.path())).unwrap();
    for seed in 0..20 {
        let (folder, left) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let disk = Disk::new(folder.path(), seed).unwrap();
        let file = from.path().join("tables.sqlite3");
        journal::back_up(&file, &folder.path().join("tables.sqlite3")).unwrap();
        disk.leave(left.path()).unwrap();
        let restored = runtime.block_on(open(left.path())).unwrap();
        assert_eq!(restored.found(), Found::Rooms(0), "seed {seed}");
    }
    drop(journal);
}

#[test]
fn a_table_that_was_taken_out_is_there_after_a_power_failure() {
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    let from = tempfile::tempdir().unwrap();
    let file = from.path().join("tables.sqlite3");
    let journal = runtime.block_on(restored::played(&file, 1));
    for seed in 0..20 {
        let (folder, left) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let disk = Disk::new(folder.path(), seed).unwrap();
        journal::export(
            &file,
            &restored::room(),
            &folder.path().join("tables.sqlite3"),
        )
        .unwrap();
        disk.leave(left.path()).unwrap();
        let taken = runtime.block_on(open(left.path())).unwrap();
        assert_eq!(taken.found(), Found::Rooms(1), "seed {seed}");
    }
    drop(journal);
}

/// The first seed that shows the loss.
fn loss_by(planted: Planted) -> String {
    let losses = (0..20).find_map(|seed| run(seed, 50, planted).err());
    losses.unwrap_or_else(|| panic!("nobody missed anything by {planted:?}"))
}

#[test]
fn a_log_that_is_never_synced_is_noticed() {
    let pragma = Some(Pragma::SynchronousOff);
    println!(
        "{}",
        loss_by(Planted {
            pragma,
            fault: None
        })
    );
}

#[test]
fn a_log_that_is_synced_before_checkpoints_only_is_noticed() {
    let pragma = Some(Pragma::SynchronousNormal);
    println!(
        "{}",
        loss_by(Planted {
            pragma,
            fault: None
        })
    );
}

#[test]
fn a_disk_that_lies_is_noticed() {
    let fault = Some(Fault::Deaf);
    println!(
        "{}",
        loss_by(Planted {
            pragma: None,
            fault
        })
    );
}
