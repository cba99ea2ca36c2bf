//! How much a search wins against `master` if it knows how `master` plays: a best response.
//!
//! `cargo run --release -p havana-bench --example respond -- master:1000 copies:4 100`: two players,
//! 100 deals, each played once in either seat with the same dice. The opponent of `master` has the
//! same budget. What it knows:
//!
//! - `nothing`: it is `master` itself, but always plays its best cards; for comparison;
//! - `policy`: in its simulated games `master` draws its cards by the network's policy;
//! - `policy:2`: the same with probabilities raised to that power, because `master` itself chooses
//!   the most likely cards more often than the policy;
//! - `copies:4`: before it decides about cards, it samples 4 hands that `master` may have and asks a
//!   copy of `master` how likely it is to lay what, once for each and for each card that it may
//!   cover itself. So it spends several times the time of `master`;
//! - `copies:4:100`: the same with copies that simulate only 100 games.
//!
//! After the number of deals, a budget for the opponent and the number of another series of deals
//! can be given.

#![allow(clippy::cast_precision_loss, reason = "counts here are far below the limit")]

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use havana_arena::Interval;
use havana_bench::{part_of_win, shares};
use havana_bots::{Bot, Budget, Level, OpponentModel, Search, Settings};
use havana_rules::{
    Choice, Config, Decision, Decisions, Input, Pending, Seat, State, View, Viewer,
};
use havana_table::{Purpose, Seed, chance, next_input};
use rand_chacha::ChaCha8Rng;

/// The series of deals, different from those in which the form was chosen.
const SERIES: u64 = 2041;

/// The response has no one to surprise.
const RESPONDING: Settings = Settings { mix: false, ..Settings::MASTER };

#[derive(Clone, Copy)]
enum Knows {
    Nothing,
    Policy(i32),
    Copies(u32, Option<Budget>),
}

#[derive(Clone, Copy)]
struct Match {
    budget: Budget,
    settings: Settings,
    knows: Knows,
    deals: u64,
    own_budget: Budget,
    series: u64,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let Some(plan) = Match::read(&words) else {
        eprintln!(
            "usage: respond MASTER nothing|policy[:POWER]|copies:HANDS[:BUDGET] DEALS \
             [BUDGET [SERIES]]"
        );
        std::process::exit(2);
    };
    let Match { own_budget, deals, series, .. } = plan;
    let times = [AtomicU64::new(0), AtomicU64::new(0)];
    let shares = shares(deals, 2, |deal, place| plan.won(deal, place, &times));
    let [own, of_master] = times.map(|time| time.into_inner() as f64);
    let Interval { share, low, high } = Interval::of_deals(&shares, 2);
    println!(
        "{} with {own_budget} against {}, {deals} deals of series {series}: wins {:.1} % \
         ({:.1} to {:.1}) of {} games in {:.2} times the time",
        words[1],
        words[0],
        100.0 * share,
        100.0 * low,
        100.0 * high,
        2 * deals,
        own / of_master,
    );
}

impl Match {
    fn read(words: &[&str]) -> Option<Match> {
        let (&[master, knows, deals], rest) = words.split_first_chunk()?;
        let (budget, settings) = match master.parse().ok()? {
            Level::Master(budget) => (budget, Settings::MASTER),
            Level::Variant(budget, settings) => (budget, settings),
            _ => return None,
        };
        let knows = match knows.split(':').collect::<Vec<&str>>()[..] {
            ["nothing"] => Knows::Nothing,
            ["policy"] => Knows::Policy(1),
            ["policy", power] => Knows::Policy(power.parse().ok()?),
            ["copies", hands] => Knows::Copies(hands.parse().ok()?, None),
            ["copies", hands, budget] => {
                Knows::Copies(hands.parse().ok()?, Some(budget.parse().ok()?))
            }
            _ => return None,
        };
        let own_budget = rest.first().map_or(Some(budget), |word| word.parse().ok())?;
        let series = rest.get(1).map_or(Some(SERIES), |word| word.parse().ok())?;
        Some(Match { budget, settings, knows, deals: deals.parse().ok()?, own_budget, series })
    }

