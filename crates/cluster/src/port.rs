//! Ports that stay one's own over restarts.

use std::iter;
use std::net::TcpListener;
use std::ops::Range;

use anyhow::{Context, Result};

/// Below those that systems give to outgoing connections: whoever knocks where nobody listens could else be given the
/// very port that it knocks at, and would answer itself.
const PORTS: Range<u16> = 20_000..32_000;

/// Nobody listens there now.
pub fn free_port() -> Result<u16> {
    let mut ports = iter::repeat_with(|| fastrand::u16(PORTS)).take(PORTS.len());
    let free = ports.find(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok());
    free.context("no port is free")
}
