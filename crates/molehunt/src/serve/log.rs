//! What is logged, to standard error. Whatever is asked for, other people's crates are not heard in detail: what goes
//! through them is bytes of phones, with tokens and cards.

use std::io::{IsTerminal, stderr};
use std::panic;

use clap::ValueEnum;
use tracing_subscriber::filter::{FilterExt, LevelFilter, filter_fn};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Registry, fmt};

/// Our crates, which say nothing that must stay secret at any level.
const OURS: [&str; 4] = ["journal", "molehunt", "rules", "server"];

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// For people.
    #[default]
    Text,
    /// One JSON object a line, for programs.
    Json,
}

impl Format {
    fn lines(self) -> Box<dyn Layer<Registry> + Send + Sync> {
        match self {
            Self::Text => fmt::layer()
                .with_writer(stderr)
                .with_ansi(stderr().is_terminal())
                .boxed(),
            Self::Json => fmt::layer()
                .json()
                .flatten_event(true)
                .with_current_span(false)
                .with_span_list(false)
                .with_writer(stderr)
                .boxed(),
        }
    }
}

pub(super) fn begin(format: Format) {
    let asked = EnvFilter::try_from_default_env().unwrap_or_else(|_| "warn".into());
    let discreet =
        filter_fn(|event| is_ours(event.target()) || *event.level() <= LevelFilter::INFO);
    let lines = format.lines().with_filter(asked.and(discreet));
    tracing_subscriber::registry().with(lines).init();
    if format == Format::Json {
        panic::set_hook(Box::new(|panicked| {
            let at = panicked.location().map(tracing::field::display);
            let why = panicked.payload_as_str().unwrap_or_default();
            tracing::error!(at, why, "something panicked");
        }));
    }
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
