//! Plays games of strong bots and prints the most exciting one as a link, to be featured in the
//! client: `cargo run -p havana-client --example featured > crates/web/static/featured.txt`.

use havana_bots::{Budget, Level};
use havana_client::{Session, Setup, Sitter, Story, to_link};
use havana_rules::Deck;
use havana_table::{Dice, Purpose, Seed};

const GAMES: u64 = 12;
const EXPERT: Sitter = Sitter::Bot(Level::Search(Budget::Iterations(3000)));

fn main() {
    let setup = Setup {
        sitters: vec![EXPERT; 3],
        names: ["Celia", "Benny", "Omara"].map(String::from).to_vec(),
        ages: None,
        deck: Deck::house(),
        target: None,
        memory_aid: true,
    };
    let mut best = None;
    for seed in 0..GAMES {
        let dice = Dice::seeded(Seed::of_game(seed, 0, Purpose::Dice));
        let Ok(mut session) = Session::begin(&setup, dice, seed) else { continue };
        session.let_bots_play();
        let record = session.record();
        let changes = changes_of_lead(&Story::of(&record));
        eprintln!("game {seed}: {changes} changes of the lead, {} inputs", record.inputs().len());
        if best.as_ref().is_none_or(|&(most, _)| changes > most) {
            best = Some((changes, to_link(&record)));
        }
    }
    if let Some((_, link)) = best {
        println!("{link}");
    }
}

/// How often another player took the lead.
fn changes_of_lead(story: &Story) -> usize {
    let leader = |points: &Vec<u8>| {
        let most = points.iter().max()?;
        let mut leaders = points.iter().enumerate().filter(|(_, points)| *points == most);
        let (first, second) = (leaders.next()?, leaders.next());
        second.is_none().then_some(first.0)
    };
    let mut leaders: Vec<usize> = story.chart.rounds.iter().filter_map(leader).collect();
    leaders.dedup();
    leaders.len().saturating_sub(1)
}
