//! The steps of an analysis in words.

use havana_rules::{Draw, Drawn, Goods, Holder, Input, Open, Pending};
use havana_study::{Analysis, Step, StepKind};
use havana_table::{Record, Replay};

use crate::words::{GameWords, building, goods, list};

/// A step in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct StepText {
    /// The round.
    pub(super) when: String,
    /// Who decided; nobody if chance did.
    pub(super) who: String,
    /// What was decided or drawn.
    pub(super) what: String,
    /// The options of a decision, the best first, in the same order as in the analysis.
    pub(super) options: Vec<String>,
}

impl StepText {
    /// Who did what.
    pub(super) fn sentence(&self) -> String {
        if self.who.is_empty() {
            return self.what.clone();
        }
        format!("{} chooses to {}", self.who, self.what)
    }
}

/// All steps in words, in order.
pub(super) fn texts(record: &Record, analysis: &Analysis, words: &GameWords) -> Vec<StepText> {
    let mut replay = Replay::new(record);
    let mut texts = Vec::new();
    for step in analysis.steps() {
        replay.seek(step.seq as usize);
        let open = *replay.state().open();
        texts.push(match &step.kind {
            StepKind::Decision { seat, weighing } => StepText {
                when: when(step),
                who: words.names().of(*seat).to_owned(),
                what: words.decision(&open, weighing.chosen),
                options: weighing
                    .options
                    .iter()
                    .map(|option| words.decision(&open, option.decision))
                    .collect(),
            },
            StepKind::Draw { .. } => StepText {
                when: when(step),
                who: String::new(),
                what: drawn(&mut replay, step, &open, words),
                options: Vec::new(),
            },
        });
    }
    texts
}

fn when(step: &Step) -> String {
    match step.round {
        0 => "Setup".to_owned(),
        round => format!("Round {round}"),
    }
}

/// What was drawn for whom.
fn drawn(replay: &mut Replay, step: &Step, open: &Open, words: &GameWords) -> String {
    if step.seq == 0 {
        return "the table is set up".to_owned();
    }
    let mut materials: Vec<(Holder, Goods)> = Vec::new();
    let mut buildings: Vec<String> = Vec::new();
    for _ in 0..step.inputs {
        let pending = replay.state().pending();
        match (replay.step(&mut ()), pending) {
            (
                Some(Input::Chance(Drawn::Material(material))),
                Pending::Chance(Draw::Material { to, .. }),
            ) => {
                let one = Goods::material(material, 1);
                match materials.iter_mut().find(|(holder, _)| *holder == to) {
                    Some((_, sum)) => *sum += one,
                    None => materials.push((to, one)),
                }
            }
            (Some(Input::Chance(Drawn::Building(drawn))), _) => {
                buildings.push(building(open.deck(), drawn));
            }
            _ => {}
        }
    }
    let mut parts: Vec<String> = materials
        .into_iter()
        .map(|(holder, drawn)| match holder {
            Holder::Centre => format!("{} for the centre", goods(drawn)),
            Holder::Seat(seat) => format!("{} for {}", goods(drawn), words.names().of(seat)),
        })
        .collect();
    if !buildings.is_empty() {
        parts.push(format!("{} for a row", list(&buildings)));
    }
    format!("drawn: {}", parts.join("; "))
}
