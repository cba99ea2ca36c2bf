//! What is asked for over HTTP, through the server's own routes and a real store.

mod accounts;
mod browser;
mod cut;
mod damage;
mod day;
mod form;
mod games;
mod invite;
mod phone;
mod push;
mod shared;
mod tables;
