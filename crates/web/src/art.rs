//! Pictures, as markup to be put into the page.

use havana_rules::Card;

/// A building's façade.
pub(crate) fn building(key: &str) -> String {
    havana_pictures::building(key)
}

/// The whole face of a card.
pub(crate) fn card(card: Card) -> String {
    havana_pictures::card(card)
}

/// The symbol of what a card does.
pub(crate) fn symbol(card: Card) -> String {
    havana_pictures::symbol(card)
}

/// One of the seven goods, by its place among them.
pub(crate) fn good(good: usize) -> String {
    const FILL: [&str; 7] = ["brick", "sandstone", "loam", "glass", "debris", "gold", "accent"];
    const LETTER: [&str; 7] = ["B", "S", "L", "G", "D", "$", "W"];
    let shape = match good {
        0 => "<rect x='2' y='5' width='20' height='14' rx='1.5'/>",
        1 => "<path d='M12 2 22 12 12 22 2 12z'/>",
        2 => "<path d='M5 4h14l3 8-3 8H5l-3-8z'/>",
        3 => "<path d='M12 2 22 21H2z'/>",
        4 => "<path d='M3 20 2 12l5-6 6-3 7 5 2 8-4 5z'/>",
        _ => "<circle cx='12' cy='12' r='10'/>",
    };
    let on = if good < 5 { FILL[good] } else { "accent" };
    format!(
        "<svg viewBox='0 0 24 24' fill='var(--hv-{})' stroke='#0005' aria-hidden='true'>{shape}\
         <text x='12' y='16.5' text-anchor='middle' font-size='11' font-weight='700' stroke='none' \
         fill='var(--hv-on-{on})'>{}</text></svg>",
        FILL[good], LETTER[good]
    )
}

/// The bag or the draw pile.
pub(crate) fn heap(what: &str) -> String {
    let shape = if what == "bag" {
        "<path d='M9 3h6l-1 4q7 4 6 10-1 5-8 5t-8-5Q3 11 10 7z'/><path d='M8 7h8' fill='none'/>"
    } else {
        "<path d='M4 8h13v13H4z'/><path d='M7 5h13v13' fill='none'/><path d='M8 21v-7h5v7' fill='none'/>"
    };
    format!(
        "<svg viewBox='0 0 24 24' fill='var(--hv-line)' stroke='var(--hv-ink-soft)' \
         stroke-width='1.5' aria-hidden='true'>{shape}</svg>"
    )
}
