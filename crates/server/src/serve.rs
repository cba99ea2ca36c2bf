//! Taking connections: with deadlines and limits, and an end that leaves nothing half done.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::response::{IntoResponse as _, Response};
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::sleep;
use tower::ServiceExt as _;

use crate::headers;
use crate::http::Refused;
use crate::node::Node;
use crate::peer::Peer;
use crate::places::{ConnectionSlot, Places};
use crate::progress::Progress;
use crate::until_true;

/// How long the head of a request may take to arrive, and how long a connection may rest before
/// the next one.
const HEAD: Duration = Duration::from_secs(10);
/// The most headers, and the most bytes of them all.
const MOST_HEADERS: usize = 64;
const MOST_HEAD_BYTES: usize = 16 * 1024;
/// How long connections may take to end when the server stops.
const FAREWELL: Duration = Duration::from_secs(10);
/// Serves until it is told to stop by Ctrl+C or the system, and then ends every connection.
pub async fn serve(listener: TcpListener, node: Node) -> io::Result<()> {
    let background = tokio::spawn({
        let node = node.clone();
        async move { node.run_in_background().await }
    });
    let app = crate::app(node.clone());
    let settings = node.settings();
    let (most, of_one) = (settings.most_connections, settings.most_connections_per_address);
    let places = Places::new(most, of_one, settings.behind_proxy);
    let mut told_to_stop = std::pin::pin!(told_to_stop());
    loop {
        tokio::select! {
            biased;
            () = &mut told_to_stop => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => {
                    // Without a place the connection is closed at once.
                    if let Some(place) = places.enter(Peer::from(from)) {
                        take(stream, from, place, &app, &node);
                    }
                }
                Err(error) => {
                    // Mostly there is no file left for it, and then one must be closed.
                    tracing::warn!(%error, "a connection could not be accepted");
                    places.make_room();
                    sleep(Duration::from_millis(50)).await;
                }
            },
        }
    }
    tracing::info!("stopping");
    drop(listener);
    node.stop();
    if !places.wait_until_empty(FAREWELL).await {
        tracing::warn!("some connections did not end in time");
    }
    if !node.edge().wait_for_changes(FAREWELL).await {
        tracing::warn!("some changes did not end in time");
    }
    node.wait_for_sockets(FAREWELL).await;
    let _ = background.await;
    node.store().close().await;
    Ok(())
}

/// Serves one connection of the listener, in a task of its own.
fn take(stream: TcpStream, from: SocketAddr, place: ConnectionSlot, app: &Router, node: &Node) {
    // Small frames must not wait for more to come.
    let _ = stream.set_nodelay(true);
    let stream = Progress::new(stream, place.stalled());
    let (app, node, place) = (app.clone(), node.clone(), Arc::new(place));
    node.metrics().connections.add();
    tokio::spawn(async move {
        tokio::select! {
            biased;
            () = serve_at(stream, from, Some(Arc::clone(&place)), app, node.clone()) => {}
            () = place.displaced() => node.metrics().displaced.add(),
        }
        node.metrics().connections.take();
    });
}

/// Serves one connection over any stream of bytes until either side ends it or the server stops.
/// `app` is what [`crate::app`] makes of the node; all connections of a node share one.
pub async fn serve_connection<Io>(stream: Io, from: SocketAddr, app: Router, node: Node)
where
    Io: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    serve_at(stream, from, None, app, node).await;
}

/// The same for a connection that is counted.
async fn serve_at<Io>(
    stream: Io,
    from: SocketAddr,
    place: Option<Arc<ConnectionSlot>>,
    app: Router,
    node: Node,
) where
    Io: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let asked = node.clone();
    let answering = move |request: Request<Incoming>| {
        let peer = Peer::of(from, request.headers(), asked.settings().behind_proxy);
        answer(app.clone(), asked.clone(), place.clone(), peer, request)
    };
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_headers(MOST_HEADERS)
        .max_buf_size(MOST_HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), service_fn(answering))
        .with_upgrades();
    let mut stopping = node.stopping();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        biased;
        // A client that breaks off is no event.
        _ = &mut connection => {}
        () = until_true(&mut stopping) => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

/// Answers one request of a connection.
async fn answer(
    app: Router,
    node: Node,
    place: Option<Arc<ConnectionSlot>>,
    peer: Peer,
    mut request: Request<Incoming>,
) -> Result<Response, std::convert::Infallible> {
    let counted = place.map(|place| place.begin(peer));
    if let Some(None) = counted {
        let mut refused = Refused::too_many_requests().into_response();
        headers::put(refused.headers_mut(), node.settings().public_url.as_deref());
        return Ok(refused);
    }
    let counted = counted.flatten();
    request.extensions_mut().insert(peer);
    if let Some(counted) = &counted {
        request.extensions_mut().insert(counted.handle());
    }
    app.oneshot(request.map(Body::new)).await
}

#[cfg(unix)]
async fn told_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(mut terminate) = signal(SignalKind::terminate()) else {
        let _ = tokio::signal::ctrl_c().await;
        return;
    };
    tokio::select! {
        biased;
        _ = tokio::signal::ctrl_c() => {}
        _ = terminate.recv() => {}
    }
}

#[cfg(not(unix))]
async fn told_to_stop() {
    let _ = tokio::signal::ctrl_c().await;
}
