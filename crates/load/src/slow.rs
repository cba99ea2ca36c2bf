//! Clients that ask for much and read nothing.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// So little is taken of an answer before the server has to wait.
const BUFFER: u32 = 4096;
/// How long anything may take here.
const PATIENCE: Duration = Duration::from_secs(30);

/// Connections whose clients never read what they asked for.
#[derive(Debug)]
pub struct SlowReaders(Vec<TcpStream>);

impl SlowReaders {
    /// This many connections to a server on this machine, from several addresses of it; each
    /// requests this path `times` times at once.
    pub async fn open(
        server: SocketAddr,
        path: &str,
        count: usize,
        addresses: u8,
        times: usize,
    ) -> Result<SlowReaders, String> {
        let request = format!("GET {path} HTTP/1.1\r\nHost: {server}\r\n\r\n").repeat(times);
        let mut streams = Vec::with_capacity(count);
        for number in 0..count {
            let from = 1 + (number % usize::from(addresses.max(1))) as u8;
            let mut stream = connect_from(server, from).await?;
            // A server that closes the connection at once does not take the request.
            let _ = timeout(PATIENCE, stream.write_all(request.as_bytes())).await;
            streams.push(stream);
        }
        Ok(SlowReaders(streams))
    }

    /// How many connections were made.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether none was.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Connects to a server on this machine from one of its 254 addresses.
pub async fn connect_from(server: SocketAddr, from: u8) -> Result<TcpStream, String> {
    let cannot = |error: std::io::Error| format!("{server} cannot be reached: {error}");
    let socket = TcpSocket::new_v4().map_err(cannot)?;
    socket.set_recv_buffer_size(BUFFER).map_err(cannot)?;
    let own = SocketAddr::from((Ipv4Addr::new(127, 0, 0, from), 0));
    // Only Linux has all of them.
    if cfg!(target_os = "linux") {
        socket.bind(own).map_err(cannot)?;
    }
    let connected = timeout(PATIENCE, socket.connect(server)).await;
    connected.map_err(|_| format!("{server} does not answer"))?.map_err(cannot)
}

/// What a server answers to `GET` of this path, with head and all, and how long it took.
pub async fn get(server: SocketAddr, path: &str) -> Result<(String, Duration), String> {
    let began = Instant::now();
    let asked = async {
        let mut stream = TcpStream::connect(server).await?;
        let request = format!("GET {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        Ok::<_, std::io::Error>(String::from_utf8_lossy(&answer).into_owned())
    };
    let answer = timeout(PATIENCE, asked).await.map_err(|_| format!("{path}: no answer"))?;
    Ok((answer.map_err(|error| format!("{path}: {error}"))?, began.elapsed()))
}
