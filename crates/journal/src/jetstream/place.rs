//! Where a store in a cluster is found, and how it is opened: the servers, who we are to them, and the streams that are
//! made when there are none.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, ServerAddr};
use futures_util::future::try_join_all;
use serde_json::{Value, json};
use tokio::sync::Notify;
use tokio::time::Instant;

use super::api::{Api, Info};
use super::fitness::{Unfit, examine};
use super::hall::{Hall, LAYOUT, Plan};
use super::names::Names;
use super::store::{Store, failed};
use crate::room::unix_now_ms;
use crate::{JournalError, Limits};

/// A server that has left three of these unanswered is given up for another.
const PINGS_EVERY: Duration = Duration::from_secs(2);
const CONNECTS_WITHIN: Duration = Duration::from_secs(5);
/// A cluster that has just been started elects its leaders first.
const OPENS_WITHIN: Duration = Duration::from_secs(30);

/// NATS servers that hold tables, and how to come in.
#[derive(Clone)]
pub struct NatsPlace {
    servers: Vec<ServerAddr>,
    /// A name and a password, as they were typed.
    user: Option<(String, String)>,
    pub options: NatsOptions,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NatsOptions {
    /// Names the store among others in the same cluster.
    pub name: String,
    /// How many servers keep each record.
    pub copies: usize,
    /// Over how many streams the rooms are spread, if the store is new.
    pub shelves: u32,
    /// A file of credentials, as `nsc` writes it.
    pub credentials: Option<PathBuf>,
    /// Whom to believe who the servers are, besides those that the system believes.
    pub authority: Option<PathBuf>,
    /// A certificate and its key, to show who we are.
    pub certificate: Option<(PathBuf, PathBuf)>,
}

impl Default for NatsOptions {
    fn default() -> Self {
        Self {
            name: "molehunt".to_owned(),
            copies: 3,
            shelves: 8,
            credentials: None,
            authority: None,
            certificate: None,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("NATS servers are named like nats://user:password@one:4222,two:4222 or tls://one,two")]
pub struct BadNatsPlace;

impl FromStr for NatsPlace {
    type Err = BadNatsPlace;

    /// What stands before the first server is said once and holds for all of them.
    fn from_str(text: &str) -> Result<Self, BadNatsPlace> {
        let (scheme, rest) = text.split_once("://").ok_or(BadNatsPlace)?;
        if !matches!(scheme, "nats" | "tls") {
            return Err(BadNatsPlace);
        }
        let (user, hosts) = match rest.rsplit_once('@') {
            Some((user, hosts)) => (Some(user.split_once(':').ok_or(BadNatsPlace)?), hosts),
            None => (None, rest),
        };
        let address = |host: &str| match host.is_empty() {
            true => Err(BadNatsPlace),
            false => format!("{scheme}://{host}")
                .parse()
                .map_err(|_| BadNatsPlace),
        };
        Ok(Self {
            servers: hosts.split(',').map(address).collect::<Result<_, _>>()?,
            user: user.map(|(name, password)| (name.to_owned(), password.to_owned())),
            options: NatsOptions::default(),
        })
    }
}

impl fmt::Display for NatsPlace {
    /// Without the password, so that it can be shown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, server) in self.servers.iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            let (host, port) = (server.host(), server.port());
            match host.contains(':') {
                true => write!(f, "{comma}[{host}]:{port}")?,
                false => write!(f, "{comma}{host}:{port}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for NatsPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NatsPlace")
            .field("servers", &format_args!("{self}"))
            .field("options", &self.options)
            .finish()
    }
}

impl NatsPlace {
    /// `connected` hears of each new connection.
    pub(super) async fn open(
        &self,
        limits: Limits,
        connected: Arc<Notify>,
    ) -> Result<Store, JournalError> {
        let client = self.connect(connected).await?;
        let fit = examine(&client, &limits, self.options.copies).await;
        fit.map_err(JournalError::Unfit)?;
        let (api, names) = (Api::new(client), Names::new(&self.options.name));
        let until = Instant::now() + OPENS_WITHIN;
        self.stream(&api, &names.hall(), vec![names.notice(">")], None, until)
            .await?;
        let plan = self
            .plan(&Hall::new(api.clone(), names.clone()), until)
            .await?;
        let shelves = (0..plan.shelves).map(|shelf| {
            let retold = (names.log(shelf, "*"), names.feed("{{wildcard(1)}}"));
            let (stream, subjects) = (names.shelf(shelf), vec![names.everything_on(shelf)]);
            let api = &api;
            async move {
                self.stream(api, &stream, subjects, Some(retold), until)
                    .await
            }
        });
        try_join_all(shelves).await?;
        let store = Store::new(api, names, plan, limits);
        // A stream that was just made may have no leader yet.
        let weighed = store.api.patiently(until, || store.weigh_all()).await;
        weighed.map_err(failed)?;
        Ok(store)
    }

    async fn connect(&self, connected: Arc<Notify>) -> Result<Client, JournalError> {
        let NatsOptions {
            credentials,
            authority,
            certificate,
            ..
        } = &self.options;
        let mut options = ConnectOptions::new()
            .name("molehunt")
            .connection_timeout(CONNECTS_WITHIN)
            .ping_interval(PINGS_EVERY)
            .event_callback(move |event| {
                let connected = Arc::clone(&connected);
                async move { note(&event, &connected) }
            });
        if let Some((name, password)) = self.user.clone() {
            options = options.user_and_password(name, password);
        }
        if let Some(authority) = authority {
            options = options.add_root_certificates(authority.clone());
        }
        if let Some((certificate, key)) = certificate {
            options = options.add_client_certificate(certificate.clone(), key.clone());
        }
        if let Some(path) = credentials {
            let read = std::fs::read_to_string(path);
            let secret = read.map_err(|error| JournalError::unopened(path, error))?;
            let known = options.credentials(&secret);
            options = known.map_err(|error| JournalError::unopened(path, error))?;
        }
        let client = options.connect(self.servers.clone()).await;
        client.map_err(|error| JournalError::Unreached {
            place: self.to_string(),
            cause: Arc::new(error),
        })
    }

    async fn plan(&self, hall: &Hall, until: Instant) -> Result<Plan, JournalError> {
        let new = Plan {
            layout: LAYOUT,
            shelves: self.options.shelves.max(1),
            epoch: unix_now_ms(),
        };
        let plan = hall.plan(new, until).await.map_err(failed)?;
        match plan.layout {
            LAYOUT => Ok(plan),
            found => Err(JournalError::Unfit(Unfit::Newer {
                found,
                known: LAYOUT,
            })),
        }
    }

    /// Finds a stream or makes it. What it stores under the first of `retold` is told under the second.
    async fn stream(
        &self,
        api: &Api,
        name: &str,
        subjects: Vec<String>,
        retold: Option<(String, String)>,
        until: Instant,
    ) -> Result<(), JournalError> {
        let mut wanted = json!({
            "name": name,
            "subjects": subjects,
            "retention": "limits",
            "storage": "file",
            "discard": "new",
            "num_replicas": self.options.copies,
            "max_age": 0,
            "max_bytes": -1,
            "max_msgs": -1,
            "max_msgs_per_subject": -1,
            "max_consumers": -1,
            "allow_direct": true,
        });
        if let Some((from, to)) = retold {
            wanted["republish"] = json!({ "src": from, "dest": to });
        }
        let found = match patiently_info(api, name, until).await {
            Some(info) => info,
            None => api
                .patiently(until, || api.create(&wanted))
                .await
                .map_err(failed)?,
        };
        is_unaltered(name, &wanted, &found.config).map_err(JournalError::Unfit)
    }
}

/// A stream that is there. One that is not, and one whose leader is being elected, look alike for a moment; making it
/// again finds it.
async fn patiently_info(api: &Api, name: &str, until: Instant) -> Option<Info> {
    let first = api.info(name).await;
    match first {
        Ok(info) => Some(info),
        Err(fault) if fault.is_not_found() => None,
        Err(_) => api.patiently(until, || api.info(name)).await.ok(),
    }
}

/// Operators may give a stream more copies or bounds; what would lose or hide records is refused.
fn is_unaltered(stream: &str, wanted: &Value, found: &Value) -> Result<(), Unfit> {
    const ADVICE: &str = "put it back as it was, or give the store another name";
    const NEVER_FORGETS: &str = "put it back to 0, or tables are forgotten while they are played";
    let checked = [
        ("subjects", ADVICE),
        ("storage", ADVICE),
        ("retention", ADVICE),
        ("discard", ADVICE),
        ("republish", ADVICE),
        ("allow_direct", ADVICE),
        ("max_age", NEVER_FORGETS),
        ("max_msgs_per_subject", ADVICE),
    ];
    for (field, advice) in checked {
        if plain(&wanted[field]) != plain(&found[field]) {
            return Err(Unfit::Altered {
                stream: stream.to_owned(),
                field,
                advice,
            });
        }
    }
    Ok(())
}

/// What a server says by leaving it out or by adding what is meant anyway.
fn plain(value: &Value) -> Value {
    match value {
        Value::Null => Value::from(false),
        Value::Object(fields) => {
            let said = fields
                .iter()
                .filter(|(_, value)| value.as_bool() != Some(false));
            Value::Object(
                said.map(|(name, value)| (name.clone(), value.clone()))
                    .collect(),
            )
        }
        other => other.clone(),
    }
}

/// For ever: after each new connection looks at what may have been missed, and at whom we talk to now.
pub(super) async fn look_over(store: Arc<Store>, copies: usize, connected: Arc<Notify>) {
    loop {
        connected.notified().await;
        store.followers.look_soon();
        if let Err(unfit) = examine(store.api.client(), &store.limits, copies).await {
            tracing::error!(%unfit, "the NATS servers are not as they should be");
        }
    }
}

fn note(event: &Event, connected: &Notify) {
    match event {
        Event::Connected => {
            tracing::info!("connected to a NATS server");
            connected.notify_one();
        }
        Event::Disconnected => tracing::warn!("the NATS server is gone; another one is tried"),
        other => tracing::debug!(event = %other, "the NATS client says"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_are_named_in_one_line() {
        let place: NatsPlace = "nats://mole:sec@ret@one:4222,two,[::1]:4333"
            .parse()
            .expect("a place");
        assert_eq!(place.to_string(), "one:4222, two:4222, [::1]:4333");
        assert_eq!(place.user, Some(("mole".to_owned(), "sec@ret".to_owned())));
        assert!(!format!("{place:?}").contains("ret"));
        for bad in [
            "",
            "one:4222",
            "http://one",
            "nats://",
            "nats://one,,two",
            "nats://mole@one",
            "nats://a b",
        ] {
            assert!(bad.parse::<NatsPlace>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_stream_that_would_forget_is_refused_and_one_with_bounds_is_not() {
        let wanted = json!({"subjects": ["a.>"], "storage": "file", "max_age": 0, "discard": "new",
            "republish": {"src": "a", "dest": "b"}, "allow_direct": true, "max_bytes": -1});
        let mut found = wanted.clone();
        found["max_bytes"] = json!(1_000_000);
        found["num_replicas"] = json!(5);
        found["republish"] = json!({"src": "a", "dest": "b", "headers_only": false});
        assert_eq!(is_unaltered("s", &wanted, &found), Ok(()));
        for (field, value) in [
            ("max_age", json!(1_000)),
            ("storage", json!("memory")),
            ("republish", Value::Null),
            (
                "republish",
                json!({"src": "a", "dest": "b", "headers_only": true}),
            ),
            ("allow_direct", Value::Null),
        ] {
            let mut altered = found.clone();
            altered[field] = value;
            assert!(is_unaltered("s", &wanted, &altered).is_err(), "{field}");
        }
    }
}
