//! What is asked of JetStream, one request each, and what its answers mean. Knows subjects and sequences, and nothing
//! of rooms.

use std::collections::BTreeMap;
use std::time::Duration;

use async_nats::connection::State as Link;
use async_nats::{Client, HeaderMap, Message, Request, RequestError, RequestErrorKind, Subscriber};
use bytes::Bytes;
use data_encoding::BASE64;
use futures_util::{FutureExt, StreamExt, TryStreamExt};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep, timeout};

/// Nobody is waited for longer; during an election nobody answers for a few seconds.
const ANSWERS_WITHIN: Duration = Duration::from_secs(2);
/// Between two tries.
const PAUSE: Duration = Duration::from_millis(50);
/// So many messages come in one answer.
const BATCH: usize = 256;
/// Of a batch: more of them may be under way at once.
const BATCH_BYTES: usize = 4 * 1024 * 1024;

/// Of questions that belong together.
const ASKED_AT_ONCE: usize = 64;

pub(super) const EXPECTED_SEQ: &str = "Nats-Expected-Last-Subject-Sequence";
const SUBJECT: &str = "Nats-Subject";
const SEQUENCE: &str = "Nats-Sequence";

/// JetStream's own numbers for what went wrong.
mod code {
    /// A stream cannot be placed: too few servers are there, or not all have been heard of yet.
    pub(super) const NO_PEERS: u64 = 10_005;
    pub(super) const NOT_AVAILABLE: u64 = 10_008;
    pub(super) const NOT_LEADER: u64 = 10_009;
    pub(super) const NO_RESOURCES: u64 = 10_023;
    pub(super) const NO_MESSAGE: u64 = 10_037;
    pub(super) const STORAGE_FULL: u64 = 10_047;
    pub(super) const STREAM_NOT_FOUND: u64 = 10_059;
    pub(super) const WRONG_LAST_SEQUENCE: u64 = 10_071;
    pub(super) const NOT_STORED: u64 = 10_077;
    pub(super) const STREAM_OFFLINE: u64 = 10_118;
    /// The same as the wrong last sequence, while another message is on its way to the same subject.
    pub(super) const WRONG_LAST_SEQUENCE_YET: u64 = 10_164;
}

#[derive(Debug, Clone)]
pub(super) struct Api {
    client: Client,
}

/// A message as it lies in a stream.
#[derive(Debug, Clone)]
pub(super) struct Stored {
    pub(super) subject: String,
    pub(super) seq: u64,
    pub(super) headers: HeaderMap,
    pub(super) payload: Bytes,
}

#[derive(Debug, Clone, thiserror::Error)]
pub(super) enum Fault {
    /// Nobody knows whether it has happened, or still will.
    #[error("the cluster did not answer: {0}")]
    Silent(String),
    /// There was nobody who could have heard it.
    #[error("nobody leads in the cluster")]
    Absent,
    #[error("the cluster refused: {description} ({code})")]
    Refused { code: u64, description: String },
    #[error("the store takes what it may take")]
    Bounded,
    #[error("the cluster's answer cannot be read: {0}")]
    Garbled(String),
}

impl Fault {
    /// Somebody else was faster, or is being written at the moment.
    pub(super) fn is_conflict(&self) -> bool {
        self.is(&[code::WRONG_LAST_SEQUENCE, code::WRONG_LAST_SEQUENCE_YET])
    }

    pub(super) fn is_not_found(&self) -> bool {
        self.is(&[code::STREAM_NOT_FOUND])
    }

    pub(super) fn is_full(&self) -> bool {
        self.is(&[code::NO_RESOURCES, code::STORAGE_FULL, code::NOT_STORED])
    }

    /// It may be otherwise in a moment: whoever leads is being elected, or is not known yet.
    pub(super) fn is_passing(&self) -> bool {
        matches!(self, Self::Silent(_) | Self::Absent)
            || self.is(&[
                code::NO_PEERS,
                code::NOT_AVAILABLE,
                code::NOT_LEADER,
                code::STREAM_NOT_FOUND,
                code::STREAM_OFFLINE,
            ])
    }

