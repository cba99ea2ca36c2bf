//! Laws that every state of every game obeys, tried on whole random games of 2, 3 and 4 players.
//!
//! The tests play about ten thousand games; `HAVANA_GAMES=1000000 cargo test --release --test
//! laws` plays as many as you like.

mod conservation;
mod driver;
mod ending;
mod knowledge;
mod legality;
mod secrecy;
mod views;
