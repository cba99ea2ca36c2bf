//! What a store promises, tried on SQLite and on a real PostgreSQL alike.

mod accounts;
mod crash;
mod deletion;
mod harness;
mod hints;
mod moves;
mod opening;
mod push;
mod ratings;
mod seats;
mod tending;
