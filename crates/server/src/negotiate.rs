//! What a browser says about the files it asks for: which encodings it takes (RFC 9110, 12.5.3) and
//! which versions it has (RFC 9110, 13.1.2).
//!
//! tower-http serves precompressed files by these rules, but from a directory only and without
//! entity tags; the libraries for embedded files either compare tags as plain strings or skip
//! q-values. So the two rules stand here.

use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_ENCODING, HeaderName, IF_NONE_MATCH};

/// How a file can be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
    Identity,
}

impl Encoding {
    /// The smallest first.
    pub(crate) const ALL: [Encoding; 3] = [Encoding::Brotli, Encoding::Gzip, Encoding::Identity];

    /// The word for the header; the file itself needs none.
    pub(crate) fn name(self) -> Option<&'static str> {
        match self {
            Encoding::Brotli => Some("br"),
            Encoding::Gzip => Some("gzip"),
            Encoding::Identity => None,
        }
    }

    /// What the name of the copy ends in.
    pub(crate) fn ending(self) -> &'static str {
        match self {
            Encoding::Brotli => ".br",
            Encoding::Gzip => ".gz",
            Encoding::Identity => "",
        }
    }

    fn is_called(self, name: &str) -> bool {
        let names: &[&str] = match self {
            Encoding::Brotli => &["br"],
            Encoding::Gzip => &["gzip", "x-gzip"],
            Encoding::Identity => &["identity"],
        };
        names.iter().any(|own| own.eq_ignore_ascii_case(name))
    }
}

/// The encodings to try, the best first. The file as it is comes last even where it is refused:
/// there is nothing else to send.
pub(crate) fn encodings(asked: &HeaderMap) -> Vec<Encoding> {
    let offers: Vec<(&str, u16)> =
        lines(asked, &ACCEPT_ENCODING).flat_map(|line| line.split(',')).filter_map(offer).collect();
    let weight = |encoding: Encoding| {
        let named = offers.iter().find(|(name, _)| encoding.is_called(name));
        let other = offers.iter().find(|&&(name, _)| name == "*");
        match (named.or(other), encoding) {
            (Some(&(_, weight)), _) => weight,
            // Unless it is refused, the file as it is will do, if nothing better is taken.
            (None, Encoding::Identity) => 1,
            (None, _) => 0,
        }
    };
    let mut best: Vec<Encoding> = Encoding::ALL
        .into_iter()
        .filter(|&encoding| encoding == Encoding::Identity || weight(encoding) > 0)
        .collect();
    best.sort_by_key(|&encoding| std::cmp::Reverse(weight(encoding)));
    best
}

/// A coding and its weight in thousandths; `None` if it cannot be read.
fn offer(text: &str) -> Option<(&str, u16)> {
    let mut parts = text.split(';').map(str::trim);
    let name = parts.next().filter(|name| !name.is_empty())?;
    let weight = match parts.next() {
        None => 1000,
        Some(parameter) => {
            let (key, value) = parameter.split_once('=')?;
            if !key.trim().eq_ignore_ascii_case("q") {
                return None;
            }
            thousandths(value.trim())?
        }
    };
    Some((name, weight))
}

fn thousandths(text: &str) -> Option<u16> {
    let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
    if !rest.bytes().all(|byte| byte.is_ascii_digit()) || rest.len() > 3 {
        return None;
    }
    let part = format!("{rest:0<3}").parse::<u16>().ok()?;
    match (whole, part) {
        ("0", part) => Some(part),
        ("1", 0) => Some(1000),
        _ => None,
    }
}

/// Whether a browser has the file with this tag already.
pub(crate) fn knows(asked: &HeaderMap, tag: &str) -> bool {
    lines(asked, &IF_NONE_MATCH).any(|line| line.trim() == "*" || tags(line).any(|has| has == tag))
}

/// The entity tags of a list, with their quotes and without the mark of weak ones: to save a
/// download a weak tag is as good.
fn tags(mut rest: &str) -> impl Iterator<Item = &str> {
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches([',', ' ', '\t']);
        rest = rest.strip_prefix("W/").unwrap_or(rest);
        let end = rest.strip_prefix('"')?.find('"')?;
        let (tag, after) = rest.split_at(end + 2);
        rest = after;
        Some(tag)
    })
}

fn lines<'a>(asked: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    asked.get_all(name).iter().filter_map(|value| value.to_str().ok())
}

#[cfg(test)]
mod tests {
    use super::Encoding::{Brotli, Gzip, Identity};
    use super::*;
    use axum::http::HeaderValue;

    fn headers(name: &HeaderName, lines: &[&str]) -> HeaderMap {
        let value = |line: &&str| (name.clone(), HeaderValue::from_str(line).unwrap());
        let mut headers = HeaderMap::new();
        for (name, value) in lines.iter().map(value) {
            headers.append(name, value);
        }
        headers
    }

    #[test]
    fn the_best_encoding_a_browser_takes_comes_first() {
        let cases: [(&[&str], &[Encoding]); 17] = [
            (&[], &[Identity]),
            (&[""], &[Identity]),
            (&["gzip, deflate, br"], &[Brotli, Gzip, Identity]),
            (&["gzip"], &[Gzip, Identity]),
            (&["X-GZIP"], &[Gzip, Identity]),
            (&["br;q=0.5, gzip"], &[Gzip, Brotli, Identity]),
            (&["br ; Q=0.5 , gzip;q=0.501"], &[Gzip, Brotli, Identity]),
            (&["br;q=0, gzip"], &[Gzip, Identity]),
            (&["br;q=0.0, gzip;q=0.000"], &[Identity]),
            (&["*"], &[Brotli, Gzip, Identity]),
            (&["gzip;q=0, *"], &[Brotli, Identity]),
            (&["identity, br;q=0.2"], &[Identity, Brotli]),
            (&["identity;q=0.5, gzip"], &[Gzip, Identity]),
            (&["*;q=0"], &[Identity]),
            (&["br;q=0.001"], &[Brotli, Identity]),
            (&["br;q=2, gzip;q=x, deflate"], &[Identity]),
            (&["deflate", "br"], &[Brotli, Identity]),
        ];
        for (lines, best) in cases {
            assert_eq!(encodings(&headers(&ACCEPT_ENCODING, lines)), best, "{lines:?}");
        }
    }

    #[test]
    fn a_browser_names_the_versions_it_has() {
        let has = |lines: &[&str]| knows(&headers(&IF_NONE_MATCH, lines), "\"abc\"");
        let known: [&[&str]; 7] = [
            &["\"abc\""],
            &["W/\"abc\""],
            &["*"],
            &["\"x\", \"abc\""],
            &["\"a,b\",W/\"abc\" , \"y\""],
            &["\"x\"", "\"abc\""],
            &["\"\" , \"abc\""],
        ];
        for lines in known {
            assert!(has(lines), "{lines:?}");
        }
        for line in ["", "abc", "\"abcd\"", "\"ab\"", "w/\"abc\"", "\"abc", "\"x\" * ", "\"x,\"abc"]
        {
            assert!(!has(&[line]), "{line}");
        }
    }
}
