//! What the host reads in the terminal once the server is ready.

use std::fmt::Write;
use std::net::SocketAddr;
use std::path::Path;

use server::BaseUrl;
use wire::Reach;

use super::qr;

pub(super) struct Welcome<'a> {
    /// At least one, the best first.
    pub(super) links: &'a [BaseUrl],
    pub(super) reach: Reach,
    /// A name that is easy to type, where there is one.
    pub(super) easy: Option<&'a BaseUrl>,
    /// For a browser, or a program, on this computer.
    pub(super) listening: BaseUrl,
    /// Where it can be watched, if anywhere.
    pub(super) metrics: Option<SocketAddr>,
    /// Where tables are kept, in a sentence.
    pub(super) kept: &'a str,
    /// How many came from which folder, if there is one.
    pub(super) packs: Option<(usize, &'a Path)>,
    /// A proxy was named.
    pub(super) is_behind_proxy: bool,
    /// How many connections there can be, if that is fewer than were asked for.
    pub(super) too_few: Option<usize>,
}

impl Welcome<'_> {
    pub(super) fn text(&self, with_code: bool) -> String {
        let mut text = String::from("Molehunt is ready.\n\n");
        let written = self.write(&mut text, with_code);
        written.expect("writing to a string cannot fail");
        text
    }

    fn write(&self, text: &mut String, with_code: bool) -> std::fmt::Result {
        let (best, others) = self.links.split_first().expect("there is an address");
        if with_code && let Some(code) = qr::draw(&best.to_string()) {
            writeln!(text, "{code}")?;
            writeln!(text, "  Scan this, or open  {best}\n")?;
        } else {
            writeln!(text, "  Open  {best}\n")?;
        }
        if let Some(easy) = self.easy {
            writeln!(text, "  Easier to type, on most phones:  {easy}\n")?;
        }
        if !others.is_empty() {
            writeln!(
                text,
                "  If that does not work, this computer also has these addresses:"
            )?;
            for other in others {
                writeln!(text, "    {other}")?;
            }
            writeln!(text)?;
        }
        match self.reach {
            Reach::Computer => writeln!(text, "  Only this computer can reach this address.")?,
            Reach::Network => writeln!(
                text,
                "  Guests must be on the same Wi-Fi as this computer; mobile data does not reach it."
            )?,
            Reach::Anywhere => {}
        }
        writeln!(text, "  {}", self.kept)?;
        if let Some((count, folder)) = self.packs {
            let packs = if count == 1 { "pack" } else { "packs" };
            writeln!(text, "  {count} {packs} read from {}", folder.display())?;
        }
        let unless = match self.is_behind_proxy {
            true => ", but for what its proxy passes on",
            false => ", unless a proxy passes something on: name it with --trusted-proxy",
        };
        writeln!(text, "  This computer itself is not limited{unless}.")?;
        if let Some(connections) = self.too_few {
            writeln!(
                text,
                "  The system allows {connections} connections at a time: it limits open files."
            )?;
        }
        if let Some(metrics) = self.metrics {
            writeln!(text, "  Metrics are at http://{metrics}/metrics")?;
        }
        writeln!(text, "  Stop with Ctrl-C.\n")?;
        write!(text, "listening on {}", self.listening)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(links: &[&str], reach: Reach, with_code: bool) -> String {
        let links: Vec<BaseUrl> = links.iter().map(|link| link.parse().unwrap()).collect();
        let easy = "http://molehunt.local:4280".parse().unwrap();
        let welcome = Welcome {
            links: &links,
            reach,
            easy: (reach == Reach::Network).then_some(&easy),
            listening: "http://127.0.0.1:4280".parse().unwrap(),
            metrics: None,
            kept: "Tables are kept in tables",
            packs: Some((1, Path::new("club"))),
            is_behind_proxy: reach == Reach::Anywhere,
            too_few: Some(960),
        };
        welcome.text(with_code)
    }

    #[test]
    fn the_best_address_comes_first_and_the_last_line_is_for_programs() {
        let text = text(
            &["http://192.168.1.7:4280", "http://10.0.0.3:4280"],
            Reach::Network,
            true,
        );
        let (best, other) = (
            text.find("192.168.1.7").unwrap(),
            text.find("10.0.0.3").unwrap(),
        );
        let easy = text.find("molehunt.local").unwrap();
        assert!(best < easy && easy < other && text.contains("same Wi-Fi") && text.contains('█'));
        assert_eq!(
            text.lines().last(),
            Some("listening on http://127.0.0.1:4280")
        );
    }

    #[test]
    fn a_public_server_says_nothing_of_wi_fi() {
        let text = text(&["https://play.example.org"], Reach::Anywhere, false);
        assert!(text.contains("https://play.example.org") && !text.contains("Wi-Fi"));
        assert!(text.contains("not limited, but for what its proxy passes on."));
    }

    #[test]
    fn a_server_on_loopback_says_that_nobody_else_reaches_it() {
        let text = text(&["http://127.0.0.1:4280"], Reach::Computer, false);
        assert!(text.contains("Only this computer") && !text.contains('█'));
        assert!(text.contains("1 pack read from club") && text.contains("allows 960 connections"));
        assert!(text.contains("kept in tables"));
    }
}
