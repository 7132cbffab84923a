//! What a host adds to the table from the own phone, beside its socket: pictures and packs.
//!
//! All go one way. Who sends it and whether that seat may is asked before a byte of it is read; few are
//! looked at at a time; the room stores it and records it. One that is there already is as good as added,
//! so whoever has lost the answer sends it again.

mod adding;
mod pack;
mod parcel;
mod picture;
mod readers;
mod sending;

use std::sync::Arc;

use bytes::Bytes;
use journal::BlobHash;
use rules::{Addition, State};
use serde::Serialize;
use wire::{OWN_PACK_BYTES, PICTURE_BYTES, Refusal, pack::Pack};

pub(crate) use adding::{NotAdded, adding};
pub(crate) use pack::read_bones;
pub(crate) use parcel::Parcel;
pub(crate) use readers::Readers;
pub(crate) use sending::{send_attributes, send_pack, send_picture};

/// In this the two differ, and in nothing else on their way.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    Picture,
    Pack,
}

/// What was sent has been looked at and is what it should be.
#[derive(Debug)]
pub(crate) struct Checked {
    /// What the log says of it.
    pub(crate) addition: Addition,
    /// What lies beside the log.
    pub(crate) stored: Bytes,
    /// Of a pack, what the rules ask of it.
    pub(crate) bones: Option<Arc<Pack>>,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Added {
    Picture(String),
    Pack(String),
}

/// Where all that this table has added lies.
pub(crate) fn stored(state: &State) -> Vec<BlobHash> {
    let pictures = state
        .own_pictures()
        .iter()
        .filter_map(|id| picture::hash_of(id));
    let packs = state
        .own_packs()
        .iter()
        .filter_map(|pack| pack.hash.parse().ok());
    pictures.chain(packs).collect()
}

impl Kind {
    fn bytes_max(self) -> usize {
        match self {
            Self::Picture => PICTURE_BYTES,
            Self::Pack => OWN_PACK_BYTES,
        }
    }

    fn too_large(self) -> Refusal {
        match self {
            Self::Picture => Refusal::PictureTooLarge,
            Self::Pack => Refusal::PackTooLarge,
        }
    }

    fn not_one(self) -> Refusal {
        match self {
            Self::Picture => Refusal::NotAPicture,
            Self::Pack => Refusal::NotAPack,
        }
    }

    fn check(self, bytes: Bytes) -> Result<Checked, NotAdded> {
        match self {
            Self::Picture => picture::check(bytes).map_err(NotAdded::from),
            Self::Pack => pack::check(&bytes).map_err(NotAdded::Faulty),
        }
    }

    fn added(self, id: String) -> Added {
        match self {
            Self::Picture => Added::Picture(id),
            Self::Pack => Added::Pack(id),
        }
    }
}
