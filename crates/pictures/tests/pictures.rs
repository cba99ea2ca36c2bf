//! Every picture is well-formed, small, inside its frame and unlike every other.

use std::collections::{HashMap, HashSet};

use havana_pictures::{self as pictures, Icon, palette};
use havana_rules::{Card, Deck, Material, Seat};

/// Every picture there is, with a name.
fn all() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for building in Deck::house().buildings() {
        all.push((building.key.clone(), pictures::building(&building.key)));
    }
    for key in ["villa", "grand_villa", "", "<&>\"", "ayuntamiento", "школа"] {
        all.push((format!("foreign building {key:?}"), pictures::building(key)));
    }
    for card in Card::ALL {
        all.push((format!("card {card}"), pictures::card(card)));
        all.push((format!("figure {card}"), pictures::card_figure(card)));
        all.push((format!("symbol {card}"), pictures::symbol(card)));
    }
    for material in Material::ALL {
        all.push((format!("{material}"), pictures::material(material)));
        all.push((format!("{material} K"), pictures::material_with_letter(material, 'K')));
        all.push((format!("{material} <"), pictures::material_with_letter(material, '<')));
    }
    for icon in Icon::ALL {
        all.push((format!("icon {icon:?}"), pictures::icon(icon)));
    }
    for seat in Seat::ALL {
        all.push((format!("badge of {seat}"), pictures::seat_badge(seat)));
    }
    for digit in 0..10 {
        all.push((format!("numeral {digit}"), pictures::numeral(digit)));
    }
    for (name, svg) in [
        ("worker", pictures::worker()),
        ("peso", pictures::peso()),
        ("card back", pictures::card_back()),
        ("building back", pictures::building_back()),
        ("light floor", pictures::floor_tile(false)),
        ("dark floor", pictures::floor_tile(true)),
        ("panorama", pictures::panorama()),
        ("app icon", pictures::app_icon()),
        ("favicon", pictures::favicon()),
    ] {
        all.push((name.to_owned(), svg));
    }
    all
}

#[test]
fn every_building_of_the_house_deck_has_a_drawing_of_its_own() {
    for building in Deck::house().buildings() {
        assert!(pictures::has_own_drawing(&building.key), "{} has none", building.key);
    }
    assert!(!pictures::has_own_drawing("villa"));
}

#[test]
fn no_two_pictures_are_the_same() {
    let mut seen = HashMap::new();
    for (name, svg) in all() {
        // The compasses mark the Architect both on the card and on a building that needs it.
        if name == "icon Architect" {
            continue;
        }
        if let Some(other) = seen.insert(svg, name.clone()) {
            panic!("{name} looks like {other}");
        }
    }
}

#[test]
fn every_card_has_a_colour_of_its_own() {
    let colours: HashSet<&str> = Card::ALL.into_iter().map(pictures::card_colour).collect();
    assert_eq!(colours.len(), Card::COUNT);
}

#[test]
fn a_foreign_building_always_looks_the_same_and_seldom_like_another() {
    let keys: Vec<String> = (0..100).map(|i| format!("building_{i}")).collect();
    let facades: HashSet<String> = keys.iter().map(|key| pictures::building(key)).collect();
    assert!(facades.len() >= 95, "only {} of 100 differ", facades.len());
    assert_eq!(pictures::building("villa"), pictures::building("villa"));
}

#[test]
fn every_picture_is_well_formed_hidden_from_readers_and_without_ids() {
    for (name, svg) in all() {
        let document =
            roxmltree::Document::parse(&svg).unwrap_or_else(|error| panic!("{name}: {error}"));
        let root = document.root_element();
        assert_eq!(root.tag_name().name(), "svg", "{name}");
        assert_eq!(root.attribute("aria-hidden"), Some("true"), "{name}");
        for node in document.descendants() {
            assert!(node.attribute("id").is_none(), "{name} has an id");
        }
        assert!(!svg.contains("url("), "{name} points elsewhere");
    }
}

#[test]
fn every_picture_is_small() {
    for (name, svg) in all() {
        let most = if name == "panorama" { 42_000 } else { 6 * 1024 + 512 };
        assert!(svg.len() <= most, "{name} has {} bytes", svg.len());
    }
}

/// The places a path passes through: enough to see whether it strays.
fn numbers(text: &str) -> impl Iterator<Item = f32> + '_ {
    text.split(|c: char| !(c.is_ascii_digit() || c == '.')).filter_map(|part| part.parse().ok())
}

#[test]
fn no_picture_strays_far_from_its_frame() {
    for (name, svg) in all() {
        let document = roxmltree::Document::parse(&svg).expect("proved well-formed above");
        let frame =
            document.root_element().attribute("viewBox").unwrap_or_else(|| panic!("{name}"));
        let side = numbers(frame).fold(0.0, f32::max);
        for path in document.descendants().filter_map(|node| node.attribute("d")) {
            let far = numbers(path).fold(0.0, f32::max);
            assert!(far <= side * 1.1, "{name}: {far} in {path}");
        }
    }
}

#[test]
fn every_colour_a_picture_asks_for_is_in_the_palette_with_the_same_daylight_value() {
    let known: HashMap<&str, &str> = palette::PAGE
        .iter()
        .chain(palette::SCENE)
        .map(|colour| (colour.name, colour.light))
        .collect();
    for (name, svg) in all() {
        for used in svg.split("var(--hv-").skip(1) {
            let (colour, rest) = used.split_once(',').unwrap_or_else(|| panic!("{name}: {used}"));
            let fallback = rest.split(')').next().unwrap_or_default();
            assert_eq!(known.get(colour), Some(&fallback), "{name}: --hv-{colour}");
        }
    }
}

#[test]
fn a_picture_survives_the_way_through_an_address() {
    for (name, svg) in all() {
        let uri = pictures::data_uri(&svg);
        assert!(!uri.contains(['"', '#', '<', '>', '\n']), "{name}");
        let text = uri.strip_prefix("data:image/svg+xml,").unwrap_or_else(|| panic!("{name}"));
        let back =
            text.replace("%3C", "<").replace("%3E", ">").replace("%23", "#").replace("%25", "%");
        assert_eq!(back, svg.replace('"', "'"), "{name}");
    }
}
