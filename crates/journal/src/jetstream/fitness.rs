//! Whether a cluster will do: what would lose or forge records is refused at the door, with the reason.

use std::time::Duration;

use async_nats::Client;
use futures_util::StreamExt;
use serde::Deserialize;
use tokio::time::{Instant, timeout_at};

use crate::Limits;

/// Older ones have taken two records for the same place, and lost what a replica had dropped.
const OLDEST: Release = Release(2, 10, 27);
/// All servers answer at once; those that are down never do.
const ANSWERS_WITHIN: Duration = Duration::from_secs(2);
/// What a message takes besides its bytes.
const HEADERS_BYTES: usize = 1024;

/// The question to all servers. The system account has to allow it, since it alone knows how they are set up.
const HOW_ARE_YOU: &str = "$SYS.REQ.SERVER.PING.JSZ";

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    #[error(
        "the NATS server {server} is version {found}, and {OLDEST} is the oldest that keeps what it has promised: older \
         ones have let two writers win at once and lost records; bring all servers up to date"
    )]
    Old { server: String, found: String },
    #[error(
        "the NATS server {server} has no JetStream; switch it on with a `jetstream` block, for the account of this user too"
    )]
    NoJetStream { server: String },
    #[error(
        "the NATS server {server} does not write to the disk before it answers, so a power cut could lose what players \
         were told; set `sync_interval: always` in its `jetstream` block"
    )]
    Unsynced { server: String },
    #[error(
        "the NATS servers do not say how they keep what they are given; export the service {HOW_ARE_YOU} from the system \
         account and import it into the account of this user, as docs/operating.md shows"
    )]
    Unasked,
    #[error(
        "the NATS servers take messages of {found} bytes, and a picture or a pack may take {needed}; set `max_payload: 4MB`"
    )]
    Narrow { found: usize, needed: usize },
    #[error(
        "there are {found} NATS servers, and {needed} copies are to be kept; add servers, or keep fewer copies"
    )]
    Few { found: usize, needed: usize },
    #[error("the stream {stream} has another {field} than this server gives it; {advice}")]
    Altered {
        stream: String,
        field: &'static str,
        advice: &'static str,
    },
    #[error(
        "the store was made by a newer molehunt (layout {found}, this one knows {known}); it was left as it is"
    )]
    Newer { found: u32, known: u32 },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Release(u64, u64, u64);

impl std::fmt::Display for Release {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}.{}", self.0, self.1, self.2)
    }
}

impl Release {
    /// What stands behind a dash is of no account: a preview has what it previews.
    fn read(text: &str) -> Option<Self> {
        let plain = text.split(['-', '+']).next()?;
        let mut numbers = plain.trim_start_matches('v').split('.');
        let mut number = || numbers.next()?.parse().ok();
        Some(Self(number()?, number()?, number()?))
    }
}

/// What one server says of itself.
#[derive(Debug, Deserialize)]
struct Told {
    server: Server,
    data: Option<Data>,
}

#[derive(Debug, Deserialize)]
struct Server {
    name: String,
    ver: String,
    #[serde(default)]
    jetstream: bool,
}

#[derive(Debug, Default, Deserialize)]
struct Data {
    #[serde(default)]
    config: Config,
    meta_cluster: Option<Meta>,
}

#[derive(Debug, Default, Deserialize)]
struct Config {
    #[serde(default)]
    sync_always: bool,
}

#[derive(Debug, Deserialize)]
struct Meta {
    #[serde(default)]
    cluster_size: usize,
}

/// Asks all servers that are there. `copies` of everything are to be kept.
pub(super) async fn examine(client: &Client, limits: &Limits, copies: usize) -> Result<(), Unfit> {
    let info = client.server_info();
    has_age(&info.server_name, &info.version)?;
    if !info.jetstream {
        let server = info.server_name;
        return Err(Unfit::NoJetStream { server });
    }
    let needed = limits.blob_bytes.max(limits.record_bytes) + HEADERS_BYTES;
    if client.max_payload() < needed {
        let found = client.max_payload();
        return Err(Unfit::Narrow { found, needed });
    }
    let told = ask_all(client).await;
    judge(&told, copies)
}

