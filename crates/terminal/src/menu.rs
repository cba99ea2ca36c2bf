//! A decision as numbered choices. A long list is asked for in two steps.

use havana_client::Spot;
use havana_rules::{Choice, Decision, Decisions, Open, Pending, View};
use havana_words::{Names, Words};

use crate::table::labelled;

/// The longest list that is shown at once.
const MOST: usize = 20;

/// A decision as numbered choices.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Menu {
    choice: Choice,
    legal: Vec<Decision>,
    /// What was chosen of a long list.
    part: Option<Spot>,
    entries: Vec<Entry>,
}

/// One of the choices.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Entry {
    /// A whole decision.
    Whole(Decision),
    /// All decisions with this part.
    Part(Spot),
}

/// What a number stands for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Picked {
    /// The decision is made.
    Decision(Decision),
    /// There is another list now.
    List,
    /// There is no such number.
    Nothing,
}

impl Menu {
    /// What the viewer has to decide; `None` if that is nothing.
    pub(crate) fn new(view: &View) -> Option<Menu> {
        let Pending::Decide { seats, choice } = view.pending() else { return None };
        view.seat().filter(|&seat| seats.contains(seat))?;
        let mut legal = Box::<Decisions>::default();
        view.legal(&mut legal);
        let mut menu = Menu { choice, legal: legal.to_vec(), part: None, entries: Vec::new() };
        menu.list();
        Some(menu)
    }

    /// Whether another menu asks the same.
    pub(crate) fn asks_the_same(&self, other: &Menu) -> bool {
        self.choice == other.choice && self.legal == other.legal
    }

    /// The number of choices.
    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether the list is the second one, from which 0 leads back.
    pub(crate) fn is_second(&self) -> bool {
        self.part.is_some()
    }

    pub(crate) fn question(&self, words: Words, names: &Names) -> String {
        words.choice(&self.choice, names)
    }

    /// The choices in words, in order.
    pub(crate) fn labels(&self, words: Words, names: &Names, open: &Open) -> Vec<String> {
        let label = |entry: &Entry| match *entry {
            Entry::Whole(decision) => words.decision(&decision, names, open),
            Entry::Part(spot) => part_label(spot, words, names, open),
        };
        self.entries.iter().map(label).collect()
    }

    /// Takes the choice with this number, counted from 1; 0 leads back to the first list.
    pub(crate) fn pick(&mut self, number: usize) -> Picked {
        if number == 0 && self.is_second() {
            self.part = None;
            self.list();
            return Picked::List;
        }
        match number.checked_sub(1).and_then(|place| self.entries.get(place)) {
            None => Picked::Nothing,
            Some(&Entry::Whole(decision)) => Picked::Decision(decision),
            Some(&Entry::Part(spot)) => {
                self.part = Some(spot);
                self.list();
                Picked::List
            }
        }
    }

    fn list(&mut self) {
        self.entries = match self.part {
            Some(spot) => {
                let with_part =
                    self.legal.iter().filter(|&&decision| parts(decision).any(|p| p == spot));
                with_part.map(|&decision| Entry::Whole(decision)).collect()
            }
            None if self.legal.len() <= MOST => {
                self.legal.iter().map(|&decision| Entry::Whole(decision)).collect()
            }
            None => self.first_list(),
        };
    }

    /// The parts that decisions begin with, each once; a part of just one decision is that
    /// decision.
    fn first_list(&self) -> Vec<Entry> {
        let mut spots: Vec<(Spot, Decision, usize)> = Vec::new();
        let mut entries = Vec::new();
        for &decision in &self.legal {
            if parts(decision).next().is_none() {
                entries.push(Entry::Whole(decision));
            }
            for spot in parts(decision) {
                match spots.iter_mut().find(|(known, ..)| *known == spot) {
                    Some((_, _, count)) => *count += 1,
                    None => spots.push((spot, decision, 1)),
                }
            }
        }
        let of_spot = |(spot, decision, count): (Spot, Decision, usize)| match count {
            1 => Entry::Whole(decision),
            _ => Entry::Part(spot),
        };
        let mut all: Vec<Entry> = spots.into_iter().map(of_spot).collect();
        all.append(&mut entries);
        all
    }
}

