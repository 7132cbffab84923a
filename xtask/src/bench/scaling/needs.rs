//! What so many players need, number by number.

use anyhow::Result;

use super::costs::Costs;
use super::readable;

const KIB_PER_GIB: f64 = 1024.0 * 1024.0;
const BYTES_PER_GIB: f64 = 1024.0 * KIB_PER_GIB;
/// Of each record.
const COPIES: f64 = 3.0;

pub(super) struct Need {
    what: &'static str,
    /// In the names of `docs/scaling.json`.
    how: &'static str,
    is: f64,
}

impl Need {
    pub(super) fn line(&self) -> String {
        format!("| {} | {} | {} |", self.what, self.how, readable(self.is))
    }
}

pub(super) fn needs(costs: &Costs) -> Result<Vec<Need>> {
    let tables = costs.tables()?;
    let steps = tables * costs.steps_per_table_s()?;
    let appends = tables * costs.appends_per_table_s()?;
    let mut all = vec![
        need("tables at once", "players ÷ players_per_table", tables),
        need("steps a second", "tables ÷ seconds_per_step", steps),
        need(
            "appends a second",
            "steps + tables ÷ seconds_per_mark",
            appends,
        ),
    ];
    all.extend(of_nodes(costs, tables)?);
    all.extend(of_nats(costs, tables, appends)?);
    all.extend(of_networks(costs, steps, appends)?);
    Ok(all)
}

fn of_nodes(costs: &Costs, tables: f64) -> Result<[Need; 3]> {
    let most = costs.of("most_of_a_machine")?;
    let cores = tables * costs.node_us_per_table_s()? / 1e6;
    let gib = tables * costs.node_kib_per_table()? / KIB_PER_GIB;
    let by_cores = cores / (costs.of("node_cores")? * most);
    let by_memory = gib / (costs.of("node_gib")? * most);
    let by_connections = costs.of("players")? / costs.of("node_connections")?;
    let nodes = by_cores.max(by_memory).max(by_connections).ceil();
    Ok([
        need(
            "cores of nodes",
            "tables × (node_us_per_step ÷ seconds_per_step + node_us_per_table_s)",
            cores,
        ),
        need(
            "GiB of memory of nodes",
            "players × node_kib_per_phone + tables × node_kib_per_table",
            gib,
        ),
        need(
            "nodes",
            "the most of: cores ÷ node_cores, memory ÷ node_gib, each ÷ most_of_a_machine; players ÷ node_connections",
            nodes,
        ),
    ])
}

fn of_nats(costs: &Costs, tables: f64, appends: f64) -> Result<[Need; 7]> {
    let most = costs.of("most_of_a_machine")?;
    let cores = tables * costs.nats_us_per_table_s()? / 1e6;
    let kept = tables * costs.of("kept_per_table_at_once")?;
    let gib = kept * costs.of("nats_bytes_per_room")? * COPIES / BYTES_PER_GIB;
    let by_cores = cores / (costs.of("nats_cores")? * most);
    let by_memory = gib / (costs.of("nats_gib")? * most);
    let streams = appends / (costs.of("appends_per_stream_s")? * most);
    Ok([
        need(
            "streams",
            "appends ÷ appends_per_stream_s ÷ most_of_a_machine",
            streams.ceil(),
        ),
        need(
            "cores of NATS servers",
            "tables × (nats_us_per_step ÷ seconds_per_step + nats_us_per_table_s)",
            cores,
        ),
        need("tables kept", "tables × kept_per_table_at_once", kept),
        need(
            "GiB of memory of NATS servers",
            "3 × tables kept × nats_bytes_per_room",
            gib,
        ),
        need(
            "NATS servers",
            "at least 3; the most of: cores ÷ nats_cores, memory ÷ nats_gib, each ÷ most_of_a_machine",
            by_cores.max(by_memory).max(COPIES).ceil(),
        ),
        need(
            "GiB of disks of NATS servers",
            "3 × tables kept × nats_disk_bytes_per_room",
            kept * costs.of("nats_disk_bytes_per_room")? * COPIES / BYTES_PER_GIB,
        ),
        need(
            "MB/s written to all disks",
            "appends × nats_disk_bytes_per_append",
            appends * costs.of("nats_disk_bytes_per_append")? / 1e6,
        ),
    ])
}

fn of_networks(costs: &Costs, steps: f64, appends: f64) -> Result<[Need; 2]> {
    let to_phones = costs.of("bytes_per_phone_and_step")? * costs.of("players_per_table")?;
    let among = costs.of("nats_said_bytes_per_append")?;
    Ok([
        need(
            "Gbit/s to phones",
            "steps × players_per_table × bytes_per_phone_and_step",
            steps * to_phones * 8.0 / 1e9,
        ),
        need(
            "Gbit/s that NATS servers say",
            "appends × nats_said_bytes_per_append",
            appends * among * 8.0 / 1e9,
        ),
    ])
}

fn need(what: &'static str, how: &'static str, is: f64) -> Need {
    Need { what, how, is }
}
