//! The parts of a Fluent file.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// Every text of a file by its key: `event-built`, and `event-built.you` for an attribute.
pub(crate) fn patterns(file: &str) -> Vec<(String, Pattern<&str>)> {
    let resource = match parser::parse(file) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let mut found = Vec::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        found.extend(message.value.map(|pattern| (id.to_owned(), pattern)));
        for attribute in message.attributes {
            found.push((format!("{id}.{}", attribute.id.name), attribute.value));
        }
    }
    found
}

/// The names of what is put into a text.
pub(crate) fn arguments(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect(expression, &mut names);
        }
    }
    names
}

fn collect(expression: &Expression<&str>, names: &mut BTreeSet<String>) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            names.extend(variants.iter().flat_map(|variant| arguments(&variant.value)));
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => collect(expression, names),
        _ => {}
    }
}
