//! A series is the same however it is played, and a folder holds one series alone.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use havana_learning::{Series, WriteWrong, write};
use havana_rules::Deck;

fn series(seed: u64) -> Series {
    let level = |name: &str| name.parse().expect("a level");
    let players = vec![2, 3, 4];
    let (teacher, mover) = (level("search:20"), level("greedy"));
    Series { seed, players, deck: Deck::house(), teacher, mover, network: None }
}

fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry"));
    entries
        .map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            (name, fs::read(entry.path()).expect("a file"))
        })
        .collect()
}

#[test]
fn samples_say_what_was_tried_and_who_won() {
    for game in 0..3 {
        let samples = series(1).play(game);
        let players = 2 + game as usize;
        let openings = samples.policy.iter().filter(|sample| sample.is_opening).count();
        assert_eq!(openings, players);
        for sample in &samples.policy {
            let tries: u32 = sample.visits.iter().map(|&(_, visits)| u32::from(visits)).sum();
            assert_eq!(tries, 20);
            assert_eq!(sample.features.count, players - 1);
        }
        for sample in &samples.value {
            assert_eq!(sample.features.len(), players);
            assert_eq!(sample.shares.iter().sum::<u8>(), 12);
            let expected: Vec<f32> = sample.expected.into_iter().flatten().collect();
            assert!(expected.len() <= players);
            assert!(expected.iter().all(|share| (0.0..=1.0).contains(share)));
        }
        assert!(samples.policy.len() > samples.value.len());
        let estimates = samples.value.iter().flat_map(|sample| sample.expected).flatten().count();
        assert_eq!(estimates, samples.policy.len() - openings, "one for each choice of a card");
    }
}

#[test]
fn a_stopped_run_continues_to_the_same_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let [one, other] = ["one", "other"].map(|name| folder.path().join(name));
    let done = write(&series(1), &one, 20, 2, &|_| {}).expect("it is written");
    assert_eq!(done.games, 32);
    write(&series(1), &other, 16, 1, &|_| {}).expect("it is written");
    let done = write(&series(1), &other, 32, 1, &|_| {}).expect("it continues");
    assert_eq!(done.games, 32);
    assert_eq!(files(&one), files(&other));
    assert_eq!(files(&one).len(), 3);
}

#[test]
fn a_folder_of_another_series_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    write(&series(1), folder.path(), 1, 1, &|_| {}).expect("it is written");
    let refused = write(&series(2), folder.path(), 1, 1, &|_| {});
    assert!(matches!(refused, Err(WriteWrong::OtherSeries(_))));
}

#[test]
fn a_teacher_that_does_not_search_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let inside = folder.path().join("samples");
    for name in ["random", "greedy", "planner"] {
        let teacher = name.parse().expect("a level");
        let refused = write(&Series { teacher, ..series(1) }, &inside, 1, 1, &|_| {});
        assert!(matches!(refused, Err(WriteWrong::NoSearch(level)) if level == teacher));
        assert!(!inside.exists());
    }
}
