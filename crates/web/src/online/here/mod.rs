//! Online play, in the program that has it.

mod account;
mod api;
mod company;
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
mod server;
mod table;
mod turn;
mod waiting;

use leptos::prelude::*;

pub(crate) use company::{awaited, banner, beside_name, company};
pub(crate) use end::actions as end_actions;
pub(crate) use line::Line;
pub(crate) use server::Server;

use super::Place;
use crate::part::{press, when};
use crate::text::t;

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
    }
}

/// The way to online play from the first page, where there is a server.
pub(crate) fn way() -> AnyView {
    let server = crate::app::app().server;
    when(
        move || server.is_there(),
        || {
            view! {
                <button class="way" id="to-online" on:click=press(|| parts::visit(Place::Lobby))>
                    <b>{t("online-title")}</b><small>{t("online-about")}</small>
                </button>
            }
            .into_any()
        },
    )
}
