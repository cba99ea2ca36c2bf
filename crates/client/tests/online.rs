//! An online game as its client knows it: fed by a table that speaks the protocol, with a
//! connection that breaks wherever it can.

mod common;

use common::host::Host;
use common::policy_rng;
use havana_client::Next;
use havana_client::online::{Heard, News, OnlineGame};
use havana_protocol::{
    CommandId, CommandRefusal, Id, Said, Saying, SeatNow, Timestamp, ToClient, ToServer, WhoSits,
};
use havana_rules::{Decision, Decisions, Event, Pending, Seat, Viewer};
use havana_table::chance;
use rand_chacha::ChaCha8Rng;

/// What a client knows, and how much of what the host sent it has read.
struct Client {
    game: OnlineGame,
    seat: Option<Seat>,
}

/// Bytes make no difference: every message goes through the wire and back.
fn over_the_wire(message: &ToClient) -> ToClient {
    havana_protocol::decode(&havana_protocol::encode(message)).expect("just encoded")
}

impl Client {
    fn join(host: &Host, seat: Option<Seat>) -> Client {
        let hello = OnlineGame::hello(None);
        assert_eq!(hello, ToServer::Hello { have: 0, history: 0 });
        let welcome = over_the_wire(&host.welcome(seat, &hello));
        let ToClient::Welcome(welcome) = welcome else { unreachable!() };
        let game = OnlineGame::new(*welcome).expect("a game of this version");
        let mut client = Client { game, seat };
        assert!(!client.game.is_caught_up());
        client.catch_up(host);
        client
    }

    fn hear(&mut self, message: &ToClient) -> Heard {
        self.game.hear(over_the_wire(message), 0)
    }

    /// Reads all that the host has for it.
    fn catch_up(&mut self, host: &Host) {
        let have = self.game.events().len() as u32;
        for frame in host.tail(self.seat, have) {
            assert_eq!(self.hear(&frame), Heard::News(News::Happened));
        }
        assert!(self.game.is_caught_up());
    }

    /// The connection broke after this many frames; it is made again, and what was sent is repeated.
    fn reconnect(&mut self, host: &mut Host, frames_read: usize) {
        let have = self.game.events().len() as u32;
        for frame in host.tail(self.seat, have).iter().take(frames_read) {
            self.hear(frame);
        }
        let hello = OnlineGame::hello(Some(&self.game));
        let answer = self.hear(&host.welcome(self.seat, &hello));
        assert!(!matches!(answer, Heard::StartOver(_)), "this is the same game");
        self.catch_up(host);
        if let Heard::Answer(again) = answer {
            let answered = host.play(self.seat.expect("a spectator says nothing"), &again);
            self.hear(&answered);
            self.catch_up(host);
        }
    }

    fn agrees_with(&self, host: &Host) {
        let viewer = self.seat.map_or(Viewer::Spectator, Viewer::Seat);
        assert_eq!(self.game.view(), host.table.state().view(viewer));
        assert_eq!(self.game.events().len(), host.events.len());
        if let Some(seat) = self.seat {
            let expected: Vec<Event> = host.events[host.decided_at[seat.index()]..]
                .iter()
                .map(|event| event.seen_by(viewer))
                .collect();
            if host.decided[seat.index()] > 0 {
                assert_eq!(self.game.seen_since(), expected);
            }
        }
    }
}

fn any_decision(game: &OnlineGame, policy_rng: &mut ChaCha8Rng) -> Decision {
    let mut legal = Box::<Decisions>::default();
    game.view().legal(&mut legal);
    legal[chance::below(policy_rng, legal.len() as u32) as usize]
}

fn command(number: u32) -> CommandId {
    let mut id = [0; 16];
    id[..4].copy_from_slice(&number.to_le_bytes());
    CommandId(id)
}

