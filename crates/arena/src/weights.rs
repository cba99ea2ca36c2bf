//! Weights of a network from a file, so that one network can play against another.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::path::Path;
use std::sync::Arc;

use havana_bots::network::{Network, WeightsWrong};
use thiserror::Error;

/// A network and the file that it was read from.
#[derive(Clone, Debug)]
pub struct Weights {
    path: String,
    network: Arc<Network>,
}

/// Why a file has no weights for us.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum WeightsFileWrong {
    /// It cannot be read.
    #[error("cannot read {0}: {1}")]
    Unreadable(String, String),
    /// It holds something else.
    #[error("{0}: {1}")]
    Wrong(String, WeightsWrong),
}

impl Weights {
    /// Reads a file of weights.
    pub fn read(path: &str) -> Result<Weights, WeightsFileWrong> {
        let unreadable = |error: std::io::Error| {
            WeightsFileWrong::Unreadable(path.to_owned(), error.to_string())
        };
        let bytes = std::fs::read(path).map_err(unreadable)?;
        let wrong = |wrong| WeightsFileWrong::Wrong(path.to_owned(), wrong);
        let network = Arc::new(Network::read(&bytes).map_err(wrong)?);
        Ok(Weights { path: path.to_owned(), network })
    }

    /// The network.
    pub fn network(&self) -> &Arc<Network> {
        &self.network
    }
}

impl PartialEq for Weights {
    fn eq(&self, other: &Weights) -> bool {
        self.path == other.path && self.network.checksum() == other.network.checksum()
    }
}

impl Eq for Weights {}

impl Hash for Weights {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.network.checksum().hash(state);
    }
}

impl fmt::Display for Weights {
    /// The name of the file without its folders, because names stand in tables and records.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = Path::new(&self.path).file_name().and_then(|name| name.to_str());
        f.write_str(name.unwrap_or(&self.path))
    }
}
