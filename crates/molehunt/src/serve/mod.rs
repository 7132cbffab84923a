//! `molehunt serve`: binds, opens the journal, tells the host where guests find the table, and serves until
//! it is asked to stop.

#![expect(clippy::print_stdout, reason = "the host reads the terminal")]

mod address;
mod files;
mod log;
mod mdns;
mod qr;
mod signal;
mod size;
mod sound;
mod store;
mod welcome;

use std::io::{self, ErrorKind, IsTerminal, stdout};
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, anyhow, bail};
use clap::Args;
use content::Library;
use server::{BaseUrl, Bounds, Config, Doors, IpNet, Limits, Setting, Timing, Tls};
use tokio::net::TcpSocket;
use wire::Reach;

use size::Size;
use store::{Keeping, Store};

use crate::exit;

pub(crate) use store::{JOURNAL_FILE, data_directory, make_private};

#[derive(Args, Debug)]
pub(crate) struct Serve {
    /// Address and port to listen on. Keep the port: phones remember their seats by it
    #[arg(
        long,
        env = "MOLEHUNT_LISTEN",
        value_name = "IP:PORT",
        default_value = "0.0.0.0:4280"
    )]
    listen: SocketAddr,
    /// Address and port of a second listener, for whoever watches over the server: /metrics, /healthz and /readyz
    #[arg(long, env = "MOLEHUNT_METRICS", value_name = "IP:PORT")]
    metrics: Option<SocketAddr>,
    /// How lines of the log are written
    #[arg(
        long,
        env = "MOLEHUNT_LOG",
        value_name = "FORMAT",
        value_enum,
        default_value_t
    )]
    log: log::Format,
    #[command(flatten)]
    keeping: Keeping,
    /// Address under which guests reach this server, if it is not an address of this computer
    #[arg(long, env = "MOLEHUNT_PUBLIC_URL", value_name = "URL")]
    public_url: Option<BaseUrl>,
    /// Do not announce the name molehunt.local on the network
    #[arg(long, env = "MOLEHUNT_NO_MDNS")]
    no_mdns: bool,
    /// Proxy whose X-Forwarded-For is believed, as an address or a network. May be given several times
    #[arg(long = "trusted-proxy", env = "MOLEHUNT_TRUSTED_PROXY", value_name = "IP[/BITS]", value_delimiter = ',', value_parser = network)]
    trusted_proxies: Vec<IpNet>,
    /// Folder of packs that join those of the house: all its *.json files, read at the start
    #[arg(long, env = "MOLEHUNT_PACKS", value_name = "DIR")]
    packs: Option<PathBuf>,
    /// Connections that may be open at the same time; a fifth of them is kept for those who have a seat
    #[arg(
        long,
        env = "MOLEHUNT_CONNECTIONS",
        value_name = "NUMBER",
        default_value_t = Limits::default().connections
    )]
    connections: usize,
    /// Connections that one address may have open; a club behind one router may want more
    #[arg(
        long,
        env = "MOLEHUNT_CONNECTIONS_PER_ADDRESS",
        value_name = "NUMBER",
        default_value_t = Limits::default().connections_per_address
    )]
    connections_per_address: usize,
    /// What the log of one table may take between two games, such as 500K or 16M
    #[arg(
        long,
        env = "MOLEHUNT_TABLE_BYTES",
        value_name = "BYTES",
        default_value_t = Size(Limits::default().table_bytes)
    )]
    table_bytes: Size,
    /// What all tables may take together, such as 500M or 4G; beyond it nothing new begins
    #[arg(
        long,
        env = "MOLEHUNT_STORE_BYTES",
        value_name = "BYTES",
        default_value_t = Size(Limits::default().store_bytes)
    )]
    store_bytes: Size,
    /// Any other limit, by its name. May be given several times
    #[arg(
        long = "limit",
        env = "MOLEHUNT_LIMIT",
        value_name = "NAME=VALUE",
        value_delimiter = ','
    )]
    changed: Vec<Setting>,
    /// List the names of these limits with what they are otherwise, and stop
    #[arg(long)]
    limits: bool,
    /// Certificate chain for HTTPS, as a PEM file
    #[arg(
        long,
        env = "MOLEHUNT_TLS_CERT",
        value_name = "FILE",
        requires = "tls_key"
    )]
    tls_cert: Option<PathBuf>,
    /// Private key for HTTPS, as a PEM file
    #[arg(
        long,
        env = "MOLEHUNT_TLS_KEY",
        value_name = "FILE",
        requires = "tls_cert"
    )]
    tls_key: Option<PathBuf>,
}

