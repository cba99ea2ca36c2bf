//! One game being played at one screen.

use havana_rules::{Decision, Event, Outcome, Pending, Seat, View, Viewer};
use havana_table::{Dice, NoUndo, Record, Refused, Replay, Table};

use crate::setup::{Setup, SetupWrong, Sitter};
use crate::since::Since;
use crate::thought::Ask;

/// A game at one screen: the table, who sits at it, and everything that happened.
#[derive(Debug)]
pub struct Session {
    table: Table,
    sitters: Vec<Sitter>,
    seed: u64,
    memory_aid: bool,
    events: Vec<Event>,
    /// For each seat, how much had happened when it last decided.
    decided_at: [usize; Seat::MAX],
}

/// Whom a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// A person at this device.
    Person(Seat),
    /// A bot.
    Bot(Seat),
    /// A person elsewhere, or a server.
    Elsewhere,
    /// Nobody any more.
    Over(Outcome),
}

impl Session {
    /// A game about to begin. The bots' decisions follow from `seed`; the same dice, the same seed and
    /// the same decisions of people give the same record.
    pub fn begin(setup: &Setup, dice: Dice, seed: u64) -> Result<Session, SetupWrong> {
        let mut events = Vec::new();
        let table = Table::new(setup.header()?, dice, &mut events);
        // Seeded dice never run out.
        let table = table.unwrap_or_else(|error| unreachable!("{error}"));
        Ok(Session {
            table,
            sitters: setup.sitters.clone(),
            seed,
            memory_aid: setup.memory_aid,
            events,
            decided_at: [0; Seat::MAX],
        })
    }

    /// A game that continues where a record ends; seats without a sitter are a person's.
    pub fn resume(
        record: Record,
        mut sitters: Vec<Sitter>,
        memory_aid: bool,
        dice: Dice,
        seed: u64,
    ) -> Option<Session> {
        sitters.resize(record.header().config().players(), Sitter::Person);
        let (mut events, decided_at) = played(&record);
        let table = Table::resume(record, dice, &mut events).ok()?;
        Some(Session { table, sitters, seed, memory_aid, events, decided_at })
    }

    /// Whom the game waits for. In the opening, where all choose in secret (R2.5), they are asked
    /// by seat.
    pub fn next(&self) -> Next {
        let seats = match self.table.pending() {
            Pending::Over(outcome) => return Next::Over(outcome),
            Pending::Decide { seats, .. } => seats,
            Pending::Chance(_) => unreachable!("a table draws until a decision is due"),
        };
        match seats.lowest() {
            Some(seat) if self.sitter(seat).is_person() => Next::Person(seat),
            Some(seat) => Next::Bot(seat),
            None => unreachable!("every decision has a player"),
        }
    }

    /// What was agreed before it, to play once more.
    pub fn setup(&self) -> Setup {
        let config = self.table.header().config();
        Setup {
            sitters: self.sitters.clone(),
            names: self.names().to_vec(),
            ages: config.ages().map(|ages| ages.iter().collect()),
            deck: config.deck(),
            target: Some(config.target()),
            memory_aid: self.memory_aid,
        }
    }

    /// Who sits at a seat.
    pub fn sitter(&self, seat: Seat) -> Sitter {
        self.sitters.get(seat.index()).copied().unwrap_or(Sitter::Person)
    }

    /// Who sits where.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// The seats of the people at the screen.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = self.table.state().open().seats();
        seats.filter(|&seat| self.sitter(seat).is_person())
    }

    /// The name of a seat's player.
    pub fn name(&self, seat: Seat) -> &str {
        self.names().get(seat.index()).map_or("", String::as_str)
    }

    /// The players' names.
    pub fn names(&self) -> &[String] {
        self.table.header().names().unwrap_or_default()
    }

    /// Whether the table reminds players of what they have seen of the others' cards.
    pub fn memory_aid(&self) -> bool {
        self.memory_aid
    }

    /// The game as a viewer sees it.
    pub fn view(&self, viewer: Viewer) -> View {
        self.table.state().view(viewer)
    }

    /// How many inputs there are: the number of the next.
    pub fn inputs(&self) -> usize {
        self.table.inputs().len()
    }

    /// How many events there are.
    pub fn happened(&self) -> usize {
        self.events.len()
    }

    /// What happened from the event with this number on, as a viewer saw it.
    pub fn seen(&self, from: usize, viewer: Viewer) -> impl Iterator<Item = Event> + '_ {
        self.events.iter().skip(from).map(move |event| event.seen_by(viewer))
    }

    /// All that happened since a seat last decided, as it saw it.
    pub fn seen_since(&self, seat: Seat) -> impl Iterator<Item = Event> + '_ {
        self.seen(self.decided_at[seat.index()], Viewer::Seat(seat))
    }

    /// What the others did since a seat last decided, and what they did to it.
    pub fn since(&self, seat: Seat) -> Since {
        Since::of(self.seen_since(seat), seat)
    }

    /// Carries a decision out, and tells how many events there were before it.
    pub fn decide(&mut self, seat: Seat, decision: Decision) -> Result<usize, Refused> {
        let before = self.events.len();
        self.table.decide(seat, decision, &mut self.events)?;
        self.decided_at[seat.index()] = before;
        Ok(before)
    }

    /// What a seat could take back, or why it cannot.
    pub fn can_undo(&self, seat: Seat) -> Result<Decision, NoUndo> {
        self.table.can_undo(seat)
    }

    /// Takes a seat's last decision back.
    pub fn undo(&mut self, seat: Seat) -> Result<Decision, NoUndo> {
        let decision = self.table.undo(seat)?;
        (self.events, self.decided_at) = played(&self.table.record());
        Ok(decision)
    }

    /// The record of the game so far.
    pub fn record(&self) -> Record {
        self.table.record()
    }

    /// The question to put to the bot whose turn it is.
    pub fn ask_bot(&self) -> Option<Ask> {
        let Next::Bot(seat) = self.next() else { return None };
        Some(self.ask(seat, self.sitter(seat)))
    }

    /// The question what a bot would do at a seat.
    pub fn ask(&self, seat: Seat, bot: Sitter) -> Ask {
        Ask { record: self.record().to_binary(), seat, bot, meanwhile: None, seed: self.seed }
    }

    /// Lets all bots decide whose turn it is, one after another, here and now.
    pub fn let_bots_play(&mut self) {
        while let Some(ask) = self.ask_bot() {
            let decision = crate::thought::weigh(&ask).map(|thought| thought.choice);
            let decided = decision.map(|decision| self.decide(ask.seat, decision));
            if !matches!(decided, Some(Ok(_))) {
                return;
            }
        }
    }
}

/// The events of a record, and how much had happened when each seat last decided.
fn played(record: &Record) -> (Vec<Event>, [usize; Seat::MAX]) {
    let (mut events, mut decided_at) = (Vec::new(), [0; Seat::MAX]);
    for moment in Replay::new(record) {
        if let havana_rules::Input::Decision { seat, .. } = moment.input {
            decided_at[seat.index()] = events.len();
        }
        events.extend(moment.events);
    }
    (events, decided_at)
}
