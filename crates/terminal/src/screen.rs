//! Screen mode: the whole table at once, redrawn with every change.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;

use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::DefaultTerminal;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Borders, Clear, List, ListState, Paragraph, Wrap};

use crate::board;
use crate::console::{Console, Reply};
use crate::help;
use crate::input::Input;
use crate::plain::prompt;

/// The smallest window in which a table can be read.
const COLUMNS: u16 = 60;
const ROWS: u16 = 20;

/// Screen mode. The terminal is given back when it ends.
pub(crate) struct Screen {
    terminal: DefaultTerminal,
    /// What is being typed.
    typed: String,
    notice: String,
    /// A page to read, and how far it is scrolled.
    page: Option<(Vec<String>, u16)>,
    chosen: ListState,
    asked: u32,
}

impl Screen {
    /// Takes the terminal over.
    pub(crate) fn new() -> io::Result<Screen> {
        Ok(Screen {
            terminal: ratatui::try_init()?,
            typed: String::new(),
            notice: String::new(),
            page: None,
            chosen: ListState::default(),
            asked: 0,
        })
    }

    /// Reads keys until the program ends.
    pub(crate) fn listen(inputs: Sender<Input>) {
        thread::spawn(move || {
            loop {
                let input = match event::read() {
                    Ok(Event::Key(key)) if key.kind == KeyEventKind::Press => Input::Key(key),
                    Ok(Event::Resize(..)) => Input::Resized,
                    Ok(_) => continue,
                    Err(_) => Input::End,
                };
                let is_end = matches!(input, Input::End);
                if inputs.send(input).is_err() || is_end {
                    return;
                }
            }
        });
    }

    /// A key was pressed.
    pub(crate) fn press(&mut self, key: KeyEvent, console: &mut Console) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if matches!(key.code, KeyCode::Char('c' | 'd')) {
                console.leave();
            }
            return;
        }
        if let Some((_, scrolled)) = &mut self.page {
            match key.code {
                KeyCode::Down | KeyCode::PageDown => *scrolled = scrolled.saturating_add(1),
                KeyCode::Up | KeyCode::PageUp => *scrolled = scrolled.saturating_sub(1),
                _ => self.page = None,
            }
            return;
        }
        self.notice.clear();
        match key.code {
            KeyCode::Down => self.chosen.select_next(),
            KeyCode::Up => self.chosen.select_previous(),
            KeyCode::Enter => self.enter(console),
            KeyCode::Esc => self.typed.clear(),
            KeyCode::Backspace => drop(self.typed.pop()),
            KeyCode::Char('?') if self.typed.is_empty() => self.page = Some((help(console), 0)),
            // These act at once; leaving the game takes Enter as well.
            KeyCode::Char(letter @ ('t' | 'l' | 'c' | 'h' | 'u' | 'b'))
                if self.typed.is_empty() =>
            {
                console.type_line(&letter.to_string());
            }
            KeyCode::Char(letter) => self.typed.push(letter),
            _ => {}
        }
    }

    /// Takes what was typed, or the line that is marked.
    fn enter(&mut self, console: &mut Console) {
        if console.is_over() {
            return console.leave();
        }
        let typed = std::mem::take(&mut self.typed);
        match (typed.is_empty(), self.chosen.selected(), console.menu()) {
            (false, ..) => console.type_line(&typed),
            (true, Some(place), Some(menu)) => {
                // The line after the choices leads back.
                let number = if place < menu.len() { place + 1 } else { 0 };
                console.type_line(&number.to_string());
            }
            _ => {}
        }
    }

    /// Draws the table.
    pub(crate) fn show(&mut self, console: &mut Console) -> io::Result<()> {
        // The log shows it.
        drop(console.fresh());
        while let Some(reply) = console.reply() {
            match reply {
                Reply::Notice(notice) => self.notice = notice,
                Reply::Page(lines) => {
                    self.notice.clear();
                    self.page = Some((lines, 0));
                }
            }
        }
        if self.asked != console.asked() {
            self.asked = console.asked();
            self.chosen = ListState::default().with_selected(Some(0));
        }
        let Screen { terminal, typed, notice, page, chosen, .. } = self;
        terminal.draw(|frame| {
            draw(frame, console, typed, notice, chosen);
            if let Some((lines, scrolled)) = page {
                popup(frame, lines, scrolled);
            }
        })?;
        Ok(())
    }
}