impl Serve {
    pub(crate) fn run(self) -> anyhow::Result<ExitCode> {
        if self.limits {
            print!("{}", server::list_limits());
            return Ok(ExitCode::SUCCESS);
        }
        let format = self.log;
        log::begin(format);
        let served = tokio::runtime::Runtime::new()
            .context("the runtime did not start")
            .and_then(|runtime| runtime.block_on(self.serve()));
        match served {
            Ok(()) => Ok(ExitCode::SUCCESS),
            // Whoever reads objects cannot read the sentence that others are told.
            Err(error) if format == log::Format::Json => {
                let said = format!("{error:#}");
                tracing::error!(error = said, "the server has ended");
                Ok(exit::code_of(&error))
            }
            Err(error) => Err(error),
        }
    }

    async fn serve(self) -> anyhow::Result<()> {
        let tls = match (&self.tls_cert, &self.tls_key) {
            (Some(certificate), Some(key)) => Some(Tls::read(certificate, key)?),
            _ => None,
        };
        let house = Library::embedded();
        let library = match &self.packs {
            Some(folder) => crate::packs::library(folder)?,
            None => house.clone(),
        };
        let added = library.packs().len() - house.packs().len();
        let listener = bind(self.listen)?;
        let listening = listener.local_addr()?;
        let operators = self.metrics.map(bind).transpose()?;
        let watched = operators
            .as_ref()
            .map(TcpListener::local_addr)
            .transpose()?;
        let store = self.keeping.open(self.store_bytes).await?;

        let https = tls.is_some();
        let links = match self.public_url.clone() {
            Some(public) => vec![public],
            None => address::candidates(listening, https),
        };
        let reach = self.reach(listening, https, &links);
        let announced = if self.announces(reach, https) {
            mdns::announce(listening).await
        } else {
            None
        };
        let easy = announced.as_ref().map(|announced| announced.url.clone());
        let connections = files::make_room_for(self.connections);
        let welcome = welcome::Welcome {
            links: &links,
            reach,
            easy: easy.as_ref(),
            listening: address::on_this_computer(listening, https),
            metrics: watched,
            kept: &store.told(),
            packs: self.packs.as_deref().map(|folder| (added, folder)),
            is_behind_proxy: !self.trusted_proxies.is_empty(),
            too_few: (connections < self.connections).then_some(connections),
        };
        println!("{}", welcome.text(stdout().is_terminal()));
        tracing::info!(
            version = env!("CARGO_PKG_VERSION"),
            %listening,
            metrics = watched.map(tracing::field::display),
            connections,
            "serving"
        );

        let limits = Limits {
            connections,
            connections_reserved: connections / 5,
            connections_per_address: self.connections_per_address,
            table_bytes: self.table_bytes.0,
            store_bytes: self.store_bytes.0,
            ..Limits::default()
        };
        let timing = Timing::default();
        let mut bounds = Bounds { limits, timing };
        for setting in &self.changed {
            setting.apply(&mut bounds)?;
        }
        let Bounds { limits, timing } = bounds;

        let config = Config {
            limits,
            timing,
            links,
            reach,
            easy,
            trusted_proxies: self.trusted_proxies,
            tls,
            library,
            journal_kind: store.kind(),
        };
        let doors = Doors {
            guests: listener,
            operators,
        };
        let stop = signal::stop()?;
        let served = match store {
            Store::File { directory, journal } => {
                sound::look_over(directory.join(JOURNAL_FILE));
                server::run(config, journal, doors, stop).await
            }
            Store::Cluster(journal) => server::run(config, journal, doors, stop).await,
        };
        drop(announced);
        served.context("the server had to stop; what phones were told is kept")
    }

    fn reach(&self, listening: SocketAddr, https: bool, links: &[BaseUrl]) -> Reach {
        if self.public_url.is_some() {
            Reach::Anywhere
        } else if address::is_here_only(listening, https, links) {
            Reach::Computer
        } else {
            Reach::Network
        }
    }

    /// Whether the name is announced: where guests are at home, and no certificate has to be made out to it.
    fn announces(&self, reach: Reach, https: bool) -> bool {
        reach == Reach::Network && !https && !self.no_mdns
    }
}

/// A single address is a network of one.
fn network(text: &str) -> Result<IpNet, String> {
    let single = text.parse::<IpAddr>().map(IpNet::from);
    single
        .or_else(|_| text.parse())
        .map_err(|_| "a proxy is named like 10.0.0.1 or 10.0.0.0/8".into())
}

