//! A server as a program of its own, to be started, killed and started again.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::{sleep, timeout};

/// How long a server may take to say that it listens.
const PATIENCE: Duration = Duration::from_mins(1);

/// How often a restart is tried.
const RESTARTS: u32 = 5;

/// A server that runs as a program of its own; it ends with this.
#[derive(Debug)]
pub struct Host {
    program: PathBuf,
    arguments: Vec<String>,
    address: SocketAddr,
    child: Child,
}

impl Host {
    /// Starts a program that serves, with these arguments, on a free port.
    pub async fn start(program: PathBuf, arguments: Vec<String>) -> Result<Host, String> {
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let (child, address) = spawn(&program, &arguments, any).await?;
        Ok(Host { program, arguments, address, child })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The number of its process.
    pub fn process(&self) -> Option<u32> {
        self.child.id()
    }

    /// Kills it without a warning, as a power cut would.
    pub async fn kill(&mut self) -> Result<(), String> {
        self.child.kill().await.map_err(|error| format!("the server cannot be killed: {error}"))
    }

    /// Starts it again at the same address. A client that tries to reach it meanwhile may hold the
    /// port for a moment, so a start that fails is tried again.
    pub async fn restart(&mut self) -> Result<(), String> {
        let mut tries = 1;
        loop {
            match spawn(&self.program, &self.arguments, self.address).await {
                Ok(started) => {
                    (self.child, self.address) = started;
                    return Ok(());
                }
                Err(why) if tries == RESTARTS => return Err(why),
                Err(_) => sleep(Duration::from_millis(200)).await,
            }
            tries += 1;
        }
    }
}

async fn spawn(
    program: &PathBuf,
    arguments: &[String],
    listen: SocketAddr,
) -> Result<(Child, SocketAddr), String> {
    let mut child = Command::new(program)
        .args(arguments)
        .args(["--listen", &listen.to_string()])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .map_err(|error| format!("{} cannot be started: {error}", program.display()))?;
    let out = child.stdout.take().ok_or("the server has no output")?;
    let mut lines = BufReader::new(out).lines();
    let find = async {
        while let Ok(Some(line)) = lines.next_line().await {
            let address = line.split_once("http://").and_then(|(_, rest)| rest.split_once('/'));
            if let Some(address) = address.and_then(|(address, _)| address.parse().ok()) {
                return Ok(address);
            }
        }
        Err("the server ended before it listened".to_owned())
    };
    let address = timeout(PATIENCE, find).await.map_err(|_| "the server does not listen")??;
    // What it prints later is read, so that it never waits for a reader.
    tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
    Ok((child, address))
}

/// How much memory a process holds, in megabytes, and the most it has held; where the system
/// tells.
pub fn memory_mb(process: u32) -> Option<(u64, u64)> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let field = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.trim().trim_end_matches("kB").trim().parse::<u64>().ok()
    };
    Some((field("VmRSS:")? / 1024, field("VmHWM:")? / 1024))
}
