//! Asking the server over HTTP.

use havana_protocol::api::Wrong;
use havana_words::FileFault;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

use crate::browser;
use crate::text::words;

/// Why the server did not do it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ApiError {
    /// It could not be reached, or answered what we do not understand.
    Unreachable,
    /// This browser does not let us be sent messages.
    NoMessages,
    /// The old password is not the one of this account.
    OldPassword,
    /// The deck to be sent cannot be used.
    File(FileFault),
    /// It refused.
    Refused {
        /// The status of its answer.
        status: u16,
        /// What is wrong.
        wrong: Wrong,
    },
}

impl ApiError {
    /// The failure as a sentence.
    pub(crate) fn sentence(&self) -> String {
        match self {
            ApiError::Unreachable => words().text("wrong-unreachable"),
            ApiError::NoMessages => words().text("wrong-push"),
            ApiError::OldPassword => words().text("wrong-old-password"),
            ApiError::File(fault) => {
                let words = words();
                words.say("setup-deck-wrong", &[("reason", words.file_fault(fault).into())])
            }
            ApiError::Refused { wrong, .. } => words().wrong(wrong),
        }
    }

    /// The failure to change a password: the name is known, so only the old password can be wrong.
    pub(crate) fn about_old_password(self) -> ApiError {
        match self {
            ApiError::Refused { wrong, .. } if wrong.code == "wrong-password" => {
                ApiError::OldPassword
            }
            other => other,
        }
    }

    /// Whether the server does not know who asks.
    pub(crate) fn is_stranger(&self) -> bool {
        matches!(self, ApiError::Refused { status: 401, .. })
    }
}

/// Asks for something.
pub(crate) async fn get<A: DeserializeOwned>(path: &str) -> Result<A, ApiError> {
    read(call("GET", path, None).await?)
}

/// Asks for a text.
pub(crate) async fn get_text(path: &str) -> Result<String, ApiError> {
    call("GET", path, None).await?.as_string().ok_or(ApiError::Unreachable)
}

/// Tells the server something, and gets its answer.
pub(crate) async fn tell<A: DeserializeOwned>(
    method: &str,
    path: &str,
    body: &impl Serialize,
) -> Result<A, ApiError> {
    read(call(method, path, written(body)).await?)
}

/// Tells the server something whose answer does not matter.
pub(crate) async fn hand(method: &str, path: &str, body: &impl Serialize) -> Result<(), ApiError> {
    call(method, path, written(body)).await.map(|_| ())
}

/// A value as JSON.
fn written(body: &impl Serialize) -> Option<JsValue> {
    let body = body.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).ok()?;
    js_sys::JSON::stringify(&body).ok().map(Into::into)
}

/// Asks the server to do something that needs no further words.
pub(crate) async fn order<A: DeserializeOwned>(method: &str, path: &str) -> Result<A, ApiError> {
    read(call(method, path, None).await?)
}

/// Asks the server to do something whose answer does not matter.
pub(crate) async fn just(method: &str, path: &str) -> Result<(), ApiError> {
    call(method, path, None).await.map(|_| ())
}

/// Hands the server something that is written already.
pub(crate) async fn post(path: &str, written: JsValue) -> Result<(), ApiError> {
    call("POST", path, Some(written)).await.map(|_| ())
}

fn read<A: DeserializeOwned>(answer: JsValue) -> Result<A, ApiError> {
    serde_wasm_bindgen::from_value(answer).map_err(|_| ApiError::Unreachable)
}

/// The answer as JSON, or as text where it is no JSON.
async fn call(method: &str, path: &str, body: Option<JsValue>) -> Result<JsValue, ApiError> {
    let answer = answer(method, path, body).await.map_err(|_| ApiError::Unreachable)?;
    let text = match answer.text() {
        Ok(text) => JsFuture::from(text).await.map_err(|_| ApiError::Unreachable)?,
        Err(_) => return Err(ApiError::Unreachable),
    };
    let kind = answer.headers().get("content-type").ok().flatten().unwrap_or_default();
    let content = match text.as_string() {
        Some(text) if kind.starts_with("application/json") && !text.is_empty() => {
            js_sys::JSON::parse(&text).map_err(|_| ApiError::Unreachable)?
        }
        _ => text,
    };
    if answer.ok() {
        return Ok(content);
    }
    let wrong = read::<Wrong>(content)?;
    Err(ApiError::Refused { status: answer.status(), wrong })
}

async fn answer(method: &str, path: &str, body: Option<JsValue>) -> Result<Response, JsValue> {
    let request = RequestInit::new();
    request.set_method(method);
    if let Some(body) = body {
        let headers = web_sys::Headers::new()?;
        headers.set("content-type", "application/json")?;
        request.set_headers(&headers);
        request.set_body(&body);
    }
    let path = format!("/api/{path}");
    JsFuture::from(browser::window().fetch_with_str_and_init(&path, &request)).await?.dyn_into()
}
