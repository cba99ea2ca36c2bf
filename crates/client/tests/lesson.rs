//! The guided game: each idea once, and when it first matters.

mod common;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use common::{dice, legal, policy_rng, setup};
use havana_bots::Level;
use havana_client::lesson::{GOAL, Idea, Lesson, Moment, SEED, TABLE};
use havana_client::{Draft, Next, SavedGame, Session};
use havana_rules::{Cards, Choice, Decision, Event, Holder, Payment, Seat, Viewer};
use havana_table::chance;

/// What a learner was told, and at which decision.
struct Explained {
    idea: Idea,
    choice: Option<Choice>,
    /// What they had decided when they were told.
    draft: Option<Decision>,
    events: Vec<Event>,
    legal: Vec<Decision>,
    round: u16,
    seat: Seat,
}

/// How the learner plays.
#[derive(Clone, Copy)]
enum Learner {
    /// As a sensible player does.
    Sensible,
    /// The same, after opening as they are told to.
    Obedient,
    /// Anything at all.
    Random,
}

/// A guided game to its end, with a learner who reads everything they are shown.
fn guided(seed: u64, learner: Learner) -> Vec<Explained> {
    let mut session = Session::begin(&setup(&TABLE), dice(seed), seed).expect("a legal table");
    let (mut lesson, mut told) = (Lesson::begin(), Vec::new());
    let mut policy_rng = policy_rng(seed);
    let mut sensible = Level::Greedy.bot();
    session.let_bots_play();
    while let Next::Person(seat) = session.next() {
        let view = session.view(Viewer::Seat(seat));
        let decision = match learner {
            Learner::Obedient if view.open().round() == 0 => Decision::Open(GOAL[0], GOAL[1]),
            Learner::Sensible | Learner::Obedient => {
                sensible.decide(&view, &mut policy_rng).expect("it is asked")
            }
            Learner::Random => {
                let legal = legal(&session, seat);
                legal[chance::below(&mut policy_rng, legal.len() as u32) as usize]
            }
        };
        let mut draft = Draft::new(&view).expect("a decision to make");
        read(&session, seat, Some(&draft), &mut lesson, &mut told);
        draft.take_over(decision);
        read(&session, seat, Some(&draft), &mut lesson, &mut told);
        session.decide(seat, decision).expect("a listed decision is legal");
        lesson.decided();
        session.let_bots_play();
    }
    read(&session, Seat::ALL[0], None, &mut lesson, &mut told);
    told
}

fn read(
    session: &Session,
    seat: Seat,
    draft: Option<&Draft>,
    lesson: &mut Lesson,
    told: &mut Vec<Explained>,
) {
    let view = session.view(Viewer::Seat(seat));
    let events: Vec<Event> = session.seen_since(seat).collect();
    while let Some(idea) = lesson.look(&Moment { view: &view, events: &events, draft }) {
        told.push(Explained {
            idea,
            choice: draft.map(Draft::choice),
            draft: draft.and_then(Draft::decision),
            events: events.clone(),
            legal: draft.map_or(Vec::new(), |draft| draft.legal().to_vec()),
            round: view.open().round(),
            seat,
        });
        lesson.understood();
    }
}

/// Games of both kinds of learners, played once for all tests.
fn games() -> &'static [Vec<Explained>] {
    static GAMES: LazyLock<Vec<Vec<Explained>>> = LazyLock::new(|| {
        let both = |seed| [guided(seed, Learner::Sensible), guided(seed, Learner::Random)];
        let obedient = (1..=5).map(|seed| guided(seed, Learner::Obedient));
        (1..=30).flat_map(both).chain(obedient).collect()
    });
    &GAMES
}

#[test]
fn no_idea_comes_twice() {
    for told in games() {
        for idea in Idea::ALL {
            let times = told.iter().filter(|told| told.idea == idea).count();
            assert!(times <= 1, "{idea:?} {times} times");
        }
    }
}

#[test]
fn the_first_ideas_come_with_the_opening_cards() {
    for told in games() {
        let first: Vec<Idea> = told.iter().take(4).map(|told| told.idea).collect();
        assert_eq!(first, [Idea::Welcome, Idea::TwoCards, Idea::Goal, Idea::Order]);
        assert!(told[..4].iter().all(|told| told.choice == Some(Choice::Opening)));
        assert_eq!((told[1].draft, told[2].draft), (None, None), "nothing is chosen yet");
        assert!(matches!(told[3].draft, Some(Decision::Open(..))), "the number can be seen");
    }
}

