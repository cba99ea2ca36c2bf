//! The puzzles that ship with the game.

use std::collections::BTreeSet;

use havana_puzzles::{
    Check, Collection, CollectionWrong, Contrast, Listed, Puzzle, confirm, rating,
};
use havana_rules::{Decision, Decisions, Pending};

const SHIPPED: &str = include_str!("../../../data/puzzles.txt");

fn shipped() -> Collection {
    Collection::parse(SHIPPED).expect("every line is a puzzle")
}

#[test]
fn there_are_enough_of_every_kind() {
    let all = shipped();
    let puzzles = all.puzzles().len();
    assert!(puzzles >= 300, "only {puzzles}");
    assert!(SHIPPED.len() < 150_000, "{} bytes", SHIPPED.len());
    let counts = all.counts();
    assert!(counts.len() >= 8, "only {:?}", counts.keys());
    for players in 0..3 {
        let count: usize = counts.values().map(|of_kind| of_kind[players]).sum();
        assert!(count >= 30, "only {count} for {} players", players + 2);
    }
    let hard = all.puzzles().iter().filter(|puzzle| puzzle.rating >= 1500).count();
    assert!(hard >= 20, "only {hard} are hard");
    let ids: BTreeSet<String> = Listed::all(SHIPPED).iter().map(Listed::id).collect();
    assert_eq!(ids.len(), puzzles, "every puzzle has its own name");
}

#[test]
fn every_puzzle_is_a_choice_with_a_clear_answer() {
    let mut legal = Box::<Decisions>::default();
    for puzzle in shipped().puzzles() {
        let view = puzzle.view();
        assert!(matches!(view.pending(), Pending::Decide { .. }));
        view.legal(&mut legal);
        assert!(legal.len() > puzzle.right && puzzle.options.len() <= legal.len());
        let (right, wrong) = puzzle.options.split_at(puzzle.right);
        assert!(right.iter().all(|option| puzzle.is_right(option.decision)));
        assert!(wrong.iter().all(|option| !puzzle.is_right(option.decision)));
        // Shares are rounded to a thousandth.
        let (best, second) = (right[0].thousandths, wrong[0].thousandths);
        assert!(best - second >= 119, "{best} and {second}: {puzzle}");
        assert_eq!(puzzle.rating, rating(puzzle.missed));
    }
}

/// The file is what this program writes, so the command can continue it.
#[test]
fn the_file_is_read_and_written_alike() {
    let mut all = shipped();
    assert_eq!(all.to_string(), SHIPPED);
    all.merge(shipped());
    all.thin(usize::MAX);
    assert_eq!(all.puzzles(), shipped().puzzles(), "no puzzle is there twice");
    assert_eq!(all.games(), shipped().games());
}

/// A smaller search finds the same answers where the gap is large.
#[test]
fn answers_are_confirmed() {
    let all = shipped();
    let gap =
        |puzzle: &&Puzzle| puzzle.options[puzzle.right].thousandths - puzzle.options[0].thousandths;
    let mut puzzles: Vec<&Puzzle> = all.puzzles().iter().collect();
    puzzles.sort_by_key(gap);
    let check = Check { games: 2000, compared: 500, seeds: 1 };
    for puzzle in puzzles.iter().step_by(puzzles.len() / 9 + 1).take(3) {
        let (options, _) = confirm(&puzzle.view(), check).expect("clear");
        assert!(puzzle.is_right(options[0].decision), "{puzzle}");
    }
}

/// Where goods are chosen, the answer says what the best choice achieves and the next does not.
#[test]
fn choices_of_goods_are_compared() {
    let all = shipped();
    let about_goods = all.puzzles().iter().filter(|puzzle| {
        let mut choices = puzzle.options.iter().map(|option| option.decision);
        choices.all(|choice| {
            matches!(
                choice,
                Decision::RobMaterials { .. }
                    | Decision::RobPesos { .. }
                    | Decision::Tax { .. }
                    | Decision::Mama(_)
            )
        })
    });
    let (mut compared, mut silent) = (0, 0);
    for puzzle in about_goods {
        let (best, second) = (puzzle.options[0], puzzle.options[puzzle.right]);
        let view = puzzle.view();
        match Contrast::of(view.open(), puzzle.seat, best.decision, second.decision) {
            Some(_) => compared += 1,
            None => silent += 1,
        }
        assert_eq!(Contrast::of(view.open(), puzzle.seat, best.decision, best.decision), None);
    }
    assert!(compared > 100 && silent * 8 < compared, "{compared} compared, {silent} not");
}

#[test]
fn what_is_no_puzzle_is_refused_with_its_line() {
    assert_eq!(Collection::parse("puzzles"), Err(CollectionWrong::Heading));
    let broken = "havana-puzzles 1\nscreened 1 x\n";
    assert_eq!(Collection::parse(broken), Err(CollectionWrong::Screened(2)));
    let line = SHIPPED.lines().last().expect("some");
    let fields: Vec<&str> = line.split(' ').collect();
    for (place, wrong) in
        [(0, "x"), (1, "1,2"), (2, "0"), (3, "9"), (4, "0"), (5, "____"), (6, "0,999"), (7, "1")]
    {
        let mut damaged = fields.clone();
        damaged[place] = wrong;
        assert!(Puzzle::parse(&damaged.join(" ")).is_err(), "field {place}");
    }
    let told = Collection::parse("havana-puzzles 1\n1 2 3\n").expect_err("no puzzle").to_string();
    assert!(told.starts_with("line 2: this is no puzzle"), "{told}");
}
