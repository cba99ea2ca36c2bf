//! The room in which people wait until all seats are taken.

use havana_protocol::api::{SeatInfo, TableInfo};
use leptos::prelude::*;

use super::name;
use crate::online::parts::{ErrorSignal, agreed, button, invitation, sitter, trouble, visit, wait};
use crate::part::{computed, press};
use crate::route::OnlinePage;
use crate::server::api;
use crate::server::server;
use crate::text::{say, shown_name, t, words};
use crate::{art, browser};

/// A table that waits for players. `found` is told whenever more is known of it.
pub(super) fn room(
    info: TableInfo,
    invite: Option<&str>,
    found: impl Fn(TableInfo) + Copy + 'static,
) -> AnyView {
    let wrong: ErrorSignal = RwSignal::new(None);
    let id = info.id;
    let seats = info.seats.iter().cloned().enumerate().map(|(place, seat)| {
        let free = seat == SeatInfo::Free;
        view! { <li class=format!("seat-{place}") class:free=free>{computed(move || sitter(&seat))}</li> }.into_any()
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
        wait(wrong, async move { api::just("POST", &path).await }, |()| visit(OnlinePage::Lobby));
    };
    let invite = info.invite.clone();
    let actions = if let Some(place) = info.mine {
        let is_host = place == 0;
        view! {
            {invite.map(|invite| link(&info, &invite, renew))}
            <p role="status">{t("waiting-for-others")}</p>
            <div class="choices">
                {is_host.then(|| button("fill", "answer", "waiting-start", start))}
                {button("leave-table", "answer", "waiting-leave", leave)}
            </div>
        }
        .into_any()
    } else if server().me().is_some() {
        button("join", "confirm ready", "table-join", join)
    } else {
        name::ask("table-join", join)
    };
    let head = info.mine.is_none().then(|| greeting(&info));
    let body = view! {
        {head}
        <p class="about">{computed(move || agreed(&info))}</p>
        <ol class="waiting-seats" aria-label=t("table-players")>{seats}</ol>
        {actions}
        {trouble(wrong)}
    };
    view! {
        <article class="postcard tiled">
            <div class="skyline" aria-hidden="true" inner_html=art::panorama()></div>
            <div class="written">{body}</div>
        </article>
    }
    .into_any()
}

/// Who invites, and what Havana is.
fn greeting(info: &TableInfo) -> AnyView {
    let host = info.seats.iter().find_map(|seat| match seat {
        SeatInfo::Person { name, .. } => Some(name.clone()),
        _ => None,
    });
    let title = move || match &host {
        Some(name) => {
            let name = shown_name(words(), name);
            say("invite-preview-by", &[("name", name.as_str().into())])
        }
        None => words().text("invite-preview"),
    };
    view! { <h2 id="invited">{computed(title)}</h2><p>{t("invite-what")}</p> }.into_any()
}

/// The invitation link, to copy and as a code to scan; the creator of the table can replace it.
fn link(info: &TableInfo, invite: &str, renew: impl Fn() + 'static) -> AnyView {
    let address = format!("{}/t/{}/{invite}", browser::origin(), info.id);
    let code = format!("/api/qr?link={}", js_sys::encode_uri_component(&address));
    let copied = RwSignal::new(None::<bool>);
    let shown = address.clone();
    let outcome = move || match copied.get() {
        None => String::new(),
        Some(true) => words().text("invite-copied"),
        Some(false) => words().text("end-share-failed"),
    };
    let copy = move || copied.set(Some(browser::copy(&address)));
    view! {
        <fieldset class="quick invite"><legend>{t("invite-title")}</legend>
            <p class="about">{t("invite-about")}</p>
            <img class="qr" id="qr" src=code width="164" height="164" alt=t("invite-qr")/>
            <input class="link" id="invite" type="text" readonly aria-label=t("invite-title") prop:value=shown/>
            <div class="choices">
                <button class="confirm ready" id="copy-invite" on:click=press(copy)>{t("invite-copy")}</button>
                {(info.mine == Some(0)).then(|| button("renew-invite", "answer", "invite-renew", renew))}
            </div>
            <p role="status">{computed(outcome)}</p>
            {(info.mine == Some(0)).then(|| view! { <p class="about">{t("invite-renew-about")}</p> }.into_any())}
        </fieldset>
    }
    .into_any()
}
