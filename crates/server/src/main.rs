//! The server as a program: prints its address and opens the browser.

use std::process::{Command, ExitCode, Stdio};

use clap::Parser;

/// Serves Havana on this machine
#[derive(Parser)]
#[command(name = "havana-server", version)]
struct Arguments {
    /// The port to listen on [default: 8080, or any free one if that is taken]
    #[arg(long)]
    port: Option<u16>,
    /// Leave the browser closed
    #[arg(long)]
    no_open: bool,
}

#[tokio::main]
async fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match serve(&arguments).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let port = arguments.port.unwrap_or(havana_server::USUAL_PORT);
            eprintln!(
                "havana-server: cannot serve on port {port}: {error}; choose another with --port"
            );
            ExitCode::FAILURE
        }
    }
}

async fn serve(arguments: &Arguments) -> std::io::Result<()> {
    let listener = havana_server::bind(arguments.port).await?;
    let address = format!("http://{}/", listener.local_addr()?);
    if havana_server::is_built() {
        println!("Havana is open at {address}   (Ctrl+C ends it)");
    } else {
        println!("The client is not in this server; build it with: cargo xtask bundle");
        println!("Listening at {address}");
    }
    if !arguments.no_open {
        open_browser(&address);
    }
    havana_server::serve(listener).await
}

/// Opens the browser where there is one; where there is none, the printed address has to do.
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
