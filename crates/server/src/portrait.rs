//! A table as its log tells it, for an operator who serves nobody: what somebody who watches would be shown, and no card.

use journal::{Page, RoomId};
use wire::TableView;

use crate::room::{LedgerError, fold_all};

/// Why the log of a table cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum Illegible {
    #[error("{0} is no code of a table")]
    NoTable(RoomId),
    #[error("{0}")]
    Log(String),
}

impl From<LedgerError> for Illegible {
    fn from(error: LedgerError) -> Self {
        Self::Log(error.to_string())
    }
}

/// Of all the records that are kept of a room.
pub fn portray(room: &RoomId, page: &Page) -> Result<TableView, Illegible> {
    let code = room.as_str().parse();
    let code = code.map_err(|_| Illegible::NoTable(room.clone()))?;
    let state = fold_all(&code, page)?;
    Ok(rules::table_view(state.public()))
}
