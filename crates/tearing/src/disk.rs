//! A folder of files and what a power failure would leave of them.

use std::collections::BTreeMap;
use std::ffi::c_int;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use fastrand::Rng;
use rusqlite::ffi::{
    SQLITE_FULL, SQLITE_IOERR_DELETE, SQLITE_IOERR_READ, SQLITE_IOERR_TRUNCATE, SQLITE_IOERR_WRITE,
};

use crate::file::{Change, File, Loss};
use crate::names::Folder;
use crate::vfs;

pub(crate) type Shared = Arc<Mutex<State>>;

/// All disks of this process, by folder.
static DISKS: Mutex<BTreeMap<PathBuf, Shared>> = Mutex::new(BTreeMap::new());

/// What a disk does to whoever uses it, until it is told otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// There is no space for anything new.
    Full,
    /// Nothing can be written, as after the system has made the disk read-only.
    Unwritable,
    /// A sync fails; what was to be synced is there in part.
    Unsynced,
    /// A sync is answered and not done.
    Deaf,
    /// Nothing can be read; what is written is taken.
    Unreadable,
}

/// A setting of SQLite that takes the place of the one it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pragma {
    SynchronousOff,
    SynchronousNormal,
}

/// A folder that is a disk as long as this lives.
#[derive(Debug)]
pub struct Disk {
    folder: PathBuf,
    state: Shared,
}

impl Disk {
    /// What is in there is on the disk.
    pub fn new(folder: &Path, seed: u64) -> io::Result<Self> {
        vfs::install();
        let folder = folder.canonicalize()?;
        let mut state = State::new(folder.clone(), seed);
        for path in files_in(&folder) {
            state.names.found(name(&path), state.files.len());
            state.files.push(File::synced(fs::read(path)?));
        }
        // Only what SQLite opens is seen to be written.
        state.files.iter_mut().for_each(|file| file.unseen = true);
        let state = Arc::new(Mutex::new(state));
        disks().insert(folder.clone(), Arc::clone(&state));
        Ok(Self { folder, state })
    }

    pub fn set_fault(&self, fault: Option<Fault>) {
        lock(&self.state).fault = fault;
    }

    pub fn set_pragma(&self, pragma: Option<Pragma>) {
        lock(&self.state).pragma = pragma;
    }

    /// The power fails at the last of so many changes from now: that one is not answered, and nothing after it happens.
    pub fn fail_after(&self, changes: u64) {
        let mut state = lock(&self.state);
        state.off_at = state.moment.saturating_add(changes);
    }

    /// As [`Disk::fail_after`], counted from the next change of this file.
    pub fn fail_after_changing(&self, name: &str, changes: u64) {
        let mut state = lock(&self.state);
        let number = state.number(name);
        state.off_after = Some((number, changes));
    }

    /// The power fails now, if it has not.
    pub fn fail(&self) {
        lock(&self.state).turn_off();
    }

    pub fn has_failed(&self) -> bool {
        lock(&self.state).off
    }

    /// Lets the power fail and puts into an empty folder what is found afterwards.
    pub fn leave(&self, folder: &Path) -> io::Result<()> {
        let mut state = lock(&self.state);
        state.turn_off();
        for (name, bytes) in state.remains() {
            fs::write(folder.join(name), bytes)?;
        }
        Ok(())
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        self.fail();
        disks().remove(&self.folder);
    }
}

#[derive(Debug)]
pub(crate) struct State {
    folder: PathBuf,
    rng: Rng,
    /// Counts changes.
    moment: u64,
    off_at: u64,
    /// How long after the next change of which file.
    off_after: Option<(usize, u64)>,
    off: bool,
    fault: Option<Fault>,
    pragma: Option<Pragma>,
    files: Vec<File>,
    names: Folder,
}

impl State {
    fn new(folder: PathBuf, seed: u64) -> Self {
        Self {
            folder,
            rng: Rng::with_seed(seed),
            moment: 0,
            off_at: u64::MAX,
            off_after: None,
            off: false,
            fault: None,
            pragma: None,
            files: Vec::new(),
            names: Folder::default(),
        }
    }

    pub(crate) fn is_off(&self) -> bool {
        self.off
    }

    pub(crate) fn pragma(&self) -> Option<Pragma> {
        self.pragma
    }

    /// The number of the file, whose writes are seen from now on.
    pub(crate) fn open(&mut self, path: &Path) -> usize {
        let number = self.number(&name(path));
        let file = &mut self.files[number];
        file.look(self.moment, path);
        file.unseen = false;
        number
    }

    pub(crate) fn read(&self) -> Result<(), c_int> {
        match self.fault == Some(Fault::Unreadable) {
            true => Err(SQLITE_IOERR_READ),
            false => Ok(()),
        }
    }

    pub(crate) fn write(&mut self, number: usize, at: usize, bytes: &[u8]) -> Result<(), c_int> {
        match self.fault {
            Some(Fault::Full) => return Err(SQLITE_FULL),
            Some(Fault::Unwritable) => return Err(SQLITE_IOERR_WRITE),
            _ => {}
        }
        let bytes = bytes.to_vec();
        self.change(number, Change::Write { at, bytes })
            .map_err(|()| SQLITE_IOERR_WRITE)
    }

