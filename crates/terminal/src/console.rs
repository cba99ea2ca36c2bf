//! A player at a terminal, without the terminal: what they type comes in, what they read goes out.

mod online;
mod typed;

use std::collections::VecDeque;

use havana_client::online::{Connection, OnlineGame, Status};
use havana_client::{AnyGame, Ask, Next, Session, Thought};
use havana_protocol::DELETED_NAME;
use havana_rules::{Choice, Outcome, Pending, View};
use havana_words::{Names, Words};

use crate::hint;
use crate::menu::Menu;
use crate::table;

/// How many lines of the log are shown at a time.
const LOG_LINES: usize = 40;

/// Where the game is.
#[derive(Debug)]
pub(crate) enum Source {
    /// In this program.
    Here(Box<Session>),
    /// On a server.
    Online(Box<Connection>),
}

/// What answers a line that was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Reply {
    /// A sentence.
    Notice(String),
    /// Several lines to read.
    Page(Vec<String>),
}

/// A question for a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Job {
    pub(crate) ask: Ask,
    pub(crate) is_hint: bool,
}

/// A player at a terminal.
#[derive(Debug)]
pub(crate) struct Console {
    words: Words,
    source: Source,
    log: Vec<String>,
    /// What is new in the log.
    fresh: Vec<String>,
    /// How many events the log tells of.
    told: usize,
    menu: Option<Menu>,
    /// Rises with every list of choices.
    asked: u32,
    replies: VecDeque<Reply>,
    jobs: VecDeque<Job>,
    /// The number of inputs at which a bot was asked.
    thinking_at: Option<usize>,
    is_hinting: bool,
    stage: Stage,
    has_left: bool,
}

/// How far the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Running,
    Over,
    /// Over, and stored by the server.
    Stored,
}

impl Console {
    pub(crate) fn new(words: Words, source: Source) -> Console {
        let mut console = Console {
            words,
            source,
            log: Vec::new(),
            fresh: Vec::new(),
            told: 0,
            menu: None,
            asked: 0,
            replies: VecDeque::new(),
            jobs: VecDeque::new(),
            thinking_at: None,
            is_hinting: false,
            stage: Stage::Running,
            has_left: false,
        };
        console.advance();
        console
    }

    pub(crate) fn words(&self) -> Words {
        self.words
    }

    /// What happened so far, sentence by sentence.
    pub(crate) fn log(&self) -> &[String] {
        &self.log
    }

    /// What is new in the log since this was last asked.
    pub(crate) fn fresh(&mut self) -> Vec<String> {
        std::mem::take(&mut self.fresh)
    }

    /// The list of choices, if it is the player's turn.
    pub(crate) fn menu(&self) -> Option<&Menu> {
        self.menu.as_ref()
    }

    /// A number that rises with every list of choices.
    pub(crate) fn asked(&self) -> u32 {
        self.asked
    }

    /// The next answer to what was typed.
    pub(crate) fn reply(&mut self) -> Option<Reply> {
        self.replies.pop_front()
    }

    /// The next question for a bot.
    pub(crate) fn job(&mut self) -> Option<Job> {
        self.jobs.pop_front()
    }

    /// The connection, if the game is on a server.
    pub(crate) fn connection(&mut self) -> Option<&mut Connection> {
        match &mut self.source {
            Source::Here(_) => None,
            Source::Online(connection) => Some(connection),
        }
    }

    /// The game in this program, if it is one.
    pub(crate) fn session(&self) -> Option<&Session> {
        match &self.source {
            Source::Here(session) => Some(session),
            Source::Online(_) => None,
        }
    }

    pub(crate) fn is_online(&self) -> bool {
        matches!(self.source, Source::Online(_))
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.stage != Stage::Running
    }

    /// Whether the server has stored the game that is over.
    pub(crate) fn is_stored(&self) -> bool {
        self.stage == Stage::Stored
    }

    /// Whether a hint was asked for and has not come yet.
    pub(crate) fn is_hinting(&self) -> bool {
        self.is_hinting
    }

    /// Whether the player has had enough, or the server has.
    pub(crate) fn has_left(&self) -> bool {
        self.has_left
    }

