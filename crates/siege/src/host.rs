//! All besiegers together. Where there are many, they are several processes, since one may not have so many files open.

use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::Plan;
use crate::camp::{Host, Toll, besiege};
use crate::ground::Ground;

/// Besiegers in one process.
const TOGETHER: usize = 2_500;
/// To the rest of its session, and to other sessions where the system shares its time among those.
const GIVES_WAY: &str = r#"echo 19 2>/dev/null >/proc/self/autogroup; exec nice -n 19 "$@""#;
/// The word for a program that is to be one of those.
pub const BESIEGE: &str = "besiege";

/// Ends them when it is dropped.
struct Crowd(Vec<Child>);

impl Drop for Crowd {
    fn drop(&mut self) {
        for child in &mut self.0 {
            // Most have ended by themselves.
            drop(child.kill().and_then(|()| child.wait()));
        }
    }
}

/// Besieges by the plan until the time is over.
pub(crate) async fn all(plan: &Plan) -> Result<Toll> {
    let processes = plan.besiegers.div_ceil(TOGETHER);
    let hosts = (0..processes).map(|process| {
        let share = |of: usize| process * of / processes..(process + 1) * of / processes;
        Host {
            ground: plan.ground,
            networks: share(plan.networks),
            besiegers: share(plan.besiegers).len(),
            seconds: plan.seconds,
            seed: plan
                .seed
                .wrapping_add(1 + u64::try_from(process).unwrap_or(0)),
        }
    });
    match (&plan.helper, plan.ground) {
        (Some(program), Ground::Cable) => {
            let program = program.clone();
            let hosts: Vec<Host> = hosts.collect();
            tokio::task::spawn_blocking(move || apart(&program, &hosts)).await?
        }
        _ => {
            let mut toll = Toll::default();
            for host in hosts {
                toll.add(besiege(&host).await?);
            }
            Ok(toll)
        }
    }
}

/// They give way to the server and the players: they come from elsewhere, and would not take any of its time.
fn apart(program: &Path, hosts: &[Host]) -> Result<Toll> {
    let mut crowd = Crowd(Vec::new());
    for host in hosts {
        let child = Command::new("setsid")
            .args(["sh", "-c", GIVES_WAY, "sh"])
            .arg(program)
            .args([BESIEGE, &serde_json::to_string(host)?])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn();
        crowd.0.push(child.context("no besieger could be started")?);
    }
    let mut toll = Toll::default();
    while let Some(child) = crowd.0.pop() {
        let output = child.wait_with_output()?;
        ensure!(output.status.success(), "besiegers have failed");
        toll.add(serde_json::from_slice(&output.stdout)?);
    }
    Ok(toll)
}
