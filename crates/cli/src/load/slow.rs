//! Tests a server with clients that request a large file and read nothing.

use std::path::PathBuf;
use std::time::Duration;

use havana_load::{Host, SlowReaders, get, memory_mb};
use havana_server::{files, largest_file};
use tokio::time::sleep;

use super::print_line;
use crate::failure::Verdict;

/// The number of client addresses; a server allows each 128 connections.
const ADDRESSES: u8 = 64;
/// Without the client built into this program there is only a short page; it is requested this
/// many times.
const SHORT: usize = 1000;

/// Opens this many connections, and reports the server's memory and whether it still answers. Fails
/// if it does not, or if its memory grows by more than 64 KiB for each.
pub(super) async fn measure(count: usize) -> Result<Verdict, String> {
    files::allow_most();
    let scratch = tempfile::tempdir().map_err(|error| format!("no directory: {error}"))?;
    let program =
        std::env::current_exe().map_err(|error| format!("cannot find this program: {error}"))?;
    let arguments = ["serve", "--data", &scratch.path().display().to_string()].map(str::to_owned);
    let host = Host::start(PathBuf::clone(&program), arguments.into()).await?;
    let memory = || host.process().and_then(memory_mb).map(|(now, _)| now);
    let (path, times) = largest_file().map_or(("/".to_owned(), SHORT), |path| (path, 1));
    get(host.address(), &path).await?;
    let before = memory().ok_or("this system does not report the memory of a process")?;
    print_line(&format!("requested           {path}, {times} times by each"));
    print_line(&format!("memory before       {before:>10} MB"));
    let readers = SlowReaders::open(host.address(), &path, count, ADDRESSES, times).await?;
    sleep(Duration::from_secs(2)).await;
    let (metrics, _) = get(host.address(), "/metrics").await?;
    let held = metrics.lines().find_map(|line| line.strip_prefix("havana_connections "));
    let with = memory().ok_or("the server has exited")?;
    let (health, took) = get(host.address(), "/healthz").await?;
    print_line(&format!("slow readers        {:>10}", readers.len()));
    print_line(&format!("connections held    {:>10}", held.unwrap_or("?")));
    print_line(&format!("memory with them    {with:>10} MB"));
    print_line(&format!("/healthz answers in {:>10.1} ms", took.as_secs_f64() * 1000.0));
    let is_well = health.starts_with("HTTP/1.1 200");
    let is_small = with.saturating_sub(before) <= 16 + count as u64 / 16;
    Ok(if is_well && is_small { Verdict::Fine } else { Verdict::Wrong })
}
