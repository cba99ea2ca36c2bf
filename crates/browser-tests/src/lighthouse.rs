//! What Lighthouse, an outside judge of pages, thinks of ours.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::chromium;

/// The last version that runs on Node 20.
const VERSION: &str = "12.8.2";

/// Marks from 0 to 100.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Marks {
    /// How fast the page is there.
    pub performance: f64,
    /// Whether everybody can use it.
    pub accessibility: f64,
    /// Whether it does what is good practice.
    pub best_practices: f64,
    /// Whether search engines understand it.
    pub seo: f64,
    /// How much the page moved while it loaded; 0 is nothing.
    pub layout_shift: f64,
}

/// Lighthouse, installed from the npm registry once and kept beside the build.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lighthouse(PathBuf);

impl Lighthouse {
    /// Finds it or installs it; the error says what is missing.
    pub fn install() -> Result<Lighthouse, String> {
        for program in ["node", "npm"] {
            let tried = Command::new(program).arg("--version").stdout(Stdio::null()).status();
            if !tried.is_ok_and(|status| status.success()) {
                return Err(format!("{program} is missing: install Node.js 20 with npm"));
            }
        }
        let folder = crate::build_folder().join(format!("lighthouse-{VERSION}"));
        let program = folder.join("node_modules/lighthouse/cli/index.js");
        if !program.exists() {
            std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
            let status = Command::new("npm")
                .args(["install", "--no-audit", "--no-fund", "--loglevel=error", "--prefix"])
                .arg(&folder)
                .arg(format!("lighthouse@{VERSION}"))
                .stdout(Stdio::null())
                .status();
            if !status.is_ok_and(|status| status.success()) || !program.exists() {
                return Err(format!(
                    "npm could not install lighthouse {VERSION} from its registry"
                ));
            }
        }
        Ok(Lighthouse(program))
    }

    /// Judges the page at an address, as on a desk or on a phone with a slow line.
    pub fn judge(&self, address: &str, desk: bool) -> Result<Marks, String> {
        let browser = chromium::path().ok_or("Chromium is not on the path")?;
        let report = self.0.with_file_name("report.json");
        let mut command = Command::new("node");
        command.arg(&self.0).arg(address).args(["--quiet", "--output=json"]);
        command.arg(format!("--output-path={}", report.display()));
        command.arg("--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage");
        if desk {
            command.arg("--preset=desktop");
        }
        let output = command.env("CHROME_PATH", browser).output();
        let output = output.map_err(|error| format!("node could not be started: {error}"))?;
        if !output.status.success() {
            let says = String::from_utf8_lossy(&output.stderr).into_owned();
            return Err(format!("lighthouse failed: {says}"));
        }
        read(&report)
    }
}

fn read(report: &Path) -> Result<Marks, String> {
    let text = std::fs::read_to_string(report).map_err(|error| error.to_string())?;
    let report: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let mark = |name: &str| {
        let score = report["categories"][name]["score"].as_f64();
        score.map(|score| (score * 100.0).round()).ok_or(format!("lighthouse gave no mark: {name}"))
    };
    Ok(Marks {
        performance: mark("performance")?,
        accessibility: mark("accessibility")?,
        best_practices: mark("best-practices")?,
        seo: mark("seo")?,
        layout_shift: report["audits"]["cumulative-layout-shift"]["numericValue"]
            .as_f64()
            .ok_or("lighthouse did not measure the layout shift")?,
    })
}
