//! What several tests need.
#![allow(dead_code, reason = "each test uses a part of it")]

pub(crate) mod pairs;

use havana_protocol::api::Pace;
use havana_protocol::{CommandId, Id, Timestamp};
use havana_rules::{Card, Decision, End, Input, Payment, Seat, Seats, Viewer};
use havana_server::live::clock::Downtime;
use havana_server::live::game::PlayedGame;
use havana_server::live::room::Room;
use havana_store::{Move, SeatHolder, SeatKept, Table};
use havana_table::{EncodedHeader, Header};
use rand_core::Rng;

pub(crate) const COMMAND: CommandId = CommandId([7; 16]);

/// When nothing was down.
pub(crate) fn never_down() -> Downtime {
    Downtime::default()
}

/// A table at which a game of these inputs was played, each decision with its draws one move.
pub(crate) fn room_of((header, inputs): &(Header, Vec<Input>)) -> Room {
    let mut room = Room::new(table_of(header), Vec::new()).expect("a sound header");
    for made in moves_of(inputs) {
        room.absorb(&made, &never_down()).expect("the inputs make a game");
    }
    room
}

fn table_of(header: &Header) -> Table {
    let seats = Seat::ALL.into_iter().take(header.config().players());
    let seat = |seat: Seat| SeatKept {
        seat,
        holder: SeatHolder::Person(Id::from_random(seat.index() as u64)),
        name: format!("player {seat}"),
        account: false,
        stand_in: None,
        resigned: false,
        result: None,
    };
    Table {
        id: Id::from_random(9),
        maker: Id::from_random(0),
        header: EncodedHeader::new(header.clone()),
        target: header.config().target(),
        deck: None,
        seats: seats.map(seat).collect(),
        pace: Pace::Live { bank: 600, increment: 10 },
        public: true,
        spectators: true,
        memory_aid: false,
        invite: String::new(),
        made: Timestamp::default(),
        begun: Some(Timestamp::default()),
        finished: None,
        again: None,
        moves: 0,
        moved: Timestamp::default(),
        turn: Seats::NONE,
        round: 0,
        changed: 0,
        unrated: None,
    }
}

/// The moves that these inputs are.
pub(crate) fn moves_of(inputs: &[Input]) -> Vec<Move> {
    let mut moves: Vec<Move> = Vec::new();
    for &input in inputs {
        let seat = match input {
            Input::Decision { seat, .. } => Some(seat),
            Input::Chance(_) => None,
        };
        match moves.last_mut() {
            Some(last) if seat.is_none() => last.inputs.push(input),
            _ => {
                let mut command = [0; 16];
                command[..4].copy_from_slice(&(moves.len() as u32).to_le_bytes());
                let (seq, command) = (moves.len() as u32, Some(CommandId(command)));
                let at = Timestamp::from_millis(1000 * i64::from(seq));
                moves.push(Move { seq, seat, command, inputs: vec![input], at });
            }
        }
    }
    moves
}

/// Some decision, sensible or not.
pub(crate) fn random_decision(policy_rng: &mut dyn Rng) -> Decision {
    let mut any = |bound: usize| policy_rng.next_u32() as usize % bound;
    let card = Card::ALL[any(Card::ALL.len())];
    match any(8) {
        0 => Decision::Lay { card, cover: Card::ALL[any(Card::ALL.len())] },
        1 => Decision::Open(card, Card::ALL[any(Card::ALL.len())]),
        2 => Decision::First(card),
        3 => Decision::Refresh(Some(card)),
        4 => Decision::RobPesos { victim: Seat::ALL[any(4)] },
        5 => Decision::Build { end: End::ALL[any(End::ALL.len())], payment: Payment::PLAIN },
        6 => Decision::TakeBack(any(2) == 0),
        _ => Decision::EndTurn,
    }
}

/// A number that hangs on what a viewer may not know: the lowest card in each other hand.
pub(crate) fn lowest_cards(game: &PlayedGame, viewer: Viewer) -> usize {
    let seats = Seat::ALL.into_iter().take(game.players());
    let others = seats.filter(|&seat| viewer != Viewer::Seat(seat));
    let lowest = others.filter_map(|seat| game.view(seat).hand()?.lowest());
    lowest.map(|card| card as usize).sum()
}