    fn is(&self, codes: &[u64]) -> bool {
        matches!(self, Self::Refused { code, .. } if codes.contains(code))
    }
}

/// What JetStream answers, whatever it was asked.
#[derive(Deserialize)]
struct Answer {
    error: Option<Problem>,
}

#[derive(Deserialize)]
struct Problem {
    #[serde(default)]
    err_code: u64,
    #[serde(default)]
    description: String,
}

impl Api {
    pub(super) fn new(client: Client) -> Self {
        Self { client }
    }

    pub(super) fn client(&self) -> &Client {
        &self.client
    }

    /// Stores a message if the last one under its subject is this one; gives its sequence once it is durable.
    pub(super) async fn publish(
        &self,
        subject: String,
        (mut headers, payload): (HeaderMap, Bytes),
        last_seq: u64,
        within: Duration,
    ) -> Result<u64, Fault> {
        #[derive(Deserialize)]
        struct Stored {
            seq: u64,
        }
        headers.insert(EXPECTED_SEQ, last_seq.to_string());
        let request = Request::new()
            .headers(headers)
            .payload(payload)
            .timeout(Some(within.min(ANSWERS_WITHIN)));
        let answer = self.client.send_request(subject, request).await;
        let stored: Stored = read(&answer.map_err(unanswered)?.payload)?;
        Ok(stored.seq)
    }

    /// Asked of whoever leads, so it knows all that was ever acknowledged.
    pub(super) async fn last(&self, stream: &str, subject: &str) -> Result<Option<Stored>, Fault> {
        self.get(stream, &json!({ "last_by_subj": subject })).await
    }

    /// The first message under a subject from this sequence on.
    pub(super) async fn next(
        &self,
        stream: &str,
        subject: &str,
        seq: u64,
    ) -> Result<Option<Stored>, Fault> {
        let wanted = json!({ "seq": seq, "next_by_subj": subject });
        self.get(stream, &wanted).await
    }

    async fn get(&self, stream: &str, wanted: &Value) -> Result<Option<Stored>, Fault> {
        #[derive(Deserialize)]
        struct Got {
            message: Encoded,
        }
        #[derive(Deserialize)]
        struct Encoded {
            subject: String,
            seq: u64,
            #[serde(default)]
            hdrs: String,
            #[serde(default)]
            data: String,
        }
        let what = format!("STREAM.MSG.GET.{stream}");
        let got: Got = match self.ask(&what, wanted).await {
            Err(fault) if fault.is(&[code::NO_MESSAGE]) => return Ok(None),
            got => got?,
        };
        let decoded = |text: &str| BASE64.decode(text.as_bytes()).map_err(garbled);
        let message = got.message;
        Ok(Some(Stored {
            subject: message.subject,
            seq: message.seq,
            headers: headers(&decoded(&message.hdrs)?),
            payload: decoded(&message.data)?.into(),
        }))
    }

    /// The messages under a subject from this sequence on, as one of the replicas knows them: perhaps not the newest.
    pub(super) async fn batch(
        &self,
        stream: &str,
        subject: &str,
        seq: u64,
        max: usize,
    ) -> Result<Vec<Stored>, Fault> {
        let wanted = json!({
            "seq": seq,
            "next_by_subj": subject,
            "batch": max.clamp(1, BATCH),
            "max_bytes": BATCH_BYTES,
        });
        self.get_many(stream, &wanted).await
    }

    /// The last message under each of these subjects that has any, as one of the replicas knows them. Asked for one by
    /// one: a server that is asked for many at once looks through all subjects of the stream.
    pub(super) async fn lasts(
        &self,
        stream: &str,
        subjects: &[String],
    ) -> Result<Vec<Stored>, Fault> {
        let mut asked = Vec::with_capacity(subjects.len());
        for subject in subjects {
            asked.push(self.direct_last(stream, subject).boxed());
        }
        let asked = futures_util::stream::iter(asked).buffer_unordered(ASKED_AT_ONCE);
        let found: Vec<Option<Stored>> = asked.try_collect().await?;
        Ok(found.into_iter().flatten().collect())
    }

