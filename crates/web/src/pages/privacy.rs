//! What is stored about a player, for how long, and how it is deleted.

use leptos::prelude::*;

use crate::part::computed;
use crate::store::MOST_FINISHED;
use crate::text::{say, t};

/// The privacy page.
pub(super) fn privacy() -> AnyView {
    let sections = [
        ("privacy-browser-title", &["privacy-browser"][..]),
        ("privacy-guest-title", &["privacy-guest"]),
        ("privacy-account-title", &["privacy-account"]),
        ("privacy-games-title", &["privacy-games", "privacy-chat"]),
        ("privacy-shared-title", &["privacy-shared"]),
        ("privacy-push-title", &["privacy-push"]),
        ("privacy-never-title", &["privacy-never"]),
        ("privacy-delete-title", &["privacy-delete"]),
    ];
    let sections = sections.map(|(title, texts)| {
        let texts = texts.iter().map(|&key| {
            let text = computed(move || say(key, &[("n", MOST_FINISHED.into())]));
            view! { <p>{text}</p> }.into_any()
        });
        view! { <section><h3>{t(title)}</h3>{texts.collect_view()}</section> }.into_any()
    });
    view! { <p>{t("privacy-intro")}</p><div class="privacy">{sections.into_iter().collect_view()}</div> }.into_any()
}
