//! Looks at the server from outside while it is besieged: what it takes, and whether it lets anybody new in.

use std::time::Duration;

use anyhow::Result;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::{Instant, sleep_until, timeout};

use crate::ground::{Ground, Side, somebody};
use crate::server::Server;

const LOOKS_EVERY: Duration = Duration::from_millis(200);
/// A newcomer comes so often, and waits so long.
const NEWCOMER_EVERY: Duration = Duration::from_secs(1);
const PATIENCE: Duration = Duration::from_secs(5);

#[derive(Debug, Default)]
pub(crate) struct Watched {
    pub(crate) memory_before_kib: u64,
    pub(crate) memory_peak_kib: u64,
    pub(crate) files_peak: usize,
    /// Of one core.
    pub(crate) cpu_share: f64,
    pub(crate) newcomers: u32,
    pub(crate) newcomers_let_in: u32,
}

/// `newcomer`: a network that nobody else has.
pub(crate) async fn watch(
    server: &mut Server,
    ground: Ground,
    newcomer: usize,
    siege: Instant,
    relief: Instant,
) -> Result<Watched> {
    sleep_until(siege).await;
    let mut watched = Watched {
        memory_before_kib: server.memory_kib()?,
        ..Watched::default()
    };
    let (cpu_s, mut next) = (server.cpu_s()?, siege + NEWCOMER_EVERY);
    while Instant::now() < relief {
        server.check()?;
        watched.memory_peak_kib = watched.memory_peak_kib.max(server.memory_kib()?);
        watched.files_peak = watched.files_peak.max(server.open_files()?);
        if Instant::now() > next {
            next = Instant::now() + NEWCOMER_EVERY;
            watched.newcomers += 1;
            let let_in = timeout(PATIENCE, is_let_in(ground, newcomer)).await;
            watched.newcomers_let_in += u32::from(matches!(let_in, Ok(Ok(true))));
        }
        sleep_until(Instant::now() + LOOKS_EVERY).await;
    }
    watched.cpu_share = (server.cpu_s()? - cpu_s) / (relief - siege).as_secs_f64();
    Ok(watched)
}

async fn is_let_in(ground: Ground, network: usize) -> Result<bool> {
    let address = ground.way_from(somebody(Side::Players, network)?)?;
    let mut stream = address.connect().await?;
    let asked = format!(
        "GET /api/packs HTTP/1.1\r\n{}Connection: close\r\n\r\n",
        address.head_lines()
    );
    stream.write_all(asked.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    Ok(answer.starts_with(b"HTTP/1.1 200"))
}
