//! Which cards to choose so that no one can foresee them.
//!
//! A search settles on one decision, and an opponent who searches the same way knows the answer to it.
//! At a table of two, however, the simulated games also tell what each own decision was worth
//! against each of the opponent's. The searching player plays the equilibrium of this matrix.

use havana_rules::{Choice, Decision, Step, View};

use super::equilibrium::{MatrixGame, Situation, normalise};

/// Decisions that fewer of the games tried are too poor to be drawn.
const TRIED_IN: f32 = 0.02;
/// Chances below this, or below half of an equal chance, are rather an error of few games, and the
/// decision is not drawn.
const LEAST_CHANCE: f32 = 0.05;
/// How many games the estimate of a value by its row and its column counts for.
const ESTIMATE: f32 = 10.0;
/// The same for the estimate of a row by all games, and of a column by its rows.
const ROW_ESTIMATE: f32 = 3.0;
const COLUMN_ESTIMATE: f32 = 5.0;

/// The two decisions that met in a simulated game.
#[derive(Clone, Copy)]
pub(super) struct Meeting {
    /// The place of the own decision among those of the searching player.
    pub(super) own: usize,
    /// The node of the opponent.
    pub(super) node: u32,
    pub(super) opponent: Decision,
    /// The share of the win that the searching player got.
    pub(super) share: f32,
}

/// Whether the view's seat chooses cards at the same time as one opponent.
pub(super) fn is_for(view: &View) -> bool {
    let is_about_cards =
        matches!(view.open().flow().step, Step::Ask(Choice::Opening | Choice::Lay));
    is_about_cards && view.open().player_count() == 2
}

/// How likely each of the own decisions is to be chosen; `None` if no games met.
pub(super) fn chances(own: &[Decision], meetings: &[Meeting]) -> Option<Vec<f32>> {
    let matrix = Matrix::new(own, meetings);
    if matrix.rows.is_empty() {
        return None;
    }
    let found = matrix.game().equilibrium();
    let least = LEAST_CHANCE.min(0.5 / found.len() as f32);
    let mut chances = vec![0.0; own.len()];
    for (&row, chance) in matrix.rows.iter().zip(found) {
        chances[row] = if chance < least { 0.0 } else { chance };
    }
    normalise(&mut chances);
    Some(chances)
}

/// What the games were worth, by the decisions that met.
struct Matrix<'a> {
    own: &'a [Decision],
    /// The own decisions that were tried often enough.
    rows: Vec<usize>,
    /// What the opponent decided.
    columns: Vec<Decision>,
    /// The opponent's nodes, and which columns each of them tried.
    nodes: Vec<(u32, Vec<usize>)>,
    /// For each own decision the games against each column.
    cells: Vec<Vec<Games>>,
    /// For each own decision the number of games that met each node.
    met: Vec<Vec<f32>>,
    all: Games,
}

/// A number of games and their shares of the win.
#[derive(Clone, Copy, Default)]
struct Games {
    count: f32,
    sum: f32,
}

impl Games {
    fn add(&mut self, other: Games) {
        self.count += other.count;
        self.sum += other.sum;
    }

    /// The mean share; few games say little more than an estimate that counts for this many.
    fn mean(self, estimate: f32, weight: f32) -> f32 {
        (self.sum + weight * estimate) / (self.count + weight)
    }
}

