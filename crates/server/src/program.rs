//! The server as a program: what `havana serve` and `cargo play` run.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use clap::Args;
use havana_store::Store;

use crate::node::Node;
use crate::settings::Wishes;
use crate::{bind, files, is_built, log, serve};

/// Serves the browser client and online games
#[derive(Args, Debug)]
pub struct Serving {
    #[command(flatten)]
    wishes: Wishes,
    /// A TOML file with the same settings, such as listen = "0.0.0.0:8080"
    #[arg(long, env = "HAVANA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    /// The port to listen on, on this machine only
    #[arg(long, value_name = "N", conflicts_with = "listen")]
    port: Option<u16>,
    /// Open the game in a browser
    #[arg(long)]
    open: bool,
}

impl Serving {
    /// The same, with the browser opened or not.
    pub fn opening(mut self, open: bool) -> Serving {
        self.open = open;
        self
    }
}

/// Serves until it is stopped; an error says in one sentence why it cannot.
pub async fn run(serving: Serving) -> Result<(), String> {
    let Serving { mut wishes, config, port, open } = serving;
    if let Some(port) = port {
        wishes.listen = Some(SocketAddr::from(([127, 0, 0, 1], port)));
    }
    let mut settings = wishes.settle(config.as_ref())?;
    log::start(settings.log_json);
    let files = files::allow_most();
    if settings.fit(files) {
        let (connections, sockets) = (settings.most_connections, settings.most_sockets);
        tracing::warn!(connections, sockets, "fewer than set: the system allows few open files");
    }
    let store = Store::open(&settings.place).await.map_err(|error| error.to_string())?;
    let listener = bind(settings.listen).await.map_err(|error| {
        let wished = settings.listen.map_or_else(|| "this machine".to_owned(), |a| a.to_string());
        format!("cannot listen on {wished}: {error}; choose another with --listen")
    })?;
    let local = listener.local_addr().map_err(|error| error.to_string())?;
    let address = settings.public_url.clone().unwrap_or_else(|| format!("http://{local}"));
    if is_built() {
        println!("Havana is open at {address}/   (Ctrl+C stops it)");
    } else {
        println!("The client is not in this server; build it with: cargo xtask bundle");
        println!("Listening at {address}/");
    }
    println!("Games and players are stored in {}", settings.place);
    if open {
        open_browser(&address);
    }
    tracing::info!(%local, place = %settings.place, most_open_files = files, "serving");
    serve(listener, Node::new(store, settings)).await.map_err(|error| error.to_string())
}

/// Opens the browser if there is one; otherwise the printed address has to do.
fn open_browser(address: &str) {
    let (program, first): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        let has_screen =
            ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
        if !has_screen {
            return;
        }
        ("xdg-open", &[])
    };
    let _ = Command::new(program)
        .args(first)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
}
