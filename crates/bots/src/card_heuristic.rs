//! The heuristic for cards: what each promises its owner for the coming round, at first sight.

use havana_rules::{Card, Cards, Decision, Open, Player, Seat};

use crate::value::{self, COLOURED, DEBRIS, PESO, WORKER};

/// The digit that a player is assumed to place when their card is not known.
const USUAL_DIGIT: u8 = 4;
/// So far apart two numbers must be to make the order of play nearly sure.
const SURE_LEAD: f32 = 15.0;

/// One seat's outlook on the coming round.
pub(crate) struct CardHeuristic {
    laid: Cards,
    /// What each card is worth to a player who acts after the others.
    late: [f32; Card::COUNT],
    /// What each card is worth more to one who acts before them.
    haste: [f32; Card::COUNT],
    /// What acting early saves: a building in reach that another player can take as well.
    pub(crate) contested: f32,
    /// What is known of the other players' coming numbers.
    numbers: [f32; Seat::MAX - 1],
    others: usize,
}

/// What the other players have that a card of one's own could take, and what theirs could.
#[derive(Default)]
struct Others {
    pesos_to_rob: u8,
    materials_to_rob: f32,
    taxes: f32,
    threat: f32,
}

impl CardHeuristic {
    pub(crate) fn new(open: &Open, seat: Seat) -> CardHeuristic {
        let me = open.player(seat);
        let mut numbers = [0.0; Seat::MAX - 1];
        let mut count = 0;
        let mut others = Others::default();
        for other in open.seats().filter(|&other| other != seat) {
            let other = open.player(other);
            numbers[count] = number_to_come(other);
            count += 1;
            others.look_at(other, me);
        }
        let spite = 1.0 / count as f32;
        if count > 1 {
            others.threat *= 0.6;
        }
        let (contested, architect) = buildings(open, seat);
        let centre = open.centre();
        let mut heuristic = CardHeuristic {
            laid: me.laid(),
            late: [0.0; Card::COUNT],
            haste: [0.0; Card::COUNT],
            contested,
            numbers,
            others: count,
        };
        let debris = f32::from(centre.debris()) * DEBRIS;
        let pesos = f32::from(open.pesos_to_take()) * PESO;
        let mama = f32::from(open.coloured_for_mama()) * COLOURED
            + f32::from(open.debris_for_mama()) * DEBRIS;
        let robbed = f32::from(others.pesos_to_rob) * PESO;
        for (card, early, share) in [
            (Card::Refreshment, 0.2, 1.0),
            (Card::Protection, others.threat, 0.8),
            (Card::Debris, debris, 0.6),
            (Card::Conservation, 0.15, 0.5),
            (Card::Worker, 2.0 * WORKER, 0.75),
            (Card::Architect, WORKER + architect, 0.9),
            (Card::PesoThief, robbed * (1.0 + spite), 0.7),
            (Card::MaterialsThief, others.materials_to_rob * (1.0 + spite), 0.8),
            (Card::BlackMarket, 2.0 * blind_material(open), 0.8),
            (Card::Pesos, pesos, 0.65),
            (Card::Mama, mama, 0.55),
        ] {
            heuristic.late[card as usize] = early * share;
            heuristic.haste[card as usize] = early - early * share;
        }
        heuristic.late[Card::TaxCollector as usize] = PESO;
        heuristic.haste[Card::TaxCollector as usize] = others.taxes * spite * 0.7;
        heuristic
    }

    /// What a card is worth to a player who acts before the others.
    pub(crate) fn early(&self, card: Card) -> f32 {
        self.late[card as usize] + self.haste[card as usize]
    }

    /// What two laid-out cards promise for the coming round, their number included.
    #[inline]
    pub(crate) fn pair(&self, one: Card, other: Card) -> f32 {
        let early = self.chance_to_be_early(Cards::pair(one, other).number());
        let (one, other) = (one as usize, other as usize);
        self.late[one]
            + self.late[other]
            + early * (self.haste[one] + self.haste[other] + self.contested)
    }

    /// R6.1: what a card laid on another promises.
    #[inline]
    pub(crate) fn lay(&self, decision: Decision) -> f32 {
        let Decision::Lay { card, cover } = decision else { return 0.0 };
        let mut kept = self.laid;
        kept.remove(cover);
        kept.lowest().map_or(0.0, |kept| self.pair(card, kept))
    }

    /// How likely a number comes before those of the others, on average.
    #[inline]
    pub(crate) fn chance_to_be_early(&self, number: u8) -> f32 {
        let mut sum = 0.0;
        for to_come in &self.numbers[..self.others] {
            let lead = to_come - f32::from(number);
            sum += (0.5 + lead * (0.5 / SURE_LEAD)).clamp(0.05, 0.95);
        }
        sum / self.others as f32
    }
}

impl Others {
    fn look_at(&mut self, other: &Player, me: &Player) {
        self.threat += threat(other, me);
        if other.is_protected() {
            return;
        }
        let goods = other.goods();
        self.pesos_to_rob = self.pesos_to_rob.max(other.pesos_to_rob());
        let loot = f32::from(other.materials_to_rob())
            * if goods.coloured() > 0 { COLOURED } else { DEBRIS };
        self.materials_to_rob = self.materials_to_rob.max(loot);
        self.taxes += match goods {
            goods if goods.coloured() > 0 => COLOURED,
            goods if goods.workers() > 0 => WORKER,
            _ => 0.0,
        };
    }
}

/// What a player's thieves and tax collectors, in sight or in hand, could take.
fn threat(other: &Player, me: &Player) -> f32 {
    let coloured = me.materials_to_rob().min(me.goods().coloured());
    let materials = f32::from(coloured) * COLOURED;
    let chance = |card: Card| match (other.laid().contains(card), other.covered()) {
        (true, Some(covered)) if covered != card => 0.9,
        (true, None) => 0.5,
        _ => 0.1,
    };
    chance(Card::PesoThief) * f32::from(me.pesos_to_rob()) * PESO
        + chance(Card::MaterialsThief) * materials
        + chance(Card::TaxCollector) * WORKER
}

/// What acting early saves, and what the Architect adds: the best buildings in reach that another
/// player can take as well, and those that need the Architect.
fn buildings(open: &Open, seat: Seat) -> (f32, f32) {
    let (deck, mine) = (open.deck(), open.player(seat).goods());
    let (mut contested, mut architect) = (0, 0.0_f32);
    for (_, building) in open.ends() {
        let (cost, points) = (deck.cost(building), deck.points(building));
        let covers = |other: Seat| other != seat && open.player(other).goods().covers(cost);
        if points > contested && mine.covers(cost) && open.seats().any(covers) {
            contested = points;
        }
        if deck.needs_architect(building) {
            let there = value::completion(cost, mine);
            architect = architect.max(there * there * there * f32::from(points));
        }
    }
    (0.25 * f32::from(contested), 0.4 * architect)
}

/// What a material drawn blind from the bag is worth.
fn blind_material(open: &Open) -> f32 {
    let bag = open.supply().only_materials();
    if bag.is_empty() { 0.0 } else { value::goods_worth(bag) / f32::from(bag.materials()) }
}

/// The number a player is likely to have next round with the card that stays.
fn number_to_come(player: &Player) -> f32 {
    let mut kept = player.laid();
    if let Some(covered) = player.covered() {
        kept.remove(covered);
    }
    let digit = kept.lowest().map_or(USUAL_DIGIT, Card::digit);
    f32::from(10 * digit.min(USUAL_DIGIT) + digit.max(USUAL_DIGIT))
}
