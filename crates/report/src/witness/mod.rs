//! Watches a game: every event goes through here and is counted in a note.

mod note;

use havana_rules::{
    Card, Config, Event, Events, Goods, Holder, Open, Outcome, Pending, Seat, State, View, Viewer,
};

pub use note::{Amount, BuildingNote, CardNote, GameNote, Gone, Kind, Offence, PlayerNote, Sink};

/// A spectator of a game who takes notes.
pub struct Witness {
    table: View,
    /// The note so far, without its ending and its winners.
    note: GameNote,
    /// Whose card acts.
    acting: Option<(Seat, Card)>,
    /// Who led alone last.
    leader: Option<Seat>,
    /// Who led alone when each round began.
    leaders: Vec<Option<Seat>>,
    outcome: Option<Outcome>,
}

impl Witness {
    /// A witness of a game that is about to be set up.
    pub fn new(config: &Config) -> Witness {
        let table = State::new(config).view(Viewer::Spectator);
        let note = GameNote {
            rounds: 0,
            ending: havana_rules::Ending::Target,
            winners: havana_rules::Seats::NONE,
            oldest_first: table.open().oldest_first(),
            players: vec![PlayerNote::default(); config.players()],
            buildings: [BuildingNote::default(); havana_rules::BuildingId::COUNT],
            purses: Vec::new(),
            leader_changes: 0,
            led_at_half: None,
        };
        Witness { table, note, acting: None, leader: None, leaders: Vec::new(), outcome: None }
    }

    /// The note, if the game is over.
    pub fn finish(self) -> Option<GameNote> {
        let Outcome { winners, ending } = self.outcome?;
        let mut note = self.note;
        let open = self.table.open();
        note.winners = winners;
        note.ending = ending;
        note.oldest_first = open.oldest_first();
        note.led_at_half = self.leaders.get(usize::from(note.rounds / 2)).copied().flatten();
        for (seat, player) in Seat::ALL.into_iter().zip(&mut note.players) {
            player.points = open.player(seat).points();
            player.sinks[Sink::Kept as usize] += open.player(seat).goods().into();
        }
        Some(note)
    }

    fn player(&mut self, seat: Seat) -> &mut PlayerNote {
        &mut self.note.players[seat.index()]
    }

    /// Goods came to a player: by the card that acts, or before the first round.
    fn gained(&mut self, seat: Seat, goods: Goods) {
        let acting = self.acting;
        let player = self.player(seat);
        match acting {
            Some((actor, card)) if actor == seat => player.gains[card as usize] += goods.into(),
            _ => player.dealt += goods.into(),
        }
    }

    fn lost(&mut self, seat: Seat, sink: Sink, goods: Goods) {
        self.player(seat).sinks[sink as usize] += goods.into();
    }

    fn robbed(&mut self, victim: Seat, offence: Offence, sink: Sink, goods: Goods) {
        self.lost(victim, sink, goods);
        self.player(victim).suffered[offence as usize] += u16::from(!goods.is_empty());
    }

    fn round_began(&mut self, round: u16) {
        let open = *self.table.open();
        self.acting = None;
        self.note.rounds = round;
        self.leaders.push(leader(&open));
        let mut purses = Amount::default();
        for seat in open.seats() {
            purses += open.player(seat).goods().into();
            for card in open.player(seat).laid().iter() {
                self.player(seat).cards[card as usize].rounds += 1;
            }
        }
        self.note.purses.push(purses);
        if let Some(first) = open.order().get(0) {
            self.player(first).firsts += 1;
        }
    }

    fn laid(&mut self, seat: Seat, card: Card) -> &mut CardNote {
        let card = &mut self.player(seat).cards[card as usize];
        card.laid += 1;
        card
    }

    /// Looks at the ends and at the points whenever a player has to decide: in between, the rows
    /// may be incomplete.
    fn look(&mut self) {
        if !matches!(self.table.pending(), Pending::Decide { .. } | Pending::Over(_)) {
            return;
        }
        let open = *self.table.open();
        for (_, building) in open.ends() {
            let note = &mut self.note.buildings[building.index()];
            note.at_end_since = note.at_end_since.or(Some(open.round().max(1)));
        }
    }

    fn built(&mut self) {
        let now = leader(self.table.open());
        if now.is_some() && now != self.leader {
            self.note.leader_changes += u16::from(self.leader.is_some());
            self.leader = now;
        }
    }
}

impl Events for Witness {
    fn push(&mut self, event: Event) {
        self.table.absorb(event.seen_by(Viewer::Spectator));
        let round = self.table.open().round();
        match event {
            Event::BuildingSwapped { sent, .. } => {
                self.note.buildings[sent.index()].at_end_since = None;
            }
            Event::MaterialDrawn { material, to: Holder::Seat(seat) } => {
                self.gained(seat, Goods::material(material, 1));
            }
            Event::PesosFromStock { pesos, to: Holder::Seat(seat) } => {
                self.gained(seat, Goods::pesos_of(pesos));
            }
            Event::WorkersHired { seat, workers } => self.gained(seat, Goods::workers_of(workers)),
            Event::TakenFromCentre { seat, goods } => self.gained(seat, goods),
            Event::PairRevealed { seat, cards } => {
                for card in cards.iter() {
                    self.laid(seat, card).opened = true;
                }
            }
            Event::CardRevealed { seat, card, .. } => {
                self.laid(seat, card);
            }
            Event::RoundBegan { round, .. } => self.round_began(round),
            Event::ActionBegan { seat, card } => {
                self.acting = Some((seat, card));
                self.player(seat).cards[card as usize].acted += 1;
            }
            Event::NothingToDo { seat, card } => {
                self.player(seat).cards[card as usize].idle += 1;
            }
            Event::TurnEnded { .. } => self.acting = None,
            Event::BuildingRemoved { building, .. } => {
                self.note.buildings[building.index()].gone = Some(Gone::Removed);
            }
            Event::Taxed { victim, loss, .. } => {
                self.robbed(victim, Offence::TaxCollector, Sink::TaxCollector, loss.goods());
            }
            Event::PesosStolen { seat, victim, pesos } => {
                let goods = Goods::pesos_of(pesos);
                self.gained(seat, goods);
                self.robbed(victim, Offence::PesoThief, Sink::PesoThief, goods);
            }
            Event::MaterialsStolen { seat, victim, loot } => {
                let goods = loot.goods();
                self.gained(seat, goods);
                self.robbed(victim, Offence::MaterialsThief, Sink::MaterialsThief, goods);
            }
            Event::Built { seat, building, paid, .. } => {
                self.lost(seat, Sink::Buildings, paid);
                let gone = Gone::Built { by: seat, round, paid };
                self.note.buildings[building.index()].gone = Some(gone);
                self.built();
            }
            Event::GameOver { outcome } => self.outcome = Some(outcome),
            Event::Waiting { .. } => self.look(),
            Event::AgesDrawn { .. }
            | Event::BuildingLaid { .. }
            | Event::MaterialDrawn { .. }
            | Event::PesosFromStock { .. }
            | Event::PairChosen { .. }
            | Event::ActionDeclined { .. }
            | Event::CardTakenUp { .. }
            | Event::CardLaid { .. }
            | Event::DiscardTakenBack { .. }
            | Event::DiscardLeft { .. } => {}
        }
    }
}

/// The player who has more points than every other, if there is one.
fn leader(open: &Open) -> Option<Seat> {
    let most = open.seats().map(|seat| open.player(seat).points()).max()?;
    let mut leaders = open.seats().filter(|&seat| open.player(seat).points() == most);
    leaders.next().filter(|_| most > 0 && leaders.next().is_none())
}
