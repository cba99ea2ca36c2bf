//! A small perceptron in plain arithmetic. Every sum is added up in one fixed order, so that the
//! same view gives the same numbers natively and in a browser.

use super::features::{Features, OTHER, OWN};

/// The widest layer.
pub(super) const WIDEST: usize = 128;
/// Layers are this many numbers wide, or a multiple: as many sums as a processor has registers for.
pub(super) const LANES: usize = 16;

/// Some units of a layer, which are added up side by side.
type Block = [f32; LANES];

/// Each of the others passes through one layer, the same for all, and is added to their sum; the
/// player's own numbers and that sum pass through two layers, and each output is one row.
#[derive(Clone, Debug)]
pub(super) struct Perceptron {
    others: Layer,
    own: Layer,
    pool: Layer,
    second: Layer,
    outputs: Layer,
}

/// Weights by input, then by unit; of the outputs by output, then by unit.
#[derive(Clone, Debug)]
struct Layer {
    blocks: usize,
    weights: Vec<Block>,
    bias: Vec<f32>,
}

/// The units of a layer.
#[derive(Clone, Copy)]
pub(super) struct Units([Block; WIDEST / LANES]);

/// The inputs of a layer that are not 0, each with its place.
struct Inputs {
    list: [(u8, f32); WIDEST],
    count: usize,
}

/// The widths of the three hidden layers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Widths {
    pub(super) others: usize,
    pub(super) first: usize,
    pub(super) second: usize,
}

impl Widths {
    pub(super) fn are_possible(self) -> bool {
        [self.others, self.first, self.second]
            .iter()
            .all(|width| (LANES..=WIDEST).contains(width) && width.is_multiple_of(LANES))
    }
}

impl Inputs {
    const NONE: Inputs = Inputs { list: [(0, 0.0); WIDEST], count: 0 };

    /// Numbers of a view, of which most are 0.
    fn of(numbers: &[u8]) -> Inputs {
        const { assert!(OWN <= WIDEST && OTHER <= WIDEST) };
        let mut inputs = Inputs::NONE;
        for (place, &number) in numbers.iter().take(WIDEST).enumerate() {
            inputs.push(place, f32::from(number), number != 0);
        }
        inputs
    }

    /// Units of a layer, of which only those above 0 count.
    fn above_zero(units: &Units, blocks: usize) -> Inputs {
        let mut inputs = Inputs::NONE;
        for (place, &unit) in units.0[..blocks].as_flattened().iter().enumerate() {
            inputs.push(place, unit, unit > 0.0);
        }
        inputs
    }

    /// Writes always and counts sometimes: a branch would often be guessed wrong.
    #[inline]
    fn push(&mut self, place: usize, number: f32, counts: bool) {
        self.list[self.count % WIDEST] = (place as u8, number);
        self.count += usize::from(counts);
    }

    fn all(&self) -> &[(u8, f32)] {
        &self.list[..self.count]
    }
}

impl Layer {
    fn read(inputs: usize, width: usize, take: &mut impl FnMut(usize) -> Vec<f32>) -> Layer {
        let weights = take(inputs * width).as_chunks().0.to_vec();
        Layer { blocks: width / LANES, weights, bias: take(width) }
    }

    #[inline]
    fn row(&self, input: usize) -> &[Block] {
        &self.weights[input * self.blocks..(input + 1) * self.blocks]
    }

    /// What all sums begin with.
    fn start(&self) -> Units {
        let mut units = Units([[0.0; LANES]; WIDEST / LANES]);
        for (unit, bias) in units.0.iter_mut().zip(self.bias.as_chunks().0) {
            *unit = *bias;
        }
        units
    }

    /// Adds the inputs to the sums, for some units at a time, so that these stay in registers.
    #[inline]
    fn add(&self, sums: &mut Units, inputs: &Inputs) {
        for (block, sums) in sums.0[..self.blocks].iter_mut().enumerate() {
            let mut sum = *sums;
            for &(place, number) in inputs.all() {
                let weights = &self.weights[usize::from(place) * self.blocks + block];
                for lane in 0..LANES {
                    sum[lane] += number * weights[lane];
                }
            }
            *sums = sum;
        }
    }
}

impl Perceptron {
    /// Reads the weights in the order that `python/training` writes them in.
    pub(super) fn read(
        widths: Widths,
        outputs: usize,
        mut take: impl FnMut(usize) -> Vec<f32>,
    ) -> Perceptron {
        let take = &mut take;
        let others = Layer::read(OTHER, widths.others, take);
        let own = Layer::read(OWN, widths.first, take);
        let pool = take(widths.others * widths.first).as_chunks().0.to_vec();
        let pool = Layer { blocks: own.blocks, weights: pool, bias: Vec::new() };
        let second = Layer::read(widths.first, widths.second, take);
        let weights = take(outputs * widths.second).as_chunks().0.to_vec();
        let outputs = Layer { blocks: second.blocks, weights, bias: take(outputs) };
        Perceptron { others, own, pool, second, outputs }
    }

    /// One of the others, up to the sums of their layer.
    pub(super) fn other(&self, numbers: &[u8; OTHER]) -> Units {
        let mut sums = self.others.start();
        self.others.add(&mut sums, &Inputs::of(numbers));
        sums
    }

    /// The same player, if in addition the last of their numbers is 1.
    pub(super) fn with_last(&self, mut sums: Units) -> Units {
        for (sums, weights) in sums.0.iter_mut().zip(self.others.row(OTHER - 1)) {
            for lane in 0..LANES {
                sums[lane] += weights[lane];
            }
        }
        sums
    }

    /// The last hidden layer, of a player's own numbers and the sums of the others.
    pub(super) fn hidden(&self, own: &[u8; OWN], others: impl IntoIterator<Item = Units>) -> Units {
        let mut pooled = Units([[0.0; LANES]; WIDEST / LANES]);
        for sums in others {
            for (pooled, sums) in pooled.0[..self.others.blocks].iter_mut().zip(&sums.0) {
                for lane in 0..LANES {
                    pooled[lane] += sums[lane].max(0.0);
                }
            }
        }
        let mut first = self.own.start();
        self.own.add(&mut first, &Inputs::of(own));
        self.pool.add(&mut first, &Inputs::above_zero(&pooled, self.others.blocks));
        let mut second = self.second.start();
        self.second.add(&mut second, &Inputs::above_zero(&first, self.own.blocks));
        for unit in second.0[..self.second.blocks].as_flattened_mut() {
            *unit = unit.max(0.0);
        }
        second
    }

    /// The last hidden layer of a view.
    pub(super) fn hidden_of(&self, features: &Features) -> Units {
        let others = features.others[..features.count].iter();
        self.hidden(&features.own, others.map(|other| self.other(other)))
    }

    /// One of the outputs.
    #[inline]
    pub(super) fn output(&self, hidden: &Units, output: usize) -> f32 {
        self.outputs.bias[output] + dot(&hidden.0[..self.second.blocks], self.outputs.row(output))
    }
}

/// The sum of products: sixteen sums side by side, then those in pairs.
#[inline]
fn dot(one: &[Block], other: &[Block]) -> f32 {
    let mut lanes = [0.0_f32; LANES];
    for (one, other) in one.iter().zip(other) {
        for lane in 0..LANES {
            lanes[lane] += one[lane] * other[lane];
        }
    }
    let mut width = LANES / 2;
    while width > 0 {
        for lane in 0..width {
            lanes[lane] += lanes[lane + width];
        }
        width /= 2;
    }
    lanes[0]
}
