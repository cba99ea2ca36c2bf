//! The weights of the bot that has learned, fetched when it is first asked and cached from then on.

use havana_bots::network::weights_file;
use havana_client::install_weights;
use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Cache, Response, WorkerGlobalScope};

/// The cache of the weights; the service worker finds them there without a network.
const CACHE: &str = "weights";

/// Fetches and installs the weights. If that fails, the bot has no answer, and the next question
/// tries again.
pub(crate) async fn load() {
    if let Some(bytes) = fetch().await {
        // Where this program is started twice, the others are the same.
        let _ = install_weights(&bytes);
    }
}

/// Installs the weights if an earlier visit has cached them.
pub(crate) async fn recall() {
    if let Some(bytes) = cached().await {
        let _ = install_weights(&bytes);
    }
}

/// The worker or the window; both have the same functions under the same names.
fn scope() -> WorkerGlobalScope {
    js_sys::global().unchecked_into()
}

fn address() -> String {
    format!("/{}", weights_file())
}

async fn cached() -> Option<Vec<u8>> {
    let found = scope().caches().ok()?.match_with_str(&address());
    bytes(&JsFuture::from(found).await.ok()?.dyn_into().ok()?).await
}

async fn bytes(answer: &Response) -> Option<Vec<u8>> {
    let buffer = JsFuture::from(answer.array_buffer().ok()?).await.ok()?;
    Some(Uint8Array::new(buffer.unchecked_ref::<ArrayBuffer>()).to_vec())
}

async fn fetch() -> Option<Vec<u8>> {
    let (scope, address) = (scope(), address());
    let answer = JsFuture::from(scope.fetch_with_str(&address)).await.ok()?;
    let answer: Response = answer.unchecked_into();
    if !answer.ok() {
        return None;
    }
    // Without a cache, as on pages without https, the bot plays all the same.
    if let Ok(copy) = answer.clone() {
        let _ = keep(&scope, &address, &copy).await;
    }
    bytes(&answer).await
}

/// Caches the weights instead of those of another version.
async fn keep(scope: &WorkerGlobalScope, address: &str, copy: &Response) -> Result<(), JsValue> {
    let caches = scope.caches()?;
    JsFuture::from(caches.delete(CACHE)).await?;
    let cache: Cache = JsFuture::from(caches.open(CACHE)).await?.unchecked_into();
    JsFuture::from(cache.put_with_str(address, copy)).await.map(drop)
}
