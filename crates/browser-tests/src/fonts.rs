//! The fonts of a page: whether they are ours, and what a page does where letters are wider.

use serde_json::{Value, json};

use crate::tab::Tab;
use crate::told::told;

/// What the fonts that we ship are called.
const FAMILIES: [&str; 2] = ["Figtree", "Yeseva One"];

/// How much wider than ours the letters of a fallback can be, in percent of ours. `DejaVu` Sans,
/// among the widest fonts that systems bring, has 113 % of the width of Figtree.
pub const WIDE: u32 = 125;

impl Tab {
    /// Makes all letters this many percent as wide and high as the fonts that we ship have them: with
    /// more than 100 this is a fallback that is wider than any machine's, and the same on each.
    pub async fn scale_fonts(&self, percent: u32) -> Result<(), String> {
        let asked = vec![json!(percent), json!(FAMILIES)];
        let scaled = self.driver.execute_async(include_str!("scale_fonts.js"), asked).await;
        let scaled = scaled.map_err(told)?.json().clone();
        for family in FAMILIES {
            let width = scaled[family].as_f64().unwrap_or(f64::NAN);
            if (width - f64::from(percent)).abs() > 1.0 {
                return Err(format!("{family} is {width} % as wide as it is, not {percent} %"));
            }
        }
        Ok(())
    }

    /// The names of the fonts in which a text is shown in this family, and whether each comes from
    /// the page rather than from the machine.
    pub async fn fonts_of(&self, text: &str, family: &str) -> Result<Vec<(String, bool)>, String> {
        let put = "const [text, family] = arguments;
            document.getElementById('letters')?.remove();
            const letters = document.createElement('p');
            letters.id = 'letters';
            letters.style.fontFamily = family;
            letters.textContent = text;
            document.body.append(letters);
            letters.getBoundingClientRect();";
        let asked = vec![json!(text), json!(family)];
        self.driver.execute(put, asked).await.map_err(told)?;
        self.command("DOM.enable", json!({})).await?;
        self.command("CSS.enable", json!({})).await?;
        let document = self.command("DOM.getDocument", json!({ "depth": 0 })).await?;
        let root = &document["root"]["nodeId"];
        let wanted = json!({ "nodeId": root, "selector": "#letters" });
        let found = self.command("DOM.querySelector", wanted).await?;
        let node = json!({ "nodeId": found["nodeId"] });
        let fonts = self.command("CSS.getPlatformFontsForNode", node).await?;
        let fonts = fonts["fonts"].as_array().cloned().unwrap_or_default();
        let of = |font: &Value| {
            let name = font["familyName"].as_str().unwrap_or_default().to_owned();
            (name, font["isCustomFont"] == true)
        };
        Ok(fonts.iter().map(of).collect())
    }
}
