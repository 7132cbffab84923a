//! The packs of a table's own, read from where they lie beside its log. Follows the state: never has
//! a pack that the log does not know.

use std::sync::Arc;

use content::Library;
use journal::{Journal, JournalError};
use rules::{OwnPack, State};
use wire::pack::Pack;

use crate::additions;
use crate::code::TableCode;

#[derive(Debug, Default)]
pub(super) struct OwnPacks {
    /// In the order of the state; what could not be read is not there.
    held: Vec<Held>,
    /// The state's packs when this was last brought up to date, if it could be.
    known: Option<Vec<String>>,
}

#[derive(Clone, Debug)]
struct Held {
    hash: String,
    pack: Arc<Pack>,
}

impl OwnPacks {
    /// All that this table may choose from.
    pub(super) fn beside(&self, library: &Library) -> Vec<Arc<Pack>> {
        let own = self.held.iter().map(|held| &held.pack);
        library.packs().iter().chain(own).cloned().collect()
    }

    /// Has been added just now, so it need not be read.
    pub(super) fn hold(&mut self, hash: String, pack: Arc<Pack>) {
        self.held.push(Held { hash, pack });
    }

    /// Reads what the state has and this has not. A game that is on needs no pack, so one that cannot be
    /// read is no reason to close the table; unless it is damaged, it is tried again the next time.
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
        let (mut held, mut known) = (Vec::new(), Some(hashes().cloned().collect()));
        for pack in wanted {
            if let Some(here) = self.held.iter().find(|it| it.hash == pack.hash) {
                held.push(here.clone());
                continue;
            }
            match read(pack, journal, code).await {
                Ok(found) => held.extend(found),
                Err(error) => {
                    tracing::error!(%code, pack = %pack.line.id, %error, "a pack was not read");
                    // Damage would be the same the next time.
                    if !matches!(error, JournalError::Damaged(_)) {
                        known = None;
                    }
                }
            }
        }
        (self.held, self.known) = (held, known);
    }
}

async fn read<J: Journal>(
    own: &OwnPack,
    journal: &J,
    code: &TableCode,
) -> Result<Option<Held>, JournalError> {
    let stored = match own.hash.parse() {
        Ok(hash) => journal.get_blob(code.room(), &hash).await?,
        Err(_) => None,
    };
    let pack = stored.and_then(|bytes| additions::read_bones(&bytes, &own.line.id));
    let Some(pack) = pack else {
        tracing::error!(%code, pack = %own.line.id, "a pack of the table's own is lost");
        return Ok(None);
    };
    let hash = own.hash.clone();
    Ok(Some(Held { hash, pack }))
}
