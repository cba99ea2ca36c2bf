//! Carries out what a game being played asks for: pictures, timers, bots, storage, sounds.

use std::time::Duration;

use havana_client::{Doing, Epoch, Play, Task};
use havana_rules::Event;
use leptos::prelude::*;

use super::controller::{GameController, ask};
use super::log::Log;
use super::warning;
use crate::app::app;
use crate::{browser, motion, sound, thinker};

/// How long a notice is shown that asks for nothing.
const NOTICE_TIME: Duration = Duration::from_secs(6);

impl GameController {
    /// Gives the game an input, and does what it asks for.
    pub(crate) fn drive(self, input: impl FnOnce(&mut Play)) {
        // There are many inputs, and one program code for what follows from them.
        let mut input = Some(input);
        self.drive_any(&mut |play| input.take().into_iter().for_each(|input| input(play)));
    }

    fn drive_any(self, input: &mut dyn FnMut(&mut Play)) {
        self.update(input);
        if let Some(remote) = self.remote() {
            remote.run(());
            return;
        }
        while let Some(task) = self.play.try_update_value(Play::poll).flatten() {
            self.carry_out(task);
        }
    }

    /// Gives the game an input, and shows what it changed.
    pub(crate) fn update(self, input: &mut dyn FnMut(&mut Play)) {
        let (confirms_all, warns) =
            app().settings.with_untracked(|settings| (settings.ask, settings.warn));
        self.play.try_update_value(|play| {
            play.set_confirms_all(confirms_all);
            play.set_warns(warns && self.day.is_none());
            input(play);
        });
        self.mirror();
    }

    /// Shows the game as it is. Only what changed is drawn again.
    pub(crate) fn mirror(self) {
        let passing = ask(self.play, |play| {
            if let Some(shown) = play.shown() {
                renew(self.shown, shown);
            }
            renew_part(self.since, play.since());
            renew(self.acting, &play.acting());
            renew_part(self.draft, play.draft());
            let is_news = renew_part(self.notice, play.notice());
            renew(self.hint, play.hint());
            // What a server is waited for may be another thing than before.
            if play.doing() == Doing::Waiting {
                self.doing.set(Doing::Waiting);
            } else {
                renew(self.doing, &play.doing());
            }
            play.notice().filter(|notice| is_news && notice.is_passing()).cloned()
        });
        if let Some(notice) = passing {
            set_timeout(move || self.close_notice(&notice), NOTICE_TIME);
        }
    }

    /// Does what the game asks for.
    pub(crate) fn carry_out(self, task: Task) {
        match task {
            Task::Show { epoch, events, time } => self.show_moment(epoch, &events, time),
            Task::Tell(events) => {
                self.log.update(|log| events.into_iter().for_each(|event| log.push(event)));
            }
            Task::Retell => self.log.set(Log::of(ask(self.play, Play::seen).into_iter())),
            Task::Apply(epoch) => {
                self.lesson_decided();
                // The click is confirmed on screen first.
                browser::after_picture(move || self.drive(|play| play.apply(epoch)));
            }
            Task::Check { epoch, seat, decision } => warning::check(self, epoch, seat, decision),
            Task::Judge(decision) => {
                if let Some(judge) = self.judge {
                    judge.run(decision);
                }
            }
            Task::Ask { epoch, ask } => thinker::ask(&ask, move |thought| {
                self.drive(|play| play.answered(epoch, thought.as_ref()));
            }),
            Task::AskHint { epoch, ask } => thinker::ask(&ask, move |thought| {
                self.drive(|play| play.hint_answered(epoch, thought));
            }),
            Task::Save => self.keep(),
            Task::Sound(sound) => sound::play(sound),
            Task::Over => self.finish(),
            // What carries out the tasks of a game on a server does these.
            Task::Submit(_) | Task::Socket(_) | Task::News(_) => {}
        }
    }

    /// Shows events that happen at the same moment, at the pace a person has set.
    fn show_moment(self, epoch: Epoch, events: &[Event], time: Duration) {
        let factor = app().settings.with_untracked(|settings| settings.speed.factor());
        // A player who looks elsewhere sees the current state.
        if factor == 0.0 || browser::document().hidden() {
            motion::stop();
            self.update(&mut Play::skip);
            return;
        }
        let time = time.mul_f64(factor);
        let flying = motion::fly(events, time.mul_f64(0.6));
        let landed = if flying { time.mul_f64(0.5) } else { Duration::ZERO };
        later(landed, move || {
            let positions = motion::positions();
            self.drive(|play| play.landed(epoch));
            motion::slide_from(positions, time.mul_f64(0.5));
            later(time.saturating_sub(landed), move || {
                self.drive(|play| play.shown_to_end(epoch));
            });
        });
    }
}

/// Sets a signal, unless it says so already.
fn renew<T: Clone + PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, now: &T) {
    if signal.with_untracked(|old| old != now) {
        signal.set(now.clone());
    }
}

/// Sets a signal of something that may be missing, unless it says so already; returns whether it was set.
/// What stays the same is not cloned.
fn renew_part<T: Clone + PartialEq + Send + Sync + 'static>(
    signal: RwSignal<Option<T>>,
    now: Option<&T>,
) -> bool {
    let is_new = signal.with_untracked(|old| old.as_ref() != now);
    if is_new {
        signal.set(now.cloned());
    }
    is_new
}

/// Does something after a while.
fn later(time: Duration, then: impl FnOnce() + 'static) {
    if time.is_zero() {
        then();
    } else {
        set_timeout(then, time);
    }
}
