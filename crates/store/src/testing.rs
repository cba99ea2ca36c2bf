//! A real PostgreSQL for tests, started from the programs of the system and gone with the test;
//! and certificates to reach something over TLS there.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// A PostgreSQL of its own, reachable over a socket in its directory only, or over TLS on this
/// machine. It stops when this is dropped, and also when the program dies before that.
#[derive(Debug)]
pub struct Postgres {
    directory: PathBuf,
    child: Option<Child>,
    /// Where it listens for TLS, if it does.
    port: Option<u16>,
}

/// A self-signed certificate for this machine, as PEM.
#[derive(Clone, Debug)]
pub struct Certificate {
    /// What everybody may see.
    pub public: String,
    pub key: String,
}

/// How long a PostgreSQL may take to start.
const PATIENCE: Duration = Duration::from_mins(3);
/// How often a start is retried if its port was taken in between.
const TRIES: u32 = 5;
const USER: &str = "havana";
const PREFIX: &str = "havana-postgres-";

impl Postgres {
    /// Makes and starts one; says in a sentence what is missing if it cannot.
    pub fn start() -> Result<Postgres, String> {
        Postgres::make(None)
    }

    /// The same, on a port of this machine that requires TLS.
    pub fn start_with_tls(certificate: &Certificate) -> Result<Postgres, String> {
        Postgres::make(Some(certificate))
    }

    fn make(certificate: Option<&Certificate>) -> Result<Postgres, String> {
        remove_old();
        let programs = programs().ok_or(
            "no PostgreSQL is installed; install it with `cargo xtask postgres`, or: \
             apt-get install postgresql",
        )?;
        let directory = fresh_directory()?;
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&directory))?;
        }
        let data = directory.join("data");
        run(as_user(&programs.join("initdb"))
            .args(["--auth=trust", "--encoding=UTF8", "--locale=C", "--username", USER, "--pgdata"])
            .arg(&data))?;
        let mut postgres = Postgres { directory, child: None, port: None };
        if let Some(certificate) = certificate {
            postgres.demand_tls(certificate)?;
        }
        let mut tries = 1;
        while let Err(why) = postgres.run_server(&programs) {
            if postgres.port.is_none() || tries == TRIES {
                return Err(why);
            }
            tries += 1;
            postgres.port = Some(free_port()?);
        }
        Ok(postgres)
    }

    fn demand_tls(&mut self, certificate: &Certificate) -> Result<(), String> {
        let write = |path: PathBuf, text: &str| {
            std::fs::write(&path, text).map_err(|error| error.to_string())?;
            run(Command::new("chmod").arg("600").arg(&path))?;
            if is_root() { run(Command::new("chown").arg("postgres").arg(&path)) } else { Ok(()) }
        };
        write(self.certificate_file(), &certificate.public)?;
        write(self.directory.join("key.pem"), &certificate.key)?;
        let who = "local all all trust\nhostssl all all 127.0.0.1/32 trust\n";
        write(self.directory.join("data/pg_hba.conf"), who)?;
        self.port = Some(free_port()?);
        Ok(())
    }

    /// Where its certificate is, if it has one.
    pub fn certificate_file(&self) -> PathBuf {
        self.directory.join("certificate.pem")
    }

    /// A new database; the answer is its address.
    pub fn database(&self, name: &str) -> Result<String, String> {
        self.sql(&format!("CREATE DATABASE {name}"))?;
        Ok(self.address(name))
    }

    /// The address of a database.
    pub fn address(&self, name: &str) -> String {
        match self.port {
            Some(port) => format!("postgres://{USER}@127.0.0.1:{port}/{name}"),
            None => format!("postgres://{USER}@localhost/{name}?host={}", self.directory.display()),
        }
    }

    /// Kills it as a power cut would, and starts it again.
    pub fn crash_and_restart(&mut self) -> Result<(), String> {
        self.signal("-QUIT")?;
        if let Some(mut child) = self.child.take() {
            child.wait().map_err(|error| error.to_string())?;
        }
        let programs = programs().ok_or("PostgreSQL is gone")?;
        self.run_server(&programs)
    }

    fn run_server(&mut self, programs: &Path) -> Result<(), String> {
        let mut command = as_user(&programs.join("postgres"));
        command
            .arg("-D")
            .arg(self.directory.join("data"))
            .args(["-c", "max_connections=200", "-k"])
            .arg(&self.directory);
        match self.port {
            Some(port) => command
                .args(["-c", "listen_addresses=127.0.0.1", "-c", "ssl=on", "-p", &port.to_string()])
                .args(["-c", &format!("ssl_cert_file={}", self.certificate_file().display())])
                .args(["-c", &format!("ssl_key_file={}/key.pem", self.directory.display())]),
            None => command.args(["-c", "listen_addresses="]),
        };
        command.stdout(Stdio::null()).stderr(log(&self.directory)?);
        self.child = Some(spawn_for_good(command)?);
        let begun = Instant::now();
        while self.sql("SELECT 1").is_err() {
            let has_ended =
                self.child.as_mut().is_none_or(|child| !matches!(child.try_wait(), Ok(None)));
            if has_ended || begun.elapsed() > PATIENCE {
                let said = std::fs::read_to_string(self.directory.join("log")).unwrap_or_default();
                let last = said.lines().last().unwrap_or("it says nothing");
                return Err(format!("PostgreSQL does not start: {last}"));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(())
    }

    fn sql(&self, sql: &str) -> Result<(), String> {
        let programs = programs().ok_or("PostgreSQL is gone")?;
        run(Command::new(programs.join("psql"))
            .args(["--no-psqlrc", "--quiet", "--username", USER, "--dbname", "postgres"])
            .arg("--host")
            .arg(&self.directory)
            .args(self.port.map(|port| format!("--port={port}")))
            .args(["--command", sql]))
    }

    fn signal(&self, signal: &str) -> Result<(), String> {
        let Some(child) = &self.child else { return Ok(()) };
        // Every shell can do this; a program for it is not on every machine.
        run(Command::new("sh").args(["-c", &format!("kill {signal} {}", child.id())]))
    }
}

impl Certificate {
    /// Makes one with the system's openssl.
    pub fn self_signed() -> Result<Certificate, String> {
        const WISH: &str = "[req]\ndistinguished_name = name\nx509_extensions = more\n\
            prompt = no\n[name]\nCN = localhost\n[more]\nbasicConstraints = critical,CA:FALSE\n\
            subjectAltName = DNS:localhost,IP:127.0.0.1\n";
        let directory = fresh_directory()?;
        let file = |name: &str| directory.join(name);
        let made = std::fs::write(file("wish"), WISH).map_err(|error| error.to_string());
        let made = made.and_then(|()| {
            run(Command::new("openssl")
                .args(["req", "-x509", "-days", "2", "-nodes", "-newkey", "ec"])
                .args(["-pkeyopt", "ec_paramgen_curve:prime256v1", "-config"])
                .arg(file("wish"))
                .arg("-keyout")
                .arg(file("key"))
                .arg("-out")
                .arg(file("public")))
        });
        let read = |name| std::fs::read_to_string(file(name)).map_err(|error| error.to_string());
        let certificate =
            made.and_then(|()| Ok(Certificate { public: read("public")?, key: read("key")? }));
        let _ = std::fs::remove_dir_all(&directory);
        certificate
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.signal("-QUIT");
        if let Some(mut child) = self.child.take() {
            let _ = child.wait();
        }
        let _ = std::fs::remove_dir_all(&self.directory);
    }
}

/// The folder of the newest PostgreSQL's programs.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok().into_iter().flatten().flatten();
    let mut folders: Vec<(u32, PathBuf)> = versions
        .filter_map(|version| {
            let number = version.file_name().to_str()?.parse().ok()?;
            Some((number, version.path().join("bin")))
        })
        .collect();
    folders.sort();
    let system = folders.pop().map(|(_, folder)| folder);
    let elsewhere = ["/usr/local/bin", "/opt/homebrew/bin", "/usr/bin"].map(PathBuf::from);
    system.into_iter().chain(elsewhere).find(|folder| folder.join("initdb").exists())
}

