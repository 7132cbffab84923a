//! A table as its log tells it, for an operator who serves nobody: what somebody who watches would be shown, and no card.

use std::fmt;

use journal::{Page, RoomId};
use rules::State;
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
    fold(room, page).map(|table| rules::table_view(table.0.public()))
}

/// All that a log leads to, every card included: to be compared with another, and shown to nobody.
#[derive(PartialEq, Eq)]
pub struct Table(State);

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table").finish_non_exhaustive()
    }
}

/// Of all the records that are kept of a room.
pub fn fold(room: &RoomId, page: &Page) -> Result<Table, Illegible> {
    let code = room.as_str().parse();
    let code = code.map_err(|_| Illegible::NoTable(room.clone()))?;
    Ok(Table(fold_all(&code, page)?))
}
