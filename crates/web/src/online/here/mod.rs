//! Online play, in the program that has it.

mod account;
mod api;
mod company;
mod day;
mod desk;
mod end;
mod games;
mod line;
mod lobby;
mod name;
mod new;
mod parts;
mod people;
mod push;
mod ranked;
mod server;
mod table;
mod turn;
mod waiting;

use leptos::prelude::*;

pub(crate) use company::{awaited, banner, beside_name, company, has_resigned, judged};
pub(crate) use day::{DayTry, day_end};
pub(crate) use end::actions as end_actions;
pub(crate) use line::Line;
pub(crate) use server::Server;

use super::Place;

/// The page of a place.
pub(crate) fn view(place: &Place) -> AnyView {
    match *place {
        Place::Lobby => lobby::lobby(),
        Place::New => new::new(),
        Place::Table(id, ref invite) => table::table(id, invite.clone()),
        Place::Games => games::games(),
        Place::Leaders => people::leaders(),
        Place::Player(id) => people::player(id),
        Place::Account => account::account(),
        Place::Puzzles => crate::puzzles::page(),
        Place::Day => day::day(),
        Place::DayTable => day::table(),
        Place::PastDay(ref day) => ranked::past(day),
    }
}
