//! What a decision seems worth at first sight: the whole of `greedy`, and the first guess of the
//! others.

use havana_rules::{
    Card, Cards, Choice, Decision, End, Goods, Loss, Material, Open, Payment, Player, Seat, Step,
};

use crate::value::{self, COLOURED, DEBRIS, PESO, WORKER};

/// The digit a player is thought to lay when his card is not known.
const USUAL_DIGIT: u8 = 4;
/// So far apart two numbers must be to make the order of play nearly sure.
const SURE_LEAD: f32 = 15.0;

/// One seat's look at the table, with what is needed again and again worked out once.
pub(crate) struct Appraisal<'a> {
    open: &'a Open,
    seat: Seat,
    me: &'a Player,
    purse: f32,
    /// What a loss of the others is worth, as a part of it.
    spite: f32,
    contested: f32,
    /// What is known of each other player's coming number.
    numbers: [f32; Seat::MAX],
    cards: [CardWorth; Card::COUNT],
}

/// What a card is worth next round to a player who acts before the others, and after them.
#[derive(Clone, Copy, Default)]
struct CardWorth {
    early: f32,
    late: f32,
}

impl<'a> Appraisal<'a> {
    pub(crate) fn new(open: &'a Open, seat: Seat) -> Appraisal<'a> {
        let me = open.player(seat);
        let mut appraisal = Appraisal {
            open,
            seat,
            me,
            purse: value::purse_worth(open, me.goods(), me.laid()),
            spite: 1.0 / (open.player_count() - 1) as f32,
            contested: 0.0,
            numbers: [0.0; Seat::MAX],
            cards: [CardWorth::default(); Card::COUNT],
        };
        let Step::Ask(choice) = open.flow().step else { return appraisal };
        if matches!(choice, Choice::Opening | Choice::Lay | Choice::Refreshment) {
            appraisal.contested = appraisal.contested();
            appraisal.numbers = Seat::ALL.map(|seat| number_to_come(open.player(seat)));
            appraisal.cards = Card::ALL.map(|card| appraisal.card(card));
        }
        appraisal
    }

    /// What a decision seems worth, in points.
    pub(crate) fn worth(&self, decision: Decision) -> f32 {
        match decision {
            Decision::Swap { bring, .. } => {
                value::promise(self.open, bring, self.me.goods(), self.me.laid())
            }
            Decision::Open(low, high) => self.pair(low, high),
            Decision::First(card) => f32::from(u8::from(card == Card::BlackMarket)),
            Decision::Refresh(card) => {
                card.map_or(0.0, |card| 0.1 + self.cards[card as usize].early)
            }
            Decision::Conserve(end) => end.map_or(0.0, |end| self.removal(end)),
            Decision::Tax { victim, loss } => self.loss_of(victim, loss.goods()),
            Decision::RobPesos { victim } => {
                let pesos = Goods::pesos_of(self.open.player(victim).goods().pesos() / 2);
                self.gain(pesos) + self.loss_of(victim, pesos)
            }
            Decision::RobMaterials { victim, loot } => {
                self.gain(loot.goods()) + self.loss_of(victim, loot.goods())
            }
            Decision::Mama(colours) => self.gain(colours.goods()),
            Decision::Build { end, payment } => self.building(end, payment),
            Decision::EndTurn => 0.0,
            Decision::Lay { card, cover } => {
                let mut kept = self.me.laid();
                kept.remove(cover);
                kept.lowest().map_or(0.0, |kept| self.pair(card, kept))
            }
            Decision::TakeBack(back) => f32::from(u8::from(back)),
        }
    }

    fn gain(&self, goods: Goods) -> f32 {
        value::purse_worth(self.open, self.me.goods() + goods, self.me.laid()) - self.purse
    }

    fn loss_of(&self, victim: Seat, goods: Goods) -> f32 {
        let victim = self.open.player(victim);
        let before = value::purse_worth(self.open, victim.goods(), victim.laid());
        let after = value::purse_worth(self.open, victim.goods() - goods, victim.laid());
        self.spite * (before - after) * (1.0 + self.danger(victim))
    }

    /// How near a player is to the end of the game, from 0 to 1.
    fn danger(&self, player: &Player) -> f32 {
        f32::from(player.points()) / f32::from(self.open.target())
    }

    fn building(&self, end: End, payment: Payment) -> f32 {
        let Some(building) = self.open.end(end) else { return 0.0 };
        let deck = self.open.deck();
        let paid = price(deck.cost(building), payment);
        let left = self.me.goods().saturating_sub(paid);
        let points = deck.points(building);
        let wins = self.me.points() + points >= self.open.target();
        let after = value::purse_worth(self.open, left, self.me.laid());
        f32::from(points) + after - self.purse + if wins { 100.0 } else { 0.0 }
    }

    /// R7.3a: what the others lose by a building that goes, less what one loses oneself.
    fn removal(&self, end: End) -> f32 {
        let Some(building) = self.open.end(end) else { return 0.0 };
        let promised =
            |player: &Player| value::promise(self.open, building, player.goods(), player.laid());
        let others = self.others().map(|(_, other)| promised(other)).fold(0.0, f32::max);
        others * self.spite.max(0.5) - 2.0 * promised(self.me)
    }

    fn others(&self) -> impl Iterator<Item = (Seat, &Player)> {
        let others = self.open.seats().filter(|&seat| seat != self.seat);
        others.map(|seat| (seat, self.open.player(seat)))
    }

    /// What two laid-out cards promise for the coming round, their number included.
    fn pair(&self, one: Card, other: Card) -> f32 {
        let early = self.chance_to_be_early(Cards::pair(one, other).number());
        let weigh = |card: Card| {
            let worth = self.cards[card as usize];
            early * worth.early + (1.0 - early) * worth.late
        };
        weigh(one) + weigh(other) + early * self.contested
    }

    /// How likely a number comes before those of the others, on average.
    fn chance_to_be_early(&self, number: u8) -> f32 {
        let mut sum = 0.0;
        for (seat, _) in self.others() {
            let lead = self.numbers[seat.index()] - f32::from(number);
            sum += (0.5 + 0.5 * lead / SURE_LEAD).clamp(0.05, 0.95);
        }
        sum * self.spite
    }

    /// What going early saves: the best building in reach that somebody else can take as well.
    fn contested(&self) -> f32 {
        let deck = self.open.deck();
        let mut most = 0;
        for (_, building) in self.open.ends() {
            let cost = deck.cost(building);
            let both = self.me.goods().covers(cost)
                && self.others().any(|(_, other)| other.goods().covers(cost));
            most = most.max(if both { deck.points(building) } else { 0 });
        }
        0.25 * f32::from(most)
    }

    fn card(&self, card: Card) -> CardWorth {
        let centre = self.open.centre();
        let shared = |early: f32, share: f32| CardWorth { early, late: early * share };
        match card {
            Card::Siesta => CardWorth::default(),
            Card::Refreshment => shared(0.2, 1.0),
            Card::Protection => shared(self.protected(), 0.8),
            Card::Debris => shared(f32::from(centre.debris()) * DEBRIS, 0.6),
            Card::Conservation => shared(0.15, 0.5),
            Card::TaxCollector => CardWorth { early: PESO + self.taxes(), late: PESO },
            Card::Worker => shared(2.0 * WORKER, 0.75),
            Card::Architect => shared(WORKER + self.architect(), 0.9),
            Card::PesoThief => shared(self.pesos_to_rob(), 0.7),
            Card::MaterialsThief => shared(self.materials_to_rob(), 0.8),
            Card::BlackMarket => shared(2.0 * self.blind_material(), 0.8),
            Card::Pesos => shared(f32::from(centre.pesos().div_ceil(2)) * PESO, 0.65),
            Card::Mama => {
                let coloured = f32::from(centre.coloured().div_ceil(2)) * COLOURED;
                shared(coloured + f32::from(centre.debris().div_ceil(2)) * DEBRIS, 0.55)
            }
        }
    }

    /// What thieves and tax collectors that are in sight or in hand could take.
    fn protected(&self) -> f32 {
        let goods = self.me.goods();
        let materials = match goods.coloured() {
            0 => 0.0,
            1..=3 => COLOURED,
            _ => 2.0 * COLOURED,
        };
        let pesos = f32::from(goods.pesos() / 2) * PESO;
        let mut expected = 0.0;
        for (_, other) in self.others() {
            let chance = |card: Card| match (other.laid().contains(card), other.covered()) {
                (true, Some(covered)) if covered != card => 0.9,
                (true, None) => 0.5,
                _ => 0.1,
            };
            expected += chance(Card::PesoThief) * pesos;
            expected += chance(Card::MaterialsThief) * materials;
            expected += chance(Card::TaxCollector) * WORKER;
        }
        expected * if self.open.player_count() > 2 { 0.6 } else { 1.0 }
    }

    fn taxes(&self) -> f32 {
        let taxable = self.others().filter(|(_, other)| !other.is_protected());
        let loss = |player: &Player| {
            let goods = player.goods();
            let loses_worker = if goods.workers() > 0 { Loss::Worker.goods() } else { Goods::NONE };
            let loses_material = if goods.coloured() > 0 { COLOURED } else { 0.0 };
            value::goods_worth(loses_worker).max(loses_material)
        };
        taxable.map(|(_, other)| loss(other)).sum::<f32>() * self.spite * 0.7
    }

    /// What the architect adds: the best building in reach that needs him.
    fn architect(&self) -> f32 {
        let deck = self.open.deck();
        let wanting = self.open.ends().filter(|&(_, building)| deck.needs_architect(building));
        let promised = wanting.map(|(_, building)| {
            let there = value::completion(deck.cost(building), self.me.goods());
            there * there * there * f32::from(deck.points(building))
        });
        promised.fold(0.0, f32::max) * 0.4
    }

    fn pesos_to_rob(&self) -> f32 {
        let victims = self.others().filter(|(_, other)| !other.is_protected());
        let most = victims.map(|(_, other)| other.goods().pesos() / 2).max().unwrap_or(0);
        f32::from(most) * PESO * (1.0 + self.spite)
    }

    fn materials_to_rob(&self) -> f32 {
        let victims = self.others().filter(|(_, other)| !other.is_protected());
        let loot = |player: &Player| match player.goods() {
            goods if goods.coloured() > 3 => 2.0 * COLOURED,
            goods if goods.coloured() > 0 => COLOURED,
            goods if goods.of(Material::Debris) > 0 => DEBRIS,
            _ => 0.0,
        };
        victims.map(|(_, other)| loot(other)).fold(0.0, f32::max) * (1.0 + self.spite)
    }

    /// What a material drawn blind from the bag is worth.
    fn blind_material(&self) -> f32 {
        let bag = self.open.supply().only_materials();
        if bag.is_empty() { 0.0 } else { value::goods_worth(bag) / f32::from(bag.materials()) }
    }
}

/// The number a player is likely to form next round with the card he keeps.
fn number_to_come(player: &Player) -> f32 {
    let mut kept = player.laid();
    if let Some(covered) = player.covered() {
        kept.remove(covered);
    }
    let digit = kept.lowest().map_or(USUAL_DIGIT, Card::digit);
    f32::from(10 * digit.min(USUAL_DIGIT) + digit.max(USUAL_DIGIT))
}

/// R4.6: what is paid, five for one.
pub(crate) fn price(cost: Goods, payment: Payment) -> Goods {
    let replaced = payment.debris_for.goods() + Goods::workers_of(payment.pesos_for_workers);
    let debris = Payment::FIVE * payment.debris_for.total() as u8;
    let pesos = Payment::FIVE * payment.pesos_for_workers;
    cost - replaced + Goods::material(Material::Debris, debris) + Goods::pesos_of(pesos)
}
