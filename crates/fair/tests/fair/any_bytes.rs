//! Whatever is read, an answer comes: from noise, and from good files that chance has changed.

use fair::{Digest, digest, seed, verify};

use crate::dealer::{self, captains, notebook, spy};

const TIMES: usize = 4_000;

/// Bytes that look like chance and are always the same.
struct Chance {
    seed: Digest,
    count: u64,
}

impl Chance {
    fn next(&mut self) -> usize {
        self.count += 1;
        let bytes = seed(&self.seed, &self.count.to_string());
        let four: [u8; 4] = bytes[..4].try_into().expect("four bytes");
        u32::from_be_bytes(four) as usize
    }

    fn below(&mut self, most: usize) -> usize {
        self.next() % most
    }
}

fn files() -> Vec<String> {
    vec![
        spy::first(8).file(1),
        spy::later(9, 1, false).file(2),
        captains::first(8).file(3),
        captains::named(8).file(4),
        notebook::file(&notebook::first(8)),
        notebook::file(&notebook::attempt(8)),
        dealer::twice_abandoned(),
        dealer::unproved(),
    ]
}

#[test]
fn noise_is_refused() {
    let mut chance = Chance {
        seed: digest("noise"),
        count: 0,
    };
    for _ in 0..TIMES {
        let length = chance.below(60);
        let bytes = (0..length).map(|_| u8::try_from(chance.below(256)));
        let bytes: Vec<u8> = bytes.collect::<Result<_, _>>().expect("they are bytes");
        assert!(verify(&bytes).is_err());
    }
}

#[test]
fn changed_files_are_judged_and_never_better_than_they_were() {
    let mut chance = Chance {
        seed: digest("changes"),
        count: 0,
    };
    let files = files();
    for nth in 0..TIMES {
        let file = &files[nth % files.len()];
        let other = &files[chance.below(files.len())];
        let changed = changed(file, other, &mut chance);
        if let Err(fault) = verify(changed.as_bytes()) {
            let lines = changed.lines().count();
            assert!((1..=lines + 1).contains(&fault.line), "{fault}\n{changed}");
        }
    }
}

/// Some lines are left out, doubled, moved, or have another field; some are of another file.
fn changed(file: &str, other: &str, chance: &mut Chance) -> String {
    let mut lines: Vec<String> = file.lines().map(str::to_owned).collect();
    let foreign: Vec<&str> = other.lines().collect();
    for _ in 0..=chance.below(3) {
        let at = chance.below(lines.len());
        let to = chance.below(lines.len());
        match chance.below(5) {
            0 if lines.len() > 1 => drop(lines.remove(at)),
            1 => lines.insert(to, lines[at].clone()),
            2 => lines.swap(at, to),
            3 => foreign[chance.below(foreign.len())].clone_into(&mut lines[at]),
            _ => lines[at] = with_field(&lines[at], &foreign, chance),
        }
    }
    lines.join("\n") + "\n"
}

fn with_field(line: &str, foreign: &[&str], chance: &mut Chance) -> String {
    let mut fields: Vec<&str> = line.split('|').collect();
    let odd = [
        "",
        "0",
        "65535",
        "4294967295",
        "-",
        "draw",
        "all",
        "spy",
        "middle",
    ];
    let at = chance.below(fields.len());
    let from = foreign[chance.below(foreign.len())].split('|');
    let from: Vec<&str> = from.chain(odd).collect();
    fields[at] = from[chance.below(from.len())];
    fields.join("|")
}
