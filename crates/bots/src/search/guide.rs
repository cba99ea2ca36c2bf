//! Where the search gets its first impressions from: priors, and the evaluation of a position.

use havana_rules::{Cards, Decision, Open, Seat, State};

use super::Settings;
use super::puct::TEMPERATURE;
use crate::network::{self, Features, Network};
use crate::{evaluation, shortlist};

/// The heuristic, and the network where the settings ask for it.
#[derive(Clone, Copy, Default)]
pub(super) struct Guide {
    in_tree: Option<&'static Network>,
    pub(super) in_rollouts: Option<&'static Network>,
    pub(super) as_policy: bool,
    at_horizon: Option<&'static Network>,
    priors: bool,
    pub(super) warmth: f32,
}

impl Guide {
    pub(super) fn new(settings: Settings) -> Guide {
        let network = |part: u16| {
            if settings.learned & part == 0 { None } else { Network::installed() }
        };
        Guide {
            in_tree: network(1),
            in_rollouts: network(2),
            at_horizon: network(4),
            as_policy: network(8).is_some(),
            priors: settings.priors,
            warmth: f32::from(settings.warmth) * 0.1,
        }
    }

    /// The decisions worth a look, with what each seems worth, and the difference of worth that
    /// makes a decision e times as likely to be tried.
    pub(super) fn options(
        self,
        open: &Open,
        seat: Seat,
        hand: impl FnOnce() -> Cards,
        legal: &[Decision],
    ) -> (Vec<(Decision, f32)>, f32) {
        let Some(network) = self.in_tree.filter(|_| network::knows(open)) else {
            let temperature = if self.priors { TEMPERATURE } else { f32::INFINITY };
            return (shortlist::of(open, seat, legal), temperature);
        };
        let features = Features::of(open, seat, hand());
        let mut logits = Vec::with_capacity(legal.len());
        let laid = open.player(seat).laid();
        network.logits(&features, laid, legal.iter().copied(), &mut logits);
        let list = legal.iter().copied().zip(logits).collect();
        (shortlist::few(list), self.warmth)
    }

    /// The share of the win that each player can expect.
    pub(super) fn evaluate(self, state: &State) -> [f32; Seat::MAX] {
        match self.at_horizon {
            Some(network) => network.evaluate(state),
            None => evaluation::evaluate(state.open()),
        }
    }
}
