//! What operators are given to watch a server with speaks of what the server tells: dashboard, alerts and manual.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::harness::{Scrape, TestServer};

const DASHBOARD: &str = include_str!("../../../../docs/grafana/molehunt.json");
const ALERTS: &str = include_str!("../../../../docs/grafana/alerts.yml");
const MANUAL: &str = include_str!("../../../../docs/operating.md");

/// All that is asked for in a dashboard, however deep.
fn expressions(value: &Value) -> Vec<String> {
    match value {
        Value::Object(fields) => fields
            .iter()
            .flat_map(|(name, value)| match (name.as_str(), value) {
                ("expr", Value::String(expression)) => vec![expression.clone()],
                _ => expressions(value),
            })
            .collect(),
        Value::Array(values) => values.iter().flat_map(expressions).collect(),
        _ => Vec::new(),
    }
}

fn dashboard() -> Value {
    serde_json::from_str(DASHBOARD).expect("a dashboard is JSON")
}

/// Each rule has its own in one line.
fn rules() -> Vec<String> {
    let lines = ALERTS.lines().filter_map(|line| {
        let line = line.trim_start();
        line.strip_prefix("expr: ").map(str::to_owned)
    });
    lines.collect()
}

/// Names of metrics in something that is asked.
fn names(expression: &str) -> BTreeSet<&str> {
    let words = expression.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    let ours = |word: &&str| word.starts_with("molehunt_") || word.starts_with("process_");
    words.filter(ours).collect()
}

/// What labels have to be exactly.
fn labels(expression: &str) -> impl Iterator<Item = (&str, &str)> {
    let parts = expression.split("=\"");
    let pairs = parts.clone().zip(parts.skip(1));
    pairs.filter_map(|(before, after)| {
        let label = before.rsplit(['{', ',', ' ', '"']).next()?;
        Some((label, after.split('"').next()?))
    })
}

/// Labels that whoever scrapes adds.
const OF_PROMETHEUS: [&str; 2] = ["instance", "job"];

fn check(expressions: &[String], scrape: &Scrape) {
    let told = scrape.names();
    let mut found = 0;
    for expression in expressions {
        for name in names(expression) {
            assert!(told.contains(name), "there is no {name}: {expression}");
            found += 1;
        }
        let own = labels(expression).filter(|(label, _)| !OF_PROMETHEUS.contains(label));
        for (label, value) in own {
            let is_told = scrape.has_label(label, value);
            assert!(is_told, "no {label} is {value}: {expression}");
        }
    }
    assert!(found >= 10, "{found}");
}

#[tokio::test]
async fn the_dashboard_asks_for_what_is_told() {
    let scrape = TestServer::start().scrape().await;
    check(&expressions(&dashboard()), &scrape);
}

#[tokio::test]
async fn the_alerts_ask_for_what_is_told() {
    let scrape = TestServer::start().scrape().await;
    check(&rules(), &scrape);
}

#[test]
fn every_panel_of_the_dashboard_has_its_own_place_and_shows_something() {
    let dashboard = dashboard();
    let panels = dashboard["panels"].as_array().unwrap();
    let mut taken = BTreeMap::new();
    for panel in panels {
        let title = panel["title"].as_str().unwrap();
        if panel["type"] != "row" {
            assert!(!expressions(panel).is_empty(), "{title}");
            assert!(panel["description"].is_string(), "{title} says what it is");
        }
        let at = |side: &str| panel["gridPos"][side].as_u64().unwrap();
        for x in at("x")..at("x") + at("w") {
            assert!(x < 24, "{title} is too wide");
            for y in at("y")..at("y") + at("h") {
                let before = taken.insert((x, y), title);
                assert_eq!(before, None, "{title} lies on another");
            }
        }
    }
    let ids: BTreeSet<_> = panels.iter().map(|panel| panel["id"].as_u64()).collect();
    assert_eq!(ids.len(), panels.len());
}

#[tokio::test]
async fn every_metric_has_words_and_a_name_as_prometheus_asks() {
    let scrape = TestServer::start().scrape().await;
    for (name, family) in &scrape.families {
        assert!(family.help.ends_with('.'), "{name}: {}", family.help);
        let unit = match family.unit.as_str() {
            "" => "",
            unit => &format!("_{unit}"),
        };
        assert!(name.ends_with(unit), "{name}: {unit}");
        // Times and sizes say what they are in.
        for (word, unit) in [("second", "_seconds"), ("byte", "_bytes")] {
            let is_said = name.contains(word);
            assert!(!is_said || family.unit == unit[1..], "{name}: {unit}");
        }
        assert!(!family.kind.is_empty(), "{name}");
        let letters = |letter: char| letter.is_ascii_lowercase() || letter == '_';
        assert!(name.chars().all(letters), "{name}");
    }
    for name in scrape.names() {
        let family = scrape.families.keys().find(|family| {
            let rest = name.strip_prefix(family.as_str());
            rest.is_some_and(|rest| ["", "_total", "_bucket", "_sum", "_count"].contains(&rest))
        });
        assert!(family.is_some(), "{name} is of no family");
    }
}

#[tokio::test]
async fn the_manual_names_every_metric_and_no_other() {
    let scrape = TestServer::start().scrape().await;
    let suffix = |kind: &str| if kind == "counter" { "_total" } else { "" };
    let families = scrape.families.iter();
    let told: BTreeSet<_> = families
        .map(|(name, family)| format!("{name}{}", suffix(&family.kind)))
        .collect();
    let (_, section) = MANUAL.split_once("## Watching it").unwrap();
    let section = section.split("\n## ").next().unwrap();
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `"));
    let named = rows.flat_map(|row| {
        let cell = row.split(" |").next().unwrap_or_default();
        names(cell)
            .into_iter()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    });
    assert_eq!(named.collect::<BTreeSet<_>>(), told);
}
