//! No two of a kind share an id or a name.

use super::Report;
use super::text::Name;
use crate::What;
use crate::json::Node;
use std::collections::BTreeMap;
use wire::pack::compared;

/// A place or a role, as far as it can be compared.
#[derive(Debug, Default)]
pub(super) struct Named<'a> {
    pub(super) id: Option<(String, Node<'a>)>,
    pub(super) names: Vec<Name<'a>>,
}

pub(super) fn no_twins(report: &mut Report, all: &[Named]) {
    let mut ids = BTreeMap::new();
    let mut names = BTreeMap::new();
    for named in all {
        if let Some((id, node)) = &named.id
            && let Some(line) = twin(report, &mut ids, id.clone(), node)
        {
            let id = id.clone();
            report.at(node, What::DuplicateId { id, line });
        }
        for (language, name, node) in &named.names {
            let key = (*language, compared(name));
            if let Some(line) = twin(report, &mut names, key, node) {
                let name = name.clone();
                report.at(node, What::DuplicateName { name, line });
            }
        }
    }
}

/// The line of the first one of that kind, if this is another.
fn twin<K: Ord>(
    report: &Report,
    seen: &mut BTreeMap<K, usize>,
    key: K,
    node: &Node,
) -> Option<u32> {
    match seen.get(&key) {
        Some(first) => Some(report.line(*first)),
        None => {
            seen.insert(key, node.at());
            None
        }
    }
}
