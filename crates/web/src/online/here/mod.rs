//! Online play, in the program that has it.

mod account;
mod api;
mod company;
mod day;
mod end;
mod games;
mod lobby;
mod name;
mod new;
mod news;
mod online_table;
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
pub(crate) use online_table::OnlineTable;
pub(crate) use server::ServerStatus;

use super::OnlinePage;

pub(crate) fn view(page: &OnlinePage) -> AnyView {
    match *page {
        OnlinePage::Lobby => lobby::lobby(),
        OnlinePage::New => new::new(),
        OnlinePage::Table(id, ref invite) => table::table(id, invite.clone()),
        OnlinePage::Games => games::games(),
        OnlinePage::Leaders => people::leaders(),
        OnlinePage::Player(id) => people::player(id),
        OnlinePage::Account => account::account(),
        OnlinePage::Puzzles => crate::puzzles::page(),
        OnlinePage::Day => day::day(),
        OnlinePage::DayTable => day::table(),
        OnlinePage::PastDay(ref day) => ranked::past(day),
    }
}
