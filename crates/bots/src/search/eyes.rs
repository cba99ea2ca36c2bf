//! What each player has seen of an imagined game, boiled down to a number: players who have seen
//! the same cannot tell their situations apart, so they must act alike in them.

use core::hash::{Hash, Hasher};

use havana_rules::{Decision, Input, Open, Seat, SeenDecision, State, View, Viewer};

/// What each seat has seen since the search began.
pub(super) struct Eyes {
    seen: [u64; Seat::MAX],
    players: usize,
}

impl Eyes {
    /// At the beginning each player knows their own cards.
    pub(super) fn new(state: &State) -> Eyes {
        let seen = Seat::ALL.map(|seat| Eyes::at_first(&state.view(Viewer::Seat(seat))));
        Eyes { seen, players: state.open().player_count() }
    }

    /// What a player has seen when the search begins.
    pub(super) fn at_first(view: &View) -> u64 {
        let mut mixer = Mixer(0x9E37_79B9_7F4A_7C15);
        (view.viewer(), view.hand(), view.face_down()).hash(&mut mixer);
        mixer.finish()
    }

    /// All that a seat has seen.
    pub(super) fn of(&self, seat: Seat) -> u64 {
        self.seen[seat.index()]
    }

    /// What everyone sees of an input, and of the table after it.
    pub(super) fn see(&mut self, input: Input, after: &Open) {
        match input {
            Input::Chance(drawn) => self.all_see(mark(&drawn)),
            Input::Decision { seat, decision } => {
                self.see_decision(seat, decision);
                if matches!(decision, Decision::Open(..) | Decision::Lay { .. }) {
                    self.see_laid_out(after);
                }
            }
        }
    }

    fn all_see(&mut self, mark: u64) {
        for seen in &mut self.seen[..self.players] {
            *seen = mixed(*seen, mark);
        }
    }

    /// Everybody sees a decision, but not the cards that it hides.
    fn see_decision(&mut self, actor: Seat, decision: Decision) {
        let own = mark(&decision);
        let others = match decision.seen_by_others() {
            // All open at the same time, so no one has seen anything yet when they choose.
            SeenDecision::Opened => {
                self.seen[actor.index()] = mixed(self.seen[actor.index()], own);
                return;
            }
            SeenDecision::Laid { cover } => mark(&(2_u8, cover)),
            SeenDecision::Refreshed => mark(&(3_u8, true)),
            SeenDecision::Whole(Decision::Refresh(_)) => mark(&(3_u8, false)),
            SeenDecision::Whole(_) => own,
        };
        for (index, seen) in self.seen[..self.players].iter_mut().enumerate() {
            *seen = mixed(*seen, if index == actor.index() { own } else { others });
        }
    }

    /// Everyone sees the laid-out cards (R2.5, R6.2), including those just revealed.
    fn see_laid_out(&mut self, open: &Open) {
        let laid = Seat::ALL.map(|seat| open.player(seat).laid());
        if laid.iter().all(|cards| cards.is_empty()) {
            return;
        }
        self.all_see(mark(&laid));
    }
}

fn mark(seen: &impl Hash) -> u64 {
    let mut mixer = Mixer(0);
    seen.hash(&mut mixer);
    mixer.finish()
}

fn mixed(seen: u64, mark: u64) -> u64 {
    let mut mixer = Mixer(seen);
    mixer.write_u64(mark);
    mixer.finish()
}

/// A quick hash; the same on every machine, so that the same seed gives the same search.
#[derive(Default)]
pub(super) struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(u64::from(number));
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    #[expect(clippy::cast_sign_loss, reason = "only the bits count")]
    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }

    fn write_u64(&mut self, number: u64) {
        let product = (self.0.rotate_left(23) ^ number).wrapping_add(0x9E37_79B9_7F4A_7C15);
        self.0 = product.wrapping_mul(0xBF58_476D_1CE4_E5B9) ^ product >> 31;
    }
}
