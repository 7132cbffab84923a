//! Storage that loses what was not synced, for tests of what promises to keep things.
//!
//! A killed process proves nothing about a sync, because the system keeps what it was given. A [`Disk`] is a folder of
//! real files of which it is remembered what a power failure would leave: what was synced, and any part of what was
//! written since, in any order, torn between sectors. It sees what SQLite writes through a file system of its own, which
//! is SQLite's default from the first `Disk` on, and every sync and every new name that the process gives a file, since
//! `fsync` and `rename` are ours here. So whatever is tested is tested as it is, without a switch for tests.
//!
//! Only tests use it. It knows no journal, and files outside of its folders are let through.

#![cfg(target_os = "linux")]

mod disk;
mod file;
mod names;
mod system;
mod vfs;

pub use disk::{Disk, Fault, Pragma};

/// Of which a disk writes each whole or not at all.
const SECTOR_BYTES: usize = 512;
