//! Who is at the other end: the peer itself, or whom a trusted proxy speaks for.

use std::net::IpAddr;

use axum::http::HeaderMap;
use ipnet::IpNet;

const FORWARDED_FOR: &str = "x-forwarded-for";

/// The address nearest to us that is not a trusted proxy. Anything further left in the header was
/// written by somebody we do not trust.
pub(crate) fn client_ip(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> IpAddr {
    let is_trusted = |ip: IpAddr| trusted.iter().any(|net| net.contains(&ip));
    let mut client = peer.to_canonical();
    let hops = headers.get_all(FORWARDED_FOR).iter().rev();
    for hop in hops
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.rsplit(','))
    {
        if !is_trusted(client) {
            break;
        }
        let Ok(ip) = hop.trim().parse::<IpAddr>() else {
            break;
        };
        client = ip.to_canonical();
    }
    client
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forwarded_addresses_count_only_from_trusted_proxies() {
        let table = [
            ("198.51.100.9", "203.0.113.5", "198.51.100.9"),
            ("10.0.0.1", "203.0.113.5", "203.0.113.5"),
            ("::ffff:10.0.0.1", "203.0.113.5", "203.0.113.5"),
            ("10.0.0.1", "203.0.113.5, 10.0.0.2", "203.0.113.5"),
            ("10.0.0.1", "6.6.6.6, 203.0.113.5", "203.0.113.5"),
            ("10.0.0.1", "203.0.113.5, rubbish", "10.0.0.1"),
            ("10.0.0.1", "", "10.0.0.1"),
        ];
        let trusted = ["10.0.0.0/8".parse().unwrap()];
        for (peer, forwarded, expected) in table {
            let mut headers = HeaderMap::new();
            headers.insert(FORWARDED_FOR, forwarded.parse().unwrap());
            let client = client_ip(peer.parse().unwrap(), &headers, &trusted);
            assert_eq!(client.to_string(), expected, "{peer} {forwarded}");
        }
    }
}
