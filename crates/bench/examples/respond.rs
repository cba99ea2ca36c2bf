//! How much a search wins against `master` if it knows how `master` plays: a best response.
//!
//! `cargo run --release -p havana-bench --example respond -- 1000 copies:8 100`: two players, 100
//! deals, each played once in either seat with the same dice; `master` has 1,000 simulated games a
//! decision, and so has its opponent. What the opponent knows:
//!
//! - `nothing`: it is `master` itself, for comparison;
//! - `policy`: in its simulated games `master` draws its cards by the network's policy;
//! - `policy:2`: the same with probabilities raised to that power, because `master` itself chooses
//!   the most likely cards more often than the policy;
//! - `copies:8`: before it decides about cards, it samples 8 hands that `master` may have and asks a
//!   copy of `master` with the whole budget what it lays, once for each and for each card that it
//!   may cover itself. So it spends up to 17 times the time of `master`.
//!
//! After the number of deals, a number of simulated games gives the opponent a budget of its own,
//! and a second one names another series of deals.

use havana_arena::Interval;
use havana_bench::{part_of_win, shares};
use havana_bots::{Bot, Budget, OpponentModel, Search, Settings};
use havana_rules::{
    Choice, Config, Decision, Decisions, Input, Pending, Seat, State, View, Viewer,
};
use havana_table::{Purpose, Seed, chance, next_input};
use rand_chacha::ChaCha8Rng;

/// The series of deals, different from those in which the form was chosen.
const SERIES: u64 = 2041;

#[derive(Clone, Copy)]
enum Knows {
    Nothing,
    Policy(i32),
    Copies(u32),
}

#[derive(Clone, Copy)]
struct Match {
    budget: Budget,
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
            "usage: respond BUDGET nothing|policy[:POWER]|copies:HANDS DEALS [BUDGET [SERIES]]"
        );
        std::process::exit(2);
    };
    let Match { budget, own_budget, deals, series, .. } = plan;
    let shares = shares(deals, 2, |deal, place| plan.won(deal, place));
    let Interval { share, low, high } = Interval::of_deals(&shares, 2);
    println!(
        "{} with {own_budget} games against master:{budget}, {deals} deals of series {series}: \
         wins {:.1} % ({:.1} to {:.1}) of {} games",
        words[1],
        100.0 * share,
        100.0 * low,
        100.0 * high,
        2 * deals,
    );
}

impl Match {
    fn read(words: &[&str]) -> Option<Match> {
        let (&[budget, knows, deals], rest) = words.split_first_chunk()?;
        let knows = match knows.split_once(':') {
            None if knows == "nothing" => Knows::Nothing,
            None if knows == "policy" => Knows::Policy(1),
            Some(("policy", power)) => Knows::Policy(power.parse().ok()?),
            Some(("copies", hands)) => Knows::Copies(hands.parse().ok()?),
            _ => return None,
        };
        let budget = budget.parse().ok()?;
        let own_budget = rest.first().map_or(Some(budget), |word| word.parse().ok())?;
        let series = rest.get(1).map_or(Some(SERIES), |word| word.parse().ok())?;
        Some(Match { budget, knows, deals: deals.parse().ok()?, own_budget, series })
    }

    /// The part of the win of the one who responds, in this seat.
    fn won(self, deal: u64, place: usize) -> f64 {
        let mut state = State::new(&Config::new(2).expect("two players"));
        let mut dice = Seed::of_game(self.series, deal, Purpose::Dice).stream();
        let game = 2 * deal + place as u64;
        let mut whims = Seed::of_game(self.series, game, Purpose::Whims).stream();
        let mut master = Search::new(self.budget).with_settings(Settings::MASTER);
        let mut response = Response::new(self, Seat::ALL[place], game);
        while let Some(input) = next_input(&state, &mut dice, |seat, choice, _| {
            let seen = state.view(Viewer::Seat(response.seat));
            if seat == response.seat {
                return response.decide(&seen, choice);
            }
            if matches!(choice, Choice::Opening | Choice::Lay) {
                response.expect(&seen);
            }
            master.decide(&state.view(Viewer::Seat(seat)), &mut whims)
        }) {
            state.apply(input, &mut ()).expect("players keep to the rules");
        }
        part_of_win(&state, place)
    }
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
        let master = |budget| Search::new(budget).with_settings(Settings::MASTER);
        let sharpness = if let Knows::Policy(power) = plan.knows { power } else { 1 };
        Response {
            seat,
            knows: plan.knows,
            search: master(plan.own_budget),
            copy: master(plan.budget),
            model: OpponentModel::by_priors(sharpness),
            rng: Seed::of_game(plan.series + 1, game, Purpose::Whims).stream(),
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
        let Knows::Copies(hands) = self.knows else { return };
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
                if let (Some(decision), Some(hand)) =
                    (self.copy.decide(&view, &mut self.rng), view.hand())
                {
                    self.model.expect(state.open(), opponent, hand, decision);
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
