//! The analysis of one game as JSON.

use havana_rules::{Decision, Seat};
use havana_study::{Account, Alternative, Share, StepKind};
use serde::Serialize;

use super::game::Analysed;
use super::grades::Grades;

#[derive(Serialize)]
pub(super) struct GameJson {
    #[serde(rename = "game")]
    number: u64,
    bot: String,
    /// All shares are in units of which this many make the win.
    whole: Share,
    players: Vec<PlayerJson>,
    steps: Vec<StepJson>,
    reveals: Vec<RevealJson>,
    decisive: Vec<[usize; 2]>,
}

#[derive(Serialize)]
struct PlayerJson {
    seat: Seat,
    name: String,
    account: Account,
    #[serde(flatten)]
    grades: Grades,
    says: String,
}

#[derive(Serialize)]
struct StepJson {
    seq: u32,
    inputs: u32,
    round: u16,
    what: String,
    before: Vec<Share>,
    after: Vec<Share>,
    #[serde(flatten)]
    kind: StepKindJson,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum StepKindJson {
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
struct RevealJson {
    /// The first step, and the one after the last.
    steps: [usize; 2],
    /// What the others' cards brought each player.
    others: Vec<Share>,
}

impl GameJson {
    pub(super) fn of(game: &Analysed) -> GameJson {
        let analysis = game.analysis;
        let by_seat = |shares: havana_study::Shares| -> Vec<Share> {
            analysis.seats().map(|seat| shares.of(seat)).collect()
        };
        let steps = analysis.steps().iter().zip(&game.texts).map(|(step, told)| StepJson {
            seq: step.seq,
            inputs: step.inputs,
            round: step.round,
            what: told.sentence(),
            before: by_seat(step.before),
            after: by_seat(step.after),
            kind: match &step.kind {
                StepKind::Decision { seat, weighing } => StepKindJson::Decision {
                    seat: *seat,
                    legal: weighing.legal,
                    chosen: weighing.chosen,
                    best: weighing.best(),
                    loss: weighing.loss,
                    error: weighing.error,
                    grade: weighing.grade().key(),
                    options: weighing.options.clone(),
                },
                StepKind::Draw { outcomes, error } => StepKindJson::Draw {
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
            RevealJson {
                steps: [reveal.start, reveal.end],
                others: analysis.seats().map(others).collect(),
            }
        });
        let players = game.players().into_iter().map(|player| PlayerJson {
            says: player.sentence(),
            seat: player.seat,
            name: player.name,
            account: player.account,
            grades: player.grades,
        });
        let decisive = game.decisive();
        GameJson {
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
