//! The host's settings: by flag, environment or file.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use havana_store::Location;
use serde::Deserialize;

use crate::push::Reach;

/// The settings as given. Flags override the environment, and the environment overrides the file.
#[derive(Args, Deserialize, Clone, Debug, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Wishes {
    /// The address and port to listen on [default: 127.0.0.1:8080]
    #[arg(long, env = "HAVANA_LISTEN", value_name = "ADDRESS")]
    pub listen: Option<SocketAddr>,
    /// The directory with games and players [default: havana in the user's data directory]
    #[arg(long, env = "HAVANA_DATA", value_name = "DIRECTORY", conflicts_with = "database")]
    pub data: Option<PathBuf>,
    /// The address of a PostgreSQL instead, which several servers can share
    #[arg(long, env = "HAVANA_DATABASE", value_name = "URL", hide_env_values = true)]
    pub database: Option<String>,
    /// The address that players type, such as <https://havana.example>
    #[arg(long, env = "HAVANA_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<String>,
    /// Trust the X-Forwarded-For header of a proxy on this machine or in this network
    #[arg(long, env = "HAVANA_BEHIND_PROXY")]
    pub behind_proxy: bool,
    /// Maximum number of connections for pages, files and the lobby [default: 4096]
    #[arg(long, env = "HAVANA_MOST_CONNECTIONS", value_name = "N")]
    pub most_connections: Option<usize>,
    /// Maximum from one address; behind a proxy, maximum requests at once [default: 128]
    #[arg(long, env = "HAVANA_MOST_CONNECTIONS_PER_ADDRESS", value_name = "N")]
    pub most_connections_per_address: Option<usize>,
    /// Maximum number of sockets [default: 20000]
    #[arg(long, env = "HAVANA_MOST_SOCKETS", value_name = "N")]
    pub most_sockets: Option<usize>,
    /// Maximum number of spectators' sockets from one address; players may have sixteen times as
    /// many [default: 64]
    #[arg(long, env = "HAVANA_MOST_SOCKETS_PER_ADDRESS", value_name = "N")]
    pub most_sockets_per_address: Option<usize>,
    /// Maximum number of sockets of one player [default: 8]
    #[arg(long, env = "HAVANA_MOST_SOCKETS_PER_PLAYER", value_name = "N")]
    pub most_sockets_per_player: Option<usize>,
    /// Where turn notifications may be sent [default: public]
    #[arg(long, env = "HAVANA_PUSH", value_name = "WHERE")]
    pub push: Option<PushWish>,
    /// Switch off rate limits: for load tests only
    #[arg(long, env = "HAVANA_WITHOUT_LIMITS")]
    pub without_limits: bool,
    /// Write logs as JSON, one object per line
    #[arg(long, env = "HAVANA_LOG_JSON")]
    pub log_json: bool,
}

/// Where push messages may be sent.
#[derive(ValueEnum, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum PushWish {
    /// Nowhere
    Off,
    /// To push services at public addresses, over HTTPS
    Public,
    /// To any address, even of this machine: for tests only
    Anywhere,
}

/// Whether push messages are sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Messages {
    /// None are sent.
    Off,
    /// They are sent to these addresses.
    To(Reach),
}

impl From<PushWish> for Messages {
    fn from(wish: PushWish) -> Messages {
        match wish {
            PushWish::Off => Messages::Off,
            PushWish::Public => Messages::To(Reach::Public),
            PushWish::Anywhere => Messages::To(Reach::Anywhere),
        }
    }
}

/// The settings in effect.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where to listen; if `None`, the default address, or any free port if that is taken.
    pub listen: Option<SocketAddr>,
    /// Where everything is stored.
    pub place: Location,
    /// The address that players type, if it is known.
    pub public_url: Option<String>,
    /// Whether a proxy forwards the client's address.
    pub behind_proxy: bool,
    /// The most connections at once, not counting sockets.
    pub most_connections: usize,
    /// The most connections of one address at once; behind a proxy, the most requests.
    pub most_connections_per_address: usize,
    /// The most sockets at once.
    pub most_sockets: usize,
    /// The most spectators' sockets of one address.
    pub most_sockets_per_address: usize,
    /// The most sockets of one player.
    pub most_sockets_per_player: usize,
    /// Whether push messages are sent.
    pub push: Messages,
    /// Whether rate limits are switched off.
    pub without_limits: bool,
    /// Whether logs are JSON.
    pub log_json: bool,
}

