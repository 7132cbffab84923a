//! Whatever a host adds to a table: the driver says what must hold of it.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::uploads::drive(bytes));
