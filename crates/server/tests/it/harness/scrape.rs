//! A page of metrics, as whoever asks for it reads it.

use std::collections::{BTreeMap, BTreeSet};

use super::Response;

#[derive(Debug)]
pub(crate) struct Scrape {
    /// What each family is, and what is said of it.
    pub(crate) families: BTreeMap<String, Family>,
    /// By name and labels, as they are written.
    samples: BTreeMap<String, f64>,
}

#[derive(Debug, Default)]
pub(crate) struct Family {
    pub(crate) kind: String,
    pub(crate) help: String,
    pub(crate) unit: String,
}

impl Scrape {
    pub(crate) fn of(response: Response) -> Self {
        assert_eq!(response.status, 200, "{}", response.body);
        let kind = "content-type: application/openmetrics-text; version=1.0.0; charset=utf-8";
        assert!(response.head.contains(kind), "{}", response.head);
        let (mut families, mut samples) = (BTreeMap::<_, Family>::new(), BTreeMap::new());
        let text = response.body.strip_suffix("# EOF\n").unwrap();
        for line in text.lines() {
            let Some(about) = line.strip_prefix("# ") else {
                let (name, value) = line.rsplit_once(' ').unwrap();
                let before = samples.insert(name.to_owned(), value.parse().unwrap());
                assert_eq!(before, None, "{line}");
                continue;
            };
            let mut words = about.splitn(3, ' ').map(str::to_owned);
            let mut word = || words.next().unwrap();
            let (what, family) = (word(), word());
            let family = families.entry(family).or_default();
            let said = match what.as_str() {
                "TYPE" => &mut family.kind,
                "HELP" => &mut family.help,
                "UNIT" => &mut family.unit,
                _ => panic!("{line}"),
            };
            assert!(said.is_empty(), "{line}");
            *said = word();
        }
        Self { families, samples }
    }

    /// With its labels, if it has some.
    pub(crate) fn value(&self, sample: &str) -> f64 {
        let value = self.samples.get(sample);
        *value.unwrap_or_else(|| panic!("there is no {sample}"))
    }

    /// Of all samples, without labels.
    pub(crate) fn names(&self) -> BTreeSet<&str> {
        let bare = |sample: &'_ String| sample.find('{').unwrap_or(sample.len());
        let samples = self.samples.keys();
        samples.map(|sample| &sample[..bare(sample)]).collect()
    }

    /// Whether a label has this value anywhere.
    pub(crate) fn has_label(&self, label: &str, value: &str) -> bool {
        let wanted = format!("{label}=\"{value}\"");
        self.samples.keys().any(|sample| sample.contains(&wanted))
    }
}
