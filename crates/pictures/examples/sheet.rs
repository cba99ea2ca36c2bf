//! Writes a contact sheet of every picture, in both themes and at three sizes.
//!
//! `cargo run -p havana-pictures --example sheet -- sheet.html`

use havana_pictures::{building, card, palette, symbol};
use havana_rules::{Card, Deck};

fn main() {
    let file = std::env::args().nth(1).unwrap_or_else(|| "sheet.html".into());
    let keys: Vec<&str> = Deck::house().buildings().iter().map(|b| b.key.as_str()).collect();
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
            for key in keys.iter().copied().chain(["own_house", "villa", "my_school", "tower_x"]) {
                html += &format!("<div style=width:{width}px>{}</div>", building(key));
            }
            for kind in Card::ALL {
                html += &format!("<div style=width:{width}px>{}</div>", card(kind));
            }
            for kind in Card::ALL {
                html += &format!("<div style=width:{}px>{}</div>", width / 3, symbol(kind));
            }
            html += "</div></section>";
        }
    }
    std::fs::write(&file, html).expect("the sheet can be written");
    println!("{file}");
}
