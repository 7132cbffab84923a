//! Whatever lies in a journal: the driver says what must hold of it.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::records::drive(bytes));
