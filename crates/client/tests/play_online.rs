//! Games on a server, as a screen shows them: cut at every message, answered twice, late or never.

mod common;

use common::guest::{Guest, settle_all};
use common::host::Host;
use havana_client::online::{News, Status};
use havana_client::{Doing, Draft, Notice, Play, Sound, Spot};
use havana_protocol::{CLOSE_GOING, ToClient, decode, encode};
use havana_rules::{Choice, Pending, Seat};
use proptest::prelude::*;

/// The players of a table, and a spectator.
fn guests(players: usize) -> Vec<Guest> {
    let seats = Seat::ALL[..players].iter().map(|&seat| Some(seat));
    seats.chain([None]).map(Guest::new).collect()
}

/// Plays the rest of the game with a network without faults.
fn play_out(guests: &mut [Guest], host: &mut Host) {
    settle_all(guests, host);
    while matches!(host.table.pending(), Pending::Decide { .. }) {
        assert!(guests.iter_mut().any(Guest::decide), "someone is asked");
        settle_all(guests, host);
    }
    for guest in &*guests {
        guest.agrees_with(host);
        assert_eq!(guest.screen.doing(), Doing::Over);
    }
}

/// One client's exchange in a game of two, cut before the frame with this number, if it is to be.
/// Answers with the number of frames.
fn exchange(cut_at: Option<usize>) -> usize {
    let (mut host, mut guests) = (Host::new(2, 1), guests(2));
    for _ in 0..16 {
        loop {
            let guest = &mut guests[0];
            if Some(guest.wire.exchanged) == cut_at {
                guest.wire.exchanged += 1;
                guest.cut(None);
                guest.wait();
            }
            guest.report_all();
            if !guest.serve(&mut host) && !guest.read(1) {
                break;
            }
        }
        settle_all(&mut guests, &mut host);
        guests.iter_mut().any(Guest::decide);
    }
    settle_all(&mut guests, &mut host);
    for guest in &guests {
        guest.agrees_with(&host);
    }
    guests[0].wire.exchanged
}

#[test]
fn a_connection_may_break_at_every_message() {
    let frames = exchange(None);
    assert!(frames > 40, "{frames} frames are worth a test");
    for cut_at in 0..frames {
        exchange(Some(cut_at));
    }
}

/// A game of two in which the first player to decide such a thing is asked.
fn asked(choice: impl Fn(Choice) -> bool) -> (Host, Vec<Guest>, usize) {
    let (mut host, mut guests) = (Host::new(2, 3), guests(2));
    loop {
        settle_all(&mut guests, &mut host);
        let Pending::Decide { seats, choice: now } = host.table.pending() else { panic!("over") };
        if choice(now) {
            let seat = seats.lowest().expect("a player decides");
            return (host, guests, seat.index());
        }
        assert!(guests.iter_mut().any(Guest::decide));
    }
}

#[test]
fn what_is_pressed_is_confirmed_before_a_server_hears_of_it() {
    let (mut host, mut guests, at) = asked(|choice| choice == Choice::First);
    let guest = &mut guests[at];
    let draft = guest.screen.play.draft().expect("a question").clone();
    let spots = guest.screen.spots();
    let spot = *spots.iter().find(|&&spot| draft.glows(spot)).expect("something glows");
    guest.input(|play| play.press(spot));
    assert!(guest.wire.up.is_empty() && guest.screen.play.draft().is_some());
    guest.input(Play::undo);
    assert!(guest.screen.play.draft().is_some_and(Draft::is_blank));
    guest.input(Play::undo);
    assert_eq!(guest.screen.play.notice(), Some(&Notice::Sent));
    guest.input(Play::ask_hint);
    assert!(guest.screen.reports.is_empty(), "there are no hints among people");
    guest.input(|play| play.press(spot));
    guest.input(Play::confirm);
    guest.report_all();
    assert_eq!((guest.wire.up.len(), guest.screen.doing()), (1, Doing::Waiting));
    guest.input(|play| play.press(spot));
    assert!(guest.screen.play.notice().is_some(), "nothing is asked while it is on its way");
    play_out(&mut guests, &mut host);
}

