//! The address where a browser takes messages. The client chooses it, so it must not
//! lead this server to places that only this server can reach.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use hyper::Uri;

use super::Unfit;

/// Where messages may be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// To public addresses, over HTTPS.
    Public,
    /// Anywhere, for tests with a push service of their own.
    Anywhere,
}

impl Reach {
    /// Whether messages may be sent to this address.
    pub(super) fn allows(self, address: IpAddr) -> bool {
        self == Reach::Anywhere || is_public(address)
    }
}

/// The longest address, in bytes.
const LONGEST: usize = 1024;

const TOO_LONG: Unfit = "the endpoint is longer than 1024 bytes";
const NO_ADDRESS: Unfit = "the endpoint is not an address such as https://push.example/abc";
const NOT_PUBLIC: Unfit =
    "the endpoint must be an https address of a public push service, without port and password";

/// The address of a browser at its push service.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Endpoint {
    uri: Uri,
    host: String,
}

impl Endpoint {
    /// Reads an address, if messages may be sent to such a one.
    pub(super) fn read(text: &str, reach: Reach) -> Result<Endpoint, Unfit> {
        if text.len() > LONGEST {
            return Err(TOO_LONG);
        }
        let uri: Uri = text.parse().map_err(|_| NO_ADDRESS)?;
        let authority = uri.authority().ok_or(NO_ADDRESS)?;
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let scheme = uri.scheme_str().unwrap_or_default();
        if host.is_empty() || !matches!(scheme, "http" | "https") {
            return Err(NO_ADDRESS);
        }
        let usual = scheme == "https" && matches!(authority.port_u16(), None | Some(443));
        let number = host.parse().ok();
        let allowed = usual && number.is_none_or(|number| reach.allows(number));
        if authority.as_str().contains('@') || !(allowed || reach == Reach::Anywhere) {
            return Err(NOT_PUBLIC);
        }
        Ok(Endpoint { uri, host })
    }

    pub(super) fn uri(&self) -> &Uri {
        &self.uri
    }

    pub(super) fn host(&self) -> &str {
        &self.host
    }

    pub(super) fn is_https(&self) -> bool {
        self.uri.scheme_str() == Some("https")
    }

    pub(super) fn port(&self) -> u16 {
        self.uri.port_u16().unwrap_or(if self.is_https() { 443 } else { 80 })
    }

    /// Host and port, as a request names them.
    pub(super) fn authority(&self) -> &str {
        self.uri.authority().map_or("", |authority| authority.as_str())
    }

    /// The push service without the browser: nothing of it is secret.
    pub(super) fn origin(&self) -> String {
        format!("{}://{}", self.uri.scheme_str().unwrap_or_default(), self.authority())
    }
}

/// Whether an address belongs to the public network, as the registries of special addresses have
/// it (RFC 6890 and what was added since).
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(four) => is_public_four(four),
        IpAddr::V6(six) => is_public_six(six),
    }
}

fn is_public_four(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = matches!(
        (a, b, c),
        (0 | 10 | 127 | 224..=255, _, _)
            | (100, 64..=127, _)
            | (169, 254, _)
            | (172, 16..=31, _)
            | (192, 0, 0 | 2)
            | (192, 88, 99)
            | (192, 168, _)
            | (198, 18..=19, _)
            | (198, 51, 100)
            | (203, 0, 113)
    );
    !special
}

/// Of version 6 only the block that is given out counts, without its parts that carry addresses
/// of version 4 or are for tunnels and examples.
fn is_public_six(address: Ipv6Addr) -> bool {
    match address.segments() {
        [0x2001, 0..=0x01ff | 0x0db8, ..] | [0x2002, ..] | [0x3fff, 0..=0x0fff, ..] => false,
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn push_services_may_be_sent_to() {
        for text in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/gAAA-_",
            "https://web.push.apple.com:443/QGu",
            "https://8.8.8.8/x",
            "https://[2606:4700::1111]/x",
        ] {
            let read = Endpoint::read(text, Reach::Public);
            assert_eq!(read.map(|endpoint| endpoint.port()), Ok(443), "{text}");
        }
    }

    #[test]
    fn what_only_this_server_reaches_is_refused() {
        for text in [
            "http://push.example/x",
            "https://push.example:8443/x",
            "https://user@push.example/x",
            "https://127.0.0.1/x",
            "https://10.1.2.3/x",
            "https://169.254.169.254/latest/meta-data",
            "https://[::1]/x",
            "https://[::ffff:127.0.0.1]/x",
            "https://[fd00::1]/x",
        ] {
            assert_eq!(Endpoint::read(text, Reach::Public), Err(NOT_PUBLIC), "{text}");
        }
        for text in ["", "push.example", "/x", "ftp://push.example/", "https://", "no address"] {
            assert!(Endpoint::read(text, Reach::Anywhere).is_err(), "{text}");
        }
        let long = format!("https://push.example/{}", "a".repeat(LONGEST));
        assert_eq!(Endpoint::read(&long, Reach::Public), Err(TOO_LONG));
        let here = Endpoint::read("http://127.0.0.1:8081/x", Reach::Anywhere).unwrap();
        assert_eq!((here.host(), here.port()), ("127.0.0.1", 8081));
    }

    #[test]
    fn special_addresses_are_not_public() {
        for text in [
            "0.0.0.0",
            "10.0.0.1",
            "100.64.0.1",
            "127.1.2.3",
            "169.254.0.1",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.1",
            "192.168.1.1",
            "198.18.0.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:8.8.8.8",
            "64:ff9b::808:808",
            "fc00::1",
            "fe80::1",
            "ff02::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
        ] {
            assert!(!is_public(text.parse().unwrap()), "{text}");
        }
        for text in ["1.1.1.1", "100.128.0.1", "172.32.0.1", "192.1.0.1", "2a00:1450::200a"] {
            assert!(is_public(text.parse().unwrap()), "{text}");
        }
    }
}
