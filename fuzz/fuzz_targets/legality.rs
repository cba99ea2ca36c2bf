#![no_main]

#[path = "../bodies/legality.rs"]
mod legality;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    legality::run(bytes);
});