async fn ask_all(client: &Client) -> Vec<Told> {
    let mut told = Vec::new();
    let inbox = client.new_inbox();
    let Ok(mut answers) = client.subscribe(inbox.clone()).await else {
        return told;
    };
    let asked = client.publish_with_reply(HOW_ARE_YOU, inbox, "".into());
    if asked.await.is_err() {
        return told;
    }
    let until = Instant::now() + ANSWERS_WITHIN;
    while let Ok(Some(answer)) = timeout_at(until, answers.next()).await {
        if answer.status.is_some() {
            break;
        }
        told.extend(serde_json::from_slice::<Told>(&answer.payload));
        if told.len() >= size_of_cluster(&told) {
            break;
        }
    }
    told
}

fn judge(told: &[Told], copies: usize) -> Result<(), Unfit> {
    let found = match size_of_cluster(told) {
        0 => return Err(Unfit::Unasked),
        found => found,
    };
    for Told { server, data } in told {
        has_age(&server.name, &server.ver)?;
        // A server without JetStream only passes on.
        let syncs = data.as_ref().is_some_and(|data| data.config.sync_always);
        if server.jetstream && !syncs {
            let server = server.name.clone();
            return Err(Unfit::Unsynced { server });
        }
    }
    match found < copies {
        true => Err(Unfit::Few {
            found,
            needed: copies,
        }),
        false => Ok(()),
    }
}

/// With those that are down.
fn size_of_cluster(told: &[Told]) -> usize {
    let data = told.iter().filter_map(|told| told.data.as_ref());
    let sizes = data.filter_map(|data| data.meta_cluster.as_ref());
    let known = sizes.map(|meta| meta.cluster_size).max();
    known.unwrap_or(0).max(told.len())
}

fn has_age(server: &str, version: &str) -> Result<(), Unfit> {
    match Release::read(version) {
        Some(release) if release >= OLDEST => Ok(()),
        _ => Err(Unfit::Old {
            server: server.to_owned(),
            found: version.to_owned(),
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(name: &str, ver: &str, jetstream: bool, data: &str) -> Told {
        let server = format!(r#"{{"name":"{name}","ver":"{ver}","jetstream":{jetstream}}}"#);
        let told = format!(r#"{{"server":{server},"data":{data}}}"#);
        serde_json::from_str(&told).expect("an answer")
    }

    #[test]
    fn what_would_lose_records_is_refused() {
        let good = r#"{"config":{"sync_always":true},"meta_cluster":{"cluster_size":3}}"#;
        let lazy = r#"{"config":{"sync_interval":1},"meta_cluster":{"cluster_size":3}}"#;
        let alone = r#"{"config":{"sync_always":true}}"#;
        let server = |name: &str| name.to_owned();
        let table: Vec<(Vec<Told>, Result<(), Unfit>)> = vec![
            (vec![told("a", "2.10.27", true, good)], Ok(())),
            (vec![told("a", "2.12.0-preview.1", true, good)], Ok(())),
            (vec![], Err(Unfit::Unasked)),
            (
                vec![
                    told("a", "2.15.1", true, good),
                    told("b", "2.10.26", true, good),
                ],
                Err(Unfit::Old {
                    server: server("b"),
                    found: server("2.10.26"),
                }),
            ),
            (
                vec![
                    told("a", "2.15.1", true, good),
                    told("b", "2.15.1", true, lazy),
                ],
                Err(Unfit::Unsynced {
                    server: server("b"),
                }),
            ),
            // It keeps nothing.
            (
                vec![
                    told("a", "2.15.1", true, good),
                    told("b", "2.15.1", false, "null"),
                ],
                Ok(()),
            ),
            (
                vec![told("a", "2.15.1", true, alone)],
                Err(Unfit::Few {
                    found: 1,
                    needed: 3,
                }),
            ),
        ];
        for (told, expected) in table {
            assert_eq!(judge(&told, 3), expected, "{told:?}");
        }
    }

    #[test]
    fn versions_are_compared_by_number() {
        for (text, is_old) in [
            ("2.9.10", true),
            ("2.10.3", true),
            ("2.10.26", true),
            ("2.10.27", false),
            ("v2.11.0", false),
            ("2.15.1-RC.1", false),
            ("10.0.0", false),
            ("new", true),
            ("2.11", true),
        ] {
            assert_eq!(has_age("a", text).is_err(), is_old, "{text}");
        }
    }
}
