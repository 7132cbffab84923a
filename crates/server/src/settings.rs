//! Limits by their names, as they are given on a command line: `NAME=VALUE`. What a limit is for `limits` says; here is
//! how it is written.

use std::fmt::Write as _;
use std::str::FromStr;
use std::time::Duration;

use crate::limits::{Limits, Pace, Timing};

const BYTES: [(&str, u64); 4] = [("G", 1 << 30), ("M", 1 << 20), ("K", 1 << 10), ("", 1)];
const TIMES: [(&str, u64); 5] = [
    ("d", 24 * 3_600_000),
    ("h", 3_600_000),
    ("m", 60_000),
    ("s", 1_000),
    ("ms", 1),
];

const NONE: &str = "0s";

/// All that can be set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bounds {
    pub limits: Limits,
    pub timing: Timing,
}

type Of<T> = fn(&mut Bounds) -> &mut T;

/// What kind of thing a limit is, and where it lies.
enum Field {
    Number(Of<usize>),
    Bytes(Of<usize>),
    Pace(Of<Pace>),
    Time(Of<Duration>),
    /// A time that may be none at all.
    Pause(Of<Duration>),
    YesNo(Of<bool>),
}

/// How much there is of something at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Amount {
    Number(usize),
    Bytes(u64),
}

/// A limit that has a name.
struct Named {
    name: &'static str,
    field: Field,
}

macro_rules! named {
    ($($name:literal $kind:ident $part:ident . $field:ident),* $(,)?) => {
        &[$(Named { name: $name, field: Field::$kind(|bounds| &mut bounds.$part.$field) }),*]
    };
}

/// Those that have no flag of their own.
const NAMED: &[Named] = named![
    "tables" Number limits.tables,
    "tables-per-address" Pace limits.tables_per_address,
    "tables-of-one-address" Number limits.tables_of_one_address,
    "requests-per-address" Pace limits.requests_per_address,
    "misses-per-address" Pace limits.misses_per_address,
    "connections-reserved" Number limits.connections_reserved,
    "connections-per-seat" Number limits.connections_per_seat,
    "connects-per-address" Pace limits.connects_per_address,
    "requests-per-connection" Pace limits.requests_per_connection,
    "transfers" Number limits.transfers,
    "transfers-per-address" Number limits.transfers_per_address,
    "unfinished-bytes" Bytes limits.unfinished_bytes,
    "unfinished-bytes-per-address" Bytes limits.unfinished_bytes_per_address,
    "own-packs-bytes" Bytes limits.own_packs_bytes,
    "games-bytes" Bytes limits.games_bytes,
    "addresses-remembered" Number limits.addresses_remembered,
    "seat-remembered" Time limits.seat_remembered,
    "watchers-per-table" Number limits.watchers_per_table,
    "frames-per-socket" Pace limits.frames_per_socket,
    "screens" Number limits.screens,
    "screens-per-address" Number limits.screens_per_address,
    "spare-loopback" YesNo limits.spare_loopback,
    "table-lifetime" Time limits.table_lifetime,
    "empty-table-lifetime" Time limits.empty_table_lifetime,
    "request" Time timing.request,
    "addition" Time timing.addition,
    "handshake" Time timing.handshake,
    "message" Time timing.message,
    "screen" Time timing.screen,
    "ping" Time timing.ping,
    "quiet" Time timing.quiet,
    "silence" Time timing.silence,
    "write" Time timing.write,
    "answer" Time timing.answer,
    "linger" Time timing.linger,
    "drain-notice" Pause timing.drain_notice,
    "drain" Time timing.drain,
    "whisper" Time timing.whisper,
    "node-silence" Time timing.node_silence,
];

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotSet {
    #[error("a limit is given as NAME=VALUE; --limits lists all names")]
    Unnamed,
    #[error("there is no limit called {0:?}; --limits lists all names")]
    Unknown(String),
    #[error("{value:?} is no value of {name}: {kind}")]
    Value {
        name: &'static str,
        value: String,
        kind: &'static str,
    },
}

