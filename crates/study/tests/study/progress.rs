//! Step by step, in any order, and from stored bytes.

use havana_study::{Effort, Finding, NotStored, Progress, Study};
use havana_table::Record;

use crate::common::{analysis, game, study};

#[test]
fn the_order_of_the_parts_does_not_matter() {
    let record = game(&["greedy"; 3], 1);
    let study = study(&record, "search:20");
    let mut backwards: Vec<Finding> =
        (0..study.len()).rev().filter_map(|part| study.find(part)).collect();
    backwards.reverse();
    assert_eq!(study.analysis(&backwards), Some(analysis(&record, "search:20")));
    assert_eq!(study.find(study.len()), None);
}

#[test]
fn a_stored_study_continues_where_it_stopped() {
    let record = game(&["greedy"; 2], 2);
    let mut progress = Progress::new(study(&record, "search:20"));
    for _ in 0..30 {
        progress.step();
    }
    assert_eq!(progress.analysis(), None, "it is not done");
    let bytes = progress.to_bytes();
    let mut resumed = Progress::resume(&record, &bytes).expect("stored");
    assert_eq!(resumed.done().0, 30);
    while resumed.step().is_some() {}
    assert_eq!(resumed.analysis(), Some(analysis(&record, "search:20")));
    let whole = resumed.to_bytes();
    let inputs = record.inputs().len();
    assert!(whole.len() < 150 * inputs, "{} bytes for {inputs} inputs", whole.len());
}

#[test]
fn broken_bytes_and_other_games_are_refused() {
    let record = game(&["greedy"; 2], 2);
    let other = game(&["greedy"; 2], 3);
    let mut progress = Progress::new(study(&record, "search:4"));
    for _ in 0..20 {
        progress.step();
    }
    let bytes = progress.to_bytes();
    let refused = |record: &Record, bytes: &[u8]| Progress::resume(record, bytes).err();
    assert_eq!(refused(&other, &bytes), Some(NotStored::OtherGame));
    for length in 0..bytes.len() {
        assert_eq!(refused(&record, &bytes[..length]), Some(NotStored::Unreadable), "{length}");
    }
}

#[test]
fn only_a_search_with_a_number_of_games_analyses() {
    for level in ["random", "greedy", "planner", "search:50ms"] {
        let refused = Effort::of(level.parse().expect("a level")).expect_err(level).to_string();
        assert!(refused.contains("such as search:2000"), "{refused}");
    }
    let level = "search:9+rounds=4".parse().expect("a level");
    assert_eq!(Effort::of(level).map(Effort::level), Ok(level));
}

#[test]
fn only_finished_games_are_studied() {
    let record = game(&["greedy"; 2], 2);
    let inputs = record.inputs();
    let begun = Record::new(record.header().clone(), &inputs[..inputs.len() / 2]).expect("legal");
    let effort = Effort::of("search:4".parse().expect("a level")).expect("a search");
    assert!(Study::new(&begun, effort).is_err());
}
