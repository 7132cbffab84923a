//! Besiegers of one network, who have a table and a seat there, and come again whenever they are hung up on.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result};
use fastrand::Rng;
use futures_util::future::join_all;
use load::Address;
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, sleep_until, timeout, timeout_at};

use crate::ground::{Ground, Side, somebody};
use crate::kind::{Kind, MIX};

/// Within this time the first connections of all are made.
const GATHER_MS: u64 = 4_000;
/// Whoever was hung up on is back after so long.
const BACK_MS: Range<u64> = 500..1_500;
/// A table that is not to be had in this time is done without.
const TABLE: Duration = Duration::from_secs(5);
/// Looks like the code of a table, and is none.
const NO_TABLE: &str = "ZZZZZ";

/// Which networks, how many besiegers in them together, how long.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Host {
    pub ground: Ground,
    pub networks: Range<usize>,
    pub besiegers: usize,
    pub seconds: u64,
    pub seed: u64,
}

/// Connections of each kind, and those who found no way in.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Toll {
    pub made: BTreeMap<String, u64>,
    pub unanswered: u64,
}

impl Toll {
    pub(crate) fn add(&mut self, other: Self) {
        for (kind, made) in other.made {
            *self.made.entry(kind).or_default() += made;
        }
        self.unanswered += other.unanswered;
    }

    pub fn total(&self) -> u64 {
        self.made.values().sum()
    }
}

#[derive(Debug)]
pub(crate) struct Camp {
    pub(crate) address: Address,
    pub(crate) code: String,
    pub(crate) token: String,
}

impl Camp {
    async fn pitch(ground: Ground, network: usize, rng: &mut Rng) -> Result<Self> {
        let address = ground.way_from(somebody(Side::Besiegers, network)?)?;
        let opened = timeout(TABLE, address.open_table()).await;
        let code = opened.ok().and_then(Result::ok);
        Ok(Self {
            address,
            code: code.unwrap_or_else(|| NO_TABLE.to_owned()),
            token: format!("{:032x}", rng.u128(..)),
        })
    }
}

/// Besieges, and stops by itself.
pub async fn besiege(host: &Host) -> Result<Toll> {
    let mut rng = Rng::with_seed(host.seed);
    let end = Instant::now() + Duration::from_secs(host.seconds);
    let toll = Arc::new(Mutex::new(Toll::default()));
    let mut camps = Vec::new();
    for network in host.networks.clone() {
        camps.push(Arc::new(Camp::pitch(host.ground, network, &mut rng).await?));
    }
    let besiegers = (0..host.besiegers).map(|number| {
        // So that each network has some of every kind.
        let kind = MIX[(number / camps.len()) % MIX.len()];
        let camp = Arc::clone(&camps[number % camps.len()]);
        let besieger = Besieger {
            kind,
            camp,
            rng: rng.fork(),
            toll: Arc::clone(&toll),
        };
        tokio::spawn(besieger.until(end))
    });
    join_all(besiegers).await;
    let toll = Arc::into_inner(toll).context("all besiegers are gone")?;
    Ok(toll.into_inner().unwrap_or_else(PoisonError::into_inner))
}

struct Besieger {
    kind: Kind,
    camp: Arc<Camp>,
    rng: Rng,
    toll: Arc<Mutex<Toll>>,
}

impl Besieger {
    async fn until(mut self, end: Instant) {
        let first = Duration::from_millis(self.rng.u64(..GATHER_MS));
        sleep_until(end.min(Instant::now() + first)).await;
        while Instant::now() < end {
            // What came of it is the server's to say.
            drop(timeout_at(end, self.assail()).await);
            let back = Duration::from_millis(self.rng.u64(BACK_MS));
            sleep_until(end.min(Instant::now() + back)).await;
        }
    }

    async fn assail(&mut self) {
        let connected = self.camp.address.connect().await;
        {
            let mut toll = self.toll.lock().unwrap_or_else(PoisonError::into_inner);
            match &connected {
                Ok(_) => {
                    let kind: &str = self.kind.into();
                    *toll.made.entry(kind.to_owned()).or_default() += 1;
                }
                Err(_) => toll.unanswered += 1,
            }
        }
        if let Ok(stream) = connected {
            // A connection that breaks is what the besieger came for.
            drop(self.kind.assail(stream, &self.camp, &mut self.rng).await);
        }
    }
}
