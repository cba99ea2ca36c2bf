//! Everything that can come of two cards acting in a given sequence.

use std::collections::HashSet;

use crate::components::card::{Card, Cards};
use crate::components::goods::{Goods, Material};
use crate::components::seat::{Seat, Seats};
use crate::decision::{Drawn, Input};
use crate::decisions::Decisions;
use crate::event::{Event, Events};
use crate::flow::{Drawing, Step};
use crate::pending::{Choice, Draw, Pending};
use crate::phases::turn;
use crate::state::State;
use crate::transition::Transition;

/// What the two actions have come to.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum End {
    /// The table as it is when the player may build.
    Table(Box<State>),
    /// The game is over, and these have won.
    Over(Seats),
}

/// What is drawn, as if bag and pile had been shuffled beforehand; each number is another order.
#[derive(Clone, Copy)]
struct Shuffle(u64);

impl Shuffle {
    const SOME: [Shuffle; 2] = [Shuffle(1), Shuffle(2)];

    /// What comes when this many are left, of this many kinds.
    fn pick(self, left: usize, kinds: usize) -> usize {
        let mixed = (self.0 << 32 | left as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed >> 33) as usize % kinds
    }
}

/// All ends of one sequence.
pub(super) struct Ends {
    /// For each line of decisions, the end it comes to under each shuffle.
    pub(super) lines: HashSet<Vec<End>>,
    /// Whether a choice is made knowing what was drawn, where something else could have been.
    pub(super) informed: bool,
}

/// Lets the card act first and the other one after it, in every way.
pub(super) fn ends_if_first(start: &State, first: Card) -> Ends {
    let mut explorer = Explorer { informed: false };
    let by_shuffle = Shuffle::SOME.map(|shuffle| {
        let mut ends = Vec::new();
        let mut node = Node { state: *start, watch: Watch::new(start), revealed: false };
        turn::first(&mut Transition::new(&mut node.state, &mut node.watch), first);
        explorer.follow(&node, shuffle, &mut ends);
        ends
    });
    // Choices that come before all draws are the same under each, so the lines stand in parallel.
    let [ends, ..] = &by_shuffle;
    let lines = (0..ends.len())
        .map(|line| by_shuffle.iter().filter_map(|ends| ends.get(line).cloned()).collect())
        .collect();
    Ends { lines, informed: explorer.informed }
}

struct Node {
    state: State,
    watch: Watch,
    /// Whether something was drawn that could have come out differently.
    revealed: bool,
}

struct Explorer {
    informed: bool,
}

impl Explorer {
    fn follow(&mut self, node: &Node, shuffle: Shuffle, ends: &mut Vec<End>) {
        if let Some(end) = &node.watch.end {
            ends.push(end.clone());
            return;
        }
        match node.state.pending() {
            Pending::Over(_) => unreachable!("the watch has seen it"),
            Pending::Chance(draw) => {
                let mut next = node.with(Input::Chance(fall(draw, shuffle)));
                next.revealed |= is_open(&node.state, draw);
                self.follow(&next, shuffle, ends);
            }
            Pending::Decide { seats, .. } => {
                let seat = seats.iter().next().expect("somebody");
                let mut legal = Decisions::new();
                node.state.legal(seat, &mut legal);
                self.informed |= node.revealed && legal.len() > 1;
                for &decision in legal.iter() {
                    self.follow(&node.with(Input::Decision { seat, decision }), shuffle, ends);
                }
            }
        }
    }
}

impl Node {
    fn with(&self, input: Input) -> Node {
        let mut next = Node { watch: self.watch.clone(), ..*self };
        next.state.apply(input, &mut next.watch).expect("it is legal");
        next
    }
}

/// What is drawn under this shuffle.
fn fall(draw: Draw, shuffle: Shuffle) -> Drawn {
    match draw {
        Draw::Material { from, .. } => {
            let kinds = kinds_in(from);
            Drawn::Material(kinds[shuffle.pick(usize::from(from.materials()), kinds.len())])
        }
        Draw::Building { from, .. } => {
            let building = from.nth(shuffle.pick(from.len(), from.len()));
            Drawn::Building(building.expect("it is in the pile"))
        }
        Draw::Ages { .. } => unreachable!("no card draws ages"),
    }
}

/// Whether the result of this card's draws is unpredictable.
fn is_open(state: &State, draw: Draw) -> bool {
    match (draw, state.open.flow.step) {
        (Draw::Material { from, .. }, Step::Draw(Drawing::BlackMarket { left })) => {
            kinds_in(from).len() > 1 && from.materials() > left
        }
        (Draw::Building { from, .. }, _) => from.len() > 1,
        _ => unreachable!("no card draws this"),
    }
}

fn kinds_in(bag: Goods) -> Vec<Material> {
    Material::ALL.into_iter().filter(|&material| bag.of(material) > 0).collect()
}

/// Follows the events until both cards have acted, for the rules do not stop there by themselves.
#[derive(Clone)]
struct Watch {
    table: State,
    end: Option<End>,
}

impl Watch {
    fn new(start: &State) -> Watch {
        Watch { table: *start, end: None }
    }
}

impl Events for Watch {
    fn push(&mut self, event: Event) {
        if self.end.is_some() {
            return;
        }
        match event {
            Event::GameOver { outcome } => self.end = Some(End::Over(outcome.winners)),
            Event::Waiting { flow } if flow.step != Step::Ask(Choice::Build) => {}
            Event::Waiting { .. } | Event::TurnEnded { .. } => {
                self.end = Some(End::Table(Box::new(as_it_matters(self.table))));
            }
            _ => {
                self.table.open.absorb(&event);
                if let Some(seat) = event.moves_cards_of() {
                    let laid = self.table.open.player(seat).laid();
                    self.table.hidden[seat.index()].absorb(&event, laid);
                }
            }
        }
    }
}

/// The table without what no later player of this round can feel: that a card has acted which none
/// of them has laid out.
fn as_it_matters(mut table: State) -> State {
    let open = &table.open;
    let to_come =
        open.still_to_come().fold(Cards::NONE, |all, seat| all.union(open.player(seat).laid()));
    table.open.acted = open.acted.without(open.acted.without(to_come));
    table
}

/// The beginning of a turn with these two cards laid out, no matter who laid them out.
pub(super) fn turn_with(state: &State, turn: u8, [one, other]: [Card; 2]) -> (State, Seat) {
    let mut start = *state;
    let seat = start.open.order.as_slice()[usize::from(turn)];
    let wanted = Cards::pair(one, other);
    let before = start.open.player(seat).laid();
    let hidden = &mut start.hidden[seat.index()];
    // Each card that comes to the table changes places with one that lay there.
    for (comes, goes) in wanted.without(before).iter().zip(before.without(wanted).iter()) {
        if hidden.hand.contains(comes) {
            hidden.hand.remove(comes);
            hidden.hand.insert(goes);
        }
    }
    start.open.player_mut(seat).laid = wanted;
    start.open.flow.turn = turn;
    start.open.flow.to_act = wanted;
    (start, seat)
}
