//! A table being set up.

use havana_bots::{Budget, Level};
use havana_rules::{Deck, Seat};
use serde::{Deserialize, Serialize};

use crate::kept;
use crate::setup::{Setup, Sitter};
use crate::sort_short;

/// A table being set up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plan {
    seats: Vec<Planned>,
    /// The seats by age, the oldest first.
    ages: Vec<Seat>,
    /// Whether the order of age is drawn, whatever it says above (R3.3).
    pub ages_are_drawn: bool,
    /// The points that win, if not the usual ones.
    pub target: Option<u8>,
    /// Whether the table reminds players of what they have seen of the others' cards.
    pub memory_aid: bool,
}

/// A seat of a table being set up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Planned {
    /// Who plays there.
    pub sitter: Sitter,
    /// Under which name; the usual one if it is empty.
    pub name: String,
}

impl Plan {
    /// Plays at random.
    pub const RANDOM: Sitter = Sitter::Bot(Level::Random);
    /// Takes what it can get.
    pub const GREEDY: Sitter = Sitter::Bot(Level::Greedy);
    /// Plans a round ahead.
    pub const PLANNER: Sitter = Sitter::Bot(Level::Planner);
    /// Simulates how the game could continue.
    pub const DOCTOR: Sitter = Sitter::Bot(Level::Search(Budget::Iterations(1500)));
    /// Does so too, with what a network has learned.
    pub const GRANDMOTHER: Sitter = Sitter::Bot(Level::Master(Budget::Iterations(1500)));

    /// The strengths of three bots, in stars from one up.
    pub const STARS: u8 = 4;

    /// A person and three bots of a strength from one star to four.
    pub fn against(stars: u8) -> [Sitter; 4] {
        let [one, other, third] = match stars {
            0 | 1 => [Plan::RANDOM, Plan::GREEDY, Plan::RANDOM],
            2 => [Plan::GREEDY, Plan::PLANNER, Plan::GREEDY],
            3 => [Plan::PLANNER, Plan::GREEDY, Plan::DOCTOR],
            _ => [Plan::DOCTOR, Plan::PLANNER, Plan::DOCTOR],
        };
        [Sitter::Person, one, other, third]
    }

    /// A table of bots to watch: one of each level.
    pub const EXHIBITION: [Sitter; 4] = [Plan::DOCTOR, Plan::GREEDY, Plan::PLANNER, Plan::RANDOM];

    /// A person and three bots.
    pub fn usual() -> Plan {
        Plan::of(&[Sitter::Person, Plan::PLANNER, Plan::GREEDY, Plan::DOCTOR])
    }

    /// These players, with all else as usual.
    pub fn of(sitters: &[Sitter]) -> Plan {
        let planned = |&sitter| Planned { sitter, name: String::new() };
        Plan {
            seats: sitters.iter().map(planned).collect(),
            ages: Seat::ALL[..sitters.len()].to_vec(),
            ages_are_drawn: true,
            target: None,
            memory_aid: true,
        }
    }

    /// A saved plan, if it still makes sense.
    pub fn from_text(text: &str) -> Option<Plan> {
        let plan: Plan = kept::from_text(text)?;
        let mut ages = plan.ages.clone();
        sort_short(&mut ages, |&age| age);
        let makes_sense =
            (2..=Seat::MAX).contains(&plan.players()) && ages == Seat::ALL[..plan.players()];
        makes_sense.then_some(plan)
    }

    /// The plan as it is saved.
    pub fn to_text(&self) -> String {
        kept::to_text(self)
    }

    /// How many play.
    pub fn players(&self) -> usize {
        self.seats.len()
    }

    /// Lets this many play: new ones are bots, and the youngest.
    pub fn set_players(&mut self, players: usize) {
        let bot = || Planned { sitter: Plan::PLANNER, name: String::new() };
        self.seats.resize_with(players, bot);
        self.ages.retain(|seat| seat.index() < players);
        for &seat in &Seat::ALL[..players] {
            if !self.ages.contains(&seat) {
                self.ages.push(seat);
            }
        }
    }

    /// How many of them are people at this device.
    pub fn people(&self) -> usize {
        self.seats.iter().filter(|planned| planned.sitter == Sitter::Person).count()
    }

    /// Gives the first seats to this many people, and the others to bots.
    pub fn set_people(&mut self, people: usize) {
        for (place, planned) in self.seats.iter_mut().enumerate() {
            if place < people {
                planned.sitter = Sitter::Person;
            } else if planned.sitter == Sitter::Person {
                planned.sitter = Plan::PLANNER;
            }
        }
    }

