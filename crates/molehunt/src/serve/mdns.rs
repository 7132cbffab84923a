//! A name for this server that people can type: announced by multicast DNS for as long as it runs. Where the network
//! has no multicast, or takes its time, there is none, and nobody is told of it.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use mdns_sd::{DaemonEvent, IfKind, Receiver, ServiceDaemon, ServiceInfo};
use server::BaseUrl;
use tokio::task;
use tokio::time::Instant;

const HOST: &str = "molehunt.local.";
const SERVICE: &str = "_http._tcp.local.";

/// Asking around whether the name is free takes nearly a second.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long a goodbye may take.
const FAREWELL: Duration = Duration::from_millis(300);

/// The name is taken back when this is dropped.
pub(super) struct Announced {
    daemon: ServiceDaemon,
    pub(super) url: BaseUrl,
}

impl Drop for Announced {
    fn drop(&mut self) {
        if let Ok(gone) = self.daemon.shutdown() {
            gone.recv_timeout(FAREWELL).ok();
        }
    }
}

/// With another number behind the name where the network knows another Molehunt.
pub(super) async fn announce(listening: SocketAddr) -> Option<Announced> {
    let (daemon, events) = register(listening).ok()?;
    let name = task::spawn_blocking(move || settled(&events)).await.ok()?;
    let url = name.and_then(|name| url(&name, listening.port()));
    if url.is_none() {
        daemon.shutdown().ok();
    }
    url.map(|url| Announced { daemon, url })
}

fn register(listening: SocketAddr) -> mdns_sd::Result<(ServiceDaemon, Receiver<DaemonEvent>)> {
    let daemon = ServiceDaemon::new()?;
    let ip = listening.ip();
    if ip.is_unspecified() {
        daemon.disable_interface(vec![IfKind::LoopbackV4, IfKind::LoopbackV6])?;
    } else {
        daemon.disable_interface(IfKind::All)?;
        daemon.enable_interface(IfKind::Addr(ip))?;
    }
    if matches!(ip, IpAddr::V4(_)) {
        daemon.disable_interface(IfKind::IPv6)?;
    }
    let events = daemon.monitor()?;
    let port = listening.port();
    // Beside the port, since two servers on one computer may share the name of the computer.
    let instance = format!("Molehunt {port}");
    let service = ServiceInfo::new(SERVICE, &instance, HOST, (), port, None)?;
    daemon.register(service.enable_addr_auto())?;
    Ok((daemon, events))
}

/// The name that nobody else on the network has, once it is announced.
fn settled(events: &Receiver<DaemonEvent>) -> Option<String> {
    let until = Instant::now() + PATIENCE;
    let next = || {
        let left = until.saturating_duration_since(Instant::now());
        events.recv_timeout(left).ok()
    };
    name_in(std::iter::from_fn(next))
}

fn name_in(events: impl IntoIterator<Item = DaemonEvent>) -> Option<String> {
    let mut name = HOST.to_owned();
    for event in events {
        match event {
            DaemonEvent::NameChange(change) if change.original == HOST => name = change.new_name,
            DaemonEvent::Announce(..) => return Some(name),
            _ => {}
        }
    }
    None
}

fn url(name: &str, port: u16) -> Option<BaseUrl> {
    let name = name.trim_end_matches('.');
    format!("http://{name}:{port}").parse().ok()
}

#[cfg(test)]
mod tests {
    use mdns_sd::{DnsNameChange, RRType};

    use super::*;

    fn renamed(from: &str, to: &str) -> DaemonEvent {
        DaemonEvent::NameChange(DnsNameChange {
            original: from.to_owned(),
            new_name: to.to_owned(),
            rr_type: RRType::A,
            intf_name: "wlan0".to_owned(),
        })
    }

    fn announced() -> DaemonEvent {
        DaemonEvent::Announce("Molehunt".to_owned(), "wlan0".to_owned())
    }

    #[test]
    fn the_name_is_what_the_network_left_of_it() {
        let respond = || DaemonEvent::Respond("wlan0".to_owned());
        let table = [
            (
                vec![respond(), announced()],
                Some("http://molehunt.local:4280"),
            ),
            (
                vec![renamed(HOST, "molehunt-2.local."), announced()],
                Some("http://molehunt-2.local:4280"),
            ),
            (
                vec![
                    renamed("Molehunt 4280._http._tcp.local.", "Molehunt 4280 (2)"),
                    announced(),
                ],
                Some("http://molehunt.local:4280"),
            ),
            (vec![respond()], None),
            (vec![], None),
        ];
        for (events, expected) in table {
            let said = format!("{events:?}");
            let url = name_in(events).and_then(|name| url(&name, 4280));
            let url = url.map(|url| url.to_string());
            assert_eq!(url.as_deref(), expected, "{said}");
        }
    }
}
