//! Whether a table fits on one screen.

use crate::house::{House, told};

/// What does not fit at the table as it stands: what scrolls, text that is cut or too small, and
/// places to press that are outside, covered or too small for a finger.
pub async fn misfits(house: &House) -> Result<Vec<String>, String> {
    let found = house.ask(include_str!("fits.js")).await?;
    serde_json::from_value(found).map_err(told)
}
