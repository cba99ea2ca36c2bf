//! A chunk: the samples of some games in one file.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use havana_bots::network::{OTHER, OWN};

use crate::sample::{PolicySample, Samples, ValueSample};

const MAGIC: &[u8; 8] = b"HAVANASP";
const VERSION: u32 = 2;

/// Writes a chunk beside its place and moves it there when it is whole.
pub(crate) fn write(samples: &Samples, path: &Path) -> io::Result<u64> {
    let mut records = Vec::new();
    for sample in &samples.policy {
        sample.write(&mut records);
    }
    for sample in &samples.value {
        sample.write(&mut records);
    }
    let unfinished = path.with_extension("part");
    let mut file = File::create(&unfinished)?;
    file.write_all(&head(samples))?;
    let mut packed = ZlibEncoder::new(file, Compression::fast());
    packed.write_all(&records)?;
    let file = packed.finish()?;
    file.sync_all()?;
    let bytes = file.metadata()?.len();
    fs::rename(&unfinished, path)?;
    Ok(bytes)
}

fn head(samples: &Samples) -> Vec<u8> {
    let numbers = [
        VERSION as usize,
        OWN,
        OTHER,
        PolicySample::BYTES,
        ValueSample::BYTES,
        samples.policy.len(),
        samples.value.len(),
    ];
    let mut head = MAGIC.to_vec();
    head.extend(numbers.into_iter().flat_map(|number| (number as u32).to_le_bytes()));
    head
}
