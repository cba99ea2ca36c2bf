//! A pseudo-locale: English with accents and two fifths longer, as a translation may be. It shows
//! which texts do not fit, and which never went through the text files. No player is offered it.

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use havana_words::Language;

/// All texts of the pseudo-locale, in the form in which the client loads a language.
pub fn pseudo_texts() -> String {
    of_fluent(&havana_words::for_browsers(Language::English).unwrap_or_default())
}

fn of_fluent(texts: &str) -> String {
    let mut resource = match parser::parse(texts.to_owned()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry {
            message.value.iter_mut().for_each(stretch);
            message.attributes.iter_mut().for_each(|attribute| stretch(&mut attribute.value));
        }
    }
    serializer::serialize(&resource)
}

fn stretch(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = pseudo(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    stretch(&mut variant.value);
                }
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => {}
        }
    }
}

/// A text with an accent on every vowel, and every vowel twice: long words are what does not fit.
pub fn pseudo(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        let accented = match letter {
            'a' => 'à',
            'e' => 'é',
            'i' => 'î',
            'o' => 'ö',
            'u' => 'ü',
            'A' => 'À',
            'E' => 'É',
            'I' => 'Î',
            'O' => 'Ö',
            'U' => 'Ü',
            other => {
                out.push(other);
                continue;
            }
        };
        out.push(accented);
        out.extend(accented.to_lowercase());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_grow_and_what_is_put_into_them_stays() {
        let texts = "card = Mama\n    .help = Take { $n } of it.\ncount =\n    { $n ->\n        \
                     [one] { $n } building\n       *[other] { $n } buildings\n    }\n";
        let pseudo = of_fluent(texts);
        for expected in ["Mààmàà", "Tààkéé { $n } ööf îît.", "[one] { $n } büüîîldîîng", "$n ->"]
        {
            assert!(pseudo.contains(expected), "{expected} is not in:\n{pseudo}");
        }
    }

    #[test]
    fn every_text_is_there() {
        let pseudo = pseudo_texts();
        let resource = parser::parse(pseudo.as_str()).expect("it is Fluent again");
        let count = |texts: &str| texts.lines().filter(|line| line.contains(" =")).count();
        let english = havana_words::for_browsers(Language::English).expect("English is built in");
        assert!(resource.body.len() > 500, "{}", resource.body.len());
        assert_eq!(count(&pseudo), count(&english));
        let end = |texts: &str| texts.trim_end().lines().last().map(str::to_owned);
        assert_eq!(end(&pseudo), end(&english), "a client sees by its end that it has all");
    }
}
