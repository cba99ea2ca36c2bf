//! A connection without a socket: cut at every message, answered twice, late or never.

mod common;

use common::host::Host;
use common::peer::Peer;
use common::policy_rng;
use havana_client::Next;
use havana_client::online::{News, Output, Status};
use havana_protocol::{
    CLOSE_CROWDED, CLOSE_GOING, CLOSE_RELOAD, CLOSE_SIGNED_OUT, ToClient, ToServer, VERSION,
    decode, encode,
};
use havana_rules::{Choice, Pending, Seat};
use havana_table::chance;

fn peers(players: usize) -> Vec<Peer> {
    let seats = Seat::ALL[..players].iter().map(|&seat| Some(seat));
    seats.chain([None]).map(Peer::new).collect()
}

/// Everything under way arrives everywhere, and broken connections are made again.
fn settle_all(peers: &mut [Peer], host: &mut Host) {
    loop {
        let mut quiet = true;
        for peer in &mut *peers {
            if !peer.wire.is_open {
                peer.wait();
                quiet = false;
            }
            peer.tell(host);
            while peer.serve(host) || peer.read(1) {
                quiet = false;
            }
        }
        if quiet {
            return;
        }
    }
}

/// Plays the rest of the game with a network without faults.
fn play_out(peers: &mut [Peer], host: &mut Host) {
    settle_all(peers, host);
    while matches!(host.table.pending(), Pending::Decide { .. }) {
        assert!(peers.iter_mut().any(Peer::decide), "someone is asked");
        settle_all(peers, host);
    }
}

fn all_agree(peers: &[Peer], host: &Host) {
    for peer in peers {
        peer.agrees_with(host);
        assert!(matches!(peer.game().next(), Next::Over(_)));
        assert_eq!(peer.connection.status(), Status::Open);
    }
}

/// Each decision was carried out once, or its player was told that it came too late.
fn nothing_is_lost(peers: &[Peer], host: &Host) {
    let sent: u32 = peers.iter().map(|peer| peer.decided - peer.too_late).sum();
    assert_eq!(host.decided.iter().sum::<u32>(), sent);
}

/// One client's exchange in a game of two, cut before the frame with this number, if it is to be.
/// Answers with the number of frames.
fn exchange(cut_at: Option<usize>) -> usize {
    let (mut host, mut peers) = (Host::new(2, 1), peers(2));
    for _ in 0..24 {
        while settle_until(&mut peers[0], &mut host, cut_at) {
            peers[0].cut(None);
            peers[0].wait();
        }
        settle_all(&mut peers, &mut host);
        peers.iter_mut().any(Peer::decide);
    }
    settle_all(&mut peers, &mut host);
    for peer in &peers {
        peer.agrees_with(&host);
    }
    nothing_is_lost(&peers, &host);
    peers[0].wire.exchanged
}

/// Exchanges frames; `true` at the one before which to cut.
fn settle_until(peer: &mut Peer, host: &mut Host, cut_at: Option<usize>) -> bool {
    loop {
        if Some(peer.wire.exchanged) == cut_at {
            peer.wire.exchanged += 1;
            return true;
        }
        if !peer.serve(host) && !peer.read(1) {
            return false;
        }
    }
}

#[test]
fn a_connection_may_break_at_every_message() {
    let frames = exchange(None);
    assert!(frames > 60, "{frames} frames are worth a test");
    for cut_at in 0..frames {
        exchange(Some(cut_at));
    }
}

/// A game in which anything may happen to the connections: cuts at any moment, frames that come
/// late or twice, and, if `loses`, frames that never come, as no socket should allow.
fn play_with_faults(seed: u64, loses: bool) -> (Vec<Peer>, Host) {
    let mut policy_rng = policy_rng(seed);
    let players = 2 + seed as usize % 3;
    let (mut host, mut peers) = (Host::new(players, seed), peers(players));
    for _ in 0..1500 {
        let peer = &mut peers[chance::below(&mut policy_rng, players as u32 + 1) as usize];
        match chance::below(&mut policy_rng, 100) {
            0..35 => drop(peer.serve(&mut host)),
            35..65 => drop(peer.read(1)),
            65..70 => drop(peer.read(2)),
            70..85 => drop(peer.decide()),
            85..90 => peer.tell(&host),
            90..93 => peer.cut(None),
            93..94 => peer.cut(Some(CLOSE_GOING)),
            94..95 if loses => drop(peer.wire.down.pop_front()),
            _ => peer.wait(),
        }
        if peer.connection.is_current() {
            assert_eq!(peer.shown, Some(peer.game().view()), "seed {seed}");
        }
    }
    // A frame that was lost may leave a client waiting until it connects again.
    for peer in &mut peers {
        peer.cut(None);
    }
    play_out(&mut peers, &mut host);
    all_agree(&peers, &host);
    (peers, host)
}

#[test]
fn what_is_shown_becomes_the_game_after_any_cuts() {
    for seed in 0..60 {
        let (peers, host) = play_with_faults(seed, false);
        nothing_is_lost(&peers, &host);
    }
}

