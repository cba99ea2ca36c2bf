//! A program that does not end is ended, so that a check that hangs says so.

use std::collections::HashMap;
use std::process::{Child, Command, ExitStatus};
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::{fs, io};

/// How often it is asked whether the program has ended.
const LOOK: Duration = Duration::from_millis(100);

/// Runs a program to its end; `None` means that it took too long, and was killed with all that it
/// had started.
pub(crate) fn within(command: &mut Command, limit: Duration) -> io::Result<Option<ExitStatus>> {
    let mut child = command.spawn()?;
    let start = Instant::now();
    while start.elapsed() < limit {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        sleep(LOOK);
    }
    kill(&mut child)?;
    Ok(None)
}

fn kill(child: &mut Child) -> io::Result<()> {
    // What is stopped starts nothing more, so nothing escapes between looking and killing.
    let mut stopped = vec![child.id()];
    signal("STOP", &stopped)?;
    loop {
        let mut started = descendants(child.id());
        started.retain(|process| !stopped.contains(process));
        if started.is_empty() {
            break;
        }
        signal("STOP", &started)?;
        stopped.extend(started);
    }
    signal("KILL", &stopped)?;
    child.kill()?;
    child.wait().map(drop)
}

/// Sends a signal with the shell's `kill`, which every system with `/proc` has.
fn signal(name: &str, to: &[u32]) -> io::Result<()> {
    let to: Vec<String> = to.iter().map(u32::to_string).collect();
    let script = format!("kill -{name} {} 2>/dev/null", to.join(" "));
    Command::new("sh").arg("-c").arg(script).status().map(drop)
}

/// What a process has started, and what that has started; nothing where the system has no `/proc`.
fn descendants(process: u32) -> Vec<u32> {
    let mut children: HashMap<u32, Vec<u32>> = HashMap::new();
    for entry in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let Some(id) = entry.file_name().to_str().and_then(|name| name.parse().ok()) else {
            continue;
        };
        let stat = fs::read_to_string(entry.path().join("stat")).unwrap_or_default();
        // The name may hold anything, so the fields are counted from its closing bracket.
        let parent = stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(1));
        if let Some(parent) = parent.and_then(|parent| parent.parse().ok()) {
            children.entry(parent).or_default().push(id);
        }
    }
    let mut found = children.remove(&process).unwrap_or_default();
    let mut next = 0;
    while let Some(process) = found.get(next) {
        found.extend(children.remove(process).unwrap_or_default());
        next += 1;
    }
    found
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn what_hangs_is_killed_with_all_it_started() {
        // The inner shell stays a process of its own, since something follows it.
        let sleep_time = format!("4321.{}", std::process::id());
        let script = format!("sh -c 'sleep {sleep_time}; true'; true");
        let mut command = Command::new("sh");
        let ended = within(command.arg("-c").arg(script), Duration::from_secs(1));
        assert!(matches!(ended, Ok(None)), "{ended:?}");
        let wanted = format!("sleep\0{sleep_time}\0");
        let is_left = || {
            fs::read_dir("/proc").unwrap().flatten().any(|entry| {
                let line = fs::read(entry.path().join("cmdline")).unwrap_or_default();
                line.starts_with(wanted.as_bytes())
            })
        };
        // A killed process takes a moment to disappear.
        let until = Instant::now() + Duration::from_mins(1);
        while is_left() {
            assert!(Instant::now() < until, "sleep {sleep_time} still runs");
            sleep(LOOK);
        }
    }

    #[test]
    fn what_ends_in_time_says_how() {
        let ended = within(Command::new("sh").args(["-c", "exit 3"]), Duration::from_mins(1));
        assert_eq!(ended.unwrap().and_then(|status| status.code()), Some(3));
    }
}
