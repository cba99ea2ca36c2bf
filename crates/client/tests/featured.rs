//! The game that the client features: whole, among bots, and under the newest rules.

use havana_client::{Story, from_link};
use havana_rules::{RulesVersion, State};
use havana_table::Replay;

#[test]
fn the_featured_game_is_whole_and_exciting() {
    let link = include_str!("../../web/static/featured.txt");
    let record = from_link(link.trim()).expect("a game");
    assert_eq!(record.header().config().rules(), RulesVersion::NEWEST);
    let end = Replay::new(&record).last().expect("it has moments").state;
    assert!(State::open(&end).outcome().is_some(), "it is over");
    assert_eq!(record.header().names().map(<[String]>::len), Some(3));
    // The page says how often the lead changes.
    let leader = |points: &Vec<u8>| {
        let most = *points.iter().max()?;
        let mut leaders = (0..points.len()).filter(|&seat| points[seat] == most);
        let first = leaders.next()?;
        leaders.next().is_none().then_some(first)
    };
    let mut leaders: Vec<usize> =
        Story::of(&record).chart.rounds.iter().filter_map(leader).collect();
    leaders.dedup();
    assert_eq!(leaders.len() - 1, 6);
}
