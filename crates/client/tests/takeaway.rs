//! What can be learnt from a lost game.

mod common;

use std::collections::BTreeSet;
use std::mem::discriminant;

use common::{bots, dice, setup};
use havana_bots::Level;
use havana_client::{Next, Session, Takeaway};
use havana_rules::{Card, Event, Seat};
use havana_table::{Record, Replay};

/// A finished game of bots, a loser of it and its winner.
fn lost(level: Level, players: usize, seed: u64) -> Option<(Record, Seat, Seat)> {
    let mut session =
        Session::begin(&setup(&bots(level, players)), dice(seed), seed).expect("a legal table");
    session.let_bots_play();
    let Next::Over(outcome) = session.next() else { return None };
    let loser = Seat::ALL[..players].iter().find(|&&seat| !outcome.winners.contains(seat))?;
    Some((session.record(), *loser, outcome.winners.lowest()?))
}

/// All events of a game, each with the table after its input.
fn events(record: &Record) -> Vec<(havana_rules::State, Event)> {
    let moments = Replay::new(record);
    moments.flat_map(|moment| moment.events.into_iter().map(move |e| (moment.state, e))).collect()
}

#[test]
fn every_fact_is_true_of_its_game() {
    let mut kinds = BTreeSet::new();
    for seed in 0..60 {
        let level = if seed % 2 == 0 { Level::Random } else { Level::Greedy };
        let players = 2 + (seed % 3) as usize;
        let Some((record, loser, winner)) = lost(level, players, seed) else { continue };
        let all = events(&record);
        let rounds = all.last().expect("a game has events").0.open().round();
        let built = |seat| {
            let mine = move |(state, event): &(havana_rules::State, Event)| match *event {
                Event::Built { seat: by, building, .. } if by == seat => {
                    Some((state.open().round(), building))
                }
                _ => None,
            };
            all.iter().filter_map(mine).collect::<Vec<_>>()
        };
        let in_rounds = |wanted: &dyn Fn(&havana_rules::State, &Event) -> bool| {
            all.iter()
                .filter(|(state, event)| {
                    matches!(event, Event::RoundBegan { .. }) && wanted(state, event)
                })
                .count()
        };
        let fact = Takeaway::of(&record, loser, winner);
        kinds.insert(format!("{:?}", discriminant(&fact)));
        match fact {
            Takeaway::Robbed { goods, rounds: of, .. } => {
                let taken = |(_, event): &(havana_rules::State, Event)| match *event {
                    Event::PesosStolen { victim, pesos, .. } if victim == loser => u16::from(pesos),
                    Event::MaterialsStolen { victim, loot, .. } if victim == loser => {
                        u16::from(loot.goods().materials())
                    }
                    Event::Taxed { victim, .. } if victim == loser => 1,
                    _ => 0,
                };
                assert_eq!((goods, of), (all.iter().map(taken).sum(), rounds));
            }
            Takeaway::Late { last, rounds: of } => {
                let is_last = |_: &_, event: &Event| match event {
                    Event::RoundBegan { order, .. } => order.iter().next_back() == Some(loser),
                    _ => false,
                };
                assert_eq!((usize::from(last), of), (in_rounds(&is_last), rounds));
            }
            Takeaway::Rested { siestas, rounds: of } => {
                let rests = |state: &havana_rules::State, _: &Event| {
                    state.open().player(loser).laid().contains(Card::Siesta)
                };
                assert_eq!((usize::from(siestas), of), (in_rounds(&rests), rounds));
            }
            Takeaway::Grand { theirs, yours, .. } => {
                let deck = record.header().config().deck();
                let grand =
                    |seat| built(seat).iter().filter(|(_, b)| deck.needs_architect(*b)).count();
                assert_eq!(
                    (usize::from(theirs), usize::from(yours)),
                    (grand(winner), grand(loser))
                );
                assert!(theirs > yours);
            }
            Takeaway::Slow { theirs, yours, .. } => {
                let first = |seat| built(seat).first().map(|(round, _)| *round);
                assert_eq!((Some(theirs), yours), (first(winner), first(loser)));
            }
            Takeaway::Saved { goods } => assert!(goods >= 12, "{goods}"),
            Takeaway::Behind { points, .. } => {
                let end = all.last().expect("a game has events").0;
                let points_of = |seat| end.open().player(seat).points();
                assert_eq!(points, points_of(winner) - points_of(loser));
            }
        }
    }
    assert!(kinds.len() >= 4, "games teach different things: {kinds:?}");
}
