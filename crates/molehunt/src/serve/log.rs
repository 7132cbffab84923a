//! What is logged, to standard error. Whatever is asked for, other people's crates are not heard in detail: what goes
//! through them is bytes of phones, with tokens and cards.

use std::io::{IsTerminal, stderr};

use tracing_subscriber::filter::{FilterExt, LevelFilter, filter_fn};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, fmt};

/// Our crates, which say nothing that must stay secret at any level.
const OURS: [&str; 4] = ["journal", "molehunt", "rules", "server"];

pub(super) fn begin() {
    let asked = EnvFilter::try_from_default_env().unwrap_or_else(|_| "warn".into());
    let discreet =
        filter_fn(|event| is_ours(event.target()) || *event.level() <= LevelFilter::INFO);
    let lines = fmt::layer()
        .with_writer(stderr)
        .with_ansi(stderr().is_terminal())
        .with_filter(asked.and(discreet));
    tracing_subscriber::registry().with(lines).init();
}

fn is_ours(target: &str) -> bool {
    let krate = target.split("::").next().unwrap_or(target);
    OURS.contains(&krate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_crates_may_tell_details() {
        for (target, expected) in [
            ("server::accept", true),
            ("journal", true),
            ("tungstenite::protocol", false),
            ("hyper::proto::h1", false),
            ("servers::of::others", false),
            ("", false),
        ] {
            assert_eq!(is_ours(target), expected, "{target}");
        }
    }
}
