//! The page is sound, whole, and needs nothing but itself.

mod common;

use common::{gathered, gathered_by};
use havana_report::page::{GamePage, GameTable, Mark, MarkKind};
use havana_report::{About, Figures, page};
use roxmltree::{Document, Node, ParsingOptions};

fn about() -> About {
    About {
        command: "havana report --bots <script> & \"co\"".to_owned(),
        version: "0.0.0".to_owned(),
        rules: 1,
        deck: "the house deck".to_owned(),
        bots: vec!["exec:<b>bot</b>".to_owned(), "random".to_owned()],
        remarks: vec!["Two games were broken off.".to_owned()],
    }
}

fn parsed(text: &str) -> Document<'_> {
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    Document::parse_with_options(text, options).expect("well-formed")
}

fn all<'a>(node: Node<'a, 'a>, tag: &'static str) -> Vec<Node<'a, 'a>> {
    node.descendants().filter(|node| node.tag_name().name() == tag).collect()
}

fn text(node: Node) -> String {
    node.descendants().filter(Node::is_text).filter_map(|node| node.text()).collect()
}

#[test]
fn every_section_and_every_figure_is_there() {
    let figures = Figures::of(&[gathered(2, 10), gathered_by(1, 3, 10), gathered(4, 10)]);
    let html = page::write(&about(), &figures).expect("it can be drawn");
    let document = parsed(&html);
    let root = document.root();
    let sections: Vec<_> =
        all(root, "section").iter().filter_map(|one| one.attribute("id")).collect();
    assert_eq!(sections, ["overview", "course", "wins", "cards", "buildings", "goods", "thieves"]);
    let figures: Vec<_> =
        all(root, "figure").iter().filter_map(|one| one.attribute("id")).collect();
    assert_eq!(
        figures,
        [
            "length",
            "endings",
            "leaders",
            "seats",
            "ages",
            "firsts",
            "laid",
            "kept",
            "card-wins",
            "winners-cards",
            "built",
            "taken",
            "when",
            "waited",
            "by-winners",
            "value",
            "flows",
            "purses",
            "hits",
            "hit-once"
        ]
    );
    for figure in all(root, "figure") {
        let [svg] = all(figure, "svg")[..] else { panic!("one drawing") };
        assert_eq!(svg.attribute("role"), Some("img"));
        let labels = svg.attribute("aria-labelledby").expect("it is described");
        for id in labels.split(' ') {
            let described = svg.descendants().find(|node| node.attribute("id") == Some(id));
            assert!(!text(described.expect("it is there")).is_empty(), "{id}");
        }
        let [caption] = all(figure, "figcaption")[..] else { panic!("one caption") };
        let says = text(caption);
        assert!(says.ends_with('.') && says.len() > 30, "{says}");
        assert!(!all(figure, "table").is_empty());
        for players in ["2 players", "3 players", "4 players"] {
            assert!(text(svg).contains(players), "{players}");
        }
    }
}

#[test]
fn links_lead_somewhere_and_nothing_is_fetched() {
    let html = page::write(&about(), &Figures::of(&[gathered(2, 5)])).expect("it can be drawn");
    let document = parsed(&html);
    let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    let mut sorted = ids.clone();
    sorted.sort_unstable();
    sorted.dedup();
    assert_eq!(sorted.len(), ids.len(), "every id is there once");
    for link in all(document.root(), "a") {
        let target = link.attribute("href").and_then(|href| href.strip_prefix('#'));
        assert!(ids.contains(&target.expect("a place on this page")));
    }
    assert!(document.descendants().all(|node| node.attribute("src").is_none()));
    assert!(all(document.root(), "link").is_empty() && all(document.root(), "script").is_empty());
    assert!(!html.contains("url(") && !html.contains("@import"));
}

#[test]
fn no_number_is_missing_even_of_a_single_game() {
    for (players, games) in [(2, 1), (4, 1), (3, 2)] {
        let figures = Figures::of(&[gathered(players, games)]);
        let html = page::write(&about(), &figures).expect("it can be drawn");
        let document = parsed(&html);
        let words = text(document.root());
        assert!(!words.contains("NaN") && !words.contains("inf"), "{players} players");
        assert!(!html.contains("#0101"), "every colour is one of the page's");
    }
}

#[test]
fn the_command_and_who_played_stand_at_the_top() {
    let html = page::write(&about(), &Figures::of(&[gathered(2, 3)])).expect("it can be drawn");
    let document = parsed(&html);
    let [header] = all(document.root(), "header")[..] else { panic!("one header") };
    let says = text(header);
    let About { command, bots, remarks, .. } = about();
    for words in
        [&command, &bots[0], &remarks[0], &"version 0.0.0".to_owned(), &"3 games".to_owned()]
    {
        assert!(says.contains(words), "{words} is missing in {says}");
    }
}

#[test]
fn a_page_about_one_game_is_sound_too() {
    let name = "<i>Eve & \"co\"</i>".to_owned();
    let table = |caption: &str| GameTable {
        caption: caption.to_owned(),
        columns: vec![String::new(), name.clone()],
        rows: vec![vec!["round 1".to_owned(), "+1.0".to_owned()]],
    };
    let mark = |kind, share| Mark { line: 0, at: (0.5, share), kind };
    let game = GamePage {
        title: "Skill and luck".to_owned(),
        lines: vec![(name.clone(), vec![(0.0, 0.5), (1.0, 1.0)])],
        marks: vec![
            mark(MarkKind::Mistake, 0.1),
            mark(MarkKind::Lucky, 0.2),
            mark(MarkKind::Unlucky, 0.3),
        ],
        seen: "Eve won.".to_owned(),
        shares: table("Shares"),
        players: vec![(name.clone(), vec!["Eve lost nothing.".to_owned()])],
        accounts: table("Accounts"),
        moments: vec!["Round 1: <b>".to_owned()],
        decisions: table("Decisions"),
        luck: table("Luck"),
        ..GamePage::default()
    };
    let html = page::write_game(&game).expect("it can be drawn");
    let document = parsed(&html);
    let root = document.root();
    let sections: Vec<_> =
        all(root, "section").iter().filter_map(|one| one.attribute("id")).collect();
    assert_eq!(sections, ["course", "players", "moments", "decisions", "luck"]);
    let [svg] = all(root, "svg")[..] else { panic!("one drawing") };
    assert!(text(svg).contains(&name) && text(svg).contains("Eve won."));
    assert_eq!(all(root, "table").len(), 4);
    assert!(all(root, "script").is_empty() && !html.contains("#0101"));
}
