//! Bots that play *Havana* over real sockets: for the load test, and for tests that kill servers
//! and look whether anything was lost.

mod counts;
mod fleet;
mod host;
mod ledger;
mod player;
mod seeds;
mod slow;
mod soak;
mod socket;
mod steady;
mod times;
mod visit;

pub use fleet::{Fleet, Plan};
pub use host::{Host, memory_mb};
pub use ledger::{Acknowledged, Ledger, Lost, compare};
pub use player::Manner;
pub use seeds::{Seats, seed, seed_at};
pub use slow::{SlowReaders, connect_from, get};
pub use soak::{Measured, Sample, SoakVerdict, TooShort, chart, judge, take};
pub use socket::{Broken, Socket};
pub use times::Times;
pub use visit::make_tables;
