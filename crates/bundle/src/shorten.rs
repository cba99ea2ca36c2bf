//! Makes the script that loads a program shorter: wasm-bindgen writes it to be read.

use std::collections::BTreeMap;

use walrus::{Export, Module};

/// Exports that a dependency brings and no script calls; what only they need is left out with them.
const UNUSED: &str = "intounderlying";

/// Leaves out of a program what no script calls, gives its imports short names, and returns the script
/// that loads it, without comments and indentation and with the same names.
pub(crate) fn shorten(script: &str, module: &mut Module) -> String {
    let is_unused = |name: &str| name.trim_start_matches("__wbg_").starts_with(UNUSED);
    let unused = module.exports.iter().filter(|export| is_unused(&export.name));
    for export in unused.map(Export::id).collect::<Vec<_>>() {
        module.exports.delete(export);
    }
    walrus::passes::gc::run(module);
    let mut names = BTreeMap::new();
    for import in module.imports.iter_mut() {
        let short = format!("i{:x}", names.len());
        names.insert(std::mem::replace(&mut import.name, short.clone()), short);
    }
    with_names(&without_classes(&plain(script)), &names)
}

/// The script without comments, indentation and empty lines.
fn plain(script: &str) -> Vec<&str> {
    let mut is_comment = false;
    let mut lines = Vec::new();
    for line in script.lines().map(str::trim) {
        is_comment |= line.starts_with("/**");
        if !is_comment && !line.is_empty() && !line.starts_with("//") {
            lines.push(line);
        }
        is_comment &= !line.ends_with("*/");
    }
    lines
}

/// The script without the classes around the exports that nobody calls.
fn without_classes<'a>(lines: &[&'a str]) -> Vec<&'a str> {
    let (begin, end) = ("export class IntoUnderlying", "if (Symbol.dispose) IntoUnderlying");
    let mut is_inside = false;
    let mut kept = Vec::new();
    for &line in lines {
        is_inside |= line.starts_with(begin);
        if !is_inside {
            kept.push(line);
        }
        is_inside &= !line.starts_with(end);
    }
    kept
}

/// The script with these names for what the program imports.
fn with_names(lines: &[&str], names: &BTreeMap<String, String>) -> String {
    let renamed = lines.iter().map(|line| {
        let entry = line.split_once(": function");
        let short = entry.and_then(|(name, rest)| Some((names.get(name)?, rest)));
        short.map_or_else(|| (*line).to_owned(), |(name, rest)| format!("{name}: function{rest}"))
    });
    renamed.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = "export class IntoUnderlyingSink {\n\
        \x20   /**\n     * @returns {number}\n     */\n\
        \x20   free() { wasm.__wbg_intounderlyingsink_free(1); }\n}\n\
        if (Symbol.dispose) IntoUnderlyingSink.prototype[Symbol.dispose] = 1;\n\n\
        function imports() {\n\
        \x20   const import0 = {\n\
        \x20       __wbg_add_0123: function(a) {\n            // Adds.\n            a.add();\n        },\n\
        \x20       __wbg_sink_4567: function(a) {\n            a.sink();\n        },\n\
        \x20   };\n    return { \"./x_bg.js\": import0 };\n}";

    #[test]
    fn the_script_has_the_names_that_the_program_imports() {
        let names = BTreeMap::from([("__wbg_add_0123".to_owned(), "i0".to_owned())]);
        let short = with_names(&without_classes(&plain(SCRIPT)), &names);
        assert_eq!(
            short,
            "function imports() {\nconst import0 = {\ni0: function(a) {\na.add();\n},\n\
             __wbg_sink_4567: function(a) {\na.sink();\n},\n};\nreturn { \"./x_bg.js\": import0 };\n}"
        );
    }

    #[test]
    fn what_nobody_calls_is_left_out_of_the_program() {
        let mut module = Module::default();
        let kind = module.types.add(&[], &[]);
        let (used, _) = module.add_import_func("./x_bg.js", "__wbg_add_0123", kind);
        let (unused, _) = module.add_import_func("./x_bg.js", "__wbg_sink_4567", kind);
        module.exports.add("main", used);
        module.exports.add("__wbg_intounderlyingsink_free", unused);
        let script = shorten(SCRIPT, &mut module);
        assert!(script.contains("i0: function(a) {\na.add();\n},\n"), "{script}");
        assert_eq!(module.exports.iter().count(), 1);
        let imports: Vec<&str> = module.imports.iter().map(|import| import.name.as_str()).collect();
        assert_eq!(imports, ["i0"]);
    }
}
