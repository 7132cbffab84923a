//! Whatever a host would like to play by: the driver says what must hold of it.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::house::drive(bytes));
