//! Where the server listens.

use std::io;

use tokio::net::TcpListener;

/// The port taken unless another is wished for.
pub const USUAL_PORT: u16 = 8080;

/// Listens on this machine only: on the port wished for, or else on the usual one, or on any that
/// is free if that is taken.
pub async fn bind(wished: Option<u16>) -> io::Result<TcpListener> {
    if let Some(port) = wished {
        return TcpListener::bind(("127.0.0.1", port)).await;
    }
    match TcpListener::bind(("127.0.0.1", USUAL_PORT)).await {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            TcpListener::bind(("127.0.0.1", 0)).await
        }
        bound => bound,
    }
}
