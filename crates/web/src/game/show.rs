//! Showing what happened, event by event, at the pace a person has set.

use std::collections::VecDeque;
use std::time::Duration;

use havana_rules::Event;
use leptos::prelude::*;

use super::desk::{Acting, Desk, Doing};
use super::pace;
use crate::app::app;
use crate::{browser, motion, sound};

/// More events than this are not shown one by one.
const LONGEST_SHOW: usize = 120;

/// How much longer the player at the screen looks at what their own cards do.
const OWN_TURN: f64 = 1.5;

impl Desk {
    /// Shows the next event, and continues after a pause.
    pub(super) fn show_next(self) {
        self.doing.set(Doing::Showing);
        let factor = app().settings.with_untracked(|settings| settings.speed.factor());
        // A player who looks elsewhere, or was away for long, sees the current state.
        let backlog = self.queue.with_value(VecDeque::len);
        if factor == 0.0 || backlog > LONGEST_SHOW || browser::document().hidden() {
            self.skip();
            return;
        }
        let events = self.queue.try_update_value(next_moment).unwrap_or_default();
        let Some(first) = events.first() else { return self.go_on() };
        // A player who ends their turn with this is shown as acting until the pause is over.
        self.follow_actor(&events[..1]);
        let is_mine = self.acting.get_untracked().is_some_and(|it| Some(it.seat) == self.seat());
        let time = pace::of(first).mul_f64(factor * if is_mine { OWN_TURN } else { 1.0 });
        let flying = motion::fly(&events, time.mul_f64(0.6));
        let landed = if flying { time.mul_f64(0.5) } else { Duration::ZERO };
        self.later(landed, move |desk| {
            let places = motion::places();
            desk.absorb(&events);
            motion::slide_from(places, time.mul_f64(0.5));
            desk.later(time.saturating_sub(landed), move |desk| {
                desk.follow_actor(&events);
                desk.go_on();
            });
        });
    }

    /// Shows all that happened at once.
    fn skip(self) {
        let events: Vec<Event> =
            self.queue.try_update_value(|queue| queue.drain(..).collect()).unwrap_or_default();
        self.turn.update_value(|turn| *turn += 1);
        motion::stop();
        self.follow_actor(&events);
        self.absorb(&events);
        self.go_on();
    }

    /// Shows all at once, if something is being shown.
    pub(crate) fn skip_if_showing(self) {
        if self.doing.get_untracked() == Doing::Showing {
            self.skip();
        }
    }

    /// Does something after a while, unless that no longer counts.
    fn later(self, time: Duration, then: impl FnOnce(Desk) + 'static) {
        if time.is_zero() {
            then(self);
            return;
        }
        let turn = self.turn.get_value();
        set_timeout(
            move || {
                if self.turn.try_get_value() == Some(turn) {
                    then(self);
                }
            },
            time,
        );
    }

    pub(crate) fn absorb(self, events: &[Event]) {
        for event in events {
            sound::of(event);
        }
        batch_events(self, events);
    }

    /// Whose turn it is at the moment shown.
    fn follow_actor(self, events: &[Event]) {
        let mut acting = self.acting.get_untracked();
        for event in events {
            acting = match *event {
                Event::ActionBegan { seat, card } => Some(Acting { seat, card: Some(card) }),
                Event::Built { seat, .. } | Event::CardLaid { seat, .. } => {
                    Some(Acting { seat, card: None })
                }
                Event::TurnEnded { .. } | Event::RoundBegan { .. } | Event::GameOver { .. } => None,
                _ => acting,
            };
        }
        if acting != self.acting.get_untracked() {
            self.acting.set(acting);
        }
    }
}

fn batch_events(desk: Desk, events: &[Event]) {
    desk.shown.update(|view| events.iter().for_each(|&event| view.absorb(event)));
    desk.log.update(|log| events.iter().for_each(|&event| log.push(event)));
}

/// The next events that are shown as one: what takes no time goes with what does.
fn next_moment(queue: &mut VecDeque<Event>) -> Vec<Event> {
    let mut moment = Vec::new();
    let mut takes_time = false;
    while let Some(&next) = queue.front() {
        let time = !pace::of(&next).is_zero();
        if time && takes_time && !moment.last().is_some_and(|last| pace::together(last, &next)) {
            break;
        }
        if time && !takes_time && !moment.is_empty() {
            break;
        }
        takes_time |= time;
        moment.push(next);
        queue.pop_front();
    }
    moment
}