/// Plays a whole game in which every decision meets a broken connection: before it arrives, or
/// after it was carried out and before its client heard of it.
fn play_with_breaks(players: usize, seed: u64) {
    let mut host = Host::new(players, seed);
    let mut clients: Vec<Client> =
        Seat::ALL[..players].iter().map(|&seat| Client::join(&host, Some(seat))).collect();
    let mut spectator = Client::join(&host, None);
    let mut policy_rng = policy_rng(seed);
    let mut said = 0;
    while let Pending::Decide { seats, .. } = host.table.pending() {
        let seat = seats.lowest().expect("every decision has a player");
        let client = &mut clients[seat.index()];
        assert_eq!(client.game.next(), Next::Person(seat));
        let decision = any_decision(&client.game, &mut policy_rng);
        said += 1;
        let message = client.game.decide(command(said), decision).expect("it is their turn");
        assert!(client.game.is_sending());
        assert_eq!(client.game.next(), Next::Elsewhere, "they decide once");
        assert_eq!(client.game.decide(command(0), decision), None);
        match chance::below(&mut policy_rng, 3) {
            0 => {}
            1 => drop(host.play(seat, &message)),
            // The answer comes before what it tells of, and the line breaks between the two.
            _ => {
                let answer = host.play(seat, &message);
                client.hear(&answer);
                assert_eq!(
                    client.game.next(),
                    Next::Elsewhere,
                    "they are not asked the same again"
                );
            }
        }
        let frames_read = chance::below(&mut policy_rng, 4) as usize;
        client.reconnect(&mut host, frames_read);
        assert!(!client.game.is_sending());
        for client in clients.iter_mut().chain([&mut spectator]) {
            if chance::below(&mut policy_rng, 3) == 0 {
                client.reconnect(&mut host, 1);
            }
            client.catch_up(&host);
            client.agrees_with(&host);
        }
    }
    assert_eq!(host.decided.iter().sum::<u32>(), said, "each decision was carried out once");
    for client in &clients {
        assert!(matches!(client.game.next(), Next::Over(_)));
    }
    assert!(matches!(spectator.game.next(), Next::Over(_)));
}

#[test]
fn the_end_of_a_game_answers_what_was_sent() {
    let (mut host, mut policy_rng) = (Host::new(2, 1), policy_rng(1));
    let mut clients = [Seat::ALL[0], Seat::ALL[1]].map(|seat| Client::join(&host, Some(seat)));
    let mut said = 0;
    while let Pending::Decide { seats, .. } = host.table.pending() {
        let seat = seats.lowest().expect("a decision is a player's");
        let decision = any_decision(&clients[seat.index()].game, &mut policy_rng);
        said += 1;
        let decided = clients[seat.index()].game.decide(command(said), decision);
        let answer = host.play(seat, &decided.expect("it is their turn"));
        for client in &mut clients {
            client.catch_up(&host);
        }
        // The answer to the last decision never comes.
        if matches!(host.table.pending(), Pending::Decide { .. }) {
            assert!(clients[seat.index()].game.is_sending());
            clients[seat.index()].hear(&answer);
        }
    }
    assert!(clients.iter().all(|client| !client.game.is_sending()));
}

#[test]
fn a_connection_may_break_at_every_decision() {
    for players in 2..=4 {
        for seed in 0..8 {
            play_with_breaks(players, seed);
        }
    }
}

#[test]
fn opening_cards_chosen_at_the_same_time_are_all_taken() {
    let mut host = Host::new(2, 3);
    let mut clients = [0, 1].map(|n| Client::join(&host, Some(Seat::ALL[n])));
    let mut policy_rng = policy_rng(3);
    // The swap of a building may come before the opening.
    while let Next::Person(seat) = clients[0].game.next()
        && !matches!(clients[0].game.view().pending(), Pending::Decide { seats, .. } if seats.len() == 2)
    {
        let decision = any_decision(&clients[0].game, &mut policy_rng);
        let message = clients[0].game.decide(command(9), decision).expect("their turn");
        host.play(seat, &message);
        clients[0].hear(&ToClient::Done { command: command(9), moved: 0 });
        for client in &mut clients {
            client.catch_up(&host);
        }
    }
    let sent = [0, 1].map(|n| {
        let decision = any_decision(&clients[n].game, &mut policy_rng);
        clients[n].game.decide(command(n as u32), decision).expect("both open")
    });
    assert!(matches!(host.play(Seat::ALL[0], &sent[0]), ToClient::Done { .. }));
    let stale = host.play(Seat::ALL[1], &sent[1]);
    assert!(matches!(stale, ToClient::Stale { .. }));
    clients[1].catch_up(&host);
    let Heard::Answer(again) = clients[1].hear(&stale) else { panic!("the choice still stands") };
    assert!(matches!(host.play(Seat::ALL[1], &again), ToClient::Done { .. }));
    assert_eq!(host.decided[..2], [1, 1]);
}

