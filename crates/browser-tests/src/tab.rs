//! A server with the game and a browser that looks at it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::host::Host;
use crate::told::told;

/// The size of a window, in pixels, and whether it is a phone's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// From left to right.
    pub width: u32,
    /// From top to bottom.
    pub height: u32,
    /// Whether fingers touch it.
    pub mobile: bool,
}

/// A window on a desk.
pub const DESK: Size = Size { width: 1440, height: 900, mobile: false };
/// A tablet held upright.
pub const TABLET: Size = Size { width: 768, height: 1024, mobile: true };
/// A small phone held upright.
pub const PHONE: Size = Size { width: 360, height: 780, mobile: true };

/// A laptop's window.
pub const LAPTOP: Size = Size { width: 1280, height: 720, mobile: false };
/// A phone held upright, less the bars of its browser.
pub const UPRIGHT: Size = Size { width: 390, height: 664, mobile: true };
/// The same with a small phone.
pub const SMALL: Size = Size { width: 360, height: 640, mobile: true };
/// A phone lying down.
pub const LYING: Size = Size { width: 844, height: 390, mobile: true };
/// The sizes at which a table fits on one screen, each with a name.
pub const SIZES: [(&str, Size); 6] = [
    ("desk", DESK),
    ("laptop", LAPTOP),
    ("tablet", TABLET),
    ("upright", UPRIGHT),
    ("small", SMALL),
    ("lying", LYING),
];

/// Windows of phones, tablets, laptops and screens of all sizes, and of one that is zoomed.
pub const MATRIX: [Size; 20] = [
    touched(320, 480),
    touched(320, 568),
    touched(375, 553),
    touched(360, 560),
    touched(360, 640),
    touched(390, 844),
    touched(568, 320),
    touched(667, 330),
    touched(844, 390),
    touched(820, 1180),
    touched(1180, 820),
    pointed(720, 450),
    pointed(1280, 720),
    pointed(1280, 800),
    pointed(1440, 900),
    pointed(1920, 1080),
    pointed(2560, 1080),
    pointed(2560, 1440),
    pointed(3440, 1440),
    pointed(3840, 2160),
];

const fn touched(width: u32, height: u32) -> Size {
    Size { width, height, mobile: true }
}

const fn pointed(width: u32, height: u32) -> Size {
    Size { width, height, mobile: false }
}

/// How long a page may take for anything that is waited for; a question to the driver may take 120 s.
pub(crate) const PATIENCE: Duration = Duration::from_secs(100);

/// A page without motion, so that nobody waits for pictures to fly.
fn settings(language: &str) -> String {
    json!({ "language": language, "theme": "System", "speed": "None", "sound": false }).to_string()
}

/// The game served at an address of its own, and a browser that looks at it.
pub struct Tab {
    /// The browser.
    pub driver: WebDriver,
    /// The address of the game.
    pub address: String,
    /// Whether fingers touch it.
    pub(crate) touches: AtomicBool,
    /// The tag of the language that pages are visited in.
    language: Mutex<&'static str>,
    /// The ear at the line to the server, as the browser names it, if there is one.
    pub(crate) ear: OnceLock<Value>,
    /// The server, if nobody else looks at it.
    _host: Option<Host>,
}

/// Whether a script failed because its page was left.
fn is_of_a_page_left(error: &impl std::fmt::Display) -> bool {
    let words = error.to_string();
    ["unloaded", "navigation", "detached", "context"].iter().any(|word| words.contains(word))
}

impl Tab {
    pub(crate) async fn open(driver: WebDriver, size: Size) -> Result<Tab, String> {
        let host = Host::start().await?;
        Tab::at(driver, host.address(), size, Some(host)).await
    }

