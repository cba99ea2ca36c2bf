//! Where the server listens.

use std::io;
use std::net::SocketAddr;

use tokio::net::TcpListener;

/// The port taken unless another is wished for.
pub const USUAL_PORT: u16 = 8080;

/// Listens at the address wished for; or else for this machine only, on the usual port, or on any
/// that is free if that is taken.
pub async fn bind(wished: Option<SocketAddr>) -> io::Result<TcpListener> {
    if let Some(address) = wished {
        return TcpListener::bind(address).await;
    }
    match TcpListener::bind(("127.0.0.1", USUAL_PORT)).await {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            TcpListener::bind(("127.0.0.1", 0)).await
        }
        bound => bound,
    }
}
