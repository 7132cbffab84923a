//! The files of a cluster, judged by the programs that read them, without one being there.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::nats;
use crate::project::Project;
use crate::run::{Log, run};

/// Whose certificate guests are shown.
const PUBLIC: &str = "play.example.org";
const NATS: [&str; 3] = ["nats-a", "nats-b", "nats-c"];
const NODES: [&str; 3] = ["molehunt-a", "molehunt-b", "molehunt-c"];

/// What is made for it goes to `work`.
pub(super) fn check(project: &Project, work: &Path, log: &Log) -> Result<()> {
    let files = project.root().join("packaging/cluster");
    let tls = work.join("tls");
    let mut certificates = Command::new(files.join("certificates.sh"));
    certificates.arg(&tls).args(NATS).arg(PUBLIC);
    run(certificates, log)?;
    balances(&files, work, &tls.join(PUBLIC), log)?;
    keeps(&nats::require(project, log)?, &files, work, log)?;
    composes(&files)
}

/// As far as HAProxy can tell: with a certificate from here, and addresses for names that only a cluster has.
fn balances(files: &Path, work: &Path, certificate: &Path, log: &Log) -> Result<()> {
    let mut text = fs::read_to_string(files.join("haproxy.cfg"))?;
    let certificate = certificate.join("server.pem");
    for node in NODES {
        ensure!(text.contains(node), "the balancer does not know {node}");
        text = text.replace(node, "127.0.0.1");
    }
    text = text.replace("/etc/haproxy/play.pem", &certificate.to_string_lossy());
    let path = work.join("haproxy.cfg");
    fs::write(&path, text)?;
    let mut haproxy = Command::new("haproxy");
    haproxy.args(["-c", "-f"]).arg(path);
    run(haproxy, log)
}

/// As far as NATS can tell, on the machine that the example is of.
fn keeps(program: &Path, files: &Path, work: &Path, log: &Log) -> Result<()> {
    let text = fs::read_to_string(files.join("nats-server.conf"))?;
    let tls = work.join("tls").join(NATS[0]);
    let text = text.replace("/etc/nats/tls", &tls.to_string_lossy());
    let path = work.join("nats-server.conf");
    fs::write(&path, text)?;
    let environment = fs::read_to_string(files.join("nats.env"))?;
    let variables = environment.lines().filter_map(|line| line.split_once('='));
    let mut nats = Command::new(program);
    nats.envs(variables).args(["-t", "-c"]).arg(path);
    run(nats, log)
}

/// What containers are shown of this folder lies in it, but for certificates.
fn composes(files: &Path) -> Result<()> {
    let text = fs::read_to_string(files.join("compose.yaml"))?;
    let mounts = text.split("- ./").skip(1);
    let shown: Vec<&str> = mounts.filter_map(|mount| mount.split(':').next()).collect();
    ensure!(!shown.is_empty(), "containers are shown no file");
    for file in shown.into_iter().filter(|file| !file.starts_with("tls/")) {
        let path = files.join(file);
        path.metadata()
            .with_context(|| format!("compose.yaml shows {file} to a container"))?;
    }
    Ok(())
}