#[test]
fn what_comes_twice_or_too_early_does_no_harm() {
    let host = Host::new(3, 1);
    let mut client = Client::join(&host, Some(Seat::ALL[1]));
    let before = client.game.view();
    for frame in host.tail(client.seat, 0) {
        assert_eq!(client.hear(&frame), Heard::Nothing, "known already");
    }
    assert_eq!(client.game.view(), before);
    let gap = ToClient::Seen { moves: 99, from: host.events.len() as u32 + 1, events: Vec::new() };
    assert_eq!(client.hear(&gap), Heard::OutOfStep);
    let hello = OnlineGame::hello(Some(&client.game));
    assert_eq!(client.hear(&host.welcome(client.seat, &hello)), Heard::Nothing);
}

impl Client {
    /// Connects to a server with another history; the client drops its game and starts over.
    fn start_over(&mut self, host: &Host, seat: Option<Seat>) {
        let hello = OnlineGame::hello(Some(&self.game));
        let welcome = host.welcome(seat, &hello);
        let Heard::StartOver(welcome) = self.hear(&welcome) else { panic!("another history") };
        assert_eq!(welcome.from, 0, "all of it follows");
        self.game = OnlineGame::new(*welcome).expect("a game of this version");
        self.seat = seat;
        self.catch_up(host);
        self.agrees_with(host);
        // And then it is in step: the next connection continues where this one stopped.
        let hello = OnlineGame::hello(Some(&self.game));
        assert_eq!(self.hear(&host.welcome(seat, &hello)), Heard::Nothing);
    }
}

/// Plays some decisions at random, and tells everybody.
fn play_on(host: &mut Host, clients: &mut [Client], decisions: u32, seed: u64) {
    let mut policy_rng = policy_rng(seed);
    for number in 0..decisions {
        let Pending::Decide { seats, .. } = host.table.pending() else { return };
        let seat = seats.lowest().expect("every decision has a player");
        let client = &mut clients[seat.index()];
        let decision = any_decision(&client.game, &mut policy_rng);
        let message = client.game.decide(command(seed as u32 * 1000 + number), decision);
        let message = message.expect("it is their turn");
        let answer = host.play(seat, &message);
        client.hear(&answer);
        for client in clients.iter_mut() {
            client.catch_up(host);
        }
    }
}

#[test]
fn a_client_starts_over_when_the_server_was_set_back() {
    let joined = |host: &Host| [0, 1].map(|n| Client::join(host, Some(Seat::ALL[n])));
    let mut host = Host::new(2, 1);
    let mut clients = joined(&host);
    play_on(&mut host, &mut clients, 12, 1);
    // An older backup: the same game, with fewer moves.
    let mut older = Host::new(2, 1);
    let mut others = joined(&older);
    play_on(&mut older, &mut others, 5, 1);
    assert!(older.events.len() < host.events.len());
    clients[0].start_over(&older, Some(Seat::ALL[0]));
    // By the time the other one comes back, the game has gone another way, and further.
    let mut seed = 2;
    while older.events.len() <= host.events.len() {
        play_on(&mut older, &mut others, 4, seed);
        seed += 1;
    }
    clients[1].start_over(&older, Some(Seat::ALL[1]));
}