const MOST_CONNECTIONS: usize = 4096;
const MOST_CONNECTIONS_PER_ADDRESS: usize = 128;
const MOST_SOCKETS: usize = 20_000;
const MOST_SOCKETS_PER_ADDRESS: usize = 64;
const MOST_SOCKETS_PER_PLAYER: usize = 8;

impl Wishes {
    /// Resolves the settings, with a file's values where none are given here.
    pub fn settle(self, file: Option<&PathBuf>) -> Result<Settings, String> {
        let wishes = match file {
            Some(file) => self.or(read(file)?),
            None => self,
        };
        if let Some(url) = &wishes.public_url {
            check_url(url)?;
        }
        let place = match (wishes.database, wishes.data) {
            (Some(url), _) => Location::Postgres(url),
            (None, Some(directory)) => Location::Sqlite(directory),
            (None, None) => Location::Sqlite(usual_directory()),
        };
        Ok(Settings {
            listen: wishes.listen,
            place,
            public_url: wishes.public_url.map(|url| url.trim_end_matches('/').to_owned()),
            behind_proxy: wishes.behind_proxy,
            most_connections: wishes.most_connections.unwrap_or(MOST_CONNECTIONS),
            most_connections_per_address: wishes
                .most_connections_per_address
                .unwrap_or(MOST_CONNECTIONS_PER_ADDRESS),
            most_sockets: wishes.most_sockets.unwrap_or(MOST_SOCKETS),
            most_sockets_per_address: wishes
                .most_sockets_per_address
                .unwrap_or(MOST_SOCKETS_PER_ADDRESS),
            most_sockets_per_player: wishes
                .most_sockets_per_player
                .unwrap_or(MOST_SOCKETS_PER_PLAYER),
            push: wishes.push.unwrap_or(PushWish::Public).into(),
            without_limits: wishes.without_limits,
            log_json: wishes.log_json,
        })
    }

    fn or(self, file: Wishes) -> Wishes {
        let said_where = self.data.is_some() || self.database.is_some();
        let (data, database) =
            if said_where { (self.data, self.database) } else { (file.data, file.database) };
        Wishes {
            listen: self.listen.or(file.listen),
            data,
            database,
            public_url: self.public_url.or(file.public_url),
            behind_proxy: self.behind_proxy || file.behind_proxy,
            most_connections: self.most_connections.or(file.most_connections),
            most_connections_per_address: self
                .most_connections_per_address
                .or(file.most_connections_per_address),
            most_sockets: self.most_sockets.or(file.most_sockets),
            most_sockets_per_address: self
                .most_sockets_per_address
                .or(file.most_sockets_per_address),
            most_sockets_per_player: self.most_sockets_per_player.or(file.most_sockets_per_player),
            push: self.push.or(file.push),
            without_limits: self.without_limits || file.without_limits,
            log_json: self.log_json || file.log_json,
        }
    }
}

/// Files that are neither connections nor sockets: the store's, the log, the listener.
const OTHER_FILES: u64 = 128;

impl Settings {
    /// Takes no more connections and sockets than the system lets this program open; answers
    /// whether there are fewer now.
    pub fn fit(&mut self, most_files: Option<u64>) -> bool {
        let Some(most) = most_files else { return false };
        let most = usize::try_from(most.saturating_sub(OTHER_FILES)).unwrap_or(usize::MAX).max(2);
        let wished = self.most_connections.saturating_add(self.most_sockets);
        if wished <= most {
            return false;
        }
        // A quarter is enough for pages and the lobby; players stay at their tables.
        self.most_connections = self.most_connections.min((most / 4).max(1));
        self.most_sockets = self.most_sockets.min(most - self.most_connections);
        true
    }

