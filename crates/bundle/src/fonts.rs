//! The fonts that the game ships, and their licences.

use std::fs;
use std::path::PathBuf;

use crate::files::Bundle;
use crate::root;

/// The fonts in `crates/web/fonts`, as a page names them: `{figtree.woff2}`.
const FONTS: [&str; 2] = ["figtree", "yeseva-one"];

/// Where the licences are served; they must travel with the fonts.
pub(crate) const LICENCE: &str = "fonts-licence.txt";

/// The fonts of a bundle, by the names they have in its sources and in the bundle.
pub(crate) struct Fonts(Vec<(String, String)>);

impl Fonts {
    /// Adds the fonts and their licences.
    pub(crate) fn add(bundle: &mut Bundle) -> Result<Fonts, String> {
        let mut names = Vec::new();
        let mut licences = String::new();
        for font in FONTS {
            let name = bundle.add_hashed(font, "woff2", read(&format!("{font}.woff2"))?);
            names.push((format!("{{{font}.woff2}}"), name));
            let licence = read(&format!("{font}.OFL.txt"))?;
            licences += &String::from_utf8_lossy(&licence);
            licences.push('\n');
        }
        bundle.add(LICENCE, licences.into_bytes());
        Ok(Fonts(names))
    }

    /// A text with the fonts named as they are in the bundle.
    pub(crate) fn name_in(&self, text: &str) -> String {
        self.0.iter().fold(text.to_owned(), |text, (mark, name)| text.replace(mark, name))
    }
}

fn read(name: &str) -> Result<Vec<u8>, String> {
    let path: PathBuf = root().join("crates/web/fonts").join(name);
    fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_font_of_the_style_sheet_and_the_page_is_in_the_bundle() {
        let fonts = Fonts::add(&mut Bundle::default()).unwrap();
        for path in ["crates/web/style/05-fonts.css", "crates/web/static/index.html"] {
            let text = fs::read_to_string(root().join(path)).unwrap();
            for font in FONTS {
                assert!(text.contains(&format!("{{{font}.woff2}}")), "{path}: {font}");
            }
            let named = fonts.name_in(&text);
            assert!(!named.contains(".woff2}"), "{path} names a font that is not there");
        }
    }
}
