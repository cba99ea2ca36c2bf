//! Where the server listens.

use std::io;
use std::net::SocketAddr;

use tokio::net::{TcpListener, TcpSocket};

/// The port taken unless another is wished for.
pub const USUAL_PORT: u16 = 8080;

/// How much the system keeps for a client that has not read it yet, for each connection. It would
/// let this grow to megabytes, which thousands of slow clients could make it spend; so much still
/// fills a line of 20 Mbit/s over 100 ms.
const SEND_BUFFER: u32 = 256 * 1024;
/// How many connections may wait to be accepted.
const WAITING: u32 = 1024;

/// Listens at the address wished for; or else for this machine only, on the usual port, or on any
/// that is free if that is taken.
pub async fn bind(wished: Option<SocketAddr>) -> io::Result<TcpListener> {
    if let Some(address) = wished {
        return listen(address);
    }
    match listen(SocketAddr::from(([127, 0, 0, 1], USUAL_PORT))) {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            listen(SocketAddr::from(([127, 0, 0, 1], 0)))
        }
        bound => bound,
    }
}

fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // On Windows this would let two programs listen at one address.
    if cfg!(unix) {
        socket.set_reuseaddr(true)?;
    }
    // Connections inherit it.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(WAITING)
}
