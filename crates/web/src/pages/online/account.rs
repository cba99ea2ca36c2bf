//! Who I am: a guest, or a player with an account.

use havana_protocol::api::{Credentials, LONGEST_NAME, Me, NewGuest, NewPassword, PASSWORD_LENGTH};
use leptos::prelude::*;

use super::parts::page;
use super::push;
use crate::app::app;
use crate::browser;
use crate::online::parts::{ErrorSignal, button, button_for_sure, field, trouble, visit, wait};
use crate::part::{computed, part, press};
use crate::route::Dialogue;
use crate::route::OnlinePage;
use crate::server::api;
use crate::server::api::ApiError;
use crate::server::server;
use crate::text::{say, t};

/// The page about oneself.
pub(super) fn account() -> AnyView {
    let body = move || {
        Some(match server().me() {
            Some(me) => known(&me),
            None => sign_in("account-sign-in"),
        })
    };
    page("account-title", &OnlinePage::Account, part(body))
}

fn known(me: &Me) -> AnyView {
    let wrong: ErrorSignal = RwSignal::new(None);
    let name = RwSignal::new(me.name.clone());
    let rename = move || {
        let asked = async move {
            api::tell::<Me>("PUT", "me", &NewGuest { name: name.get_untracked() }).await
        };
        wait(wrong, asked, |me| server().set(Some(me)));
    };
    let export = move || {
        wait(wrong, api::get_text("records"), |text| browser::save_file("havana.jsonl", &text));
    };
    let (id, login) = (me.id, me.login.clone());
    let who = move || match &login {
        Some(login) => say("account-of", &[("login", login.as_str().into())]),
        None => t("account-guest")(),
    };
    let rest = match &me.login {
        Some(login) => signed_in(wrong, login.clone()),
        None => sign_in("account-make"),
    };
    view! {
        <p id="who">{computed(who)}</p>
        <fieldset class="quick"><legend>{t("setup-name")}</legend>
            {field("name", "text", "setup-name", LONGEST_NAME, name)}
            {button("rename", "answer", "account-rename", rename)}
        </fieldset>
        <div class="choices">
            {button("profile", "answer", "player-title", move || visit(OnlinePage::Player(id)))}
            {button("export", "answer", "games-export", export)}
        </div>
        {trouble(wrong)}
        {rest}
        {delete()}
        {push::switch()}
    }
    .into_any()
}

/// Signs in, or makes an account of a guest.
fn sign_in(key: &'static str) -> AnyView {
    let wrong: ErrorSignal = RwSignal::new(None);
    let (login, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let send = move |path: &'static str| {
        let credentials =
            Credentials { login: login.get_untracked(), password: password.get_untracked() };
        let asked = async move { api::tell::<Me>("POST", path, &credentials).await };
        wait(wrong, asked, |me| server().set(Some(me)));
    };
    let is_new = key == "account-make";
    let (least, most) = (*PASSWORD_LENGTH.start(), *PASSWORD_LENGTH.end());
    let main = if is_new { "account" } else { "session" };
    view! {
        <form class="quick" on:submit=move |event| { event.prevent_default(); send(main); }>
            <h2>{t(key)}</h2>
            {is_new.then(|| view! { <p class="about">{t("account-make-about")}</p> }.into_any())}
            {field("login", "text", "account-login", 64, login)}
            {field("password", "password", "account-password", most, password)}
            <p class="about">{computed(move || say("account-password-about", &[("n", least.into())]))}</p>
            {trouble(wrong)}
            <div class="choices">
                <button class="confirm ready" id="send">{t(key)}</button>
                {is_new.then(|| view! {
                    <button type="button" class="answer" id="sign-in" on:click=press(move || send("session"))>{t("account-sign-in")}</button>
                }.into_any())}
            </div>
        </form>
    }
    .into_any()
}

fn signed_in(wrong: ErrorSignal, login: String) -> AnyView {
    let leave = move |path: &'static str| {
        wait(wrong, api::just("DELETE", path), |()| server().set(None));
    };
    view! {
        <div class="choices">
            {button("sign-out", "answer", "account-sign-out", move || leave("session"))}
            {button("sign-out-everywhere", "answer", "account-sign-out-everywhere", move || leave("sessions"))}
        </div>
        {change_password(login)}
    }
    .into_any()
}

/// A new password, for a player who knows the old one.
fn change_password(login: String) -> AnyView {
    let wrong: ErrorSignal = RwSignal::new(None);
    let changed = RwSignal::new(false);
    let (old, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let send = move || {
        changed.set(false);
        let passwords = NewPassword { old: old.get_untracked(), new: new.get_untracked() };
        let asked = async move {
            let changed = api::hand("PUT", "account/password", &passwords).await;
            changed.map_err(ApiError::about_old_password)
        };
        wait(wrong, asked, move |()| {
            old.set(String::new());
            new.set(String::new());
            changed.set(true);
        });
    };
    let (least, most) = (*PASSWORD_LENGTH.start(), *PASSWORD_LENGTH.end());
    let done = move || if changed.get() { t("account-password-changed")() } else { String::new() };
    view! {
        <form class="quick" on:submit=move |event| { event.prevent_default(); send(); }>
            <h2>{t("account-password-change")}</h2>
            // For password managers, which want to know whose password it is.
            <input type="text" hidden readonly autocomplete="username" prop:value=login/>
            {field("old-password", "password", "account-password-old", most, old)}
            {field("new-password", "password", "account-password-new", most, new)}
            <p class="about">{computed(move || say("account-password-about", &[("n", least.into())]))}</p>
            {trouble(wrong)}
            <button class="answer" id="change-password">{t("account-password-change")}</button>
            <p role="status">{computed(done)}</p>
        </form>
    }
    .into_any()
}

/// Deleting is asked for twice.
fn delete() -> AnyView {
    let wrong: ErrorSignal = RwSignal::new(None);
    let delete = move || {
        wait(wrong, api::just("DELETE", "me"), |()| server().set(None));
    };
    view! {
        <fieldset class="quick"><legend>{t("account-delete")}</legend>
            <p class="about">{t("account-delete-about")}</p>
            {trouble(wrong)}
            {button_for_sure(["delete", "account-delete"], ["delete-really", "account-delete-really"], delete)}
            {button("to-privacy", "answer", "privacy-title", || app().dialogue.set(Some(Dialogue::Privacy)))}
        </fieldset>
    }
    .into_any()
}
