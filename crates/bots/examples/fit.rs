//! Fits the weights by which a table is judged to the outcome of whole games.
//!
//! `cargo run --release -p havana-bots --example fit -- search:50 500`: so many games of 2, 3 and
//! 4 players each.

use std::sync::atomic::{AtomicU64, Ordering};

use havana_bots::judgement::{TRAITS, Traits, traits};
use havana_bots::{Level, judgement};
use havana_rules::{Choice, Config, Input, Open, Pending, Seat, State, Step, Viewer};
use havana_table::{Purpose, Seed, chance};

struct Sample { traits: Vec<Traits>, left: f64, won: Vec<f64>, old: f64 , players: usize, game: u64}
const N: usize = TRAITS.len();

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let level: Level = words[0].parse().expect("level");
    let games: u64 = words[1].parse().expect("games");
    let next = AtomicU64::new(0);
    let samples: Vec<Sample> = std::thread::scope(|scope| {
        let work = || {
            let mut all = Vec::new();
            loop {
                let n = next.fetch_add(1, Ordering::Relaxed);
                if n >= games * 3 { return all; }
                game(level, 2 + (n % 3) as usize, n, &mut all);
            }
        };
        let workers: Vec<_> = (0..2).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|w| w.join().unwrap()).collect()
    });
    let (test, train): (Vec<_>, Vec<_>) = samples.into_iter().partition(|s| s.game % 5 == 0);
    let old = |s: &[Sample]| s.iter().map(|s| s.old).sum::<f64>() / s.len() as f64;
    println!("{} train, {} test; old loss train {:.4} test {:.4}", train.len(), test.len(), old(&train), old(&test));
    for p in 2..=4 { let t: Vec<f64> = test.iter().filter(|s| s.players == p).map(|s| s.old).collect(); println!(" old {p}: {:.4}", t.iter().sum::<f64>()/t.len() as f64); }
    // parameters: N weights (points first), spread a, b
    let mut params = vec![0.0; N + 2];
    params[0] = 1.0; params[1] = 0.6; params[2] = 0.14; params[3] = 0.2; params[4] = 0.45; params[5] = 0.35; params[6] = 0.12;
    params[N] = 1.2; params[N + 1] = 0.12;
    let (mut m, mut v) = (vec![0.0; N + 2], vec![0.0; N + 2]);
    for step in 1..=600 {
        let g = gradient(&train, &params);
        let rate = if step < 300 { 0.03 } else { 0.005 };
        for i in 1..N + 2 {
            m[i] = 0.9 * m[i] + 0.1 * g[i];
            v[i] = 0.99 * v[i] + 0.01 * g[i] * g[i];
            let mh = m[i] / (1.0 - 0.9_f64.powi(step)); let vh = v[i] / (1.0 - 0.99_f64.powi(step));
            params[i] -= rate * mh / (vh.sqrt() + 1e-8);
        }
        if step % 100 == 0 { println!("step {step}: train {:.4} test {:.4}", loss(&train, &params), loss(&test, &params)); }
    }
    for p in 2..=4 { let t: Vec<&Sample> = test.iter().filter(|s| s.players == p).collect(); println!(" new {p}: {:.4}", t.iter().map(|s| one(s, &params)).sum::<f64>()/t.len() as f64); }
    for (name, w) in TRAITS.iter().zip(&params) { println!("{name}: {w:.3}"); }
    println!("spread {:.3} + {:.3} left", params[N], params[N + 1]);
}

fn shares(s: &Sample, p: &[f64]) -> (Vec<f64>, Vec<f64>) {
    let spread = (p[N] + p[N + 1] * s.left).max(0.1);
    let raw: Vec<f64> = s.traits.iter().map(|t| t.iter().zip(p).map(|(&x, w)| f64::from(x) * w).sum::<f64>()).collect();
    let best = raw.iter().copied().fold(f64::MIN, f64::max);
    let e: Vec<f64> = raw.iter().map(|r| ((r - best) / spread).exp()).collect();
    let sum: f64 = e.iter().sum();
    (e.iter().map(|e| e / sum).collect(), raw)
}
fn one(s: &Sample, p: &[f64]) -> f64 {
    shares(s, p).0.iter().zip(&s.won).map(|(q, w)| -w * q.max(1e-9).ln()).sum()
}
fn loss(all: &[Sample], p: &[f64]) -> f64 { all.iter().map(|s| one(s, p)).sum::<f64>() / all.len() as f64 }
fn gradient(all: &[Sample], p: &[f64]) -> Vec<f64> {
    let mut g = vec![0.0; N + 2];
    for s in all {
        let (q, raw) = shares(s, p);
        let spread = (p[N] + p[N + 1] * s.left).max(0.1);
        for i in 0..q.len() {
            let d = q[i] - s.won[i];
            for (g, &t) in g.iter_mut().zip(&s.traits[i]) { *g += d * f64::from(t) / spread; }
            g[N] -= d * raw[i] / spread / spread;
            g[N + 1] -= d * raw[i] / spread / spread * s.left;
        }
    }
    let n = all.len() as f64;
    g.iter().enumerate().map(|(i, g)| g / n + if i > 0 && i < N { 0.0005 * p[i] } else { 0.0 }).collect()
}

fn game(level: Level, players: usize, number: u64, all: &mut Vec<Sample>) {
    let mut state = State::new(&Config::new(players).unwrap());
    let mut dice = Seed::of_game(100, number, Purpose::Dice).stream();
    let mut whims = Seed::of_game(100, number, Purpose::Whims).stream();
    let mut bot = level.bot();
    let mut seen: Vec<Open> = Vec::new();
    let outcome = loop {
        let input = match state.pending() {
            Pending::Over(outcome) => break outcome,
            Pending::Chance(draw) => Input::Chance(chance::draw(&mut dice, draw).unwrap()),
            Pending::Decide { seats, choice } => {
                let seat = seats.lowest().unwrap();
                if choice == Choice::Lay && state.open().flow().turn == 0 && state.open().flow().step == Step::Ask(Choice::Lay) { seen.push(*state.open()); }
                let decision = bot.decide(&state.view(Viewer::Seat(seat)), &mut whims).unwrap();
                Input::Decision { seat, decision }
            }
        };
        state.advance(input, &mut ());
    };
    let won: Vec<f64> = Seat::ALL[..players].iter().map(|&s| if outcome.winners.contains(s) { 1.0 / outcome.winners.len() as f64 } else { 0.0 }).collect();
    for open in seen {
        let old = judgement::win_shares(&open);
        let old = won.iter().zip(old).map(|(w, q)| -w * f64::from(q).max(1e-9).ln()).sum();
        let most = open.seats().map(|s| open.player(s).points()).max().unwrap_or(0);
        all.push(Sample { traits: open.seats().map(|s| traits(&open, s)).collect(), left: f64::from(open.target()) - f64::from(most), won: won.clone(), old, players, game: number });
    }
}
