//! Where a siege takes place: every address on it, and how guests with those addresses reach the server.
//!
//! A cable lies between two network namespaces without names, which are gone with the last process in them, however
//! that ends; nothing outside of them is touched. A proxy needs none, and no right to make any: it is this computer,
//! whose word the server takes for where guests come from.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use load::Address;
use serde::{Deserialize, Serialize};

/// On the guests' end of the cable.
const GUESTS_END: &str = "guests0";
pub(crate) const SERVERS_END: &str = "server0";
const PORT: u16 = 4280;
/// Nobody outside has these: they are for measuring networks.
const SERVER_V4: Ipv4Addr = Ipv4Addr::new(198, 19, 255, 1);
const SERVER_V6: Ipv6Addr = Ipv6Addr::new(0xfd51, 0, 0, 0, 0, 0, 0, 1);
/// Networks of IPv4 in one block of addresses; those beyond have IPv6.
const V4_NETWORKS: usize = 200;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ground {
    Cable,
    /// The server listens at this port of this computer, or at a free one where it is none.
    Proxy {
        port: u16,
    },
}

/// Whose network it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Besiegers,
    Players,
}

/// The address of somebody in one of the networks of a side. Each is a /24 of its own, or a /48.
pub(crate) fn somebody(side: Side, network: usize) -> Result<IpAddr> {
    let (block, prefix) = match side {
        Side::Besiegers => (18, 1),
        Side::Players => (19, 2),
    };
    // Households are of both kinds from the first.
    let is_v4 = match side {
        Side::Besiegers => network < V4_NETWORKS,
        Side::Players => network.is_multiple_of(2),
    };
    Ok(if is_v4 {
        let third = u8::try_from(network).context("there are too many networks")?;
        Ipv4Addr::new(198, block, third, 9).into()
    } else {
        let third = u16::try_from(network).context("there are too many networks")?;
        Ipv6Addr::new(0xfd51, prefix, third, 0, 0, 0, 0, 9).into()
    })
}

impl Ground {
    /// The server, for whoever comes from there.
    pub(crate) fn way_from(self, ip: IpAddr) -> Result<Address> {
        Ok(match (self, ip) {
            (Self::Cable, IpAddr::V4(_)) => {
                format!("{SERVER_V4}:{PORT}").parse::<Address>()?.from(ip)
            }
            (Self::Cable, IpAddr::V6(_)) => {
                format!("[{SERVER_V6}]:{PORT}").parse::<Address>()?.from(ip)
            }
            (Self::Proxy { port }, _) => {
                let here = format!("127.0.0.1:{port}").parse::<Address>()?;
                here.on_behalf_of(ip)
            }
        })
    }

    /// The same, as the server has found it.
    pub(crate) fn found(self, listens: &str) -> Result<Self> {
        Ok(match self {
            Self::Cable => self,
            Self::Proxy { .. } => {
                let port = listens.rsplit(':').next().unwrap_or_default();
                let port = port.trim_end_matches('/').parse();
                let port = port.with_context(|| format!("there is no port: {listens}"))?;
                Self::Proxy { port }
            }
        })
    }

    /// What the server is told of it.
    pub(crate) fn arguments(self) -> Vec<String> {
        match self {
            Self::Cable => vec!["--listen".into(), format!("[::]:{PORT}")],
            Self::Proxy { port } => vec![
                "--listen".into(),
                format!("127.0.0.1:{port}"),
                "--trusted-proxy".into(),
                "127.0.0.1".into(),
            ],
        }
    }
}

/// Lays the cable from here to the namespace of that process, and gives this end all addresses of all guests.
pub(crate) fn lay_cable(to: u32, besiegers: usize, players: usize) -> Result<()> {
    let mut lines = vec![
        "link set lo up".to_owned(),
        format!("link add name {GUESTS_END} type veth peer name {SERVERS_END} netns {to}"),
    ];
    for (side, networks) in [(Side::Besiegers, besiegers), (Side::Players, players)] {
        for network in 0..networks {
            let ip = somebody(side, network)?;
            lines.push(has(GUESTS_END, ip));
        }
    }
    lines.push(format!("link set {GUESTS_END} up"));
    for server in [IpAddr::from(SERVER_V4), SERVER_V6.into()] {
        lines.push(format!("route add {server} dev {GUESTS_END}"));
    }
    ip(&lines)
}

/// The same at the server's end.
pub(crate) fn servers_end() -> Vec<String> {
    vec![
        "link set lo up".into(),
        has(SERVERS_END, SERVER_V4.into()),
        has(SERVERS_END, SERVER_V6.into()),
        format!("link set {SERVERS_END} up"),
        format!("route add 198.18.0.0/15 dev {SERVERS_END}"),
        format!("route add fd51::/16 dev {SERVERS_END}"),
    ]
}

/// Addresses count at once: nobody else could have them.
fn has(end: &str, ip: IpAddr) -> String {
    match ip {
        IpAddr::V4(_) => format!("address add {ip}/32 dev {end}"),
        IpAddr::V6(_) => format!("address add {ip}/128 dev {end} nodad"),
    }
}

fn ip(lines: &[String]) -> Result<()> {
    let mut ip = Command::new("ip")
        .args(["-batch", "-"])
        .stdin(Stdio::piped())
        .spawn()
        .context("`ip` could not be started: it is in the package iproute2")?;
    let mut told = ip.stdin.take().context("the input was just piped")?;
    told.write_all((lines.join("\n") + "\n").as_bytes())?;
    drop(told);
    ensure!(ip.wait()?.success(), "the cable could not be laid");
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn everybody_has_a_network_of_their_own() {
        let besiegers = (0..256).map(|network| somebody(Side::Besiegers, network));
        let players = (0..100).map(|network| somebody(Side::Players, network));
        let networks: HashSet<String> = besiegers
            .chain(players)
            .map(|ip| match ip.expect("there are so many") {
                IpAddr::V4(ip) => format!("{:?}", &ip.octets()[..3]),
                IpAddr::V6(ip) => format!("{:x?}", &ip.segments()[..3]),
            })
            .collect();
        assert_eq!(networks.len(), 356);
    }
}
