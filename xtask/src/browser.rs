//! Sees to it that the browsers of the end-to-end tests are there.

use std::env;

use anyhow::Result;

use crate::debian;
use crate::run::Log;

/// Debian's Chromium without the windows, menus and tabs that nobody looks at, and the font of the faces in
/// players' names.
const PACKAGES: [&str; 2] = ["chromium-headless-shell", "fonts-noto-color-emoji"];
/// Safari's engine with its driver, a screen that nobody sees, names of our own for addresses, and Firefox.
const ENGINES: [&str; 4] = ["webkit2gtk-driver", "xvfb", "libnss-wrapper", "firefox-esr"];
const OTHERWISE: &str = "Say where your Chromium is: CHROMIUM=/path/to/chromium cargo xtask test";

pub(crate) fn require(log: &Log) -> Result<()> {
    // Whoever names a browser has one. The tests read the same variable.
    if let Some(chromium) = env::var_os("CHROMIUM") {
        return log.say(&format!("using {}", chromium.display()));
    }
    debian::require(&PACKAGES, "The browser tests", OTHERWISE, log)
}

pub(crate) fn require_engines(log: &Log) -> Result<()> {
    let otherwise = "Leave them to the checks of a pull request, which run on Debian.";
    debian::require(&ENGINES, "The tests in other engines", otherwise, log)
}
