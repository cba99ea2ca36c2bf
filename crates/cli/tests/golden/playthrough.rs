//! A game as text: each step with what was seen of it, the open table, and every viewer's cards.

use std::collections::HashMap;
use std::fmt::Write;

use havana_cli::names;
use havana_rules::{
    Card, Cards, Decisions, Event, Goods, Open, RowName, Seat, State, View, Viewer,
};
use havana_table::{Record, Replay};
use havana_words::english::{self as words, GameWords};

/// The most choices that are listed.
const FEW: usize = 12;

pub(crate) fn text(record: &Record) -> String {
    let config = record.header().config();
    let words = GameWords::new(names::of(record.header()), config.deck());
    let mut page = Page { words, text: String::new(), before: HashMap::new() };
    let codes = Card::ALL.map(|card| format!("{} = {card}", code(card)));
    page.line(&format!("{} players, to {} points.", config.players(), config.target()));
    page.line("After each step come the lines that it changed; when a round begins, all lines.");
    page.line(&format!("Cards: {}.", codes.join(", ")));
    let mut replay = Replay::new(record);
    page.line("\n== 0 before the first input");
    page.state(replay.state());
    loop {
        let before = *replay.state();
        let mut events: Vec<Event> = Vec::new();
        let Some(input) = replay.step(&mut events) else { break };
        let says = page.words.input(before.open(), input);
        page.line(&format!("\n== {} {says}", replay.played()));
        for event in events {
            page.event(before.open(), event);
        }
        page.state(replay.state());
    }
    page.text
}

struct Page {
    words: GameWords,
    text: String,
    before: HashMap<Part, String>,
}

/// What one or more lines of a step are about.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Part {
    Rows,
    Goods,
    Player(Seat),
    View(Viewer),
}

impl Page {
    fn line(&mut self, line: &str) {
        writeln!(self.text, "{line}").expect("a string takes all");
    }

    /// Writes a part unless it stands just so above.
    fn part(&mut self, part: Part, lines: String) {
        if self.before.get(&part) != Some(&lines) {
            self.line(&lines);
        }
        self.before.insert(part, lines);
    }

    /// What everybody saw, and what some saw more of.
    fn event(&mut self, open: &Open, event: Event) {
        if matches!(event, Event::RoundBegan { .. }) {
            self.before.clear();
        }
        let public = event.seen_by(Viewer::Spectator);
        let says = |page: &Page, event: &Event| {
            page.words.event(event).map(|happening| page.words.sentence(&happening))
        };
        let Some(told) = says(self, &public) else { return };
        self.line(&format!(" * {told}"));
        for seat in open.seats() {
            let seen = event.seen_by(Viewer::Seat(seat));
            if seen != public
                && let Some(told) = says(self, &seen)
            {
                let name = self.words.names().of(seat).to_owned();
                self.line(&format!(" * but {name} sees: {told}"));
            }
        }
    }

    fn state(&mut self, state: &State) {
        let open = state.open();
        self.part(Part::Rows, rows(open));
        self.part(Part::Goods, goods(open));
        for seat in open.order().iter() {
            self.part(Part::Player(seat), self.player(open, seat));
        }
        for viewer in open.seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
            self.part(Part::View(viewer), self.view(&state.view(viewer)));
        }
        self.line(&format!("   waits for {}", self.words.waiting(open)));
    }

    fn player(&self, open: &Open, seat: Seat) -> String {
        let player = open.player(seat);
        let laid = match player.number() {
            Some(number) => format!("laid {} = {number:02}", codes(player.laid())),
            None => "laid nothing".to_owned(),
        };
        let covered = player.covered().map(|card| format!(", {} covered", code(card)));
        let trail = player.trail();
        let gone: Vec<&str> = (0..trail.len()).map(|place| code(trail.card(place))).collect();
        let holds = player.hand_size() + usize::from(player.covered().is_some());
        let back = match player.number() {
            Some(_) => trail.returned(player.laid(), holds),
            None => 0,
        };
        let back = if back > 0 { format!(", {back} of them back") } else { String::new() };
        format!(
            "   {}: {} points; {}; {laid}{}; hand {}, discard {}; gone [{}]{back}",
            self.words.names().of(seat),
            player.points(),
            short(player.goods()),
            covered.unwrap_or_default(),
            player.hand_size(),
            player.discard_size(),
            gone.join(" "),
        )
    }

    fn view(&self, view: &View) -> String {
        let mut lines = match (view.seat(), view.hand(), view.face_down(), view.discard()) {
            (Some(seat), Some(hand), Some(face_down), Some(discard)) => {
                let [hand, face_down, discard] = [hand, face_down, discard].map(codes);
                let name = self.words.names().of(seat);
                format!("   {name} sees hand [{hand}] face down [{face_down}] discard [{discard}]")
            }
            nothing => {
                assert_eq!(nothing, (None, None, None, None), "a spectator sees no cards");
                "   spectator sees no hand".to_owned()
            }
        };
        let mut legal = Decisions::new();
        view.legal(&mut legal);
        if legal.len() > FEW {
            write!(lines, "\n     has {} choices", legal.len()).expect("a string takes all");
            return lines;
        }
        for &decision in legal.iter() {
            let told = self.words.decision(view.open(), decision);
            write!(lines, "\n     may {told}").expect("a string takes all");
        }
        lines
    }
}

fn rows(open: &Open) -> String {
    let row = |row| {
        let keys = open.row(row).as_slice().iter().map(|&id| open.deck().key(id));
        if open.row(row).is_empty() { "-".to_owned() } else { keys.collect::<Vec<_>>().join(" ") }
    };
    let [upper, lower] = RowName::ALL.map(row);
    format!("   upper {upper}\n   lower {lower}\n   pile  {} buildings", open.pile().len())
}

fn goods(open: &Open) -> String {
    let quiet = match open.quiet_rounds() {
        0 => String::new(),
        rounds => format!("; quiet rounds {rounds}"),
    };
    format!(
        "   centre {}; supply {}; box {}{quiet}",
        short(open.centre()),
        short(open.supply()),
        short(open.boxed())
    )
}

fn short(goods: Goods) -> String {
    let letters: Vec<String> = words::letters(goods).map(|(_, letters)| letters).collect();
    if letters.is_empty() { "nothing".to_owned() } else { letters.join(" ") }
}

fn codes(cards: Cards) -> String {
    cards.iter().map(code).collect::<Vec<_>>().join(" ")
}

/// A card in one or two signs.
fn code(card: Card) -> &'static str {
    match card {
        Card::Siesta => "0",
        Card::Refreshment => "1",
        Card::Protection => "2p",
        Card::Debris => "2d",
        Card::Conservation => "3c",
        Card::TaxCollector => "3t",
        Card::Worker => "4w",
        Card::Architect => "4a",
        Card::PesoThief => "5",
        Card::MaterialsThief => "6",
        Card::BlackMarket => "7",
        Card::Pesos => "8",
        Card::Mama => "9",
    }
}
