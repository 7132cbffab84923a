//! Whatever happens at a table, in whatever order: the driver says what must hold of it.

#![no_main]

#[path = "../../crates/lab/tests/fuzz/driver/mod.rs"]
mod driver;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    driver::drive(bytes);
});
