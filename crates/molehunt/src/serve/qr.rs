//! A QR code for the terminal, two modules per character.

use qrcodegen::{QrCode, QrCodeEcc};

const QUIET: i32 = 2;

/// Black on white whatever the terminal's own colours are, since not every camera reads the negative.
const BLACK_ON_WHITE: &str = "\x1b[38;5;16;48;5;231m";
const RESET: &str = "\x1b[0m";

/// Nothing if the text is too long for a code.
pub(super) fn draw(text: &str) -> Option<String> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let span = || -QUIET..code.size() + QUIET;
    let line = |y: i32| {
        let half = |x: i32| match (code.get_module(x, y), code.get_module(x, y + 1)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        };
        let modules: String = span().map(half).collect();
        format!("  {BLACK_ON_WHITE}{modules}{RESET}\n")
    };
    Some(span().step_by(2).map(line).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_equally_wide_and_resets_the_colours() {
        let code = draw("http://192.168.100.200:4280").unwrap();
        let width = code.lines().next().unwrap().chars().count();
        for line in code.lines() {
            assert_eq!(line.chars().count(), width);
            assert!(line.ends_with(RESET));
        }
    }
}
