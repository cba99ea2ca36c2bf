//! What an arena found out.

use havana_rules::RULES_VERSION;
use havana_table::record::DeckHash;
use serde::Serialize;

use crate::encounter::{GameId, Kind};
use crate::figures::interval::Interval;
use crate::figures::rating::{self, Rating, Standing};
use crate::figures::sprt::Test;
use crate::plan::Plan;
use crate::program::Fault;
use crate::tally::Tally;
use crate::times::Times;

/// All figures of an arena.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Results {
    /// The version of the rules.
    pub rules: u32,
    /// The hash of the deck.
    pub deck: DeckHash,
    /// The number that all chance grew from.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// Each bot by itself.
    pub bots: Vec<BotResult>,
    /// Each table.
    pub encounters: Vec<EncounterResult>,
    /// Each game that was lost by a fault.
    pub forfeits: Vec<ForfeitReport>,
}

/// A bot by itself.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotResult {
    pub name: String,
    /// Its rating, from all games together.
    #[serde(flatten)]
    pub rating: Rating,
    /// How many games it lost by a fault.
    pub forfeits: u64,
    /// How many decisions it made.
    pub decisions: u64,
    /// How fast it was; this differs from run to run.
    pub speed: Speed,
}

/// How fast a bot was.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Speed {
    /// Decisions in a second of its own thinking.
    pub decisions_a_second: f64,
    /// The mean time of a decision in milliseconds.
    pub mean_millis: f64,
    /// The time in milliseconds that 99 of 100 decisions do not pass.
    pub p99_millis: f64,
}

/// What happened at one table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EncounterResult {
    /// How many play.
    pub players: usize,
    /// What the table is to tell.
    pub kind: Kind,
    /// The bots in the seats of rotation 0.
    pub seats: Vec<String>,
    /// How many deals were played, each in all rotations.
    pub deals: u64,
    /// How many games that makes.
    pub games: u64,
    /// The first bot's share of the wins; of every bot where all are different.
    pub shares: Vec<Share>,
    /// What the sequential test says, if it was asked.
    pub test: Option<Test>,
}

/// A bot's share of the wins at a table; a shared win counts in equal parts.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Share {
    pub bot: String,
    /// The share that an equal among equals would have.
    pub fair: f64,
    /// The share with its interval.
    #[serde(flatten)]
    pub interval: Interval,
}

/// A game that was lost by a fault.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ForfeitReport {
    pub bot: String,
    /// The bots of the game by seat.
    pub seats: Vec<String>,
    #[serde(flatten)]
    pub game: GameId,
    /// The bot's seat.
    pub seat: usize,
    /// The number of its decision in this game, counted from 1; 0 if it was before the first.
    pub decision: u64,
    /// What it did.
    #[serde(flatten)]
    pub fault: Fault,
}

impl Results {
    pub(crate) fn of(plan: &Plan, tally: &Tally) -> Results {
        let forfeits: Vec<ForfeitReport> =
            tally.forfeits.keys().filter_map(|&id| ForfeitReport::of(plan, tally, id)).collect();
        let ratings = rating::rate(plan.bots().len(), &standings(plan, tally));
        let bots = ratings.into_iter().zip(&tally.times).enumerate();
        let bots = bots.map(|(bot, (rating, times))| {
            let name = plan.name(bot);
            let lost = forfeits.iter().filter(|forfeit| forfeit.bot == name).count() as u64;
            let (decisions, speed) = (times.decisions(), Speed::of(times));
            BotResult { name, rating, forfeits: lost, decisions, speed }
        });
        Results {
            rules: RULES_VERSION,
            deck: DeckHash::of(plan.deck.buildings()),
            seed: plan.seed,
            games: tally.parts.len() as u64,
            bots: bots.collect(),
            encounters: (0..plan.encounters().len())
                .filter_map(|encounter| EncounterResult::of(plan, tally, encounter))
                .collect(),
            forfeits,
        }
    }
}

impl Speed {
    fn of(times: &Times) -> Speed {
        Speed {
            decisions_a_second: times.a_second(),
            mean_millis: times.mean() * 1e3,
            p99_millis: times.at(99) * 1e3,
        }
    }
}

impl EncounterResult {
    fn of(plan: &Plan, tally: &Tally, encounter: usize) -> Option<EncounterResult> {
        let table = plan.encounters().get(encounter)?;
        let players = table.players();
        let mut bots = table.bots();
        if table.kind != Kind::AllDifferent {
            // The other share is what is left.
            bots.truncate(1);
        }
        let mut deals = 0;
        let mut shares = Vec::new();
        for bot in bots {
            let scores = tally.scores(plan, encounter, bot);
            deals = scores.len() as u64;
            let interval = Interval::of_deals(&scores, players);
            shares.push(Share { bot: plan.name(bot), fair: 1.0 / players as f64, interval });
        }
        let test = tally.test(plan, encounter, u64::MAX);
        let seats = table.seats.iter().map(|&bot| plan.name(bot)).collect();
        let games = deals * players as u64;
        Some(EncounterResult { players, kind: table.kind, seats, deals, games, shares, test })
    }
}

impl ForfeitReport {
    fn of(plan: &Plan, tally: &Tally, game: GameId) -> Option<ForfeitReport> {
        let forfeit = tally.forfeits.get(&game)?;
        let seated = plan.encounters().get(game.encounter)?.seated(game.rotation);
        let seats: Vec<String> = seated.into_iter().map(|bot| plan.name(bot)).collect();
        let seat = forfeit.seat.index();
        let bot = seats.get(seat)?.clone();
        let (decision, fault) = (forfeit.decision, forfeit.fault.clone());
        Some(ForfeitReport { bot, seats, game, seat, decision, fault })
    }
}

/// All games in the order of their numbers.
fn standings(plan: &Plan, tally: &Tally) -> Vec<Standing> {
    let standing = |(id, parts): (&GameId, &[u8; 4])| {
        let bots = plan.encounters().get(id.encounter)?.seated(id.rotation);
        let won = parts.iter().take(bots.len()).map(|&part| part > 0).collect();
        Some(Standing { bots, won })
    };
    tally.parts.iter().filter_map(standing).collect()
}
