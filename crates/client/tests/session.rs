//! Games at one screen: bots and people, resuming, taking back, what happened since.

mod common;

use common::{bots, dice, people, play_on, setup};
use havana_bots::{Budget, Level};
use havana_client::{Next, SavedGame, Session, Sitter, Story, Thought, from_link, think, to_link};
use havana_rules::{Event, RulesVersion, Seat, Viewer};
use havana_table::{NoUndo, Record, Replay};

fn played_by_bots(level: Level, players: usize, seed: u64) -> Session {
    let mut session =
        Session::begin(&setup(&bots(level, players)), dice(seed), seed).expect("a legal table");
    session.let_bots_play();
    session
}

#[test]
fn the_same_seed_gives_the_same_record() {
    for players in 2..=4 {
        let (one, other) =
            (played_by_bots(Level::Greedy, players, 7), played_by_bots(Level::Greedy, players, 7));
        assert!(matches!(one.next(), Next::Over(_)));
        assert_eq!(one.record().to_binary(), other.record().to_binary());
        let third = played_by_bots(Level::Greedy, players, 8);
        assert_ne!(one.record().to_binary(), third.record().to_binary());
    }
}

#[test]
fn a_worker_answers_as_the_page_itself_would() {
    let level = Level::Search(Budget::Iterations(50));
    let session = Session::begin(&setup(&bots(level, 3)), dice(1), 9).expect("a legal table");
    let ask = session.ask_bot().expect("a bot's turn");
    let thought = Thought::from_bytes(&think(&ask.to_bytes())).expect("an answer");
    assert_eq!(thought.seat, Seat::ALL[0]);
    assert_eq!(thought.inputs as usize, session.inputs());
    assert_eq!(thought.weighed[0].decision, thought.choice);
    let again = Thought::from_bytes(&think(&ask.to_bytes()));
    assert_eq!(again, Some(thought), "the same question has the same answer");
}

#[test]
fn nonsense_gets_no_answer() {
    assert!(think(b"nonsense").is_empty());
    assert!(Thought::from_bytes(&[]).is_none());
}

#[test]
fn a_game_goes_on_where_it_was_kept() {
    let mut session = people(3, 4);
    let mut left = 40;
    play_on(&mut session, 4, |_, _| {
        left -= 1;
        left > 0
    });
    let kept = SavedGame::of(&session).to_text();
    let saved = SavedGame::from_text(&kept).expect("what was saved can be read");
    let resumed = Session::resume(saved.record, saved.sitters, saved.memory_aid, dice(99), 99)
        .expect("it continues");
    assert_eq!(resumed.next(), session.next());
    assert_eq!(resumed.record(), session.record());
    for seat in Seat::ALL[..3].iter().map(|&seat| Viewer::Seat(seat)) {
        assert_eq!(resumed.view(seat), session.view(seat));
        assert!(resumed.seen(0, seat).eq(session.seen(0, seat)));
    }
    assert_eq!(resumed.since(Seat::ALL[1]), session.since(Seat::ALL[1]));
}

#[test]
fn damaged_texts_are_refused_in_words() {
    let text = SavedGame::of(&people(2, 1)).to_text();
    let cut = SavedGame::from_text(&text[..text.len() / 2]).expect_err("half a text");
    assert!(cut.to_string().starts_with("not a saved game"), "{cut}");
    let link = to_link(&people(2, 1).record());
    assert!(from_link(&link[..link.len() - 4]).is_err());
    assert!(from_link("not a link!").is_err());
}

#[test]
fn a_link_carries_a_whole_game() {
    let record = played_by_bots(Level::Greedy, 4, 3).record();
    let link = to_link(&record);
    assert_eq!(from_link(&link).as_ref(), Ok(&record));
    assert!(link.len() < 8000, "{} characters are too many for a link", link.len());
}

#[test]
fn view_before_and_what_was_seen_make_the_view_after() {
    let mut session = people(4, 11);
    let viewers = [Viewer::Spectator, Viewer::Seat(Seat::ALL[2])];
    let mut shown = viewers.map(|viewer| (session.view(viewer), session.happened()));
    play_on(&mut session, 11, |session, _| {
        for (place, viewer) in viewers.into_iter().enumerate() {
            let (view, from) = &mut shown[place];
            session.seen(*from, viewer).for_each(|event| view.absorb(event));
            *from = session.happened();
            assert_eq!(*view, session.view(viewer));
        }
        true
    });
}

#[test]
fn the_opening_can_be_taken_back_until_it_is_revealed() {
    let mut session = people(2, 6);
    let anna = Seat::ALL[0];
    let opening = common::legal(&session, anna)[0];
    session.decide(anna, opening).expect("any two cards open");
    assert_eq!(session.can_undo(anna), Ok(opening));
    session.undo(anna).expect("nothing was revealed");
    assert_eq!(session.next(), Next::Person(anna));
    session.decide(anna, opening).expect("again");
    let ben = Seat::ALL[1];
    session.decide(ben, common::legal(&session, ben)[0]).expect("any two cards open");
    assert!(matches!(session.can_undo(anna), Err(NoUndo::Revealed | NoUndo::Drawn)));
}

