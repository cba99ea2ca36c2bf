//! A real PostgreSQL for tests, started from the programs of the system and gone with the test.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// A PostgreSQL of its own, reachable over a socket in its directory only. It stops when this is
/// dropped, and also when the program dies before that.
#[derive(Debug)]
pub struct Postgres {
    directory: PathBuf,
    child: Option<Child>,
}

/// How long a PostgreSQL may take to start.
const PATIENCE: Duration = Duration::from_mins(1);
const USER: &str = "havana";
const PREFIX: &str = "havana-postgres-";

impl Postgres {
    /// Makes and starts one; says in a sentence what is missing if it cannot.
    pub fn start() -> Result<Postgres, String> {
        remove_old();
        let programs = programs().ok_or(
            "no PostgreSQL is installed; install it with `cargo xtask postgres`, or: \
             apt-get install postgresql",
        )?;
        let mark = format!("{PREFIX}{}-{:08x}", std::process::id(), random()?);
        let directory = std::env::temp_dir().join(mark);
        std::fs::create_dir(&directory).map_err(|error| error.to_string())?;
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&directory))?;
        }
        let data = directory.join("data");
        run(as_user(&programs.join("initdb"))
            .args(["--auth=trust", "--encoding=UTF8", "--locale=C", "--username", USER, "--pgdata"])
            .arg(&data))?;
        let mut postgres = Postgres { directory, child: None };
        postgres.run_server(&programs)?;
        Ok(postgres)
    }

    /// A new database; the answer is its address.
    pub fn database(&self, name: &str) -> Result<String, String> {
        self.sql(&format!("CREATE DATABASE {name}"))?;
        Ok(self.address(name))
    }

    /// The address of a database.
    pub fn address(&self, name: &str) -> String {
        format!("postgres://{USER}@localhost/{name}?host={}", self.directory.display())
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
            .args(["-c", "listen_addresses=", "-c", "max_connections=200", "-k"])
            .arg(&self.directory)
            .stdout(Stdio::null())
            .stderr(log(&self.directory)?);
        self.child = Some(spawn_for_good(command)?);
        let begun = Instant::now();
        while self.sql("SELECT 1").is_err() {
            if begun.elapsed() > PATIENCE {
                return Err(format!("PostgreSQL does not start; see {}", self.directory.display()));
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
            .args(["--command", sql]))
    }

    fn signal(&self, signal: &str) -> Result<(), String> {
        let Some(child) = &self.child else { return Ok(()) };
        run(Command::new("kill").arg(signal).arg(child.id().to_string()))
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
