//! Helpers that let a test read like the rulebook: a situation, a decision, what lies on the table.
#![allow(dead_code, unused_imports, reason = "each test file uses some of it")]

pub(crate) mod conceivable;
mod words;

pub(crate) use havana_rules::{
    BuildingId, Card, Cards, Choice, Colours, Config, Decision, Decisions, Deck, Draw, Drawn, End,
    Ending, Event, Goods, Holder, Illegal, Input, Lineup, Loot, Loss, Material, Outcome, Payment,
    Pending, Position, Reason, RowName, RulesVersion, Seat, Seats, State, Viewer,
};
pub(crate) use words::{debris_for, goods, pesos_for_workers};

pub(crate) const ANNA: Seat = Seat::ALL[0];
pub(crate) const BEN: Seat = Seat::ALL[1];
pub(crate) const CARLA: Seat = Seat::ALL[2];
pub(crate) const DIEGO: Seat = Seat::ALL[3];

/// Pairs of cards that do nothing while the centre is empty: 28, 29 and 89.
pub(crate) const LATE: [Card; 2] = [Card::Debris, Card::Pesos];
pub(crate) const LATER: [Card; 2] = [Card::Debris, Card::Mama];
pub(crate) const LAST: [Card; 2] = [Card::Pesos, Card::Mama];

/// A game that is being played, and everything that has happened in it.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
    asked_so_far: Vec<Choice>,
}

impl Table {
    /// The described table, at the beginning of a round.
    pub(crate) fn of(position: &Position) -> Table {
        let mut events = Vec::new();
        let state = position.begin_with(&mut events).unwrap_or_else(|wrong| panic!("{wrong}"));
        Table { state, events, asked_so_far: Vec::new() }.noted()
    }

    /// A game about to be set up, the players' age by their seats.
    pub(crate) fn new(players: usize) -> Table {
        let config = Config::new(players).and_then(|c| c.with_ages(Lineup::by_number(players)));
        Table::agreed(&config.expect("a plain agreement"))
    }

    /// A game about to be set up as agreed.
    pub(crate) fn agreed(config: &Config) -> Table {
        Table { state: State::new(config), events: Vec::new(), asked_so_far: Vec::new() }.noted()
    }

    fn noted(mut self) -> Table {
        self.note();
        self
    }

    fn note(&mut self) {
        if let Pending::Decide { choice, .. } = self.state.pending() {
            self.asked_so_far.push(choice);
        }
    }

    /// Lays these buildings in the two rows, in setup.
    pub(crate) fn deal_rows(mut self, upper: [&str; 6], lower: [&str; 6]) -> Table {
        self.lay_buildings(upper);
        self.lay_buildings(lower);
        self
    }

    pub(crate) fn apply(&mut self, input: Input) -> &mut Table {
        if let Err(illegal) = self.state.apply(input, &mut self.events) {
            panic!("{input:?}: {illegal}");
        }
        self.note();
        self
    }

    /// The player who is asked decides.
    pub(crate) fn decide(&mut self, decision: Decision) -> &mut Table {
        let (seat, _) = self.asked();
        self.decide_as(seat, decision)
    }

    /// This player decides.
    pub(crate) fn decide_as(&mut self, seat: Seat, decision: Decision) -> &mut Table {
        self.apply(Input::Decision { seat, decision })
    }

    /// Materials come out of the bag, one after another.
    pub(crate) fn draw(&mut self, materials: impl IntoIterator<Item = Material>) -> &mut Table {
        for material in materials {
            self.apply(Input::Chance(Drawn::Material(material)));
        }
        self
    }

