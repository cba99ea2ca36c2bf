//! A game and its analysis, with everything needed to write about it.

use havana_bots::Level;
use havana_rules::Seat;
use havana_study::{Account, Analysis, Moment, MomentKind, Share};
use havana_table::Record;

use super::Arguments;
use super::grades::Grades;
use super::steps::{self, StepText};
use crate::names;
use crate::words::GameWords;

/// The moments that are named as having decided the game.
const DECISIVE: usize = 3;

/// A game that was analysed.
pub(super) struct Analysed<'a> {
    pub(super) file: String,
    pub(super) number: u64,
    pub(super) bot: Level,
    pub(super) analysis: &'a Analysis,
    pub(super) words: GameWords,
    pub(super) texts: Vec<StepText>,
}

/// How the game went for one player.
pub(super) struct PlayerSummary {
    pub(super) seat: Seat,
    pub(super) name: String,
    pub(super) account: Account,
    pub(super) grades: Grades,
}

impl<'a> Analysed<'a> {
    pub(super) fn new(
        arguments: &Arguments,
        number: u64,
        record: &Record,
        analysis: &'a Analysis,
    ) -> Analysed<'a> {
        let words = GameWords::new(names::of(record.header()), record.header().config().deck());
        let texts = steps::texts(record, analysis, &words);
        let file = arguments.file.display().to_string();
        Analysed { file, number, bot: arguments.bot, analysis, words, texts }
    }

    pub(super) fn name(&self, seat: Seat) -> &str {
        self.words.names().of(seat)
    }

    pub(super) fn players(&self) -> Vec<PlayerSummary> {
        let summary = |seat| PlayerSummary {
            seat,
            name: self.name(seat).to_owned(),
            account: self.analysis.account(seat),
            grades: Grades::of(self.analysis, seat),
        };
        self.analysis.seats().map(summary).collect()
    }

    pub(super) fn decisive(&self) -> Vec<Moment> {
        self.analysis.decisive(DECISIVE)
    }

    /// A moment in a sentence: when, what, and whose share it moved.
    pub(super) fn moment(&self, moment: &Moment) -> String {
        let first = moment.steps.start;
        let when = self.texts.get(first).map_or_else(String::new, |text| text.when.clone());
        let what = match moment.kind {
            MomentKind::Reveal => {
                let placed = moment.steps.clone().filter_map(|step| self.texts.get(step));
                let placed: Vec<String> =
                    placed.map(|text| format!("{}: {}", text.who, text.what)).collect();
                format!("cards are revealed ({})", placed.join("; "))
            }
            MomentKind::Decision(_) | MomentKind::Draw => {
                self.texts.get(first).map_or_else(String::new, StepText::sentence)
            }
        };
        format!("{when}: {what}. {}.", self.changes(moment))
    }

    /// `Anna +12.3, Ben −12.3`: everyone whose share moved by a point or more.
    fn changes(&self, moment: &Moment) -> String {
        let moved = self.analysis.seats().map(|seat| (seat, moment.change.of(seat)));
        let mut moved: Vec<(Seat, Share)> =
            moved.filter(|(_, change)| change.size() >= Share::of_points(1)).collect();
        moved.sort_by_key(|(_, change)| core::cmp::Reverse(*change));
        let moved = moved.iter().map(|(seat, by)| format!("{} {}", self.name(*seat), signed(*by)));
        moved.collect::<Vec<_>>().join(", ")
    }
}

impl PlayerSummary {
    /// `Anna lost 11.2 points of winning chance by decisions, and 34.0 by draws.`
    pub(super) fn sentence(&self) -> String {
        let Account { own, draws, .. } = self.account;
        let lost = plain(own.size());
        let by_draws = if draws < Share::NONE {
            format!("and {} by draws", plain(draws.size()))
        } else {
            format!("and gained {} by draws", plain(draws))
        };
        format!("{} lost {lost} points of winning chance by decisions, {by_draws}.", self.name)
    }
}

/// Percentage points with a sign.
pub(super) fn signed(share: Share) -> String {
    let sign = if share < Share::NONE { "−" } else { "+" };
    format!("{sign}{}", plain(share.size()))
}

/// Percentage points without a sign.
pub(super) fn plain(share: Share) -> String {
    format!("{:.1}", share.points())
}