    fn game(&self) -> Option<AnyGame<'_>> {
        match &self.source {
            Source::Here(session) => Some(AnyGame::Here(session)),
            Source::Online(connection) => connection.game().map(AnyGame::Online),
        }
    }

    /// The table as the player sees it; `None` while nothing is known of it.
    pub(crate) fn view(&self) -> Option<View> {
        self.game().map(|game| game.view(game.first_viewer()))
    }

    /// The players' names as the player reads them.
    pub(crate) fn names(&self) -> Names {
        let Some(game) = self.game() else { return Names::default() };
        let shown = |name: &String| match name.as_str() {
            "" | DELETED_NAME => self.words.text("account-gone"),
            name => harmless(name),
        };
        Names::new(game.names().iter().map(shown), game.view(game.first_viewer()).seat())
    }

    /// What the game waits for, in words.
    pub(crate) fn waiting(&self) -> String {
        let (words, names) = (self.words, self.names());
        if let Source::Online(connection) = &self.source {
            match connection.status() {
                Status::Opening => return words.text("online-loading"),
                Status::Broken => return words.text("line-broken"),
                _ => {}
            }
        }
        let Some(view) = self.view() else { return words.text("online-loading") };
        let Pending::Decide { seats, choice } = view.pending() else { return String::new() };
        let name = |seat| ("name", names.of(seat).into());
        match (&self.source, seats.lowest()) {
            (Source::Here(_), Some(seat)) => words.say("table-bot-thinks", &[name(seat)]),
            (Source::Online(connection), _)
                if connection.game().is_some_and(OnlineGame::is_sending) =>
            {
                words.text("company-sending")
            }
            (Source::Online(_), _) if choice == Choice::Opening => words.text("company-all-choose"),
            (Source::Online(_), Some(seat)) => words.say("company-decides", &[name(seat)]),
            (_, None) => String::new(),
        }
    }

    /// A bot has thought.
    pub(crate) fn thought(&mut self, thought: Option<Thought>, is_hint: bool) {
        self.is_hinting &= !is_hint;
        let Source::Here(session) = &mut self.source else { return };
        let is_current = |thought: &Thought| thought.inputs as usize == session.inputs();
        let Some(thought) = thought.filter(is_current) else { return };
        if is_hint {
            if let Some(view) = self.view() {
                let lines = hint::lines(&thought, self.words, &self.names(), view.open());
                self.answer(Reply::Page(lines));
            }
            return;
        }
        self.thinking_at = None;
        let decided = session.decide(thought.seat, thought.choice);
        if decided.is_err() {
            let names = self.names();
            let name = ("name", names.of(thought.seat).to_owned().into());
            self.answer(Reply::Notice(self.words.say("error-bot", &[name])));
            self.has_left = true;
        }
        self.advance();
    }

    /// The game is another one than the log tells of.
    fn begin_again(&mut self) {
        self.log.clear();
        self.fresh.clear();
        let is_known = self.told > 0;
        (self.told, self.menu, self.thinking_at) = (0, None, None);
        self.advance();
        // What was told before is not told again.
        let old =
            if is_known { self.fresh.len() } else { self.fresh.len().saturating_sub(LOG_LINES) };
        self.fresh.drain(..old);
    }

    fn tell(&mut self, lines: impl IntoIterator<Item = String>) {
        for line in lines {
            self.fresh.push(line.clone());
            self.log.push(line);
        }
    }

    /// Tells what is new, lets bots think, asks the player.
    fn advance(&mut self) {
        let Some(game) = self.game() else { return };
        let viewer = game.first_viewer();
        let (news, view, next) = (game.seen(self.told, viewer), game.view(viewer), game.next());
        let names = self.names();
        self.told += news.len();
        let lines = self.words.story(&news, &names, view.open().deck());
        self.tell(lines.into_iter().map(|line| line.text));
        match next {
            Next::Person(_) => self.ask(&view),
            Next::Bot(_) => self.let_bot_think(),
            Next::Elsewhere => self.menu = None,
            Next::Over(outcome) => self.finish(outcome, &view, &names),
        }
    }

    fn ask(&mut self, view: &View) {
        let menu = Menu::new(view);
        let is_asked = |known: &Menu| menu.as_ref().is_some_and(|menu| menu.asks_the_same(known));
        if self.menu.as_ref().is_some_and(is_asked) {
            return;
        }
        self.menu = menu;
        self.asked += 1;
    }

    fn let_bot_think(&mut self) {
        self.menu = None;
        let Source::Here(session) = &self.source else { return };
        let inputs = Some(session.inputs());
        if self.thinking_at == inputs {
            return;
        }
        if let Some(ask) = session.ask_bot() {
            self.thinking_at = inputs;
            self.jobs.push_back(Job { ask, is_hint: false });
        }
    }

    fn finish(&mut self, outcome: Outcome, view: &View, names: &Names) {
        self.menu = None;
        if self.is_over() {
            return;
        }
        let is_closed =
            |connection: &Connection| connection.game().is_some_and(OnlineGame::is_closed);
        self.stage = match &self.source {
            Source::Online(connection) if is_closed(connection) => Stage::Stored,
            _ => Stage::Over,
        };
        let open = view.open();
        let points = |seat| open.player(seat).points();
        let winners = match &self.source {
            Source::Here(_) => outcome.winners,
            Source::Online(connection) => connection.game().map_or(outcome.winners, |game| {
                let all = open.seats().map(|seat| (seat, points(seat)));
                game.company().winners(outcome.winners, all)
            }),
        };
        let best = winners.lowest().map_or(0, points);
        let judged = Outcome { winners, ..outcome };
        self.tell([self.words.winners(&judged, best, names)]);
        let mut seats: Vec<_> = open.seats().collect();
        seats.sort_by_key(|&seat| core::cmp::Reverse(points(seat)));
        for seat in seats {
            let name = table::name(seat, self.words, names);
            let arguments =
                [("name", name.into()), ("points", self.words.points(points(seat)).into())];
            self.tell([self.words.say("end-chart-score", &arguments)]);
        }
    }
}

/// What other people wrote, without characters that a terminal obeys.
fn harmless(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).collect()
}

#[cfg(test)]
mod tests {
    use super::harmless;

    #[test]
    fn a_name_cannot_command_the_terminal() {
        assert_eq!(harmless("Ana\u{1b}[2J\r\u{9b}1m, ¿qué tal?"), "Ana[2J1m, ¿qué tal?");
    }
}
