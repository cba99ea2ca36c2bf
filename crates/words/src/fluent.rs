//! The part of Fluent that the texts use: variables, attributes, and selectors by number or word.
//!
//! The parser is Fluent's own. The general runtime is several times as large as the parser, mostly
//! for languages and formats that no text here uses, and every player would load it; a test
//! compares this one with it.

use std::collections::HashMap;
use std::sync::OnceLock;

use fluent_syntax::ast::{self, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::ast::{Variant, VariantKey};
use fluent_syntax::parser;

use crate::language::Language;
use crate::value::Value;

/// What is put into a sentence, by name.
pub(crate) type Arguments<'a> = &'a [(&'a str, Value<'a>)];

/// All messages of one language. Each is parsed when it is first used: together they would keep a slow
/// machine busy for so long that a click has to wait.
pub(crate) struct Book<'s> {
    language: Language,
    messages: HashMap<&'s str, Entry<'s>>,
}

/// A message as it stands in its file, and parsed once it was used; nothing if it does not parse.
struct Entry<'s> {
    source: &'s str,
    parsed: OnceLock<Option<Message<&'s str>>>,
}

impl<'s> Entry<'s> {
    fn message(&self) -> Option<&Message<&'s str>> {
        let parse = || {
            let resource = match parser::parse_runtime(self.source) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            resource.body.into_iter().find_map(|entry| match entry {
                ast::Entry::Message(message) => Some(message),
                _ => None,
            })
        };
        self.parsed.get_or_init(parse).as_ref()
    }
}

/// The messages of a file, by their keys. A message begins where a line begins with a letter, and ends
/// where the next message, a term or a comment begins.
fn entries(file: &str) -> impl Iterator<Item = (&str, &str)> {
    let is_key = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    let begins = |&at: &usize| {
        let line = file.as_bytes().get(at);
        line.is_some_and(|byte| byte.is_ascii_alphabetic() || matches!(byte, b'#' | b'-'))
    };
    let lines = || core::iter::once(0).chain(file.match_indices('\n').map(|(at, _)| at + 1));
    let ends = lines().filter(begins).skip(1).chain([file.len()]);
    lines().filter(begins).zip(ends).filter_map(move |(begin, end)| {
        let source = file.get(begin..end)?;
        let length = source.bytes().take_while(|byte| is_key(byte)).count();
        let key = source.get(..length)?;
        key.starts_with(|first: char| first.is_ascii_alphabetic()).then_some((key, source))
    })
}

impl<'s> Book<'s> {
    /// Reads the files. What does not parse is left out; a test sees to it that all does.
    pub(crate) fn read(language: Language, files: &[&'s str]) -> Book<'s> {
        let all = files.iter().copied().flat_map(entries);
        let unread = |source| Entry { source, parsed: OnceLock::new() };
        Book { language, messages: all.map(|(key, source)| (key, unread(source))).collect() }
    }

    /// The text of a key such as `event-built` or, for an attribute, `event-built.you`.
    pub(crate) fn text(&self, key: &str, arguments: Arguments) -> Option<String> {
        let mut out = String::new();
        self.write(self.pattern(key)?, arguments, &mut out);
        Some(out)
    }

    fn pattern(&self, key: &str) -> Option<&Pattern<&'s str>> {
        let Some((message, attribute)) = key.split_once('.') else {
            return self.messages.get(key)?.message()?.value.as_ref();
        };
        let attributes = &self.messages.get(message)?.message()?.attributes;
        attributes.iter().find(|found| found.id.name == attribute).map(|found| &found.value)
    }

    fn write(&self, pattern: &Pattern<&'s str>, arguments: Arguments, out: &mut String) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => out.push_str(value),
                PatternElement::Placeable { expression } => {
                    self.write_expression(expression, arguments, out);
                }
            }
        }
    }

    fn write_expression(
        &self,
        expression: &Expression<&'s str>,
        arguments: Arguments,
        out: &mut String,
    ) {
        match expression {
            Expression::Inline(inline) => match inline {
                InlineExpression::VariableReference { id } => match value_of(id.name, arguments) {
                    Some(Value::Text(text)) => out.push_str(text),
                    Some(Value::Number(number)) => out.push_str(&number.to_string()),
                    None => out.push_str(&missing(id.name)),
                },
                InlineExpression::StringLiteral { value } => out.push_str(value),
                InlineExpression::Placeable { expression } => {
                    self.write_expression(expression, arguments, out);
                }
                _ => out.push_str(&missing("?")),
            },
            Expression::Select { selector, variants } => {
                let selected = match selector {
                    InlineExpression::VariableReference { id } => value_of(id.name, arguments),
                    _ => None,
                };
                if let Some(variant) = self.variant(selected, variants) {
                    self.write(&variant.value, arguments, out);
                }
            }
        }
    }

    /// The first variant that fits, or the one marked as the default.
    fn variant<'a>(
        &self,
        selected: Option<&Value>,
        variants: &'a [Variant<&'s str>],
    ) -> Option<&'a Variant<&'s str>> {
        let fits = |variant: &&Variant<&'s str>| match (selected, &variant.key) {
            (Some(Value::Number(number)), VariantKey::NumberLiteral { value }) => {
                value.parse() == Ok(*number)
            }
            (Some(Value::Number(number)), VariantKey::Identifier { name }) => {
                *name == if self.language.is_singular(*number) { "one" } else { "other" }
            }
            (Some(Value::Text(text)), VariantKey::Identifier { name }) => text == name,
            _ => false,
        };
        variants.iter().find(fits).or_else(|| variants.iter().find(|variant| variant.default))
    }
}

