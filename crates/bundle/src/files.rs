//! The files of a bundle, their hashed names and their compressed copies.

use std::ffi::OsStr;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::Path;
use std::{fs, io};

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::Outcome;

/// Smaller files gain nothing from being compressed.
const WORTH_COMPRESSING: usize = 256;

/// Files by name.
#[derive(Default)]
pub(crate) struct Bundle {
    files: Vec<(String, Vec<u8>)>,
}

impl Bundle {
    /// Adds a file under the name it has.
    pub(crate) fn add(&mut self, name: &str, content: Vec<u8>) {
        self.files.push((name.to_owned(), content));
    }

    /// Adds a file under a name with its hash; answers with that name.
    pub(crate) fn add_hashed(&mut self, stem: &str, extension: &str, content: Vec<u8>) -> String {
        let name = format!("{stem}-{:016x}.{extension}", hash(&content));
        self.add(&name, content);
        name
    }

    /// The names of all files so far.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(|(name, _)| name.as_str())
    }

    /// A hash of everything so far.
    pub(crate) fn version(&self) -> u64 {
        hash(&self.files)
    }

    /// Writes all files, with compressed copies if wished, into a folder that holds nothing else, and
    /// prints how long they are.
    pub(crate) fn write(&self, folder: &Path, compressed: bool) -> Outcome {
        self.try_write(folder, compressed).map_err(|error| format!("{}: {error}", folder.display()))
    }

    fn try_write(&self, folder: &Path, compressed: bool) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        for entry in fs::read_dir(folder)? {
            fs::remove_file(entry?.path())?;
        }
        println!("{:<34}{:>10}{:>10}{:>10}", "bundle, bytes", "plain", "gzip", "brotli");
        let mut sums = [0, 0, 0];
        for (name, content) in &self.files {
            fs::write(folder.join(name), content)?;
            let mut sizes = [content.len(); 3];
            if compressed && content.len() >= WORTH_COMPRESSING && !is_compressed(name) {
                let (gzip, brotli) = (gzip(content)?, brotli(content)?);
                sizes = [content.len(), gzip.len(), brotli.len()];
                fs::write(folder.join(format!("{name}.gz")), gzip)?;
                fs::write(folder.join(format!("{name}.br")), brotli)?;
            }
            println!("{name:<34}{:>10}{:>10}{:>10}", sizes[0], sizes[1], sizes[2]);
            sums.iter_mut().zip(sizes).for_each(|(sum, size)| *sum += size);
        }
        println!("{:<34}{:>10}{:>10}{:>10}", "in all", sums[0], sums[1], sums[2]);
        Ok(())
    }
}

fn hash(content: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    hasher.finish()
}

fn gzip(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    encoder.finish()
}

fn brotli(content: &[u8]) -> io::Result<Vec<u8>> {
    let (quality, window) = (11, 22);
    let mut compressed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut compressed, 1 << 16, quality, window);
    writer.write_all(content)?;
    drop(writer);
    Ok(compressed)
}

/// Pictures in pixels and fonts are compressed already.
fn is_compressed(name: &str) -> bool {
    let ending = Path::new(name).extension().and_then(OsStr::to_str);
    matches!(ending, Some("png" | "woff2"))
}
