//! A server and phones to test it with.

#![expect(clippy::unwrap_used, reason = "a harness that breaks fails its test")]

mod journal;
mod phone;
mod server;

pub(crate) use journal::TestJournal;
pub(crate) use phone::{Phone, Seated, token};
pub(crate) use server::{Response, TestServer, send};

use std::time::Duration;

/// Long enough for the slowest machine; only a failing test waits for it.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);