/// What a long list of such decisions is sorted by.
fn parts(decision: Decision) -> impl Iterator<Item = Spot> {
    let (one, other) = match decision {
        Decision::Open(low, high) => (Some(Spot::Hand(low)), Some(Spot::Hand(high))),
        Decision::Lay { card, .. } => (Some(Spot::Hand(card)), None),
        Decision::Swap { bring, .. } => (Some(Spot::Pile(bring)), None),
        Decision::RobMaterials { victim, .. } => (Some(Spot::Player(victim)), None),
        Decision::Build { end, .. } => (Some(Spot::End(end)), None),
        _ => (None, None),
    };
    one.into_iter().chain(other)
}

fn part_label(spot: Spot, words: Words, names: &Names, open: &Open) -> String {
    let building = |id| {
        let (deck, key) = (open.deck(), open.deck().key(id));
        words.say(
            "table-building-label",
            &[
                ("building", words.building(key).into()),
                ("points", words.points(deck.points(id)).into()),
                ("cost", words.goods(deck.cost(id)).into()),
            ],
        )
    };
    match spot {
        Spot::Hand(card) | Spot::Laid(card) | Spot::Discard(card) => {
            labelled(words, &words.card_label(card), &words.card_short(card))
        }
        Spot::Pile(id) | Spot::Inner(id) => building(id),
        Spot::End(end) => open.end(end).map_or_else(|| words.end(end), building),
        Spot::Player(seat) | Spot::Purse(seat, _) => names.of(seat).to_owned(),
        Spot::Centre(material) => words.material(material),
        Spot::Replace(_) | Spot::Keep(_) | Spot::Yes | Spot::No => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use havana_client::Next;
    use havana_rules::Viewer;
    use havana_table::chance;
    use havana_words::Language;

    use super::*;
    use crate::tests::session;

    /// All decisions that numbers lead to.
    fn reached(menu: &Menu) -> Vec<Decision> {
        let mut all = Vec::new();
        for number in 1..=menu.len() {
            let mut menu = menu.clone();
            match menu.pick(number) {
                Picked::Decision(decision) => all.push(decision),
                Picked::List => {
                    all.extend(reached(&menu));
                    let before = menu.clone();
                    assert_eq!(menu.pick(0), Picked::List, "0 leads back");
                    assert_ne!(menu, before);
                }
                Picked::Nothing => panic!("{number} is in the list"),
            }
        }
        assert_eq!(menu.clone().pick(menu.len() + 1), Picked::Nothing);
        all
    }

    #[test]
    fn numbers_lead_to_every_legal_decision_and_no_other() {
        let words = Words::new(Language::English);
        for seed in 0..12 {
            let mut policy_rng =
                havana_table::Seed::of_game(seed, 1, havana_table::Purpose::Decisions).stream();
            let mut session = session(2 + seed as usize % 3, seed);
            while let Next::Person(seat) = session.next() {
                let view = session.view(Viewer::Seat(seat));
                let menu = Menu::new(&view).expect("they are asked");
                let reached = reached(&menu);
                for decision in &menu.legal {
                    assert!(reached.contains(decision), "{decision:?} cannot be chosen");
                }
                for &decision in &reached {
                    assert!(menu.legal.contains(&decision));
                }
                let names = Names::new(["Ana", "Bea", "Cem", "Dan"], Some(seat));
                let labels = menu.labels(words, &names, view.open());
                assert_eq!(labels.len(), menu.len());
                assert!(labels.iter().all(|label| !label.is_empty() && !label.contains('⟦')));
                let count = menu.legal.len() as u32;
                let decision = menu.legal[chance::below(&mut policy_rng, count) as usize];
                session.decide(seat, decision).expect("a listed decision is legal");
            }
        }
    }
}
