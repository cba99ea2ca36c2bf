//! The app's icons in pixels, for systems that want no vectors.
//!
//! A browser draws them from the same picture as all else. They are in the repository, so
//! that a bundle can be built where there is no browser.

use std::fs;
use std::process::Command;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::{Outcome, root};

/// The sizes that the manifest names.
const SIZES: [u32; 2] = [192, 512];

/// What Chromium may be called.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// Redraws the icons.
pub(crate) fn draw() -> Outcome {
    for size in SIZES {
        let path = root().join(format!("crates/web/static/icon-{size}.png"));
        fs::write(&path, drawn(size)?).map_err(|error| format!("{}: {error}", path.display()))?;
        println!("{}", path.display());
    }
    Ok(())
}

/// The icon as a PNG: the page draws it and becomes its text.
fn drawn(size: u32) -> Result<Vec<u8>, String> {
    let picture = STANDARD.encode(havana_pictures::app_icon());
    let page = format!(
        "<!doctype html><body><script>\
         const icon = new Image({size}, {size});\
         icon.onload = () => {{\
           const canvas = document.createElement('canvas');\
           canvas.width = canvas.height = {size};\
           canvas.getContext('2d').drawImage(icon, 0, 0, {size}, {size});\
           document.body.textContent = canvas.toDataURL('image/png');\
         }};\
         icon.src = 'data:image/svg+xml;base64,{picture}';\
         </script>"
    );
    let address = format!("data:text/html;base64,{}", STANDARD.encode(page));
    let dom = BROWSERS.into_iter().find_map(|browser| {
        let arguments = ["--headless", "--no-sandbox", "--virtual-time-budget=5000", "--dump-dom"];
        let output = Command::new(browser).args(arguments).arg(&address).output().ok()?;
        Some(String::from_utf8_lossy(&output.stdout).into_owned())
    });
    let dom = dom.ok_or("no browser found; install Chromium")?;
    let png = dom.split("data:image/png;base64,").nth(1).and_then(|rest| rest.split('<').next());
    let png = png.ok_or("the browser drew nothing; try it with another version of Chromium")?;
    STANDARD.decode(png.trim()).map_err(|error| error.to_string())
}
