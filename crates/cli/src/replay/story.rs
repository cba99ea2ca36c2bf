//! A complete game in words, round by round, told from views and from events as they were seen.

use std::io::{self, Write};

use havana_rules::{BuildingId, Card, Event, Lineup, Open, Seat, State, View};
use havana_table::Replay;

use super::Showing;
use super::runs::{Beat, Runs};
use super::turn::Turn;
use crate::board::{self, Detail, LETTERS};
use crate::style::Tone;
use crate::text::{self, COLUMNS};
use crate::words::{self, count};

pub(super) fn write(out: &mut impl Write, showing: &Showing) -> io::Result<()> {
    let state = State::new(showing.record.header().config());
    let mut story = Story {
        out,
        showing,
        views: showing.eyes.views(&state),
        runs: Runs::default(),
        part: Part::SettingUp,
        step: 0,
    };
    story.begin()?;
    for moment in Replay::new(showing.record) {
        story.step += 1;
        for event in &moment.events {
            story.happen(*event)?;
        }
        // What the table waits for is not told; the views absorb it at the end of each moment.
        story.views = showing.eyes.views(&moment.state);
    }
    story.end()
}

struct Story<'a, W> {
    out: &'a mut W,
    showing: &'a Showing<'a>,
    views: Vec<View>,
    runs: Runs,
    part: Part,
    step: usize,
}

/// The part of a game that is being told.
enum Part {
    SettingUp,
    Opening,
    Turn(Turn),
    BetweenTurns,
    NewCards,
    Revealing,
}

