//! The address of a server, and the link to a table of it.

use std::fmt;
use std::str::FromStr;

use havana_protocol::Id;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Server {
    pub(crate) is_https: bool,
    /// As it stands in the address; an IPv6 address is in brackets.
    host: String,
    pub(crate) port: u16,
}

/// The link to a table: the server, the table, and the invitation if it has one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    pub(crate) server: Server,
    pub(crate) table: Id,
    pub(crate) invite: Option<String>,
}

impl Server {
    /// The host as names are resolved.
    pub(crate) fn host(&self) -> &str {
        self.host.trim_start_matches('[').trim_end_matches(']')
    }

    /// The host with its port, unless it is the usual one.
    pub(crate) fn authority(&self) -> String {
        let usual = if self.is_https { 443 } else { 80 };
        if self.port == usual { self.host.clone() } else { format!("{}:{}", self.host, self.port) }
    }

    pub(crate) fn origin(&self) -> String {
        format!("{}://{}", if self.is_https { "https" } else { "http" }, self.authority())
    }

    /// Where its sockets are.
    pub(crate) fn socket(&self) -> String {
        format!("{}://{}", if self.is_https { "wss" } else { "ws" }, self.authority())
    }
}

impl Link {
    /// The invitation, as it follows a path.
    pub(crate) fn query(&self) -> String {
        self.invite.as_ref().map(|invite| format!("?invite={invite}")).unwrap_or_default()
    }
}

/// An address that names no table, or no server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BadLink(String);

impl fmt::Display for BadLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = "https://example.org/t/0123456789abc/invitation";
        write!(
            f,
            "\"{}\" is no link to a table; copy it from the table's page, like {usual}",
            self.0
        )
    }
}

impl FromStr for Link {
    type Err = BadLink;

    fn from_str(text: &str) -> Result<Link, BadLink> {
        parse(text.trim()).ok_or_else(|| BadLink(text.to_owned()))
    }
}

/// Both forms that a browser shows: `…/t/table/invite`, and `…#table/table/invite`.
fn parse(text: &str) -> Option<Link> {
    let (scheme, rest) = text.split_once("://")?;
    let is_https = match scheme {
        "https" => true,
        "http" => false,
        _ => return None,
    };
    let (authority, path) = rest.split_once('/')?;
    let place = match path.split_once('#') {
        Some((_, fragment)) => fragment.strip_prefix("table/")?,
        None => path.strip_prefix("t/")?,
    };
    let mut parts = place.split('/');
    let table = parts.next()?.parse().ok()?;
    let invite = parts.next().filter(|invite| !invite.is_empty()).map(str::to_owned);
    let is_plain = |invite: &String| invite.chars().all(|letter| letter.is_ascii_alphanumeric());
    if parts.next().is_some() || !invite.iter().all(is_plain) {
        return None;
    }
    Some(Link { server: server(is_https, authority)?, table, invite })
}

fn server(is_https: bool, authority: &str) -> Option<Server> {
    let usual = if is_https { 443 } else { 80 };
    let (host, port) = match authority.rsplit_once(':') {
        Some((host, port)) if !port.ends_with(']') => (host, port.parse().ok()?),
        _ => (authority, usual),
    };
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-.[]:_".contains(letter);
    if host.is_empty() || !host.chars().all(is_plain) {
        return None;
    }
    Some(Server { is_https, host: host.to_owned(), port })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read_as_browsers_show_them() {
        let link: Link = "http://127.0.0.1:8080/t/0123456789abc/secret".parse().unwrap();
        assert_eq!(link.server.origin(), "http://127.0.0.1:8080");
        assert_eq!(link.server.socket(), "ws://127.0.0.1:8080");
        assert_eq!(link.query(), "?invite=secret");
        let link: Link = "https://example.org/online#table/0123456789abc".parse().unwrap();
        assert_eq!(
            (link.server.origin().as_str(), link.query().as_str()),
            ("https://example.org", "")
        );
        assert_eq!((link.server.host(), link.server.port), ("example.org", 443));
        let link: Link = "http://[::1]:9/t/0123456789abc".parse().unwrap();
        assert_eq!((link.server.host(), link.server.authority().as_str()), ("::1", "[::1]:9"));
    }

    #[test]
    fn what_is_no_link_is_refused_with_an_example() {
        for text in [
            "",
            "example.org",
            "ftp://example.org/t/0123456789abc",
            "http://example.org/",
            "http://example.org/t/short",
            "http://example.org/t/0123456789abc/a b",
            "http://example.org/t/0123456789abc/a/b",
            "http://exa mple.org/t/0123456789abc",
            "http://example.org:port/t/0123456789abc",
        ] {
            let refused = text.parse::<Link>().expect_err(text).to_string();
            assert!(refused.contains(text) && refused.contains("/t/"), "{refused}");
        }
    }
}
