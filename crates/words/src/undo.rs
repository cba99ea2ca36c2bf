//! Why a decision cannot be taken back.

use havana_table::NoUndo;

use crate::names::Names;
use crate::words::Words;

impl Words {
    /// Why a decision cannot be taken back.
    pub fn no_undo(self, reason: &NoUndo, names: &Names) -> String {
        self.text(match reason {
            NoUndo::NothingDecided(_) => "no-undo-nothing",
            NoUndo::Drawn => "no-undo-drawn",
            NoUndo::Revealed => "no-undo-revealed",
            NoUndo::DecidedSince(seat) => {
                return self.say("no-undo-decided-since", &[("name", names.of(*seat).into())]);
            }
        })
    }
}
