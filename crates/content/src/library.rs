//! The packs of this server, each with the JSON that phones load: those that come with the binary and
//! those that whoever runs it adds. Immutable once built.

use crate::{HouseError, OWN_PREFIX, complete, deck, distinct, parse};
use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::io::Write as _;
use std::sync::{Arc, OnceLock};
use thiserror::Error;
use wire::Attributes;
use wire::pack::{Pack, PackLine, Place, Role, Text};

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

/// All packs that any table may choose from.
#[derive(Debug, Clone)]
pub struct Library {
    packs: Vec<Arc<Pack>>,
    /// In the order of `packs`.
    served: Vec<Served>,
    list: Served,
    /// In the same order.
    prints: Vec<(String, String)>,
    pictures: Vec<String>,
}

/// What phones load: compact JSON, also compressed, and an `ETag` of both that changes only with the content.
#[derive(Debug, Clone)]
pub struct Served {
    json: Bytes,
    /// Not before a phone asks: most processes that read packs serve none.
    gzip: OnceLock<Bytes>,
    etag: String,
}

/// Why a pack cannot join the others, however sound it is.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Clash {
    #[error("the id `{id}` is taken by another pack; write another one")]
    IdTaken { id: String },
    #[error(
        "the id `{id}` begins with `{OWN_PREFIX}`, as packs of single tables do; write another one"
    )]
    IdReserved { id: String },
}

impl Library {
    /// # Panics
    ///
    /// When an embedded pack is faulty. A test reads them all, so such a binary is never released.
    pub fn embedded() -> Self {
        let packs = EMBEDDED.map(|(file, bytes)| {
            let pack = parse(bytes).unwrap_or_else(|faults| panic!("packs/{file}: {faults}"));
            keeps_promises(&pack).unwrap_or_else(|fault| panic!("packs/{file}: {fault}"));
            Arc::new(pack)
        });
        Self::of(packs.into())
    }

    fn of(packs: Vec<Arc<Pack>>) -> Self {
        let lines: Vec<PackLine> = packs.iter().map(|pack| PackLine::of(pack)).collect();
        let served: Vec<Served> = packs.iter().map(|pack| Served::new(&plain(pack))).collect();
        let ids = packs.iter().map(|pack| pack.id.clone());
        let prints = served.iter().map(|served| print(&served.json));
        Self {
            prints: ids.zip(prints).collect(),
            served,
            list: Served::new(&lines),
            packs,
            pictures: deck::embedded(),
        }
    }

    /// One more pack, after all others.
    pub fn with(self, pack: Pack) -> Result<Self, Clash> {
        let id = pack.id.clone();
        if self.pack(&id).is_some() {
            return Err(Clash::IdTaken { id });
        }
        if id.starts_with(OWN_PREFIX) {
            return Err(Clash::IdReserved { id });
        }
        let mut packs = self.packs;
        packs.push(Arc::new(pack));
        Ok(Self::of(packs))
    }

    pub fn packs(&self) -> &[Arc<Pack>] {
        &self.packs
    }

    /// What a deck of evidence is made of, by id.
    pub fn pictures(&self) -> &[String] {
        &self.pictures
    }

    pub fn pack(&self, id: &str) -> Option<&Pack> {
        let found = self.packs.iter().find(|pack| pack.id == id);
        found.map(|pack| &**pack)
    }

    /// Every pack by its id, with the SHA-256 of what phones load of it.
    pub fn prints(&self) -> &[(String, String)] {
        &self.prints
    }

    /// One line for each pack, in their order; a JSON list of `PackLine`.
    pub fn list(&self) -> &Served {
        &self.list
    }

    /// The whole pack.
    pub fn served(&self, id: &str) -> Option<&Served> {
        let index = self.packs.iter().position(|pack| pack.id == id)?;
        Some(&self.served[index])
    }

    /// One for each pack, in their order: together they change with any word of any of them.
    pub fn etags(&self) -> impl Iterator<Item = &str> {
        self.served.iter().map(|served| &*served.etag)
    }
}

/// The packs of the house.
impl Default for Library {
    fn default() -> Self {
        Self::embedded()
    }
}

fn keeps_promises(pack: &Pack) -> Result<(), HouseError> {
    complete(pack)?;
    distinct(pack)
}

/// A phone compares no places: it is spared the numbers.
fn plain(pack: &Pack) -> Pack {
    let mut pack = pack.clone();
    for place in &mut pack.places {
        place.attributes = Attributes::new();
    }
    pack
}

/// A pack as phones load it: compact JSON without attributes.
pub fn for_phones(pack: &Pack) -> Bytes {
    compact(&plain(pack))
}

/// What the rules ask of a pack: which places it has, what they are called, and the ids of their roles.
/// All tables that are awake hold such packs of their own, so the rest stays where it is stored.
pub fn for_rules(pack: Pack) -> Pack {
    let role = |role: Role| Role {
        id: role.id,
        name: Text::default(),
    };
    let place = |place: Place| Place {
        at: None,
        roles: place.roles.into_iter().map(role).collect::<Box<_>>().into(),
        ..place
    };
    Pack {
        places: pack.places.into_iter().map(place).collect(),
        ..pack
    }
}

/// What a pack takes in memory, about.
pub fn held_bytes(pack: &Pack) -> usize {
    /// What the system takes for each piece of memory besides what was asked for.
    const PIECE_BYTES: usize = 16;
    /// Of one in a map.
    const ATTRIBUTE_BYTES: usize = 8;
    let text = |text: &Text| {
        let all = [&text.en, &text.hr, &text.ru];
        let pieces = all.into_iter().flatten();
        pieces.map(|piece| piece.len() + PIECE_BYTES).sum::<usize>()
    };
    let places = pack.places.iter().map(|place| {
        let roles = place
            .roles
            .iter()
            .map(|role| size_of_val(role) + role.id.len() + PIECE_BYTES + text(&role.name));
        let attributes = place.attributes.len() * ATTRIBUTE_BYTES;
        let own = size_of_val(place) + place.id.len() + PIECE_BYTES + text(&place.name);
        own + attributes + roles.sum::<usize>()
    });
    size_of_val(pack) + places.sum::<usize>()
}

/// The SHA-256 of what phones load, as 64 digits.
pub fn print(json: &[u8]) -> String {
    let digest = Sha256::digest(json);
    digest.iter().fold(String::new(), |mut print, byte| {
        write!(print, "{byte:02x}").expect("writing to a string cannot fail");
        print
    })
}

fn compact(content: &impl Serialize) -> Bytes {
    let json = serde_json::to_vec(content).expect("strings and numbers always serialise");
    json.into()
}

impl Served {
    fn new(content: &impl Serialize) -> Self {
        let json = compact(content);
        // Weak, because the same content is sent in two forms.
        let mut etag = String::from("W/\"");
        for byte in &Sha256::digest(&json)[..ETAG_BYTES] {
            write!(etag, "{byte:02x}").expect("writing to a string cannot fail");
        }
        etag.push('"');
        Self {
            json,
            gzip: OnceLock::new(),
            etag,
        }
    }

    pub fn json(&self) -> Bytes {
        self.json.clone()
    }

    /// The same, compressed once and for all phones.
    pub fn gzip(&self) -> Bytes {
        let packed = self.gzip.get_or_init(|| {
            let mut packer = GzEncoder::new(Vec::new(), Compression::best());
            let packed = packer.write_all(&self.json).and_then(|()| packer.finish());
            packed.expect("memory takes all that is written").into()
        });
        packed.clone()
    }

    pub fn etag(&self) -> &str {
        &self.etag
    }
}
