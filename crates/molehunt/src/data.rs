//! A data file and the tables in it, as commands look at them. Never writes.

use std::path::PathBuf;

use clap::Args;
use journal::{Archive, RoomInfo};
use wire::TableView;

use crate::serve::{JOURNAL_FILE, data_directory};

#[derive(Args, Debug)]
pub(crate) struct Data {
    /// Directory of the tables [default: the user's own data directory]
    #[arg(long, env = "MOLEHUNT_DATA", value_name = "DIR")]
    data: Option<PathBuf>,
}

impl Data {
    pub(crate) fn file(self) -> anyhow::Result<PathBuf> {
        Ok(data_directory(self.data)?.join(JOURNAL_FILE))
    }
}

/// A table as those who watch it see it, or why it cannot be read.
pub(crate) fn look(archive: &Archive, info: &RoomInfo) -> Result<TableView, String> {
    let page = archive.records(&info.room);
    let page = page.map_err(|error| error.to_string())?;
    server::portray(&info.room, &page).map_err(|error| error.to_string())
}

/// All that is wrong with the tables, a line each.
pub(crate) fn damaged(archive: &Archive, rooms: &[RoomInfo]) -> Vec<String> {
    let mut found = Vec::new();
    for info in rooms {
        let code = &info.room;
        if let Err(why) = look(archive, info) {
            found.push(format!("table {code}: {why}"));
        }
        match archive.spoilt_blobs(code) {
            Ok(spoilt) => found.extend(spoilt.iter().map(|hash| {
                format!("table {code}: the picture or pack {hash} is not what was stored")
            })),
            Err(error) => found.push(format!("table {code}: {error}")),
        }
    }
    found
}

pub(crate) fn tables(count: usize) -> String {
    match count {
        1 => "1 table".to_owned(),
        count => format!("{count} tables"),
    }
}
