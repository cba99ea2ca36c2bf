//! How a game continues: what is shown, who thinks, who is asked.

use havana_rules::{Choice, Decision, Pending, Seat, View, Viewer};

use super::{Acting, Awaited, Doing, Epoch, Notice, Play, Sound, Source, Task};
use crate::any_game::AnyGame;
use crate::draft::Draft;
use crate::session::{Next, Session};
use crate::thought::Thought;

impl Play {
    /// A person who has decided sees that: the decision is applied.
    pub fn apply(&mut self, epoch: Epoch) {
        if let Awaited::Confirmed { seat, decision } = self.awaited
            && self.epoch == epoch
        {
            self.cancel();
            self.carry_out(seat, decision);
        }
    }

    /// A bot has answered; `None` if it cannot.
    pub fn answered(&mut self, epoch: Epoch, thought: Option<&Thought>) {
        let Awaited::Bot(seat) = self.awaited else { return };
        if self.epoch != epoch {
            return;
        }
        match thought.filter(|thought| thought.seat == seat) {
            Some(thought) => self.carry_out(seat, thought.choice),
            None => self.notice = Some(Notice::BotFailed(seat)),
        }
    }

    /// A person has taken the device and is alone with it.
    pub fn open_curtain(&mut self) {
        if let Doing::Curtain(seat) = self.doing {
            self.sit_down(seat);
        }
    }

    /// Shows the game as a seat sees it, and continues.
    pub(super) fn sit_down(&mut self, seat: Seat) {
        self.shown = self.game().map(|game| game.view(Viewer::Seat(seat)));
        self.do_task(Task::Retell);
        self.go_on();
    }

    /// Continues: shows what happened, lets bots think, asks people.
    pub(super) fn go_on(&mut self) {
        self.cancel();
        if !self.queue.is_empty() {
            return self.show_next();
        }
        match self.next() {
            Next::Bot(seat) => self.let_think(seat),
            Next::Person(seat) if self.viewer() == Viewer::Seat(seat) => self.let_decide(seat),
            Next::Person(seat) => self.doing = Doing::Curtain(seat),
            Next::Elsewhere => self.doing = Doing::Waiting,
            Next::Over(outcome) => {
                let has_won = self.seat().is_some_and(|seat| outcome.winners.contains(seat));
                self.finish(has_won);
            }
        }
    }

    pub(super) fn next(&self) -> Next {
        self.game().map_or(Next::Elsewhere, AnyGame::next)
    }

    fn let_think(&mut self, seat: Seat) {
        self.doing = Doing::Thinking(seat);
        if let Some(ask) = self.session().and_then(Session::ask_bot) {
            let epoch = self.await_report(Awaited::Bot(seat));
            self.do_task(Task::Ask { epoch, ask });
        }
    }

    pub(super) fn let_decide(&mut self, seat: Seat) {
        let Some(view) = self.shown else { return };
        if let Some(decision) = self.next_planned(&view) {
            return self.carry_out(seat, decision);
        }
        let since = self.game().map(|game| game.since(seat));
        // Nothing comes up between two decisions of the same turn.
        let goes_on = matches!(self.doing, Doing::Deciding(_));
        self.since = since.filter(|since| !since.is_empty() && !goes_on);
        let card = self.acting.filter(|acting| acting.seat == seat).and_then(|it| it.card);
        self.acting = Some(Acting { seat, card });
        self.draft = Draft::new(&view);
        self.doing = Doing::Deciding(seat);
        self.do_task(Task::Sound(Sound::YourTurn));
    }

    /// What was decided about the player whom a tax collector comes to next, if it was.
    fn next_planned(&mut self, view: &View) -> Option<Decision> {
        let Pending::Decide { choice: Choice::Tax { victim }, .. } = view.pending() else {
            self.planned.clear();
            return None;
        };
        let place = self.planned.iter().position(|&(seat, _)| seat == victim)?;
        let (_, loss) = self.planned.remove(place);
        let decision = Decision::Tax { victim, loss };
        matches!(view.check(decision), Some(Ok(()))).then_some(decision)
    }

    fn finish(&mut self, has_won: bool) {
        self.acting = None;
        self.doing = Doing::Over;
        self.do_task(Task::Over);
        self.do_task(Task::Sound(if has_won { Sound::Won } else { Sound::Over }));
    }

    fn carry_out(&mut self, seat: Seat, decision: Decision) {
        let viewer = self.viewer();
        let session = match &mut self.source {
            Source::Here(session) => session,
            Source::Online(connection) => {
                // A decision about a game that the server tells otherwise would be about nothing.
                let is_current = connection.is_current();
                self.clear();
                if is_current {
                    self.do_task(Task::Submit(decision));
                }
                return;
            }
        };
        match session.decide(seat, decision) {
            Ok(before) => {
                self.queue.extend(session.seen(before, viewer));
                self.clear();
                self.save();
                self.go_on();
            }
            Err(refused) => {
                // A person decides again; a bot would only decide the same.
                if session.sitter(seat).is_person() {
                    self.go_on();
                }
                self.notice = Some(Notice::of(refused));
            }
        }
    }
}