impl<'a> Matrix<'a> {
    fn new(own: &'a [Decision], meetings: &[Meeting]) -> Matrix<'a> {
        let (mut columns, mut nodes) = (Vec::new(), Vec::<(u32, Vec<usize>)>::new());
        let mut places = Vec::with_capacity(meetings.len());
        for meeting in meetings {
            let column = place(&mut columns, |it| *it == meeting.opponent, || meeting.opponent);
            let node = place(&mut nodes, |it| it.0 == meeting.node, || (meeting.node, Vec::new()));
            place(&mut nodes[node].1, |it| *it == column, || column);
            places.push((column, node));
        }
        let mut cells = vec![vec![Games::default(); columns.len()]; own.len()];
        let mut met = vec![vec![0.0; nodes.len()]; own.len()];
        let mut of_row = vec![Games::default(); own.len()];
        let mut all = Games::default();
        for (meeting, (column, node)) in meetings.iter().zip(places) {
            let game = Games { count: 1.0, sum: meeting.share };
            for games in [&mut cells[meeting.own][column], &mut of_row[meeting.own], &mut all] {
                games.add(game);
            }
            met[meeting.own][node] += 1.0;
        }
        let is_tried = |row: &usize| of_row[*row].count >= (TRIED_IN * all.count).max(1.0);
        let rows = (0..own.len()).filter(is_tried).collect();
        Matrix { own, rows, columns, nodes, cells, met, all }
    }

    fn game(&self) -> MatrixGame {
        let row_means: Vec<f32> = self.cells.iter().map(|row| self.row_mean(row)).collect();
        let column_gains: Vec<f32> =
            (0..self.columns.len()).map(|column| self.column_gain(column, &row_means)).collect();
        let worth = |row: usize| {
            let cells = self.cells[row].iter().zip(&column_gains);
            cells.map(|(games, gain)| games.mean(row_means[row] + gain, ESTIMATE)).collect()
        };
        let worth = self.rows.iter().map(|&row| worth(row)).collect();
        let likelihoods: Vec<Vec<f32>> =
            self.rows.iter().map(|&row| self.likelihoods(row)).collect();
        let situation = |(node, (_, options)): (usize, &(u32, Vec<usize>))| Situation {
            likelihood: likelihoods.iter().map(|of_row| of_row[node]).collect(),
            options: options.clone(),
        };
        MatrixGame { worth, situations: self.nodes.iter().enumerate().map(situation).collect() }
    }

    fn row_mean(&self, row: &[Games]) -> f32 {
        let mut games = Games::default();
        for &cell in row {
            games.add(cell);
        }
        games.mean(self.all.mean(0.0, 0.0), ROW_ESTIMATE)
    }

    /// How much more than the mean of the row a decision of the opponent left.
    fn column_gain(&self, column: usize, row_means: &[f32]) -> f32 {
        let mut gains = Games::default();
        for (row, mean) in self.cells.iter().zip(row_means) {
            let Games { count, sum } = row[column];
            gains.add(Games { count, sum: sum - count * mean });
        }
        gains.mean(0.0, COLUMN_ESTIMATE)
    }

    /// How likely each node is after a decision: it depends on the card that the opponent sees
    /// covered, and not on the one that covers it.
    fn likelihoods(&self, row: usize) -> Vec<f32> {
        let mut likelihoods = vec![0.0; self.nodes.len()];
        let seen = self.own[row].seen_by_others();
        for &alike in self.rows.iter().filter(|&&other| self.own[other].seen_by_others() == seen) {
            for (sum, met) in likelihoods.iter_mut().zip(&self.met[alike]) {
                *sum += met;
            }
        }
        normalise(&mut likelihoods);
        likelihoods
    }
}

/// The place of what is looked for, added at the end if it is not there.
fn place<T>(list: &mut Vec<T>, is_it: impl Fn(&T) -> bool, new: impl FnOnce() -> T) -> usize {
    list.iter().position(is_it).unwrap_or_else(|| {
        list.push(new());
        list.len() - 1
    })
}

#[cfg(test)]
mod tests {
    use havana_rules::Card;

    use super::*;

    fn lay(card: usize, cover: usize) -> Decision {
        Decision::Lay { card: Card::ALL[card], cover: Card::ALL[cover] }
    }

    /// Games in which these met, with shares around what it is worth.
    fn games(
        count: u32,
        own: usize,
        (node, opponent): (u32, Decision),
        worth: f32,
    ) -> Vec<Meeting> {
        let share = |game| worth + if game % 2 == 0 { 0.1 } else { -0.1 };
        (0..count).map(|game| Meeting { own, node, opponent, share: share(game) }).collect()
    }

