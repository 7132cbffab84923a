//! JSON in which every value knows where in its file it stands. Takes only text that was found to be
//! JSON before; what a value should be is nothing it knows.

use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;
use std::fmt;

/// One value, its place in the file and its path from the root.
#[derive(Clone, Debug)]
pub(crate) struct Node<'a> {
    file: &'a str,
    raw: &'a RawValue,
    /// As in `places[3].name.en`; empty for the root.
    pub(crate) path: String,
}

/// One field of an object.
#[derive(Clone, Debug)]
pub(crate) struct Member<'a> {
    pub(crate) key: String,
    /// Where the key begins, in bytes.
    pub(crate) key_at: usize,
    pub(crate) value: Node<'a>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    Object,
    List,
    Text,
    Number,
    Flag,
    Null,
}

impl<'a> Node<'a> {
    pub(crate) fn root(file: &'a str) -> Result<Self, serde_json::Error> {
        let raw = serde_json::from_str(file)?;
        let path = String::new();
        Ok(Self { file, raw, path })
    }

    /// Where it begins, in bytes.
    pub(crate) fn at(&self) -> usize {
        offset(self.file, self.raw.get())
    }

    pub(crate) fn shape(&self) -> Shape {
        match self.raw.get().as_bytes().first() {
            Some(b'{') => Shape::Object,
            Some(b'[') => Shape::List,
            Some(b'"') => Shape::Text,
            Some(b't' | b'f') => Shape::Flag,
            Some(b'n') => Shape::Null,
            _ => Shape::Number,
        }
    }

    pub(crate) fn text(&self) -> Option<String> {
        self.read()
    }

    /// A whole number that is not negative.
    pub(crate) fn number(&self) -> Option<u64> {
        self.read()
    }

    pub(crate) fn elements(&self) -> Option<Vec<Node<'a>>> {
        let raw: Vec<&'a RawValue> = serde_json::from_str(self.raw.get()).ok()?;
        let element = |(index, raw)| Node {
            file: self.file,
            raw,
            path: format!("{}[{index}]", self.path),
        };
        Some(raw.into_iter().enumerate().map(element).collect())
    }

    /// In the order of the file; a key that is written twice is there twice.
    pub(crate) fn members(&self) -> Option<Vec<Member<'a>>> {
        let Members(raw) = serde_json::from_str(self.raw.get()).ok()?;
        let member = |(key, raw): (&'a RawValue, &'a RawValue)| {
            let key_at = offset(self.file, key.get());
            let key: String = serde_json::from_str(key.get()).ok()?;
            let dot = if self.path.is_empty() { "" } else { "." };
            let path = format!("{}{dot}{key}", self.path);
            let file = self.file;
            let value = Node { file, raw, path };
            Some(Member { key, key_at, value })
        };
        raw.into_iter().map(member).collect()
    }

    fn read<T: DeserializeOwned>(&self) -> Option<T> {
        serde_json::from_str(self.raw.get()).ok()
    }
}

/// Raw values are borrowed from the file, so their addresses say where in it they are.
fn offset(file: &str, part: &str) -> usize {
    part.as_ptr() as usize - file.as_ptr() as usize
}

/// An object, unread.
struct Members<'a>(Vec<(&'a RawValue, &'a RawValue)>);

impl<'de> Deserialize<'de> for Members<'de> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Entries;

        impl<'de> Visitor<'de> for Entries {
            type Value = Members<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut members = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    members.push(entry);
                }
                Ok(Members(members))
            }
        }

        from.deserialize_map(Entries)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lines::Lines;

    const FILE: &str = "{\n \"жук\": [ 1, {\"a\\u0062\": true}],\n \"жук\": null }";

    #[test]
    fn every_value_knows_its_spot_and_its_path() {
        let (root, lines) = (Node::root(FILE).unwrap(), Lines::of(FILE));
        let members = root.members().unwrap();
        assert_eq!(members.len(), 2, "a repeated key stays");
        assert_eq!(lines.spot(members[1].key_at), (3, 2));
        let list = members[0].value.elements().unwrap();
        assert_eq!(list[0].number(), Some(1));
        assert_eq!(lines.spot(list[0].at()), (2, 11));
        let inner = list[1].members().unwrap();
        assert_eq!(inner[0].value.path, "жук[1].ab");
        assert_eq!(inner[0].value.shape(), Shape::Flag);
        assert_eq!(root.elements().map(|_| ()), None);
    }
}
