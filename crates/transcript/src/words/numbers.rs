//! Numbers, and lists of things.

/// A number with a comma between thousands.
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.char_indices() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number without decimals, such as a speed.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub fn whole(number: f64) -> String {
    thousands(number.round() as u64)
}

/// A count with its noun: `1 game`, `2,000 games`.
pub fn count(number: u64, one: &str, many: &str) -> String {
    format!("{} {}", thousands(number), if number == 1 { one } else { many })
}

/// A share in percent, such as `12.5%`.
pub fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

/// The parts as a list: `a`, `a and b`, `a, b and c`.
pub fn list<S: AsRef<str>>(parts: &[S]) -> String {
    let parts: Vec<&str> = parts.iter().map(AsRef::as_ref).collect();
    match parts.split_last() {
        None => String::new(),
        Some((last, [])) => (*last).to_owned(),
        Some((last, before)) => format!("{} and {last}", before.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_set_apart() {
        let numbers = [0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, u64::MAX];
        let texts = numbers.map(thousands);
        assert_eq!(texts[..4], ["0", "7", "999", "1,000"]);
        assert_eq!(texts[4..7], ["12,345", "999,999", "1,000,000"]);
        assert_eq!(texts[7], "18,446,744,073,709,551,615");
    }

    #[test]
    fn counts_have_their_number() {
        assert_eq!(count(0, "game", "games"), "0 games");
        assert_eq!(count(1, "game", "games"), "1 game");
        assert_eq!(count(1_500, "game", "games"), "1,500 games");
    }

    #[test]
    fn lists_end_in_and() {
        assert_eq!(list::<&str>(&[]), "");
        assert_eq!(list(&["a"]), "a");
        assert_eq!(list(&["a", "b"]), "a and b");
        assert_eq!(list(&["a", "b", "c"]), "a, b and c");
    }
}
