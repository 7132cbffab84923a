//! The packs of a table's own, read from where they lie beside its log when they are needed. No table keeps any; those
//! that were needed lately lie on a shelf.

use std::sync::Arc;

use journal::{Journal, JournalError};
use rules::{OwnPack, State};
use wire::pack::Pack;

use crate::additions;
use crate::code::TableCode;
use crate::shelf::Shelf;

/// All that it has, in its order. One that cannot be read is no reason to close the table; it is tried again the next time.
pub(super) async fn all<J: Journal>(
    state: &State,
    shelf: &Shelf,
    journal: &J,
    code: &TableCode,
) -> Vec<Arc<Pack>> {
    let mut packs = Vec::new();
    for own in state.own_packs() {
        if let Some(pack) = shelf.get(&own.hash) {
            packs.push(pack);
            continue;
        }
        match read(own, journal, code).await {
            Ok(Some(pack)) => {
                shelf.put(&own.hash, &pack);
                packs.push(pack);
            }
            Ok(None) => {
                tracing::error!(%code, pack = %own.line.id, "a pack of the table's own is lost");
            }
            Err(error) => {
                tracing::error!(%code, pack = %own.line.id, %error, "a pack was not read");
            }
        }
    }
    packs
}

async fn read<J: Journal>(
    own: &OwnPack,
    journal: &J,
    code: &TableCode,
) -> Result<Option<Arc<Pack>>, JournalError> {
    let stored = match own.hash.parse() {
        Ok(hash) => journal.get_blob(code.room(), &hash).await?,
        Err(_) => None,
    };
    Ok(stored.and_then(|bytes| additions::read_bones(&bytes, &own.line.id)))
}
