//! From a listener to a drained server. Testable on port 0: the caller binds and says when to stop.

use std::io;
use std::net::TcpListener;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Once};
use std::time::Duration;

use content::Library;
use ipnet::IpNet;
use journal::{Journal, JournalError};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};
use wire::Reach;

use crate::accept::Entrance;
use crate::additions::Readers;
use crate::ageing::Almanac;
use crate::app::App;
use crate::assets;
use crate::dialect::TooOld;
use crate::gate::Gate;
use crate::house::House;
use crate::http;
use crate::limits::{Limits, Timing};
use crate::meters::Metered;
use crate::nodes::{Company, Nodes, Rhythm};
use crate::operators;
use crate::origin::BaseUrl;
use crate::readiness::Readiness;
use crate::registry::{Bounds, Registry};
use crate::room::Budget;
use crate::screens::Register;
use crate::settings;
use crate::tls::Tls;

const SWEEP: Duration = Duration::from_secs(600);
const FORGET: Duration = Duration::from_secs(60);

#[derive(Clone, Debug, Default)]
pub struct Config {
    /// Under which guests reach this server, the best one first.
    pub links: Vec<BaseUrl>,
    /// From where they do.
    pub reach: Reach,
    /// The same in a word, where the network knows it.
    pub easy: Option<BaseUrl>,
    /// Proxies whose word on the client's address counts.
    pub trusted_proxies: Vec<IpNet>,
    pub tls: Option<Tls>,
    /// What every table may choose from.
    pub library: Library,
    pub limits: Limits,
    pub timing: Timing,
    /// What the journal is called, for whoever watches over this server.
    pub journal_kind: &'static str,
}

/// Where a server is asked: by guests, and by those who run it, if they have a way in of their own.
#[derive(Debug)]
pub struct Doors {
    pub guests: TcpListener,
    pub operators: Option<TcpListener>,
}

impl From<TcpListener> for Doors {
    fn from(guests: TcpListener) -> Self {
        let operators = None;
        Self { guests, operators }
    }
}

