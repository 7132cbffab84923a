//! What a server is told before it starts.

use std::path::{Path, PathBuf};

/// Who may use the streams.
pub const USER: &str = "molehunt";
pub const PASSWORD: &str = "correct-horse";

/// Servers may be asked about themselves, which only their own account is allowed; so it offers that to ours.
const ACCOUNTS: &str = r#"accounts {
  SYS {
    users: [{ user: sys, password: sys }]
    exports: [{ service: "$SYS.REQ.SERVER.PING.JSZ", response: stream, accounts: [MOLEHUNT] }]
  }
  MOLEHUNT {
    jetstream: enabled
    users: [{ user: molehunt, password: correct-horse }]
    imports: [{ service: { account: SYS, subject: "$SYS.REQ.SERVER.PING.JSZ" } }]
  }
}
system_account: SYS
"#;

/// What is other than it should be.
#[derive(Clone, Debug)]
pub struct Options {
    /// Whether what was acknowledged is on the disk.
    pub sync_always: bool,
    /// Clients come encrypted.
    pub tls: Option<Tls>,
    /// Text of a configuration, instead of the accounts that are right.
    pub accounts: Option<String>,
    /// No message is longer.
    pub payload_bytes: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            sync_always: true,
            tls: None,
            accounts: None,
            payload_bytes: 4 * 1024 * 1024,
        }
    }
}

#[derive(Clone, Debug)]
pub struct Tls {
    pub cert: PathBuf,
    pub key: PathBuf,
}

/// Where a server listens, and for whom.
#[derive(Debug)]
pub(crate) struct Place<'a> {
    pub(crate) name: &'a str,
    pub(crate) store: &'a Path,
    pub(crate) clients: u16,
    pub(crate) monitor: u16,
    pub(crate) route: u16,
    /// Of all servers.
    pub(crate) routes: &'a [u16],
}

pub(crate) fn text(place: &Place<'_>, options: &Options) -> String {
    let Place {
        name,
        clients,
        monitor,
        route,
        ..
    } = place;
    let store = place.store.display();
    let sync = if options.sync_always { "always" } else { "2m" };
    let payload_bytes = options.payload_bytes;
    let mut text = format!(
        "server_name: {name}\n\
         listen: 127.0.0.1:{clients}\n\
         http: 127.0.0.1:{monitor}\n\
         max_payload: {payload_bytes}\n\
         jetstream {{ store_dir: \"{store}\", sync_interval: {sync}, max_mem: 64MB, max_file: 4GB }}\n"
    );
    if place.routes.len() > 1 {
        let routes = place.routes.iter();
        let routes: Vec<_> = routes
            .map(|port| format!("nats-route://127.0.0.1:{port}"))
            .collect();
        let routes = routes.join(", ");
        // Nobody learns of a way that leads past a proxy.
        text += &format!(
            "cluster {{ name: molehunt, listen: 127.0.0.1:{route}, no_advertise: true, routes: [{routes}] }}\n"
        );
    }
    if let Some(Tls { cert, key }) = &options.tls {
        let (cert, key) = (cert.display(), key.display());
        text += &format!("tls {{ cert_file: \"{cert}\", key_file: \"{key}\" }}\n");
    }
    text + options.accounts.as_deref().unwrap_or(ACCOUNTS)
}