    /// A window at an address where others may look too.
    pub(crate) async fn at(
        driver: WebDriver,
        address: String,
        size: Size,
        host: Option<Host>,
    ) -> Result<Tab, String> {
        let touches = size.mobile.into();
        let (ear, language) = (OnceLock::new(), Mutex::new("en"));
        let tab = Tab { driver, address, touches, language, ear, _host: host };
        // Cookies do not tell one port of a machine from another.
        tab.command("Network.clearBrowserCookies", json!({})).await?;
        // An earlier test in this browser may have had a server at the same port.
        let all = json!({ "origin": tab.address.trim_end_matches('/'), "storageTypes": "all" });
        tab.command("Storage.clearDataForOrigin", all).await?;
        tab.resize(size).await?;
        tab.darken(false).await?;
        // Whatever the one before left in the console is not ours.
        tab.console().await?;
        Ok(tab)
    }

    /// Closes the tab and gives the browser back as it was.
    pub(crate) async fn leave(self) -> Result<WebDriver, String> {
        self.cut_off(false).await?;
        self.enlarge_text(100).await?;
        if let Some(ear) = self.ear.get() {
            self.command("Page.removeScriptToEvaluateOnNewDocument", ear.clone()).await?;
        }
        self.driver.goto("about:blank").await.map_err(told)?;
        Ok(self.driver)
    }