#[test]
fn what_is_shown_becomes_the_game_even_if_frames_are_lost() {
    for seed in 0..60 {
        play_with_faults(seed, true);
    }
}

#[test]
fn what_comes_twice_does_no_harm() {
    let (mut host, mut peers) = (Host::new(3, 2), peers(3));
    while matches!(host.table.pending(), Pending::Decide { .. }) {
        for peer in &mut peers {
            peer.tell(&host);
            while peer.serve(&mut host) || peer.read(2) {}
        }
        peers.iter_mut().any(Peer::decide);
    }
    settle_all(&mut peers, &mut host);
    all_agree(&peers, &host);
    nothing_is_lost(&peers, &host);
}

/// A game of two in which the first player to decide something alone is asked.
fn asked(choice: impl Fn(Choice) -> bool) -> (Host, Vec<Peer>, usize) {
    let (mut host, mut peers) = (Host::new(2, 3), peers(2));
    loop {
        settle_all(&mut peers, &mut host);
        let Pending::Decide { seats, choice: now } = host.table.pending() else { panic!("over") };
        if choice(now) {
            let seat = seats.lowest().expect("a player decides");
            return (host, peers, seat.index());
        }
        assert!(peers.iter_mut().any(Peer::decide));
    }
}

#[test]
fn a_stale_decision_is_made_again() {
    let (mut host, mut peers, at) = asked(|choice| choice == Choice::Lay);
    // The same player decides in another window, and this one does not know it yet.
    let mut other = Peer::new(Some(Seat::ALL[at]));
    other.settle(&mut host);
    other.decided = 900;
    assert!(other.decide());
    other.settle(&mut host);
    assert!(peers[at].decide());
    peers[at].settle(&mut host);
    assert_eq!(peers[at].too_late, 1);
    peers[at].agrees_with(&host);
    (other.decided, other.too_late) = (1, 0);
    peers.push(other);
    play_out(&mut peers, &mut host);
    all_agree(&peers, &host);
    nothing_is_lost(&peers, &host);
}

#[test]
fn an_opening_that_was_too_late_is_sent_again() {
    let (mut host, mut peers, _) = asked(|choice| choice == Choice::Opening);
    assert!(peers[0].decide() && peers[1].decide());
    peers[0].settle(&mut host);
    // The host tells of the other's choice before it answers.
    peers[1].settle(&mut host);
    assert_eq!(host.decided[..2], [1, 1], "the player was not asked again");
    assert_eq!(peers[1].too_late, 0);
    play_out(&mut peers, &mut host);
    all_agree(&peers, &host);
    nothing_is_lost(&peers, &host);
}

#[test]
fn an_opening_whose_copies_were_all_too_late_is_taken_once() {
    let (mut host, mut peers, _) = asked(|choice| choice == Choice::Opening);
    assert!(peers[0].decide() && peers[1].decide());
    // No answer comes, and it is sent again before the other's choice is known.
    peers[1].wait();
    assert_eq!(peers[1].wire.up.len(), 2, "two copies");
    peers[0].settle(&mut host);
    while peers[1].serve(&mut host) {}
    peers[1].settle(&mut host);
    assert_eq!(host.decided[..2], [1, 1]);
    assert_eq!(peers[1].too_late, 0, "the player was not asked again");
    play_out(&mut peers, &mut host);
    all_agree(&peers, &host);
    nothing_is_lost(&peers, &host);
}

#[test]
fn who_is_out_of_step_asks_for_everything_and_shows_the_old_table_meanwhile() {
    let (mut host, mut peers, at) = asked(|choice| choice == Choice::Lay);
    let peer = &mut peers[at];
    let before = peer.game().view();
    let gap = ToClient::Seen { moves: 99, from: 9999, events: Vec::new() };
    peer.connection.frame(&encode(&gap), peer.now);
    peer.carry_out();
    assert_eq!((peer.wire.is_open, peer.connection.status()), (false, Status::Broken));
    assert!(!peer.connection.is_current());
    assert_eq!(peer.game().view(), before, "the old table stays in sight");
    assert!(!peer.decide(), "it is not decided about");
    peer.wait();
    let hello = decode::<ToServer>(&peer.wire.up[0]).expect("a message");
    assert_eq!(hello, ToServer::Hello { have: 0, history: 0 });
    peer.news.clear();
    peer.settle(&mut host);
    assert!(peer.news.contains(&News::Begun { again: true }), "{:?}", peer.news);
    play_out(&mut peers, &mut host);
    all_agree(&peers, &host);
    nothing_is_lost(&peers, &host);
}

#[test]
fn a_client_follows_a_server_with_another_history() {
    let (_, mut peers, _) = asked(|choice| choice == Choice::Lay);
    let mut renamed = Host::renamed(2, 3);
    for peer in &mut peers {
        peer.cut(Some(CLOSE_GOING));
        (peer.decided, peer.too_late) = (0, 0);
    }
    settle_all(&mut peers, &mut renamed);
    for peer in &peers {
        peer.agrees_with(&renamed);
        assert_eq!(peer.game().names()[1], havana_protocol::DELETED_NAME);
    }
    play_out(&mut peers, &mut renamed);
    all_agree(&peers, &renamed);
    nothing_is_lost(&peers, &renamed);
}

