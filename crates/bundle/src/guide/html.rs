//! The guide as pages: one to read, which the app shows too, and one to print.

use havana_rules::Card;
use havana_words::{Language, Section, Words, html_escaped};

use super::outline::{self, Block, Chapter, Good, Picture};

/// Names of the files in the bundle that the pages link to.
pub(crate) struct Files<'a> {
    /// The style sheet of the app's first page, which sets type and colours.
    pub(crate) first_style: &'a str,
    /// The style sheet of the guide.
    pub(crate) style: &'a str,
    /// The script that prints a page.
    pub(crate) script: &'a str,
    /// The names of the pictures, in the order of [`Picture::ALL`].
    pub(crate) pictures: &'a [String],
    /// The names of the cards' faces, in the order of [`Card::ALL`].
    pub(crate) faces: &'a [String],
    /// The names of the goods, in the order of [`Good::ALL`].
    pub(crate) goods: &'a [String],
}

impl Files<'_> {
    fn picture(&self, picture: Picture) -> &str {
        let place = Picture::ALL.iter().position(|&other| other == picture);
        place.and_then(|place| self.pictures.get(place)).map_or("", String::as_str)
    }

    fn good(&self, good: Good) -> &str {
        let place = Good::ALL.iter().position(|&other| other == good);
        place.and_then(|place| self.goods.get(place)).map_or("", String::as_str)
    }

    fn face(&self, card: Card) -> &str {
        let place = Card::ALL.iter().position(|&other| other == card);
        place.and_then(|place| self.faces.get(place)).map_or("", String::as_str)
    }
}

/// The name of the page to read in a language.
pub(crate) fn guide_name(language: Language) -> String {
    format!("rules-{}.html", language.tag())
}

/// The name of the page to print in a language.
pub(crate) fn aid_name(language: Language) -> String {
    format!("aid-{}.html", language.tag())
}

/// Around what the app takes over from the page.
const BEGIN: &str = "<!--guide-->";
const END: &str = "<!--/guide-->";

/// The page to read.
pub(crate) fn guide(language: Language, files: &Files) -> String {
    let words = Words::new(language);
    let text = |key: &str| html_escaped(&words.text(key));
    let chapters = outline::chapters(language);
    let chapters: Vec<String> =
        chapters.iter().map(|chapter| chapter_html(chapter, "h3", files)).collect();
    let body = format!(
        "<h1>{}</h1>\n<nav><a class=\"leads\" href=\"/\">{}</a><a class=\"leads\" href=\"/{}\">{}</a></nav>\n\
         <p class=\"tongues\">{}</p>\n<h2>{}</h2>\n{BEGIN}<link rel=\"stylesheet\" href=\"/{}\">\n\
         <div class=\"guide\">\n<p>{}</p>\n{}</div>{END}\n<h2>{}</h2>\n{}",
        text("app-title"),
        text("guide-play"),
        aid_name(language),
        text("guide-aid"),
        tongues(language),
        text("guide-title"),
        files.style,
        text("guide-about"),
        chapters.concat(),
        text("rules-title"),
        clauses(words)
    );
    page(
        language,
        &text("guide-title"),
        &(description(words) + &alternates()),
        files,
        &format!("<main class=\"reading\">\n{body}</main>"),
    )
}

/// All numbered rules.
fn clauses(words: Words) -> String {
    let clause = |id: String| {
        let rule = html_escaped(&words.rule(&id));
        format!("<dt id=\"{id}\">{id}</dt><dd>{rule}</dd>\n")
    };
    let section = |section: Section| {
        let title = html_escaped(&words.rules_section(section));
        let clauses: Vec<String> = section.clauses().map(clause).collect();
        format!("<section>\n<h3>{title}</h3>\n<dl>\n{}</dl>\n</section>\n", clauses.concat())
    };
    let all: Vec<String> = havana_words::sections().map(section).collect();
    format!("<div class=\"rules\">\n{}</div>\n", all.concat())
}

/// Links to the page in every language.
fn tongues(own: Language) -> String {
    let link = |language: Language| {
        let (tag, name) = (language.tag(), html_escaped(language.own_name()));
        if language == own {
            return format!("<b lang=\"{tag}\">{name}</b>");
        }
        format!(
            "<a lang=\"{tag}\" hreflang=\"{tag}\" href=\"/{}\">{name}</a>",
            guide_name(language)
        )
    };
    Language::ALL.map(link).join(" ")
}

/// Tells search engines of the page in the other languages.
fn alternates() -> String {
    let link = |language: Language| {
        let tag = language.tag();
        format!("<link rel=\"alternate\" hreflang=\"{tag}\" href=\"/{}\">\n", guide_name(language))
    };
    Language::ALL.map(link).concat()
}

