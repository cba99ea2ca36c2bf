//! How a request is refused: always in the same form, documented in `docs/api.md`.

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, HeaderValue, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use havana_protocol::api::Wrong;

use crate::node::NoGame;

/// A refusal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused {
    status: StatusCode,
    code: &'static str,
    message: String,
}

impl Refused {
    pub(super) fn new(
        status: StatusCode,
        code: &'static str,
        message: impl Into<String>,
    ) -> Refused {
        Refused { status, code, message: message.into() }
    }

    /// What was sent is not as it should be.
    pub(super) fn bad(code: &'static str, message: impl Into<String>) -> Refused {
        Refused::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    }

    /// It cannot be done as things are.
    pub(super) fn conflict(code: &'static str, message: impl Into<String>) -> Refused {
        Refused::new(StatusCode::CONFLICT, code, message)
    }

    pub(super) fn sign_in() -> Refused {
        Refused::new(StatusCode::UNAUTHORIZED, "sign-in", "say who you are first: POST /api/guest")
    }

    pub(super) fn no_game() -> Refused {
        Refused::new(StatusCode::NOT_FOUND, "no-such-game", "there is no such game")
    }

    pub(super) fn not_for_you() -> Refused {
        Refused::new(
            StatusCode::FORBIDDEN,
            "not-for-you",
            "only those who play may see this game; ask them for an invitation",
        )
    }

    pub(super) fn too_often() -> Refused {
        Refused::new(
            StatusCode::TOO_MANY_REQUESTS,
            "too-often",
            "you ask too often; wait a little and try again",
        )
    }

    pub(super) fn busy() -> Refused {
        Refused::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "busy",
            "the server is too busy for this now; try again in a moment",
        )
    }

    fn store(why: &dyn core::fmt::Display) -> Refused {
        tracing::error!(%why, "a request failed");
        Refused::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "store-failed",
            "the server cannot read or keep this now; try again later",
        )
    }
}

/// What went wrong inside is for the log, not for strangers.
impl From<havana_store::Error> for Refused {
    fn from(error: havana_store::Error) -> Refused {
        Refused::store(&error)
    }
}

impl From<NoGame> for Refused {
    fn from(no_game: NoGame) -> Refused {
        match no_game {
            NoGame::Unknown => Refused::no_game(),
            NoGame::Waiting => Refused::conflict("not-begun", "the game has not begun"),
            NoGame::Store(why) => Refused::store(&why),
        }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let wrong = Wrong { code: self.code.to_owned(), message: self.message };
        let mut response = (self.status, Json(wrong)).into_response();
        let headers = response.headers_mut();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if matches!(self.status.as_u16(), 429 | 503) {
            headers.insert(RETRY_AFTER, HeaderValue::from_static("10"));
        }
        response
    }
}
