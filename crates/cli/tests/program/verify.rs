//! `havana verify`.

use crate::common::{Folder, config, game};

/// Three games in one text, and the line at which each begins.
fn three_games() -> (Vec<String>, [usize; 3]) {
    let texts = [0, 1, 2].map(|number| game(config(3), number).to_text());
    let lines = texts.iter().flat_map(|text| text.lines()).map(str::to_owned).collect();
    let lengths = texts.map(|text| text.lines().count());
    (lines, [1, 1 + lengths[0], 1 + lengths[0] + lengths[1]])
}

#[test]
fn simulated_games_are_sound_and_can_be_replayed() {
    let folder = Folder::new("round_trip");
    for players in 2..=4 {
        folder.print(&format!("simulate --players {players} --games 12 --records g.jsonl"));
        assert_eq!(
            folder.print("verify g.jsonl"),
            "12 games in 1 file checked: all valid, under version 2 of the rules\n"
        );
        for number in [1, 7, 12] {
            let told = folder.print(&format!("replay g.jsonl --game {number}"));
            assert!(told.starts_with(&format!("Game {number} of g.jsonl: {players} players")));
            assert!(told.contains("━━ Game over ━━"));
        }
    }
}

#[test]
fn a_fault_is_told_with_game_line_and_clause_and_the_next_game_is_read() {
    let folder = Folder::new("fault");
    let (mut lines, begins) = three_games();
    let second = begins[1] - 1;
    let place = (second..lines.len()).find(|&at| lines[at].contains("\"lay\"")).expect("a card");
    lines[place] = r#"{"seat":3,"decision":"end_turn"}"#.to_owned();
    folder.write("g.jsonl", lines.join("\n"));
    let ran = folder.run("verify g.jsonl");
    let line = place + 1;
    assert_eq!(
        ran.out,
        format!(
            "g.jsonl:{line}: game 2: the decision of seat 3 is not legal: no one plays at seat 3 \
             (R6.1); correct it, or remove it and all that follows\n\
             3 games in 1 file checked: 2 valid, 1 fault, under version 2 of the rules\n"
        )
    );
    assert_eq!((ran.code, ran.err.as_str()), (1, ""));
    assert!(folder.refusal("replay g.jsonl --game 2").starts_with(&format!("g.jsonl:{line}: ")));
    folder.print("replay g.jsonl --game 3");
}

#[test]
fn what_lies_between_games_is_told() {
    let folder = Folder::new("between");
    let (mut lines, begins) = three_games();
    lines.insert(begins[2] - 1, "stray".to_owned());
    lines.insert(0, "stray".to_owned());
    folder.write("g.jsonl", lines.join("\n"));
    let ran = folder.run("verify g.jsonl");
    let told: Vec<&str> = ran.out.lines().collect();
    assert_eq!(told.len(), 3, "{}", ran.out);
    assert!(told[0].starts_with("g.jsonl:1: before the first game: "), "{}", ran.out);
    assert!(
        told[1].starts_with(&format!("g.jsonl:{}: after game 2: damaged", begins[2] + 1)),
        "{}",
        ran.out
    );
    assert_eq!(
        told[2],
        "3 games in 1 file checked: 3 valid, 2 faults, under version 2 of the rules"
    );
    assert_eq!(ran.code, 1);
}

#[test]
fn a_file_that_was_cut_off_is_told() {
    let folder = Folder::new("cut_off");
    let text = game(config(2), 4).to_text();
    let cut = &text[..text.len() / 2];
    folder.write("g.jsonl", cut);
    let ran = folder.run("verify g.jsonl");
    let line = cut.lines().count();
    assert!(ran.out.starts_with(&format!("g.jsonl:{line}: game 1: cut off")), "{}", ran.out);
    assert_eq!(ran.code, 1);
}

#[test]
fn binary_records_are_checked_too() {
    let folder = Folder::new("binary");
    let record = game(config(4), 9);
    let mut bytes = record.to_binary();
    folder.write("g.havr", &bytes);
    assert_eq!(
        folder.print("verify g.havr"),
        "1 game in 1 file checked: all valid, under version 2 of the rules\n"
    );
    folder.write("g.jsonl", record.to_text());
    let told = |file: &str| folder.print(&format!("replay {file}")).replace(file, "");
    assert_eq!(told("g.havr"), told("g.jsonl"));
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    folder.write("bad.havr", &bytes);
    let ran = folder.run("verify bad.havr");
    assert!(ran.out.starts_with("bad.havr: game 1: "), "{}", ran.out);
    assert_eq!(ran.code, 1);
}

#[test]
fn files_that_cannot_be_read_or_hold_no_game_are_told() {
    let folder = Folder::new("no_game");
    folder.write("good.jsonl", game(config(2), 1).to_text());
    folder.write("empty.jsonl", "\n\n");
    let ran = folder.run("verify missing.jsonl good.jsonl");
    assert_eq!(
        ran.err,
        "error: cannot read missing.jsonl: no such file or directory; check the path\n"
    );
    assert_eq!(
        ran.out,
        "1 game in 2 files checked: all valid, under version 2 of the rules; 1 file could not be read to the end\n"
    );
    assert_eq!(ran.code, 2);
    let ran = folder.run("verify empty.jsonl good.jsonl");
    assert_eq!(
        ran.out,
        "empty.jsonl: contains no game; choose another file\n\
         1 game in 2 files checked: 1 valid, 1 fault, under version 2 of the rules\n"
    );
    assert_eq!(ran.code, 1);
}

#[test]
fn draws_are_checked_against_the_seed_of_a_deal() {
    use havana_table::{Deal, Dice, Seed, Table};
    let folder = Folder::new("seed");
    let digits = "0123456789abcdef".repeat(4);
    let deal = Deal::new(Seed::from_hex(&digits).expect("they are 64"));
    let dealt = Table::new(config(4), Dice::dealt(deal, &[]), &mut ()).expect("dice never run out");
    folder.write("day.jsonl", dealt.record().to_text());
    let sound = folder.print(&format!("verify --seed {digits} day.jsonl"));
    assert!(sound.starts_with("1 game in 1 file checked: all valid"), "{sound}");
    folder.write("other.jsonl", game(config(4), 1).to_text());
    let ran = folder.run(&format!("verify --seed {digits} other.jsonl"));
    let wrong = "other.jsonl: game 1: input 0 is not the draw that this seed gives\n";
    assert!(ran.out.starts_with(wrong), "{}", ran.out);
    assert_eq!(ran.code, 1);
    let ran = folder.run("verify --seed 9f2c day.jsonl");
    assert!(ran.err.contains("a seed has 64 hexadecimal digits"), "{}", ran.err);
}
