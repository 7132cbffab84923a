//! How long a table waits for its cards, as JSON.
//!
//! `deals HOST:PORT PHONES PLAYERS DEALS ROUND_TRIP_MS`: phones are `old`, `prompt`, `one_silent` or `one_cut`.

#![expect(clippy::print_stdout, reason = "this is what it is run for")]

use std::env;
use std::time::Duration;

use anyhow::{Context, Result};
use load::Address;
use load::deals::{Phones, run};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let mut words = env::args().skip(1);
    let mut word = || {
        words
            .next()
            .context("deals HOST:PORT PHONES PLAYERS DEALS ROUND_TRIP_MS")
    };
    let address: Address = word()?.parse()?;
    let phones: Phones = serde_json::from_value(word()?.into())?;
    let (players, deals) = (word()?.parse()?, word()?.parse()?);
    let round_trip = Duration::from_millis(word()?.parse()?);
    let report = run(&address.at_a_distance(round_trip), players, phones, deals).await?;
    println!("{}", serde_json::to_string(&report)?);
    Ok(())
}