#[test]
fn each_idea_comes_when_it_matters() {
    for told in games().iter().flatten() {
        let happened = |what: &dyn Fn(&Event) -> bool| told.events.iter().any(what);
        let is = |choice| told.choice == Some(choice);
        let right = match told.idea {
            Idea::Welcome | Idea::TwoCards | Idea::Goal => is(Choice::Opening),
            Idea::Order => {
                is(Choice::Opening) || happened(&|e| matches!(e, Event::PairRevealed { .. }))
            }
            Idea::Build => is(Choice::Build) || happened(&|e| matches!(e, Event::Built { .. })),
            Idea::Pay => {
                matches!(told.draft, Some(Decision::Build { .. }))
                    || happened(&|e| matches!(*e, Event::Built { seat, .. } if seat == told.seat))
            }
            Idea::Five => told.legal.iter().any(
                |d| matches!(d, Decision::Build { payment, .. } if *payment != Payment::PLAIN),
            ),
            Idea::Supplies => {
                told.round >= 1
                    && is(Choice::Lay)
                    && happened(&|e| {
                        matches!(
                            e,
                            Event::PesosFromStock { to: Holder::Centre, .. }
                                | Event::MaterialDrawn { to: Holder::Centre, .. }
                        )
                    })
            }
            Idea::NewCard => is(Choice::Lay),
            Idea::TakeBack => is(Choice::TakeBack) || is(Choice::Refreshment),
            Idea::Conservation => {
                is(Choice::Conservation)
                    || happened(&|e| matches!(e, Event::BuildingRemoved { .. }))
            }
            Idea::Thieves | Idea::Protection => {
                matches!(
                    told.choice,
                    Some(Choice::Tax { .. } | Choice::PesoThief | Choice::MaterialsThief)
                ) || (told.idea == Idea::Protection && is(Choice::Lay))
                    || happened(&|e| {
                        matches!(
                            e,
                            Event::Taxed { .. }
                                | Event::PesosStolen { .. }
                                | Event::MaterialsStolen { .. }
                        )
                    })
            }
            Idea::Centre => {
                is(Choice::Mama) || happened(&|e| matches!(e, Event::TakenFromCentre { .. }))
            }
            Idea::Workers => {
                happened(&|e| matches!(e, Event::WorkersHired { .. } | Event::ActionBegan { .. }))
            }
            Idea::End => told.round > 1,
            Idea::Done => told.choice.is_none(),
            Idea::GoalMet | Idea::GoalMissed => {
                let goal = Cards::pair(GOAL[0], GOAL[1]);
                let opened = |e: &Event| {
                    matches!(*e, Event::PairRevealed { seat, cards }
                    if seat == told.seat && (cards == goal) == (told.idea == Idea::GoalMet))
                };
                told.round == 1 && happened(&opened)
            }
            Idea::Last | Idea::First => happened(&|e| match e {
                Event::RoundBegan { order, .. } => {
                    let place = if told.idea == Idea::First { 0 } else { order.len() - 1 };
                    order.get(place) == Some(told.seat)
                }
                _ => false,
            }),
            Idea::Nothing => {
                happened(&|e| matches!(*e, Event::NothingToDo { seat, .. } if seat == told.seat))
            }
            Idea::FirstBuilding => {
                happened(&|e| matches!(*e, Event::Built { seat, .. } if seat == told.seat))
            }
            Idea::Card(wanted) => {
                let chosen = match told.draft {
                    Some(Decision::Open(one, other)) => wanted == one || wanted == other,
                    Some(Decision::Lay { card, .. }) => wanted == card,
                    _ => false,
                };
                chosen
                    || happened(
                        &|e| matches!(*e, Event::ActionBegan { card, .. } if card == wanted),
                    )
            }
        };
        assert!(right, "{:?} at {:?}", told.idea, told.choice);
    }
}

#[test]
fn the_last_idea_comes_with_the_end() {
    for told in games() {
        assert_eq!(told.last().map(|told| told.idea), Some(Idea::Done));
    }
}

