//! One pack of a table's own: what it is called, how it is stored, and what is made of that later. Its
//! text is parsed and checked here once; what was stored is trusted.

use std::sync::Arc;

use bytes::Bytes;
use content::Faults;
use journal::BlobHash;
use rules::{Addition, OwnPack};
use wire::OWN_PREFIX;
use wire::pack::{Pack, PackLine};

use super::Checked;

/// So much of a hash tells four packs apart, and is short enough for an id.
const HASH_CHARS: usize = 16;

pub(super) fn check(file: &[u8]) -> Result<Checked, Faults> {
    let pack = content::parse(file)?;
    let stored = Bytes::from(serde_json::to_vec(&pack).expect("a pack always serialises"));
    let hash = BlobHash::of(&stored).to_string();
    let short = hash.get(..HASH_CHARS).unwrap_or(&hash);
    let line = PackLine {
        id: format!("{OWN_PREFIX}{short}"),
        ..PackLine::of(&pack)
    };
    let shown = Pack {
        id: line.id.clone(),
        ..pack.clone()
    };
    let shown = Some(content::print(&content::for_phones(&shown)));
    let bones = Some(bones(pack, &line.id));
    Ok(Checked {
        addition: Addition::Pack(OwnPack { line, hash, shown }),
        stored,
        bones,
    })
}

/// All that a table keeps in memory.
fn bones(pack: Pack, id: &str) -> Arc<Pack> {
    Arc::new(Pack {
        id: id.to_owned(),
        ..content::for_rules(pack)
    })
}

/// For a table that was woken. Nothing, when what was stored is no pack.
pub(crate) fn read_bones(stored: &[u8], id: &str) -> Option<Arc<Pack>> {
    let pack = serde_json::from_slice(stored).ok()?;
    Some(bones(pack, id))
}

/// What phones load. Nothing, when what was stored is no pack.
pub(super) fn for_phones(stored: &[u8], id: String) -> Option<Bytes> {
    let pack: Pack = serde_json::from_slice(stored).ok()?;
    Some(content::for_phones(&Pack { id, ..pack }))
}

/// What phones load that compare its places. Nothing, when what was stored is no pack.
pub(super) fn attributes_for_phones(stored: &[u8]) -> Option<Bytes> {
    let pack: Pack = serde_json::from_slice(stored).ok()?;
    Some(content::attributes_for_phones(&pack))
}
