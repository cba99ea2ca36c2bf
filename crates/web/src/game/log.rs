//! What happened, round by round.

use havana_rules::Event;

/// What happened, round by round; the first chapter is the setting-up.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Log {
    chapters: Vec<Chapter>,
}

/// What happened in one round.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Chapter {
    /// The round; 0 is the setting-up.
    pub(crate) round: u16,
    pub(crate) events: Vec<Event>,
}

impl Log {
    /// The log of all this.
    pub(crate) fn of(events: impl Iterator<Item = Event>) -> Log {
        let mut log = Log { chapters: vec![Chapter { round: 0, events: Vec::new() }] };
        events.for_each(|event| log.push(event));
        log
    }

    /// Adds what happened.
    pub(crate) fn push(&mut self, event: Event) {
        if let Event::RoundBegan { round, .. } = event {
            self.chapters.push(Chapter { round, events: Vec::new() });
        }
        if let Some(chapter) = self.chapters.last_mut() {
            chapter.events.push(event);
        }
    }

    /// The chapters, the earliest first.
    pub(crate) fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// The chapter of a round.
    pub(crate) fn chapter(&self, round: u16) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.round == round)
    }
}
