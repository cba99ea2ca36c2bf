//! Playing together: the lobby, tables on a server, and who one is there.
//!
//! The client is built twice. Most visitors play at one screen, and their program is a quarter
//! smaller without all this and without replays; a visitor to such a page is redirected to the other one.

#[cfg(not(feature = "online"))]
mod away;
#[cfg(feature = "online")]
mod here;

#[cfg(not(feature = "online"))]
pub(crate) use away::*;
#[cfg(feature = "online")]
pub(crate) use here::*;

use havana_protocol::Id;
use leptos::prelude::*;

use crate::app::{app, go};
use crate::pages::Page;
use crate::part::{flag, press};
use crate::text::t;

/// Which of the pages around online play is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum OnlinePage {
    /// Open tables, and the ways to a game.
    Lobby,
    /// A table to be made.
    New,
    /// A table, with the invitation of its link.
    Table(Id, Option<String>),
    /// My games and other people's.
    Games,
    /// Who plays best.
    Leaders,
    /// What everybody may know of a player.
    Player(Id),
    /// Who I am.
    Account,
    /// Puzzles, which only the larger program has.
    Puzzles,
    /// The deal of the day.
    Day,
    /// The table of a try at it.
    DayTable,
    /// A day that is over, as its address writes it.
    PastDay(String),
}

impl OnlinePage {
    /// The page that the part of the address after `#` names.
    pub(crate) fn of_fragment(fragment: &str) -> Option<OnlinePage> {
        let mut parts = fragment.splitn(3, '/');
        let (first, second, third) = (parts.next()?, parts.next(), parts.next());
        Some(match (first, second) {
            ("online", None) => OnlinePage::Lobby,
            ("online", Some("new")) => OnlinePage::New,
            ("online", Some("games")) => OnlinePage::Games,
            ("online", Some("leaders")) => OnlinePage::Leaders,
            ("online", Some("account")) => OnlinePage::Account,
            ("puzzles", None) => OnlinePage::Puzzles,
            ("day", None) => OnlinePage::Day,
            ("day", Some("play")) => OnlinePage::DayTable,
            ("day", Some(day)) => OnlinePage::PastDay(day.to_owned()),
            ("table", Some(id)) => OnlinePage::Table(id.parse().ok()?, third.map(str::to_owned)),
            ("player", Some(id)) => OnlinePage::Player(id.parse().ok()?),
            _ => return None,
        })
    }

    /// What stands after `#` in its address.
    pub(crate) fn fragment(&self) -> String {
        match self {
            OnlinePage::Lobby => "online".to_owned(),
            OnlinePage::New => "online/new".to_owned(),
            OnlinePage::Games => "online/games".to_owned(),
            OnlinePage::Leaders => "online/leaders".to_owned(),
            OnlinePage::Account => "online/account".to_owned(),
            OnlinePage::Puzzles => "puzzles".to_owned(),
            OnlinePage::Day => "day".to_owned(),
            OnlinePage::DayTable => "day/play".to_owned(),
            OnlinePage::PastDay(day) => format!("day/{day}"),
            OnlinePage::Table(id, None) => format!("table/{id}"),
            OnlinePage::Table(id, Some(invite)) => format!("table/{id}/{invite}"),
            OnlinePage::Player(id) => format!("player/{id}"),
        }
    }
}

/// The way to online play from the first page. It is always in its place, so that nothing moves
/// when the server has answered; where there is no server it cannot be pressed, and says why.
pub(crate) fn way() -> AnyView {
    let server = app().server;
    view! {
        <button class="way" id="to-online" disabled=flag(move || server.is_missing())
            on:click=press(|| go(Page::Online(OnlinePage::Lobby)))>
            <b>{t("online-title")}</b>
            <small class="either">
                <span class:absent=flag(move || server.is_missing())>{t("online-about")}</span>
                <span class:absent=flag(move || !server.is_missing())>{t("online-missing")}</span>
            </small>
        </button>
    }
    .into_any()
}
