//! A game as one player knew it: what the others had hidden is sampled, and the rest stays.

use havana_rules::{Decision, Decisions, Event, Input, Pending, Seat, State, Viewer};
use havana_table::{Record, Replay};

/// How many decisions are tried before a sample is given up.
const PATIENCE: u32 = 20_000;

/// The same game so far with other secrets of the other players: cards that they may hold by all
/// that this seat has seen, each set with the same probability (see `View::sample`). Everything
/// the seat saw stays the same, so anyone who plays on from it knows no more than the seat did.
///
/// `below(n)` must give a number below `n`, each with the same probability. `None` if no history
/// leads to the sample within the patience of this function; another sample may do.
pub fn determinize(record: &Record, seat: Seat, below: impl FnMut(u32) -> u32) -> Option<Record> {
    let mut replay = Replay::new(record);
    let mut secrets = Secrets::default();
    loop {
        let place = replay.played();
        let mut events: Vec<Event> = Vec::new();
        let Some(input) = replay.step(&mut events) else { break };
        secrets.hear(place, input, &events);
    }
    let wanted = replay.state().view(Viewer::Seat(seat)).sample(below);
    let mut inputs = record.inputs().to_vec();
    for other in wanted.open().seats().filter(|&other| other != seat) {
        let places = &secrets.0[other.index()];
        let Some(&first) = places.first() else { continue };
        let mut before = Replay::new(record);
        before.seek(first);
        let mut search = Search { places, wanted: &wanted, seat: other, left: PATIENCE };
        search.find(*before.state(), first, &mut inputs).then_some(())?;
    }
    let found = Record::new(record.header().clone(), &inputs).ok()?;
    let mut end = Replay::new(&found);
    end.seek(inputs.len());
    (*end.state() == wanted).then_some(found)
}

/// For each seat, the inputs that nobody else has seen the whole of.
#[derive(Default)]
struct Secrets([Vec<usize>; Seat::MAX]);

impl Secrets {
    fn hear(&mut self, place: usize, input: Input, events: &[Event]) {
        if let Input::Decision { seat, decision } = input
            && matches!(
                decision,
                Decision::Open(..) | Decision::Lay { .. } | Decision::Refresh(Some(_))
            )
        {
            self.0[seat.index()].push(place);
        }
        for event in events {
            match *event {
                // What was revealed is settled; cards taken up earlier are still a secret.
                Event::PairRevealed { seat, .. } | Event::CardRevealed { seat, .. } => {
                    self.0[seat.index()].pop_if(|&mut last| last <= place);
                }
                Event::DiscardTakenBack { seat } => self.0[seat.index()].clear(),
                _ => {}
            }
        }
    }
}

/// Looks for decisions of one player that lead to the hidden cards wanted.
struct Search<'a> {
    places: &'a [usize],
    wanted: &'a State,
    seat: Seat,
    left: u32,
}

impl Search<'_> {
    /// Plays on from here; where the player decided in secret, tries all that they could do.
    fn find(&mut self, mut state: State, from: usize, inputs: &mut [Input]) -> bool {
        let mut place = from;
        while let Some(&input) = inputs.get(place) {
            if self.places.contains(&place) {
                return self.choose(&state, place, inputs);
            }
            if state.apply(input, &mut ()).is_err() {
                return false;
            }
            place += 1;
        }
        let own = |state: &State| {
            let view = state.view(Viewer::Seat(self.seat));
            (view.hand(), view.face_down())
        };
        own(&state) == own(self.wanted)
    }

    fn choose(&mut self, state: &State, place: usize, inputs: &mut [Input]) -> bool {
        let Some(&Input::Decision { seat, decision: actual }) = inputs.get(place) else {
            return false;
        };
        let Pending::Decide { .. } = state.pending() else { return false };
        let mut legal = Box::<Decisions>::default();
        state.legal(seat, &mut legal);
        for &decision in legal.iter().filter(|other| looks_like(**other, actual)) {
            if self.left == 0 {
                return false;
            }
            self.left -= 1;
            let mut after = *state;
            let input = Input::Decision { seat, decision };
            if after.apply(input, &mut ()).is_err() {
                continue;
            }
            inputs[place] = input;
            if self.find(after, place + 1, inputs) {
                return true;
            }
        }
        // Where nothing else fits, the actual decision is put back for those before it.
        inputs[place] = Input::Decision { seat, decision: actual };
        false
    }
}

/// Whether the others see no difference between two decisions.
fn looks_like(one: Decision, other: Decision) -> bool {
    match (one, other) {
        (Decision::Open(..), Decision::Open(..))
        | (Decision::Refresh(Some(_)), Decision::Refresh(Some(_))) => true,
        (Decision::Lay { cover: one, .. }, Decision::Lay { cover: other, .. }) => one == other,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use havana_rules::Config;
    use havana_table::{Purpose, Seed, chance, selfplay};

    /// At every moment of games, for every seat: the same view, and often other secrets.
    #[test]
    fn a_seat_sees_the_same_and_the_rest_differs() {
        let mut rng = Seed::of_game(8, 0, Purpose::Decisions).stream();
        let (mut found, mut missed, mut different) = (0_u32, 0_u32, 0_u32);
        for (game, players) in [(1, 2), (2, 3), (3, 4)] {
            let record = random_game(game, players);
            for step in (1..record.inputs().len()).step_by(7) {
                let begun =
                    Record::new(record.header().clone(), &record.inputs()[..step]).expect("legal");
                let mut replay = Replay::new(&begun);
                replay.seek(step);
                let Pending::Decide { seats, .. } = replay.state().pending() else { continue };
                let seat = seats.lowest().expect("one");
                let other = determinize(&begun, seat, |bound| chance::below(&mut rng, bound));
                let Some(other) = other else {
                    missed += 1;
                    continue;
                };
                found += 1;
                let mut again = Replay::new(&other);
                again.seek(step);
                let viewer = Viewer::Seat(seat);
                assert_eq!(again.state().view(viewer), replay.state().view(viewer));
                different += u32::from(again.state() != replay.state());
            }
        }
        assert!(found > 50 && missed * 20 <= found, "{found} found, {missed} missed");
        assert!(different > 10, "only {different} of {found} differ");
    }

    fn random_game(number: u64, players: usize) -> Record {
        let config = Config::new(players).expect("2 to 4");
        let mut rng = Seed::of_game(8, number, Purpose::Dice).stream();
        let mut policy_rng = Seed::of_game(8, number, Purpose::Decisions).stream();
        let (mut inputs, mut state) = (Vec::new(), State::new(&config));
        let (legal, watch) = (&mut Decisions::new(), |input| inputs.push(input));
        selfplay::play_out(&mut state, &mut rng, &mut policy_rng, legal, &mut (), watch);
        Record::new(config, &inputs).expect("legal")
    }
}
