//! Browsers that one test after another looks through: starting one takes longer than most tests.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use serde_json::json;
use thirtyfour::prelude::*;

use crate::chromium::{self, Chromium};
use crate::cpu;
use crate::host::Host;
use crate::tab::{PATIENCE, Size, Tab};

/// A running Chromium driver, and the browsers nobody uses at the moment.
pub struct Browsers {
    free: Mutex<Vec<WebDriver>>,
    chromium: Chromium,
}

impl Browsers {
    /// Starts the driver; browsers are started when they are needed.
    pub async fn start() -> Result<Browsers, String> {
        if !havana_server::is_built() {
            return Err("the client is not built; run: cargo xtask bundle".to_owned());
        }
        Ok(Browsers { free: Mutex::default(), chromium: Chromium::start().await? })
    }

    /// A separate server for each test, at an address that was never used before, so that
    /// nothing is stored there yet, and a browser with a window of this size.
    pub async fn tab(&self, size: Size) -> Result<Tab, String> {
        Tab::open(self.browser().await?, size).await
    }

    /// A window of this size at another test's server, in its own browser.
    pub async fn window(&self, host: &Host, size: Size) -> Result<Tab, String> {
        Tab::at(self.browser().await?, host.address(), size, None).await
    }

    async fn browser(&self) -> Result<WebDriver, String> {
        let free = self.free.lock().unwrap_or_else(PoisonError::into_inner).pop();
        match free {
            Some(driver) => Ok(driver),
            None => open(&self.chromium).await.map_err(|error| error.to_string()),
        }
    }

    /// Takes a browser back for the next one; whatever was changed about it is as before.
    pub async fn give_back(&self, tab: Tab) -> Result<(), String> {
        let driver = tab.leave().await?;
        self.free.lock().unwrap_or_else(PoisonError::into_inner).push(driver);
        Ok(())
    }

    /// The processor time that all browsers and their driver have taken so far.
    pub fn cpu_time(&self) -> Result<Duration, String> {
        cpu::time_of(self.chromium.process())
    }

    /// Ends all browsers and their driver.
    pub async fn end(self) {
        let free = self.free.into_inner().unwrap_or_else(PoisonError::into_inner);
        for driver in free {
            let _ = driver.quit().await;
        }
    }
}

async fn open(chromium: &Chromium) -> WebDriverResult<WebDriver> {
    let mut wishes = DesiredCapabilities::chrome();
    // The sandbox needs rights that containers do not give; nothing but our own page is opened.
    for wish in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"] {
        wishes.add_arg(wish)?;
    }
    // Every visit would start a process and end another; all pages are ours.
    wishes.add_arg("--process-per-site")?;
    wishes.set("goog:loggingPrefs", json!({ "browser": "ALL" }))?;
    if let Some(path) = chromium::which(chromium.browser()) {
        wishes.set_binary(&path)?;
    }
    let driver = WebDriver::new(chromium.address(), wishes).await?;
    // A script that waits must be allowed to wait longer than the tests do.
    driver.set_script_timeout(PATIENCE * 2).await?;
    Ok(driver)
}
