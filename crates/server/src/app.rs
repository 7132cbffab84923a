//! What all requests share.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::http::HeaderMap;
use content::Library;
use ipnet::IpNet;
use tokio::sync::watch;
use wire::ClientOut;

use crate::additions::Readers;
use crate::gate::{Address, Gate};
use crate::limits::{Pace, Timing};
use crate::origin::{self, BaseUrl};
use crate::peer;
use crate::registry::Registry;
use crate::room::ConnId;

pub(crate) struct App<J> {
    pub(crate) registry: Registry<J>,
    pub(crate) gate: Arc<Gate>,
    pub(crate) library: Arc<Library>,
    pub(crate) readers: Readers,
    pub(crate) build: String,
    pub(crate) links: Vec<BaseUrl>,
    pub(crate) trusted_proxies: Vec<IpNet>,
    pub(crate) frames: Pace,
    pub(crate) timing: Timing,
    pub(crate) stop: watch::Receiver<bool>,
    pub(crate) conns: AtomicU64,
}

impl<J> App<J> {
    pub(crate) fn address(&self, peer: IpAddr, headers: &HeaderMap) -> Address {
        Address::of(peer::client_ip(peer, headers, &self.trusted_proxies))
    }

    pub(crate) fn is_ours(&self, headers: &HeaderMap) -> bool {
        origin::is_ours(headers, &self.links)
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.stop.borrow()
    }

    pub(crate) fn next_conn(&self) -> ConnId {
        ConnId(self.conns.fetch_add(1, Ordering::Relaxed))
    }

    pub(crate) fn hello(&self) -> ClientOut {
        ClientOut::Hello {
            build: self.build.clone(),
            protocol: wire::PROTOCOL,
            links: self.links.iter().map(ToString::to_string).collect(),
        }
    }
}
