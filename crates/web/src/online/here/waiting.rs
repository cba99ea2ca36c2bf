//! The room in which people wait until all seats are taken.

use havana_protocol::api::{SeatInfo, TableInfo};
use leptos::prelude::*;

use super::parts::{Trouble, agreed, button, invitation, sitter, trouble, visit, wait};
use super::{Place, api, name};
use crate::app::app;
use crate::browser;
use crate::part::{press, told};
use crate::text::{t, words};

/// A table that waits for players. `found` is told whenever more is known of it.
pub(super) fn room(
    info: TableInfo,
    invite: Option<&str>,
    found: impl Fn(TableInfo) + Copy + 'static,
) -> AnyView {
    let wrong: Trouble = RwSignal::new(None);
    let id = info.id;
    let seats = info.seats.iter().cloned().enumerate().map(|(place, seat)| {
        let free = seat == SeatInfo::Free;
        view! { <li class=format!("seat-{place}") class:free=free>{told(move || sitter(&seat))}</li> }.into_any()
    });
    let seats = seats.collect_view();
    let query = invitation(invite);
    let join = move || {
        let path = format!("tables/{id}/join{query}");
        wait(wrong, async move { api::order::<TableInfo>("POST", &path).await }, found);
    };
    let start = move || {
        let path = format!("tables/{id}/start");
        wait(wrong, async move { api::order::<TableInfo>("POST", &path).await }, found);
    };
    let renew = move || {
        let path = format!("tables/{id}/invite");
        wait(wrong, async move { api::order::<TableInfo>("POST", &path).await }, found);
    };
    let leave = move || {
        let path = format!("tables/{id}/leave");
        wait(wrong, async move { api::just("POST", &path).await }, |()| visit(Place::Lobby));
    };
    let stands = info.mine.is_none();
    let actions = if !stands {
        view! {
            {info.invite.clone().map(|invite| link(&info, &invite, renew))}
            <p role="status">{t("waiting-for-others")}</p>
            <div class="choices">
                {(info.mine == Some(0)).then(|| button("fill", "answer", "waiting-start", start))}
                {button("leave-table", "answer", "waiting-leave", leave)}
            </div>
        }
        .into_any()
    } else if app().server.me().is_some() {
        button("join", "confirm ready", "table-join", join)
    } else {
        name::ask("table-join", join)
    };
    view! {
        <p class="about">{told(move || agreed(&info))}</p>
        <ol class="waiting-seats" aria-label=t("table-players")>{seats}</ol>
        {actions}
        {trouble(wrong)}
    }
    .into_any()
}

/// The invitation link, to copy; the creator of the table can replace it.
fn link(info: &TableInfo, invite: &str, renew: impl Fn() + 'static) -> AnyView {
    let place = Place::Table(info.id, Some(invite.to_owned()));
    let address = format!("{}#{}", browser::address(), place.fragment());
    let copied = RwSignal::new(None::<bool>);
    let shown = address.clone();
    let outcome = move || match copied.get() {
        None => String::new(),
        Some(true) => words().text("invite-copied"),
        Some(false) => words().text("end-share-failed"),
    };
    let copy = move || copied.set(Some(browser::copy(&address)));
    view! {
        <fieldset class="quick"><legend>{t("invite-title")}</legend>
            <p class="about">{t("invite-about")}</p>
            <input class="link" id="invite" type="text" readonly aria-label=t("invite-title") prop:value=shown/>
            <div class="choices">
                <button class="confirm ready" id="copy-invite" on:click=press(copy)>{t("invite-copy")}</button>
                {(info.mine == Some(0)).then(|| button("renew-invite", "answer", "invite-renew", renew))}
            </div>
            <p role="status">{told(outcome)}</p>
            {(info.mine == Some(0)).then(|| view! { <p class="about">{t("invite-renew-about")}</p> }.into_any())}
        </fieldset>
    }
    .into_any()
}
