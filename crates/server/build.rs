//! Builds again when the web client was built, also for the first time.

use std::path::Path;

fn main() {
    // Watching the parent costs a look at every file below it, and watching what does not exist
    // builds each time; so only one of them at a time.
    let dist = Path::new("../../web/dist");
    let watched = if dist.exists() {
        dist
    } else {
        Path::new("../../web")
    };
    println!("cargo::rerun-if-changed={}", watched.display());
}
