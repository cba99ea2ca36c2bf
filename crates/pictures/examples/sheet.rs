//! Writes a contact sheet of every picture, in both themes and at three sizes.
//!
//! `cargo run -p havana-pictures --example sheet -- sheet.html`

use std::fmt::Write;

use havana_pictures as pictures;
use havana_pictures::{Icon, palette};
use havana_rules::{Card, Deck, Material, Seat};

/// A few keys that no deck of ours has.
const FOREIGN: [&str; 4] = ["own_house", "villa", "my_school", "tower"];

fn main() {
    let file = std::env::args().nth(1).unwrap_or_else(|| "sheet.html".into());
    let mut html = format!(
        "<!doctype html><meta charset=utf-8><title>Pictures</title><style>body{{margin:0;font:14px system-ui}}\
         section{{padding:16px;background:var(--hv-paper);color:var(--hv-ink)}}\
         .row{{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin-bottom:16px}}\
         svg{{display:block;border-radius:6px}}.day{{{}}}.night{{{}}}</style>",
        palette::declarations(false),
        palette::declarations(true)
    );
    for theme in ["day", "night"] {
        for width in [160, 96, 56] {
            let _ = write!(html, "<section class={theme}><h2>{theme}, {width} px</h2>");
            html += &pictures_at(width, theme == "night");
            html += "</section>";
        }
    }
    if let Err(error) = std::fs::write(&file, html) {
        eprintln!("cannot write {file}: {error}");
        std::process::exit(1);
    }
    println!("{file}");
}

fn pictures_at(width: u32, dark: bool) -> String {
    let buildings = Deck::house().buildings().iter().map(|b| b.key.as_str()).chain(FOREIGN);
    let goods = Material::ALL.map(pictures::material).into_iter();
    let letters = Material::ALL.into_iter().zip("BSLGD".chars());
    row(width, buildings.map(pictures::building))
        + &row(width, Card::ALL.map(pictures::card))
        + &row(
            width,
            [
                pictures::card_back(),
                pictures::building_back(),
                pictures::app_icon(),
                pictures::favicon(),
                pictures::floor_tile(dark),
            ],
        )
        + &row(width / 4, Card::ALL.map(pictures::symbol))
        + &row(
            width / 4,
            goods
                .chain([pictures::worker(), pictures::peso()])
                .chain(Seat::ALL.map(pictures::seat_badge)),
        )
        + &row(
            width / 4,
            letters.map(|(material, letter)| pictures::material_with_letter(material, letter)),
        )
        + &row(width / 4, Icon::ALL.map(pictures::icon))
        + &row(width / 4, (0..10).map(pictures::numeral))
        + &row(width * 8, [pictures::panorama()])
}

fn row(width: u32, pictures: impl IntoIterator<Item = String>) -> String {
    let mut html = String::from("<div class=row>");
    for svg in pictures {
        let _ = write!(html, "<div style=width:{width}px>{svg}</div>");
    }
    html + "</div>"
}
