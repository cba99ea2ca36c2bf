//! A small perceptron in plain arithmetic. Every sum is added up in one fixed order, so that the
//! same view gives the same numbers natively and in a browser.

use super::features::{Features, OTHER, OWN};
use super::numbers::Sparse;

/// The widest layer.
pub(super) const WIDEST: usize = 64;
/// The widest layer that the others pass through.
const WIDEST_OTHERS: usize = 32;
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

/// The units of a layer, or of that of the others.
type Units = [Block; WIDEST / LANES];
type OtherUnits = [Block; WIDEST_OTHERS / LANES];

/// The last hidden layer.
pub(super) struct Hidden(Units);

/// One of the others, up to the sums of their layer.
#[derive(Clone, Copy)]
pub(super) struct OtherSums(OtherUnits);

/// The units of a layer that are above 0, each with its place.
struct Active {
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
        let is_possible =
            |width: usize, most| (LANES..=most).contains(&width) && width.is_multiple_of(LANES);
        is_possible(self.others, WIDEST_OTHERS)
            && is_possible(self.first, WIDEST)
            && is_possible(self.second, WIDEST)
    }
}

impl Active {
    /// Writes always and counts sometimes: a branch would often be guessed wrong.
    fn of(units: &[Block]) -> Active {
        let mut active = Active { list: [(0, 0.0); WIDEST], count: 0 };
        for (place, &unit) in units.as_flattened().iter().enumerate() {
            active.list[active.count.min(WIDEST - 1)] = (place as u8, unit);
            active.count += usize::from(unit > 0.0);
        }
        active
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
    #[inline]
    fn start<const BLOCKS: usize>(&self) -> [Block; BLOCKS] {
        let mut units = [[0.0; LANES]; BLOCKS];
        for (unit, bias) in units.iter_mut().zip(self.bias.as_chunks().0) {
            *unit = *bias;
        }
        units
    }

    /// Adds the inputs to the sums, for some units at a time, so that these stay in registers.
    #[inline]
    fn add<T: Copy + Into<f32>>(&self, sums: &mut [Block], inputs: &[(u8, T)]) {
        for (block, sums) in sums.iter_mut().take(self.blocks).enumerate() {
            let mut sum = *sums;
            for &(place, number) in inputs {
                let weights = &self.weights[usize::from(place) * self.blocks + block];
                let number: f32 = number.into();
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
    #[inline]
    pub(super) fn other(&self, numbers: &Sparse) -> OtherSums {
        let mut sums: OtherUnits = self.others.start();
        self.others.add(&mut sums, numbers.all());
        OtherSums(sums)
    }

    /// The same player, if in addition the last of their numbers is 1.
    #[inline]
    pub(super) fn with_last(&self, mut sums: OtherSums) -> OtherSums {
        for (sums, weights) in sums.0.iter_mut().zip(self.others.row(OTHER - 1)) {
            for lane in 0..LANES {
                sums[lane] += weights[lane];
            }
        }
        sums
    }

    /// The last hidden layer, of a player's own numbers and the sums of the others.
    #[inline]
    pub(super) fn hidden(
        &self,
        own: &Sparse,
        others: impl IntoIterator<Item = OtherSums>,
    ) -> Hidden {
        let mut pooled: OtherUnits = [[0.0; LANES]; WIDEST_OTHERS / LANES];
        for sums in others {
            for (pooled, sums) in pooled.iter_mut().zip(&sums.0).take(self.others.blocks) {
                for lane in 0..LANES {
                    pooled[lane] += sums[lane].max(0.0);
                }
            }
        }
        let mut first: Units = self.own.start();
        self.own.add(&mut first, own.all());
        self.pool.add(&mut first, Active::of(&pooled[..self.others.blocks]).all());
        let mut second: Units = self.second.start();
        self.second.add(&mut second, Active::of(&first[..self.own.blocks]).all());
        for unit in second.as_flattened_mut() {
            *unit = unit.max(0.0);
        }
        Hidden(second)
    }

    /// The last hidden layer of a view.
    pub(super) fn hidden_of(&self, features: &Features) -> Hidden {
        let others = features.others[..features.count].iter();
        let others = others.map(|other| self.other(&Sparse::of(other)));
        self.hidden(&Sparse::of(&features.own), others)
    }

    /// One of the outputs.
    #[inline]
    pub(super) fn output(&self, hidden: &Hidden, output: usize) -> f32 {
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