#[test]
fn a_stale_decision_is_made_again() {
    let (mut host, mut guests, at) = asked(|choice| choice == Choice::Lay);
    // The same player decides in another window, and this one does not know it yet.
    let mut other = Guest::new(Some(Seat::ALL[at]));
    other.settle(&mut host);
    let decision = other.screen.legal(0).expect("the same question");
    other.input(|play| play.decide(decision));
    other.report_all();
    let mut command = decode(&other.wire.up[0]).expect("a decision");
    if let havana_protocol::ToServer::Play { command, .. } = &mut command {
        command.0 = [200; 16];
    }
    host.play(Seat::ALL[at], &command);
    assert!(guests[at].decide());
    assert_eq!(guests[at].screen.doing(), Doing::Waiting);
    guests[at].settle(&mut host);
    assert_eq!(guests[at].screen.play.notice(), Some(&Notice::TooLate));
    guests[at].agrees_with(&host);
    play_out(&mut guests, &mut host);
}

#[test]
fn what_another_window_decides_changes_the_question() {
    let (mut host, mut guests, at) = asked(|choice| choice == Choice::Opening);
    let seat = Seat::ALL[at];
    let mut asked = Vec::new();
    for _ in 0..30 {
        let guest = &mut guests[at];
        guest.settle(&mut host);
        guest.screen.check();
        if let Some(draft) = guest.screen.play.draft() {
            asked.push(draft.choice());
            let spots = guest.screen.spots();
            let glows = spots.iter().find(|&&spot| draft.glows(spot)).copied();
            guest.input(|play| play.press(glows.expect("something glows")));
        }
        // All decisions are made elsewhere.
        for seat in [seat, Seat::ALL[1 - at]] {
            let mut other = Guest::new(Some(seat));
            other.settle(&mut host);
            if let Some(decision) = other.screen.legal(0) {
                let happened = host.table.decide(seat, decision, &mut host.events);
                happened.expect("a listed decision is legal");
            }
        }
        guests[at].tell(&host);
    }
    asked.dedup();
    assert!(asked.len() > 3, "{asked:?}");
}

#[test]
fn who_is_out_of_step_is_shown_everything_again() {
    let (mut host, mut guests, at) = asked(|choice| choice == Choice::Lay);
    let guest = &mut guests[at];
    let gap = encode(&ToClient::Seen { moves: 99, from: 9999, events: Vec::new() });
    guest.input(|play| play.frame(&gap, 0));
    assert_eq!(guest.screen.news.last(), Some(&News::Status(Status::Broken)));
    // What is decided about the old table is told to nobody.
    let decision = guest.screen.legal(0).expect("the old question");
    guest.input(|play| play.decide(decision));
    guest.report_all();
    assert!(guest.wire.up.is_empty() && guest.screen.socket.is_empty());
    guest.wait();
    guest.settle(&mut host);
    assert!(guest.screen.news.contains(&News::Begun { again: true }));
    assert_eq!(guest.screen.play.notice(), Some(&Notice::LoadedAgain));
    assert_eq!(guest.screen.doing(), Doing::Deciding(Seat::ALL[at]));
    play_out(&mut guests, &mut host);
}

#[test]
fn another_history_takes_the_place_of_the_one_shown() {
    let (_, mut guests, _) = asked(|choice| choice == Choice::Lay);
    let mut renamed = Host::renamed(2, 3);
    for guest in &mut guests {
        guest.cut(Some(CLOSE_GOING));
    }
    settle_all(&mut guests, &mut renamed);
    for guest in &guests {
        guest.agrees_with(&renamed);
        assert_eq!(guest.game().names()[1], havana_protocol::DELETED_NAME);
    }
    play_out(&mut guests, &mut renamed);
}