    fn assert_chances(own: &[Decision], meetings: &[Vec<Meeting>], expected: &[f32]) {
        let found = chances(own, &meetings.concat()).expect("decisions met");
        let is_near = found.iter().zip(expected).all(|(one, other)| (one - other).abs() < 0.03);
        assert!(is_near && found.len() == expected.len(), "{found:?} instead of {expected:?}");
    }

    #[test]
    fn decisions_that_the_opponent_could_answer_are_drawn() {
        let own = [lay(0, 5), lay(1, 5)];
        let (one, other) = ((7, lay(2, 8)), (7, lay(3, 8)));
        let won = [
            games(2000, 0, one, 0.9),
            games(2000, 0, other, 0.3),
            games(2000, 1, one, 0.3),
            games(2000, 1, other, 0.6),
        ];
        assert_chances(&own, &won, &[0.333, 0.667]);
    }

    /// R6.1: everyone sees which card is covered.
    #[test]
    fn nothing_is_gained_by_drawing_what_the_opponent_sees() {
        let own = [lay(0, 5), lay(1, 6)];
        let answers = [lay(2, 8), lay(3, 8)];
        let won = |nodes: [u32; 2]| {
            [
                games(2000, 0, (nodes[0], answers[0]), 0.9),
                games(2000, 0, (nodes[0], answers[1]), 0.4),
                games(2000, 1, (nodes[1], answers[0]), 0.3),
                games(2000, 1, (nodes[1], answers[1]), 0.6),
            ]
        };
        assert_chances(&own, &won([7, 8]), &[1.0, 0.0]);
        // The opponent chose before.
        assert_chances(&own, &won([7, 7]), &[0.375, 0.625]);
    }

    #[test]
    fn what_few_games_tried_is_not_drawn() {
        let own = [lay(0, 5), lay(1, 5), lay(4, 5)];
        let (one, other) = ((7, lay(2, 8)), (7, lay(3, 8)));
        let won = [
            games(500, 0, one, 0.6),
            games(500, 0, other, 0.4),
            games(500, 1, one, 0.4),
            games(500, 1, other, 0.6),
            games(10, 2, one, 0.9),
            games(10, 2, other, 0.9),
        ];
        assert_chances(&own, &won, &[0.5, 0.5, 0.0]);
        assert_eq!(chances(&own, &[]), None, "without games there is nothing to go by");
    }

    /// 22 decisions, each with one answer that it loses to and equally good otherwise.
    #[test]
    fn many_equals_are_all_drawn() {
        let own: Vec<Decision> = (0..22).map(|place| lay(place % 11, 11 + place / 11)).collect();
        let met = |one: usize, other: usize| {
            let worth = if one == other { 0.1 } else { 0.6 };
            games(30, one, (7, lay(other % 11, 11 + other / 11)), worth)
        };
        let won: Vec<Vec<Meeting>> =
            (0..22).flat_map(|one| (0..22).map(move |other| met(one, other))).collect();
        assert_chances(&own, &won, &[1.0 / 22.0; 22]);
        let found = chances(&own, &won.concat()).expect("decisions met");
        assert!(found.iter().all(|&chance| chance > 0.0), "{found:?}");
    }

    /// With few games a value is close to what its row and its column let expect.
    #[test]
    fn a_single_lucky_game_says_little() {
        let own = [lay(0, 5), lay(1, 5)];
        let (one, other) = ((7, lay(2, 8)), (7, lay(3, 8)));
        let won = [
            games(100, 0, one, 0.7),
            games(100, 0, other, 0.6),
            games(100, 1, one, 0.5),
            games(1, 1, other, 0.9),
        ];
        assert_chances(&own, &won, &[1.0, 0.0]);
    }
}