/// What can be typed, and what the picture means.
fn help(console: &Console) -> Vec<String> {
    let words = console.words();
    let arrows = format!("  {:<8} {}", "↑ ↓", words.text("terminal-help-scroll"));
    let keys = help::lines(words, console.is_online());
    keys.into_iter().chain([arrows]).chain(board::legend(words)).collect()
}

impl Drop for Screen {
    fn drop(&mut self) {
        ratatui::restore();
    }
}

fn draw(
    frame: &mut Frame<'_>,
    console: &Console,
    typed: &str,
    notice: &str,
    chosen: &mut ListState,
) {
    let area = frame.area();
    let words = console.words();
    if area.width < COLUMNS || area.height < ROWS {
        let size = [("columns", COLUMNS.into()), ("rows", ROWS.into())];
        let says = Paragraph::new(words.say("terminal-small", &size)).wrap(Wrap { trim: true });
        frame.render_widget(says, area);
        return;
    }
    let view = console.view();
    let players = view.as_ref().map_or(0, |view| view.open().player_count()) as u16;
    let cards = view.as_ref().map(|view| board::hand(view, words, area.width)).unwrap_or_default();
    let [title, rows, table, hand, middle, status, input] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(5),
        Constraint::Length(players + 2),
        Constraint::Length(cards.len() as u16),
        Constraint::Min(3),
        Constraint::Length(2),
        Constraint::Length(1),
    ])
    .areas(area);
    let names = console.names();
    match &view {
        Some(view) => {
            frame.render_widget(board::title(view, words), title);
            board::rows(frame, rows, view.open(), words);
            board::players(frame, table, view, words, &names);
            frame.render_widget(Text::from_iter(cards), hand);
        }
        None => frame.render_widget(Paragraph::new(words.text("app-title")), title),
    }
    let [left, right] =
        Layout::horizontal([Constraint::Percentage(56), Constraint::Percentage(44)]).areas(middle);
    choices(frame, left, console, chosen);
    log(frame, right, console);
    let says = match console.menu() {
        _ if !notice.is_empty() => notice.to_owned(),
        _ if console.is_over() => words.text("end-title"),
        Some(menu) => prompt(console, menu.len()),
        None => console.waiting(),
    };
    let says = Paragraph::new(says).wrap(Wrap { trim: true });
    frame.render_widget(says.style(Style::new().add_modifier(Modifier::BOLD)), status);
    frame.render_widget(Paragraph::new(format!("> {typed}")), input);
    frame.set_cursor_position((input.x + 2 + typed.chars().count() as u16, input.y));
}

fn choices(frame: &mut Frame<'_>, area: Rect, console: &Console, chosen: &mut ListState) {
    let words = console.words();
    let (Some(menu), Some(view)) = (console.menu(), console.view()) else {
        let block = Block::new().borders(Borders::TOP);
        return frame.render_widget(block, area);
    };
    let names = console.names();
    let block = Block::new().borders(Borders::TOP).title(menu.question(words, &names));
    let width = usize::from(area.width.saturating_sub(5));
    let mut labels = menu.labels(words, &names, view.open());
    if menu.is_second() {
        labels.push(words.text("terminal-back"));
    }
    let count = menu.len();
    let items = labels.into_iter().enumerate().map(|(place, label)| {
        let number = if place < count { place + 1 } else { 0 };
        let mut lines = board::wrapped(&label, width).into_iter();
        let first = format!("{number:>3} {}", lines.next().unwrap_or_default());
        let rest = lines.map(|line| format!("    {line}"));
        [first].into_iter().chain(rest).collect::<Text>()
    });
    let marked = Style::new().add_modifier(Modifier::REVERSED);
    let list = List::new(items).block(block).highlight_style(marked);
    frame.render_stateful_widget(list, area, chosen);
}

