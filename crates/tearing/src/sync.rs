//! `fsync` and `fdatasync` of this process: a disk of ours is told, and does not wait for the real one.

use std::fs;

use libc::{c_int, c_long};

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

fn sync(fd: c_int, call: c_long) -> c_int {
    let path = fs::read_link(format!("/proc/self/fd/{fd}"));
    match path.ok().and_then(|path| disk::sync(&path)) {
        Some(Ok(())) => 0,
        Some(Err(errno)) => {
            // SAFETY: the C library gives every thread an `errno` of its own, which is there as long as the thread.
            unsafe { *libc::__errno_location() = errno };
            -1
        }
        // SAFETY: the call takes a number and touches no memory of ours.
        None => c_int::try_from(unsafe { libc::syscall(call, fd) }).unwrap_or(-1),
    }
}
