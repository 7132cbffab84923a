//! For how many players there is room before one thing is used up: what breaks first.

use anyhow::Result;

use super::costs::Costs;
use super::readable;

const KIB_PER_GIB: f64 = 1024.0 * 1024.0;

pub(super) struct Bound {
    pub(super) what: &'static str,
    pub(super) players: f64,
}

impl Bound {
    pub(super) fn line(&self) -> String {
        format!("| {} | {} |", self.what, readable(self.players))
    }
}

/// The narrowest first.
pub(super) fn bounds(costs: &Costs) -> Result<Vec<Bound>> {
    let seats = costs.of("players_per_table")?;
    let most = costs.of("most_of_a_machine")?;
    let kept = costs.of("kept_per_table_at_once")?;
    let cores_us = |name| Ok::<_, anyhow::Error>(costs.of(name)? * most * 1e6);
    let kib = |name| Ok::<_, anyhow::Error>(costs.of(name)? * most * KIB_PER_GIB);
    let appends = costs.appends_per_table_s()?;
    let by_tables = [
        (
            "tables kept, as it is set",
            costs.of("tables_limit")? / kept,
        ),
        (
            "cores of one node",
            cores_us("node_cores")? / costs.node_us_per_table_s()?,
        ),
        (
            "memory of one node",
            kib("node_gib")? / costs.node_kib_per_table()?,
        ),
        (
            "cores of three NATS servers",
            3.0 * cores_us("nats_cores")? / costs.nats_us_per_table_s()?,
        ),
        (
            "memory of three NATS servers",
            kib("nats_gib")? * 1024.0 / costs.of("nats_bytes_per_room")? / kept,
        ),
        (
            "appends to one stream",
            costs.of("appends_per_stream_s")? * most / appends,
        ),
        (
            "tables listed between two sweeps",
            rooms_listed(costs)? / kept,
        ),
    ];
    let mut all: Vec<Bound> = by_tables
        .into_iter()
        .map(|(what, tables)| Bound {
            what,
            players: tables * seats,
        })
        .collect();
    all.push(Bound {
        what: "connections of one node, as it is set",
        players: costs.of("node_connections_usual")?,
    });
    all.sort_by(|left, right| left.players.total_cmp(&right.players));
    Ok(all)
}

/// A room takes the longer to list the more there are in its stream, so the time grows with the square of their number.
fn rooms_listed(costs: &Costs) -> Result<f64> {
    let room_s = costs.of("list_ns_per_room_and_neighbour")? / 1e9;
    let all = costs.of("seconds_per_sweep")? * costs.of("streams_usual")? / room_s;
    Ok(all.sqrt())
}
