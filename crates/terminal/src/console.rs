//! A player at a terminal, without the terminal: what they type comes in, what they read goes out.

mod online;
mod typed;

use std::collections::VecDeque;

use getrandom::SysRng;
use havana_client::online::{Connection, OnlineGame, Output, Status};
use havana_client::{AnyGame, Ask, Doing, Epoch, Hint, Next, Notice, Play, Session, Task, Thought};
use havana_protocol::{CommandId, DELETED_NAME};
use havana_rules::{Choice, Event, Outcome, Pending, View};
use havana_words::{Names, Words};
use rand_core::{Rng as _, UnwrapErr};

use crate::hint;
use crate::menu::Menu;
use crate::table;

/// How many lines of the log are shown at a time.
const LOG_LINES: usize = 40;

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
    pub(crate) epoch: Epoch,
    pub(crate) ask: Ask,
    pub(crate) is_hint: bool,
}

/// A player at a terminal.
#[derive(Debug)]
pub(crate) struct Console {
    words: Words,
    play: Play,
    log: Vec<String>,
    /// What is new in the log.
    fresh: Vec<String>,
    /// What happened that the log does not tell yet.
    untold: Vec<Event>,
    menu: Option<Menu>,
    /// Rises with every list of choices.
    asked: u32,
    replies: VecDeque<Reply>,
    jobs: VecDeque<Job>,
    /// What the socket has to do.
    orders: VecDeque<Output>,
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
    pub(crate) fn new(words: Words, play: Play) -> Console {
        let mut console = Console {
            words,
            untold: play.seen(),
            play,
            log: Vec::new(),
            fresh: Vec::new(),
            menu: None,
            asked: 0,
            replies: VecDeque::new(),
            jobs: VecDeque::new(),
            orders: VecDeque::new(),
            stage: Stage::Running,
            has_left: false,
        };
        console.drive(Play::start);
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

    /// The next thing that the socket has to do.
    pub(crate) fn order(&mut self) -> Option<Output> {
        self.orders.pop_front()
    }

    /// When the connection to a server has something to do.
    pub(crate) fn deadline(&self) -> Option<i64> {
        self.play.deadline()
    }

    /// The game in this program, if it is one.
    pub(crate) fn session(&self) -> Option<&Session> {
        self.play.session()
    }

    pub(crate) fn is_online(&self) -> bool {
        self.play.is_online()
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
        *self.play.hint() == Hint::Asked
    }

    /// Whether the player has had enough, or the server has.
    pub(crate) fn has_left(&self) -> bool {
        self.has_left
    }

    /// The table as the player sees it; `None` while nothing is known of it.
    pub(crate) fn view(&self) -> Option<View> {
        self.play.shown().copied()
    }

    /// The players' names as the player reads them.
    pub(crate) fn names(&self) -> Names {
        let Some(game) = self.play.game() else { return Names::default() };
        let shown = |name: &String| match name.as_str() {
            "" | DELETED_NAME => self.words.text("account-gone"),
            name => harmless(name),
        };
        Names::new(game.names().iter().map(shown), game.view(game.first_viewer()).seat())
    }

    /// What the game waits for, in words.
    pub(crate) fn waiting(&self) -> String {
        let (words, names) = (self.words, self.names());
        let connection = self.play.connection();
        match connection.map(Connection::status) {
            Some(Status::Opening) => return words.text("online-loading"),
            Some(Status::Broken) => return words.text("line-broken"),
            _ => {}
        }
        let Some(view) = self.view() else { return words.text("online-loading") };
        let Pending::Decide { seats, choice } = view.pending() else { return String::new() };
        let name = |seat| ("name", names.of(seat).into());
        let is_sending =
            |connection: &Connection| connection.game().is_some_and(OnlineGame::is_sending);
        match (connection, seats.lowest()) {
            (None, Some(seat)) => words.say("table-bot-thinks", &[name(seat)]),
            (Some(connection), _) if is_sending(connection) => words.text("company-sending"),
            (Some(_), _) if choice == Choice::Opening => words.text("company-all-choose"),
            (Some(_), Some(seat)) => words.say("company-decides", &[name(seat)]),
            (_, None) => String::new(),
        }
    }

    /// A bot has thought.
    pub(crate) fn thought(&mut self, epoch: Epoch, thought: Option<Thought>, is_hint: bool) {
        if is_hint {
            self.drive(|play| play.hint_answered(epoch, thought));
        } else {
            self.drive(|play| play.answered(epoch, thought.as_ref()));
        }
        if let (Hint::Answered(thought), Some(view)) = (self.play.hint(), self.play.shown()) {
            let lines = hint::lines(thought, self.words, &self.names(), view.open());
            self.answer(Reply::Page(lines));
            self.play.close_hint();
        }
    }

    /// Gives the game an input, and does what it asks for.
    pub(crate) fn drive(&mut self, input: impl FnOnce(&mut Play)) {
        input(&mut self.play);
        while let Some(task) = self.play.poll() {
            self.carry_out(task);
        }
        self.tell_story();
        match (self.play.doing(), self.view()) {
            (Doing::Deciding(_), Some(view)) => self.ask(&view),
            _ => self.menu = None,
        }
        if let Some(notice) = self.play.notice().cloned() {
            self.play.close_notice(&notice);
            self.answer_notice(&notice);
        }
    }

    fn carry_out(&mut self, task: Task) {
        match task {
            // Who reads sees everything at once.
            Task::Show { .. } => self.play.skip(),
            Task::Tell(events) => self.untold.extend(events),
            Task::Retell => self.begin_again(),
            Task::Apply(epoch) => self.play.apply(epoch),
            // No player has asked to be warned here.
            Task::Check { epoch, .. } => self.play.checked(epoch, None),
            Task::Ask { epoch, ask } => self.jobs.push_back(Job { epoch, ask, is_hint: false }),
            Task::AskHint { epoch, ask } => self.jobs.push_back(Job { epoch, ask, is_hint: true }),
            Task::Submit(decision) => {
                let mut command = [0; 16];
                UnwrapErr(SysRng).fill_bytes(&mut command);
                self.play.submit(CommandId(command), decision);
            }
            Task::Over => self.finish(),
            Task::Socket(output) => self.orders.push_back(output),
            Task::News(news) => self.hear(&news),
            // The game is saved when it is left, nothing is heard, and there are no puzzles.
            Task::Save | Task::Sound(_) | Task::Judge(_) => {}
        }
    }

    /// The game is another one than the log tells of.
    fn begin_again(&mut self) {
        let is_known = !self.log.is_empty();
        self.log.clear();
        self.fresh.clear();
        self.menu = None;
        self.untold = self.play.seen();
        self.tell_story();
        // What was told before is not told again.
        let old =
            if is_known { self.fresh.len() } else { self.fresh.len().saturating_sub(LOG_LINES) };
        self.fresh.drain(..old);
    }

    fn tell_story(&mut self) {
        let events = std::mem::take(&mut self.untold);
        let Some(view) = self.view() else { return };
        let lines = self.words.story(&events, &self.names(), view.open().deck());
        self.tell(lines.into_iter().map(|line| line.text));
    }

    fn answer_notice(&mut self, notice: &Notice) {
        self.has_left |= matches!(notice, Notice::BotFailed(_));
        self.answer(Reply::Notice(notice.sentence(self.words, &self.names())));
    }

    fn tell(&mut self, lines: impl IntoIterator<Item = String>) {
        for line in lines {
            self.fresh.push(line.clone());
            self.log.push(line);
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

    fn finish(&mut self) {
        self.tell_story();
        let Some((game, view)) = self.play.game().zip(self.view()) else { return };
        let (Next::Over(outcome), Stage::Running) = (game.next(), self.stage) else { return };
        let names = &self.names();
        let (is_stored, company) = match game {
            AnyGame::Here(_) => (false, None),
            AnyGame::Online(game) => (game.is_closed(), Some(game.company())),
        };
        let open = view.open();
        let points = |seat| open.player(seat).points();
        let all = open.seats().map(|seat| (seat, points(seat)));
        let winners =
            company.map_or(outcome.winners, |company| company.winners(outcome.winners, all));
        self.stage = if is_stored { Stage::Stored } else { Stage::Over };
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
