//! Being told by the browser that it is my turn, even when this page is closed.

use havana_protocol::api::PushKey;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{PushSubscription, PushSubscriptionOptionsInit, ServiceWorkerRegistration};

use crate::app::app;
use crate::browser;
use crate::online::parts::{ErrorSignal, check, trouble, wait};
use crate::part::part;
use crate::server::api::{self, ApiError};

/// The switch, where browser and server can do it.
pub(super) fn switch() -> AnyView {
    let offered = RwSignal::new(None);
    let window = browser::window();
    if window.is_secure_context()
        && js_sys::Reflect::has(&window, &"PushManager".into()) == Ok(true)
    {
        spawn_local(async move {
            offered.try_set(api::get::<PushKey>("push").await.ok());
        });
    }
    part(move || offered.get().map(offer))
}

fn offer(PushKey { key, on }: PushKey) -> AnyView {
    let wrong: ErrorSignal = RwSignal::new(None);
    let wish = RwSignal::new(on);
    Effect::new(move |before: Option<bool>| {
        let wished = wish.get();
        if before.is_some_and(|before| before != wished) {
            let key = key.clone();
            if wished {
                let begun = async move {
                    let begun = begin(&key).await;
                    if begun.is_err() {
                        wish.try_set(false);
                    }
                    begun
                };
                wait(wrong, begun, |()| ());
            } else {
                spawn_local(async {
                    let _ = end().await;
                });
            }
        }
        wished
    });
    view! { {check("push", "account-push", "account-push-about", wish)}{trouble(wrong)} }.into_any()
}

async fn begin(key: &str) -> Result<(), ApiError> {
    let written = subscribe(key).await.map_err(|_| ApiError::NoMessages)?;
    api::post("push", written).await
}

async fn subscribe(key: &str) -> Result<JsValue, JsValue> {
    let keeper = keeper().await?;
    let options = PushSubscriptionOptionsInit::new();
    options.set_user_visible_only(true);
    options.set_application_server_key(&key.into());
    let subscribed = keeper.push_manager()?.subscribe_with_options(&options)?;
    let subscribed = JsFuture::from(subscribed).await?;
    if let Some(worker) = keeper.active() {
        let said = app().words.get_untracked().text("table-your-turn");
        worker.post_message(&said.into())?;
    }
    js_sys::JSON::stringify(&subscribed).map(Into::into)
}

/// The server forgets the browser first: messages must not continue if the rest fails.
async fn end() -> Result<(), JsValue> {
    let _ = api::just("DELETE", "push").await;
    let subscribed = keeper().await?.push_manager()?.get_subscription()?;
    if let Some(subscribed) = JsFuture::from(subscribed).await?.dyn_ref::<PushSubscription>() {
        JsFuture::from(subscribed.unsubscribe()?).await?;
    }
    Ok(())
}

/// What keeps the game for this browser, and hears messages for it.
async fn keeper() -> Result<ServiceWorkerRegistration, JsValue> {
    let ready = browser::window().navigator().service_worker().ready()?;
    JsFuture::from(ready).await?.dyn_into()
}