    /// Who plays at a seat.
    pub fn seat(&self, place: usize) -> Option<&Planned> {
        self.seats.get(place)
    }

    /// Changes who plays at a seat.
    pub fn change(&mut self, place: usize, change: impl FnOnce(&mut Planned)) {
        if let Some(planned) = self.seats.get_mut(place) {
            change(planned);
        }
    }

    /// The seats by age, the oldest first.
    pub fn ages(&self) -> &[Seat] {
        &self.ages
    }

    /// Makes a player change places with the next older one.
    pub fn make_older(&mut self, seat: Seat) {
        if let Some(place @ 1..) = self.ages.iter().position(|&other| other == seat) {
            self.ages.swap(place - 1, place);
        }
    }

    /// The players' names: their own, or the usual ones, no two alike.
    pub fn names(&self, usual: impl Fn(usize, Sitter) -> String) -> Vec<String> {
        let names = self.seats.iter().enumerate().map(|(place, Planned { sitter, name })| {
            let name = name.trim();
            if name.is_empty() { usual(place, *sitter) } else { name.to_owned() }
        });
        distinct(names)
    }

    /// The agreement, with this deck and these usual names.
    pub fn setup(&self, deck: Deck, usual_name: impl Fn(usize, Sitter) -> String) -> Setup {
        Setup {
            sitters: self.seats.iter().map(|planned| planned.sitter).collect(),
            names: self.names(usual_name),
            ages: (!self.ages_are_drawn).then(|| self.ages.clone()),
            deck,
            target: self.target,
            memory_aid: self.memory_aid,
        }
    }
}

/// The same names, with a number where one stands there twice.
fn distinct(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut seen: Vec<String> = Vec::new();
    for name in names {
        let mut other = name.clone();
        let mut number = 2;
        while seen.contains(&other) {
            other = format!("{name} {number}");
            number += 1;
        }
        seen.push(other);
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(places: &[usize]) -> Vec<Seat> {
        places.iter().map(|&place| Seat::ALL[place]).collect()
    }

    #[test]
    fn the_order_of_age_can_be_any() {
        let mut plan = Plan::usual();
        plan.make_older(Seat::ALL[3]);
        plan.make_older(Seat::ALL[3]);
        plan.make_older(Seat::ALL[0]);
        assert_eq!(plan.ages(), seats(&[0, 3, 1, 2]));
        let named = |_, _| "Eva".to_owned();
        assert_eq!(plan.setup(Deck::house(), named).ages, None, "it is drawn unless given");
        plan.ages_are_drawn = false;
        let setup = plan.setup(Deck::house(), named);
        assert_eq!(setup.ages, Some(seats(&[0, 3, 1, 2])));
        assert!(setup.header().is_ok());
    }

    #[test]
    fn people_take_the_first_seats_and_bots_stay() {
        let mut plan = Plan::usual();
        plan.set_people(3);
        assert_eq!(plan.people(), 3);
        plan.set_people(2);
        let sitters: Vec<Sitter> =
            (0..4).filter_map(|at| plan.seat(at)).map(|it| it.sitter).collect();
        assert_eq!(sitters, [Sitter::Person, Sitter::Person, Plan::PLANNER, Plan::DOCTOR]);
    }

    #[test]
    fn who_leaves_the_table_leaves_the_order_of_age() {
        let mut plan = Plan::usual();
        plan.make_older(Seat::ALL[3]);
        plan.set_players(2);
        assert_eq!(plan.ages(), seats(&[0, 1]));
        plan.set_players(3);
        assert_eq!(plan.ages(), seats(&[0, 1, 2]));
        assert_eq!(plan.seat(2).map(|planned| planned.sitter), Some(Plan::PLANNER));
    }

    #[test]
    fn no_two_names_are_alike() {
        let mut plan = Plan::of(&[Sitter::Person; 3]);
        plan.change(2, |planned| planned.name = " Ana ".to_owned());
        assert_eq!(plan.names(|_, _| "Eva".to_owned()), ["Eva", "Eva 2", "Ana"]);
    }

    #[test]
    fn a_plan_is_kept_and_nonsense_is_not_read() {
        let mut plan = Plan::usual();
        plan.target = Some(30);
        plan.make_older(Seat::ALL[2]);
        assert_eq!(Plan::from_text(&plan.to_text()), Some(plan.clone()));
        plan.ages.pop();
        assert_eq!(Plan::from_text(&plan.to_text()), None);
        assert_eq!(Plan::from_text("{}"), None);
    }
}
