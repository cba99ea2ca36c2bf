//! The bodies of the fuzz targets, run over their seeds and over random bytes.

#[path = "../../../../fuzz/bodies/legality.rs"]
mod legality;
#[path = "../../../../fuzz/bodies/record_reading.rs"]
pub(crate) mod record_reading;

use std::fs;
use std::path::Path;

use crate::common::*;
use havana_table::{Purpose, Seed, chance};
use rand_core::Rng;

/// The seeds of a target, each with its name.
fn seeds(target: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(target);
    let entries = fs::read_dir(folder).expect("the folder of seeds");
    let paths = entries.map(|entry| entry.expect("a file").path());
    let mut seeds: Vec<_> = paths
        .map(|path| (path.display().to_string(), fs::read(&path).expect("a readable seed")))
        .collect();
    seeds.sort();
    assert!(!seeds.is_empty());
    seeds
}

fn rng(game: u64) -> impl Rng {
    Seed::of_game(SERIES, game, Purpose::Dice).stream()
}

fn random_bytes(rng: &mut impl Rng, most: u32) -> Vec<u8> {
    let mut bytes = vec![0; chance::below(rng, most) as usize];
    rng.fill_bytes(&mut bytes);
    bytes
}

/// Takes bytes away, doubles some, and writes over others.
fn mangled(rng: &mut impl Rng, seed: &[u8]) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..=chance::below(rng, 4) {
        let at = chance::below(rng, bytes.len() as u32 + 1) as usize;
        let to = (at + chance::below(rng, 40) as usize).min(bytes.len());
        match chance::below(rng, 3) {
            0 => drop(bytes.drain(at..to)),
            1 => drop(bytes.splice(at..at, bytes[at..to].to_vec())),
            _ => rng.fill_bytes(&mut bytes[at..to]),
        }
    }
    bytes
}

#[test]
fn records_are_read_from_all_seeds() {
    for (name, seed) in seeds("record_reading") {
        println!("{name}");
        record_reading::run(&seed);
    }
}

#[test]
fn records_are_read_from_random_bytes() {
    let mut rng = rng(0);
    for _ in 0..5_000 {
        record_reading::run(&random_bytes(&mut rng, 300));
    }
}

#[test]
fn records_are_read_from_mangled_seeds() {
    let mut rng = rng(1);
    for (name, seed) in seeds("record_reading") {
        println!("{name}");
        for _ in 0..300 {
            record_reading::run(&mangled(&mut rng, &seed));
        }
    }
}

#[test]
fn legality_holds_for_all_seeds() {
    for (name, seed) in seeds("legality") {
        println!("{name}");
        legality::run(&seed);
    }
}

/// Random bytes must reach both kinds of made-up input, or the target would prove little.
#[test]
fn legality_holds_for_random_bytes() {
    let mut rng = rng(2);
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..400 {
        let (legal, illegal) = legality::run(&random_bytes(&mut rng, 3_000));
        accepted += legal;
        refused += illegal;
    }
    assert!(accepted > 10_000 && refused > 50_000, "{accepted} accepted, {refused} refused");
}

#[test]
fn legality_holds_for_mangled_seeds() {
    let mut rng = rng(3);
    for (name, seed) in seeds("legality") {
        println!("{name}");
        for _ in 0..300 {
            legality::run(&mangled(&mut rng, &seed));
        }
    }
}
