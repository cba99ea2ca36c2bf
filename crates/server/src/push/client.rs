//! The client of push services: one request over HTTPS, and the status of its answer.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::HOST;
use hyper::{Request, StatusCode};
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;

use super::endpoint::{Endpoint, Reach};

/// How long one address may take to answer at all; the next is tried then.
const CONNECT: Duration = Duration::from_secs(3);
/// How many addresses of a name are tried.
const MOST_ADDRESSES: usize = 3;
/// The most bytes of an answer's head. Its body is not read.
const MOST_HEAD_BYTES: usize = 16 * 1024;

/// Why there was no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Failure {
    /// The name stands for addresses that messages may not be sent to.
    Private,
    /// Nobody could be reached, or nothing sensible was answered.
    Unreachable(String),
}

fn failed(error: impl core::fmt::Display) -> Failure {
    Failure::Unreachable(error.to_string())
}

/// What every request goes through.
pub(super) struct PushClient {
    reach: Reach,
    tls: TlsConnector,
}

impl PushClient {
    /// Push services must be vouched for by an authority that browsers trust too.
    pub(super) fn new(reach: Reach) -> Option<PushClient> {
        let authorities = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
        PushClient::trusting(reach, authorities)
    }

    fn trusting(reach: Reach, authorities: RootCertStore) -> Option<PushClient> {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let tls = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .ok()?
            .with_root_certificates(authorities)
            .with_no_client_auth();
        Some(PushClient { reach, tls: Arc::new(tls).into() })
    }

    pub(super) fn reach(&self) -> Reach {
        self.reach
    }

    /// Posts a body; the answer is the status. Nothing is followed: where a push service sends
    /// us elsewhere, that is its answer.
    pub(super) async fn post(
        &self,
        endpoint: &Endpoint,
        headers: impl IntoIterator<Item = (&'static str, String)>,
        body: Vec<u8>,
    ) -> Result<StatusCode, Failure> {
        let path = endpoint.uri().path_and_query().map_or("/", |path| path.as_str());
        let mut request = Request::post(path).header(HOST, endpoint.authority());
        for (name, value) in headers {
            request = request.header(name, value);
        }
        let request = request.body(Full::new(Bytes::from(body))).map_err(failed)?;
        let stream = self.connect(endpoint).await?;
        if endpoint.is_https() {
            let name = ServerName::try_from(endpoint.host().to_owned()).map_err(failed)?;
            ask(self.tls.connect(name, stream).await.map_err(failed)?, request).await
        } else {
            ask(stream, request).await
        }
    }

    /// Connects to an address that was looked at, so that a name cannot stand for another one a
    /// moment later.
    async fn connect(&self, endpoint: &Endpoint) -> Result<TcpStream, Failure> {
        let mut last = Failure::Unreachable("its name has no address".to_owned());
        for address in self.addresses(endpoint).await? {
            match timeout(CONNECT, TcpStream::connect(address)).await {
                Ok(Ok(stream)) => return Ok(stream),
                Ok(Err(error)) => last = failed(error),
                Err(_) => last = Failure::Unreachable("it cannot be reached".to_owned()),
            }
        }
        Err(last)
    }

    async fn addresses(&self, endpoint: &Endpoint) -> Result<Vec<SocketAddr>, Failure> {
        let found = lookup_host((endpoint.host(), endpoint.port())).await.map_err(failed)?;
        let found: Vec<SocketAddr> = found.take(MOST_ADDRESSES).collect();
        // A name with one private address is no name of a push service.
        if found.iter().all(|address| self.reach.allows(address.ip())) {
            Ok(found)
        } else {
            Err(Failure::Private)
        }
    }
}

async fn ask<S: AsyncRead + AsyncWrite + Unpin>(
    stream: S,
    request: Request<Full<Bytes>>,
) -> Result<StatusCode, Failure> {
    let (mut sender, connection) = http1::Builder::new()
        .max_buf_size(MOST_HEAD_BYTES)
        .handshake(TokioIo::new(stream))
        .await
        .map_err(failed)?;
    let mut answer = std::pin::pin!(sender.send_request(request));
    let answer = tokio::select! {
        biased;
        answer = &mut answer => answer,
        // A connection that ends may have brought the answer before.
        _ = connection => answer.await,
    };
    answer.map(|answer| answer.status()).map_err(failed)
}

#[cfg(test)]
mod tests {
    use havana_store::testing::Certificate;
    use rustls::ServerConfig;
    use rustls::pki_types::pem::PemObject;
    use rustls::pki_types::{CertificateDer, PrivateKeyDer};
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;

