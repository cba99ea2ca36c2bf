//! Programs that play by the protocol, well and badly.
//!
//! Called with `--play` and a manner, this test is itself such a program; so the protocol is
//! tested wherever the tests run. Called with `--run`, it is an arena to be killed. The example in
//! Python needs a `python3`.

mod cases;
mod manners;

use std::process::ExitCode;

/// A test and its name.
type Case = (&'static str, fn());

const CASES: &[Case] = &[
    ("a_program_plays_a_whole_match", cases::a_program_plays_a_whole_match),
    ("a_program_sees_what_its_seat_sees", cases::a_program_sees_what_its_seat_sees),
    ("each_fault_loses_its_game_and_is_told", cases::each_fault_loses_its_game_and_is_told),
    ("the_arena_goes_on_after_a_fault", cases::the_arena_goes_on_after_a_fault),
    ("others_share_a_forfeited_win", cases::others_share_a_forfeited_win),
    ("a_program_that_cannot_be_greeted", cases::a_program_that_cannot_be_greeted_is_refused),
    ("forfeits_are_kept_in_the_journal", cases::forfeits_are_kept_in_the_journal),
    ("programs_end_with_a_killed_run", cases::programs_end_with_a_killed_run),
    ("the_python_example_plays", cases::the_python_example_plays_a_whole_match),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [play, manner] = arguments.as_slice()
        && play == "--play"
    {
        return manners::play(manner);
    }
    if arguments == ["--run"] {
        cases::run_until_killed();
        return ExitCode::SUCCESS;
    }
    let wanted = arguments.iter().find(|word| !word.starts_with('-'));
    let cases =
        CASES.iter().filter(|(name, _)| wanted.is_none_or(|word| name.contains(word.as_str())));
    for (name, test) in cases {
        // A test that fails panics, and with it this program.
        test();
        println!("test {name} ... ok");
    }
    ExitCode::SUCCESS
}
