//! The names in a folder: which file each means on the disk, and what was done to them since the folder was synced.

use std::collections::BTreeMap;

use fastrand::Rng;

use crate::file::Loss;

/// A file goes by its number.
type Names = BTreeMap<String, usize>;

#[derive(Debug, Clone)]
enum Deed {
    Made {
        name: String,
        number: usize,
    },
    Gone {
        name: String,
    },
    /// At once: a file that is renamed is never without a name.
    Renamed {
        from: String,
        to: String,
        number: usize,
    },
}

#[derive(Debug, Default)]
pub(crate) struct Folder {
    synced: Names,
    now: Names,
    since: Vec<Deed>,
}

impl Folder {
    pub(crate) fn found(&mut self, name: String, number: usize) {
        self.synced.insert(name.clone(), number);
        self.now.insert(name, number);
    }

    pub(crate) fn means(&self, name: &str) -> Option<usize> {
        self.now.get(name).copied()
    }

    pub(crate) fn make(&mut self, name: String, number: usize) {
        self.happens(Deed::Made { name, number });
    }

    /// Deleted, or moved elsewhere.
    pub(crate) fn remove(&mut self, name: String) {
        self.happens(Deed::Gone { name });
    }

    pub(crate) fn rename(&mut self, from: String, to: String) {
        if let Some(number) = self.means(&from) {
            self.happens(Deed::Renamed { from, to, number });
        }
    }

    pub(crate) fn sync(&mut self) {
        self.since.clear();
        self.synced = self.now.clone();
    }

    /// What is found after the power was gone. Any of what was not synced may have come to nothing.
    pub(crate) fn torn(&self, loss: Loss, rng: &mut Rng) -> Names {
        let mut names = self.synced.clone();
        for deed in &self.since {
            let kept = match loss {
                Loss::Everything => false,
                Loss::Nothing => true,
                Loss::Since(_) | Loss::Anything => rng.bool(),
            };
            if kept {
                apply(&mut names, deed);
            }
        }
        names
    }

    fn happens(&mut self, deed: Deed) {
        apply(&mut self.now, &deed);
        self.since.push(deed);
    }
}

fn apply(names: &mut Names, deed: &Deed) {
    match deed {
        Deed::Made { name, number } => {
            names.insert(name.clone(), *number);
        }
        Deed::Gone { name } => {
            names.remove(name);
        }
        Deed::Renamed { from, to, number } => {
            names.remove(from);
            names.insert(to.clone(), *number);
        }
    }
}
