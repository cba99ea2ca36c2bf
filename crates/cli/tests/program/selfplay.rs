//! `havana selfplay`.

use std::fs;

use crate::common::Folder;

const SMALL: &str = "selfplay --out samples --teacher search:5 --mover greedy";

#[test]
fn a_run_continues_and_a_folder_holds_one_series() {
    let folder = Folder::new("selfplay_continues");
    let first = folder.print(&format!("{SMALL} --games 10"));
    assert!(first.starts_with("16 games in samples; written in "), "{first}");
    let chunk = folder.read("samples/000000.samples");
    let more = folder.print(&format!("{SMALL} --games 32 --threads 1"));
    assert!(more.starts_with("32 games in samples; written in "), "{more}");
    assert_eq!(folder.read("samples/000000.samples"), chunk);
    let again = folder.print(&format!("{SMALL} --games 32"));
    assert!(again.ends_with(": 0 choices of cards, 0 positions, 0 kB\n"), "{again}");

    assert_eq!(
        folder.refusal(&format!("{SMALL} --seed 2")),
        "samples/series.txt says that this folder holds games of other bots, other weights or \
         another seed; choose another folder"
    );
}

/// Two files of weights: the built-in ones, and others.
fn write_weights(folder: &Folder) {
    let mut weights = include_bytes!("../../../bots/weights/master.bin").to_vec();
    folder.write("first.bin", &weights);
    let end = weights.len() - 8;
    weights[end - 4..end].copy_from_slice(&0.5_f32.to_le_bytes());
    let sum = weights[8..end].iter().fold(0xCBF2_9CE4_8422_2325_u64, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    });
    weights[end..].copy_from_slice(&sum.to_le_bytes());
    folder.write("second.bin", &weights);
}

#[test]
fn two_networks_play_each_other() {
    let folder = Folder::new("arena_weights");
    write_weights(&folder);
    let arena = "arena --bots master:2@first.bin,master:2@second.bin --games 4 --out games";
    let printed = folder.print(arena);
    assert!(printed.contains("master:2@first.bin"), "{printed}");
    folder.write("second.bin", include_bytes!("../../../bots/weights/master.bin"));
    let refusal = folder.refusal(arena);
    assert!(refusal.contains("games with other arguments"), "{refusal}");
    let refusal = folder.refusal("arena --bots search:2@first.bin,greedy");
    assert!(refusal.contains("search:2 has no network"), "{refusal}");
}

#[test]
fn other_weights_are_another_series() {
    let folder = Folder::new("selfplay_weights");
    write_weights(&folder);
    let with = |weights: &str| {
        format!(
            "selfplay --out samples --games 1 --teacher master:2 --mover greedy --weights {weights}"
        )
    };
    folder.print(&with("first.bin"));
    folder.print(&with("first.bin"));
    assert!(folder.refusal(&with("second.bin")).contains("other weights"));
}

#[test]
fn what_cannot_be_used_is_refused() {
    let folder = Folder::new("selfplay_refused");
    folder.write("a_file", "");
    folder.write("weights.bin", "HAVANA");
    for (arguments, says) in [
        ("--out a_file", "cannot write a_file: "),
        (
            "--out samples --teacher greedy",
            "a network cannot learn from greedy, which does not search",
        ),
        ("--out samples --mover grandma", "there is no level \"grandma\""),
        ("--out samples --weights weights.bin", "weights.bin: "),
        ("--out samples --weights none.bin", "cannot read none.bin: "),
    ] {
        let refusal = folder.refusal(&format!("selfplay --games 1 {arguments}"));
        assert!(refusal.contains(says), "{arguments}: {refusal}");
    }
    assert!(fs::metadata(folder.path("samples")).is_err(), "nothing is written");
}
