//! What the host reads in the terminal once the server is ready.

use std::fmt::Write;
use std::path::Path;

use server::BaseUrl;

use super::qr;

pub(super) struct Welcome<'a> {
    /// At least one, the best first.
    pub(super) links: &'a [BaseUrl],
    pub(super) is_public: bool,
    /// For a browser, or a program, on this computer.
    pub(super) listening: BaseUrl,
    pub(super) data: &'a Path,
    /// How many came from which folder, if there is one.
    pub(super) packs: Option<(usize, &'a Path)>,
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
        if *best == self.listening {
            writeln!(text, "  Only this computer can reach this address.")?;
        } else if !self.is_public {
            writeln!(
                text,
                "  Guests must be on the same Wi-Fi as this computer; mobile data does not reach it."
            )?;
        }
        writeln!(text, "  Tables are kept in {}", self.data.display())?;
        if let Some((count, folder)) = self.packs {
            let packs = if count == 1 { "pack" } else { "packs" };
            writeln!(text, "  {count} {packs} read from {}", folder.display())?;
        }
        writeln!(text, "  Stop with Ctrl-C.\n")?;
        write!(text, "listening on {}", self.listening)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(links: &[&str], is_public: bool, with_code: bool) -> String {
        let links: Vec<BaseUrl> = links.iter().map(|link| link.parse().unwrap()).collect();
        let welcome = Welcome {
            links: &links,
            is_public,
            listening: "http://127.0.0.1:4280".parse().unwrap(),
            data: Path::new("tables"),
            packs: Some((1, Path::new("club"))),
        };
        welcome.text(with_code)
    }

    #[test]
    fn the_best_address_comes_first_and_the_last_line_is_for_programs() {
        let text = text(
            &["http://192.168.1.7:4280", "http://10.0.0.3:4280"],
            false,
            true,
        );
        let (best, other) = (
            text.find("192.168.1.7").unwrap(),
            text.find("10.0.0.3").unwrap(),
        );
        assert!(best < other && text.contains("same Wi-Fi") && text.contains('█'));
        assert_eq!(
            text.lines().last(),
            Some("listening on http://127.0.0.1:4280")
        );
    }

    #[test]
    fn a_public_server_says_nothing_of_wi_fi() {
        let text = text(&["https://play.example.org"], true, false);
        assert!(text.contains("https://play.example.org") && !text.contains("Wi-Fi"));
    }

    #[test]
    fn a_server_on_loopback_says_that_nobody_else_reaches_it() {
        let text = text(&["http://127.0.0.1:4280"], false, false);
        assert!(text.contains("Only this computer") && !text.contains('█'));
        assert!(text.contains("1 pack read from club"));
    }
}
