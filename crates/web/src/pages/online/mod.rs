//! The pages around online play, and those that only the larger program has.

mod account;
mod day;
mod games;
mod lobby;
mod name;
mod new;
mod parts;
mod people;
mod push;
mod ranked;
mod table;
mod turn;
mod waiting;

use leptos::prelude::*;

pub(super) use day::day_end;

use super::puzzles;
use crate::route::OnlinePage;

pub(super) fn view(page: &OnlinePage) -> AnyView {
    match *page {
        OnlinePage::Lobby => lobby::lobby(),
        OnlinePage::New => new::new(),
        OnlinePage::Table(id, ref invite) => table::table(id, invite.clone()),
        OnlinePage::Games => games::games(),
        OnlinePage::Leaders => people::leaders(),
        OnlinePage::Player(id) => people::player(id),
        OnlinePage::Account => account::account(),
        OnlinePage::Puzzles => puzzles::page(),
        OnlinePage::Day => day::day(),
        OnlinePage::DayTable => day::table(),
        OnlinePage::PastDay(ref day) => ranked::past(day),
    }
}
