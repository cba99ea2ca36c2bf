//! Tables, dice and records, in one program: linking one takes less time than linking ten.

mod common;
mod dice;
mod fuzz_bodies;
mod hostile_bytes;
mod record_errors;
mod records_page;
mod records_round_trip;
mod replay;
mod rules_versions;
mod table;
mod undo;