/// Tells search engines what the page holds.
fn description(words: Words) -> String {
    let text = html_escaped(&words.text("guide-description"));
    format!("<meta name=\"description\" content=\"{text}\">\n")
}

fn page(language: Language, title: &str, head: &str, files: &Files, body: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n\
         <link rel=\"stylesheet\" href=\"/{}\">\n<link rel=\"stylesheet\" href=\"/{}\">\n\
         <link rel=\"icon\" href=\"/icon.svg\" type=\"image/svg+xml\">\n{head}\
         <script src=\"/{}\" defer></script>\n</head>\n<body>\n{body}\n</body>\n</html>\n",
        language.tag(),
        files.first_style,
        files.style,
        files.script
    )
}

fn chapter_html(chapter: &Chapter, heading: &str, files: &Files) -> String {
    let blocks: Vec<String> = chapter.blocks.iter().map(|block| block_html(block, files)).collect();
    let title = html_escaped(&chapter.title);
    let id = chapter.id;
    format!(
        "<section id=\"guide-{id}\">\n<{heading}>{title}</{heading}>\n{}</section>\n",
        blocks.concat()
    )
}

fn block_html(block: &Block, files: &Files) -> String {
    let list = |name: &str, class: &str, items: Vec<String>| {
        format!("<{name} class=\"{class}\">\n{}</{name}>\n", items.concat())
    };
    let plain = |lines: &[String]| -> Vec<String> {
        lines.iter().map(|line| format!("<li>{}</li>\n", html_escaped(line))).collect()
    };
    match block {
        Block::Paragraph(text) => format!("<p>{}</p>\n", html_escaped(text)),
        Block::List(lines) => list("ul", "guide-points", plain(lines)),
        Block::Story(lines) => list("ul", "guide-story", plain(lines)),
        Block::Numbered(lines) => list("ol", "guide-steps", plain(lines)),
        Block::Steps(lines) => {
            let step = |line: &String| {
                let (name, rest) = named(line);
                format!("<li><b>{}</b>{}</li>\n", html_escaped(name), html_escaped(rest))
            };
            list("ol", "guide-steps", lines.iter().map(step).collect())
        }
        Block::Goods(goods) => {
            let good = |(good, name): &(Good, String)| {
                let name = html_escaped(name);
                format!("<li><img src=\"/{}\" alt=\"\">{name}</li>\n", files.good(*good))
            };
            list("ul", "guide-goods", goods.iter().map(good).collect())
        }
        Block::Cards(cards) => {
            let card = |(card, name, help): &(Card, String, String)| {
                format!(
                    "<li><img class=\"guide-face\" src=\"/{}\" alt=\"\"><p><b>{}</b><br>{}</p></li>\n",
                    files.face(*card),
                    html_escaped(name),
                    html_escaped(help)
                )
            };
            list("ul", "guide-faces", cards.iter().map(card).collect())
        }
        Block::Figure { picture, about } => format!(
            "<figure class=\"{}\"><img src=\"/{}\" alt=\"\"><figcaption>{}</figcaption></figure>\n",
            if *picture == Picture::Parts { "guide-upright" } else { "guide-wide" },
            files.picture(*picture),
            html_escaped(about)
        ),
    }
}

/// A step's name, which is its first sentence if more follow, and the rest.
pub(super) fn named(line: &str) -> (&str, &str) {
    match line.find(". ") {
        Some(end) => line.split_at(end + 1),
        None => ("", line),
    }
}

/// The chapters on the page to print, which is for those who play: no set-up and no example.
const ON_PAPER: [&str; 6] = ["goal", "number", "round", "buildings", "missed", "end"];

/// The page to print: one sheet of A4 or letter paper.
pub(crate) fn aid(language: Language, files: &Files) -> String {
    let words = Words::new(language);
    let text = |key: &str| html_escaped(&words.text(key));
    let chapters = outline::chapters(language).into_iter();
    let on_paper = chapters.filter(|chapter| ON_PAPER.contains(&chapter.id));
    let rules: Vec<String> = on_paper.map(|chapter| chapter_html(&chapter, "h2", files)).collect();
    let cards = block_html(&outline::cards(words), files);
    let goods = block_html(&outline::goods(words), files);
    let body = format!(
        "<main class=\"leaf\">\n<header><h1>{}</h1>\
         <button class=\"answer\" id=\"print\" hidden>{}</button></header>\n\
         <nav><a class=\"leads\" href=\"/{}\">{}</a></nav>\n\
         <div class=\"guide\">{}\n{goods}</div>\n{cards}</main>",
        text("guide-aid-title"),
        text("guide-print"),
        guide_name(language),
        text("guide-title"),
        rules.concat(),
    );
    page(language, &text("guide-aid-title"), "", files, &body)
}