/// PostgreSQL refuses to run as root: there it runs as the user its package made. And it ends
/// when the program that started it does, however that ends.
fn as_user(program: &Path) -> Command {
    if !cfg!(target_os = "linux") {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "QUIT"]);
    if is_root() {
        command.args(["--reuid", "postgres", "--regid", "postgres", "--clear-groups"]);
    }
    command.arg(program).current_dir("/");
    command
}

fn is_root() -> bool {
    let user = Command::new("id").arg("-u").output();
    user.is_ok_and(|user| user.stdout.trim_ascii() == b"0")
}

/// Linux ends such a child with the thread that made it, so that thread must not end.
fn spawn_for_good(mut command: Command) -> Result<Child, String> {
    let (tell, told) = mpsc::channel();
    std::thread::spawn(move || {
        let _ = tell.send(command.spawn());
        loop {
            std::thread::park();
        }
    });
    let spawned = told.recv().map_err(|error| error.to_string())?;
    spawned.map_err(|error| format!("PostgreSQL cannot be started: {error}"))
}

/// A port that is free at the moment; another process may take it before we do.
fn free_port() -> Result<u16, String> {
    let free = TcpListener::bind(("127.0.0.1", 0)).and_then(|found| found.local_addr());
    free.map(|address| address.port()).map_err(|error| error.to_string())
}

/// A directory for whatever belongs to one test.
fn fresh_directory() -> Result<PathBuf, String> {
    let mark = format!("{PREFIX}{}-{:08x}", std::process::id(), random()?);
    let directory = std::env::temp_dir().join(mark);
    std::fs::create_dir(&directory).map_err(|error| error.to_string())?;
    Ok(directory)
}

/// Directories of programs that were killed.
fn remove_old() {
    for entry in std::fs::read_dir(std::env::temp_dir()).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let process = name
            .to_str()
            .and_then(|name| name.strip_prefix(PREFIX)?.split('-').next()?.parse::<u32>().ok());
        if process.is_some_and(|process| !Path::new(&format!("/proc/{process}")).exists()) {
            let _ = std::fs::remove_dir_all(entry.path());
        }
    }
}

fn log(directory: &Path) -> Result<Stdio, String> {
    let file = std::fs::OpenOptions::new().create(true).append(true).open(directory.join("log"));
    file.map(Stdio::from).map_err(|error| error.to_string())
}

fn run(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        Ok(())
    } else {
        Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr).trim()))
    }
}

fn random() -> Result<u32, String> {
    getrandom::u32().map_err(|error| error.to_string())
}
