//! SQLite's file system, with an eye on what is opened, read, written, cut, and deleted. All else is SQLite's own.
//!
//! SQLite's methods of a file go on working on what they made themselves; those that matter are put before them.

use std::collections::BTreeMap;
use std::ffi::{CStr, OsStr, c_char, c_int, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::PathBuf;
use std::slice;
use std::sync::{Arc, Mutex, MutexGuard, Once, OnceLock, PoisonError};

use rusqlite::ffi::{self, sqlite3_file, sqlite3_io_methods, sqlite3_vfs};

use crate::disk::{self, Pragma, Shared};

/// The file system that SQLite had before, by address.
static BEFORE: OnceLock<usize> = OnceLock::new();

/// The files of our disks that are open, by address.
static OPEN: Mutex<BTreeMap<usize, Open>> = Mutex::new(BTreeMap::new());

#[derive(Clone)]
struct Open {
    disk: Shared,
    number: usize,
    methods: &'static sqlite3_io_methods,
}

/// From now on every database is opened through it that does not ask for another.
pub(crate) fn install() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        // SAFETY: SQLite's default file system is there for ever, and so is the copy of it that is registered.
        unsafe {
            let before = ffi::sqlite3_vfs_find(std::ptr::null());
            BEFORE.get_or_init(|| before as usize);
            let mut ours = *before;
            ours.zName = c"tearing".as_ptr();
            ours.pNext = std::ptr::null_mut();
            ours.xOpen = Some(open);
            ours.xDelete = Some(delete);
            let registered = ffi::sqlite3_vfs_register(Box::into_raw(Box::new(ours)), 1);
            assert_eq!(registered, ffi::SQLITE_OK, "SQLite takes a file system");
        }
    });
}

fn before() -> *mut sqlite3_vfs {
    *BEFORE.get().expect("it was installed") as *mut sqlite3_vfs
}

fn open_files() -> MutexGuard<'static, BTreeMap<usize, Open>> {
    OPEN.lock().unwrap_or_else(PoisonError::into_inner)
}

fn found(file: *mut sqlite3_file) -> Open {
    let open = open_files().get(&(file as usize)).cloned();
    open.expect("its methods were exchanged when it was opened")
}

/// # Safety
/// `name` is null or a text that ends in a zero.
unsafe fn path(name: *const c_char) -> Option<PathBuf> {
    if name.is_null() {
        return None;
    }
    // SAFETY: as promised.
    let name = unsafe { CStr::from_ptr(name) };
    Some(PathBuf::from(OsStr::from_bytes(name.to_bytes())))
}

// SAFETY of all below: SQLite calls them with what it promises for each of its methods, a file it was given by `open` and
// buffers of the length it says; and each passes that on to the method of the same name, unchanged.

unsafe extern "C" fn open(
    _: *mut sqlite3_vfs,
    name: ffi::sqlite3_filename,
    file: *mut sqlite3_file,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    // SAFETY: see above.
    unsafe {
        let disk = path(name).and_then(|path| Some((disk::around(&path)?, path)));
        if let Some((disk, _)) = &disk
            && disk::lock(disk).is_off()
        {
            (*file).pMethods = std::ptr::null();
            return ffi::SQLITE_CANTOPEN;
        }
        let Some(base) = (*before()).xOpen else {
            return ffi::SQLITE_CANTOPEN;
        };
        let opened = base(before(), name, file, flags, out);
        if let Some((disk, path)) = disk
            && opened == ffi::SQLITE_OK
        {
            let methods = &*(*file).pMethods;
            let number = disk::lock(&disk).open(&path);
            let open = Open {
                disk: Arc::clone(&disk),
                number,
                methods,
            };
            open_files().insert(file as usize, open);
            (*file).pMethods = exchanged(methods);
        }
        opened
    }
}

