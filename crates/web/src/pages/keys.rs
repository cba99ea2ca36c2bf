//! The list of keys.

use leptos::prelude::*;

use crate::part::computed;
use crate::text::t;

/// Each key: the key of its name, or its sign, and what it does.
const KEYS: [(&str, &str); 18] = [
    ("key-digits", "keys-digits"),
    ("key-arrows", "keys-arrows"),
    ("key-space", "keys-space"),
    ("key-enter", "keys-enter"),
    ("key-escape", "keys-escape"),
    ("key-control-z", "keys-undo"),
    ("H", "keys-hint"),
    ("I", "keys-card"),
    ("L", "keys-log"),
    ("C", "keys-hand"),
    ("B", "keys-rows"),
    ("S", "keys-skip"),
    ("G", "keys-goods"),
    ("M", "keys-centre"),
    ("O", "keys-others"),
    ("T", "keys-turn"),
    ("R", "keys-rules"),
    ("?", "keys-help"),
];

/// The list of keys.
pub(super) fn keys() -> AnyView {
    let lines = KEYS.into_iter().map(|(key, does)| {
        let name = move || if key.starts_with("key-") { t(key)() } else { key.to_owned() };
        view! { <dt><kbd>{computed(name)}</kbd></dt><dd>{t(does)}</dd> }
    });
    view! { <dl class="keys">{lines.collect_view()}</dl> }.into_any()
}
