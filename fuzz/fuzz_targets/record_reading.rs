#![no_main]

#[path = "../bodies/record_reading.rs"]
mod record_reading;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    record_reading::run(bytes);
});