    use super::*;

    fn endpoint(port: u16) -> Endpoint {
        Endpoint::read(&format!("https://localhost:{port}/push/abc?d"), Reach::Anywhere).unwrap()
    }

    /// A push service that takes one message over TLS; it answers what it got.
    async fn service(certificate: &Certificate) -> (u16, tokio::task::JoinHandle<String>) {
        let public = CertificateDer::from_pem_slice(certificate.public.as_bytes()).unwrap();
        let key = PrivateKeyDer::from_pem_slice(certificate.key.as_bytes()).unwrap();
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let tls = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![public], key)
            .unwrap();
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let taking = tokio::spawn(async move {
            let (stream, _) = listener.accept().await.unwrap();
            let accepted = TlsAcceptor::from(Arc::new(tls)).accept(stream).await;
            let Ok(mut stream) = accepted else { return String::new() };
            let mut got = Vec::new();
            while !got.ends_with(b"sealed") {
                assert_ne!(stream.read_buf(&mut got).await.unwrap(), 0, "it breaks off");
            }
            stream.write_all(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n").await.unwrap();
            stream.shutdown().await.unwrap();
            String::from_utf8(got).unwrap()
        });
        (port, taking)
    }

    #[tokio::test]
    async fn a_push_service_is_asked_over_tls() {
        let certificate = Certificate::self_signed().unwrap();
        let (port, taking) = service(&certificate).await;
        let mut authorities = RootCertStore::empty();
        let public = CertificateDer::from_pem_slice(certificate.public.as_bytes()).unwrap();
        authorities.add(public).unwrap();
        let client = PushClient::trusting(Reach::Anywhere, authorities).unwrap();
        let headers = [("ttl", "60".to_owned())];
        let status = client.post(&endpoint(port), headers, b"sealed".to_vec()).await;
        assert_eq!(status, Ok(StatusCode::CREATED));
        let got = taking.await.unwrap();
        assert!(got.starts_with("POST /push/abc?d HTTP/1.1\r\n"), "{got}");
        assert!(got.contains(&format!("host: localhost:{port}\r\nttl: 60\r\n")), "{got}");
    }

    #[tokio::test]
    async fn nobody_without_a_certificate_that_browsers_trust_is_sent_anything() {
        let (port, taking) = service(&Certificate::self_signed().unwrap()).await;
        let client = PushClient::new(Reach::Anywhere).unwrap();
        let sent = client.post(&endpoint(port), [], b"sealed".to_vec()).await;
        assert!(
            matches!(&sent, Err(Failure::Unreachable(why)) if why.contains("certificate")),
            "{sent:?}"
        );
        assert_eq!(taking.await.unwrap(), "");
    }

    #[tokio::test]
    async fn a_name_that_stands_for_this_machine_is_not_connected_to() {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let client = PushClient::new(Reach::Public).unwrap();
        let port = listener.local_addr().unwrap().port();
        let sent = client.post(&endpoint(port), [], Vec::new()).await;
        assert_eq!(sent, Err(Failure::Private));
        let nobody = timeout(Duration::from_millis(100), listener.accept()).await;
        assert!(nobody.is_err(), "not even a connection was made");
    }
}
