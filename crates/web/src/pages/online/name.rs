//! A name is enough to play.

use havana_protocol::api::LONGEST_NAME;
use leptos::prelude::*;

use super::parts::{loading, page};
use crate::online::parts::{ErrorSignal, field, trouble, visit, wait};
use crate::part::{memo, part, press};
use crate::route::OnlinePage;
use crate::server::server;
use crate::text::t;

/// Shows `body` to a player with a name, and asks anyone else for one.
pub(super) fn named(
    title: &'static str,
    here: &OnlinePage,
    body: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let server = server();
    let known = memo(move || server.me().is_some());
    let inner = move || {
        Some(if known.get() {
            body()
        } else if server.is_asked() {
            ask("name-go", || {})
        } else {
            loading()
        })
    };
    page(title, here, part(inner))
}

/// Asks for a name, and continues when there is one.
pub(super) fn ask(key: &'static str, then: impl Fn() + Clone + 'static) -> AnyView {
    let name = RwSignal::new(String::new());
    let wrong: ErrorSignal = RwSignal::new(None);
    let go = move || {
        let then = then.clone();
        wait(wrong, server().introduce(name.get_untracked()), move |()| then());
    };
    let submit = go.clone();
    view! {
        <form class="name" on:submit=move |event| { event.prevent_default(); submit(); }>
            <p>{t("name-about")}</p>
            {field("name", "text", "setup-name", LONGEST_NAME, name)}
            <button class="confirm ready" id="name-go">{t(key)}</button>
            {button_to_account()}
            {trouble(wrong)}
        </form>
    }
    .into_any()
}

fn button_to_account() -> AnyView {
    view! {
        <p class="about">{t("name-account")}" "
            <button type="button" class="quiet" id="to-sign-in" on:click=press(|| visit(OnlinePage::Account))>{t("account-sign-in")}</button></p>
    }
    .into_any()
}
