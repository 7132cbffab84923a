//! A pack that somebody wrote: it is sound, or its author is told what is wrong and where, in bounds.

use content::{FAULTS_MAX, Faults};
use wire::pack::{Pack, PackLine};

/// What is said about one fault may list what is known and quote some of the file, and no more.
const WORDS_CHARS_MAX: usize = 600;

/// The bytes are the file.
pub fn drive(bytes: &[u8]) {
    match content::parse(bytes) {
        Ok(pack) => stays_sound(pack),
        Err(faults) => is_told(bytes, &faults),
    }
}

/// Written anew it is the same, for phones too; the rules get the same places.
fn stays_sound(pack: Pack) {
    for written in [serde_json::to_vec(&pack), serde_json::to_vec_pretty(&pack)] {
        assert_eq!(content::parse(&written.unwrap()).as_ref(), Ok(&pack));
    }
    let shown = content::parse(&content::for_phones(&pack)).unwrap();
    assert_eq!(shown.places.len(), pack.places.len());
    let line = PackLine::of(&pack);
    assert_eq!(PackLine::of(&shown), line);
    let bones = content::for_rules(pack.clone());
    assert_eq!(PackLine::of(&bones), line);
    for (place, bone) in pack.places.iter().zip(&bones.places) {
        assert_eq!((&place.id, &place.name), (&bone.id, &bone.name));
        let ids = |place: &wire::pack::Place| {
            place.roles.iter().map(|r| r.id.clone()).collect::<Vec<_>>()
        };
        assert_eq!(ids(place), ids(bone));
    }
}

fn is_told(bytes: &[u8], faults: &Faults) {
    let told = faults.to_wire();
    assert!((1..=FAULTS_MAX).contains(&told.len()));
    assert!(faults.left_out() == 0 || told.len() == FAULTS_MAX);
    let lines = bytes.split(|byte| *byte == b'\n').count();
    for fault in told {
        assert!((1..=lines).contains(&(fault.line as usize)), "{fault:?}");
        assert!(
            (1..=bytes.len() + 1).contains(&(fault.column as usize)),
            "{fault:?}"
        );
        let chars = fault.path.chars().count() + fault.words.chars().count();
        assert!(chars <= WORDS_CHARS_MAX, "{chars} characters: {fault:?}");
    }
}
