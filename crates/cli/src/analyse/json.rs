//! The analysis of one game as JSON.

use havana_rules::{Decision, Seat};
use havana_study::{Account, Alternative, Share, StepKind};
use serde::Serialize;

use super::game::Analysed;
use super::grades::Grades;

#[derive(Serialize)]
pub(super) struct Game {
    #[serde(rename = "game")]
    number: u64,
    bot: String,
    /// All shares are in units of which this many make the win.
    whole: Share,
    players: Vec<Player>,
    steps: Vec<Step>,
    reveals: Vec<Reveal>,
    decisive: Vec<[usize; 2]>,
}

#[derive(Serialize)]
struct Player {
    seat: Seat,
    name: String,
    account: Account,
    #[serde(flatten)]
    grades: Grades,
    says: String,
}

#[derive(Serialize)]
struct Step {
    seq: u32,
    inputs: u32,
    round: u16,
    what: String,
    before: Vec<Share>,
    after: Vec<Share>,
    #[serde(flatten)]
    kind: Kind,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Kind {
    Decision {
        seat: Seat,
        legal: u16,
        chosen: Decision,
        best: Decision,
        loss: Share,
        error: Share,
        grade: &'static str,
        options: Vec<Alternative>,
    },
    Draw {
        outcomes: u32,
        luck: Vec<Share>,
        error: Vec<Share>,
    },
}

/// Cards that were placed in secret and revealed together.
#[derive(Serialize)]
struct Reveal {
    /// The first step, and the one after the last.
    steps: [usize; 2],
    /// What the others' cards brought each player.
    others: Vec<Share>,
}

impl Game {
    pub(super) fn of(game: &Analysed) -> Game {
        let analysis = game.analysis;
        let by_seat = |shares: havana_study::Shares| -> Vec<Share> {
            analysis.seats().map(|seat| shares.of(seat)).collect()
        };
        let steps = analysis.steps().iter().zip(&game.texts).map(|(step, told)| Step {
            seq: step.seq,
            inputs: step.inputs,
            round: step.round,
            what: told.sentence(),
            before: by_seat(step.before),
            after: by_seat(step.after),
            kind: match &step.kind {
                StepKind::Decision { seat, weighing } => Kind::Decision {
                    seat: *seat,
                    legal: weighing.legal,
                    chosen: weighing.chosen,
                    best: weighing.best(),
                    loss: weighing.loss,
                    error: weighing.error,
                    grade: weighing.grade().key(),
                    options: weighing.options.clone(),
                },
                StepKind::Draw { outcomes, error } => Kind::Draw {
                    outcomes: *outcomes,
                    luck: by_seat(step.change()),
                    error: by_seat(*error),
                },
            },
        });
        let reveals = analysis.reveals().into_iter().map(|reveal| {
            let others = |seat| {
                analysis
                    .steps()
                    .get(reveal.clone())
                    .into_iter()
                    .flatten()
                    .map(|s| s.others(seat))
                    .sum()
            };
            Reveal {
                steps: [reveal.start, reveal.end],
                others: analysis.seats().map(others).collect(),
            }
        });
        let players = game.players().into_iter().map(|player| Player {
            says: player.sentence(),
            seat: player.seat,
            name: player.name,
            account: player.account,
            grades: player.grades,
        });
        let decisive = game.decisive();
        Game {
            number: game.number,
            bot: game.bot.to_string(),
            whole: Share::WHOLE,
            players: players.collect(),
            steps: steps.collect(),
            reveals: reveals.collect(),
            decisive: decisive.iter().map(|one| [one.steps.start, one.steps.end]).collect(),
        }
    }
}
