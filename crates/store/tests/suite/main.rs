//! What a store promises, tried on SQLite and on a real PostgreSQL alike.

mod accounts;
mod changes;
mod crash;
mod damage;
mod days;
mod deletion;
mod disk;
mod files;
mod fixture;
mod harness;
mod hints;
mod moves;
mod opening;
mod played;
mod push;
mod ratings;
mod retention;
mod seats;
mod shared;
mod upkeep;