#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error(transparent)]
    Journal(#[from] JournalError),
    #[error("the network failed")]
    Network(#[from] io::Error),
    #[error(transparent)]
    TooOld(#[from] TooOld),
}

/// Serves until `shutdown` is ready, goes on for `drain_notice` and only says that it is not ready any more, then tells
/// all phones to come back later, waits for what is under way and closes the journal. A journal that breaks stops it as
/// well, and is the error it ends with.
pub async fn run<J: Journal>(
    config: Config,
    journal: J,
    doors: impl Into<Doors>,
    shutdown: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let Doors { guests, operators } = doors.into();
    let (guests, operators) = (listener(guests)?, operators.map(listener).transpose()?);
    let (stop, stopped) = watch::channel(false);
    let timing = config.timing.clone();
    let tls = config.tls.clone();
    let own_gate = operators::gate(&config.limits);
    let app = Arc::new(app(config, journal.clone(), stopped));
    let (registry, screens) = (app.registry.clone(), Arc::clone(&app.screens));
    let company = Company::join(registry, screens, app.build.clone()).await?;
    let mut talk = JoinSet::new();
    if let Some(company) = company {
        talk.spawn(company.keep());
    }
    let almanac = app.registry.begin().await?;
    let chores = tokio::spawn(chores(app.registry.clone(), Arc::clone(&app.gate), almanac));

    let entrance = Entrance {
        gate: Arc::clone(&app.gate),
        meters: Arc::clone(&app.house.meters),
        router: http::router(Arc::clone(&app)),
        tls: tls.map(|Tls(config)| config.into()),
        trusted_proxies: Arc::clone(&app.trusted_proxies),
        timing: timing.clone(),
        stop: app.stop.clone(),
    };
    // Open until all is over, so that it can be watched; then it closes with this function.
    let (_open, closed) = watch::channel(false);
    if let Some(operators) = operators {
        let entrance = Entrance {
            gate: own_gate,
            router: operators::router(Arc::clone(&app)),
            tls: None,
            trusted_proxies: Arc::default(),
            stop: closed,
            ..entrance.clone()
        };
        tokio::spawn(entrance.open(operators));
    }
    let serving = tokio::spawn(entrance.open(guests));
    let notice = async {
        shutdown.await;
        tracing::info!("draining");
        app.readiness.drain();
        sleep(timing.drain_notice).await;
    };
    let broken = tokio::select! {
        () = notice => None,
        error = journal.broken() => Some(error),
    };
    tracing::info!("stopping");
    app.readiness.drain();
    stop.send_replace(true);
    let drained = async {
        app.gate.all_sockets_closed().await;
        app.registry.drained().await;
    };
    if timeout(timing.drain, drained).await.is_err() {
        tracing::warn!("not everything was finished in time");
    }
    chores.abort();
    app.registry.house().nodes.say_bye(&journal).await;
    talk.abort_all();
    let closed = journal.close().await;
    broken.map_or(closed, Err)?;
    serving.await.map_err(io::Error::other)?;
    Ok(())
}

fn listener(listener: TcpListener) -> io::Result<tokio::net::TcpListener> {
    listener.set_nonblocking(true)?;
    tokio::net::TcpListener::from_std(listener)
}

fn app<J: Journal>(config: Config, journal: J, stop: watch::Receiver<bool>) -> App<Metered<J>> {
    let library = Arc::new(config.library);
    let rhythm = Rhythm {
        every: config.timing.whisper,
        silence: config.timing.node_silence,
    };
    let nodes = Nodes::new(journal.is_shared(), rhythm);
    let house = House::new(Arc::clone(&library), &config.limits, nodes);
    let journal = Metered::new(journal, Arc::clone(&house.meters));
    let bounds = Bounds {
        tables_max: config.limits.tables,
        tables_of_one_max: config.limits.tables_of_one_address,
        watchers_max: config.limits.watchers_per_table,
        budget: Budget {
            table_bytes: config.limits.table_bytes,
            store_bytes: config.limits.store_bytes,
        },
        linger: config.timing.linger,
        table_lifetime: config.limits.table_lifetime,
        empty_table_lifetime: config.limits.empty_table_lifetime,
    };
    App {
        epoch: journal.epoch(),
        registry: Registry::new(journal, Arc::clone(&house), bounds, stop.clone()),
        house,
        gate: Gate::new(&config.limits),
        build: assets::build_id(&library),
        library,
        readers: Readers::default(),
        screens: Arc::new(Register::new(&config.limits, config.timing.screen)),
        links: config.links,
        reach: config.reach,
        easy: config.easy,
        trusted_proxies: config.trusted_proxies.into(),
        is_https: config.tls.is_some(),
        unnamed_proxy: Once::new(),
        frames: config.limits.frames_per_socket,
        timing: config.timing,
        stop,
        conns: AtomicU64::new(0),
        readiness: Readiness::default(),
        amounts: settings::amounts(&config.limits),
        journal_kind: config.journal_kind,
    }
}

async fn chores<J: Journal>(registry: Registry<J>, gate: Arc<Gate>, mut almanac: Almanac) {
    let (mut sweep, mut forget) = (interval(SWEEP), interval(FORGET));
    sweep.set_missed_tick_behavior(MissedTickBehavior::Delay);
    // Start-up has just swept.
    sweep.reset();
    loop {
        tokio::select! {
            // First, so that no sweep comes before the leap that it must not follow.
            biased;
            _ = forget.tick() => {
                gate.forget_quiet();
                if let Err(error) = registry.follow_clock(&mut almanac).await {
                    tracing::error!(%error, "a leap of the clock could not be noted");
                }
            }
            _ = sweep.tick() => if let Err(error) = registry.sweep().await {
                tracing::error!(%error, "old tables were not deleted");
            },
        }
    }
}