    /// The settings of a server that keeps its games in this place and is left alone otherwise.
    pub fn at(place: Location) -> Settings {
        Settings {
            listen: None,
            place,
            public_url: None,
            behind_proxy: false,
            most_connections: MOST_CONNECTIONS,
            most_connections_per_address: MOST_CONNECTIONS_PER_ADDRESS,
            most_sockets: MOST_SOCKETS,
            most_sockets_per_address: MOST_SOCKETS_PER_ADDRESS,
            most_sockets_per_player: MOST_SOCKETS_PER_PLAYER,
            push: Messages::To(Reach::Public),
            without_limits: false,
            log_json: false,
        }
    }
}

fn read(file: &PathBuf) -> Result<Wishes, String> {
    let wrong = |why: String| format!("{}: {why}", file.display());
    let text = std::fs::read_to_string(file).map_err(|error| wrong(error.to_string()))?;
    let wishes: Wishes = toml::from_str(&text).map_err(|error| wrong(error.to_string()))?;
    if wishes.data.is_some() && wishes.database.is_some() {
        return Err(wrong("set data or database, not both".to_owned()));
    }
    Ok(wishes)
}

/// An origin is a scheme, a host and perhaps a port: nothing may follow.
fn check_url(url: &str) -> Result<(), String> {
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    match host.map(|host| host.strip_suffix('/').unwrap_or(host)) {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']) => Ok(()),
        _ => Err(format!(
            "the public address \"{url}\" must be like https://havana.example, without a path"
        )),
    }
}

/// `havana` in the directory where this system keeps a user's data, or else right here.
fn usual_directory() -> PathBuf {
    let from =
        |variable: &str| std::env::var_os(variable).map(PathBuf::from).filter(|p| p.is_absolute());
    let base = if cfg!(windows) {
        from("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        from("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        from("XDG_DATA_HOME").or_else(|| from("HOME").map(|home| home.join(".local/share")))
    };
    base.map_or_else(|| PathBuf::from("havana-data"), |base| base.join("havana"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_come_before_the_file() {
        let flags = Wishes { data: Some("here".into()), ..Wishes::default() };
        let file: Wishes = toml::from_str(
            "database = \"postgres://x\"\nlisten = \"0.0.0.0:80\"\npublic-url = \"https://h.example\"",
        )
        .unwrap();
        let both = flags.or(file);
        assert_eq!((both.data, both.database), (Some("here".into()), None));
        assert_eq!(both.listen, Some("0.0.0.0:80".parse().unwrap()));
    }

    #[test]
    fn messages_go_to_public_addresses_unless_the_host_wants_it_otherwise() {
        let wish = |text: &str| toml::from_str::<Wishes>(text).unwrap().settle(None).unwrap().push;
        assert_eq!(wish(""), Messages::To(Reach::Public));
        assert_eq!(wish("push = \"off\""), Messages::Off);
        assert_eq!(wish("push = \"anywhere\""), Messages::To(Reach::Anywhere));
        let flags = Wishes { push: Some(PushWish::Off), ..Wishes::default() };
        let file = Wishes { push: Some(PushWish::Anywhere), ..Wishes::default() };
        assert_eq!(flags.or(file).push, Some(PushWish::Off));
    }

    #[test]
    fn a_public_address_is_an_origin() {
        for url in ["https://havana.example", "http://127.0.0.1:8080/"] {
            assert_eq!(check_url(url), Ok(()));
        }
        for url in ["havana.example", "https://", "https://a/b", "ftp://a", "https://u@a"] {
            assert!(check_url(url).is_err(), "{url}");
        }
    }

    #[test]
    fn there_are_no_more_connections_than_the_system_allows() {
        let mut settings = Settings::at(Location::Sqlite("here".into()));
        assert!(!settings.fit(None) && !settings.fit(Some(100_000)));
        assert_eq!((settings.most_connections, settings.most_sockets), (4096, 20_000));
        assert!(settings.fit(Some(1024)));
        assert_eq!((settings.most_connections, settings.most_sockets), (224, 672));
        settings.fit(Some(0));
        assert_eq!((settings.most_connections, settings.most_sockets), (1, 1));
    }

    #[test]
    fn an_unknown_wish_is_told() {
        let error = toml::from_str::<Wishes>("listn = \"0.0.0.0:80\"").unwrap_err().to_string();
        assert!(error.contains("listn"), "{error}");
    }
}