    pub(crate) fn truncate(&mut self, number: usize, length: usize) -> Result<(), c_int> {
        match self.fault {
            Some(Fault::Unwritable) => Err(SQLITE_IOERR_TRUNCATE),
            _ => self
                .change(number, Change::Truncate { length })
                .map_err(|()| SQLITE_IOERR_TRUNCATE),
        }
    }

    pub(crate) fn delete(&mut self, path: &Path) -> Result<(), c_int> {
        if self.off || self.fault == Some(Fault::Unwritable) {
            return Err(SQLITE_IOERR_DELETE);
        }
        // As with a change, it may get to the disk even if the power fails with it.
        let has_power = self.tick();
        self.names.remove(name(path));
        match has_power {
            true => Ok(()),
            false => Err(SQLITE_IOERR_DELETE),
        }
    }

    /// From this folder, to it, or both. What comes from elsewhere is on the disk with all that it holds.
    fn rename(&mut self, from: &Path, to: &Path) -> Result<(), c_int> {
        if self.off {
            return Err(libc::EIO);
        }
        let has_power = self.tick();
        let is_here = |path: &Path| path.parent() == Some(&self.folder);
        match (is_here(from), is_here(to)) {
            (true, true) => self.names.rename(name(from), name(to)),
            (true, false) => self.names.remove(name(from)),
            (false, true) => {
                let mut file = File::synced(fs::read(from).unwrap_or_default());
                file.unseen = true;
                self.names.make(name(to), self.files.len());
                self.files.push(file);
            }
            (false, false) => {}
        }
        if has_power { Ok(()) } else { Err(libc::EIO) }
    }

    /// The change may get to the disk even if the power fails with it.
    fn change(&mut self, number: usize, change: Change) -> Result<(), ()> {
        if self.off {
            return Err(());
        }
        if let Some((_, changes)) = self.off_after.take_if(|(file, _)| *file == number) {
            self.off_at = self.moment.saturating_add(changes);
        }
        self.files[number].change(self.moment, change);
        if self.tick() { Ok(()) } else { Err(()) }
    }

    /// Whether there is still power.
    fn tick(&mut self) -> bool {
        self.moment += 1;
        if self.moment >= self.off_at {
            self.turn_off();
        }
        !self.off
    }

    fn sync(&mut self, path: &Path) -> Result<(), c_int> {
        if self.off || !self.tick() {
            return Err(libc::EIO);
        }
        // A file that was deleted while it was open has no name to be found by.
        if self.fault == Some(Fault::Deaf) || !path.exists() {
            return Ok(());
        }
        if path == self.folder {
            self.look_around();
            self.names.sync();
            return Ok(());
        }
        if path.is_dir() {
            return Ok(());
        }
        let (name, fault) = (name(path), self.fault);
        let number = self.number(&name);
        let Self {
            files, rng, moment, ..
        } = self;
        files[number].look(*moment, path);
        if fault == Some(Fault::Unsynced) {
            files[number].fail_to_sync(rng);
            return Err(libc::EIO);
        }
        files[number].sync();
        Ok(())
    }

    fn turn_off(&mut self) {
        if !self.off {
            self.look_around();
            self.off = true;
        }
    }

    /// Finds what was made unseen, and what is in it.
    fn look_around(&mut self) {
        for path in files_in(&self.folder) {
            let number = self.number(&name(&path));
            self.files[number].look(self.moment, &path);
        }
    }

    /// The file that the name means now; a new one, if it meant none.
    fn number(&mut self, name: &str) -> usize {
        if let Some(number) = self.names.means(name) {
            return number;
        }
        let number = self.files.len();
        self.names.make(name.to_owned(), number);
        self.files.push(File::unseen());
        number
    }

    fn remains(&mut self) -> Vec<(String, Vec<u8>)> {
        let loss = Loss::random(&mut self.rng, self.moment);
        let names = self.names.torn(loss, &mut self.rng);
        let torn = |(name, number): (String, usize)| {
            let bytes = self.files[number].torn(loss, &mut self.rng);
            (name, bytes)
        };
        names.into_iter().map(torn).collect()
    }
}

/// The disk whose folder holds this file.
pub(crate) fn around(path: &Path) -> Option<Shared> {
    disks().get(path.parent()?).cloned()
}

/// Nothing, if it lies on no disk of ours; what the system would call the failure otherwise.
pub(crate) fn sync(path: &Path) -> Option<Result<(), c_int>> {
    let folder = disks().get(path).cloned();
    let disk = folder.or_else(|| around(path))?;
    Some(lock(&disk).sync(path))
}

/// The same for a file that is given another name. A file goes from disk to disk of ours in no test.
pub(crate) fn rename(from: &Path, to: &Path) -> Option<Result<(), c_int>> {
    let disk = around(from).or_else(|| around(to))?;
    Some(lock(&disk).rename(from, to))
}

pub(crate) fn lock(disk: &Shared) -> MutexGuard<'_, State> {
    disk.lock().unwrap_or_else(PoisonError::into_inner)
}

fn disks() -> MutexGuard<'static, BTreeMap<PathBuf, Shared>> {
    DISKS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Folders in it are no part of the disk.
fn files_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    paths.filter(|path| path.is_file()).collect()
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}
