//! Addresses of this server as browsers name them, and whose pages may open a socket to it.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use axum::http::uri::{Authority, Scheme};
use axum::http::{HeaderMap, Uri, header};

/// `http://host:port` or `https://host`, without a path.
#[derive(Clone, PartialEq, Eq)]
pub struct BaseUrl {
    https: bool,
    authority: Authority,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an address looks like https://play.example.org or http://192.0.2.7:4280, without a path")]
pub struct BadBaseUrl;

impl BaseUrl {
    pub fn http(authority: Authority) -> Self {
        Self {
            https: false,
            authority,
        }
    }

    pub fn https(authority: Authority) -> Self {
        Self {
            https: true,
            authority,
        }
    }

    fn matches(&self, host: &Authority) -> bool {
        let default = if self.https { 443 } else { 80 };
        let port = |authority: &Authority| authority.port_u16().unwrap_or(default);
        self.authority.host().eq_ignore_ascii_case(host.host())
            && port(&self.authority) == port(host)
    }
}

impl FromStr for BaseUrl {
    type Err = BadBaseUrl;

    fn from_str(text: &str) -> Result<Self, BadBaseUrl> {
        let uri: Uri = text.parse().map_err(|_| BadBaseUrl)?;
        let parts = uri.into_parts();
        let bare = parts.path_and_query.is_none_or(|path| path == "/");
        let https = match parts.scheme {
            Some(scheme) if scheme == Scheme::HTTPS => true,
            Some(scheme) if scheme == Scheme::HTTP => false,
            _ => return Err(BadBaseUrl),
        };
        match parts.authority {
            Some(authority) if bare && !authority.as_str().contains('@') => {
                Ok(Self { https, authority })
            }
            _ => Err(BadBaseUrl),
        }
    }
}

impl fmt::Display for BaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.https { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority)
    }
}

impl fmt::Debug for BaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The name under which the browser reached us, if it is one that could be ours.
pub(crate) fn host(headers: &HeaderMap) -> Option<Authority> {
    let host: Authority = headers.get(header::HOST)?.to_str().ok()?.parse().ok()?;
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-_:[]".contains(&byte);
    host.as_str().bytes().all(is_plain).then_some(host)
}

/// Endings of names that the public DNS answers for nobody.
const NOT_PUBLIC: [&str; 6] = ["local", "localhost", "internal", "home.arpa", "lan", "test"];

/// Whether a page under this host is ours. One that somebody else named could be told any day that its name
/// means this server, and would then read and send here what it likes.
pub(crate) fn is_known_as(host: &Authority, names: &[BaseUrl]) -> bool {
    let name = host.host().to_ascii_lowercase();
    let name = name.trim_end_matches('.');
    let bare = name
        .strip_prefix('[')
        .and_then(|name| name.strip_suffix(']'));
    let is_number = bare.unwrap_or(name).parse::<IpAddr>().is_ok();
    let is_near = !name.contains('.')
        || NOT_PUBLIC.iter().any(|ending| {
            let before = name.strip_suffix(ending);
            before.is_some_and(|before| before.ends_with('.'))
        });
    let is_named = |url: &BaseUrl| url.authority.host().eq_ignore_ascii_case(name);
    is_number || is_near || names.iter().any(is_named)
}

/// Whether the request comes from one of our own pages. Programs other than browsers name no
/// origin, and no page can make a browser leave it out.
pub(crate) fn is_ours(headers: &HeaderMap, links: &[BaseUrl]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let Some(origin) = origin
        .to_str()
        .ok()
        .and_then(|origin| origin.parse::<BaseUrl>().ok())
    else {
        return false;
    };
    let at_our_host = host(headers).is_some_and(|host| origin.matches(&host));
    at_our_host
        || links
            .iter()
            .any(|link| link.https == origin.https && link.matches(&origin.authority))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_may_connect_only_to_where_it_came_from() {
        let links = ["https://play.example.org".parse().unwrap()];
        let table = [
            (None, "192.0.2.7:4280", true),
            (Some("http://192.0.2.7:4280"), "192.0.2.7:4280", true),
            (Some("http://MOLE.local"), "mole.local:80", true),
            (Some("https://mole.local"), "mole.local", true),
            (
                Some("http://[2001:db8::1]:4280"),
                "[2001:db8::1]:4280",
                true,
            ),
            (Some("https://play.example.org"), "127.0.0.1:4280", true),
            (Some("https://play.example.org:443"), "127.0.0.1:4280", true),
            (Some("http://play.example.org"), "127.0.0.1:4280", false),
            (Some("http://192.0.2.7:4281"), "192.0.2.7:4280", false),
            (Some("https://evil.example"), "192.0.2.7:4280", false),
            (
                Some("https://play.example.org.evil.example"),
                "127.0.0.1:4280",
                false,
            ),
            (Some("http://a@192.0.2.7:4280"), "192.0.2.7:4280", false),
            (Some("null"), "192.0.2.7:4280", false),
            (Some(""), "192.0.2.7:4280", false),
        ];
        for (origin, host, expected) in table {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, host.parse().unwrap());
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, origin.parse().unwrap());
            }
            assert_eq!(is_ours(&headers, &links), expected, "{origin:?} at {host}");
        }
    }

    #[test]
    fn only_names_that_nobody_else_can_give_are_ours() {
        let links = ["https://play.example.org".parse().unwrap()];
        let table = [
            ("192.0.2.7:4280", true),
            ("[2001:db8::1]:4280", true),
            ("localhost:4280", true),
            ("molehunt.local:4280", true),
            ("raspberrypi", true),
            ("tv.home.arpa", true),
            ("raspberrypi.lan:4280", true),
            ("PLAY.example.org.", true),
            ("play.example.org:8443", true),
            ("evil.example", false),
            ("evil-local", true),
            ("evil.notlocal", false),
            ("192.0.2.7.evil.example", false),
        ];
        for (host, expected) in table {
            let host = host.parse().unwrap();
            assert_eq!(is_known_as(&host, &links), expected, "{host}");
        }
    }

    #[test]
    fn a_host_that_says_more_than_a_name_is_none() {
        for (text, is_one) in [
            ("192.0.2.7:4280", true),
            ("[2001:db8::1]:4280", true),
            ("a;script-src.local", false),
            ("user@192.0.2.7", false),
            ("a*b.local", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, text.parse().unwrap());
            assert_eq!(host(&headers).is_some(), is_one, "{text}");
        }
    }

    #[test]
    fn a_base_url_has_no_path() {
        for bad in [
            "",
            "play.example.org",
            "ftp://a",
            "https://a/b",
            "https://a?b",
            "https://u@a",
        ] {
            assert_eq!(bad.parse::<BaseUrl>(), Err(BadBaseUrl), "{bad}");
        }
        let url: BaseUrl = "https://a.example:8443/".parse().unwrap();
        assert_eq!(url.to_string(), "https://a.example:8443");
    }
}