    async fn get_many(&self, stream: &str, wanted: &Value) -> Result<Vec<Stored>, Fault> {
        let inbox = self.client.new_inbox();
        let mut answers = self.client.subscribe(inbox.clone()).await.map_err(silent)?;
        let payload = wanted.to_string().into();
        let what = format!("$JS.API.DIRECT.GET.{stream}");
        let sent = self.client.publish_with_reply(what, inbox, payload).await;
        sent.map_err(silent)?;
        let mut all = Vec::new();
        while let Some(stored) = next_of(&mut answers).await? {
            all.push(stored);
        }
        Ok(all)
    }

    /// The last message under a subject, as one of the replicas knows it.
    pub(super) async fn direct_last(
        &self,
        stream: &str,
        subject: &str,
    ) -> Result<Option<Stored>, Fault> {
        let wanted = json!({ "last_by_subj": subject });
        let request = Request::new()
            .payload(wanted.to_string().into())
            .timeout(Some(ANSWERS_WITHIN));
        let what = format!("$JS.API.DIRECT.GET.{stream}");
        let answer = self.client.send_request(what, request).await;
        one_of(answer.map_err(unanswered)?)
    }

    /// Drops the messages under this subject below this sequence, or all of them.
    pub(super) async fn purge(
        &self,
        stream: &str,
        subject: &str,
        below: Option<u64>,
    ) -> Result<(), Fault> {
        let mut wanted = json!({ "filter": subject });
        if let Some(seq) = below {
            wanted["seq"] = seq.into();
        }
        let what = format!("STREAM.PURGE.{stream}");
        self.ask::<Value>(&what, &wanted).await.map(drop)
    }

    /// Which subjects of a stream have messages, in order, from so many on. None are left if none come.
    pub(super) async fn subjects(
        &self,
        stream: &str,
        filter: &str,
        offset: usize,
    ) -> Result<Vec<String>, Fault> {
        let wanted = json!({ "subjects_filter": filter, "offset": offset });
        let info: Info = self.ask(&format!("STREAM.INFO.{stream}"), &wanted).await?;
        let mut subjects: Vec<_> = info
            .state
            .subjects
            .unwrap_or_default()
            .into_keys()
            .collect();
        subjects.sort_unstable();
        Ok(subjects)
    }

    /// Asks again until there is an answer, or until then. Whoever has lost all servers is not kept waiting for them: the
    /// others can be asked elsewhere.
    pub(super) async fn patiently<T, F>(
        &self,
        until: Instant,
        mut ask: impl FnMut() -> F,
    ) -> Result<T, Fault>
    where
        F: Future<Output = Result<T, Fault>>,
    {
        loop {
            match ask().await {
                Err(fault) if fault.is_passing() && Instant::now() + PAUSE < until => {
                    if self.client.connection_state() != Link::Connected {
                        return Err(fault);
                    }
                    sleep(PAUSE).await;
                }
                answer => return answer,
            }
        }
    }

    pub(super) async fn info(&self, stream: &str) -> Result<Info, Fault> {
        self.ask(&format!("STREAM.INFO.{stream}"), &json!({})).await
    }

    /// Makes a stream, or finds the same one there.
    pub(super) async fn create(&self, config: &Value) -> Result<Info, Fault> {
        let name = config["name"].as_str().unwrap_or_default();
        self.ask(&format!("STREAM.CREATE.{name}"), config).await
    }