/// One limit and its value, as somebody wrote them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// In the list.
    index: usize,
    value: String,
}

impl FromStr for Setting {
    type Err = NotSet;

    fn from_str(text: &str) -> Result<Self, NotSet> {
        let (name, value) = text.split_once('=').ok_or(NotSet::Unnamed)?;
        let index = NAMED.iter().position(|named| named.name == name);
        let index = index.ok_or_else(|| NotSet::Unknown(name.to_owned()))?;
        let setting = Self {
            index,
            value: value.to_owned(),
        };
        setting.apply(&mut Bounds::default())?;
        Ok(setting)
    }
}

impl Setting {
    /// A value that cannot be read changes nothing.
    pub fn apply(&self, bounds: &mut Bounds) -> Result<(), NotSet> {
        let Named { name, field } = &NAMED[self.index];
        let value = self.value.as_str();
        let done = match field {
            Field::Number(of) => set(of(bounds), value.parse().ok().filter(|n| *n > 0)),
            Field::Bytes(of) => {
                let bytes = scaled(value, &BYTES).and_then(|bytes| bytes.try_into().ok());
                set(of(bounds), bytes)
            }
            Field::Pace(of) => set(of(bounds), pace(value)),
            Field::Time(of) => set(of(bounds), time(value)),
            Field::Pause(of) => set(of(bounds), pause(value)),
            Field::YesNo(of) => set(of(bounds), yes_no(value)),
        };
        done.ok_or_else(|| NotSet::Value {
            name,
            value: value.to_owned(),
            kind: field.kind(),
        })
    }
}

impl Field {
    fn kind(&self) -> &'static str {
        match self {
            Self::Number(_) => "it is a number, such as 200",
            Self::Bytes(_) => "it is a size, such as 500K, 16M or 4G",
            Self::Pace(_) => "it is how many at once and when there is one more, such as 20:10s",
            Self::Time(_) => "it is a time, such as 500ms, 20s, 10m, 2h or 30d",
            Self::Pause(_) => "it is a time, such as 5s, or 0s for none",
            Self::YesNo(_) => "it is yes or no",
        }
    }
}

impl Named {
    /// As it would have to be written.
    fn value(&self, bounds: &mut Bounds) -> String {
        match &self.field {
            Field::Number(of) => of(bounds).to_string(),
            Field::Bytes(of) => {
                let bytes = u64::try_from(*of(bounds)).unwrap_or(u64::MAX);
                written(bytes, &BYTES)
            }
            Field::Pace(of) => {
                let Pace { burst, refill } = *of(bounds);
                format!("{burst}:{}", written_time(refill))
            }
            Field::Time(of) | Field::Pause(of) => written_time(*of(bounds)),
            Field::YesNo(of) => if *of(bounds) { "yes" } else { "no" }.to_owned(),
        }
    }
}

/// All of them with what they are if nobody says otherwise, a line for each.
pub fn list() -> String {
    let mut bounds = Bounds::default();
    let mut list = String::new();
    for named in NAMED {
        let value = named.value(&mut bounds);
        writeln!(list, "{}={value}", named.name).expect("writing to a string cannot fail");
    }
    list
}

/// Those that are plain numbers or sizes, the flags among them: what there is at most of something.
pub(crate) fn amounts(limits: &Limits) -> Vec<(&'static str, Amount)> {
    let mut bounds = Bounds {
        limits: limits.clone(),
        timing: Timing::default(),
    };
    let flags = [
        ("connections", Amount::Number(limits.connections)),
        (
            "connections-per-address",
            Amount::Number(limits.connections_per_address),
        ),
        ("table-bytes", Amount::Bytes(limits.table_bytes)),
        ("store-bytes", Amount::Bytes(limits.store_bytes)),
    ];
    let named = NAMED.iter().filter_map(|Named { name, field }| {
        let amount = match field {
            Field::Number(of) => Amount::Number(*of(&mut bounds)),
            Field::Bytes(of) => Amount::Bytes(*of(&mut bounds) as u64),
            Field::Pace(_) | Field::Time(_) | Field::Pause(_) | Field::YesNo(_) => return None,
        };
        Some((*name, amount))
    });
    flags.into_iter().chain(named).collect()
}

