//! A small perceptron in plain arithmetic. Every sum is added up in one fixed order, so that the
//! same view gives the same numbers natively and in a browser.

use super::features::{Features, OTHER, OWN};

/// The widest layer.
pub(super) const WIDEST: usize = 128;
/// Layers are this many numbers wide, or a multiple.
pub(super) const LANES: usize = 8;

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
    width: usize,
    weights: Vec<f32>,
    bias: Vec<f32>,
}

/// What the last hidden layer makes of a view.
#[derive(Clone, Copy)]
pub(super) struct Hidden([f32; WIDEST]);

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

impl Layer {
    fn read(inputs: usize, width: usize, take: &mut impl FnMut(usize) -> Vec<f32>) -> Layer {
        let weights = take(inputs * width);
        Layer { width, weights, bias: take(width) }
    }

    #[inline]
    fn row(&self, input: usize) -> &[f32] {
        &self.weights[input * self.width..(input + 1) * self.width]
    }

    fn start(&self, sums: &mut [f32; WIDEST]) {
        sums[..self.width].copy_from_slice(&self.bias);
    }

    #[inline]
    fn add(&self, sums: &mut [f32; WIDEST], input: usize, number: f32) {
        for (sum, weight) in sums[..self.width].iter_mut().zip(self.row(input)) {
            *sum += number * weight;
        }
    }

    fn add_all(&self, sums: &mut [f32; WIDEST], numbers: &[u8]) {
        for (input, &number) in numbers.iter().enumerate() {
            if number != 0 {
                self.add(sums, input, f32::from(number));
            }
        }
    }

    fn add_units(&self, sums: &mut [f32; WIDEST], units: &[f32]) {
        for (input, &number) in units.iter().enumerate() {
            if number > 0.0 {
                self.add(sums, input, number);
            }
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
        let pool = Layer {
            width: widths.first,
            weights: take(widths.others * widths.first),
            bias: Vec::new(),
        };
        let second = Layer::read(widths.first, widths.second, take);
        let (weights, bias) = (take(outputs * widths.second), take(outputs));
        let outputs = Layer { width: widths.second, weights, bias };
        Perceptron { others, own, pool, second, outputs }
    }

    /// The last hidden layer.
    pub(super) fn hidden(&self, features: &Features) -> Hidden {
        let mut sums = [0.0; WIDEST];
        let mut pooled = [0.0; WIDEST];
        let mut own = [0.0; WIDEST];
        self.own.start(&mut own);
        self.own.add_all(&mut own, &features.own);
        for other in &features.others[..features.count] {
            self.others.start(&mut sums);
            self.others.add_all(&mut sums, other);
            for (pooled, &sum) in pooled[..self.others.width].iter_mut().zip(&sums) {
                *pooled += sum.max(0.0);
            }
        }
        self.pool.add_units(&mut own, &pooled[..self.others.width]);
        self.second.start(&mut sums);
        self.second.add_units(&mut sums, &own[..self.own.width]);
        for sum in &mut sums[..self.second.width] {
            *sum = sum.max(0.0);
        }
        Hidden(sums)
    }

    /// One of the outputs.
    #[inline]
    pub(super) fn output(&self, hidden: &Hidden, output: usize) -> f32 {
        self.outputs.bias[output] + dot(&hidden.0[..self.second.width], self.outputs.row(output))
    }
}

/// The sum of products: eight sums side by side, then those in pairs.
#[inline]
fn dot(one: &[f32], other: &[f32]) -> f32 {
    let mut lanes = [0.0_f32; LANES];
    for (one, other) in one.as_chunks::<LANES>().0.iter().zip(other.as_chunks::<LANES>().0) {
        for lane in 0..LANES {
            lanes[lane] += one[lane] * other[lane];
        }
    }
    let quarter = |at: usize| lanes[at] + lanes[at + 1];
    (quarter(0) + quarter(2)) + (quarter(4) + quarter(6))
}