    async fn ask<T: DeserializeOwned>(
        &self,
        what: &str,
        wanted: &impl Serialize,
    ) -> Result<T, Fault> {
        let payload = serde_json::to_vec(wanted).map_err(garbled)?;
        let request = Request::new()
            .payload(payload.into())
            .timeout(Some(ANSWERS_WITHIN));
        let answer = self.client.send_request(format!("$JS.API.{what}"), request);
        read(&answer.await.map_err(unanswered)?.payload)
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct Info {
    pub(super) config: Value,
    pub(super) state: State,
}

#[derive(Debug, Deserialize)]
pub(super) struct State {
    #[serde(default)]
    pub(super) bytes: u64,
    #[serde(default)]
    subjects: Option<BTreeMap<String, u64>>,
}

/// The next of many answers; none after the last.
async fn next_of(answers: &mut Subscriber) -> Result<Option<Stored>, Fault> {
    let next = timeout(ANSWERS_WITHIN, answers.next()).await;
    one_of(next.map_err(silent)?.ok_or_else(|| silent("it hung up"))?)
}

fn one_of(message: Message) -> Result<Option<Stored>, Fault> {
    match message.status.map(|status| status.as_u16()) {
        None => stored(message).map(Some),
        // The end of a batch, and that there is nothing.
        Some(204 | 404) => Ok(None),
        Some(503) => Err(Fault::Absent),
        Some(other) => Err(Fault::Refused {
            code: other.into(),
            description: message.description.unwrap_or_default(),
        }),
    }
}

/// A message that comes by itself or in answer to a direct question, and tells in its headers where it lies.
pub(super) fn stored(message: Message) -> Result<Stored, Fault> {
    let headers = message.headers.unwrap_or_default();
    let text = |name: &str| headers.get(name).map(ToString::to_string);
    let seq = text(SEQUENCE).and_then(|seq| seq.parse().ok());
    let (Some(subject), Some(seq)) = (text(SUBJECT), seq) else {
        return Err(garbled("a message without its place"));
    };
    Ok(Stored {
        subject,
        seq,
        headers,
        payload: message.payload,
    })
}

fn read<T: DeserializeOwned>(payload: &[u8]) -> Result<T, Fault> {
    let answer: Answer = serde_json::from_slice(payload).map_err(garbled)?;
    match answer.error {
        Some(Problem {
            err_code: code,
            description,
        }) => Err(Fault::Refused { code, description }),
        None => serde_json::from_slice(payload).map_err(garbled),
    }
}

/// As they stand in a stored message: a line for each after the first.
fn headers(block: &[u8]) -> HeaderMap {
    let mut headers = HeaderMap::new();
    let text = String::from_utf8_lossy(block);
    for (name, value) in text.lines().filter_map(|line| line.split_once(':')) {
        headers.insert(name.trim(), value.trim());
    }
    headers
}

fn unanswered(error: RequestError) -> Fault {
    match error.kind() {
        RequestErrorKind::NoResponders => Fault::Absent,
        _ => silent(error),
    }
}

fn silent(why: impl ToString) -> Fault {
    Fault::Silent(why.to_string())
}

fn garbled(why: impl ToString) -> Fault {
    Fault::Garbled(why.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_an_error_whatever_was_asked() {
        let answer = br#"{"type":"x","error":{"code":400,"err_code":10071,"description":"wrong last sequence: 5"}}"#;
        let fault = read::<Value>(answer).expect_err("it is an error");
        assert!(fault.is_conflict() && !fault.is_passing(), "{fault}");
        let answer = br#"{"type":"x","error":{"code":400,"err_code":10005,"description":"no suitable peers for placement, peer offline"}}"#;
        let fault = read::<Info>(answer).expect_err("it is an error");
        assert!(fault.is_passing() && !fault.is_conflict(), "{fault}");
        let fault = read::<Info>(b"[]").expect_err("it is no answer");
        assert!(matches!(fault, Fault::Garbled(_)), "{fault}");
    }

    #[test]
    fn headers_are_lines_of_a_name_and_a_value() {
        let block = b"NATS/1.0\r\nMolehunt-Version: 5\r\nMolehunt-Kind:end\r\n\r\n";
        let headers = headers(block);
        assert_eq!(
            headers.get("Molehunt-Version").map(|value| value.as_str()),
            Some("5")
        );
        assert_eq!(
            headers.get("Molehunt-Kind").map(|value| value.as_str()),
            Some("end")
        );
        assert_eq!(headers.len(), 2);
    }
}
