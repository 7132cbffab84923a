//! `fsync`, `fdatasync` and `rename` of this process: a disk of ours is told, and does not wait for the real one.

use std::ffi::{CStr, OsStr};
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

use libc::{c_char, c_int, c_long};

use crate::disk;

/// In place of the one of the C library, for all that is linked with this crate.
#[unsafe(no_mangle)]
extern "C" fn fsync(fd: c_int) -> c_int {
    sync(fd, libc::SYS_fsync)
}

/// As [`fsync`].
#[unsafe(no_mangle)]
extern "C" fn fdatasync(fd: c_int) -> c_int {
    sync(fd, libc::SYS_fdatasync)
}

/// As [`fsync`]. The names are whole paths, as the journal has them.
///
/// # Safety
/// Both are texts that end in a zero.
#[unsafe(no_mangle)]
unsafe extern "C" fn rename(from: *const c_char, to: *const c_char) -> c_int {
    // SAFETY: as promised.
    let told = unsafe { disk::rename(path(from), path(to)) };
    match told {
        Some(Err(errno)) => failed(errno),
        // SAFETY: as promised; the call changes neither.
        Some(Ok(())) | None => unsafe { libc::renameat(libc::AT_FDCWD, from, libc::AT_FDCWD, to) },
    }
}

/// # Safety
/// It is a text that ends in a zero.
unsafe fn path<'a>(name: *const c_char) -> &'a Path {
    // SAFETY: as promised.
    let name = unsafe { CStr::from_ptr(name) };
    Path::new(OsStr::from_bytes(name.to_bytes()))
}

fn failed(errno: c_int) -> c_int {
    // SAFETY: the C library gives every thread an `errno` of its own, which is there as long as the thread.
    unsafe { *libc::__errno_location() = errno };
    -1
}

fn sync(fd: c_int, call: c_long) -> c_int {
    let path = fs::read_link(format!("/proc/self/fd/{fd}"));
    match path.ok().and_then(|path| disk::sync(&path)) {
        Some(Ok(())) => 0,
        Some(Err(errno)) => failed(errno),
        // SAFETY: the call takes a number and touches no memory of ours.
        None => c_int::try_from(unsafe { libc::syscall(call, fd) }).unwrap_or(-1),
    }
}
