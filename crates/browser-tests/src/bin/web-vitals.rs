//! What a visitor waits for, measured in Chromium with a slowed network and processor.

use havana_browser_tests::{DESK, House};
use serde_json::{Value, json};

/// 1.6 Mbit/s, in bytes a second.
const THROUGHPUT: u32 = 1_600_000 / 8;
/// Milliseconds.
const LATENCY: u32 = 150;
/// How many times slower the processor is.
const SLOWED: u32 = 4;
/// How often the loading is measured; the middle one counts.
const LOADS: usize = 5;

#[tokio::main]
async fn main() -> std::process::ExitCode {
    match measure().await {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("web-vitals: {reason}");
            std::process::ExitCode::FAILURE
        }
    }
}

async fn measure() -> Result<(), String> {
    let house = House::open(DESK).await?;
    slow_down(&house).await?;
    let mut loads = Vec::new();
    for _ in 0..LOADS {
        loads.push(load(&house).await?);
    }
    loads.sort_by(|one, other| one.ready.total_cmp(&other.ready));
    let Load { bytes, ready } = loads[LOADS / 2];
    let clicks = clicks(&house).await?;
    let row =
        |what: &str, value: String, wanted: &str| println!("{what:<44}{value:>12}   {wanted}");
    println!("1.6 Mbit/s, 150 ms latency, processor slowed 4 times\n");
    row(
        "first load, compressed, all in all",
        format!("{:.1} KB", bytes / 1000.0),
        "at most 400 KB",
    );
    row("until it can be used (median of 5)", format!("{ready:.0} ms"), "at most 1500 ms");
    row("from click to picture, slowest", format!("{clicks:.0} ms"), "at most 50 ms");
    house.close().await.map_err(|error| error.to_string())
}

async fn slow_down(house: &House) -> Result<(), String> {
    house.command("Network.enable", json!({})).await?;
    house.command("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await?;
    house.command("Network.setBypassServiceWorker", json!({ "bypass": true })).await?;
    let conditions = json!({ "offline": false, "latency": LATENCY,
        "downloadThroughput": THROUGHPUT, "uploadThroughput": THROUGHPUT });
    house.command("Network.emulateNetworkConditions", conditions).await?;
    house.command("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWED })).await
}

#[derive(Clone, Copy)]
struct Load {
    bytes: f64,
    ready: f64,
}

/// Loads the page anew: what came over the line until the first page stands, and when it did.
async fn load(house: &House) -> Result<Load, String> {
    let text = |error: thirtyfour::error::WebDriverError| error.to_string();
    house.driver.goto("about:blank").await.map_err(text)?;
    house.driver.goto(&house.address).await.map_err(text)?;
    house.wait_for("#play-now").await.map_err(text)?;
    let seen = house
        .ask(
            "const sizes = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
                .map((entry) => entry.transferSize);
            return [sizes.reduce((sum, size) => sum + size, 0),
                performance.getEntriesByName('havana-open')[0].startTime]",
        )
        .await
        .map_err(text)?;
    let number = |place: usize| seen.get(place).and_then(Value::as_f64).unwrap_or(f64::NAN);
    Ok(Load { bytes: number(0), ready: number(1) })
}

/// Clicks through the first choices of a game; the longest wait until the picture has changed.
async fn clicks(house: &House) -> Result<f64, String> {
    let text = |error: thirtyfour::error::WebDriverError| error.to_string();
    house.visit("?seed=1").await.map_err(text)?;
    house.click("#play-now").await.map_err(text)?;
    house.wait_for(".decide.asked").await.map_err(text)?;
    let watch = "window.waits = []; new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if (entry.name === 'click') window.waits.push(entry.duration);
        }).observe({ type: 'event', durationThreshold: 16, buffered: false });";
    house.ask(watch).await.map_err(text)?;
    for card in ["mama", "pesos", "siesta", "worker", "architect", "black_market", "debris"] {
        house.click(&format!("[data-card={card}]")).await.map_err(text)?;
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    }
    let waits = house.ask("return window.waits").await.map_err(text)?;
    let waits = waits.as_array().cloned().unwrap_or_default();
    // Waits below the threshold are not told; they are at most that long.
    Ok(waits.iter().filter_map(Value::as_f64).fold(16.0, f64::max))
}