/// SQLite has a few sets of methods, which are there for ever; so are ours.
fn exchanged(methods: &'static sqlite3_io_methods) -> &'static sqlite3_io_methods {
    static OURS: Mutex<BTreeMap<usize, &'static sqlite3_io_methods>> = Mutex::new(BTreeMap::new());
    let mut ours = OURS.lock().unwrap_or_else(PoisonError::into_inner);
    let key = std::ptr::from_ref(methods) as usize;
    ours.entry(key).or_insert_with(|| {
        Box::leak(Box::new(sqlite3_io_methods {
            xClose: Some(close),
            xRead: Some(read),
            xWrite: Some(write),
            xTruncate: Some(truncate),
            xFileControl: Some(control),
            ..*methods
        }))
    })
}

unsafe extern "C" fn delete(_: *mut sqlite3_vfs, name: *const c_char, sync: c_int) -> c_int {
    // SAFETY: see above.
    unsafe {
        if let Some(path) = path(name)
            && let Some(disk) = disk::around(&path)
            && let Err(code) = disk::lock(&disk).delete(&path)
        {
            return code;
        }
        let base = (*before()).xDelete;
        base.map_or(ffi::SQLITE_IOERR, |base| base(before(), name, sync))
    }
}

unsafe extern "C" fn close(file: *mut sqlite3_file) -> c_int {
    let open = open_files().remove(&(file as usize));
    let base = open.and_then(|open| open.methods.xClose);
    // SAFETY: see above.
    base.map_or(ffi::SQLITE_IOERR, |base| unsafe { base(file) })
}

unsafe extern "C" fn read(
    file: *mut sqlite3_file,
    data: *mut c_void,
    length: c_int,
    at: ffi::sqlite3_int64,
) -> c_int {
    let open = found(file);
    let told = disk::lock(&open.disk).read();
    match (told, open.methods.xRead) {
        // SAFETY: see above.
        (Ok(()), Some(base)) => unsafe { base(file, data, length, at) },
        (Ok(()), None) => ffi::SQLITE_IOERR,
        (Err(code), _) => code,
    }
}

unsafe extern "C" fn write(
    file: *mut sqlite3_file,
    data: *const c_void,
    length: c_int,
    at: ffi::sqlite3_int64,
) -> c_int {
    let open = found(file);
    // SAFETY: see above.
    let bytes = unsafe { slice::from_raw_parts(data.cast(), size(length.into())) };
    let told = disk::lock(&open.disk).write(open.number, size(at), bytes);
    match (told, open.methods.xWrite) {
        // SAFETY: see above.
        (Ok(()), Some(base)) => unsafe { base(file, data, length, at) },
        (Ok(()), None) => ffi::SQLITE_IOERR,
        (Err(code), _) => code,
    }
}

unsafe extern "C" fn truncate(file: *mut sqlite3_file, length: ffi::sqlite3_int64) -> c_int {
    let open = found(file);
    let told = disk::lock(&open.disk).truncate(open.number, size(length));
    match (told, open.methods.xTruncate) {
        // SAFETY: see above.
        (Ok(()), Some(base)) => unsafe { base(file, length) },
        (Ok(()), None) => ffi::SQLITE_IOERR,
        (Err(code), _) => code,
    }
}

/// A file system hears of every pragma before SQLite does.
unsafe extern "C" fn control(file: *mut sqlite3_file, code: c_int, about: *mut c_void) -> c_int {
    let open = found(file);
    // SAFETY: see above; a pragma comes as three texts, of which the second is its name and the third its value or null.
    unsafe {
        if code == ffi::SQLITE_FCNTL_PRAGMA
            && let Some(pragma) = disk::lock(&open.disk).pragma()
        {
            let texts = about.cast::<*mut c_char>();
            exchange_value(*texts.add(1), *texts.add(2), pragma);
        }
        let base = open.methods.xFileControl;
        base.map_or(ffi::SQLITE_NOTFOUND, |base| base(file, code, about))
    }
}

/// # Safety
/// Both are null or texts that end in a zero, and SQLite's own to change.
unsafe fn exchange_value(name: *const c_char, value: *mut c_char, pragma: Pragma) {
    // SAFETY: as promised; what is written is not longer than what was there.
    unsafe {
        if name.is_null() || value.is_null() || *value == 0 {
            return;
        }
        if CStr::from_ptr(name)
            .to_bytes()
            .eq_ignore_ascii_case(b"synchronous")
        {
            let digit = match pragma {
                Pragma::SynchronousOff => b'0',
                Pragma::SynchronousNormal => b'1',
            };
            *value = digit.cast_signed();
            *value.add(1) = 0;
        }
    }
}

fn size(number: i64) -> usize {
    usize::try_from(number).expect("SQLite counts from zero")
}
