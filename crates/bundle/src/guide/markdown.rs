//! The guide in English as Markdown, for the page of the rules among the documents.

use havana_words::{Language, Words};

use super::html::named;
use super::outline::{self, Block, Chapter};

/// Around the guide on that page.
pub(super) const BEGIN: &str = "<!-- The guide: `cargo run -p havana-bundle -- guide` writes it from crates/words/texts/en/guide.ftl. -->";
pub(super) const END: &str = "<!-- The end of the guide. -->";

/// The page with the guide as it is now.
pub(super) fn with_guide(page: &str) -> Result<String, String> {
    let missing = || format!("docs/rules.md has no lines “{BEGIN}” and “{END}”");
    let (before, rest) = page.split_once(BEGIN).ok_or_else(missing)?;
    let (_, after) = rest.split_once(END).ok_or_else(missing)?;
    Ok(format!("{before}{BEGIN}\n\n{}{END}{after}", guide()))
}

fn guide() -> String {
    let words = Words::new(Language::English);
    let chapters: Vec<String> = outline::chapters(Language::English).iter().map(chapter).collect();
    let about = wrapped("", &words.text("guide-about"));
    format!("## {}\n\n{about}\n\n{}", words.text("guide-title"), chapters.concat())
}

fn chapter(chapter: &Chapter) -> String {
    let blocks: Vec<String> = chapter.blocks.iter().map(block).collect();
    format!("### {}\n\n{}", chapter.title, blocks.concat())
}

fn block(block: &Block) -> String {
    match block {
        Block::Paragraph(text) => wrapped("", text) + "\n\n",
        Block::List(lines) | Block::Story(lines) => {
            let items: Vec<String> = lines.iter().map(|line| wrapped("- ", line) + "\n").collect();
            items.concat() + "\n"
        }
        Block::Numbered(lines) => numbered(lines.iter().cloned()),
        Block::Steps(lines) => numbered(lines.iter().map(|line| {
            let (name, rest) = named(line);
            format!("**{name}**{rest}")
        })),
        // The colours stand in the text.
        Block::Goods(_) => String::new(),
        Block::Cards(cards) => {
            let row = |(_, name, help): &(_, String, String)| format!("| {name} | {help} |\n");
            let rows: Vec<String> = cards.iter().map(row).collect();
            format!("| card | action |\n|---|---|\n{}\n", rows.concat())
        }
        Block::Figure { picture, about } => {
            let caption = wrapped("", &format!("*{about}*"));
            format!("![{about}](pictures/{}.svg)\n\n{caption}\n\n", picture.stem())
        }
    }
}

/// Lines with a number before each.
fn numbered(lines: impl Iterator<Item = String>) -> String {
    let numbered: Vec<String> = lines
        .zip(1..)
        .map(|(line, number)| wrapped(&format!("{number}. "), &line) + "\n")
        .collect();
    numbered.concat() + "\n"
}

/// The longest line of the documents, in characters.
const WIDTH: usize = 120;

/// A text in lines, the first with a mark before it and the others indented by as much.
fn wrapped(mark: &str, text: &str) -> String {
    let indent = " ".repeat(mark.len());
    let mut lines = vec![mark.to_owned()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is a line");
        let is_begun = line.trim() != mark.trim();
        if is_begun && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(format!("{indent}{word}"));
        } else {
            if is_begun {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines.join("\n")
}
