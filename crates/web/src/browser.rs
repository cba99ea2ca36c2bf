//! What the browser is asked for in more than one place.

use std::time::Duration;

use havana_protocol::Timestamp;
use havana_words::FileFault;
use js_sys::{Function, Promise};
use leptos::prelude::{request_animation_frame, set_timeout};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, HtmlElement, Window};

/// The window; there always is one in a page.
pub(crate) fn window() -> Window {
    web_sys::window().unwrap_or_else(|| wasm_bindgen::throw_str("this part runs in a page"))
}

pub(crate) fn document() -> Document {
    window().document().unwrap_or_else(|| wasm_bindgen::throw_str("a window has a document"))
}

/// This many unpredictable bytes.
pub(crate) fn random_bytes<const COUNT: usize>() -> [u8; COUNT] {
    let mut bytes = [0; COUNT];
    let filled = window()
        .crypto()
        .and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).map(drop));
    // A game whose draws can be predicted is worse than none.
    if filled.is_err() {
        wasm_bindgen::throw_str("this browser has no source of randomness");
    }
    bytes
}

/// Whether a media query holds, such as `(prefers-reduced-motion: reduce)`.
pub(crate) fn media(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Puts the focus on the element with this id.
pub(crate) fn focus(id: &str) {
    let element = document().get_element_by_id(id);
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Clicks the element with this id.
pub(crate) fn click(id: &str) {
    let element = document().get_element_by_id(id);
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        element.click();
    }
}

/// The part of the address after `#`, without it.
pub(crate) fn fragment() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.trim_start_matches('#').to_owned()
}

/// A value of the address's query, such as `7` of `?seed=7`.
pub(crate) fn query(name: &str) -> Option<String> {
    let search = window().location().search().ok()?;
    let pairs = search.trim_start_matches('?').split('&').filter_map(|pair| pair.split_once('='));
    pairs.into_iter().find(|(key, _)| *key == name).map(|(_, value)| value.to_owned())
}

/// Does something when the page as it is now has been painted.
pub(crate) fn after_picture(act: impl FnOnce() + 'static) {
    request_animation_frame(move || set_timeout(act, std::time::Duration::ZERO));
}

/// Loads the page again.
pub(crate) fn reload() {
    let _ = window().location().reload();
}

/// Offers a file to be saved.
pub(crate) fn save_file(name: &str, content: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(content));
    let Ok(blob) = web_sys::Blob::new_with_str_sequence(&parts) else { return };
    let Ok(url) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    let anchor = document().create_element("a").ok();
    if let Some(anchor) = anchor.and_then(|a| a.dyn_into::<web_sys::HtmlAnchorElement>().ok()) {
        anchor.set_href(&url);
        anchor.set_download(name);
        anchor.click();
    }
    let _ = web_sys::Url::revoke_object_url(&url);
}

/// Copies a text; answers whether the browser let us try.
pub(crate) fn copy(text: &str) -> bool {
    if !window().is_secure_context() {
        return false;
    }
    let _ = window().navigator().clipboard().write_text(text);
    true
}

/// Files longer than this are not read; the longest record is far shorter.
const LONGEST_FILE: f64 = 1024.0 * 1024.0;

/// A file that a player has opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OpenedFile {
    pub(crate) name: String,
    pub(crate) text: String,
}

/// Reads the file that was just chosen.
pub(crate) fn read_file(
    event: &web_sys::Event,
    tell: impl FnOnce(Result<OpenedFile, FileFault>) + 'static,
) {
    let input = event.target().and_then(|t| t.dyn_into::<web_sys::HtmlInputElement>().ok());
    let Some(input) = input else { return };
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    input.set_value("");
    if file.size() > LONGEST_FILE {
        tell(Err(FileFault::too_big()));
        return;
    }
    wasm_bindgen_futures::spawn_local(async move {
        let text = JsFuture::from(file.text()).await;
        let text = text.ok().and_then(|text| text.as_string());
        let opened = text.map(|text| OpenedFile { name: file.name(), text });
        tell(opened.ok_or_else(FileFault::no_reader));
    });
}

/// The address of a file beside the program: texts by the tag of their language, `pictures`, or the
/// scripts that start `files` and `thinker`, or `styles`. The element that loads the program tells it.
pub(crate) fn named(name: &str) -> Option<String> {
    document().get_element_by_id("boot")?.get_attribute(&format!("data-{name}"))
}

