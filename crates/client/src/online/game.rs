//! One game on a server, as one client knows it.

use havana_protocol::{CommandId, History, Id, Said, Seen, ToClient, ToServer, Welcome, WhoSits};
use havana_rules::{Choice, Decision, Event, Pending, Seat, Seats, State, View, Viewer};
use havana_table::Header;
use thiserror::Error;

use super::clocks::Company;
use super::heard::Heard;
use super::output::News;
use crate::session::Next;
use crate::since::Since;

/// One game on a server: what this client has heard of it, and what it has said and not yet
/// heard an answer to.
#[derive(Debug)]
pub struct OnlineGame {
    header: Header,
    seat: Option<Seat>,
    memory_aid: bool,
    view: View,
    events: Vec<Event>,
    /// The hash of what was agreed and of all events, which the server compares with its own.
    history: History,
    moves: u32,
    /// How many events the server had when it last welcomed us.
    promised: usize,
    /// How much had happened when the client's own seat last decided.
    decided_at: usize,
    /// A decision that was sent and not answered yet.
    sent: Option<Sent>,
    /// The least number of moves: a decision was answered whose events may be on their way.
    answered: u32,
    company: Company,
    said: Vec<Said>,
    is_closed: bool,
    again: Option<Id>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Sent {
    command: CommandId,
    at: u32,
    decision: Decision,
    /// Whether it came too late once and was sent again.
    is_again: bool,
}

/// The welcome does not begin a game: another version of the program is needed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("the server tells of a game that cannot be read: {0}")]
pub struct UnreadableGame(pub String);

/// The number of chat messages that are remembered.
const MOST_SAID: usize = 200;

impl OnlineGame {
    /// The first message of a connection: how much of the game is known already.
    pub fn hello(known: Option<&OnlineGame>) -> ToServer {
        let (have, history) =
            known.map_or((0, 0), |game| (game.events.len() as u32, game.history.hash()));
        ToServer::Hello { have, history }
    }

    /// The game that a server welcomes to; its events follow.
    pub fn new(welcome: Welcome) -> Result<OnlineGame, UnreadableGame> {
        let header = welcome.header.decode().map_err(|error| UnreadableGame(error.to_string()))?;
        let viewer = welcome.seat.map_or(Viewer::Spectator, Viewer::Seat);
        Ok(OnlineGame {
            view: State::new(header.config()).view(viewer),
            history: History::new(&welcome.header, welcome.seat),
            header,
            seat: welcome.seat,
            memory_aid: welcome.memory_aid,
            events: Vec::new(),
            moves: 0,
            promised: welcome.events as usize,
            decided_at: 0,
            sent: None,
            answered: 0,
            company: Company::default(),
            said: welcome.said,
            is_closed: false,
            again: None,
        })
    }

    /// Takes one message; `now` is this client's own clock, in milliseconds.
    pub fn hear(&mut self, message: ToClient, now: i64) -> Heard {
        match message {
            ToClient::Welcome(welcome) => self.welcomed_back(welcome),
            ToClient::Seen { moves, from, events } => {
                self.see(moves, from, events.into_iter().map(|seen| seen.0))
            }
            ToClient::Done { command, .. } => match self.take_sent(command) {
                Some(sent) => {
                    self.answered = sent.at + 1;
                    Heard::News(News::Happened)
                }
                None => Heard::Nothing,
            },
            ToClient::Stale { command } => match self.take_sent(command) {
                Some(sent) => self.came_too_late(sent),
                None => Heard::Nothing,
            },
            ToClient::Refused { command, why } => match self.take_sent(command) {
                Some(_) => Heard::News(News::Refused(why)),
                None => Heard::Nothing,
            },
            ToClient::Seats { seats, watching, .. } => {
                // The words of a player who has deleted their account go with their name.
                let gone = |seat: Seat| {
                    let who = seats.get(seat.index()).map(|now| &now.who);
                    matches!(who, Some(WhoSits::Person { name, .. }) if name.is_empty())
                };
                self.said.retain(|said| !gone(said.seat));
                self.company = Company { seats, watching, heard_at: now };
                Heard::News(News::Company)
            }
            ToClient::Said(said) => {
                if self.said.iter().any(|known| known.number == said.number) {
                    return Heard::Nothing;
                }
                self.said.push(said);
                let surplus = self.said.len().saturating_sub(MOST_SAID);
                self.said.drain(..surplus);
                Heard::News(News::Said)
            }
            ToClient::Closed => {
                self.is_closed = true;
                Heard::News(News::Closed)
            }
            ToClient::Again(table) => {
                self.again = Some(table);
                Heard::News(News::Again(table))
            }
            ToClient::Pong => Heard::Nothing,
        }
    }

    /// The connection is there again. What was sent and not answered is said once more, under the
    /// same name: if it had arrived, saying it twice does nothing. If the server has another
    /// history, this game is of no use any more.
    fn welcomed_back(&mut self, welcome: Box<Welcome>) -> Heard {
        let same = welcome
            .header
            .decode()
            .is_ok_and(|header| header == self.header && welcome.seat == self.seat);
        if !same || welcome.from as usize != self.events.len() {
            return Heard::StartOver(welcome);
        }
        self.promised = welcome.events as usize;
        self.said = welcome.said;
        self.unanswered().map_or(Heard::Nothing, Heard::Answer)
    }

