//! A game in few bytes: every input is its place among all that are possible at that moment, and
//! the places together are one large number. A hundred bytes hold a game that takes a thousand in
//! a record, because the rules say how little is possible.

use havana_rules::{Config, Decisions, Draw, Drawn, Input, Lineup, Material, Pending, Seat, State};
use havana_table::Record;
use havana_table::record::encode_inputs;

/// More inputs than any game of a puzzle has.
const MOST_INPUTS: u32 = 1 << 14;

/// Everything that is possible now, in an order that depends on nothing but the rules and the
/// form of records.
pub(crate) fn possible(state: &State) -> Vec<Input> {
    let mut all: Vec<Input> = match state.pending() {
        Pending::Over(_) => Vec::new(),
        Pending::Chance(draw) => drawn(draw).into_iter().map(Input::Chance).collect(),
        Pending::Decide { seats, .. } => {
            let mut legal = Box::<Decisions>::default();
            let mut all = Vec::new();
            for seat in seats.iter() {
                state.legal(seat, &mut legal);
                all.extend(legal.iter().map(|&decision| Input::Decision { seat, decision }));
            }
            all
        }
    };
    all.sort_by_cached_key(|&input| encode_inputs(&[input]));
    all
}

fn drawn(draw: Draw) -> Vec<Drawn> {
    match draw {
        Draw::Ages { players } => orders(players).into_iter().map(Drawn::Ages).collect(),
        Draw::Building { from, .. } => from.iter().map(Drawn::Building).collect(),
        Draw::Material { from, .. } => {
            let some = Material::ALL.into_iter().filter(|&material| from.of(material) > 0);
            some.map(Drawn::Material).collect()
        }
    }
}

/// All orders of this many seats.
fn orders(players: usize) -> Vec<Lineup> {
    let mut all: Vec<Vec<Seat>> = vec![Vec::new()];
    for _ in 0..players {
        let longer = |order: &Vec<Seat>| {
            let left = Seat::ALL.into_iter().take(players).filter(|seat| !order.contains(seat));
            left.map(|seat| [&order[..], &[seat]].concat()).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.iter().filter_map(|order| Lineup::new(order)).collect()
}

/// The inputs of a game as bytes.
pub(crate) fn pack(record: &Record) -> Option<Vec<u8>> {
    let mut state = State::new(record.header().config());
    let mut places = Vec::new();
    for &input in record.inputs() {
        let all = possible(&state);
        places.push((all.iter().position(|&other| other == input)? as u32, all.len() as u32));
        state.apply(input, &mut ()).ok()?;
    }
    let mut number = Number::default();
    for (place, count) in places.into_iter().rev() {
        number.push(place, count);
    }
    number.push(u32::try_from(record.inputs().len()).ok()?, MOST_INPUTS);
    Some(number.0)
}

/// The game of these bytes; `None` if they are damaged.
pub(crate) fn unpack(config: Config, bytes: &[u8]) -> Option<Record> {
    let mut number = Number(bytes.to_vec());
    let mut state = State::new(&config);
    let mut inputs = Vec::new();
    for _ in 0..number.pop(MOST_INPUTS) {
        let all = possible(&state);
        let count = u32::try_from(all.len()).ok().filter(|&count| count > 0)?;
        let input = *all.get(number.pop(count) as usize)?;
        state.apply(input, &mut ()).ok()?;
        inputs.push(input);
    }
    let is_used_up = number.0.iter().all(|&byte| byte == 0);
    is_used_up.then(|| Record::new(config, &inputs).ok()).flatten()
}

/// A number of any size, the lowest byte first. The last digit that was pushed is popped first.
#[derive(Default)]
struct Number(Vec<u8>);

impl Number {
    /// Adds a digit below `count`.
    fn push(&mut self, digit: u32, count: u32) {
        let mut carry = u64::from(digit);
        for byte in &mut self.0 {
            carry += u64::from(*byte) * u64::from(count);
            *byte = (carry & 0xff) as u8;
            carry >>= 8;
        }
        while carry > 0 {
            self.0.push((carry & 0xff) as u8);
            carry >>= 8;
        }
    }

    /// Takes a digit below `count` away.
    fn pop(&mut self, count: u32) -> u32 {
        let mut rest = 0_u64;
        for byte in self.0.iter_mut().rev() {
            rest = rest << 8 | u64::from(*byte);
            *byte = (rest / u64::from(count)) as u8;
            rest %= u64::from(count);
        }
        rest as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use havana_table::{Purpose, Seed, selfplay};

    #[test]
    fn games_of_every_size_are_unpacked_as_they_were() {
        for players in 2..=4 {
            let config = Config::new(players).expect("2 to 4");
            let mut rng = Seed::of_game(3, players as u64, Purpose::Dice).stream();
            let mut policy_rng = Seed::of_game(3, players as u64, Purpose::Decisions).stream();
            let (mut inputs, mut state) = (Vec::new(), State::new(&config));
            let (legal, watch) = (&mut Decisions::new(), |input| inputs.push(input));
            selfplay::play_out(&mut state, &mut rng, &mut policy_rng, legal, &mut (), watch);
            for length in [0, 1, 40, inputs.len()] {
                let record = Record::new(config, &inputs[..length]).expect("legal");
                let packed = pack(&record).expect("every input is possible");
                assert!(packed.len() * 3 < record.to_binary().len(), "{} bytes", packed.len());
                assert_eq!(unpack(config, &packed), Some(record));
            }
        }
    }

    #[test]
    fn damaged_bytes_are_no_game() {
        let config = Config::new(3).expect("3 players");
        assert_eq!(unpack(config, &[2, 0, 0, 0, 0, 0, 0, 0, 0, 1]), None);
        assert!(unpack(config, &[]).is_some_and(|record| record.inputs().is_empty()));
    }
}