    /// Buildings come from the draw pile, one after another.
    pub(crate) fn lay_buildings<'a>(
        &mut self,
        keys: impl IntoIterator<Item = &'a str>,
    ) -> &mut Table {
        for key in keys {
            let building = self.building(key);
            self.apply(Input::Chance(Drawn::Building(building)));
        }
        self
    }

    /// Builds at an end, paying the cost as printed.
    pub(crate) fn build(&mut self, end: End) -> &mut Table {
        self.decide(Decision::Build { end, payment: Payment::PLAIN })
    }

    /// Lays a new card in phase 3.
    pub(crate) fn lay(&mut self, card: Card, cover: Card) -> &mut Table {
        self.decide(Decision::Lay { card, cover })
    }

    /// What the rules say against a decision, which must leave everything as it was.
    pub(crate) fn refusal(&self, seat: Seat, decision: Decision) -> Illegal {
        self.refused(Input::Decision { seat, decision })
    }

    /// What the rules say against an input, which must leave everything as it was.
    pub(crate) fn refused(&self, input: Input) -> Illegal {
        let mut after = self.clone();
        let illegal = after.state.apply(input, &mut after.events).expect_err("it is not legal");
        assert_eq!((after.state, &after.events), (self.state, &self.events), "all or nothing");
        illegal
    }

    /// Everything that the player who is asked may decide.
    pub(crate) fn legal(&self) -> Vec<Decision> {
        let mut legal = Decisions::new();
        self.state.legal(self.asked().0, &mut legal);
        legal.to_vec()
    }

    /// The one player who is asked, and what about.
    pub(crate) fn asked(&self) -> (Seat, Choice) {
        match self.state.pending() {
            Pending::Decide { seats, choice } if seats.len() == 1 => {
                (seats.iter().next().expect("one"), choice)
            }
            other => panic!("not one player is asked: {other:?}"),
        }
    }

    /// Whether this player is asked about this.
    pub(crate) fn asks(&self, seat: Seat, about: Choice) -> bool {
        matches!(self.state.pending(), Pending::Decide { seats, choice }
            if seats.contains(seat) && choice == about)
    }

    /// Whether anyone has been asked about this since the beginning.
    pub(crate) fn has_asked(&self, about: Choice) -> bool {
        self.asked_so_far.contains(&about)
    }

    /// Continues until this is asked; everyone does as little as possible, and chance brings
    /// whatever comes first.
    pub(crate) fn until(&mut self, choice: Choice) -> &mut Table {
        while !matches!(self.state.pending(), Pending::Decide { choice: now, .. } if now == choice)
        {
            self.step_idly();
        }
        self
    }

    /// Continues to the next round; in the order of play each player covers a card with another.
    pub(crate) fn next_round(&mut self, lays: &[(Card, Card)]) -> &mut Table {
        self.until(Choice::Lay);
        for &(card, cover) in lays {
            self.lay(card, cover);
        }
        self
    }

    /// One input, the least a player may do or the first that can be drawn.
    pub(crate) fn step_idly(&mut self) -> &mut Table {
        match self.state.pending() {
            Pending::Over(outcome) => panic!("the game is over: {outcome:?}"),
            Pending::Chance(draw) => self.apply(Input::Chance(first_of(draw))),
            Pending::Decide { seats, .. } => {
                let mut legal = Decisions::new();
                let seat = seats.iter().next().expect("somebody");
                self.state.legal(seat, &mut legal);
                self.decide_as(seat, legal[0])
            }
        }
    }

    /// What a player has.
    pub(crate) fn purse(&self, seat: Seat) -> Goods {
        self.state.open().player(seat).goods()
    }

    /// The points of a player.
    pub(crate) fn points(&self, seat: Seat) -> u8 {
        self.state.open().player(seat).points()
    }

    /// What lies in the centre.
    pub(crate) fn centre(&self) -> Goods {
        self.state.open().centre()
    }

    /// The stock and the bag.
    pub(crate) fn supply(&self) -> Goods {
        self.state.open().supply()
    }

    /// The buildings of a row.
    pub(crate) fn row(&self, row: RowName) -> Vec<&'static str> {
        let open = self.state.open();
        open.row(row).as_slice().iter().map(|&building| open.deck().key(building)).collect()
    }

    /// The order of play.
    pub(crate) fn order(&self) -> Vec<Seat> {
        self.state.open().order().iter().collect()
    }

    /// The cards a player sees in their own hand.
    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        self.state.view(Viewer::Seat(seat)).hand().expect("a player")
    }

    /// The cards a player knows to be in their own discard pile.
    pub(crate) fn discard(&self, seat: Seat) -> Cards {
        self.state.view(Viewer::Seat(seat)).discard().expect("a player")
    }

    pub(crate) fn building(&self, key: &str) -> havana_rules::BuildingId {
        self.state.open().deck().find(key).unwrap_or_else(|| panic!("no building {key}"))
    }

    pub(crate) fn outcome(&self) -> Outcome {
        self.state.outcome().expect("the game is over")
    }

    pub(crate) fn happened(&self, wanted: Event) -> bool {
        self.events.contains(&wanted)
    }
}

/// The first thing that such a draw can bring.
fn first_of(draw: Draw) -> Drawn {
    match draw {
        Draw::Ages { players } => Drawn::Ages(Lineup::by_number(players)),
        Draw::Building { from, .. } => Drawn::Building(from.iter().next().expect("a building")),
        Draw::Material { from, .. } => Drawn::Material(
            Material::ALL.into_iter().find(|&m| from.of(m) > 0).expect("a material"),
        ),
    }
}