    fn see(&mut self, moves: u32, from: u32, events: impl Iterator<Item = Event>) -> Heard {
        let known = self.events.len();
        let from = from as usize;
        if from > known {
            return Heard::OutOfStep;
        }
        events.skip(known - from).for_each(|event| self.absorb(event));
        self.moves = self.moves.max(moves);
        if matches!(self.view.pending(), Pending::Over(_)) {
            // A game that is over takes no decision, and a server that no longer has it in memory
            // may never answer.
            (self.sent, self.answered) = (None, 0);
        }
        if self.events.len() > known { Heard::News(News::Happened) } else { Heard::Nothing }
    }

    fn absorb(&mut self, event: Event) {
        if self.is_own_decision(&event) {
            self.decided_at = self.events.len();
        }
        self.history.add(Seen(event));
        self.view.absorb(event);
        self.events.push(event);
    }

    /// Whether the table waits. A frame may end in the middle of an input, where the view asks
    /// nobody for sure.
    fn is_at_rest(&self) -> bool {
        matches!(self.events.last(), Some(Event::Waiting { .. }))
    }

    /// Whether an event begins what a decision of the client's own seat brought about: the table
    /// had come to rest, and waited for nobody else.
    fn is_own_decision(&self, event: &Event) -> bool {
        let (true, Some(seat)) = (self.is_at_rest(), self.seat) else { return false };
        match (self.view.pending(), event) {
            (
                Pending::Decide { choice: Choice::Opening, .. },
                Event::PairChosen { seat: by, .. },
            ) => *by == seat,
            (Pending::Decide { seats, .. }, _) => seats == Seats::only(seat),
            _ => false,
        }
    }

    fn take_sent(&mut self, command: CommandId) -> Option<Sent> {
        self.sent.take_if(|sent| sent.command == command)
    }

    /// R2.5: all choose their opening cards in secret, so what the others did meanwhile is no
    /// reason to choose otherwise: the same choice is sent again. Anything else is decided again.
    fn came_too_late(&mut self, sent: Sent) -> Heard {
        if sent.is_again && self.moves == sent.at {
            // The answer to an earlier copy: nothing has happened since it was sent again.
            self.sent = Some(sent);
            return Heard::Nothing;
        }
        let still_opens = matches!(sent.decision, Decision::Open(..))
            && self.moves > sent.at
            && self.view.check(sent.decision) == Some(Ok(()));
        if !still_opens {
            return Heard::News(News::TooLate);
        }
        let again = Sent { at: self.moves, is_again: true, ..sent };
        self.sent = Some(again);
        Heard::Answer(play(again))
    }

    /// Decides; the answer is what is to be sent. `None` if it is not this client's turn. The
    /// name of the command must be random.
    pub fn decide(&mut self, command: CommandId, decision: Decision) -> Option<ToServer> {
        if !matches!(self.next(), Next::Person(_)) {
            return None;
        }
        let sent = Sent { command, at: self.moves, decision, is_again: false };
        self.sent = Some(sent);
        Some(play(sent))
    }

    /// The decision that was sent and not answered, to be sent again.
    pub(super) fn unanswered(&self) -> Option<ToServer> {
        self.sent.map(play)
    }

    /// Whom the game waits for, as far as this client can do something about it.
    pub fn next(&self) -> Next {
        if !self.is_at_rest() {
            return Next::Elsewhere;
        }
        match (self.view.pending(), self.seat) {
            (Pending::Over(outcome), _) => Next::Over(outcome),
            (Pending::Decide { seats, .. }, Some(seat))
                if seats.contains(seat)
                    && self.sent.is_none()
                    && self.moves >= self.answered
                    && !self.company.is_played_for(seat) =>
            {
                Next::Person(seat)
            }
            _ => Next::Elsewhere,
        }
    }

    /// Whether everything is known that had happened when the connection was made.
    pub fn is_caught_up(&self) -> bool {
        self.events.len() >= self.promised
    }

    /// Whether a decision is on its way, or what it brought about.
    pub fn is_sending(&self) -> bool {
        self.sent.is_some() || self.moves < self.answered
    }

    /// The client's own seat; a spectator has none.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// What was agreed, and the names.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The players' names.
    pub fn names(&self) -> &[String] {
        self.header.names().unwrap_or_default()
    }

    /// Whether the memory aid was agreed on.
    pub fn memory_aid(&self) -> bool {
        self.memory_aid
    }

    /// The game as this client sees it.
    pub fn view(&self) -> View {
        self.view
    }

    /// All that happened, as this client saw it.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// All that happened since the client's own seat last decided.
    pub fn seen_since(&self) -> &[Event] {
        &self.events[self.decided_at..]
    }

    /// What the others did since the client's own seat last decided, and what they did to it.
    pub fn since(&self) -> Since {
        match self.seat {
            Some(seat) => Since::of(self.seen_since().iter().copied(), seat),
            None => Since::default(),
        }
    }

    /// Who sits where.
    pub fn company(&self) -> &Company {
        &self.company
    }

    /// What was said, the oldest first.
    pub fn said(&self) -> &[Said] {
        &self.said
    }

    /// Whether the game is over and its record can be asked for.
    pub fn is_closed(&self) -> bool {
        self.is_closed
    }

    /// The table at which the same people play again.
    pub fn again(&self) -> Option<Id> {
        self.again
    }
}

fn play(Sent { command, at, decision, .. }: Sent) -> ToServer {
    ToServer::Play { command, at, decision }
}
