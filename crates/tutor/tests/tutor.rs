//! What the tutor answers, without a browser.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use havana_bots::Level;
use havana_rules::{Config, Decision, Input, Seat, State, Viewer};
use havana_table::{Purpose, Record, Replay, Seed, next_input};
use havana_tutor::{Question, answer};
use havana_words::Language;

/// A game of greedy bots.
fn game(players: usize, number: u64) -> Record {
    let config = Config::new(players).expect("2 to 4 players");
    let mut bot = Level::Greedy.bot();
    let mut dice = Seed::of_game(3, number, Purpose::Dice).stream();
    let mut policy_rng = Seed::of_game(3, number, Purpose::Decisions).stream();
    let (mut state, mut inputs) = (State::new(&config), Vec::new());
    let mut decide =
        |state: &State, seat| bot.decide(&state.view(Viewer::Seat(seat)), &mut policy_rng);
    while let Some(input) = next_input(&state, &mut dice, |seat, _, _| decide(&state, seat)) {
        state.apply(input, &mut ()).expect("legal");
        inputs.push(input);
    }
    Record::new(config, &inputs).expect("legal")
}

fn link(record: &Record) -> String {
    URL_SAFE_NO_PAD.encode(record.to_binary())
}

fn ask(
    kind: &str,
    record: &Record,
    first: &str,
    second: &str,
) -> Vec<(usize, usize, String, String)> {
    let question = Question {
        kind: kind.to_owned(),
        game: link(record),
        first: first.to_owned(),
        second: second.to_owned(),
        ..Question::default()
    };
    let mut told = Vec::new();
    let _ = answer(&question, &mut |step| told.push(step));
    told
}

#[test]
fn an_analysis_is_told_as_it_comes_and_again_from_what_was_stored() {
    let record = game(2, 1);
    let told = ask("study", &record, "", "search:8");
    let (done, total, page, stored) = told.last().expect("something");
    assert_eq!(done, total);
    assert!(told.len() > *total && told[9].2.starts_with("<figure"), "it appears as it comes");
    assert_eq!(page.matches("<li class=\"seat-").count(), 2, "{page}");
    assert_eq!(page.matches("<ol class=\"turning\">").count(), 1);
    let (mistakes, lines) = ("class=\"grade mistake\"", "<ol class=\"line\"><li>");
    let worse = page.matches(mistakes).count() + page.matches("class=\"grade blunder\"").count();
    assert!(worse > 0 && page.matches(lines).count() == worse, "what could have followed each");
    let again = ask("study", &record, stored, "search:8");
    assert_eq!(again, [(*total, *total, page.clone(), stored.clone())], "nothing is done twice");
    for language in Language::ALL {
        let question = Question {
            kind: "study".to_owned(),
            game: link(&record),
            first: stored.clone(),
            second: "search:8".to_owned(),
            language: language.tag().to_owned(),
            texts: String::new(),
        };
        let mut page = String::new();
        answer(&question, &mut |(_, _, html, _)| page = html).expect("it is stored");
        assert!(!page.contains('⟦'), "{language:?}: {page}");
    }
}

#[test]
fn a_seat_tries_a_moment_out_from_what_it_knew() {
    let record = game(3, 2);
    let step = record.inputs().len() / 2;
    let begun = Record::new(record.header().clone(), &record.inputs()[..step]).expect("legal");
    for seat in &Seat::ALL[..3] {
        let told = ask("try", &begun, &seat.index().to_string(), "7");
        let bytes = URL_SAFE_NO_PAD.decode(&told[0].2).expect("a link");
        let other = Record::from_binary(&bytes).expect("a record");
        let view = |record: &Record| {
            let mut replay = Replay::new(record);
            replay.seek(step);
            replay.state().view(Viewer::Seat(*seat))
        };
        assert_eq!(view(&other), view(&begun));
    }
}

/// Wherever a greedy bot builds, not to build is tried; now and then that is a blunder.
#[test]
fn a_blunder_is_warned_of_and_nothing_else() {
    let mut warnings = 0;
    for number in 0..4 {
        let record = game(2, number);
        for (place, &input) in record.inputs().iter().enumerate() {
            let Input::Decision { seat, decision: Decision::Build { .. } } = input else {
                continue;
            };
            let given_up = Input::Decision { seat, decision: Decision::EndTurn };
            let inputs = [&record.inputs()[..place], &[given_up]].concat();
            let Ok(tried) = Record::new(record.header().clone(), &inputs) else { continue };
            let (_, _, grade, sentence) = ask("warn", &tried, "", "search:200").remove(0);
            assert_eq!(grade == "blunder", !sentence.is_empty(), "{grade}: {sentence}");
            if grade == "blunder" {
                assert!(sentence.contains("Better: Build "), "{sentence}");
                warnings += 1;
            }
        }
    }
    assert!(warnings > 0, "no blunder in four games");
}