/// Connections that may wait to be accepted. The library allows 128, which a flood fills: players who come back
/// would then knock in vain, and phones knock again only after a second. The system may allow fewer.
const WAITING: u32 = 4_096;

fn listener(listen: SocketAddr) -> io::Result<TcpListener> {
    let socket = match listen {
        SocketAddr::V4(_) => TcpSocket::new_v4()?,
        SocketAddr::V6(_) => TcpSocket::new_v6()?,
    };
    // As the library does: a port can be used again at once, but on Windows that would mean by two at a time.
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    socket.bind(listen)?;
    socket.listen(WAITING)?.into_std()
}

fn bind(listen: SocketAddr) -> anyhow::Result<TcpListener> {
    let port = listen.port();
    let error = match listener(listen) {
        Ok(listener) => return Ok(listener),
        Err(error) => error,
    };
    match error.kind() {
        ErrorKind::AddrInUse => bail!(
            "port {port} is in use. If Molehunt runs already, use that one or stop it first.\n\
             Otherwise choose another port, for example --listen {}",
            SocketAddr::new(listen.ip(), port.wrapping_add(1).max(1024))
        ),
        ErrorKind::PermissionDenied => bail!(
            "this user may not listen on port {port}. Choose one above 1023, for example --listen {}",
            SocketAddr::new(listen.ip(), 4280)
        ),
        ErrorKind::AddrNotAvailable => bail!(
            "{} is not an address of this computer. To listen on all of them: --listen 0.0.0.0:{port}",
            listen.ip()
        ),
        _ => Err(anyhow!(error).context(format!("cannot listen on {listen}"))),
    }
}

#[cfg(test)]
mod tests {
    use std::slice;

    use clap::Parser as _;

    use super::*;

    #[cfg(target_os = "linux")]
    const PATIENCE: std::time::Duration = std::time::Duration::from_secs(5);

    #[tokio::test]
    async fn a_taken_port_is_explained() {
        let taken = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let error = bind(taken.local_addr().unwrap()).unwrap_err().to_string();
        assert!(
            error.contains("is in use") && error.contains("--listen 127.0.0.1:"),
            "{error}"
        );
    }

    #[tokio::test]
    async fn an_address_of_another_computer_is_explained() {
        let error = bind("192.0.2.1:4280".parse().unwrap())
            .unwrap_err()
            .to_string();
        assert!(error.contains("not an address of this computer"), "{error}");
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn a_crowd_may_wait_at_the_door() {
        let most = std::fs::read_to_string("/proc/sys/net/core/somaxconn").unwrap();
        let crowd = most.trim().parse().unwrap_or(0).min(400);
        let listener = bind(SocketAddr::from(([127, 0, 0, 1], 0))).unwrap();
        let door = listener.local_addr().unwrap();
        let knock = |_| std::net::TcpStream::connect_timeout(&door, PATIENCE).unwrap();
        // Nobody opens; a full queue would let no more of them stand in it.
        let waiting: Vec<_> = (0..crowd).map(knock).collect();
        assert_eq!(waiting.len(), crowd);
    }

    #[derive(clap::Parser)]
    struct Line {
        #[command(flatten)]
        serve: Serve,
    }

    #[test]
    fn a_name_is_announced_at_home_only_and_not_against_the_hosts_wish() {
        let link: BaseUrl = "http://192.168.1.20:4280".parse().unwrap();
        let public = ["--public-url", "https://play.example.org"];
        for (listen, options, https, is_announced) in [
            ("0.0.0.0:4280", [].as_slice(), false, true),
            ("0.0.0.0:4280", &[], true, false),
            ("0.0.0.0:4280", &["--no-mdns"], false, false),
            ("0.0.0.0:4280", &public, false, false),
            ("127.0.0.1:4280", &[], false, false),
        ] {
            let serve = Line::parse_from([&["molehunt"], options].concat()).serve;
            let reach = serve.reach(listen.parse().unwrap(), https, slice::from_ref(&link));
            assert_eq!(
                serve.announces(reach, https),
                is_announced,
                "{listen} {options:?}"
            );
        }
    }

    #[test]
    fn a_proxy_is_an_address_or_a_network() {
        assert_eq!(network("10.0.0.1").unwrap().to_string(), "10.0.0.1/32");
        assert_eq!(network("10.0.0.0/8").unwrap().to_string(), "10.0.0.0/8");
        assert!(network("proxy").is_err());
    }
}
