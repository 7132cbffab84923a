//! Whatever happens at a table, in whatever order: the driver says what must hold of it.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    lab::fuzz::drive(bytes);
});
