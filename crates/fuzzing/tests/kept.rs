//! Every fuzz target over the inputs that are kept in `fuzz/seeds`, and over what chance makes of them: always
//! the same, so that whatever fails here fails again. How to look for more, CONTRIBUTING.md says.

#![expect(
    clippy::unwrap_used,
    reason = "seeds that are not there fail their test"
)]

use std::{
    env, fs,
    path::{Path, PathBuf},
    thread,
};

use fastrand::Rng;

/// Where chance begins.
const SEED: u64 = 49;

/// So much of an input changes at once.
const CHANGES_MAX: usize = 4;

/// What is cut out, doubled or taken from elsewhere at a time.
const PIECE_BYTES_MAX: usize = 24;

/// Says what was driven, if that fails.
struct Shown<'a>(&'a str);

impl Drop for Shown<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("{}", self.0);
        }
    }
}

fn folder() -> PathBuf {
    let own = env::var_os("CARGO_MANIFEST_DIR").unwrap();
    Path::new(&own).join("../../fuzz/seeds")
}

/// By name, so that they are always in the same order.
fn seeds(target: &str) -> Vec<(String, Vec<u8>)> {
    let files = fs::read_dir(folder().join(target)).unwrap();
    let paths = files.map(|file| file.unwrap().path());
    let mut seeds: Vec<_> = paths
        .map(|path| (path.display().to_string(), fs::read(path).unwrap()))
        .collect();
    seeds.sort();
    seeds
}

/// One input, a little changed.
fn changed(rng: &mut Rng, seeds: &[(String, Vec<u8>)]) -> Vec<u8> {
    let mut input = rng.choice(seeds).unwrap().1.clone();
    for _ in 0..rng.usize(1..=CHANGES_MAX) {
        let at = rng.usize(0..=input.len());
        let end = (at + rng.usize(0..PIECE_BYTES_MAX)).min(input.len());
        match rng.u8(0..5) {
            0 => drop(input.drain(at..end)),
            1 => drop(input.splice(at..at, input[at..end].to_vec())),
            2 => {
                let other = &rng.choice(seeds).unwrap().1;
                let from = rng.usize(0..=other.len());
                let to = (from + rng.usize(0..PIECE_BYTES_MAX)).min(other.len());
                input.splice(at..end, other[from..to].iter().copied());
            }
            3 => input.insert(at, rng.u8(..)),
            _ => {
                if let Some(byte) = input.get_mut(at) {
                    *byte ^= 1 << rng.u8(0..8);
                }
            }
        }
    }
    input
}

fn run(target: &str, changes: usize) {
    let (_, drive) = fuzzing::TARGETS
        .iter()
        .find(|(name, _)| *name == target)
        .expect("a target");
    let seeds = seeds(target);
    assert!(seeds.len() >= 20, "{target} has few seeds");
    for (path, bytes) in &seeds {
        let _shown = Shown(path);
        drive(bytes);
    }
    let mut rng = Rng::with_seed(SEED);
    for _ in 0..changes {
        let input = changed(&mut rng, &seeds);
        let _shown = Shown(&input.escape_ascii().to_string());
        drive(&input);
    }
}

#[test]
fn any_frames_are_heard_or_refused() {
    run("frames", 10_000);
}

#[test]
fn any_head_is_answered_in_good_order_or_not_at_all() {
    run("heads", 500);
}

#[test]
fn any_settings_can_be_played_or_change_nothing() {
    run("house", 1_000);
}

#[test]
fn any_pack_is_sound_or_its_author_is_told() {
    run("packs", 5_000);
}

#[test]
fn any_record_is_read_as_it_was_written_or_not_at_all() {
    run("records", 10_000);
}

#[test]
fn any_upload_is_taken_whole_or_leaves_nothing() {
    run("uploads", 100);
}

#[test]
fn every_target_has_its_seeds() {
    let folders = fs::read_dir(folder()).unwrap();
    let names = folders.map(|folder| folder.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<_> = names.filter(|name| name != "decide").collect();
    names.sort();
    assert_eq!(names, fuzzing::TARGETS.map(|(name, _)| name));
}
