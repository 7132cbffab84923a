//! Whatever a phone sends once its socket is open: the driver says what must hold of it.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::frames::drive(bytes));
