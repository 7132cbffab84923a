//! The house itself, tested: who may use whom, what sources may contain, what documents promise.
//! Reads manifests and texts; builds and runs nothing but `cargo metadata`.

mod crates;
mod dependencies;
mod documents;
mod games;
mod sources;
mod supply;
mod text;

use std::env;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use cargo_metadata::{Metadata, MetadataCommand};

fn root() -> PathBuf {
    let own = env::var_os("CARGO_MANIFEST_DIR").expect("cargo runs the tests");
    let root = Path::new(&own).parent();
    root.expect("xtask lies in the project's folder").to_owned()
}

/// The workspace and everything it builds on, for every platform.
static METADATA: LazyLock<Metadata> = LazyLock::new(|| {
    let mut command = MetadataCommand::new();
    command.manifest_path(root().join("Cargo.toml"));
    command.exec().expect("cargo metadata")
});