#[test]
fn every_idea_comes_in_some_game() {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for told in games().iter().flatten() {
        *counts.entry(told.idea.key()).or_default() += 1;
    }
    for idea in Idea::ALL {
        assert!(counts.contains_key(idea.key()), "{idea:?} never came: {counts:?}");
    }
}

/// The game that everybody learns with tells a sensible learner nearly everything.
#[test]
fn the_guided_game_teaches_all_of_it() {
    let told = guided(SEED, Learner::Sensible);
    let missing: Vec<Idea> = Idea::ALL
        .into_iter()
        .filter(|idea| idea.is_step())
        .filter(|&idea| told.iter().all(|told| told.idea != idea))
        .collect();
    assert_eq!(missing, []);
}

/// What happened is explained one thing at a time.
#[test]
fn nobody_is_lectured() {
    let session = Session::begin(&setup(&TABLE), dice(3), 3).expect("a legal table");
    let mut session = session;
    session.let_bots_play();
    let (mut lesson, mut told) = (Lesson::begin(), Vec::new());
    let mut most = 0;
    let mut policy_rng = policy_rng(3);
    let mut sensible = Level::Greedy.bot();
    while let Next::Person(seat) = session.next() {
        let view = session.view(Viewer::Seat(seat));
        let draft = Draft::new(&view).expect("a decision to make");
        let before = told.len();
        read(&session, seat, Some(&draft), &mut lesson, &mut told);
        most = most.max(told.len() - before);
        let decision = sensible.decide(&view, &mut policy_rng).expect("it is asked");
        session.decide(seat, decision).expect("a listed decision is legal");
        lesson.decided();
        session.let_bots_play();
    }
    assert!((1..=3).contains(&most), "{most} explanations at once");
}

#[test]
fn what_is_shown_stays_until_it_is_understood() {
    let mut session = Session::begin(&setup(&TABLE), dice(1), 1).expect("a legal table");
    session.let_bots_play();
    let seat = Seat::ALL[0];
    let view = session.view(Viewer::Seat(seat));
    let events: Vec<Event> = session.seen_since(seat).collect();
    let draft = Draft::new(&view);
    let moment = Moment { view: &view, events: &events, draft: draft.as_ref() };
    let mut lesson = Lesson::begin();
    assert_eq!((lesson.look(&moment), lesson.number()), (Some(Idea::Welcome), 1));
    assert_eq!(lesson.look(&moment), Some(Idea::Welcome));
    lesson.understood();
    assert_eq!((lesson.look(&moment), lesson.number()), (Some(Idea::TwoCards), 2));
    // A learner who just decides has seen it too.
    lesson.decided();
    assert_eq!(lesson.taught(), [Idea::Welcome, Idea::TwoCards]);
}

#[test]
fn a_guided_game_goes_on_where_it_was_kept() {
    let mut session = Session::begin(&setup(&TABLE), dice(1), 1).expect("a legal table");
    session.let_bots_play();
    let seat = Seat::ALL[0];
    let view = session.view(Viewer::Seat(seat));
    let draft = Draft::new(&view);
    let moment = Moment { view: &view, events: &[], draft: draft.as_ref() };
    let mut lesson = Lesson::begin();
    lesson.look(&moment);
    lesson.understood();
    let saved = SavedGame { lesson: Some(lesson.clone()), ..SavedGame::of(&session) };
    let read = SavedGame::from_text(&saved.to_text()).expect("what was saved can be read");
    assert_eq!(read.lesson, Some(lesson));
    let usual = SavedGame::from_text(&SavedGame::of(&session).to_text());
    assert_eq!(usual.expect("what was saved can be read").lesson, None);
}

/// A learner who reads what they are shown knows every card before they play it.
#[test]
fn every_card_is_explained_before_the_learner_plays_it() {
    for told in games() {
        let mut known = Cards::default();
        for told in told {
            for event in &told.events {
                if let Event::ActionBegan { seat, card } = *event
                    && seat == told.seat
                    && told.idea != Idea::Card(card)
                {
                    assert!(known.contains(card), "{card:?} was played, but not explained");
                }
            }
            if let Idea::Card(card) = told.idea {
                known.insert(card);
            }
        }
    }
}
