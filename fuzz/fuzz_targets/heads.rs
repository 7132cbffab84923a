//! Whatever comes in where a request is expected: the driver says what must hold of it.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzzing::heads::drive(bytes));
