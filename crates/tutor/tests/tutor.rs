//! What the tutor answers, without a browser.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use havana_bots::Level;
use havana_rules::{Config, Decision, Input, Seat, State, Viewer};
use havana_table::{Purpose, Record, Replay, Seed, next_input};
use havana_tutor::{Question, WorkStep, answer};
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

fn ask(kind: &str, record: &Record, first: &str, second: &str) -> Vec<WorkStep> {
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
    let last = told.last().expect("something");
    let WorkStep { done, total, first: page, second: stored, accuracy } = last;
    assert_eq!((done, accuracy.as_str()), (total, ""), "nobody's own game");
    assert!(told.len() > *total && told[9].first.starts_with("<figure"), "it appears as it comes");
    assert_eq!(page.matches("<li class=\"seat-").count(), 2, "{page}");
    assert_eq!(page.matches("<ol class=\"turning\">").count(), 1);
    let (mistakes, lines) = ("class=\"grade mistake\"", "<ol class=\"line\"><li>");
    let worse = page.matches(mistakes).count() + page.matches("class=\"grade blunder\"").count();
    assert!(worse > 0 && page.matches(lines).count() == worse, "what could have followed each");
    let again = ask("study", &record, stored, "search:8");
    assert_eq!(again, std::slice::from_ref(last), "nothing is done twice");
    // What another version or another program stored is worked out again.
    for strange in ["", "xxxx", "SFNUAQ", &stored[..stored.len() / 2], &format!("SFNU{stored}")] {
        let told = ask("study", &record, strange, "search:8");
        assert_eq!(told.last(), Some(last), "{strange}");
    }
}

#[test]
fn who_played_is_spoken_to_and_compared_with_their_earlier_games() {
    let record = game(2, 1);
    let stored = ask("study", &record, "", "search:8").pop().expect("something").second;
    let tell = |language: Language, reader: &str| {
        let question = Question {
            kind: "study".to_owned(),
            game: link(&record),
            first: stored.clone(),
            second: "search:8".to_owned(),
            reader: reader.to_owned(),
            language: language.tag().to_owned(),
            texts: String::new(),
        };
        let mut told = WorkStep::default();
        answer(&question, &mut |step| told = step).expect("it is stored");
        told
    };
    for language in Language::ALL {
        let of_others = tell(language, "");
        for reader in ["0 0 0 0", "1 1 40 100000", "1 10 400 1000000"] {
            let own = tell(language, reader);
            assert!(!own.first.contains('⟦'), "{language:?}: {}", own.first);
            assert_ne!(own.first, of_others.first);
            assert_eq!(own.second, of_others.second, "what is stored is anyone's");
        }
        // A reader who did not play this game is not addressed as a player.
        for reader in ["2 0 0 0", "0", "x 0 0 0", "0 0 0 -1", "0 0 0 0 0"] {
            assert_eq!(tell(language, reader), of_others, "{reader}");
        }
    }
    let own = tell(Language::English, "0 0 0 0");
    let (decisions, lost) = own.accuracy.split_once(' ').expect("two numbers");
    let lost: f64 = lost.parse().expect("a number");
    let by_decision = lost / 1000.0 / decisions.parse::<f64>().expect("a number");
    assert!(own.first.contains("<p>You lost "), "{}", own.first);
    assert!(own.first.contains(&format!("a decision cost you {by_decision:.1} points.")));
    assert!(own.first.contains("<p>Player 2 lost "));
    let compared = tell(Language::English, "0 10 400 1120000").first;
    let sentence = "; in your 10 analysed games before this one it was 2.8.";
    assert!(compared.contains(sentence), "{compared}");
}

#[test]
fn a_seat_tries_a_moment_out_from_what_it_knew() {
    let record = game(3, 2);
    let step = record.inputs().len() / 2;
    let begun = Record::new(record.header().clone(), &record.inputs()[..step]).expect("legal");
    for seat in &Seat::ALL[..3] {
        let told = ask("try", &begun, &seat.index().to_string(), "7");
        let bytes = URL_SAFE_NO_PAD.decode(&told[0].first).expect("a link");
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
            let told = ask("warn", &tried, "", "search:200").remove(0);
            let (grade, sentence) = (told.first, told.second);
            assert_eq!(grade == "blunder", !sentence.is_empty(), "{grade}: {sentence}");
            if grade == "blunder" {
                assert!(sentence.contains("Better: Build "), "{sentence}");
                warnings += 1;
            }
        }
    }
    assert!(warnings > 0, "no blunder in four games");
}
