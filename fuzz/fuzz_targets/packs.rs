//! Whatever somebody calls a pack: the driver says what must hold of it.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::packs::drive(bytes));