fn value_of<'a>(name: &str, arguments: Arguments<'a>) -> Option<&'a Value<'a>> {
    arguments.iter().find(|(given, _)| *given == name).map(|(_, value)| value)
}

/// What stands where a text or an argument is missing.
pub(crate) fn missing(name: &str) -> String {
    format!("⟦{name}⟧")
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: &str = "\
hello = Hello { $name }!
    .you = Hello you!
cubes = { $n ->
    [0] no cube
    [one] one cube
   *[other] { $n } cubes
}
side = { $which ->
    [left] the left side
   *[right] the right side
}
";

    fn say(language: Language, key: &str, arguments: Arguments) -> Option<String> {
        Book::read(language, &[TEXTS]).text(key, arguments)
    }

    #[test]
    fn variables_and_attributes() {
        let english = |key, arguments: Arguments| say(Language::English, key, arguments);
        assert_eq!(english("hello", &[("name", "Eva".into())]).as_deref(), Some("Hello Eva!"));
        assert_eq!(english("hello.you", &[]).as_deref(), Some("Hello you!"));
        assert_eq!(english("hello", &[]).as_deref(), Some("Hello ⟦name⟧!"));
        assert_eq!(english("hello.me", &[]), None);
        assert_eq!(english("goodbye", &[]), None);
    }

    #[test]
    fn a_message_ends_where_the_next_entry_begins() {
        let file = "# About\n\na = one\n    two\n  .b = three\n# Comment\n-term = no\nc =\n { $n ->\n*[x] y\n}\n\n# The end.";
        let found: Vec<(&str, &str)> = entries(file).collect();
        assert_eq!(
            found,
            [("a", "a = one\n    two\n  .b = three\n"), ("c", "c =\n { $n ->\n*[x] y\n}\n\n")]
        );
        assert_eq!(entries("").count(), 0);
    }

    #[test]
    fn a_message_that_does_not_parse_is_left_out_alone() {
        let book = Book::read(Language::English, &["broken = { $\nwhole = yes\nalso broken\n"]);
        assert_eq!(book.text("whole", &[]).as_deref(), Some("yes"));
        assert_eq!(book.text("broken", &[]), None);
        assert_eq!(book.text("also", &[]), None);
    }

    #[test]
    fn selectors_by_number_and_by_word() {
        let cubes = |n: i32| say(Language::English, "cubes", &[("n", n.into())]);
        assert_eq!(cubes(0).as_deref(), Some("no cube"));
        assert_eq!(cubes(1).as_deref(), Some("one cube"));
        assert_eq!(cubes(2).as_deref(), Some("2 cubes"));
        let side = |which: &str| say(Language::English, "side", &[("which", which.into())]);
        assert_eq!(side("left").as_deref(), Some("the left side"));
        assert_eq!(side("neither").as_deref(), Some("the right side"));
    }
}
