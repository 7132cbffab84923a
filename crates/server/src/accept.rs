//! From the listener to requests: who may connect, and how long a connection may say nothing. It speaks
//! HTTP/1.1 only, so that a connection has one request at a time.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use ipnet::IpNet;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::{sleep, sleep_until, timeout};
use tokio_rustls::TlsAcceptor;
use wire::Refusal;

use crate::gate::{Connection, Gate};
use crate::limits::Timing;
use crate::meters::Meters;
use crate::patient::Patient;
use crate::peer::{self, Client};
use crate::room::stopped;

/// What a connection may take in before it is worked on and hold back before it is sent. Heads are shorter.
const BUFFER_BYTES: usize = 16 * 1024;

/// How long to leave the system alone when it has no more connections to give.
const BREATH: Duration = Duration::from_millis(50);

/// Where connections come in. Clones are the same.
#[derive(Clone)]
pub(crate) struct Entrance {
    pub(crate) gate: Arc<Gate>,
    pub(crate) meters: Arc<Meters>,
    pub(crate) router: Router,
    pub(crate) tls: Option<TlsAcceptor>,
    pub(crate) trusted_proxies: Arc<[IpNet]>,
    pub(crate) timing: Timing,
    pub(crate) stop: watch::Receiver<bool>,
}

impl Entrance {
    /// Until the server stops and the last request is answered.
    pub(crate) async fn open(mut self, listener: TcpListener) {
        let (busy, mut all_done) = mpsc::channel::<Infallible>(1);
        loop {
            let accepted = tokio::select! {
                biased;
                () = stopped(&mut self.stop) => break,
                accepted = listener.accept() => accepted,
            };
            match accepted {
                Ok((stream, peer)) => self.admit(stream, peer, &busy),
                Err(error) => {
                    self.gate.seldom().not_accepted(&error);
                    sleep(BREATH).await;
                }
            }
        }
        // Whoever comes now should be refused at once and not be kept waiting.
        drop((listener, busy));
        all_done.recv().await;
    }

    fn admit(&self, stream: TcpStream, peer: SocketAddr, busy: &mpsc::Sender<Infallible>) {
        let speaks_for_others = peer::is_trusted(peer.ip(), &self.trusted_proxies);
        let itself = Client {
            ip: peer.ip(),
            is_direct: true,
        };
        let from = (!speaks_for_others).then(|| self.gate.address(itself));
        let connection = match self.gate.connect(from) {
            Ok(connection) => connection,
            Err(why) => return self.turn_away(&stream, why),
        };
        let (entrance, busy) = (self.clone(), busy.clone());
        tokio::spawn(async move {
            let (mut stop, drain) = (entrance.stop.clone(), entrance.timing.drain);
            tokio::select! {
                () = entrance.serve(stream, peer, connection) => {}
                () = async { stopped(&mut stop).await; sleep(drain).await } => {}
            }
            drop(busy);
        });
    }

    /// In plain words, as far as the system takes them at once. Whoever expects to be greeted in secret would not
    /// understand them.
    fn turn_away(&self, stream: &TcpStream, why: Refusal) {
        tracing::debug!(?why, "a connection was turned away");
        self.meters.refused(why);
        if self.tls.is_none() {
            let words = match why {
                Refusal::AddressFull => "Too many connections from this address.\n",
                Refusal::TooFast => {
                    "Too many new connections from this address. Please come back in a moment.\n"
                }
                _ => "The server has too many connections. Please come back in a moment.\n",
            };
            let answer = format!(
                "HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain\r\nRetry-After: 5\r\n\
                 Connection: close\r\nContent-Length: {}\r\n\r\n{words}",
                words.len()
            );
            drop(stream.try_write(answer.as_bytes()));
        }
    }

    async fn serve(self, stream: TcpStream, peer: SocketAddr, connection: Connection) {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection will be slower");
        }
        let stream = Patient::new(stream, self.timing.write, self.timing.answer);
        let served = match self.tls.clone() {
            None => self.converse(stream, peer, connection).await,
            Some(tls) => match timeout(self.timing.request, tls.accept(stream)).await {
                Ok(Ok(sealed)) => self.converse(sealed, peer, connection).await,
                Ok(Err(error)) => Err(error.into()),
                Err(late) => Err(io::Error::from(late).into()),
            },
        };
        if let Err(error) = served {
            tracing::debug!(error, "a connection ended early");
        }
    }

    async fn converse<S>(
        mut self,
        stream: S,
        peer: SocketAddr,
        connection: Connection,
    ) -> Result<(), Box<dyn std::error::Error + Send + Sync>>
    where
        S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
    {
        let (router, connection) = (TowerToHyperService::new(self.router), Arc::new(connection));
        let answer = service_fn(move |mut request: Request<Incoming>| {
            let turn = connection.next_request();
            let about = request.extensions_mut();
            about.insert(ConnectInfo(peer));
            about.insert(Arc::clone(&connection));
            let answering = router.call(request);
            async move {
                if let Some(turn) = turn {
                    sleep_until(turn).await;
                }
                answering.await
            }
        });
        let conversation = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.timing.request)
            .max_buf_size(BUFFER_BYTES)
            .serve_connection(TokioIo::new(stream), answer)
            .with_upgrades();
        tokio::pin!(conversation);
        tokio::select! {
            biased;
            ended = conversation.as_mut() => return Ok(ended?),
            () = stopped(&mut self.stop) => conversation.as_mut().graceful_shutdown(),
        }
        Ok(conversation.await?)
    }
}