    /// Gives the window another size.
    pub async fn resize(&self, size: Size) -> Result<(), String> {
        let Size { width, height, mobile } = size;
        self.touches.store(mobile, Ordering::Relaxed);
        self.command(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile }),
        )
        .await?;
        let touch = json!({ "enabled": mobile });
        self.command("Emulation.setTouchEmulationEnabled", touch).await.map(drop)
    }

    /// Lets the browser prefer a dark page, or a light one.
    pub async fn darken(&self, dark: bool) -> Result<(), String> {
        let scheme = if dark { "dark" } else { "light" };
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.command("Emulation.setEmulatedMedia", json!({ "features": features })).await.map(drop)
    }

    /// Sets the size of text that a reader has chosen in the browser, in percent of the usual one.
    pub async fn enlarge_text(&self, percent: u32) -> Result<(), String> {
        let size = 16 * percent / 100;
        let sizes = json!({ "fontSizes": { "standard": size, "fixed": size } });
        self.command("Page.setFontSizes", sizes).await.map(drop)
    }

    /// Cuts the network, or connects it again.
    pub async fn cut_off(&self, offline: bool) -> Result<(), String> {
        let conditions = json!({ "offline": offline, "latency": 0,
            "downloadThroughput": -1, "uploadThroughput": -1 });
        self.command("Network.enable", json!({})).await?;
        self.command("Network.emulateNetworkConditions", conditions).await.map(drop)
    }

    /// Gives the browser a command of its developer tools.
    pub async fn command(&self, name: &str, parameters: Value) -> Result<Value, String> {
        let done = self.driver.cdp().send_raw(name, parameters).await;
        done.map_err(|error| format!("{name}: {error}"))
    }

    /// Chooses the language of the pages visited from now on, by its tag. It is English at first.
    pub fn speak(&self, tag: &'static str) {
        *self.language.lock().unwrap_or_else(PoisonError::into_inner) = tag;
    }

    /// Opens the game without motion, at a place such as `?seed=7#setup`.
    pub async fn visit(&self, place: &str) -> Result<(), String> {
        self.visit_with(place, &[]).await
    }

    /// The same, with these things kept in the browser from an earlier visit.
    pub async fn visit_with(&self, place: &str, kept: &[(&str, &str)]) -> Result<(), String> {
        let language = *self.language.lock().unwrap_or_else(PoisonError::into_inner);
        let settings = settings(language);
        let mut all = vec![("havana.settings", settings.as_str())];
        all.extend_from_slice(kept);
        let keep =
            format!("for (const [key, text] of {}) localStorage.setItem(key, text);", json!(all));
        // It must be there before the page looks for it, and be put there once.
        self.driver.goto("about:blank").await.map_err(told)?;
        let before = "Page.addScriptToEvaluateOnNewDocument";
        let script = self.command(before, json!({ "source": keep })).await?;
        self.goto(place).await?;
        self.command("Page.removeScriptToEvaluateOnNewDocument", script).await?;
        // A mark of the client's, which says that it can be used.
        self.wait_until("performance.getEntriesByName('havana-open').length").await
    }

    /// Goes to a place at our address.
    pub async fn goto(&self, place: &str) -> Result<(), String> {
        self.driver.goto(format!("{}{place}", self.address)).await.map_err(told)
    }

    /// Loads the page again.
    pub async fn refresh(&self) -> Result<(), String> {
        match self.driver.refresh().await {
            // The page was giving way to another one, and the driver lost both: once more.
            Err(error) if is_of_a_page_left(&error) => self.driver.refresh().await.map_err(told),
            done => done.map_err(told),
        }
    }

    /// Waits until there is an element like this.
    pub async fn wait_for(&self, selector: &str) -> Result<(), String> {
        let there = format!("document.querySelector({}) !== null", json!(selector));
        self.wait_until(&there).await
    }

    /// Waits until an expression is true in the page.
    pub async fn wait_until(&self, expression: &str) -> Result<(), String> {
        let script = format!(
            "const [patience, done] = arguments; const until = performance.now() + patience;
            const look = () => {{
                if ({expression}) done(true);
                else if (performance.now() > until) done(false);
                else setTimeout(look, 10);
            }}; look();"
        );
        let began = Instant::now();
        loop {
            let patience = PATIENCE.saturating_sub(began.elapsed());
            let arguments = vec![json!(patience.as_millis() as u64)];
            match self.driver.execute_async(&script, arguments).await {
                Ok(came) if came.json() == &json!(true) => return Ok(()),
                Ok(_) => return Err(format!("in vain waited for: {expression}")),
                // The page may give way to another one, where the same is waited for.
                Err(error) if !patience.is_zero() && is_of_a_page_left(&error) => {}
                Err(error) => return Err(told(error)),
            }
        }
    }

    /// Chooses from a list the choice at this place, counted from 0.
    pub async fn choose(&self, list: &str, place: usize) -> Result<(), String> {
        self.wait_for(list).await?;
        let choice = format!("{list} option:nth-child({})", place + 1);
        let element = self.driver.find(By::Css(choice)).await.map_err(told)?;
        element.click().await.map_err(told)
    }

    /// Presses keys.
    pub async fn press(&self, keys: impl Into<TypingData>) -> Result<(), String> {
        self.driver.action_chain().send_keys(keys).perform().await.map_err(told)
    }

    /// Whether there is an element like this.
    pub async fn has(&self, selector: &str) -> Result<bool, String> {
        Ok(self.count(selector).await? > 0)
    }

    /// How many elements like this there are.
    pub async fn count(&self, selector: &str) -> Result<usize, String> {
        let count = format!("return document.querySelectorAll({}).length", json!(selector));
        Ok(self.ask(&count).await?.as_u64().unwrap_or(0) as usize)
    }

    /// What the first element like this says, as soon as it is there.
    pub async fn text(&self, selector: &str) -> Result<String, String> {
        self.wait_for(selector).await?;
        let text = format!("return document.querySelector({}).textContent.trim()", json!(selector));
        Ok(self.ask(&text).await?.as_str().unwrap_or_default().to_owned())
    }

    /// What a script answers.
    pub async fn ask(&self, script: &str) -> Result<Value, String> {
        let answer = self.driver.execute(script, Vec::new()).await.map_err(told)?;
        Ok(answer.json().clone())
    }

    /// All that the page has said to the console, which should be nothing.
    pub async fn console(&self) -> Result<Vec<String>, String> {
        let entries = self.driver.browser_log().await.map_err(told)?;
        Ok(entries.into_iter().map(|entry| format!("{entry:?}")).collect())
    }
}
