//! When to stop: Ctrl-C, or SIGTERM from whoever runs services here.

use std::io::{self, Write, stdout};

use tokio::signal;

const ENDED_BY_CTRL_C: i32 = 130;

/// Ready when asked to stop. Asked a second time, the process ends at once.
pub(super) fn stop() -> io::Result<impl Future<Output = ()>> {
    let mut terminate = terminations()?;
    Ok(async move {
        asked(&mut terminate).await;
        let words = "Stopping: phones are told to come back. Press Ctrl-C again to stop at once.";
        // Whoever read this at the start may have gone, which is no reason to break off.
        drop(writeln!(stdout(), "\n{words}"));
        tokio::spawn(async move {
            asked(&mut terminate).await;
            std::process::exit(ENDED_BY_CTRL_C);
        });
    })
}

#[cfg(unix)]
type Terminations = signal::unix::Signal;

#[cfg(unix)]
fn terminations() -> io::Result<Terminations> {
    signal::unix::signal(signal::unix::SignalKind::terminate())
}

#[cfg(unix)]
async fn asked(terminate: &mut Terminations) {
    tokio::select! {
        _ = signal::ctrl_c() => {}
        _ = terminate.recv() => {}
    }
}

#[cfg(not(unix))]
type Terminations = ();

#[cfg(not(unix))]
fn terminations() -> io::Result<Terminations> {
    Ok(())
}

#[cfg(not(unix))]
async fn asked((): &mut Terminations) {
    drop(signal::ctrl_c().await);
}
