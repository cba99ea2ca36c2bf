//! How much processor time the browsers take.

use std::collections::HashMap;
use std::fs;
use std::time::Duration;

/// The unit of the times in `/proc`: Linux shows them in hundredths of a second on every machine.
const TICK: Duration = Duration::from_millis(10);

/// The processor time that a process and all its descendants have taken so far.
pub(crate) fn time_of(ancestor: u32) -> Result<Duration, String> {
    let mut processes = HashMap::new();
    let entries = fs::read_dir("/proc").map_err(|error| {
        format!("processor time is read from /proc, which only Linux has: {error}")
    })?;
    for entry in entries.flatten() {
        let Ok(id) = entry.file_name().to_string_lossy().parse::<u32>() else { continue };
        // A process may end while it is looked at.
        let Ok(stat) = fs::read_to_string(entry.path().join("stat")) else { continue };
        if let Some(process) = Process::of(&stat) {
            processes.insert(id, process);
        }
    }
    let is_ours = |mut id: u32| loop {
        if id == ancestor {
            return true;
        }
        match processes.get(&id) {
            Some(process) => id = process.parent,
            None => return false,
        }
    };
    let ours = processes.iter().filter(|(id, _)| is_ours(**id));
    Ok(TICK * ours.map(|(_, process)| process.ticks).sum::<u32>())
}

struct Process {
    parent: u32,
    ticks: u32,
}

impl Process {
    /// Reads `/proc/…/stat`: the name in parentheses may contain anything, numbers follow it.
    fn of(stat: &str) -> Option<Process> {
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let number = |place: usize| fields.get(place)?.parse::<u32>().ok();
        Some(Process { parent: number(1)?, ticks: number(11)? + number(12)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_is_read_whatever_its_name() {
        let stat = "77 (chrome) R 1 (x) S 42 77 77 0 -1 4194560 1 2 3 4 150 50 9 9 20 0 1 0 1";
        let process = Process::of(stat).unwrap();
        assert_eq!((process.parent, process.ticks), (42, 200));
        assert!(Process::of("77 (chrome").is_none());
    }

    #[test]
    fn work_takes_time() {
        let before = time_of(std::process::id()).unwrap();
        let until = std::time::Instant::now() + Duration::from_secs(20);
        let mut sum = 0_u64;
        while time_of(std::process::id()).unwrap() < before + TICK * 5 {
            sum = (0..100_000_u64).fold(sum, u64::wrapping_add);
            assert!(std::time::Instant::now() < until, "{sum}");
        }
    }
}
