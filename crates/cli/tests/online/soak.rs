//! A soak writes what the server needs, judges it, draws it, and says all that in its exit code.

use std::fs;
use std::process::Command;

#[test]
fn a_soak_is_written_judged_and_drawn() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let (watch, chart) = (directory.path().join("soak.csv"), directory.path().join("soak.svg"));
    let soak = Command::new(env!("CARGO_BIN_EXE_havana"))
        .args("load --soak 6 --every 1 --games 6 --players 2 --rate 120".split(' '))
        .arg("--watch")
        .arg(&watch)
        .arg("--chart")
        .arg(&chart)
        .output()
        .expect("it starts");
    let says = String::from_utf8_lossy(&soak.stdout);
    let failed = String::from_utf8_lossy(&soak.stderr);

    let written = fs::read_to_string(&watch).expect("lines are written");
    let rows: Vec<Vec<&str>> = written.lines().map(|line| line.split(',').collect()).collect();
    let (header, rows) = rows.split_first().expect("a header");
    assert!(rows.len() >= 4, "{written}{says}{failed}");
    let column = |name: &str| -> Vec<f64> {
        let place = header.iter().position(|&column| column == name).expect("a column");
        rows.iter().map(|row| row[place].parse().expect("a number")).collect()
    };
    assert!(rows.iter().all(|row| row.len() == header.len()), "{written}");
    assert!(column("seconds").is_sorted() && column("commands").is_sorted(), "{written}");
    for name in ["memory_mb", "handles", "threads", "database_mb"] {
        assert!(column(name).iter().all(|&value| value > 0.0), "{name}: {written}");
    }
    let last = |name: &str| column(name).last().copied().unwrap_or_default();
    assert!(last("commands") > 0.0 && last("games_running") > 0.0, "{written}{says}{failed}");

    // On a busy machine so short a run may be anything but flat; the exit code says which.
    let verdict = says.lines().find_map(|line| line.strip_prefix("verdict: ")).expect("a verdict");
    let flat = verdict == "everything is flat";
    assert_eq!(soak.status.code(), Some(i32::from(!flat)), "{says}{failed}");
    assert!(says.contains("every acknowledged move is stored, once"), "{says}{failed}");
    let drawn = fs::read_to_string(&chart).expect("it is drawn");
    assert!(drawn.starts_with("<svg ") && drawn.contains("Open file handles"), "{drawn}");
}

#[test]
fn a_soak_that_cannot_be_judged_is_refused() {
    let refused = |arguments: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_havana"))
            .args(arguments.split(' '))
            .output()
            .expect("it starts");
        assert_eq!(output.status.code(), Some(2), "{arguments}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let says = refused("load --soak 39");
    assert!(says.contains("--soak 39 is too short to judge; use at least 40"), "{says}");
    let says = refused("load --soak 40 --watch /nowhere/soak.csv");
    assert!(says.contains("cannot write /nowhere/soak.csv: its folder does not exist"), "{says}");
    refused("load --watch soak.csv");
    refused("load --soak 40 --url http://127.0.0.1:1");
}
