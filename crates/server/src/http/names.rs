//! Names that people give themselves.

use havana_protocol::api::{LONGEST_NAME, PASSWORD_LENGTH};

use super::wrong::Refused;
use crate::visible;

/// A name as others may see it: one line, its spaces single, without characters that cannot be
/// seen or that turn the text around.
pub(super) fn clean(name: &str) -> Result<String, Refused> {
    // A name far too long is not gone through.
    if name.len() > 16 * LONGEST_NAME {
        return Err(too_long());
    }
    let words: Vec<&str> = name.split_whitespace().collect();
    let name = words.join(" ");
    if let Some(c) = visible::first_invisible(&name) {
        let says = format!("a name has only visible characters; remove U+{:04X}", u32::from(c));
        return Err(Refused::bad("name-not-plain", says));
    }
    match name.chars().count() {
        0 => Err(Refused::bad("name-empty", "a name has at least one character")),
        1..=LONGEST_NAME => Ok(name),
        _ => Err(too_long()),
    }
}

/// A name to sign in with: letters, digits and a few marks, so that nobody mistakes two.
pub(super) fn login(login: &str) -> Result<&str, Refused> {
    let login = login.trim();
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.' | '@' | '+');
    if (3..=64).contains(&login.len()) && login.chars().all(plain) {
        Ok(login)
    } else {
        Err(Refused::bad(
            "login-not-plain",
            "a login has 3 to 64 letters a to z, digits, and - _ . @ +",
        ))
    }
}

/// Whether a password has the length it needs.
pub(super) fn password(password: &str) -> Result<(), Refused> {
    let (shortest, longest) = (*PASSWORD_LENGTH.start(), *PASSWORD_LENGTH.end());
    if password.len() <= 4 * longest && PASSWORD_LENGTH.contains(&password.chars().count()) {
        Ok(())
    } else {
        let says = format!("a password has {shortest} to {longest} characters");
        Err(Refused::bad("password-length", says))
    }
}

fn too_long() -> Refused {
    Refused::bad("name-too-long", format!("a name has at most {LONGEST_NAME} characters"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied() {
        assert_eq!(clean("  María \t José ").unwrap(), "María José");
        assert_eq!(clean("🌴").unwrap(), "🌴");
        assert_eq!(clean(&"é".repeat(LONGEST_NAME)).unwrap().chars().count(), LONGEST_NAME);
    }

    #[test]
    fn names_that_deceive_are_refused() {
        for name in ["", "  ", "a\u{0}b", "a\u{202e}b", "\u{200b}", "\u{3164}", &"é".repeat(25)] {
            assert!(clean(name).is_err(), "{name:?}");
        }
        for blank in ["\u{2800}", "\u{34f}", "\u{17b4}", "Ana\u{2800}", "A\u{34f}na"] {
            assert!(clean(blank).is_err(), "{blank:?}");
        }
        assert!(clean(&"a ".repeat(100_000)).is_err());
    }

    #[test]
    fn logins_and_passwords_have_their_form() {
        assert_eq!(login(" ana.b@c-1 ").unwrap(), "ana.b@c-1");
        for wrong in ["ab", "añá", "a b c", &"a".repeat(65)] {
            assert!(login(wrong).is_err(), "{wrong}");
        }
        assert!(password("ten signs!").is_ok() && password(&"é".repeat(200)).is_ok());
        assert!(password("nine sign").is_err() && password(&"é".repeat(201)).is_err());
    }
}
