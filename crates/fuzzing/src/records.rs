//! What lies in a journal, of whatever version and in whatever state. Never folds any of it: a record that
//! passes its checksum was written by the rules.

use rules::{OLDEST_WRITTEN, Record, SCHEMA, Unreadable};

/// The first byte names a version, and the others are the JSON of a record.
pub fn drive(bytes: &[u8]) {
    let Some((version, json)) = bytes.split_first() else {
        return;
    };
    // Those that there are, and one on either side.
    let schema = u32::from(*version) % (SCHEMA + 2);
    drop(decodes(schema, json));
    let decoded = decodes(schema, &checked(schema, json));
    if let Err(Unreadable::Damaged { .. }) = decoded {
        panic!("its checksum is right");
    }
    // By that of another version nothing is read.
    let other = Record::decode(schema, &checked(schema + 1, json));
    let safe = schema <= 1
        || matches!(
            other,
            Err(Unreadable::Damaged { .. } | Unreadable::UnknownSchema { .. })
        );
    assert!(safe, "{other:?}");
}

/// What can be read is written and read again as the same.
fn decodes(schema: u32, bytes: &[u8]) -> Result<Record, Unreadable> {
    let decoded = Record::decode(schema, bytes);
    match &decoded {
        Ok(record) => {
            assert!((1..=SCHEMA).contains(&schema));
            assert!(record.may_be_first() || !record.begins_game());
            let again = Record::decode(SCHEMA, &record.encode());
            assert_eq!(again.as_ref(), Ok(record));
            for older in OLDEST_WRITTEN..SCHEMA {
                if let Ok(written) = record.encode_in(older) {
                    assert_eq!(Record::decode(older, &written).as_ref(), Ok(record));
                }
            }
        }
        Err(why) => {
            let unknown = matches!(why, Unreadable::UnknownSchema { .. });
            assert_eq!(unknown, !(1..=SCHEMA).contains(&schema));
            assert!(why.to_string().len() < 100, "it repeats nothing: {why}");
        }
    }
    decoded
}

/// As it is stored: the first version had no checksum yet.
fn checked(schema: u32, json: &[u8]) -> Vec<u8> {
    let mut sum = crc32fast::Hasher::new();
    sum.update(&schema.to_be_bytes());
    sum.update(json);
    let front = match schema {
        1 => String::new(),
        _ => format!("{:08x} ", sum.finalize()),
    };
    [front.as_bytes(), json].concat()
}
