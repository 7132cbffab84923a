//! What a place is like, in numbers that can be compared. docs/packs.md says what 0 and 4 mean.
//! Holds no words: nothing here is shown to a player.

use std::collections::BTreeMap;
use std::fmt;

use schemars::JsonSchema;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

/// How much of each attribute a place has, from 0 to 4. What is left out is not known.
pub type Attributes = BTreeMap<Attribute, u8>;

macro_rules! attributes {
    ($($attribute:ident = $name:literal,)*) => {
        /// One thing that a number can say of any place.
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, TS,
        )]
        pub enum Attribute {
            $(#[serde(rename = $name)] $attribute,)*
        }

        impl Attribute {
            pub const ALL: &[Self] = &[$(Self::$attribute,)*];

            /// As a pack file spells it.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$attribute => $name,)*
                }
            }
        }
    };
}

attributes! {
    // Where it is.
    Indoors = "indoors",
    Nature = "nature",
    Water = "water",
    Height = "height",
    Heat = "heat",
    Night = "night",
    Movement = "movement",
    Confined = "confined",
    // Who is there.
    Crowd = "crowd",
    Children = "children",
    Animals = "animals",
    Audience = "audience",
    Uniforms = "uniforms",
    Skin = "skin",
    Noise = "noise",
    Music = "music",
    // How it feels.
    Fun = "fun",
    Fear = "fear",
    Danger = "danger",
    Romance = "romance",
    Luxury = "luxury",
    Everyday = "everyday",
    Fantasy = "fantasy",
    Crime = "crime",
    // What is done.
    Food = "food",
    Pay = "pay",
    Waiting = "waiting",
    Rules = "rules",
    Contest = "contest",
    Effort = "effort",
    Machines = "machines",
    Stay = "stay",
}

impl fmt::Display for Attribute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A map would keep the last of two values for one attribute, and nobody would hear of the first.
pub(crate) fn each_once<'de, D: Deserializer<'de>>(from: D) -> Result<Attributes, D::Error> {
    struct EachOnce;

    impl<'de> Visitor<'de> for EachOnce {
        type Value = Attributes;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("attributes with their numbers")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Attributes, A::Error> {
            let mut attributes = Attributes::new();
            while let Some((attribute, level)) = map.next_entry::<Attribute, u8>()? {
                if attributes.insert(attribute, level).is_some() {
                    return Err(A::Error::custom(format_args!(
                        "duplicate attribute `{attribute}`"
                    )));
                }
            }
            Ok(attributes)
        }
    }

    from.deserialize_map(EachOnce)
}