/// A text that lies beside the program.
pub(crate) async fn fetch_named(name: &str) -> Option<String> {
    text_of(ask_for(name)?).await
}

/// Asks for a file beside the program, which comes while other things are done.
pub(crate) fn ask_for(name: &str) -> Option<JsFuture> {
    Some(JsFuture::from(window().fetch_with_str(&named(name)?)))
}

/// A text at an address of this site.
pub(crate) async fn text_at(path: &str) -> Option<String> {
    text_of(JsFuture::from(window().fetch_with_str(path))).await
}

/// The text of a file that was asked for.
pub(crate) async fn text_of(asked: JsFuture) -> Option<String> {
    let answer: web_sys::Response = asked.await.ok()?.dyn_into().ok()?;
    let answer = Some(answer).filter(web_sys::Response::ok)?;
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}

/// How long to wait before something that did not come is asked for again.
pub(crate) const ASK_AGAIN: Duration = Duration::from_secs(2);

/// Waits.
pub(crate) async fn pause(time: Duration) {
    let wait = &mut |done: Function, _| {
        let done = move || drop(done.call0(&JsValue::NULL));
        set_timeout(done, time);
    };
    let _ = JsFuture::from(Promise::new(wait)).await;
}

/// Adds the style sheet of all pages but the first, and waits until it applies: without it no page
/// can be used, so it is asked for until it comes.
pub(crate) async fn load_styles() {
    while add_styles().await == Some(false) {
        pause(ASK_AGAIN).await;
    }
}

/// Whether the style sheet came; nothing where the page names none.
async fn add_styles() -> Option<bool> {
    let sheet: HtmlElement = document().create_element("link").ok()?.dyn_into().ok()?;
    sheet.set_attribute("rel", "stylesheet").ok()?;
    sheet.set_attribute("href", &named("styles")?).ok()?;
    let came = Promise::new(&mut |came: Function, failed: Function| {
        sheet.set_onload(Some(&came));
        sheet.set_onerror(Some(&failed));
    });
    document().head()?.append_child(&sheet).ok()?;
    let is_there = JsFuture::from(came).await.is_ok();
    if !is_there {
        sheet.remove();
    }
    Some(is_there)
}

/// The server's answer as text, if it does what it is asked.
pub(crate) async fn ask_server(method: &str, path: &str, body: Option<&str>) -> Option<String> {
    let request = web_sys::RequestInit::new();
    request.set_method(method);
    if let Some(body) = body {
        let headers = web_sys::Headers::new().ok()?;
        headers.set("content-type", "application/json").ok()?;
        request.set_headers(&headers);
        request.set_body(&body.into());
    }
    let asked = window().fetch_with_str_and_init(path, &request);
    let answer: web_sys::Response = JsFuture::from(asked).await.ok()?.dyn_into().ok()?;
    let text = JsFuture::from(answer.text().ok()?).await.ok()?.as_string();
    text.filter(|_| answer.ok())
}

/// A moment as a day, as people write it where the browser is.
#[allow(clippy::cast_precision_loss, reason = "exact for some 280,000 years")]
pub(crate) fn date(moment: Timestamp) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(moment.millis() as f64));
    let language = document().document_element().and_then(|root| root.get_attribute("lang"));
    let day = date.to_locale_date_string(&language.unwrap_or_default(), &JsValue::UNDEFINED);
    day.into()
}

/// Another page in the place of this one, by what stands after `#`.
pub(crate) fn replace_fragment(fragment: &str) {
    let _ = window().location().replace(&format!("#{fragment}"));
}

/// The address of the server: scheme, host and port.
pub(crate) fn origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// What marks a step of the history that stands for something open over the page.
const STEP: &str = "over";

/// Adds a step to the browser's history that stands for something open over the page.
pub(crate) fn add_step() {
    if let Ok(history) = window().history() {
        let _ = history.push_state(&STEP.into(), "");
    }
}

/// Whether the browser's history is at such a step.
pub(crate) fn is_at_step() -> bool {
    let state = window().history().and_then(|history| history.state());
    state.is_ok_and(|state| state.as_string().as_deref() == Some(STEP))
}

/// Makes a step that a page was loaded at an ordinary one: nothing is open any more.
pub(crate) fn forget_step() {
    if is_at_step()
        && let Ok(history) = window().history()
    {
        let _ = history.replace_state(&JsValue::NULL, "");
    }
}

/// Goes one step back in the browser's history.
pub(crate) fn go_back() {
    if let Ok(history) = window().history() {
        let _ = history.back();
    }
}
