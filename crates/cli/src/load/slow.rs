//! What a server bears of clients that ask for much and read nothing.

use std::path::PathBuf;
use std::time::Duration;

use havana_load::{Host, SlowReaders, get, memory_mb};
use havana_server::{files, largest_file};
use tokio::time::sleep;

use super::say;
use crate::failure::Verdict;

/// From so many addresses they come; a server lets each have 128 connections.
const ADDRESSES: u8 = 64;
/// Without the client built into this program only a short page can be asked for, so many times.
const SHORT: usize = 1000;

/// Opens so many, and says what the server needs and whether it still answers. Fails where it does
/// not, or where its memory grows by more than 64 KiB for each.
pub(super) async fn measure(count: usize) -> Result<Verdict, String> {
    files::allow_most();
    let scratch = tempfile::tempdir().map_err(|error| format!("no directory: {error}"))?;
    let program = std::env::current_exe().map_err(|error| format!("where am I? {error}"))?;
    let arguments = ["serve", "--data", &scratch.path().display().to_string()].map(str::to_owned);
    let host = Host::start(PathBuf::clone(&program), arguments.into()).await?;
    let memory = || host.process().and_then(memory_mb).map(|(now, _)| now);
    let (path, times) = largest_file().map_or(("/".to_owned(), SHORT), |path| (path, 1));
    get(host.address(), &path).await?;
    let before = memory().ok_or("this system does not say how much memory a process has")?;
    say(&format!("asked for           {path}, {times} times by each"));
    say(&format!("memory before       {before:>10} MB"));
    let readers = SlowReaders::open(host.address(), &path, count, ADDRESSES, times).await?;
    sleep(Duration::from_secs(2)).await;
    let (metrics, _) = get(host.address(), "/metrics").await?;
    let held = metrics.lines().find_map(|line| line.strip_prefix("havana_connections "));
    let with = memory().ok_or("the server has ended")?;
    let (health, took) = get(host.address(), "/healthz").await?;
    say(&format!("slow readers        {:>10}", readers.len()));
    say(&format!("connections held    {:>10}", held.unwrap_or("?")));
    say(&format!("memory with them    {with:>10} MB"));
    say(&format!("/healthz answers in {:>10.1} ms", took.as_secs_f64() * 1000.0));
    let is_well = health.starts_with("HTTP/1.1 200");
    let is_small = with.saturating_sub(before) <= 16 + count as u64 / 16;
    Ok(if is_well && is_small { Verdict::Fine } else { Verdict::Wrong })
}
