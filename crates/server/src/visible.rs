//! Which characters can be seen: for names, which are refused, and for chat, which is cleaned.
//!
//! Invisible is what Unicode calls `Default_Ignorable_Code_Point`, what turns the direction of
//! writing, control characters, and the few signs that every font draws as a blank though they are
//! no spaces. Two of them are part of pictures: a joiner between two pictographs and a selector
//! after one may stay.

/// The first character of a text that cannot be seen.
pub(crate) fn first_invisible(text: &str) -> Option<char> {
    marked(text).find(|&(_, invisible)| invisible).map(|(c, _)| c)
}

/// A text without the characters that cannot be seen.
pub(crate) fn only_visible(text: &str) -> String {
    marked(text).filter(|&(_, invisible)| !invisible).map(|(c, _)| c).collect()
}

/// Each character, and whether it is invisible where it stands.
fn marked(text: &str) -> impl Iterator<Item = (char, bool)> {
    let mut before = None;
    let mut rest = text.chars();
    std::iter::from_fn(move || {
        let c = rest.next()?;
        let after = rest.clone().next();
        let invisible = is_invisible(c) && !is_part_of_picture(before, c, after);
        if !invisible {
            before = Some(c);
        }
        Some((c, invisible))
    })
}

fn is_part_of_picture(before: Option<char>, c: char, after: Option<char>) -> bool {
    match c {
        '\u{fe0e}' | '\u{fe0f}' => {
            let keycap = before.is_some_and(|c| matches!(c, '0'..='9' | '#' | '*'))
                && after == Some('\u{20e3}');
            keycap || before.is_some_and(is_picture)
        }
        '\u{200d}' => {
            before.is_some_and(|c| c == '\u{fe0f}' || is_picture(c))
                && after.is_some_and(is_picture)
        }
        _ => false,
    }
}

/// Roughly: symbols of the blocks that pictographs are in.
fn is_picture(c: char) -> bool {
    let in_block = matches!(c, '©' | '®' | '\u{203c}' | '\u{2049}' | '\u{2100}'..='\u{214f}'
        | '\u{2190}'..='\u{27ff}' | '\u{2900}'..='\u{2bff}' | '\u{3030}' | '\u{303d}'
        | '\u{3297}' | '\u{3299}' | '\u{1f000}'..='\u{1faff}');
    in_block && !c.is_alphanumeric()
}

fn is_invisible(c: char) -> bool {
    c.is_control() || is_ignorable(c) || is_blank(c) || turns_or_annotates(c)
}

/// `Default_Ignorable_Code_Point` of Unicode 16.
fn is_ignorable(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Signs that are drawn as nothing: the empty Braille pattern, a musical null notehead, and the
/// Khitan filler.
fn is_blank(c: char) -> bool {
    matches!(c, '\u{2800}' | '\u{1d159}' | '\u{16fe4}')
}

/// Separators of lines and paragraphs, and marks of annotations.
fn turns_or_annotates(c: char) -> bool {
    matches!(c, '\u{2028}'..='\u{2029}' | '\u{fff9}'..='\u{fffb}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_found() {
        for c in [
            '\u{0}',
            '\u{7f}',
            '\u{85}',
            '\u{ad}',
            '\u{34f}',
            '\u{61c}',
            '\u{115f}',
            '\u{1160}',
            '\u{17b4}',
            '\u{17b5}',
            '\u{180e}',
            '\u{200b}',
            '\u{200d}',
            '\u{202e}',
            '\u{2066}',
            '\u{2800}',
            '\u{3164}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{ffa0}',
            '\u{1d159}',
            '\u{1d173}',
            '\u{e0041}',
            '\u{e0100}',
        ] {
            assert_eq!(first_invisible(&c.to_string()), Some(c), "{c:?}");
            assert_eq!(first_invisible(&format!("a{c}b")), Some(c), "{c:?} between letters");
            assert_eq!(only_visible(&format!("a{c}b")), "ab");
        }
    }

    #[test]
    fn letters_of_every_script_and_pictures_are_seen() {
        for text in [
            "María José",
            "Ωmega",
            "Жанна",
            "دانا",
            "दिव्या",
            "นภา",
            "ភូមិ",
            "한글",
            "名前",
            "🌴",
            "❤\u{fe0f}",
            "👩\u{200d}🚀",
            "🏳\u{fe0f}\u{200d}🌈",
            "1\u{fe0f}\u{20e3}",
            "👍🏽",
        ] {
            assert_eq!(first_invisible(text), None, "{text}");
            assert_eq!(only_visible(text), text);
        }
        assert_eq!(first_invisible("🌴\u{200d}"), Some('\u{200d}'), "nothing is joined");
        assert_eq!(first_invisible("❤\u{fe0f}\u{fe0f}"), Some('\u{fe0f}'));
        assert_eq!(first_invisible("A\u{fe0f}na"), Some('\u{fe0f}'));
    }
}
