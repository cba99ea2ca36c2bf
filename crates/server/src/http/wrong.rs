//! How a request is refused: always in the same form, documented in `docs/api.md`.

use std::time::Duration;

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
    /// Seconds until a retry is allowed.
    retry_after: Option<u64>,
}

impl Refused {
    pub(crate) fn new(
        status: StatusCode,
        code: &'static str,
        message: impl Into<String>,
    ) -> Refused {
        let retry_after = (status == StatusCode::SERVICE_UNAVAILABLE).then_some(10);
        Refused { status, code, message: message.into(), retry_after }
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
        Refused::new(
            StatusCode::UNAUTHORIZED,
            "sign-in",
            "you are not signed in; POST /api/guest first",
        )
    }

    pub(crate) fn no_game() -> Refused {
        Refused::new(StatusCode::NOT_FOUND, "no-such-game", "there is no such game")
    }

    pub(crate) fn not_for_you() -> Refused {
        Refused::new(
            StatusCode::FORBIDDEN,
            "not-for-you",
            "only its players may see this game; ask them for an invitation",
        )
    }

    /// So long it takes until it would be allowed.
    pub(super) fn too_often(wait: Duration) -> Refused {
        let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0 || wait.is_zero());
        let says = format!("too many attempts; try again in {seconds} s");
        let refused = Refused::new(StatusCode::TOO_MANY_REQUESTS, "too-often", says);
        Refused { retry_after: Some(seconds), ..refused }
    }

    /// Too many requests of one address are under way.
    pub(crate) fn too_many_requests() -> Refused {
        let says = "too many requests from your address are in progress; wait for their answers";
        let refused = Refused::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests", says);
        Refused { retry_after: Some(1), ..refused }
    }

    /// The rest of a request does not come.
    pub(super) fn too_slow() -> Refused {
        let says = "the body did not arrive in time; send the request again";
        Refused::new(StatusCode::REQUEST_TIMEOUT, "too-slow", says)
    }

    /// A fault of this program.
    pub(super) fn fault() -> Refused {
        let says = "an internal error, which the server's log describes; try again";
        Refused::new(StatusCode::INTERNAL_SERVER_ERROR, "fault", says)
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
            "the server cannot read or store this now; try again later",
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
            NoGame::Store(why) | NoGame::Damaged(why) => Refused::store(&why),
        }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let Refused { code, message, retry_after, .. } = self;
        let wrong = Wrong { code: code.to_owned(), message, retry_after };
        let mut response = (self.status, Json(wrong)).into_response();
        let headers = response.headers_mut();
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Some(seconds) = retry_after {
            headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
