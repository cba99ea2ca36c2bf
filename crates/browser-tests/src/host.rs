//! A server that keeps what it serves, and can be stopped and started again at the same address.

use std::net::SocketAddr;

use havana_server::node::Node;
use havana_server::settings::Settings;
use havana_store::{Location, Store};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use crate::told::told;

/// A server with a place of its own to keep games in.
pub struct Host {
    address: SocketAddr,
    folder: TempDir,
    /// What the server runs in; without it nothing of the server is left.
    runtime: Option<Runtime>,
}

impl Host {
    /// Starts a server at an address that was never used before, where nothing is stored yet.
    pub async fn start() -> Result<Host, String> {
        let folder = TempDir::new().map_err(told)?;
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let (address, runtime) = serve(any, Location::Sqlite(folder.path().to_owned())).await?;
        Ok(Host { address, folder, runtime: Some(runtime) })
    }

    /// Where it is found.
    pub fn address(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Ends the server in the midst of whatever it does, and starts another one that knows only
    /// what was stored.
    pub async fn restart(&mut self) -> Result<(), String> {
        self.stop();
        let place = Location::Sqlite(self.folder.path().to_owned());
        let (_, runtime) = serve(self.address, place).await?;
        self.runtime = Some(runtime);
        Ok(())
    }

    /// A backup of everything, in its own folder.
    pub async fn backup(&self) -> Result<TempDir, String> {
        let store = Store::open_to_read(&Location::Sqlite(self.folder.path().to_owned())).await;
        let copy = TempDir::new().map_err(told)?;
        store.map_err(told)?.backup(&copy.path().join("backup.sqlite")).await.map_err(told)?;
        Ok(copy)
    }

    /// Ends the server and starts another one at the same address that knows only this backup.
    pub async fn restart_from(&mut self, backup: &TempDir) -> Result<(), String> {
        self.stop();
        let folder = TempDir::new().map_err(told)?;
        let restored = Store::restore(&backup.path().join("backup.sqlite"), folder.path()).await;
        restored.map_err(told)?.close().await;
        self.folder = folder;
        self.restart().await
    }

    /// Ends the server, changes what is stored, and starts another one at the same address.
    pub async fn change<T>(&mut self, work: impl AsyncFnOnce(&Store) -> T) -> Result<T, String> {
        self.stop();
        let store = open(&Location::Sqlite(self.folder.path().to_owned())).await?;
        let done = work(&store).await;
        store.close().await;
        self.restart().await?;
        Ok(done)
    }

    /// Ends the server in the midst of whatever it does.
    pub fn stop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.stop();
    }
}

async fn serve(address: SocketAddr, place: Location) -> Result<(SocketAddr, Runtime), String> {
    let runtime = Runtime::new().map_err(told)?;
    let begun = runtime.spawn(async move {
        let listener = listen(address).await?;
        let address = listener.local_addr().map_err(told)?;
        let store = open(&place).await?;
        let settings = Settings { without_limits: true, ..Settings::at(place) };
        tokio::spawn(havana_server::serve(listener, Node::new(store, settings)));
        Ok::<_, String>(address)
    });
    let address = begun.await.map_err(told)??;
    Ok((address, runtime))
}

/// Opens the store; a server that was just ended lets go of it in a moment.
async fn open(place: &Location) -> Result<Store, String> {
    let mut tries = 0;
    loop {
        match Store::open(place).await {
            Ok(store) => return Ok(store),
            Err(error) if tries == 1500 => return Err(told(error)),
            Err(_) => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
        }
        tries += 1;
    }
}

/// Listens; an address that was just given up is free in a moment.
async fn listen(address: SocketAddr) -> Result<TcpListener, String> {
    let mut tries = 0;
    loop {
        match havana_server::bind(Some(address)).await {
            Ok(listener) => return Ok(listener),
            Err(error) if tries == 1500 => return Err(told(error)),
            Err(_) => tokio::time::sleep(std::time::Duration::from_millis(20)).await,
        }
        tries += 1;
    }
}