    /// The part of the win of the one who responds, in this seat. Adds up how long they and `master`
    /// think, in nanoseconds.
    fn won(self, deal: u64, place: usize, times: &[AtomicU64; 2]) -> f64 {
        let mut state = State::new(&Config::new(2).expect("two players"));
        let mut dice = Seed::of_game(self.series, deal, Purpose::Dice).stream();
        let game = 2 * deal + place as u64;
        let mut rng = Seed::of_game(self.series, game, Purpose::Decisions).stream();
        let mut master = Search::new(self.budget).with_settings(self.settings);
        let mut response = Response::new(self, Seat::ALL[place], game);
        while let Some(input) = next_input(&state, &mut dice, |seat, choice, _| {
            let seen = state.view(Viewer::Seat(response.seat));
            if seat == response.seat {
                return timed(&times[0], || response.decide(&seen, choice));
            }
            if matches!(choice, Choice::Opening | Choice::Lay) {
                timed(&times[0], || response.expect(&seen));
            }
            timed(&times[1], || master.decide(&state.view(Viewer::Seat(seat)), &mut rng))
        }) {
            state.apply(input, &mut ()).expect("players keep to the rules");
        }
        part_of_win(&state, place)
    }
}

fn timed<T>(time: &AtomicU64, think: impl FnOnce() -> T) -> T {
    let begun = Instant::now();
    let thought = think();
    time.fetch_add(begun.elapsed().as_nanos() as u64, Ordering::Relaxed);
    thought
}

/// One who knows how their opponent plays. All that they see is their own view.
struct Response {
    seat: Seat,
    knows: Knows,
    search: Search,
    copy: Search,
    model: OpponentModel,
    rng: ChaCha8Rng,
}

impl Response {
    fn new(plan: Match, seat: Seat, game: u64) -> Response {
        let copied =
            if let Knows::Copies(_, Some(budget)) = plan.knows { budget } else { plan.budget };
        let model = match plan.knows {
            Knows::Policy(power) => OpponentModel::by_priors(power),
            Knows::Nothing | Knows::Copies(..) => OpponentModel::default(),
        };
        Response {
            seat,
            knows: plan.knows,
            search: Search::new(plan.own_budget).with_settings(RESPONDING),
            copy: Search::new(copied).with_settings(plan.settings),
            model,
            rng: Seed::of_game(plan.series + 1, game, Purpose::Decisions).stream(),
        }
    }

    fn decide(&mut self, seen: &View, choice: Choice) -> Option<Decision> {
        if let Knows::Nothing = self.knows {
            return self.search.decide(seen, &mut self.rng);
        }
        if matches!(choice, Choice::Opening | Choice::Lay) {
            self.expect(seen);
        }
        let reasons = self.search.consider_against(seen, &self.model, &mut self.rng);
        if matches!(choice, Choice::Opening | Choice::Lay) {
            self.model.forget();
        }
        reasons.map(|reasons| reasons.choice())
    }

    /// Finds out which cards the opponent chooses, now or after this player.
    fn expect(&mut self, seen: &View) {
        let Knows::Copies(hands, _) = self.knows else { return };
        let opponent = Seat::ALL[1 - self.seat.index()];
        let is_known = seen.open().player(opponent).covered().is_some();
        let is_late = seen.face_down().is_some_and(|cards| !cards.is_empty());
        if is_known || is_late {
            return;
        }
        for _ in 0..hands {
            let state = seen.sample(|bound| chance::below(&mut self.rng, bound));
            for state in self.until_asked(&state, opponent) {
                let view = state.view(Viewer::Seat(opponent));
                let Some(reasons) = self.copy.consider(&view, &mut self.rng) else { continue };
                for decision in reasons.weighed().map(|candidate| candidate.decision) {
                    let found = (decision, reasons.chance(decision));
                    if let Some(hand) = view.hand().filter(|_| found.1 > 0.0) {
                        self.model.expect(state.open(), opponent, hand, found);
                    }
                }
            }
        }
    }

    /// The states in which the opponent may be asked: this one, or one for each card that this
    /// player may cover before.
    fn until_asked(&self, state: &State, opponent: Seat) -> Vec<State> {
        let Pending::Decide { seats, .. } = state.pending() else { return Vec::new() };
        if seats.contains(opponent) {
            return vec![*state];
        }
        let mut legal = Decisions::new();
        state.legal(self.seat, &mut legal);
        let mut covers: Vec<Decision> = Vec::new();
        for &decision in legal.iter() {
            let is_new = |other: &Decision| match (other, decision) {
                (Decision::Lay { cover, .. }, Decision::Lay { cover: another, .. }) => {
                    *cover != another
                }
                _ => true,
            };
            if covers.iter().all(is_new) {
                covers.push(decision);
            }
        }
        let after = |decision| {
            let mut state = *state;
            state.advance(Input::Decision { seat: self.seat, decision }, &mut ());
            state
        };
        let is_asked = |state: &State| match state.pending() {
            Pending::Decide { seats, choice: Choice::Lay } => seats.contains(opponent),
            _ => false,
        };
        covers.into_iter().map(after).filter(is_asked).collect()
    }
}
