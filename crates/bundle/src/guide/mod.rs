//! The guide: the rules told on a page in every language, with an example, pictures and an aid to print.
//!
//! Its texts are those of `guide.ftl`; the example is played by the rules and told by the narrator of the
//! game. The English guide is also the overview of `docs/rules.md`.

mod draw;
mod example;
mod html;
mod markdown;
mod outline;

use std::fs;

use havana_rules::Card;
use havana_words::Language;
use outline::{Good, Picture};

use crate::files::Bundle;
use crate::sources::read_text;
use crate::styles::Styles;
use crate::{Outcome, root};

/// Adds the pages in every language, with their pictures, style sheet and script.
pub(crate) fn add(bundle: &mut Bundle, styles: &Styles) -> Outcome {
    let style = bundle.add_hashed("guide", "css", read_text("guide.css")?.into_bytes());
    let script = bundle.add_hashed("print", "js", read_text("print.js")?.into_bytes());
    let pictures = Picture::ALL
        .map(|picture| bundle.add_hashed(&picture.stem(), "svg", picture.draw().into_bytes()));
    let faces = Card::ALL.map(|card| {
        let picture = havana_pictures::card(card).into_bytes();
        bundle.add_hashed(&format!("card-{}", card.key()), "svg", picture)
    });
    let goods =
        Good::ALL.map(|good| bundle.add_hashed(&good.stem(), "svg", good.draw().into_bytes()));
    let files = html::Files {
        first_style: &styles.first,
        style: &style,
        script: &script,
        pictures: &pictures,
        faces: &faces,
        goods: &goods,
    };
    for language in Language::ALL {
        bundle.add(&html::guide_name(language), html::guide(language, &files).into_bytes());
        bundle.add(&html::aid_name(language), html::aid(language, &files).into_bytes());
    }
    Ok(())
}

/// The page among the documents that begins with the guide.
const PAGE: &str = "docs/rules.md";
/// The folder of the page's pictures.
const PICTURES: &str = "docs/pictures";

/// Every file among the documents that is made from the guide, with its content.
fn documents() -> Result<Vec<(String, String)>, String> {
    let page = fs::read_to_string(root().join(PAGE)).map_err(|error| format!("{PAGE}: {error}"))?;
    let mut files = vec![(PAGE.to_owned(), markdown::with_guide(&page)?)];
    for picture in Picture::ALL {
        files.push((format!("{PICTURES}/{}.svg", picture.stem()), picture.draw()));
    }
    Ok(files)
}

/// Writes the guide into the documents.
pub(crate) fn write_documents() -> Outcome {
    for (path, content) in documents()? {
        fs::write(root().join(&path), content).map_err(|error| format!("{path}: {error}"))?;
        println!("{path}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_documents_hold_the_guide_as_it_is() {
        for (path, content) in documents().unwrap() {
            let found = fs::read_to_string(root().join(&path)).unwrap_or_default();
            assert!(found == content, "{path} differs: run cargo run -p havana-bundle -- guide");
        }
    }
}
