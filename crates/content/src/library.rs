//! The packs that come with the binary, each with the JSON that phones load. Immutable once built.

use crate::{deck, distinct, parse};
use bytes::Bytes;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use wire::Attributes;
use wire::pack::{Pack, PackLine};

/// The order counts: whoever lists packs begins with everyday places.
const EMBEDDED: [(&str, &[u8]); 3] = [
    ("places.json", include_bytes!("../../../packs/places.json")),
    (
        "time-travel.json",
        include_bytes!("../../../packs/time-travel.json"),
    ),
    ("films.json", include_bytes!("../../../packs/films.json")),
];

const ETAG_BYTES: usize = 16;

/// All packs a table may choose from.
#[derive(Debug, Clone)]
pub struct Library {
    packs: Vec<Pack>,
    /// In the order of `packs`.
    served: Vec<Served>,
    list: Served,
    pictures: Vec<String>,
}

#[derive(Debug, Clone)]
struct Served {
    json: Bytes,
    etag: String,
}

impl Library {
    /// # Panics
    ///
    /// When an embedded pack is faulty. A test reads them all, so such a binary is never released.
    pub fn embedded() -> Self {
        let packs = EMBEDDED.map(|(file, bytes)| {
            let pack = parse(bytes).and_then(|pack| distinct(&pack).map(|()| pack));
            pack.unwrap_or_else(|fault| panic!("packs/{file}: {fault}"))
        });
        let without_attributes = packs.iter().map(for_phones);
        Self {
            served: without_attributes.map(|pack| Served::new(&pack)).collect(),
            list: Served::new(&packs.each_ref().map(line)),
            packs: packs.into(),
            pictures: deck::embedded(),
        }
    }

    pub fn packs(&self) -> &[Pack] {
        &self.packs
    }

    /// What a deck of evidence is made of, by id.
    pub fn pictures(&self) -> &[String] {
        &self.pictures
    }

    pub fn pack(&self, id: &str) -> Option<&Pack> {
        self.packs.iter().find(|pack| pack.id == id)
    }

    /// One line for each pack, in their order; a JSON list of `PackLine` and its `ETag`.
    pub fn list(&self) -> (Bytes, &str) {
        (self.list.json.clone(), &self.list.etag)
    }

    /// What phones load, without attributes: compact JSON and its `ETag`, which changes only with
    /// the content.
    pub fn json(&self, id: &str) -> Option<(Bytes, &str)> {
        let index = self.packs.iter().position(|pack| pack.id == id)?;
        let served = &self.served[index];
        Some((served.json.clone(), &served.etag))
    }
}

/// A phone compares no places: it is spared the numbers.
fn for_phones(pack: &Pack) -> Pack {
    let mut pack = pack.clone();
    for place in &mut pack.places {
        place.attributes = Attributes::new();
    }
    pack
}

fn line(pack: &Pack) -> PackLine {
    PackLine {
        id: pack.id.clone(),
        name: pack.name.clone(),
        places: u16::try_from(pack.places.len()).unwrap_or(u16::MAX),
    }
}

impl Served {
    fn new(content: &impl Serialize) -> Self {
        let json = serde_json::to_vec(content).expect("strings and numbers always serialise");
        // Weak, because the server may still compress these bytes on their way out.
        let mut etag = String::from("W/\"");
        for byte in &Sha256::digest(&json)[..ETAG_BYTES] {
            write!(etag, "{byte:02x}").expect("writing to a string cannot fail");
        }
        etag.push('"');
        Self {
            json: json.into(),
            etag,
        }
    }
}
