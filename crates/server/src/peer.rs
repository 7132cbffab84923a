//! Who is at the other end: the peer itself, or whom a trusted proxy speaks for.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;
use ipnet::IpNet;

const FORWARDED_FOR: &str = "x-forwarded-for";

/// What proxies add to a request that they pass on.
const FORWARDING: [&str; 5] = [
    FORWARDED_FOR,
    "forwarded",
    "via",
    "x-forwarded-host",
    "x-real-ip",
];

/// Whom a request comes from, as far as is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Client {
    pub(crate) ip: IpAddr,
    /// Nobody passed it on.
    pub(crate) is_direct: bool,
}

impl Client {
    /// The address nearest to us that is not a trusted proxy. Anything further left in the header was
    /// written by somebody we do not trust. Whom a proxy does not name stays with the proxy.
    pub(crate) fn of(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> Self {
        let mut ip = peer.to_canonical();
        let hops = headers.get_all(FORWARDED_FOR).iter().rev();
        for hop in hops
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.rsplit(','))
        {
            if !is_trusted(ip, trusted) {
                break;
            }
            let Some(named) = address(hop) else {
                break;
            };
            ip = named.to_canonical();
        }
        let is_direct = !is_trusted(peer, trusted) && !is_passed_on(headers);
        Self { ip, is_direct }
    }
}

/// Whether this is an address of the computer itself or of a network that the internet does not reach.
pub(crate) fn is_near(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => {
            // Between a home and its provider, and in private networks across homes.
            let is_shared = ip.octets()[0] == 100 && ip.octets()[1] & 0xc0 == 64;
            ip.is_loopback() || ip.is_private() || ip.is_link_local() || is_shared
        }
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unique_local() || ip.is_unicast_link_local(),
    }
}

pub(crate) fn is_trusted(peer: IpAddr, trusted: &[IpNet]) -> bool {
    let peer = peer.to_canonical();
    trusted.iter().any(|net| net.contains(&peer))
}

pub(crate) fn is_passed_on(headers: &HeaderMap) -> bool {
    FORWARDING.iter().any(|name| headers.contains_key(*name))
}

/// With or without a port, with or without brackets.
fn address(hop: &str) -> Option<IpAddr> {
    let hop = hop.trim();
    let bare = hop.strip_prefix('[').and_then(|hop| hop.strip_suffix(']'));
    let ip = bare.unwrap_or(hop).parse::<IpAddr>().ok();
    ip.or_else(|| Some(hop.parse::<SocketAddr>().ok()?.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_private_networks_are_near() {
        for near in [
            "127.0.0.1",
            "192.168.1.20",
            "10.1.2.3",
            "172.31.0.1",
            "169.254.7.7",
            "100.101.1.1",
            "::1",
            "::ffff:192.168.1.20",
            "fd00::7",
            "fe80::7",
        ] {
            assert!(is_near(near.parse().unwrap()), "{near}");
        }
        for far in ["203.0.113.5", "172.32.0.1", "100.128.0.1", "2001:db8::7"] {
            assert!(!is_near(far.parse().unwrap()), "{far}");
        }
    }

    #[test]
    fn forwarded_addresses_count_only_from_trusted_proxies() {
        let table = [
            ("198.51.100.9", "203.0.113.5", "198.51.100.9"),
            ("10.0.0.1", "203.0.113.5", "203.0.113.5"),
            ("::ffff:10.0.0.1", "203.0.113.5", "203.0.113.5"),
            ("10.0.0.1", "203.0.113.5, 10.0.0.2", "203.0.113.5"),
            ("10.0.0.1", "6.6.6.6, 203.0.113.5", "203.0.113.5"),
            ("10.0.0.1", "203.0.113.5:4711", "203.0.113.5"),
            ("10.0.0.1", "[2001:db8::7]", "2001:db8::7"),
            ("10.0.0.1", "[2001:db8::7]:4711", "2001:db8::7"),
            ("10.0.0.1", "203.0.113.5, unknown", "10.0.0.1"),
            ("10.0.0.1", "", "10.0.0.1"),
        ];
        let trusted = ["10.0.0.0/8".parse().unwrap()];
        for (peer, forwarded, expected) in table {
            let mut headers = HeaderMap::new();
            headers.insert(FORWARDED_FOR, forwarded.parse().unwrap());
            let client = Client::of(peer.parse().unwrap(), &headers, &trusted);
            assert_eq!(client.ip.to_string(), expected, "{peer} {forwarded}");
            assert!(!client.is_direct, "{peer} {forwarded}");
        }
    }

    #[test]
    fn only_whom_nobody_passed_on_is_there_directly() {
        let here = "127.0.0.1".parse().unwrap();
        let direct =
            |headers: &HeaderMap, trusted: &[IpNet]| Client::of(here, headers, trusted).is_direct;
        assert!(direct(&HeaderMap::new(), &[]));
        assert!(!direct(&HeaderMap::new(), &[IpNet::from(here)]));
        for name in FORWARDING {
            let mut headers = HeaderMap::new();
            headers.insert(name, "anything".parse().unwrap());
            assert!(!direct(&headers, &[]), "{name}");
        }
    }
}