#[test]
fn what_was_done_to_a_player_is_told_first() {
    let mut told = false;
    for seed in 0..20 {
        let mut session = people(3, seed);
        play_on(&mut session, seed, |session, seat| {
            for event in session.since(seat).to_me {
                told = true;
                let (Event::Taxed { victim, .. }
                | Event::PesosStolen { victim, .. }
                | Event::MaterialsStolen { victim, .. }) = event
                else {
                    panic!("{event:?} is done to nobody")
                };
                assert_eq!(victim, seat);
            }
            true
        });
    }
    assert!(told, "someone is robbed in twenty games");
}

/// What a player decided is not told to them again; what their cards did without asking is.
#[test]
fn what_a_players_cards_did_by_themselves_is_told() {
    let mut told = 0;
    for seed in 0..20 {
        let mut session = people(3, seed);
        play_on(&mut session, seed, |session, seat| {
            let since = session.since(seat);
            let seen: Vec<Event> = session.seen_since(seat).collect();
            let began = seen.iter().position(
                |event| matches!(event, Event::ActionBegan { seat: acting, .. } if *acting == seat),
            );
            for event in &since.mine {
                told += 1;
                let began = began.expect("a card of theirs has acted");
                assert!(seen[began..].contains(event), "{event:?}");
                let is_new = |event: &Event| {
                    matches!(event, Event::RoundBegan { .. } | Event::TurnEnded { .. })
                };
                assert!(
                    seen[..began].iter().any(is_new),
                    "{event:?} followed a decision of theirs"
                );
            }
            true
        });
    }
    assert!(told > 100, "cards act by themselves in every game: {told}");
}

#[test]
fn the_opening_is_chosen_by_seat_and_bots_of_every_level_choose() {
    let doctor = Level::Search(Budget::Iterations(60));
    let sitters = [
        Sitter::Bot(Level::Greedy),
        Sitter::Person,
        Sitter::Bot(doctor),
        Sitter::Bot(Level::Planner),
    ];
    let mut session = Session::begin(&setup(&sitters), dice(2), 2).expect("a legal table");
    let [_, anna, ..] = Seat::ALL;
    session.let_bots_play();
    assert_eq!(session.next(), Next::Person(anna));
    session.decide(anna, common::legal(&session, anna)[0]).expect("any two cards open");
    session.let_bots_play();
    assert!(session.view(Viewer::Spectator).open().round() >= 1, "all have chosen");
}

#[test]
fn the_story_ends_with_the_final_points() {
    let record = played_by_bots(Level::Greedy, 3, 5).record();
    let story = Story::of(&record);
    let mut replay = Replay::new(&record);
    replay.seek(record.inputs().len());
    let open = replay.state().open();
    for seat in open.seats() {
        assert_eq!(story.chart.points(usize::from(open.round()), seat), open.player(seat).points());
    }
    assert!(!story.moments.is_empty() && story.moments.is_sorted_by_key(|moment| moment.played));
}

/// A game of four recorded under version 1 of the rules, in which R7.4a was ruled otherwise.
const OLD_GAME: &[u8] = include_bytes!("../../table/tests/games/rules_1/4.havr");

#[test]
fn r7_4a_links_and_saved_games_of_version_1_continue_under_version_1() {
    let old = Record::from_binary(OLD_GAME).expect("a sound record");
    assert_eq!(from_link(&to_link(&old)).as_ref(), Ok(&old));
    for played in [30, old.inputs().len() / 2, old.inputs().len() - 1] {
        let names = ["Ana", "Bo", "Cy", "Di"].map(str::to_owned).to_vec();
        let named = old.header().clone().with_names(names).expect("four names");
        let begun = Record::new(named, &old.inputs()[..played]).expect("legal");
        let bot = Sitter::Bot(Level::Greedy);
        let resumed = |record| {
            Session::resume(record, vec![bot; 4], false, dice(5), 5).expect("it continues")
        };
        let saved = SavedGame::of(&resumed(begun)).to_text();
        let read = SavedGame::from_text(&saved).expect("what was saved can be read");
        let mut session = resumed(read.record);
        session.let_bots_play();
        assert!(matches!(session.next(), Next::Over(_)));
        assert_eq!(session.record().header().config().rules(), RulesVersion::One);
        let next = Session::begin(&session.setup(), dice(6), 6).expect("a legal table");
        assert_eq!(next.record().header().config().rules(), RulesVersion::NEWEST);
    }
}