fn log(frame: &mut Frame<'_>, area: Rect, console: &Console) {
    let title = console.words().text("table-log");
    let block = Block::new().borders(Borders::TOP | Borders::LEFT).title(title);
    let inside = block.inner(area);
    let (width, height) = (usize::from(inside.width), usize::from(inside.height));
    let last = console.log().iter().rev().take(height);
    let lines: Vec<Vec<String>> = last.map(|line| board::wrapped(line, width)).collect();
    let lines: Vec<String> = lines.into_iter().rev().flatten().collect();
    let from = lines.len().saturating_sub(height);
    let shown = lines[from..].iter().map(|line| Line::raw(line.clone()));
    frame.render_widget(Paragraph::new(shown.collect::<Text>()).block(block), area);
}

fn popup(frame: &mut Frame<'_>, lines: &[String], scrolled: &mut u16) {
    let area = frame.area();
    let inside = usize::from(area.width.saturating_sub(4));
    let lines: Vec<String> = lines.iter().flat_map(|line| board::wrapped(line, inside)).collect();
    let height = (lines.len() as u16 + 2).min(area.height);
    let most = (lines.len() as u16).saturating_sub(height.saturating_sub(2));
    *scrolled = (*scrolled).min(most);
    let place = Rect { x: 0, y: (area.height - height) / 2, width: area.width, height };
    let text = Text::from_iter(lines);
    let page = Paragraph::new(text).scroll((*scrolled, 0)).block(Block::bordered());
    frame.render_widget(Clear, place);
    frame.render_widget(page, place);
}

#[cfg(test)]
mod tests {
    use havana_client::{Next, Play};
    use havana_rules::RowName;
    use havana_words::{Language, Words};
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    use super::*;
    use crate::tests::against_bots;

    /// The screen as text, line by line.
    fn drawn(console: &Console, columns: u16, rows: u16) -> Vec<String> {
        let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
        let mut chosen = ListState::default().with_selected(Some(0));
        terminal.draw(|frame| draw(frame, console, "1", "", &mut chosen)).unwrap();
        let buffer = terminal.backend().buffer();
        let line = |y| (0..columns).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..rows).map(line).collect()
    }

    #[test]
    fn hand_prices_question_and_prompt_fit_a_small_screen_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            for (players, columns, rows) in [(2, 80, 24), (4, 80, 24), (3, 120, 40)] {
                let session = against_bots(words, players, 4);
                assert!(matches!(session.next(), Next::Person(_)));
                let console = Console::new(words, Play::here(session));
                let lines = drawn(&console, columns, rows);
                let text = lines.join("\n");
                let view = console.view().unwrap();
                for card in view.hand().unwrap().iter() {
                    assert!(text.contains(&words.card_label(card)), "{language:?}\n{text}");
                }
                for &id in RowName::ALL.iter().flat_map(|&row| view.open().row(row).as_slice()) {
                    let price = |gap| board::price(view.open(), id, words, gap).to_string();
                    let is_whole = text.contains(&price(" ")) || text.contains(&price(""));
                    assert!(is_whole, "{language:?} {}\n{text}", price(""));
                }
                let question = console.menu().unwrap().question(words, &console.names());
                let start: String = question.chars().take(20).collect();
                assert!(text.contains(&start), "{language:?}\n{text}");
                assert!(text.contains("> 1") && lines[0].contains(&words.text("app-title")));
                assert!(text.contains('?'), "the prompt names the help");
            }
        }
    }

    #[test]
    fn a_window_that_is_too_small_says_so() {
        let words = Words::new(Language::English);
        let session = against_bots(words, 2, 1);
        let console = Console::new(words, Play::here(session));
        for (columns, rows) in [(59, 24), (80, 19), (1, 1), (0, 0)] {
            let text = drawn(&console, columns, rows).join(" ");
            assert!(columns < 40 || text.contains("too small"), "{text}");
        }
        drawn(&console, COLUMNS, ROWS);
    }
}
