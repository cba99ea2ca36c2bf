//! Whether the next replay begins with its analysis. Another program may show it, in the same tab, so the
//! browser remembers this for the tab.

use web_sys::Storage;

use crate::browser;

const NEXT: &str = "havana.analyse";

fn tab() -> Option<Storage> {
    browser::window().session_storage().ok().flatten()
}

/// The next replay that is shown begins with its analysis.
pub(crate) fn open_next() {
    let _ = tab().map(|tab| tab.set_item(NEXT, "next"));
}

/// Whether this replay begins with its analysis.
#[cfg(feature = "online")]
pub(super) fn take() -> bool {
    let Some(tab) = tab() else { return false };
    let is_next = tab.get_item(NEXT).is_ok_and(|value| value.is_some());
    let _ = tab.remove_item(NEXT);
    is_next
}
