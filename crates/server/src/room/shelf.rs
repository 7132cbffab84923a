//! The packs of a table's own, read from where they lie beside its log. Follows the state: never has
//! a pack that the log does not know.

use std::sync::Arc;

use bytes::Bytes;
use content::Library;
use journal::{Journal, JournalError};
use rules::{OwnPack, State};
use wire::pack::{Pack, PackLine};

use crate::code::TableCode;

/// So much of a hash tells four packs apart, and is short enough for an id.
const HASH_CHARS: usize = 16;

#[derive(Debug, Default)]
pub(super) struct Shelf {
    /// In the order of the state; what could not be read is not there.
    own: Vec<Shelved>,
    /// The state's packs when this was last brought up to date, if it could be.
    known: Option<Vec<String>>,
}

#[derive(Clone, Debug)]
struct Shelved {
    hash: String,
    pack: Arc<Pack>,
}

impl Shelf {
    /// All that this table may choose from.
    pub(super) fn beside(&self, library: &Library) -> Vec<Arc<Pack>> {
        let own = self.own.iter().map(|shelved| &shelved.pack);
        library.packs().iter().chain(own).cloned().collect()
    }

    /// Reads what the state has and this has not. A game that is on needs no pack, so one that cannot be
    /// read is no reason to close the table; it is tried again the next time.
    pub(super) async fn follow<J: Journal>(
        &mut self,
        state: &State,
        journal: &J,
        code: &TableCode,
    ) {
        let wanted = state.own_packs();
        let hashes = || wanted.iter().map(|pack| &pack.hash);
        if self.known.as_ref().is_some_and(|it| it.iter().eq(hashes())) {
            return;
        }
        let (mut own, mut known) = (Vec::new(), Some(hashes().cloned().collect()));
        for pack in wanted {
            if let Some(held) = self.own.iter().find(|it| it.hash == pack.hash) {
                own.push(held.clone());
                continue;
            }
            match read(pack, journal, code).await {
                Ok(found) => own.extend(found),
                Err(error) => {
                    tracing::error!(%code, pack = %pack.line.id, %error, "a pack was not read");
                    known = None;
                }
            }
        }
        (self.own, self.known) = (own, known);
    }
}

async fn read<J: Journal>(
    own: &OwnPack,
    journal: &J,
    code: &TableCode,
) -> Result<Option<Shelved>, JournalError> {
    let stored = match own.hash.parse() {
        Ok(hash) => journal.get_blob(code.room(), &hash).await?,
        Err(_) => None,
    };
    let pack = stored.and_then(|bytes| serde_json::from_slice(&bytes).ok());
    let Some(pack) = pack else {
        tracing::error!(%code, pack = %own.line.id, "a pack of the table's own is lost");
        return Ok(None);
    };
    Ok(Some(Shelved {
        hash: own.hash.clone(),
        pack: Arc::new(Pack {
            id: own.line.id.clone(),
            ..content::for_rules(pack)
        }),
    }))
}

/// What phones load of a pack that is stored as `bytes`. Nothing, when it is none.
pub(crate) fn for_phones(bytes: &[u8], id: String) -> Option<Bytes> {
    let pack: Pack = serde_json::from_slice(bytes).ok()?;
    Some(content::for_phones(&Pack { id, ..pack }))
}

/// What the log says of a pack whose stored bytes have this hash.
pub(super) fn own_pack(pack: &Pack, hash: &str) -> OwnPack {
    let short = hash.get(..HASH_CHARS).unwrap_or(hash);
    OwnPack {
        line: PackLine {
            id: format!("{}{short}", content::OWN_PREFIX),
            ..PackLine::of(pack)
        },
        hash: hash.to_owned(),
    }
}

/// A pack that no table has.
pub(super) fn nobodys() -> OwnPack {
    OwnPack {
        line: PackLine::default(),
        hash: String::new(),
    }
}