impl<W: Write> Story<'_, W> {
    fn open(&self) -> &Open {
        // There is always at least one view.
        self.views[0].open()
    }

    fn begin(&mut self) -> io::Result<()> {
        let config = self.showing.record.header().config();
        let title = self.showing.title.clone();
        let players = config.players();
        let (target, rules) = (config.target(), config.rules().number());
        self.strong(&format!("{title}: {players} players, to {target} points, rules {rules}"))?;
        self.line(&format!("Letters: {LETTERS}."))?;
        self.line("Below each building are its points and its cost. Only the buildings at the ends can be bought.")?;
        self.heading("Setting up")
    }

    /// Tells an event, if there is something to tell, and absorbs it.
    fn happen(&mut self, event: Event) -> io::Result<()> {
        if matches!(event, Event::Waiting { .. }) {
            return Ok(());
        }
        let seen = self.showing.eyes.see(event);
        for beat in self.runs.push(seen).into_iter().flatten() {
            self.tell(&beat)?;
        }
        for view in &mut self.views {
            view.absorb(event.seen_by(view.viewer()));
        }
        self.after(&seen)
    }

    fn tell(&mut self, beat: &Beat) -> io::Result<()> {
        let happening = match beat {
            // The rows and the first goods are told together when all are there.
            Beat::Came { .. } | Beat::Laid { .. } if self.open().round() == 0 => return Ok(()),
            Beat::Event(event) => return self.event(event),
            Beat::Came { goods, to } => self.showing.words.came(*goods, *to),
            Beat::Laid { row, buildings } => self.showing.words.filled_up(*row, buildings),
        };
        if let Part::Turn(turn) = &mut self.part {
            let lines = turn.add(&self.showing.words, &happening);
            return self.lines(lines);
        }
        writeln!(self.out)?;
        self.line(&format!("Supplies {}.", self.showing.words.sentence(&happening)))
    }

    /// Tells an event before it is absorbed.
    fn event(&mut self, event: &Event) -> io::Result<()> {
        match *event {
            // Told elsewhere: in the heading, at the end, when all is set up.
            Event::RoundBegan { .. } | Event::GameOver { .. } | Event::AgesDrawn { .. } => Ok(()),
            Event::TurnEnded { .. } => self.end_turn(),
            Event::PairChosen { .. } => {
                self.set_up()?;
                self.sentence(event)
            }
            Event::CardLaid { .. } => {
                if !matches!(self.part, Part::NewCards) {
                    self.part = Part::NewCards;
                    writeln!(self.out)?;
                    self.strong("New cards")?;
                }
                self.sentence(event)
            }
            Event::CardRevealed { seat, card, covered } => {
                self.part = Part::Revealing;
                let mut laid = self.open().player(seat).laid();
                laid.remove(covered);
                laid.insert(card);
                let name = self.showing.words.names().of(seat).to_owned();
                let number = laid.number();
                self.line(&format!(
                    "  {name} reveals {card} on top of {covered}: the number is now {number:02}."
                ))
            }
            Event::ActionBegan { seat, card } => self.begin_action(seat, card),
            Event::Built { seat, end, building, paid } => {
                let bought = self.showing.words.bought(end, building, paid);
                self.built(&bought, seat, building)
            }
            _ => self.sentence(event),
        }
    }

    /// Tells what can be told only after an event was absorbed.
    fn after(&mut self, event: &Event) -> io::Result<()> {
        match *event {
            Event::RoundBegan { round, order } => self.begin_round(round, order),
            Event::DiscardTakenBack { seat } => {
                let cards = self.open().player(seat).hand_size() as u64;
                let name = self.showing.words.names().of(seat).to_owned();
                let cards = count(cards, "card", "cards");
                self.line(&format!("  {name} now has {cards} in hand."))
            }
            Event::GameOver { .. } => self.end_turn(),
            _ => Ok(()),
        }
    }

    fn begin_round(&mut self, round: u16, order: Lineup) -> io::Result<()> {
        self.part = Part::BetweenTurns;
        self.heading(&format!("Round {round}"))?;
        self.draw(Detail::Round)?;
        let numbered = order.iter().map(|seat| {
            let number = self.open().player(seat).number().unwrap_or_default();
            format!("{} ({number:02})", self.showing.words.names().of(seat))
        });
        let numbered: Vec<String> = numbered.collect();
        writeln!(self.out)?;
        self.line(&format!("Order of play: {}.", numbered.join(", ")))
    }

    fn begin_action(&mut self, seat: Seat, card: Card) -> io::Result<()> {
        if !matches!(&self.part, Part::Turn(turn) if turn.seat == seat) {
            let player = self.open().player(seat);
            let (had, number) = (player.goods(), player.number().unwrap_or_default());
            self.part = Part::Turn(Turn::new(seat, had));
            let name = self.showing.words.names().of(seat).to_owned();
            writeln!(self.out)?;
            self.strong(&format!("{name} ({number:02})"))?;
        }
        let Part::Turn(turn) = &mut self.part else { return Ok(()) };
        let lines = turn.act(card);
        self.lines(lines)
    }

    fn built(&mut self, bought: &str, seat: Seat, building: BuildingId) -> io::Result<()> {
        let worth = self.open().deck().points(building);
        let points = self.open().player(seat).points() + worth;
        let worth = count(u64::from(worth), "point", "points");
        let says = format!("{bought}: {worth}, {points} in all");
        let Part::Turn(turn) = &mut self.part else { return self.line(&says) };
        let lines = turn.build(&says);
        self.lines(lines)
    }

    fn end_turn(&mut self) -> io::Result<()> {
        let part = std::mem::replace(&mut self.part, Part::BetweenTurns);
        let Part::Turn(turn) = part else { return Ok(()) };
        let has = self.open().player(turn.seat).goods();
        self.lines(turn.finish(has))
    }

    /// Tells what was set up, once.
    fn set_up(&mut self) -> io::Result<()> {
        if !matches!(self.part, Part::SettingUp) {
            return Ok(());
        }
        self.part = Part::Opening;
        let words = &self.showing.words;
        let open = self.open();
        let ages = words.ages(open.oldest_first()).says;
        let has = |seat| {
            let goods = words::goods(open.player(seat).goods());
            format!("{}: {goods}", words.names().of(seat))
        };
        let first: Vec<String> = open.seats().map(has).collect();
        let centre = words::goods(open.centre());
        self.line(&format!("  Players, {ages}."))?;
        self.line(&format!("  Everyone starts with a peso and a material. {}.", first.join("; ")))?;
        self.line(&format!("  In the centre: {centre}."))
    }

    fn end(mut self) -> io::Result<()> {
        if let Some(beat) = self.runs.finish() {
            self.tell(&beat)?;
        }
        self.end_turn()?;
        let words = &self.showing.words;
        if let Some(outcome) = self.open().outcome() {
            self.heading("Game over")?;
            self.strong(&words.outcome(self.open(), outcome))?;
        } else {
            self.heading("The record ends here")?;
            self.line(&format!("Waiting for {}.", words.waiting(self.open())))?;
        }
        writeln!(self.out)?;
        self.draw(Detail::Full)
    }

    /// Tells an event as a sentence, or as part of the turn it belongs to.
    fn sentence(&mut self, event: &Event) -> io::Result<()> {
        let words = &self.showing.words;
        let Some(happening) = words.event(event) else { return Ok(()) };
        if let Part::Turn(turn) = &mut self.part {
            let lines = turn.add(words, &happening);
            return self.lines(lines);
        }
        self.line(&format!("  {}.", words.sentence(&happening)))
    }

    fn draw(&mut self, detail: Detail) -> io::Result<()> {
        board::draw(self.out, &self.showing.words, &self.views, self.showing.style, detail)
    }

    fn heading(&mut self, text: &str) -> io::Result<()> {
        let step = format!("step {}", self.step);
        let rule = "━".repeat(COLUMNS - 8 - text.chars().count() - step.len());
        writeln!(self.out)?;
        self.strong(&format!("━━ {text} {rule} {step} ━━"))?;
        writeln!(self.out)
    }

    fn strong(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", self.showing.style.paint(Tone::Strong, text))
    }

    fn line(&mut self, text: &str) -> io::Result<()> {
        let bare = text.trim_start();
        let indent = " ".repeat(text.len() - bare.len());
        self.lines(text::wrap(&indent, bare))
    }

    fn lines(&mut self, lines: Vec<String>) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| writeln!(self.out, "{line}"))
    }
}
