//! The packs of a table's own, read from where they lie beside its log. Follows the state: never has
//! a pack that the log does not know.

use std::sync::Arc;

use bytes::Bytes;
use content::Library;
use journal::{Journal, JournalError};
use rules::{OwnPack, State};
use wire::pack::{Pack, PackLine, Text};

use crate::code::TableCode;

/// So much of a hash tells four packs apart, and is short enough for an id.
const HASH_CHARS: usize = 16;

#[derive(Debug, Default)]
pub(super) struct Shelf {
    /// In the order of the state; what could not be read is not there.
    own: Vec<Shelved>,
    /// The state's packs when this was last brought up to date.
    known: Vec<String>,
}

#[derive(Debug)]
struct Shelved {
    hash: String,
    pack: Arc<Pack>,
    json: Bytes,
}

impl Shelf {
    /// All that this table may choose from.
    pub(super) fn beside(&self, library: &Library) -> Vec<Arc<Pack>> {
        let own = self.own.iter().map(|shelved| &shelved.pack);
        library.packs().iter().chain(own).cloned().collect()
    }

    /// What phones load.
    pub(super) fn json(&self, id: &str) -> Option<Bytes> {
        let found = self.own.iter().find(|shelved| shelved.pack.id == id);
        found.map(|shelved| shelved.json.clone())
    }

    pub(super) async fn follow<J: Journal>(
        &mut self,
        state: &State,
        journal: &J,
        code: &TableCode,
    ) -> Result<(), JournalError> {
        let wanted = state.own_packs();
        if self.known.iter().eq(wanted.iter().map(|pack| &pack.hash)) {
            return Ok(());
        }
        let mut own = Vec::new();
        for pack in wanted {
            let held = self.own.iter().position(|it| it.hash == pack.hash);
            match held {
                Some(held) => own.push(self.own.swap_remove(held)),
                None => own.extend(read(pack, journal, code).await?),
            }
        }
        self.own = own;
        self.known = wanted.iter().map(|pack| pack.hash.clone()).collect();
        Ok(())
    }
}

/// A game that is on needs no pack, so one that cannot be read any more is no reason to close the table.
async fn read<J: Journal>(
    own: &OwnPack,
    journal: &J,
    code: &TableCode,
) -> Result<Option<Shelved>, JournalError> {
    let stored = match own.hash.parse() {
        Ok(hash) => journal.get_blob(code.room(), &hash).await?,
        Err(_) => None,
    };
    let pack = stored.and_then(|bytes| serde_json::from_slice::<Pack>(&bytes).ok());
    let Some(pack) = pack else {
        tracing::error!(%code, pack = %own.line.id, "a pack of the table's own is lost");
        return Ok(None);
    };
    let pack = Pack {
        id: own.line.id.clone(),
        ..pack
    };
    Ok(Some(Shelved {
        hash: own.hash.clone(),
        json: content::for_phones(&pack),
        pack: Arc::new(pack),
    }))
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
    let line = PackLine {
        id: String::new(),
        name: Text::default(),
        languages: Vec::new(),
        places: 0,
    };
    let hash = String::new();
    OwnPack { line, hash }
}
