//! Information sets: what each player has seen of a simulated game, hashed to a key. Players who
//! have seen the same cannot tell their situations apart, so they must act alike in them.

use core::hash::{Hash, Hasher};

use havana_rules::{Decision, Input, Open, Seat, SeenDecision, State, View, Viewer};

/// The key of an information set.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct InfoSetKey(u64);

impl InfoSetKey {
    /// The key of what is hashed.
    pub(super) fn of(seen: &impl Hash) -> InfoSetKey {
        InfoSetKey::after(0, seen)
    }

    /// The information set of a player when the search begins.
    pub(super) fn root(view: &View) -> InfoSetKey {
        InfoSetKey::after(0x9E37_79B9_7F4A_7C15, &(view.viewer(), view.hand(), view.face_down()))
    }

    fn after(before: u64, seen: &impl Hash) -> InfoSetKey {
        let mut hasher = KeyHasher(before);
        seen.hash(&mut hasher);
        InfoSetKey(hasher.finish())
    }

    /// The key after one more observation.
    fn observe(&mut self, observation: InfoSetKey) {
        *self = InfoSetKey::after(self.0, &observation.0);
    }
}

/// The information set that each seat is in.
pub(super) struct InfoSetKeys {
    keys: [InfoSetKey; Seat::MAX],
    players: usize,
}

impl InfoSetKeys {
    /// At the beginning each player knows their own cards.
    pub(super) fn new(state: &State) -> InfoSetKeys {
        let keys = Seat::ALL.map(|seat| InfoSetKey::root(&state.view(Viewer::Seat(seat))));
        InfoSetKeys { keys, players: state.open().player_count() }
    }

    /// The information set that a seat is in.
    pub(super) fn of(&self, seat: Seat) -> InfoSetKey {
        self.keys[seat.index()]
    }

    /// What everyone sees of an input, and of the table after it.
    pub(super) fn observe(&mut self, input: Input, after: &Open) {
        match input {
            Input::Chance(drawn) => self.all_observe(InfoSetKey::of(&drawn)),
            Input::Decision { seat, decision } => {
                self.observe_decision(seat, decision);
                if matches!(decision, Decision::Open(..) | Decision::Lay { .. }) {
                    self.observe_laid_out(after);
                }
            }
        }
    }

    fn all_observe(&mut self, observation: InfoSetKey) {
        for key in &mut self.keys[..self.players] {
            key.observe(observation);
        }
    }

    /// Everyone sees a decision, but not the cards that it hides.
    fn observe_decision(&mut self, actor: Seat, decision: Decision) {
        let own = InfoSetKey::of(&decision);
        let others = match decision.seen_by_others() {
            // All open at the same time, so no one has seen anything yet when they choose.
            SeenDecision::Opened => {
                self.keys[actor.index()].observe(own);
                return;
            }
            SeenDecision::Laid { cover } => InfoSetKey::of(&(2_u8, cover)),
            SeenDecision::Refreshed => InfoSetKey::of(&(3_u8, true)),
            SeenDecision::Whole(Decision::Refresh(_)) => InfoSetKey::of(&(3_u8, false)),
            SeenDecision::Whole(_) => own,
        };
        for (index, key) in self.keys[..self.players].iter_mut().enumerate() {
            key.observe(if index == actor.index() { own } else { others });
        }
    }

    /// Everyone sees the laid-out cards (R2.5, R6.2), including those just revealed.
    fn observe_laid_out(&mut self, open: &Open) {
        let laid = Seat::ALL.map(|seat| open.player(seat).laid());
        if laid.iter().all(|cards| cards.is_empty()) {
            return;
        }
        self.all_observe(InfoSetKey::of(&laid));
    }
}

/// A quick hash; the same on every machine, so that the same seed gives the same search.
struct KeyHasher(u64);

impl Hasher for KeyHasher {
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
