//! Builds the web client, and knows when that is not needed.

use std::fs;
use std::io;
use std::path::Path;
use std::time::SystemTime;

use anyhow::{Context, Result};

use crate::project::Project;
use crate::run::{Log, npm, run};

/// Written last by npm.
const INSTALLED: &str = "node_modules/.package-lock.json";
const LOCK: &str = "package-lock.json";
const BUILT: &str = "dist/index.html";
/// What tools make below `web/`.
const MADE: [&str; 2] = ["node_modules", "dist"];

/// Installs what the lock file names, unless it is there already.
pub(crate) fn install(dir: &Path, log: &Log) -> Result<()> {
    let stale = is_older(&dir.join(INSTALLED), modified(&dir.join(LOCK)));
    if stale.with_context(|| format!("{} has no {LOCK}", dir.display()))? {
        run(npm(dir, &["ci"]), log)?;
    }
    Ok(())
}

pub(crate) fn build_if_stale(project: &Project, log: &Log) -> Result<()> {
    let web = project.web();
    if !is_older(&web.join(BUILT), newest_source(&web)).context("reading web/")? {
        return Ok(());
    }
    install(&web, log)?;
    run(npm(&web, &["run", "build"]), log)
}

/// What does not exist is older than anything.
fn is_older(made: &Path, source: io::Result<SystemTime>) -> io::Result<bool> {
    let source = source?;
    Ok(modified(made).map_or(true, |made| made < source))
}

/// Folders count as well: one changes when a file in it is deleted. `web/` itself does not, since
/// it changes when `dist` is made.
fn newest_source(web: &Path) -> io::Result<SystemTime> {
    let mut newest = SystemTime::UNIX_EPOCH;
    let mut folders = vec![web.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            if MADE.iter().any(|made| entry.file_name() == *made) {
                continue;
            }
            newest = newest.max(entry.metadata()?.modified()?);
            if entry.file_type()?.is_dir() {
                folders.push(entry.path());
            }
        }
    }
    Ok(newest)
}

fn modified(path: &Path) -> io::Result<SystemTime> {
    fs::metadata(path)?.modified()
}

#[cfg(test)]
mod tests {
    use std::fs::File;
    use std::time::Duration;

    use super::*;

    /// A client whose sources are from second 10, built at second 20.
    fn built() -> tempfile::TempDir {
        let web = tempfile::tempdir().unwrap();
        for (path, at) in [("src/app.ts", 10), ("node_modules/x.js", 90), (BUILT, 20)] {
            touch(web.path(), path, at);
        }
        for folder in ["src", "node_modules", "dist"] {
            age(&web.path().join(folder), 10);
        }
        web
    }

    fn touch(web: &Path, path: &str, at: u64) {
        let path = web.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, "").unwrap();
        age(&path, at);
    }

    fn age(path: &Path, at: u64) {
        let at = SystemTime::UNIX_EPOCH + Duration::from_secs(at);
        File::open(path).unwrap().set_modified(at).unwrap();
    }

    fn is_stale(web: &Path) -> bool {
        is_older(&web.join(BUILT), newest_source(web)).unwrap()
    }

    #[test]
    fn an_unchanged_client_is_not_built_again() {
        assert!(!is_stale(built().path()));
    }

    #[test]
    fn a_changed_added_or_deleted_source_asks_for_a_build() {
        let changed = built();
        touch(changed.path(), "src/app.ts", 30);
        age(&changed.path().join("src"), 10);
        let added = built();
        touch(added.path(), "vite.config.ts", 30);
        let deleted = built();
        fs::remove_file(deleted.path().join("src/app.ts")).unwrap();
        for web in [changed, added, deleted] {
            assert!(is_stale(web.path()));
        }
    }

    #[test]
    fn an_unbuilt_client_asks_for_a_build() {
        let web = built();
        fs::remove_file(web.path().join(BUILT)).unwrap();
        assert!(is_stale(web.path()));
    }
}