#[test]
fn a_client_starts_over_at_another_table_or_seat() {
    let host = Host::new(3, 1);
    let mut client = Client::join(&host, Some(Seat::ALL[1]));
    client.start_over(&host, None);
    client.start_over(&host, Some(Seat::ALL[2]));
    client.start_over(&Host::new(2, 1), Some(Seat::ALL[1]));
}

#[test]
fn a_client_starts_over_when_a_name_has_gone() {
    let mut host = Host::new(2, 1);
    let mut clients = [0, 1].map(|n| Client::join(&host, Some(Seat::ALL[n])));
    play_on(&mut host, &mut clients, 6, 1);
    let decided = clients[0].game.events().len();
    let mut renamed = Host::renamed(2, 1);
    let mut others = [0, 1].map(|n| Client::join(&renamed, Some(Seat::ALL[n])));
    play_on(&mut renamed, &mut others, 6, 1);
    assert_eq!(renamed.events, host.events);
    clients[0].start_over(&renamed, Some(Seat::ALL[0]));
    assert_eq!(clients[0].game.events().len(), decided, "nothing is lost");
    assert_eq!(clients[0].game.names()[1], havana_protocol::DELETED_NAME);
}

#[test]
fn a_refused_or_late_decision_can_be_made_anew() {
    let host = Host::new(2, 7);
    let seat = Seat::ALL[0];
    let mut client = Client::join(&host, Some(seat));
    if client.game.next() != Next::Person(seat) {
        client = Client::join(&host, Some(Seat::ALL[1]));
    }
    let Next::Person(seat) = client.game.next() else { panic!("a player begins") };
    let decision = any_decision(&client.game, &mut policy_rng(7));
    client.game.decide(command(1), decision).expect("their turn");
    let why = CommandRefusal::NotStored;
    let other = ToClient::Refused { command: command(2), why: why.clone() };
    assert_eq!(client.hear(&other), Heard::Nothing, "an answer to another command");
    let refused = ToClient::Refused { command: command(1), why: why.clone() };
    assert_eq!(client.hear(&refused), Heard::News(News::Refused(why)));
    assert_eq!(client.game.next(), Next::Person(seat));
    client.game.decide(command(3), decision).expect("their turn again");
    assert_eq!(client.hear(&ToClient::Stale { command: command(3) }), Heard::News(News::TooLate));
    assert_eq!(client.game.next(), Next::Person(seat));
}

#[test]
fn things_said_are_heard_once() {
    let host = Host::new(2, 1);
    let mut client = Client::join(&host, None);
    let said = |number| {
        let saying = Saying::Phrase(number as u8);
        ToClient::Said(Said { number, seat: Seat::ALL[0], saying, at: Timestamp::default() })
    };
    assert_eq!(client.hear(&said(1)), Heard::News(News::Said));
    assert_eq!(client.hear(&said(1)), Heard::Nothing);
    assert_eq!(client.hear(&said(2)), Heard::News(News::Said));
    assert_eq!(client.game.said().len(), 2);
}

#[test]
fn words_of_a_player_who_is_gone_go_with_their_name() {
    let host = Host::new(2, 1);
    let mut client = Client::join(&host, None);
    for (number, seat) in [(1, 0), (2, 1), (3, 0)] {
        let said = Said {
            number,
            seat: Seat::ALL[seat],
            saying: Saying::Phrase(0),
            at: Timestamp::default(),
        };
        client.hear(&ToClient::Said(said));
    }
    let seat = |name: &str| SeatNow {
        who: WhoSits::Person { player: Id::from_random(1), name: name.to_owned() },
        present: false,
        stand_in: None,
        resigned: false,
        clock: None,
    };
    let seats = vec![seat(""), seat("Bob")];
    client.hear(&ToClient::Seats { now: Timestamp::default(), seats, watching: 0 });
    let left: Vec<u32> = client.game.said().iter().map(|said| said.number).collect();
    assert_eq!(left, [2]);
}
