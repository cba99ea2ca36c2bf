//! Where a store is, and how that is written without secrets.

use core::fmt;
use std::path::PathBuf;

/// Where a store is.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// A directory of this machine, made where it does not exist.
    Sqlite(PathBuf),
    /// The address of a PostgreSQL: `postgres://user:password@host/database`.
    Postgres(String),
}

/// What is printed of the options of an address; everything else may be a secret.
const HARMLESS: [&str; 8] = [
    "host",
    "hostaddr",
    "port",
    "dbname",
    "sslmode",
    "ssl-mode",
    "sslrootcert",
    "application_name",
];

/// Without user and password, wherever in the address they are, so that it can be logged.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::Sqlite(directory) => write!(f, "{}", directory.display()),
            Location::Postgres(address) => f.write_str(&without_secrets(address)),
        }
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Location({self})")
    }
}

fn without_secrets(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return "…".to_owned() };
    let (start, options) = rest.split_once('?').map_or((rest, None), |(s, o)| (s, Some(o)));
    let host = match (start.rsplit_once('@'), options) {
        (Some((_, host)), _) => format!("…@{host}"),
        // A password with a question mark in it looks like this.
        (None, Some(options)) if options.contains('@') => return format!("{scheme}://…"),
        (None, _) => start.to_owned(),
    };
    let mut shown = format!("{scheme}://{host}");
    for (number, option) in options.into_iter().flat_map(|o| o.split('&')).enumerate() {
        shown.push(if number == 0 { '?' } else { '&' });
        match option.split_once('=') {
            Some((name, _)) if HARMLESS.contains(&name) => shown.push_str(option),
            _ => shown.push('…'),
        }
    }
    shown
}

/// Removes the secrets of an address from a foreign error message.
pub(crate) fn without_secrets_of(address: &str, sentence: &str) -> String {
    let mut clean = sentence.replace(address, &without_secrets(address));
    let Some((_, rest)) = address.split_once("://") else { return clean };
    let user = rest.split(['?']).next().and_then(|start| start.rsplit_once('@'));
    let password = user.and_then(|(user, _)| user.split_once(':')).map(|(_, password)| password);
    let options = rest.split_once('?').map_or("", |(_, options)| options).split('&');
    let given = options.filter_map(|option| option.strip_prefix("password="));
    for secret in password.into_iter().chain(given).filter(|secret| !secret.is_empty()) {
        clean = clean.replace(secret, "…");
    }
    clean
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_secrets() {
        for (address, shown) in [
            ("postgres://ana:secret@host/havana", "postgres://…@host/havana"),
            ("postgres://ana:se@cret@host:5432/havana", "postgres://…@host:5432/havana"),
            ("postgres://ana:se/cret@host/havana", "postgres://…@host/havana"),
            ("postgres://host/havana?user=ana&password=secret", "postgres://host/havana?…&…"),
            (
                "postgres://ana@localhost/h?host=/run/pg&password=secret&sslmode=require",
                "postgres://…@localhost/h?host=/run/pg&…&sslmode=require",
            ),
            ("postgres://ana:x@host/h?password=sec@ret", "postgres://…@host/h?…"),
            ("postgres://ana:what?secret@host/havana", "postgres://…"),
            ("postgres://host/h?password=sec@ret", "postgres://…"),
            ("host=db password=secret", "…"),
        ] {
            assert_eq!(Location::Postgres(address.to_owned()).to_string(), shown);
            assert!(!format!("{:?}", Location::Postgres(address.to_owned())).contains("ret"));
        }
    }

    #[test]
    fn the_sentence_of_a_driver_is_shown_without_secrets() {
        for address in
            ["postgres://ana:secret@host/havana", "postgres://host/havana?password=secret&x=1"]
        {
            let sentence = format!("cannot use {address}, or secret");
            assert!(!without_secrets_of(address, &sentence).contains("secret"));
        }
    }
}
