//! A game that is really played, so that what is stored can be replayed.

use havana_protocol::{CommandId, Id, Timestamp};
use havana_rules::{Config, Decisions, Input, Pending, State};
use havana_store::{After, DaySeed, Move, NewMove, SeatEnd};
use havana_table::{Deal, DrawCounts, Seed, chance};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// A game at its next move.
pub(crate) struct Played {
    game: Id,
    state: State,
    moves: u32,
    rng: ChaCha8Rng,
    /// Where its draws come from, if it is one of a day, and those before.
    deal: Option<Deal>,
    drawn: DrawCounts,
}

impl Played {
    /// Before the setup.
    pub(crate) fn new(game: Id, config: &Config) -> Played {
        let rng = ChaCha8Rng::seed_from_u64(game.number().cast_unsigned());
        let (state, drawn) = (State::new(config), DrawCounts::default());
        Played { game, state, moves: 0, rng, deal: None, drawn }
    }

    /// The same with the draws of a day, if it is one.
    pub(crate) fn dealt(game: Id, config: &Config, seed: Option<DaySeed>) -> Played {
        let deal = seed.map(|seed| Deal::new(Seed::from_bytes(seed.0)));
        Played { deal, ..Played::new(game, config) }
    }

    /// As these moves leave it; fails if they are no game.
    pub(crate) fn after(mut self, moves: &[Move]) -> Played {
        for (made, seq) in moves.iter().zip(0..) {
            assert_eq!(made.seq, seq);
            for &input in &made.inputs {
                self.state.apply(input, &mut ()).unwrap();
                if let Input::Chance(drawn) = input {
                    self.drawn.add(drawn);
                }
            }
        }
        self.moves = moves.len() as u32;
        self
    }

    /// The next move: the setup, or a legal decision with the draws that follow it.
    pub(crate) fn next(&mut self, at: Timestamp) -> NewMove {
        let seq = self.moves;
        let mut inputs = Vec::new();
        let mut seat = None;
        if let Pending::Decide { seats, choice } = self.state.pending() {
            let asked = seats.lowest().unwrap();
            let mut legal = Decisions::default();
            let rng = &mut self.rng;
            let mut state = self.state;
            let mut decided = None;
            state
                .choose(asked, choice, &mut legal, &mut (), |list| {
                    let decision = list.get(chance::below(rng, list.len() as u32) as usize)?;
                    decided = Some(*decision);
                    Some(decision)
                })
                .unwrap();
            seat = Some(asked);
            self.apply(Input::Decision { seat: asked, decision: decided.unwrap() }, &mut inputs);
        }
        while let Pending::Chance(draw) = self.state.pending() {
            let drawn = match self.deal {
                Some(deal) => deal.draw(&self.drawn, draw).unwrap(),
                None => chance::draw(&mut self.rng, draw).unwrap(),
            };
            self.drawn.add(drawn);
            self.apply(Input::Chance(drawn), &mut inputs);
        }
        self.moves += 1;
        let turn = self.state.pending().asked();
        let mut command = [7; 16];
        command[..4].copy_from_slice(&seq.to_le_bytes());
        let command = seat.map(|_| CommandId(command));
        let after = After { turn, round: self.state.open().round() };
        NewMove { game: self.game, seq, seat, command, inputs, at, after }
    }

    fn apply(&mut self, input: Input, inputs: &mut Vec<Input>) {
        self.state.apply(input, &mut ()).unwrap();
        inputs.push(input);
    }

    /// What each seat has at the end, once the game is over.
    pub(crate) fn ends(&self) -> Option<Vec<SeatEnd>> {
        let outcome = self.state.outcome()?;
        let open = self.state.open();
        let end = |seat| SeatEnd {
            points: open.player(seat).points(),
            won: outcome.winners.contains(seat),
        };
        Some(open.seats().map(end).collect())
    }
}
