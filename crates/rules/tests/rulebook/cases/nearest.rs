//! What a misspelt word may mean.

use strsim::damerau_levenshtein;

/// "there is no card "peso"; did you mean "pesos"?", or the words there are.
pub(super) fn unknown<'a>(
    what: &str,
    found: &str,
    known: impl IntoIterator<Item = &'a str>,
) -> String {
    let known: Vec<&str> = known.into_iter().collect();
    format!("there is no {what} \"{found}\"; {}", hint(found, &known))
}

pub(super) fn hint(found: &str, known: &[&str]) -> String {
    let nearest = known.iter().min_by_key(|word| damerau_levenshtein(found, word));
    match nearest {
        Some(word) if damerau_levenshtein(found, word) <= 1 + found.len() / 4 => {
            format!("did you mean \"{word}\"?")
        }
        _ => format!("there are {}", known.join(", ")),
    }
}
