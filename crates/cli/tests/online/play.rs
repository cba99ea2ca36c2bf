//! `havana play` at a table of a server, line by line.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread::{self, JoinHandle};

use havana_load::{Host, make_tables};
use havana_table::Record;

/// A player with their session. The first takes the first choice of every list, the second now and
/// then the second, which is not always there.
fn play(folder: &Path, link: String, token: &str, number: usize) -> JoinHandle<Output> {
    let session = folder.join(format!("{number}.session"));
    std::fs::write(&session, format!("havana={token}\n")).expect("the folder can be written");
    let record = folder.join(format!("{number}.txt"));
    thread::spawn(move || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_havana"));
        command.args(["play", &link, "--language", "en", "--session"]).arg(session);
        command.arg("--record").arg(record);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let mut stdin = child.stdin.take().expect("it reads");
        let lines = if number == 0 { "1\n" } else { "2\n1\n" };
        stdin.write_all(lines.repeat(2000).as_bytes()).expect("it listens");
        // The input stays open: its end would leave the table.
        let output = child.wait_with_output().expect("it ends");
        drop(stdin);
        output
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn two_terminals_play_a_whole_game() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path().join("data");
    let arguments = ["serve", "--without-limits", "--data", &data.display().to_string()];
    let arguments = arguments.map(str::to_owned).to_vec();
    let program = PathBuf::from(env!("CARGO_BIN_EXE_havana"));
    let host = Host::start(program, arguments).await.expect("the server starts");
    let made = make_tables(host.address(), 1, 2).await.expect("a table is made");
    let (game, tokens) = (made[0].game, &made[0].tokens);
    let link = format!("http://{}/t/{game}", host.address());
    let players: Vec<_> =
        (0..2).map(|number| play(folder.path(), link.clone(), &tokens[number], number)).collect();
    let mut records = Vec::new();
    for (number, player) in players.into_iter().enumerate() {
        let Output { status, stdout, stderr } = player.join().expect("they play");
        let out = String::from_utf8(stdout).expect("text");
        assert_eq!((status.code(), stderr.as_slice()), (Some(0), &b""[..]), "{out}");
        assert!(out.contains(" win"), "it tells who won: {out}");
        assert!(out.contains("Sending your decision…"), "{out}");
        let text = std::fs::read_to_string(folder.path().join(format!("{number}.txt")));
        let record = Record::from_text(text.expect("it was saved")).expect("a record");
        assert!(record.outcome().is_some());
        records.push(record);
    }
    assert_eq!(records[0], records[1], "both saw the same game");
}
