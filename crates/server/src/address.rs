//! Whom a limit counts. Knows networks only, never who is behind them.

use std::net::IpAddr;
use std::num::NonZeroU32;

use ipnet::IpNet;

/// What one household has of IPv6.
const HOUSEHOLD_BITS: u8 = 64;

/// Networks that one customer may have more of, and how many times the allowance of a household all of them
/// have together.
const WIDER: [(u8, NonZeroU32); 2] = [(56, households(4)), (48, households(16))];

const fn households(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).expect("a network has somebody in it")
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Address {
    /// The computer that the server runs on, for itself. It is not limited.
    Here,
    /// An IPv4 address or a network of IPv6.
    Network(IpNet),
}

impl Address {
    pub(crate) fn of(ip: IpAddr) -> Self {
        match ip.to_canonical() {
            ip @ IpAddr::V4(_) => Self::Network(ip.into()),
            ip @ IpAddr::V6(_) => Self::network(ip, HOUSEHOLD_BITS),
        }
    }

    /// Whether it is not counted.
    pub(crate) fn is_spared(self) -> bool {
        self == Self::Here
    }

    /// Itself and the networks it lies in, each with how many times the allowance of one household it has.
    pub(crate) fn and_wider(self) -> impl Iterator<Item = (Self, NonZeroU32)> {
        let wider = WIDER
            .into_iter()
            .filter_map(move |(bits, times)| match self {
                Self::Network(IpNet::V6(near)) => {
                    Some((Self::network(near.addr().into(), bits), times))
                }
                Self::Network(IpNet::V4(_)) | Self::Here => None,
            });
        std::iter::once((self, NonZeroU32::MIN)).chain(wider)
    }

    fn network(ip: IpAddr, bits: u8) -> Self {
        let whole = IpNet::from(ip);
        Self::Network(IpNet::new(ip, bits).unwrap_or(whole).trunc())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> Address {
        Address::of(text.parse().unwrap())
    }

    #[test]
    fn one_household_is_one_address() {
        let same = |one, other| address(one) == address(other);
        assert!(same("::ffff:192.0.2.7", "192.0.2.7"));
        assert!(same("2001:db8:1:2::3", "2001:db8:1:2:ffff::4"));
        assert!(!same("2001:db8:1:2::3", "2001:db8:1:3::3"));
        assert!(!same("192.0.2.7", "192.0.2.8"));
    }

    #[test]
    fn wider_networks_are_counted_too() {
        let widths = |text| {
            let all = address(text).and_wider();
            all.map(|(network, times)| match network {
                Address::Network(network) => format!("{network} {times}"),
                Address::Here => "here".into(),
            })
            .collect::<Vec<_>>()
        };
        assert_eq!(widths("192.0.2.7"), ["192.0.2.7/32 1"]);
        assert_eq!(
            widths("2001:db8:1:2345::3"),
            [
                "2001:db8:1:2345::/64 1",
                "2001:db8:1:2300::/56 4",
                "2001:db8:1::/48 16"
            ]
        );
    }
}
