//! Everything that lies open on the table (R1.6): what every player and spectator sees.

use crate::components::bill::Bill;
use crate::components::building::{BuildingId, Buildings};
use crate::components::card::{Card, Cards};
use crate::components::deck::Deck;
use crate::components::goods::Goods;
use crate::components::row::{End, Row, RowName};
use crate::components::seat::{Lineup, Seat, Seats};
use crate::config::{Config, RulesVersion};
use crate::flow::{Drawing, Flow, Step};
use crate::pending::{Choice, Draw, Holder, Outcome, Pending};
use crate::trail::Trail;

/// The open side of a table. It holds no secret, so anyone may see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    pub(crate) deck: Deck,
    pub(crate) players: [Player; Seat::MAX],
    pub(crate) supply: Goods,
    pub(crate) centre: Goods,
    pub(crate) pile: Buildings,
    pub(crate) rows: [Row; 2],
    /// What it takes to build at each end: what the rows say, kept ready because it is asked for
    /// in every turn.
    pub(crate) bills: [Bill; 4],
    pub(crate) flow: Flow,
    pub(crate) order: Lineup,
    pub(crate) oldest_first: Lineup,
    pub(crate) acted: Cards,
    pub(crate) round: u16,
    pub(crate) seated: u8,
    pub(crate) target: u8,
    pub(crate) rules: RulesVersion,
    pub(crate) quiet_rounds: u8,
    pub(crate) removed: bool,
}

/// What lies open before one player.
///
/// The order of the fields is fixed: cards that are laid out are written just before the trail is
/// read, and a processor stalls when it reads both as one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(C)]
pub struct Player {
    pub(crate) goods: Goods,
    pub(crate) buildings: Buildings,
    pub(crate) trail: Trail,
    pub(crate) hand_size: u8,
    pub(crate) points: u8,
    pub(crate) covered: Option<Card>,
    pub(crate) laid: Cards,
}

impl Player {
    const FRESH: Player = Player {
        goods: Goods::NONE,
        buildings: Buildings::NONE,
        trail: Trail::EMPTY,
        laid: Cards::NONE,
        covered: None,
        hand_size: Card::COUNT as u8,
        points: 0,
    };

    /// Materials, pesos and workers.
    pub fn goods(&self) -> Goods {
        self.goods
    }

    /// The buildings bought.
    pub fn buildings(&self) -> Buildings {
        self.buildings
    }

    /// The points of these buildings.
    pub fn points(&self) -> u8 {
        self.points
    }

    /// The laid-out cards: two, or none before the opening is revealed.
    pub fn laid(&self) -> Cards {
        self.laid
    }

    /// R3.1: the number of the laid-out cards.
    pub fn number(&self) -> Option<u8> {
        (self.laid.len() == 2).then(|| self.laid.number())
    }

    /// The laid-out card on which a new one lies face down.
    pub fn covered(&self) -> Option<Card> {
        self.covered
    }

    /// How many cards are in hand.
    pub fn hand_size(&self) -> usize {
        usize::from(self.hand_size)
    }

    /// How many cards lie in the discard pile.
    pub fn discard_size(&self) -> usize {
        let face_down = match (self.laid.is_empty(), self.covered) {
            (true, _) => Card::COUNT - self.hand_size(),
            (false, covered) => usize::from(covered.is_some()),
        };
        Card::COUNT - self.laid.len() - face_down - self.hand_size()
    }

    /// R7.2a: whether thieves and tax collectors can take nothing from this player.
    pub fn is_protected(&self) -> bool {
        self.laid.contains(Card::Protection)
    }

    /// What everyone knows about this player's hand.
    pub fn trail(&self) -> Trail {
        self.trail
    }
}

impl Open {
    /// R1.1, R1.2, R1.3: everything is in the supply, no player has anything yet.
    pub(crate) fn new(config: &Config) -> Open {
        let players = config.players();
        let ages = config.ages().unwrap_or_else(|| Lineup::by_number(players));
        let drawing = if config.ages().is_some() { Drawing::Rows } else { Drawing::Ages };
        Open {
            deck: config.deck(),
            players: [Player::FRESH; Seat::MAX],
            supply: Goods::BOX,
            centre: Goods::NONE,
            pile: Buildings::ALL,
            rows: [Row::EMPTY; 2],
            bills: [Bill::UNPAYABLE; 4],
            flow: Flow { step: Step::Draw(drawing), turn: 0, to_act: Cards::NONE },
            order: ages,
            oldest_first: ages,
            acted: Cards::NONE,
            round: 0,
            seated: players as u8,
            target: config.target(),
            rules: config.rules(),
            quiet_rounds: 0,
            removed: false,
        }
    }

    /// The deck played with.
    pub fn deck(&self) -> Deck {
        self.deck
    }

