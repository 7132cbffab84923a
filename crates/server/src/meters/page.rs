//! One page of metrics, in the text format that the Prometheus project asks for. A metric is given by its whole name, as
//! it is asked for later; what the name ends with is its unit.

use std::fmt;

use prometheus_client::encoding::{DescriptorEncoder, EncodeGaugeValue, MetricEncoder};
use prometheus_client::metrics::MetricType;
use prometheus_client::registry::Unit;

use super::latency::Measured;

static SECONDS: Unit = Unit::Seconds;
static BYTES: Unit = Unit::Bytes;

/// For want of an example beside a number.
type NoLabels = [(&'static str, &'static str); 0];

#[derive(Debug)]
pub(super) struct Page<'a>(pub(super) DescriptorEncoder<'a>);

impl Page<'_> {
    pub(super) fn gauge(
        &mut self,
        name: &str,
        help: &str,
        value: impl EncodeGaugeValue,
    ) -> fmt::Result {
        let mut metric = self.begin(name, help, MetricType::Gauge)?;
        metric.encode_gauge(&value)
    }

    /// Nothing at all where nothing is known.
    pub(super) fn known_gauge(
        &mut self,
        name: &str,
        help: &str,
        value: Option<impl EncodeGaugeValue>,
    ) -> fmt::Result {
        value.map_or(Ok(()), |value| self.gauge(name, help, value))
    }

    /// One for each value of a label.
    pub(super) fn gauges(
        &mut self,
        name: &str,
        help: &str,
        label: &str,
        values: impl IntoIterator<Item = (&'static str, u64)>,
    ) -> fmt::Result {
        let mut metric = self.begin(name, help, MetricType::Gauge)?;
        for (named, value) in values {
            let labels = [(label, named)];
            metric.encode_family(&labels)?.encode_gauge(&value)?;
        }
        Ok(())
    }

    pub(super) fn counter(&mut self, name: &str, help: &str, value: u64) -> fmt::Result {
        let mut metric = self.begin(name, help, MetricType::Counter)?;
        metric.encode_counter::<NoLabels, _, f64>(&value, None)
    }

    pub(super) fn known_counter(
        &mut self,
        name: &str,
        help: &str,
        value: Option<f64>,
    ) -> fmt::Result {
        let Some(value) = value else { return Ok(()) };
        let mut metric = self.begin(name, help, MetricType::Counter)?;
        metric.encode_counter::<NoLabels, _, f64>(&value, None)
    }

    pub(super) fn counters(
        &mut self,
        name: &str,
        help: &str,
        label: &str,
        values: impl IntoIterator<Item = (&'static str, u64)>,
    ) -> fmt::Result {
        let mut metric = self.begin(name, help, MetricType::Counter)?;
        for (named, value) in values {
            let labels = [(label, named)];
            let mut metric = metric.encode_family(&labels)?;
            metric.encode_counter::<NoLabels, _, f64>(&value, None)?;
        }
        Ok(())
    }

    pub(super) fn histogram(&mut self, name: &str, help: &str, times: &Measured) -> fmt::Result {
        let mut metric = self.begin(name, help, MetricType::Histogram)?;
        let count = times.count();
        metric.encode_histogram::<NoLabels>(times.sum_s, count, &times.buckets, None)
    }

    /// What is no number. OpenMetrics has a kind of its own for this, which many readers do not know.
    pub(super) fn info(&mut self, name: &str, help: &str, labels: &[(&str, &str)]) -> fmt::Result {
        let mut metric = self.begin(name, help, MetricType::Gauge)?;
        metric.encode_family(&labels)?.encode_gauge(&1_u32)
    }

    /// The encoder writes what names end with by itself.
    fn begin<'s>(
        &'s mut self,
        name: &'s str,
        help: &str,
        kind: MetricType,
    ) -> Result<MetricEncoder<'s>, fmt::Error> {
        let name = match kind {
            MetricType::Counter => name.strip_suffix("_total").unwrap_or(name),
            _ => name,
        };
        let units = [("_seconds", &SECONDS), ("_bytes", &BYTES)];
        let stem = |(suffix, unit)| Some((name.strip_suffix(suffix)?, Some(unit)));
        let (name, unit) = units.into_iter().find_map(stem).unwrap_or((name, None));
        self.0.encode_descriptor(name, help, unit, kind)
    }
}