#[test]
fn a_server_that_answers_nothing_is_left_and_asked_again_more_and_more_slowly() {
    let mut peer = Peer::new(None);
    let mut pauses = Vec::new();
    for _ in 0..8 {
        let opened = peer.now;
        while peer.wire.is_open {
            peer.wait();
        }
        assert!((50_000..=80_000).contains(&(peer.now - opened)), "{}", peer.now - opened);
        assert_eq!(peer.connection.status(), Status::Opening, "it never was");
        let closed = peer.now;
        peer.wait();
        assert!(peer.wire.is_open);
        pauses.push(peer.now - closed);
    }
    assert!(pauses[7] > 4 * pauses[0] && pauses[7] <= 15_000, "{pauses:?}");
}

#[test]
fn a_client_that_hears_nothing_shows_life_first() {
    let mut host = Host::new(2, 1);
    let mut peer = Peer::new(None);
    peer.settle(&mut host);
    let begun = peer.now;
    while peer.now < begun + 300_000 {
        peer.wait();
        assert_eq!(peer.wire.up.len(), 1, "one ping");
        peer.settle(&mut host);
    }
    assert_eq!(peer.connection.status(), Status::Open, "a server that answers is no silent one");
    while peer.wire.is_open {
        peer.wait();
    }
    assert_eq!(peer.connection.status(), Status::Broken);
}

#[test]
fn a_decision_that_the_server_lost_is_sent_again_under_the_same_id() {
    let (mut host, mut peers, at) = asked(|choice| choice == Choice::Lay);
    let peer = &mut peers[at];
    assert!(peer.decide());
    let sent = peer.wire.up.pop_front().expect("it was sent");
    assert!(peer.game().is_sending());
    peer.wait();
    assert_eq!(peer.wire.up, [sent]);
    peer.settle(&mut host);
    assert!(!peer.game().is_sending());
    play_out(&mut peers, &mut host);
    all_agree(&peers, &host);
    nothing_is_lost(&peers, &host);
}

#[test]
fn a_connection_that_is_given_up_waits_for_its_player() {
    for (code, status) in [
        (CLOSE_RELOAD, Status::Outdated),
        (CLOSE_SIGNED_OUT, Status::SignedOut),
        (CLOSE_CROWDED, Status::Displaced),
    ] {
        let mut host = Host::new(2, 1);
        let mut peer = Peer::new(Some(Seat::ALL[0]));
        peer.settle(&mut host);
        peer.cut(Some(code));
        assert_eq!(peer.connection.status(), status);
        assert_eq!(peer.connection.deadline(), None);
        assert_eq!(peer.news.last(), Some(&News::Status(status)));
        peer.connection.come_back(peer.now);
        peer.carry_out();
        peer.settle(&mut host);
        assert_eq!(peer.connection.status(), Status::Open);
        peer.agrees_with(&host);
    }
}

#[test]
fn frames_of_another_version_end_it_and_nonsense_is_tried_again() {
    let mut peer = Peer::new(None);
    peer.connection.frame(&[VERSION, 255], 0);
    peer.carry_out();
    assert_eq!((peer.wire.is_open, peer.connection.status()), (false, Status::Opening));
    assert!(peer.connection.deadline().is_some_and(|at| at > 0));
    peer.wait();
    peer.connection.frame(&[VERSION + 1, 0], peer.now);
    peer.carry_out();
    assert_eq!((peer.wire.is_open, peer.connection.status()), (false, Status::Outdated));
    assert_eq!(peer.connection.deadline(), None);
}

#[test]
fn who_has_left_hears_nothing_more() {
    let mut host = Host::new(2, 1);
    let mut peer = Peer::new(None);
    peer.settle(&mut host);
    peer.connection.leave();
    assert_eq!(peer.connection.poll(), Some(Output::HangUp));
    assert_eq!(peer.connection.poll(), Some(Output::News(News::Status(Status::Left))));
    peer.connection.frame(&encode(&ToClient::Closed), 5);
    peer.connection.closed(None, 5);
    peer.connection.opened(5);
    peer.connection.tick(1_000_000);
    assert_eq!(peer.connection.poll(), None);
    assert_eq!(peer.connection.deadline(), None);
}

#[test]
fn a_clock_that_is_set_back_delays_nothing() {
    let mut host = Host::new(2, 1);
    let mut peer = Peer::new(None);
    peer.settle(&mut host);
    peer.now = -3_600_000;
    peer.connection.tick(peer.now);
    peer.carry_out();
    assert_eq!(peer.wire.up.len(), 1, "a ping");
    peer.settle(&mut host);
    peer.cut(None);
    peer.wait();
    assert!(peer.wire.is_open);
    peer.now -= 3_600_000;
    peer.cut(None);
    peer.now -= 3_600_000;
    peer.connection.tick(peer.now);
    peer.carry_out();
    assert!(peer.wire.is_open, "the pause is over");
}