    /// The seats of the players.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seats::first(self.player_count()).iter()
    }

    /// How many players there are.
    pub fn player_count(&self) -> usize {
        usize::from(self.seated)
    }

    /// What lies open before a player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// R1.2, R1.3: pesos and workers of the stock, and the materials of the bag.
    pub fn supply(&self) -> Goods {
        self.supply
    }

    /// The goods in the centre of the table.
    pub fn centre(&self) -> Goods {
        self.centre
    }

    /// The draw pile: which buildings are in it is known, their order is not, not even to us.
    pub fn pile(&self) -> Buildings {
        self.pile
    }

    /// A row of buildings.
    pub fn row(&self, row: RowName) -> &Row {
        &self.rows[row as usize]
    }

    /// Changes a row, and the bills of its ends with it (R4.4). Nothing else writes to the rows.
    #[inline(always)]
    pub(crate) fn change_row(&mut self, row: RowName, change: impl FnOnce(&mut Row)) {
        change(&mut self.rows[row as usize]);
        let [left, right] = [true, false].map(|left| {
            let building = self.rows[row as usize].end(left);
            building.map_or(Bill::UNPAYABLE, |building| self.deck.bill(building))
        });
        let first = 2 * row as usize;
        (self.bills[first], self.bills[first + 1]) = (left, right);
    }

    /// R4.4: the building at an end.
    pub fn end(&self, end: End) -> Option<BuildingId> {
        self.rows[end.row() as usize].end(end.is_left())
    }

    /// R4.4: the ends at which a building lies.
    pub fn ends(&self) -> impl Iterator<Item = (End, BuildingId)> + '_ {
        End::ALL.iter().filter_map(|&end| Some((end, self.end(end)?)))
    }

    /// The round, counted from 1; 0 before the first.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// R3.2: the order of play of this round; before the first, the order of age.
    pub fn order(&self) -> Lineup {
        self.order
    }

    /// R3.3: the players by age.
    pub fn oldest_first(&self) -> Lineup {
        self.oldest_first
    }

    /// R8.1: the points that win.
    pub fn target(&self) -> u8 {
        self.target
    }

    /// The version of the rules that the game is played under.
    pub fn rules(&self) -> RulesVersion {
        self.rules
    }

    /// R8.4: how many rounds in a row have begun with an empty bag and brought no building.
    pub fn quiet_rounds(&self) -> u8 {
        self.quiet_rounds
    }

    /// R7.4a, R7.7: the cards that have been carried out this round.
    pub fn acted(&self) -> Cards {
        self.acted
    }

    /// R7.3a: whether a building was removed this round.
    pub fn is_removed(&self) -> bool {
        self.removed
    }

    /// Where the game stands.
    pub fn flow(&self) -> Flow {
        self.flow
    }

    /// The player whose turn it is in phases 1 and 3, or who swaps in setup.
    #[inline]
    pub fn actor(&self) -> Seat {
        self.order.at(self.flow.turn)
    }

    /// The players still to come this round, in order.
    pub fn still_to_come(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let order = self.order;
        (self.flow.turn + 1..self.seated).map(move |place| order.at(place))
    }

    /// R2.5: the players who have not chosen their opening cards yet.
    pub(crate) fn still_to_open(&self) -> Seats {
        self.seats().filter(|&seat| self.player(seat).hand_size() == Card::COUNT).collect()
    }

    /// What the game is waiting for.
    #[inline]
    pub fn pending(&self) -> Pending {
        match self.flow.step {
            Step::Ask(choice) => Pending::Decide { seats: self.asked(choice), choice },
            Step::Draw(drawing) => Pending::Chance(self.draw(drawing)),
            Step::Over(outcome) => Pending::Over(outcome),
        }
    }

    /// Who has to decide; only in the opening is it more than one.
    #[inline]
    pub(crate) fn asked(&self, choice: Choice) -> Seats {
        if choice == Choice::Opening { self.still_to_open() } else { Seats::only(self.actor()) }
    }

    #[inline]
    fn draw(&self, drawing: Drawing) -> Draw {
        let to = match drawing {
            Drawing::Ages => return Draw::Ages { players: self.player_count() },
            Drawing::Rows => {
                return Draw::Building { from: self.pile, row: self.row_being_dealt() };
            }
            Drawing::Refill { row, .. } => return Draw::Building { from: self.pile, row },
            Drawing::FirstMaterial { to } => Holder::Seat(to),
            Drawing::BlackMarket { .. } => Holder::Seat(self.actor()),
            Drawing::Centre { .. } | Drawing::Supplies { .. } => Holder::Centre,
        };
        Draw::Material { from: self.supply.only_materials(), to }
    }

    /// R2.1: the upper row is laid first.
    pub(crate) fn row_being_dealt(&self) -> RowName {
        if self.row(RowName::Upper).len() < Row::WIDTH { RowName::Upper } else { RowName::Lower }
    }

    /// The outcome, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.flow.step {
            Step::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The materials and goods that are out of the game.
    pub fn boxed(&self) -> Goods {
        let held: Goods = self.players.iter().map(|player| player.goods).sum();
        Goods::BOX - self.supply - self.centre - held
    }
}
