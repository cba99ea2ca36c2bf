//! `havana puzzles`.

use crate::common::Folder;

const SHIPPED: &str = include_str!("../../../../data/puzzles.txt");

/// A file with these puzzles of the shipped ones, from this many games of seed 7.
fn file(games: u64, puzzles: std::ops::Range<usize>) -> String {
    let all: Vec<&str> =
        SHIPPED.lines().filter(|line| line.starts_with(char::is_numeric)).collect();
    let lines = all.get(puzzles).expect("as many puzzles").join("\n");
    format!("havana-puzzles 1\nscreened 7 {games}\n{lines}\n")
}

/// Searching takes long, so here everything is searched already.
#[test]
fn a_finished_run_is_told_and_files_are_merged() {
    let folder = Folder::new("puzzles");
    folder.write("own.txt", file(2, 0..4));
    folder.write("other.txt", file(5, 2..7));
    let told = folder.print("puzzles --out own.txt --games 1 --seed 7");
    assert!(told.starts_with("4 puzzles of 2 games in own.txt\n"), "{told}");
    assert_eq!(String::from_utf8(folder.read("own.txt")).expect("text"), file(2, 0..4));
    let told = folder.print("puzzles --out own.txt --games 1 --seed 7 --merge other.txt");
    assert!(told.starts_with("7 puzzles of 5 games in own.txt\n"), "{told}");
    assert_eq!(String::from_utf8(folder.read("own.txt")).expect("text"), file(5, 0..7));
    assert_eq!(folder.files(), ["other.txt", "own.txt"]);
}

#[test]
fn what_is_no_file_of_puzzles_is_left_alone() {
    let folder = Folder::new("puzzles_wrong");
    folder.write("notes.txt", "my notes\n");
    let told = folder.refusal("puzzles --out notes.txt");
    assert!(told.starts_with("notes.txt: line 1: this is no file of puzzles"), "{told}");
    assert_eq!(folder.read("notes.txt"), b"my notes\n");
    folder.write("broken.txt", "havana-puzzles 1\n900 1 2\n");
    let told = folder.refusal("puzzles --out more.txt --merge broken.txt");
    assert!(told.starts_with("broken.txt: line 2: this is no puzzle"), "{told}");
    let told = folder.refusal("puzzles --out more.txt --merge nothing.txt");
    assert!(told.starts_with("cannot read nothing.txt"), "{told}");
}
