//! Who asks, as far as an address tells.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;

/// The client's address; every request carries it as an extension.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Peer(pub IpAddr);

impl From<SocketAddr> for Peer {
    fn from(connection: SocketAddr) -> Peer {
        Peer(connection.ip().to_canonical())
    }
}

impl Peer {
    /// Who asks through this connection. A proxy adds the address it was asked from at the end of
    /// the header; anything before it could be forged.
    pub(crate) fn of(connection: SocketAddr, headers: &HeaderMap, behind_proxy: bool) -> Peer {
        let forwarded = || {
            let last = headers.get_all("x-forwarded-for").iter().next_back()?;
            last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
        };
        let address = if behind_proxy { forwarded() } else { None };
        Peer(address.unwrap_or(connection.ip()).to_canonical())
    }

    /// What is counted as one: an address of version 4, or the block of 64 bits of version 6 that
    /// one subscriber has.
    pub(crate) fn block(self) -> IpAddr {
        match self.0 {
            IpAddr::V6(six) => {
                let [a, b, c, d, ..] = six.segments();
                IpAddr::from([a, b, c, d, 0, 0, 0, 0])
            }
            four @ IpAddr::V4(_) => four,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn a_block_of_addresses_is_one() {
        let of = |text: &str| Peer(text.parse().unwrap()).block();
        assert_eq!(of("2001:db8::1"), of("2001:db8:0:0:ffff::2"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_ne!(of("10.0.0.1"), of("10.0.0.2"));
    }

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
