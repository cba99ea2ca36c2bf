//! A connection to a server, encrypted if its address says so.

use std::sync::Arc;

use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

use super::address::Server;

/// Bytes both ways.
pub(super) trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}

impl<S: AsyncRead + AsyncWrite + Unpin + Send> Stream for S {}

/// Connects to a server; the error is a sentence.
pub(super) async fn connect(server: &Server) -> Result<Box<dyn Stream>, String> {
    let cannot = |why: String| format!("{} cannot be reached: {why}", server.origin());
    let stream = TcpStream::connect((server.host(), server.port)).await;
    let stream = stream.map_err(|error| cannot(error.to_string()))?;
    let _ = stream.set_nodelay(true);
    if !server.is_https {
        return Ok(Box::new(stream));
    }
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| cannot(error.to_string()))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = ServerName::try_from(server.host().to_owned());
    let name = name.map_err(|error| cannot(error.to_string()))?;
    let encrypted = TlsConnector::from(Arc::new(config)).connect(name, stream).await;
    Ok(Box::new(encrypted.map_err(|error| cannot(error.to_string()))?))
}
