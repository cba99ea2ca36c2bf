//! Showing what happened, moment by moment.

use std::collections::VecDeque;
use std::mem;

use havana_rules::Event;

use super::{Acting, Awaited, Doing, Epoch, Play, Sound, Task, pace};

/// More events than this are not shown one by one.
const LONGEST_SHOW: usize = 120;

/// How much longer the player at the screen looks at what their own cards do.
const OWN_TURN: f64 = 1.5;

impl Play {
    /// The events being shown have reached their places: the table changes.
    pub fn landed(&mut self, epoch: Epoch) {
        if self.epoch != epoch {
            return;
        }
        let Awaited::Moment { events, is_absorbed } = &mut self.awaited else { return };
        if !mem::replace(is_absorbed, true) {
            let events = events.clone();
            self.absorb(&events);
        }
    }

    /// The events being shown were looked at.
    pub fn shown_to_end(&mut self, epoch: Epoch) {
        if self.epoch != epoch {
            return;
        }
        self.landed(epoch);
        if let Awaited::Moment { events, .. } = mem::replace(&mut self.awaited, Awaited::Nothing) {
            self.follow_actor(&events);
            self.go_on();
        }
    }

    /// Shows everything at once, if something is being shown.
    pub fn skip(&mut self) {
        let is_confirmed = matches!(self.awaited, Awaited::Confirmed { .. });
        if self.doing == Doing::Showing && !is_confirmed && !self.is_shown() {
            self.catch_up();
            self.go_on();
        }
    }

    fn is_shown(&self) -> bool {
        self.awaited == Awaited::Nothing && self.queue.is_empty()
    }

    /// Shows the next events; what changes nothing in sight is not waited for.
    pub(super) fn show_next(&mut self) {
        self.doing = Doing::Showing;
        // A player who was away for long sees the current state.
        if self.queue.len() > LONGEST_SHOW {
            self.catch_up();
        }
        loop {
            let events = next_moment(&mut self.queue);
            let Some(first) = events.first() else { return self.go_on() };
            // A player who ends their turn with this is shown as acting until it was looked at.
            self.follow_actor(&events[..1]);
            let is_mine = self.acting.is_some_and(|acting| Some(acting.seat) == self.seat());
            let time = pace::of(first).mul_f64(if is_mine { OWN_TURN } else { 1.0 });
            if !time.is_zero() {
                let moment = Awaited::Moment { events: events.clone(), is_absorbed: false };
                let epoch = self.await_report(moment);
                return self.do_task(Task::Show { epoch, events, time });
            }
            self.absorb(&events);
            self.follow_actor(&events);
        }
    }

    /// Shows all that is under way and all that waits.
    pub(super) fn catch_up(&mut self) {
        let (mut events, mut known) = (Vec::new(), 0);
        if let Awaited::Moment { events: moment, is_absorbed } = &mut self.awaited {
            events = mem::take(moment);
            known = if *is_absorbed { events.len() } else { 0 };
        }
        self.cancel();
        events.extend(self.queue.drain(..));
        self.follow_actor(&events);
        self.absorb(&events[known..]);
    }

    pub(super) fn absorb(&mut self, events: &[Event]) {
        let Some(shown) = self.shown.as_mut().filter(|_| !events.is_empty()) else { return };
        for &event in events {
            shown.absorb(event);
        }
        self.tasks.extend(events.iter().filter_map(Sound::of).map(Task::Sound));
        self.do_task(Task::Tell(events.to_vec()));
    }

    /// Whose turn it is at the moment shown.
    fn follow_actor(&mut self, events: &[Event]) {
        for event in events {
            self.acting = match *event {
                Event::ActionBegan { seat, card } => Some(Acting { seat, card: Some(card) }),
                Event::Built { seat, .. } | Event::CardLaid { seat, .. } => {
                    Some(Acting { seat, card: None })
                }
                Event::TurnEnded { .. } | Event::RoundBegan { .. } | Event::GameOver { .. } => None,
                _ => self.acting,
            };
        }
    }
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