fn set<T>(field: &mut T, value: Option<T>) -> Option<()> {
    *field = value?;
    Some(())
}

fn pace(value: &str) -> Option<Pace> {
    let (burst, refill) = value.split_once(':')?;
    let burst = burst.parse().ok().filter(|burst| *burst > 0)?;
    Some(Pace::new(burst, time(refill)?))
}

fn time(value: &str) -> Option<Duration> {
    scaled(value, &TIMES).map(Duration::from_millis)
}

fn pause(value: &str) -> Option<Duration> {
    match value {
        NONE => Some(Duration::ZERO),
        _ => time(value),
    }
}

fn yes_no(value: &str) -> Option<bool> {
    match value {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// A number and its unit, of which the longest counts that fits; nothing is none of either.
fn scaled(value: &str, units: &[(&str, u64)]) -> Option<u64> {
    let digits = value.trim_end_matches(|letter: char| !letter.is_ascii_digit());
    let unit = &value[digits.len()..];
    let (_, times) = units
        .iter()
        .find(|(name, _)| unit.eq_ignore_ascii_case(name))?;
    let number = digits.parse::<u64>().ok()?.checked_mul(*times)?;
    Some(number).filter(|number| *number > 0)
}

fn written(number: u64, units: &[(&str, u64)]) -> String {
    let whole = units
        .iter()
        .find(|(_, times)| number.is_multiple_of(*times));
    let (unit, times) = whole.copied().unwrap_or(("", 1));
    format!("{}{unit}", number / times)
}

fn written_time(time: Duration) -> String {
    if time.is_zero() {
        return NONE.to_owned();
    }
    written(u64::try_from(time.as_millis()).unwrap_or(u64::MAX), &TIMES)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seldom::REFUSING;

    /// Those that are flags.
    const FLAGS: [&str; 4] = [
        "connections",
        "connections-per-address",
        "table-bytes",
        "store-bytes",
    ];

    fn set(bounds: &mut Bounds, text: &str) -> Result<(), NotSet> {
        text.parse::<Setting>()?.apply(bounds)
    }

    #[test]
    fn every_limit_and_every_time_has_a_name_or_a_flag() {
        let printed = format!("{:#?}\n{:#?}", Limits::default(), Timing::default());
        let fields = printed.lines().filter_map(|line| {
            let field = line
                .strip_prefix("    ")
                .filter(|it| !it.starts_with([' ', '}']))?;
            field
                .split_once(": ")
                .map(|(name, _)| name.replace('_', "-"))
        });
        let mut fields: Vec<_> = fields.collect();
        let names = NAMED.iter().map(|named| named.name).chain(FLAGS);
        let mut names: Vec<_> = names.map(str::to_owned).collect();
        fields.sort();
        names.sort();
        assert_eq!(names, fields);
    }

    #[test]
    fn every_limit_that_refuses_somebody_can_be_set() {
        let names = || NAMED.iter().map(|named| named.name).chain(FLAGS);
        for refusing in REFUSING {
            assert!(names().any(|name| name == refusing), "{refusing}");
        }
    }

    #[test]
    fn what_there_may_be_of_something_is_told_as_it_is_set() {
        let limits = Limits {
            screens: 7,
            table_bytes: 8 << 20,
            games_bytes: 9 << 10,
            ..Limits::default()
        };
        let amounts = amounts(&limits);
        for expected in [
            ("screens", Amount::Number(7)),
            ("table-bytes", Amount::Bytes(8 << 20)),
            ("games-bytes", Amount::Bytes(9 << 10)),
            ("connections", Amount::Number(limits.connections)),
        ] {
            assert!(amounts.contains(&expected), "{expected:?}");
        }
        let mut names: Vec<_> = amounts.iter().map(|(name, _)| *name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), amounts.len());
        assert!(!names.contains(&"drain") && !names.contains(&"frames-per-socket"));
    }

    #[test]
    fn every_limit_is_written_as_it_is_read() {
        for line in list().lines() {
            let mut bounds = Bounds::default();
            assert_eq!(set(&mut bounds, line), Ok(()), "{line}");
            assert_eq!(bounds, Bounds::default(), "{line}");
        }
    }

    #[test]
    fn the_manual_has_every_limit_as_it_is() {
        const MANUAL: &str = include_str!("../../../docs/operating.md");
        let (_, section) = MANUAL.split_once("## Limits").expect("a section on limits");
        let mut bounds = Bounds::default();
        let flags = [
            ("connections", bounds.limits.connections.to_string()),
            (
                "connections-per-address",
                bounds.limits.connections_per_address.to_string(),
            ),
            ("table-bytes", written(bounds.limits.table_bytes, &BYTES)),
            ("store-bytes", written(bounds.limits.store_bytes, &BYTES)),
        ];
        assert_eq!(flags.each_ref().map(|(name, _)| *name), FLAGS);
        let flags = flags.map(|(name, value)| format!("| `--{name}` | `{value}` |"));
        let named = NAMED
            .iter()
            .map(|named| format!("| `{}` | `{}` |", named.name, named.value(&mut bounds)));
        let expected: Vec<_> = flags.into_iter().chain(named).collect();
        let rows = section.lines().filter(|line| line.starts_with("| `"));
        let rows: Vec<_> = rows
            .map(|row| row.split_inclusive('|').take(3).collect::<String>())
            .collect();
        assert_eq!(rows, expected);
    }

    #[test]
    fn a_limit_is_changed_by_its_name_and_no_other_is() {
        let mut bounds = Bounds::default();
        for text in [
            "screens=7",
            "unfinished-bytes=2G",
            "misses-per-address=3:90s",
            "table-lifetime=2h",
            "message=50ms",
            "spare-loopback=no",
            "drain-notice=5s",
        ] {
            assert_eq!(set(&mut bounds, text), Ok(()));
        }
        let expected = Bounds {
            limits: Limits {
                screens: 7,
                unfinished_bytes: 2 << 30,
                misses_per_address: Pace::new(3, Duration::from_secs(90)),
                table_lifetime: Duration::from_secs(7_200),
                spare_loopback: false,
                ..Limits::default()
            },
            timing: Timing {
                message: Duration::from_millis(50),
                drain_notice: Duration::from_secs(5),
                ..Timing::default()
            },
        };
        assert_eq!(bounds, expected);
    }

    #[test]
    fn what_cannot_be_read_is_refused_in_words() {
        for (text, words) in [
            ("screens", "NAME=VALUE"),
            (
                "screen-saver=5",
                "no limit called \"screen-saver\"; --limits lists",
            ),
            (
                "screens=many",
                "\"many\" is no value of screens: it is a number",
            ),
            ("screens=0", "it is a number"),
            ("message=20", "it is a time, such as 500ms"),
            ("message=0s", "it is a time"),
            ("drain-notice=0", "or 0s for none"),
            ("unfinished-bytes=1.5G", "it is a size"),
            ("unfinished-bytes=99999999999G", "it is a size"),
            ("misses-per-address=20", "such as 20:10s"),
            ("misses-per-address=0:10s", "such as 20:10s"),
            ("spare-loopback=maybe", "it is yes or no"),
        ] {
            let error = text.parse::<Setting>().unwrap_err().to_string();
            assert!(error.contains(words), "{text}: {error}");
        }
    }
}
