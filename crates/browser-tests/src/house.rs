//! A server with the game and a browser that looks at it.

use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::extensions::cdp::ChromeDevTools;
use thirtyfour::prelude::*;

use crate::chromium::Chromium;

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
pub const TABLET: Size = Size { width: 820, height: 1180, mobile: true };
/// A small phone held upright.
pub const PHONE: Size = Size { width: 360, height: 780, mobile: true };

/// The game served, and a browser that looks at it.
pub struct House {
    /// The browser.
    pub driver: WebDriver,
    /// The address of the game.
    pub address: String,
    _chromium: Chromium,
}

impl House {
    /// Starts everything, with a window of this size and an empty memory.
    pub async fn open(size: Size) -> Result<House, String> {
        if !havana_server::is_built() {
            return Err("the client is not built; run: cargo xtask bundle".to_owned());
        }
        let listener = havana_server::bind(Some(0)).await.map_err(|error| error.to_string())?;
        let address = listener.local_addr().map_err(|error| error.to_string())?;
        tokio::spawn(havana_server::serve(listener));
        let chromium = Chromium::start().await?;
        let driver = start(&chromium, size).await.map_err(|error| error.to_string())?;
        let house = House { driver, address: format!("http://{address}/"), _chromium: chromium };
        house.resize(size).await?;
        Ok(house)
    }

    /// Gives the window another size.
    pub async fn resize(&self, size: Size) -> Result<(), String> {
        let Size { width, height, mobile } = size;
        self.command(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile }),
        )
        .await
    }

    /// Lets the browser prefer a dark page, or a light one.
    pub async fn darken(&self, dark: bool) -> Result<(), String> {
        let scheme = if dark { "dark" } else { "light" };
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.command("Emulation.setEmulatedMedia", json!({ "features": features })).await
    }

    /// Gives the browser a command of its developer tools.
    pub async fn command(&self, name: &str, parameters: Value) -> Result<(), String> {
        let tools = ChromeDevTools::new(self.driver.handle().clone());
        let done = tools.execute_cdp_with_params(name, parameters).await;
        done.map(|_| ()).map_err(|error| format!("{name}: {error}"))
    }

    /// Opens the game in English and without motion, at a place such as `?seed=7#setup`.
    pub async fn visit(&self, place: &str) -> WebDriverResult<()> {
        self.driver.goto(&self.address).await?;
        let quick = r#"{"language":"en","theme":"System","speed":"None","sound":false}"#;
        let keep = "localStorage.setItem('havana.settings', arguments[0]);";
        self.driver.execute(keep, vec![json!(quick)]).await?;
        self.driver.goto("about:blank").await?;
        self.driver.goto(format!("{}{place}", self.address)).await?;
        self.wait_for("main").await.map(|_| ())
    }

    /// The first element like this, as soon as it is there.
    pub async fn wait_for(&self, selector: &str) -> WebDriverResult<WebElement> {
        for _ in 0..400 {
            if let Ok(element) = self.driver.find(By::Css(selector)).await {
                return Ok(element);
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        self.driver.find(By::Css(selector)).await
    }

    /// Clicks the first element like this, after bringing it into sight.
    pub async fn click(&self, selector: &str) -> WebDriverResult<()> {
        self.wait_for(selector).await?;
        let show = "document.querySelector(arguments[0]).scrollIntoView({block: 'center'});";
        self.driver.execute(show, vec![json!(selector)]).await?;
        self.driver.find(By::Css(selector)).await?.click().await
    }

    /// Whether there is an element like this.
    pub async fn has(&self, selector: &str) -> bool {
        self.driver.find(By::Css(selector)).await.is_ok()
    }

    /// What a script answers.
    pub async fn ask(&self, script: &str) -> WebDriverResult<Value> {
        Ok(self.driver.execute(script, Vec::new()).await?.json().clone())
    }

    /// All that the page has said to the console, which should be nothing.
    pub async fn console(&self) -> WebDriverResult<Vec<String>> {
        let entries = self.driver.browser_log().await?;
        Ok(entries.into_iter().map(|entry| format!("{entry:?}")).collect())
    }

    /// Ends the browser.
    pub async fn close(self) -> WebDriverResult<()> {
        self.driver.quit().await
    }
}

async fn start(chromium: &Chromium, size: Size) -> WebDriverResult<WebDriver> {
    let mut wishes = DesiredCapabilities::chrome();
    // The sandbox needs rights that containers do not give; nothing but our own page is opened.
    for wish in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"] {
        wishes.add_arg(wish)?;
    }
    wishes.add_arg(&format!("--window-size={},{}", size.width, size.height))?;
    wishes.set("goog:loggingPrefs", json!({ "browser": "ALL" }))?;
    if let Some(path) = which(chromium.browser()) {
        wishes.set_binary(&path)?;
    }
    WebDriver::new(chromium.address(), wishes).await
}

fn which(program: &str) -> Option<String> {
    let path = std::env::var_os("PATH")?;
    let found =
        std::env::split_paths(&path).map(|folder| folder.join(program)).find(|p| p.exists());
    found.map(|path| path.to_string_lossy().into_owned())
}
