//! `havana play` line by line, as through a pipe.

use std::io::Write as _;
use std::process::{Output, Stdio};

use havana_table::Record;

use crate::common::{Folder, Ran};

/// Enough lines for any game: the first choice of every list.
fn ones() -> String {
    "1\n".repeat(2000)
}

/// The program with these lines typed.
fn typed(folder: &Folder, arguments: &str, lines: &str) -> Ran {
    let mut command = folder.command(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("it reads");
    let lines = lines.to_owned();
    // It may end before it has read everything.
    let typist = std::thread::spawn(move || drop(stdin.write_all(lines.as_bytes())));
    let Output { status, stdout, stderr } = child.wait_with_output().expect("it ends");
    typist.join().expect("everything was typed");
    Ran {
        code: status.code().expect("it ends by itself"),
        out: String::from_utf8(stdout).expect("text"),
        err: String::from_utf8(stderr).expect("text"),
    }
}

#[test]
fn a_whole_game_is_played_by_choosing_numbers_and_saved() {
    let folder = Folder::new("play_whole");
    for players in 2..=4 {
        let arguments =
            format!("play --players {players} --bots greedy --seed 5 --record game.txt");
        let ran = typed(&folder, &arguments, &ones());
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
        assert!(ran.out.contains("wins with") || ran.out.contains("share the win"), "{}", ran.out);
        assert!(ran.out.ends_with("Saved: game.txt\n"), "{}", ran.out);
        let text = String::from_utf8(folder.read("game.txt")).expect("text");
        let record = Record::from_text(&text).expect("a record");
        assert!(record.outcome().is_some(), "it is over");
        assert_eq!(record.header().config().players(), players);
        folder.print("verify game.txt");
    }
}

#[test]
fn the_same_seed_and_lines_give_the_same_game() {
    let folder = Folder::new("play_seed");
    let arguments = "play --players 3 --bots planner,random --seed 9";
    let first = typed(&folder, arguments, &ones());
    let second = typed(&folder, arguments, &ones());
    assert_eq!(first.out, second.out);
    let other = typed(&folder, "play --players 3 --bots planner,random --seed 10", &ones());
    assert_ne!(first.out, other.out);
}

#[test]
fn every_language_is_spoken_without_gaps() {
    let folder = Folder::new("play_languages");
    for (tag, word) in [
        ("en", "Your hand"),
        ("de", "Hand"),
        ("nl", "hand"),
        ("it", "mano"),
        ("es", "mano"),
        ("fr", "main"),
    ] {
        let arguments = format!("play --players 2 --bots greedy --seed 3 --language {tag}");
        let lines = format!("?\nt\nc\nl\nu\nnonsense\n{}", ones());
        let ran = typed(&folder, &arguments, &lines);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{tag}: {}", ran.out);
        assert!(!ran.out.contains('⟦') && !ran.out.contains("{ $"), "{tag}: {}", ran.out);
        assert!(ran.out.contains(word), "{tag}: {}", ran.out);
    }
    let refusal = folder.refusal("play --language tlh");
    assert!(refusal.contains("choose en, de, nl, it, es or fr"), "{refusal}");
}

#[test]
fn wrong_input_is_explained_and_changes_nothing() {
    let folder = Folder::new("play_wrong");
    let lines = "0\n99\n-1\nfoo\n1.5\n?\n\n";
    let ran = typed(&folder, "play --players 2 --bots random --seed 1 --plain", lines);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    for wrong in ["0", "99", "-1", "foo", "1.5"] {
        let says = format!("{wrong}: not one of the choices. Type a number from 1 to ");
        assert!(ran.out.contains(&says), "{says}\n{}", ran.out);
    }
    assert_eq!(ran.out.matches("Which two cards will you open with?").count(), 1, "{}", ran.out);
    assert!(ran.out.contains("get a hint"), "help is shown: {}", ran.out);
}

#[test]
fn a_long_list_comes_in_two_steps_and_0_leads_back() {
    let folder = Folder::new("play_steps");
    let ran = typed(&folder, "play --players 2 --bots random --seed 1", "1\n0\n2\n");
    let lists: Vec<&str> = ran.out.split("Which two cards will you open with?").collect();
    assert_eq!(lists.len(), 5, "{}", ran.out);
    assert!(lists[1].contains("  1  0 Siesta: "), "{}", lists[1]);
    assert!(lists[2].contains("  1  Open with ") && lists[2].contains("  0  Back"));
    assert_eq!(lists[1].lines().nth(1), lists[3].lines().nth(1), "the first list again");
}

#[test]
fn a_hint_and_an_undo_are_as_in_the_browser() {
    let folder = Folder::new("play_undo");
    let ran = typed(&folder, "play --players 2 --bots random --seed 1", "u\nh\n");
    assert!(
        ran.out.contains("You can’t undo this. You haven’t decided anything yet."),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("What Abuela Celia would do\n1. Open with "), "{}", ran.out);
    assert!(ran.out.contains("simulated games"), "{}", ran.out);
    // The first card of a turn can be taken back as long as nothing was drawn.
    let (mut lines, mut is_undone) = (String::new(), false);
    for _ in 0..40 {
        lines.push_str("1\n");
        let ran = typed(&folder, "play --players 2 --bots random --seed 1", &format!("{lines}u\n"));
        if ran.out.contains("Undone.") {
            is_undone = true;
            break;
        }
    }
    assert!(is_undone, "one of the first decisions can be taken back");
}

#[test]
fn the_end_of_the_input_leaves_the_game_and_saves_it() {
    let folder = Folder::new("play_end");
    let arguments = "play --players 2 --bots greedy --seed 2 --record part.txt";
    for lines in ["", "1\n1\n1\n", "1\n1\n1\nq\n1\n"] {
        let ran = typed(&folder, arguments, lines);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        assert!(ran.out.contains("You’ve left. The game isn’t over yet."), "{}", ran.out);
        let text = String::from_utf8(folder.read("part.txt")).expect("text");
        let record = Record::from_text(&text).expect("a record");
        assert_eq!(record.outcome(), None);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_interrupt_leaves_the_game_and_saves_it() {
    let folder = Folder::new("play_interrupt");
    let mut command = folder.command("play --players 2 --bots greedy --seed 2 --record part.txt");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("it reads");
    stdin.write_all(b"?\n").expect("it listens");
    // It asks before it is interrupted.
    let mut out = std::io::BufReader::new(child.stdout.take().expect("it writes"));
    let mut said = String::new();
    while !said.contains("leave the game") {
        let read = std::io::BufRead::read_line(&mut out, &mut said).expect("text");
        assert!(read > 0, "{said}");
    }
    let pid = child.id().to_string();
    let sent = std::process::Command::new("kill").args(["-INT", &pid]).status();
    assert!(sent.expect("kill is there").success());
    std::io::Read::read_to_string(&mut out, &mut said).expect("text");
    assert_eq!(child.wait().expect("it ends").code(), Some(0), "{said}");
    assert!(said.contains("Saved: part.txt"), "{said}");
    drop(stdin);
}

#[test]
fn wrong_arguments_are_explained_before_the_game() {
    let folder = Folder::new("play_arguments");
    let refusal = folder.refusal("play --players 2 --bots random,greedy");
    assert!(refusal.contains("name fewer, or add --players 3"), "{refusal}");
    let refusal = folder.refusal("play --record missing/game.txt");
    assert!(refusal.contains("missing/game.txt") && refusal.contains("folder"), "{refusal}");
    let refusal = folder.refusal("play example.org");
    assert!(refusal.contains("\"example.org\" is no link to a table"), "{refusal}");
    let refusal = folder.refusal("play http://127.0.0.1:1/t/0123456789abc");
    assert!(refusal.contains("http://127.0.0.1:1 cannot be reached"), "{refusal}");
    let refusal = folder.refusal("play --session me.txt");
    assert!(refusal.contains("LINK"), "{refusal}");
}
