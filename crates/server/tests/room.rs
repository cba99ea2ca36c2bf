//! A table in memory: who is told what, and when.

mod common;

use havana_protocol::{Millis, Said, Saying, SeatNow, Timestamp, ToClient, decode};
use havana_rules::{Config, Seat, Viewer};
use havana_server::live::clock::LEAST;
use havana_server::live::cursor::Cursor;
use havana_server::live::room::Room;
use havana_table::{Header, Purpose, Seed, chance};

use common::{never_down, room_of};

const WATCHING: Viewer = Viewer::Spectator;

/// A game of two, just set up.
fn room() -> Room {
    let header = Header::from(Config::new(2).expect("two can play"));
    let mut state = havana_rules::State::new(header.config());
    let mut rng = Seed::of_game(3, 3, Purpose::Dice).stream();
    let mut inputs = Vec::new();
    while let havana_rules::Pending::Chance(draw) = state.pending() {
        let drawn = chance::draw(&mut rng, draw).expect("something can be drawn");
        let input = havana_rules::Input::Chance(drawn);
        state.apply(input, &mut ()).expect("what was drawn fits");
        inputs.push(input);
    }
    room_of(&(header, inputs))
}

/// Everything a viewer is told now.
fn tell(cursor: &mut Cursor, room: &Room) -> Vec<ToClient> {
    let frames = std::iter::from_fn(|| cursor.next(room, Timestamp::default(), &never_down()));
    frames.map(|frame| decode(&frame).expect("a message")).collect()
}

fn said(number: u32, seat: usize) -> Said {
    Said {
        number,
        seat: Seat::ALL[seat],
        saying: Saying::Phrase(0),
        at: Timestamp::from_millis(number.into()),
    }
}

#[test]
fn a_crowd_that_comes_and_goes_is_one_frame() {
    let mut room = room();
    let mut cursor = Cursor::new(WATCHING, &room, 0, 0);
    tell(&mut cursor, &room);
    for _ in 0..1_500 {
        room.enter(WATCHING);
        assert_eq!(tell(&mut cursor, &room), [], "nobody is told of each");
    }
    room.show_presence();
    let messages = tell(&mut cursor, &room);
    assert!(matches!(messages[..], [ToClient::Seats { watching: 1_500, .. }]), "{messages:?}");
    assert!(!room.has_new_presence());
}

#[test]
fn a_change_of_seats_is_told_at_once_and_tells_who_is_there() {
    let mut room = room();
    let mut cursor = Cursor::new(WATCHING, &room, 0, 0);
    tell(&mut cursor, &room);
    room.enter(Viewer::Seat(Seat::ALL[1]));
    let mut table = room.table().clone();
    table.seats[0].stand_in = Some("planner".to_owned());
    room.set_table(table, Timestamp::default(), &never_down());
    let messages = tell(&mut cursor, &room);
    let [ToClient::Seats { seats, .. }] = &messages[..] else { panic!("{messages:?}") };
    assert!(seats[0].stand_in.is_some() && seats[1].present);
}

#[test]
fn only_events_come_before_the_answer_to_a_command() {
    let room = room();
    let mut cursor = Cursor::new(WATCHING, &room, 0, 0);
    let frames: Vec<ToClient> = std::iter::from_fn(|| cursor.next_events(&room))
        .map(|frame| decode(&frame).expect("a message"))
        .collect();
    assert!(!frames.is_empty());
    assert!(frames.iter().all(|message| matches!(message, ToClient::Seen { .. })), "{frames:?}");
    assert!(matches!(tell(&mut cursor, &room)[..], [ToClient::Seats { .. }]));
}

#[test]
fn a_saying_under_the_number_of_a_deleted_one_is_heard() {
    let mut room = room();
    room.hear([said(1, 0), said(2, 1), said(3, 0)]);
    let mut cursor = Cursor::new(WATCHING, &room, 0, 0);
    tell(&mut cursor, &room);
    let mut table = room.table().clone();
    table.seats[0].name.clear();
    room.set_table(table, Timestamp::default(), &never_down());
    let again = Said { at: Timestamp::from_millis(99), ..said(3, 1) };
    room.hear([again.clone()]);
    let heard: Vec<_> = tell(&mut cursor, &room)
        .into_iter()
        .filter_map(|message| match message {
            ToClient::Said(said) => Some(said),
            _ => None,
        })
        .collect();
    assert_eq!(heard, [again]);
}

#[test]
fn words_of_a_deleted_player_do_not_come_back() {
    let mut room = room();
    room.hear([said(1, 0), said(2, 1)]);
    let mut table = room.table().clone();
    table.seats[0].name.clear();
    room.set_table(table, Timestamp::default(), &never_down());
    // The store was read before the player was deleted.
    room.hear([said(1, 0), said(2, 1)]);
    assert_eq!(room.said().cloned().collect::<Vec<_>>(), [said(2, 1)]);
}

#[test]
fn leaving_and_sitting_down_again_renews_the_clock_once() {
    let mut room = room();
    let asked = room.game.asked().iter().next().expect("somebody is asked");
    let left = |room: &Room, now| {
        let seats: Vec<SeatNow> = room.seats_now(now, &never_down());
        seats[asked.index()].clock.expect("there are clocks").left_ms
    };
    let late = Timestamp::from_millis(600_000);
    let five = Millis::seconds(5);
    let later = [(late, LEAST), (late + five, LEAST - five), (late + five * 4, Millis::ZERO)];
    for (at, expected) in later {
        for stand_in in [Some("planner".to_owned()), None] {
            let mut table = room.table().clone();
            table.seats[asked.index()].stand_in = stand_in;
            room.set_table(table, at, &never_down());
        }
        assert_eq!(left(&room, at), expected.count().unsigned_abs());
    }
    assert!(room.overdue(late + five * 4, &never_down()).contains(&asked));
}
