//! A program for the browser: its WebAssembly, what loads it, and what starts it.

use std::path::Path;
use std::thread;

use wasm_bindgen_cli_support::Bindgen;

use crate::files::Bundle;
use crate::shorten::shorten;
use crate::sources;

/// The names of the files that are a program.
pub(crate) struct Program {
    /// What loads it.
    pub(crate) glue: String,
    /// The WebAssembly.
    pub(crate) wasm: String,
    /// The script that starts it, in a page or in a worker.
    pub(crate) boot: String,
}

impl Program {
    /// Adds the programs that a folder holds under these names.
    pub(crate) fn add_all<const COUNT: usize>(
        bundle: &mut Bundle,
        folder: &Path,
        names: [&str; COUNT],
    ) -> Result<[Program; COUNT], String> {
        // Each takes seconds, so they are prepared side by side.
        let prepared = thread::scope(|scope| {
            names
                .map(|name| (name, scope.spawn(move || prepare(folder, name))))
                .map(|(name, work)| work.join().unwrap_or_else(|_| Err(format!("{name} failed"))))
        });
        let prepared = prepared.into_iter().collect::<Result<Vec<_>, String>>()?;
        let boot = sources::read_text("boot.js")?;
        let mut programs = Vec::new();
        for (name, (script, code)) in names.into_iter().zip(prepared) {
            let glue = bundle.add_hashed(name, "js", script);
            let wasm = bundle.add_hashed(name, "wasm", code);
            let boot = boot.replace("{glue}", &glue).replace("{wasm}", &wasm);
            let boot = bundle.add_hashed(&format!("{name}-boot"), "js", boot.into_bytes());
            programs.push(Program { glue, wasm, boot });
        }
        programs.try_into().map_err(|_| "there are as many programs as names".to_owned())
    }
}

/// The script that loads a program, and its WebAssembly as browsers take it.
fn prepare(folder: &Path, name: &str) -> Result<(Vec<u8>, Vec<u8>), String> {
    let built = folder.join(format!("{name}.wasm"));
    let mut output = Bindgen::new()
        .input_path(&built)
        .out_name(name)
        .web(true)
        .map_err(|error| error.to_string())?
        .typescript(false)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
        .map_err(|error| format!("{}: {error:#}", built.display()))?;
    let brings_scripts = output.snippets().values().any(|scripts| !scripts.is_empty());
    if brings_scripts || !output.local_modules().is_empty() {
        return Err(
            "a dependency brings JavaScript of its own, which the bundle leaves out".to_owned()
        );
    }
    let script = output.js().to_owned();
    let module = output.wasm_mut();
    let script = shorten(&script, module);
    Ok((script.into_bytes(), module.emit_wasm()))
}
