//! Taking connections: with deadlines and limits, and an end that leaves nothing half done.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{sleep, timeout};
use tower::ServiceExt as _;

use crate::node::Node;
use crate::peer::Peer;
use crate::until_true;

/// How long the head of a request may take to arrive.
const HEAD: Duration = Duration::from_secs(10);
/// The most headers, and the most bytes of them all.
const MOST_HEADERS: usize = 64;
const MOST_HEAD_BYTES: usize = 16 * 1024;
/// How long connections may take to end when the server stops.
const FAREWELL: Duration = Duration::from_secs(10);
/// How many connections there may be that ask for pages, files and the lobby; a socket is counted
/// apart.
const MOST_CONNECTIONS: u32 = 4096;

/// Serves until it is told to stop by Ctrl+C or the system, and then ends every connection.
pub async fn serve(listener: TcpListener, node: Node) -> io::Result<()> {
    let tending = tokio::spawn({
        let node = node.clone();
        async move { node.tend().await }
    });
    let app = crate::app(node.clone());
    let places = Arc::new(Semaphore::new(MOST_CONNECTIONS as usize));
    let mut told_to_stop = std::pin::pin!(told_to_stop());
    loop {
        let place = Arc::clone(&places).acquire_owned();
        tokio::select! {
            () = &mut told_to_stop => break,
            // Without a free place nothing is accepted: newcomers wait in the system's queue.
            accepted = async { (place.await, listener.accept().await) } => match accepted {
                (Ok(place), Ok((stream, from))) => {
                    take(stream, from, place, &app, &node);
                }
                (_, Err(error)) => {
                    tracing::warn!(%error, "a connection could not be taken");
                    sleep(Duration::from_millis(50)).await;
                }
                (Err(_), _) => break,
            },
        }
    }
    tracing::info!("stopping");
    drop(listener);
    node.stop();
    if timeout(FAREWELL, places.acquire_many(MOST_CONNECTIONS)).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
    node.wait_for_sockets(FAREWELL).await;
    let _ = tending.await;
    node.store().close().await;
    Ok(())
}

/// Serves one connection, in a task of its own.
fn take(
    stream: TcpStream,
    from: SocketAddr,
    place: OwnedSemaphorePermit,
    app: &Router,
    node: &Node,
) {
    // Small frames must not wait for more to come.
    let _ = stream.set_nodelay(true);
    let behind_proxy = node.settings().behind_proxy;
    let app = app.clone().map_request(move |mut request: Request<Incoming>| {
        let peer = Peer::of(from, request.headers(), behind_proxy);
        request.extensions_mut().insert(peer);
        request.map(Body::new)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_headers(MOST_HEADERS)
        .max_buf_size(MOST_HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(app))
        .with_upgrades();
    let mut stopping = node.stopping();
    tokio::spawn(async move {
        let mut connection = std::pin::pin!(connection);
        tokio::select! {
            // A client that breaks off is no event.
            _ = &mut connection => {}
            () = until_true(&mut stopping) => {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        }
        drop(place);
    });
}

#[cfg(unix)]
async fn told_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(mut terminate) = signal(SignalKind::terminate()) else {
        let _ = tokio::signal::ctrl_c().await;
        return;
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = terminate.recv() => {}
    }
}

#[cfg(not(unix))]
async fn told_to_stop() {
    let _ = tokio::signal::ctrl_c().await;
}
