//! Under which addresses phones can reach this computer. Sends nothing to find out.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use server::BaseUrl;

/// Documentation addresses, which nobody has. Connecting a UDP socket to them sends nothing and still
/// chooses the interface of the default route.
const NOWHERE_V4: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);
const NOWHERE_V6: (Ipv6Addr, u16) = (Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1), 9);

/// All addresses that may work for guests, the default route's first. At least one.
pub(super) fn candidates(listening: SocketAddr, https: bool) -> Vec<BaseUrl> {
    let ips = match listening.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => reachable(IpAddr::is_ipv4),
        IpAddr::V6(ip) if ip.is_unspecified() => reachable(|_| true),
        ip => vec![ip],
    };
    if ips.is_empty() {
        return vec![on_this_computer(listening, https)];
    }
    ips.into_iter()
        .map(|ip| url(ip, listening.port(), https))
        .collect()
}

/// The address for a browser on the same computer.
pub(super) fn on_this_computer(listening: SocketAddr, https: bool) -> BaseUrl {
    let ip = match listening.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    url(ip, listening.port(), https)
}

/// Nobody but a browser on this computer finds the way.
pub(super) fn is_here_only(listening: SocketAddr, https: bool, links: &[BaseUrl]) -> bool {
    let ip = listening.ip();
    let nowhere = || links == [on_this_computer(listening, https)];
    ip.is_loopback() || ip.is_unspecified() && nowhere()
}

fn url(ip: IpAddr, port: u16, https: bool) -> BaseUrl {
    let scheme = if https { "https" } else { "http" };
    let host = SocketAddr::new(ip, port);
    format!("{scheme}://{host}")
        .parse()
        .expect("an address with a port is a URL")
}

fn reachable(listened: impl Fn(&IpAddr) -> bool) -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let mut others: Vec<IpAddr> = interfaces.iter().map(if_addrs::Interface::ip).collect();
    others.sort();
    let mut ips: Vec<IpAddr> = Vec::new();
    for ip in default_routes().into_iter().chain(others) {
        if listened(&ip) && is_usable(&ip) && !ips.contains(&ip) {
            ips.push(ip);
        }
    }
    ips
}

fn default_routes() -> Vec<IpAddr> {
    let v4 = routed((Ipv4Addr::UNSPECIFIED, 0).into(), NOWHERE_V4.into());
    let v6 = routed((Ipv6Addr::UNSPECIFIED, 0).into(), NOWHERE_V6.into());
    v4.into_iter().chain(v6).collect()
}

fn routed(from: SocketAddr, to: SocketAddr) -> Option<IpAddr> {
    let socket = UdpSocket::bind(from).ok()?;
    socket.connect(to).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

/// Addresses that only this computer or only one cable knows are of no use in a QR code.
fn is_usable(ip: &IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => !ip.is_loopback() && !ip.is_unspecified() && !ip.is_link_local(),
        IpAddr::V6(ip) => !ip.is_loopback() && !ip.is_unspecified() && !ip.is_unicast_link_local(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chosen_address_is_the_only_candidate() {
        let urls = candidates("[2001:db8::7]:4280".parse().unwrap(), true);
        assert_eq!(
            urls.iter().map(ToString::to_string).collect::<Vec<_>>(),
            ["https://[2001:db8::7]:4280"]
        );
    }

    #[test]
    fn all_addresses_of_this_computer_are_candidates_once() {
        let urls = candidates("0.0.0.0:4280".parse().unwrap(), false);
        assert!(!urls.is_empty());
        for (index, url) in urls.iter().enumerate() {
            assert!(!urls[..index].contains(url), "{urls:?}");
            assert!(!url.to_string().contains("0.0.0.0"), "{urls:?}");
        }
    }

    #[test]
    fn what_listens_on_loopback_is_here_only() {
        let at = |listen: &str| {
            let listening = listen.parse().unwrap();
            is_here_only(listening, false, &candidates(listening, false))
        };
        assert!(at("127.0.0.1:4280") && at("[::1]:4280"));
        assert!(!at("192.168.1.7:4280"));
        let without_network = ["http://127.0.0.1:4280".parse().unwrap()];
        assert!(is_here_only(
            "0.0.0.0:4280".parse().unwrap(),
            false,
            &without_network
        ));
    }

    #[test]
    fn addresses_that_no_phone_can_reach_are_left_out() {
        for ip in ["127.0.0.1", "169.254.3.4", "::1", "fe80::1", "0.0.0.0"] {
            assert!(!is_usable(&ip.parse().unwrap()), "{ip}");
        }
        for ip in ["192.168.1.7", "10.0.0.1", "fd00::1", "2001:db8::1"] {
            assert!(is_usable(&ip.parse().unwrap()), "{ip}");
        }
    }
}
