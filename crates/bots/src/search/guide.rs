//! Where the search gets its first impressions from: priors, and the evaluation of a position.

use havana_rules::{Cards, Decision, Open, Seat, State};

use super::puct::TEMPERATURE;
use super::{Knowledge, Settings};
use crate::network::{self, Network};
use crate::{evaluation, shortlist};

/// The network's outputs are logarithms of probabilities.
const LOGARITHM: f32 = 1.0;

/// The heuristic, and the network if the settings ask for it.
#[derive(Clone, Copy)]
pub(super) struct Guide<'a> {
    network: Option<&'a Network>,
    priors: bool,
}

impl<'a> Guide<'a> {
    /// With this network, or else that of the program.
    pub(super) fn new(settings: Settings, network: Option<&'a Network>) -> Guide<'a> {
        let network = match (settings.knowledge, network) {
            (Knowledge::Heuristic, _) => None,
            (Knowledge::Network, None) => Network::installed(),
            (Knowledge::Network, some) => some,
        };
        Guide { network, priors: settings.priors }
    }

    /// The network, if it is used.
    pub(super) fn network(self) -> Option<&'a Network> {
        self.network
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
        let Some(network) = self.network.filter(|_| self.priors && network::knows(open)) else {
            let temperature = if self.priors { TEMPERATURE } else { f32::INFINITY };
            return (shortlist::of(open, seat, legal), temperature);
        };
        let mut logits = Vec::with_capacity(legal.len());
        network.logits_at(open, (seat, hand()), legal.iter().copied(), &mut logits);
        let list = legal.iter().copied().zip(logits).collect();
        (shortlist::few(list), LOGARITHM)
    }

    /// The share of the win that each player can expect.
    pub(super) fn evaluate(self, state: &State) -> [f32; Seat::MAX] {
        match self.network {
            Some(network) => network.evaluate(state),
            None => evaluation::evaluate(state.open()),
        }
    }
}
