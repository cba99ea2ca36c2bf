//! The server embeds the bundle; until it is built, an empty folder stands in for it.

fn main() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("bundle");
    if let Err(error) = std::fs::create_dir_all(&folder) {
        println!("cargo::error={}: {error}", folder.display());
    }
    println!("cargo::rerun-if-changed=bundle");
}
