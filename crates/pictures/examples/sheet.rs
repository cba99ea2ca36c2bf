//! Writes a contact sheet of every picture, in both themes and at three sizes.
//!
//! `cargo run -p havana-pictures --example sheet -- sheet.html`

use havana_pictures::{building, palette};
use havana_rules::Deck;

fn main() {
    let file = std::env::args().nth(1).unwrap_or_else(|| "sheet.html".into());
    let keys: Vec<String> = Deck::house().buildings().iter().map(|b| b.key.clone()).collect();
    let mut html = format!(
        "<!doctype html><meta charset=utf-8><style>body{{margin:0;font:13px system-ui}}section{{padding:16px;background:var(--hv-paper);color:var(--hv-ink)}}\
         .s{{display:flex;flex-wrap:wrap;gap:8px;align-items:end}}svg{{display:block;border-radius:6px}}\
         .day{{{}}}.night{{{}}}</style>",
        palette::declarations(false),
        palette::declarations(true)
    );
    for theme in ["day", "night"] {
        for width in [160, 96, 56] {
            html += &format!("<section class={theme}><div class=s>");
            for key in keys.iter().map(String::as_str).chain(["own_house", "villa", "my_school", "tower_x"]) {
                html += &format!("<div style=width:{width}px>{}</div>", building(key));
            }
            html += "</div></section>";
        }
    }
    std::fs::write(&file, html).expect("the sheet can be written");
    println!("{file}");
}