#[test]
fn a_decision_that_was_refused_is_made_again() {
    let (mut host, mut guests, at) = asked(|choice| choice == Choice::Lay);
    let guest = &mut guests[at];
    assert!(guest.decide());
    let sent = guest.wire.up.pop_front().expect("it was sent");
    let Ok(havana_protocol::ToServer::Play { command, .. }) = decode(&sent) else {
        panic!("a decision")
    };
    let why = havana_protocol::CommandRefusal::NotStored;
    let refused = ToClient::Refused { command, why: why.clone() };
    guest.wire.down.push_back(encode(&refused));
    // What comes twice is no second refusal.
    guest.read(2);
    assert_eq!(guest.screen.play.notice(), Some(&Notice::NotAccepted(why)));
    assert_eq!(guest.screen.doing(), Doing::Deciding(Seat::ALL[at]));
    play_out(&mut guests, &mut host);
}

#[test]
fn a_player_who_was_away_for_long_sees_the_current_state() {
    let (mut host, mut guests, _) = asked(|choice| choice == Choice::Lay);
    guests[2].report_all();
    let mut left = guests.remove(2);
    let known = left.game().events().len();
    while host.events.len() < known + 130 {
        guests.iter_mut().any(Guest::decide);
        settle_all(&mut guests, &mut host);
    }
    left.tell(&host);
    while left.read(1) {}
    assert!(left.screen.reports.len() > 1, "the first events are shown one by one");
    left.report_all();
    left.agrees_with(&host);
    left.settle(&mut host);
    left.screen.sounds.clear();
    guests.push(left);
    play_out(&mut guests, &mut host);
    assert!(guests.iter().any(|guest| guest.screen.sounds.contains(&Sound::Over)));
}

#[test]
fn who_leaves_hangs_up_and_hears_nothing_more() {
    let (mut host, mut guests, at) = asked(|choice| choice == Choice::Lay);
    let guest = &mut guests[at];
    guest.input(Play::leave);
    assert!(!guest.wire.is_open && guest.screen.play.deadline().is_none());
    guest.input(|play| play.press(Spot::No));
    guest.input(|play| play.come_back(0));
    guest.settle(&mut host);
    guest.agrees_with(&host);
    play_out(&mut guests, &mut host);
}

/// What may happen to a client, in any order.
fn act(guest: &mut Guest, host: &mut Host, (kind, which): (u8, u16)) {
    let pick = |length: usize| usize::from(which) % length.max(1);
    match kind {
        0..25 => drop(guest.serve(host)),
        25..45 => drop(guest.read(1)),
        45..48 => drop(guest.read(2)),
        48..68 => {
            if let Some(report) = guest.screen.reports.pop_front() {
                guest.screen.report(report);
                guest.carry_out();
            }
        }
        68..70 if !guest.screen.reports.is_empty() => {
            let reports = &guest.screen.reports;
            let report = reports[pick(reports.len())].clone();
            guest.screen.report(report);
            guest.carry_out();
        }
        70..78 => {
            if let Some(decision) = guest.screen.legal(usize::from(which)) {
                guest.input(|play| play.decide(decision));
            }
        }
        78..84 => {
            let spots = guest.screen.spots();
            if !spots.is_empty() {
                guest.input(|play| play.press(spots[pick(spots.len())]));
            }
        }
        84..86 => guest.input(Play::confirm),
        86..87 => guest.input(Play::undo),
        87..89 => guest.input(Play::skip),
        89..90 => guest.input(Play::start),
        90..94 => guest.tell(host),
        94..96 => guest.cut(None),
        96..97 => guest.cut(Some(CLOSE_GOING)),
        _ => guest.wait(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever happens to the connections and the timers: what is shown becomes the game.
    #[test]
    fn what_is_shown_becomes_the_game(
        seed in 0..1000_u64,
        players in 2..=4_usize,
        acts in prop::collection::vec((0..5_usize, 0..100_u8, any::<u16>()), 0..1200),
    ) {
        let (mut host, mut guests) = (Host::new(players, seed), guests(players));
        for (who, kind, which) in acts {
            let who = who % guests.len();
            act(&mut guests[who], &mut host, (kind, which));
        }
        play_out(&mut guests, &mut host);
    }
}
