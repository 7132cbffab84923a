//! From a listener to a drained server. Testable on port 0: the caller binds and says when to stop.

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use axum::Router;
use axum_server::Handle;
use axum_server::accept::NoDelayAcceptor;
use axum_server::tls_rustls::{RustlsAcceptor, RustlsConfig};
use content::Library;
use hyper_util::rt::TokioTimer;
use ipnet::IpNet;
use journal::{Journal, JournalError};
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::additions::Readers;
use crate::app::App;
use crate::assets;
use crate::gate::Gate;
use crate::http;
use crate::limits::{Limits, Timing};
use crate::origin::BaseUrl;
use crate::registry::{Bounds, Registry};
use crate::tls::Tls;

const SWEEP: Duration = Duration::from_secs(24 * 3600);
const FORGET: Duration = Duration::from_secs(60);

#[derive(Clone, Debug, Default)]
pub struct Config {
    /// Under which guests reach this server, the best one first.
    pub links: Vec<BaseUrl>,
    /// Proxies whose word on the client's address counts.
    pub trusted_proxies: Vec<IpNet>,
    pub tls: Option<Tls>,
    /// What every table may choose from.
    pub library: Library,
    pub limits: Limits,
    pub timing: Timing,
}

#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error(transparent)]
    Journal(#[from] JournalError),
    #[error("the network failed")]
    Network(#[from] io::Error),
}

/// Serves until `shutdown` is ready, then tells all phones to come back later, waits for what is under
/// way and closes the journal.
pub async fn run<J: Journal>(
    config: Config,
    journal: J,
    listener: TcpListener,
    shutdown: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let (stop, stopped) = watch::channel(false);
    let timing = config.timing.clone();
    let tls = config.tls.clone();
    let app = Arc::new(app(config, journal.clone(), stopped));
    app.registry.sweep().await?;
    let chores = tokio::spawn(chores(app.registry.clone(), Arc::clone(&app.gate)));

    let handle = Handle::new();
    let serving = tokio::spawn(accept(
        listener,
        tls,
        timing.request,
        handle.clone(),
        http::router(Arc::clone(&app)),
    ));
    shutdown.await;
    tracing::info!("stopping");
    stop.send_replace(true);
    handle.graceful_shutdown(Some(timing.drain));
    let drained = async {
        app.gate.all_sockets_closed().await;
        app.registry.drained().await;
    };
    if timeout(timing.drain, drained).await.is_err() {
        tracing::warn!("not everything was finished in time");
    }
    chores.abort();
    journal.close().await?;
    serving.await.map_err(io::Error::other)??;
    Ok(())
}

fn app<J: Journal>(config: Config, journal: J, stop: watch::Receiver<bool>) -> App<J> {
    let library = Arc::new(config.library);
    let bounds = Bounds {
        tables_max: config.limits.tables,
        watchers_max: config.limits.watchers_per_table,
        linger: config.timing.linger,
        table_lifetime: config.limits.table_lifetime,
    };
    App {
        registry: Registry::new(journal, Arc::clone(&library), bounds, stop.clone()),
        gate: Gate::new(&config.limits),
        build: assets::build_id(&library),
        library,
        readers: Readers::default(),
        links: config.links,
        trusted_proxies: config.trusted_proxies,
        frames: config.limits.frames_per_socket,
        timing: config.timing,
        stop,
        conns: AtomicU64::new(0),
    }
}

async fn accept(
    listener: TcpListener,
    tls: Option<Tls>,
    request_within: Duration,
    handle: Handle<SocketAddr>,
    router: Router,
) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    let mut server = axum_server::from_tcp(listener)?.handle(handle);
    server
        .http_builder()
        .http1()
        .timer(TokioTimer::new())
        .header_read_timeout(request_within);
    match tls {
        Some(Tls(config)) => {
            let tls = RustlsAcceptor::new(RustlsConfig::from_config(config))
                .acceptor(NoDelayAcceptor::new());
            server.acceptor(tls).serve(service).await
        }
        None => server.acceptor(NoDelayAcceptor::new()).serve(service).await,
    }
}

async fn chores<J: Journal>(registry: Registry<J>, gate: Arc<Gate>) {
    let (mut sweep, mut forget) = (interval(SWEEP), interval(FORGET));
    sweep.set_missed_tick_behavior(MissedTickBehavior::Delay);
    // Start-up has just swept.
    sweep.reset();
    loop {
        tokio::select! {
            _ = sweep.tick() => if let Err(error) = registry.sweep().await {
                tracing::error!(%error, "old tables were not deleted");
            },
            _ = forget.tick() => gate.forget_quiet(),
        }
    }
}
