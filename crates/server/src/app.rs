//! What all requests share.

use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Once};

use axum::http::HeaderMap;
use axum::http::uri::Authority;
use content::Library;
use ipnet::IpNet;
use tokio::sync::watch;
use wire::{ClientOut, Reach};

use crate::additions::Readers;
use crate::address::Address;
use crate::gate::Gate;
use crate::house::House;
use crate::limits::{Pace, Timing};
use crate::origin::{self, BaseUrl};
use crate::peer::{self, Client};
use crate::readiness::Readiness;
use crate::registry::Registry;
use crate::room::ConnId;
use crate::screens::Register;
use crate::settings::Amount;

pub(crate) struct App<J> {
    pub(crate) registry: Registry<J>,
    pub(crate) gate: Arc<Gate>,
    pub(crate) house: Arc<House>,
    pub(crate) library: Arc<Library>,
    pub(crate) readers: Readers,
    pub(crate) screens: Arc<Register>,
    pub(crate) build: String,
    /// Of all that is kept.
    pub(crate) epoch: u64,
    pub(crate) links: Vec<BaseUrl>,
    pub(crate) reach: Reach,
    pub(crate) easy: Option<BaseUrl>,
    pub(crate) trusted_proxies: Arc<[IpNet]>,
    /// It speaks HTTPS itself.
    pub(crate) is_https: bool,
    /// It was said that there is a proxy which nobody has named.
    pub(crate) unnamed_proxy: Once,
    pub(crate) frames: Pace,
    pub(crate) timing: Timing,
    pub(crate) stop: watch::Receiver<bool>,
    pub(crate) conns: AtomicU64,
    pub(crate) readiness: Readiness,
    /// What this server may have, for whoever looks at what it has.
    pub(crate) amounts: Vec<(&'static str, Amount)>,
    /// What its journal is called.
    pub(crate) journal_kind: &'static str,
}

impl<J> App<J> {
    pub(crate) fn address(&self, peer: IpAddr, headers: &HeaderMap) -> Address {
        if peer.is_loopback()
            && peer::is_passed_on(headers)
            && !peer::is_trusted(peer, &self.trusted_proxies)
        {
            self.unnamed_proxy.call_once(|| {
                tracing::warn!(
                    "a proxy on this computer passes requests on; until --trusted-proxy names it, all its \
                     guests are counted as one"
                );
            });
        }
        self.gate
            .address(Client::of(peer, headers, &self.trusted_proxies))
    }

    pub(crate) fn is_ours(&self, headers: &HeaderMap) -> bool {
        origin::is_ours(headers, &self.links)
    }

    /// Whether a request may name this host. A trusted proxy may call us whatever it likes.
    pub(crate) fn is_known_as(&self, host: &Authority, peer: IpAddr) -> bool {
        let easy = self.easy.as_slice();
        origin::is_known_as(host, &self.links)
            || origin::is_known_as(host, easy)
            || peer::is_trusted(peer, &self.trusted_proxies)
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.stop.borrow()
    }

    pub(crate) fn next_conn(&self) -> ConnId {
        ConnId(self.conns.fetch_add(1, Ordering::Relaxed))
    }

    pub(crate) fn hello(&self, peer: IpAddr, headers: &HeaderMap) -> ClientOut {
        ClientOut::Hello {
            build: self.build.clone(),
            protocol: wire::PROTOCOL,
            epoch: self.epoch,
            links: self.links_for(peer, headers),
            reach: self.reach,
            easy: self.easy_for(peer, headers),
        }
    }

    /// Under which guests reach this server; none, if they are no business of whoever asks. Its page then knows the
    /// one that it came from.
    pub(crate) fn links_for(&self, peer: IpAddr, headers: &HeaderMap) -> Vec<String> {
        let links = self.links.iter().filter(|_| self.tells(peer, headers));
        links.map(ToString::to_string).collect()
    }

    /// The one that is easy to type, for the same people.
    pub(crate) fn easy_for(&self, peer: IpAddr, headers: &HeaderMap) -> Option<String> {
        let easy = self.easy.as_ref().filter(|_| self.tells(peer, headers));
        easy.map(ToString::to_string)
    }

    /// Addresses of a network at home are told to those who are in such a network themselves.
    fn tells(&self, peer: IpAddr, headers: &HeaderMap) -> bool {
        let client = Client::of(peer, headers, &self.trusted_proxies);
        let is_known = client.is_direct || peer::is_trusted(peer, &self.trusted_proxies);
        self.reach == Reach::Anywhere || is_known && peer::is_near(client.ip)
    }
}
