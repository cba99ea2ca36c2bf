//! With and without a network: keeping the game, telling of new versions, installing.

use std::cell::OnceCell;
use std::time::Duration;

use js_sys::{Function, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::app::lasting;
use crate::browser;
use crate::part::{computed, press, when};
use crate::text::t;

thread_local! {
    static STATUS: OnceCell<NetworkStatus> = const { OnceCell::new() };
}

fn status() -> NetworkStatus {
    STATUS.with(|status| *status.get_or_init(|| lasting(NetworkStatus::new)))
}

/// Listens as long as the page is open, and keeps the game.
pub(crate) fn watch(on_online: impl Fn() + 'static) {
    status().watch(on_online);
}

/// What there is to say about the network, below the first page.
pub(crate) fn view() -> AnyView {
    status().view()
}

/// What is known of the network.
#[derive(Clone, Copy)]
struct NetworkStatus {
    /// Whether the browser believes to have a network.
    online: RwSignal<bool>,
    /// Whether everything is cached for offline use.
    ready: RwSignal<bool>,
    /// Whether a newer version has come.
    newer: RwSignal<bool>,
    /// The browser's offer to install the game.
    offer: RwSignal<Option<web_sys::Event>, LocalStorage>,
}

impl NetworkStatus {
    fn new() -> NetworkStatus {
        NetworkStatus {
            online: RwSignal::new(browser::window().navigator().on_line()),
            ready: RwSignal::new(false),
            newer: RwSignal::new(false),
            offer: RwSignal::new_local(None),
        }
    }

    fn watch(self, on_online: impl Fn() + 'static) {
        let window = browser::window();
        listen(&window, "online", move |_| {
            self.online.set(true);
            on_online();
        });
        listen(&window, "offline", move |_| self.online.set(false));
        listen(&window, "beforeinstallprompt", move |event| {
            self.offer.set(Some(event));
        });
        if !window.is_secure_context() {
            return;
        }
        let keeper = window.navigator().service_worker();
        // The very first one is no news; every other one is, in a tab open since the first visit too.
        let mut is_kept = keeper.controller().is_some();
        listen(&keeper, "controllerchange", move |_| {
            self.newer.set(is_kept);
            is_kept = true;
        });
        spawn_local(async move {
            let registered = JsFuture::from(keeper.register("/service-worker.js")).await;
            if let (Ok(registered), Ok(ready)) = (registered, keeper.ready()) {
                self.ready.set(JsFuture::from(ready).await.is_ok());
                let registered: web_sys::ServiceWorkerRegistration = registered.unchecked_into();
                // The first page works, so there is time for the larger program.
                if let Some(worker) = registered.active() {
                    let _ = worker.post_message(&JsValue::TRUE);
                }
                look_for_updates(registered);
            }
        });
    }

    fn view(self) -> AnyView {
        let state = move || {
            if !self.online.get() {
                Some("net-offline")
            } else if self.ready.get() {
                Some("net-ready")
            } else {
                None
            }
        };
        view! {
            <p class="net" role="status">{computed(move || state().map(|key| t(key)()).unwrap_or_default())}</p>
            {when(move || self.newer.get(), || view! {
                <p class="notice">{t("net-update")}" "
                    <button class="answer" on:click=press(browser::reload)>{t("net-update-now")}</button></p>
            }.into_any())}
            {when(move || self.offer.with(Option::is_some), move || view! {
                <p class="net"><button class="answer" on:click=press(move || self.install())>{t("net-install")}</button>" "{t("net-install-about")}</p>
            }.into_any())}
        }
        .into_any()
    }

    /// Takes the browser's offer.
    fn install(self) {
        let offer = self.offer.try_update(Option::take).flatten();
        if let Some(offer) = offer {
            let prompt = Reflect::get(&offer, &"prompt".into()).unwrap_or_default();
            if let Some(prompt) = prompt.dyn_ref::<Function>() {
                let _ = prompt.call0(&offer);
            }
        }
    }
}

/// How often a tab that stays open looks for a newer version; browsers do it by themselves only when
/// a page is loaded.
const EVERY: Duration = Duration::from_mins(30);

fn look_for_updates(registered: web_sys::ServiceWorkerRegistration) {
    set_interval(
        move || {
            // Without a network it fails, and the next time may not.
            let _ = registered.update().map(|asked| {
                spawn_local(async {
                    let _ = JsFuture::from(asked).await;
                });
            });
        },
        EVERY,
    );
}

fn listen(target: &web_sys::EventTarget, name: &str, act: impl FnMut(web_sys::Event) + 'static) {
    let act = Closure::<dyn FnMut(web_sys::Event)>::new(act);
    let _ = target.add_event_listener_with_callback(name, act.as_ref().unchecked_ref());
    // Nobody ever stops listening.
    act.forget();
}
