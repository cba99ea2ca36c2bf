#![no_main]

#[path = "../bodies/messages.rs"]
mod messages;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    messages::run(bytes);
});
