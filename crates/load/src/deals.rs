//! How long a table waits for its cards: from the tap that wants them until everybody has seen that they are dealt.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use fastrand::Rng;
use serde::{Deserialize, Serialize};
use serde_json::json;
use tokio::time::Instant;

use crate::door::Address;
use crate::table::{Answer, Table};
use crate::{Plan, uptake};

/// Whoever came first.
const HOST: usize = 0;

/// What the phones do at whose table time is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phones {
    /// They take no part in fair deals.
    Old,
    /// All of them tell the numbers that they are asked for.
    Prompt,
    /// One of them was heard just now and tells nothing, as if its network were gone: its line stays open, since
    /// nobody is there to close it.
    OneSilent,
    /// The line of one of them is closed when it has been asked for its number.
    OneCut,
}

/// Milliseconds, one for each deal.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub phones: Phones,
    pub players: usize,
    pub deals_ms: Vec<f64>,
}

/// Deals so often at one table, and breaks each round off.
pub async fn run(
    address: &Address,
    players: usize,
    phones: Phones,
    deals: usize,
) -> Result<Report> {
    let plan = Plan {
        tables: 1,
        players,
        game: Some("spy".to_owned()),
        ruleset: None,
        asking: "tracked".to_owned(),
        rate: None,
        seconds: 1,
        idle_s: 0,
        idle_in_round: false,
        fair: phones != Phones::Old,
        vanish: false,
    };
    let mut table = Table::gather(address, &plan, Rng::new()).await?;
    // Anybody but the host, who deals.
    let last = players - 1;
    if phones.loses_one() {
        table.silence(last);
    }
    let mut deals_ms = Vec::new();
    for _ in 0..deals {
        let cut = (phones == Phones::OneCut).then_some(last);
        deals_ms.push(table.deal(cut).await?.as_secs_f64() * 1e3);
        let attempts = table.take_attempts();
        ensure!(
            attempts == phones.attempts(),
            "{phones:?} phones were asked {attempts} times"
        );
        if let Some(phone) = cut {
            table.come_back(phone).await?;
        }
        table.break_off().await?;
    }
    table.leave().await;
    Ok(Report {
        phones,
        players,
        deals_ms,
    })
}

impl Phones {
    fn loses_one(self) -> bool {
        matches!(self, Self::OneSilent | Self::OneCut)
    }

    /// How often numbers are asked for until there is a deal: the second time without whoever has told none.
    fn attempts(self) -> u8 {
        match self {
            Self::Old => 0,
            Self::Prompt => 1,
            Self::OneSilent | Self::OneCut => 2,
        }
    }
}

impl Table {
    /// Gives how long it took. One phone may be lost as soon as it was asked.
    async fn deal(&mut self, cut: Option<usize>) -> Result<Duration> {
        let before = self.round()?;
        let deal = self.somebody(uptake::deal)?;
        let (phone, intent) = deal.context("nobody may deal")?;
        self.wake().await?;
        let begin = Instant::now();
        let answer = self.act_now(phone, &intent).await?;
        ensure!(answer == Answer::Done, "nothing is dealt: {intent}");
        if let Some(phone) = cut {
            self.cut_off(phone);
        }
        self.until_dealt(before).await?;
        Ok(begin.elapsed())
    }

    async fn break_off(&mut self) -> Result<()> {
        let round = self.round()?.context("a round is on")?;
        let break_off = json!({"do": "abort_round", "round": round});
        let answer = self.act_now(HOST, &break_off).await?;
        ensure!(answer == Answer::Done, "the round cannot be broken off");
        Ok(())
    }
}
