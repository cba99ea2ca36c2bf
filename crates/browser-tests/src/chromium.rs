//! Chromium and its driver: found on this machine, or installed where that is possible.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// The names under which Chromium goes.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];
const DRIVER: &str = "chromedriver";

/// How long the driver may take to start.
const PATIENCE: Duration = Duration::from_mins(2);

/// A running driver of Chromium; it ends with this.
pub(crate) struct Chromium {
    driver: Child,
    browser: &'static str,
    port: u16,
}

impl Chromium {
    /// Starts a driver. Where Chromium is missing it is installed if we may, and else the message
    /// says how to get it: a test without a browser has failed.
    pub(crate) async fn start() -> Result<Chromium, String> {
        let browser = find_or_install()?;
        // It chooses a free port itself: one that we found free may be taken when it starts.
        let driver = Command::new(DRIVER)
            .arg("--port=0")
            // The browser gets these from it: pages look the same wherever the tests run.
            .env("TZ", "UTC")
            .env("LANGUAGE", "en-US")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("{DRIVER} could not be started: {error}"))?;
        let mut chromium = Chromium { driver, browser, port: 0 };
        let said = chromium.driver.stdout.take().ok_or("the driver has no output")?;
        let port = timeout(PATIENCE, spawn_blocking(move || port_in(said))).await;
        chromium.port = port
            .map_err(|_| format!("{DRIVER} did not listen within {PATIENCE:?}"))?
            .map_err(|error| error.to_string())?
            .ok_or_else(|| format!("{DRIVER} ended, or did not say where it listens"))?;
        Ok(chromium)
    }

    /// Where the driver listens.
    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The number of the driver's process; browsers are its descendants.
    pub(crate) fn process(&self) -> u32 {
        self.driver.id()
    }

    /// The name of the browser's program.
    pub(crate) fn browser(&self) -> &'static str {
        self.browser
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// The port that the driver says it listens on; what it says later is read and forgotten, so that
/// it never waits for a reader.
fn port_in(said: ChildStdout) -> Option<u16> {
    let mut lines = BufReader::new(said).lines().map_while(Result::ok);
    let port = lines.find_map(|line| {
        let (_, port) = line.trim_end_matches('.').rsplit_once("on port ")?;
        port.parse().ok().filter(|&port| port != 0)
    });
    std::thread::spawn(move || lines.for_each(drop));
    port
}

/// Where the browser's program is.
pub(crate) fn path() -> Option<String> {
    which(find()?)
}

/// Where a program is.
pub(crate) fn which(program: &str) -> Option<String> {
    let path = std::env::var_os("PATH")?;
    let found =
        std::env::split_paths(&path).map(|folder| folder.join(program)).find(|p| p.exists());
    found.map(|path| path.to_string_lossy().into_owned())
}

fn find() -> Option<&'static str> {
    let works = |name: &&str| {
        let tried = Command::new(name)
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        tried.is_ok_and(|status| status.success())
    };
    let browser = BROWSERS.iter().find(|name| works(name)).copied()?;
    works(&DRIVER).then_some(browser)
}

fn find_or_install() -> Result<&'static str, String> {
    if let Some(browser) = find() {
        return Ok(browser);
    }
    println!("Chromium is missing; trying to install it with apt-get");
    let install = ["install", "-y", "--no-install-recommends", "chromium", "chromium-driver"];
    let _ = Command::new("apt-get").arg("update").status();
    let _ = Command::new("apt-get").args(install).status();
    find().ok_or_else(|| {
        "Chromium and chromedriver are needed on the path, of the same version; \
         on Debian, as root: apt-get install chromium chromium-driver"
            .to_owned()
    })
}
