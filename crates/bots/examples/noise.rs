use havana_bots::{Bot, Greedy, Level};
use havana_rules::{Choice, Config, Input, Pending, State, Viewer};
use havana_table::{Purpose, Seed, chance};
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let reference: Level = args[0].parse().unwrap();
    let players: usize = args[1].parse().unwrap();
    let games: u64 = args[2].parse().unwrap();
    let levels: Vec<Level> = args[3..].iter().map(|a| a.parse().unwrap()).collect();
    let mut sums = vec![(0.0f64, 0u32, 0u32); levels.len()];
    let mut spread = 0.0;
    for g in 0..games {
        let mut state = State::new(&Config::new(players).unwrap());
        let mut dice = Seed::of_game(33, g, Purpose::Dice).stream();
        let mut whims = Seed::of_game(33, g, Purpose::Whims).stream();
        let mut player = "search:100".parse::<Level>().unwrap().bot();
        let _ = Greedy::default();
        let mut n = 0;
        loop {
            let input = match state.pending() {
                Pending::Over(_) => break,
                Pending::Chance(d) => Input::Chance(chance::draw(&mut dice, d).unwrap()),
                Pending::Decide { seats, choice } => {
                    let seat = seats.lowest().unwrap();
                    let view = state.view(Viewer::Seat(seat));
                    if choice == Choice::Lay {
                        n += 1;
                        if n % 8 == 3 {
                            let r = reference.bot().consider(&view, &mut whims).unwrap();
                            let q = |d| std::iter::once(r.chosen()).chain(r.others()).find(|c| c.decision == d).map_or(0.0, |c| f64::from(c.expected));
                            let best = q(r.choice());
                            let mut all: Vec<f64> = r.others().iter().filter(|c| c.tries > 20).map(|c| f64::from(c.expected)).collect();
                            all.push(best);
                            spread += best - all.iter().sum::<f64>() / all.len() as f64;
                            for (l, s) in levels.iter().zip(&mut sums) {
                                let d = l.bot().decide(&view, &mut whims).unwrap();
                                s.0 += best - q(d);
                                s.1 += 1;
                                s.2 += u32::from(d == r.choice());
                            }
                        }
                    }
                    Input::Decision { seat, decision: player.decide(&view, &mut whims).unwrap() }
                }
            };
            state.advance(input, &mut ());
        }
    }
    println!("spread of tried lays {:.4}", spread / f64::from(sums[0].1));
    for (l, s) in levels.iter().zip(&sums) {
        println!("{l}: loss {:.4} a lay, same {:.0} % of {}", s.0 / f64::from(s.1), 100.0 * f64::from(s.2) / f64::from(s.1), s.1);
    }
}
