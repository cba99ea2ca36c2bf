//! Colours that may stand on each other can be read (WCAG 2.2, level AA).

use havana_pictures::palette::{self, Colour};

fn find(name: &str) -> Colour {
    let found = palette::PAGE.iter().find(|colour| colour.name == name);
    *found.unwrap_or_else(|| panic!("the palette has no {name}"))
}

/// The relative luminance of `#rrggbb`.
fn luminance(hex: &str) -> f32 {
    let channel = |at: usize| {
        let value = u8::from_str_radix(&hex[at..at + 2], 16).expect("two hexadecimal digits");
        let value = f32::from(value) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(one: &str, other: &str) -> f32 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn black_on_white_has_the_greatest_contrast() {
    assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 0.01);
}

#[test]
fn every_pair_can_be_read_by_day_and_by_night() {
    for pair in palette::PAIRS {
        let (front, back) = (find(pair.front), find(pair.back));
        for (theme, front, back) in
            [("light", front.light, back.light), ("dark", front.dark, back.dark)]
        {
            let ratio = contrast(front, back);
            assert!(
                ratio >= pair.least,
                "{theme}: {} on {} has only {ratio:.2}, needs {}",
                pair.front,
                pair.back,
                pair.least
            );
        }
    }
}

#[test]
fn the_stylesheet_has_every_colour_in_both_themes() {
    let css = palette::stylesheet();
    for colour in palette::PAGE.iter().chain(palette::SCENE) {
        assert!(
            css.contains(&format!("--hv-{}:{};", colour.name, colour.light)),
            "{}",
            colour.name
        );
        assert!(css.contains(&format!("--hv-{}:{};", colour.name, colour.dark)), "{}", colour.name);
    }
    assert!(css.contains(":root[data-theme=dark]") && css.contains("prefers-color-scheme:dark"));
}
