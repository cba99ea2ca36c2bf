//! Chromium and its driver: found on this machine, or installed where that is possible.

use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The names under which Chromium goes.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];
const DRIVER: &str = "chromedriver";

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
        let port = free_port()?;
        let driver = Command::new(DRIVER)
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("{DRIVER} could not be started: {error}"))?;
        let chromium = Chromium { driver, browser, port };
        for _ in 0..200 {
            if std::net::TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return Ok(chromium);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Err(format!("{DRIVER} did not listen within ten seconds"))
    }

    /// Where the driver listens.
    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
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

fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(|error| error.to_string())?;
    listener.local_addr().map(|address| address.port()).map_err(|error| error.to_string())
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
