//! Where things are.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The folder of the whole project.
#[derive(Debug)]
pub(crate) struct Project {
    root: PathBuf,
}

impl Project {
    /// Cargo says it at run time. What was true when this was compiled is not, once the folder was
    /// moved.
    pub(crate) fn here() -> Self {
        let own = env::var_os("CARGO_MANIFEST_DIR");
        let own = own.map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
        let root = own.parent().expect("xtask lies in the project's folder");
        Self { root: root.into() }
    }

    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    pub(crate) fn web(&self) -> PathBuf {
        self.root.join("web")
    }

    pub(crate) fn art(&self) -> PathBuf {
        self.root.join("art")
    }

    pub(crate) fn e2e(&self) -> PathBuf {
        self.root.join("e2e")
    }

    /// Where everything is built: two folders above this program.
    pub(crate) fn target(&self) -> Result<PathBuf> {
        let own = env::current_exe().context("where is this program?")?;
        let target = own.ancestors().nth(2);
        target
            .map(Path::to_owned)
            .context("where is the target folder?")
    }

    /// The dev build of the server lies beside this program, wherever the target folder is.
    pub(crate) fn molehunt(&self) -> Result<PathBuf> {
        let own = env::current_exe().context("where is this program?")?;
        Ok(own.with_file_name(format!("molehunt{}", env::consts::EXE_SUFFIX)))
    }
}
