//! Who asks, as far as an address tells.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;

/// The address of whoever sent a request; every request carries it as an extension.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Peer(pub IpAddr);

impl Peer {
    /// Who asks through this connection. A proxy adds the address it was asked from at the end of
    /// the header; whatever stands before could be made up.
    pub(crate) fn of(connection: SocketAddr, headers: &HeaderMap, behind_proxy: bool) -> Peer {
        let forwarded = || {
            let last = headers.get_all("x-forwarded-for").iter().next_back()?;
            last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
        };
        let address = if behind_proxy { forwarded() } else { None };
        Peer(address.unwrap_or(connection.ip()).to_canonical())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn only_what_the_proxy_added_is_believed() {
        let connection: SocketAddr = "10.0.0.1:5000".parse().unwrap();
        let mut headers = HeaderMap::new();
        let made_up = HeaderValue::from_static("1.1.1.1, 203.0.113.9");
        headers.insert("x-forwarded-for", made_up);
        let of = |proxy| Peer::of(connection, &headers, proxy).0.to_string();
        assert_eq!(of(true), "203.0.113.9");
        assert_eq!(of(false), "10.0.0.1");
        assert_eq!(Peer::of(connection, &HeaderMap::new(), true).0.to_string(), "10.0.0.1");
    }
}
