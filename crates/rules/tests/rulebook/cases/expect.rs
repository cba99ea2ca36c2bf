//! Compares a table with what a case expects.

use toml::Spanned;

use super::file::{Case, ExpectPlayer};
use super::play::word;
use super::{Outcome, Wrong};
use crate::common::*;

/// Everything that is not as expected.
pub(super) fn check(case: &Case, table: &Table) -> Vec<Wrong> {
    let mut check = Check { case, table, wrong: Vec::new() };
    check.shared();
    for expected in &case.expect.player {
        if let Err(wrong) = check.player(expected) {
            check.wrong.push(wrong);
        }
    }
    check.wrong
}

struct Check<'a> {
    case: &'a Case,
    table: &'a Table,
    wrong: Vec<Wrong>,
}

impl Check<'_> {
    /// Notes a difference.
    fn same<T, V: PartialEq>(
        &mut self,
        at: &Spanned<T>,
        expected: &Outcome<V>,
        found: &V,
        says: impl FnOnce() -> String,
    ) {
        match expected {
            Err(wrong) => self.wrong.push(wrong.clone()),
            Ok(expected) if expected != found => self.wrong.push(self.case.wrong(at, says())),
            Ok(_) => {}
        }
    }

    fn shared(&mut self) {
        let (case, open) = (self.case, self.table.state.open());
        let names = |seats: &[Seat]| {
            let all: Vec<&str> = case.names().collect();
            seats.iter().map(|seat| all[seat.index()]).collect::<Vec<_>>().join(", ")
        };
        let seats = |list: &[Spanned<String>]| {
            list.iter().map(|name| case.seat(name, name.get_ref())).collect::<Outcome<Vec<_>>>()
        };
        let expect = &case.expect;
        if let Some(at) = &expect.order {
            let found = self.table.order();
            self.same(at, &seats(at.get_ref()), &found, || {
                format!("the order is {}", names(&found))
            });
        }
        if let Some(at) = &expect.asked {
            let found = match self.table.state.pending() {
                Pending::Decide { seats, choice } => {
                    format!("{}: {}", names(&seats.iter().collect::<Vec<_>>()), word(choice))
                }
                _ => "no one".to_owned(),
            };
            self.same(at, &Ok(at.get_ref().clone()), &found, || format!("asked is \"{found}\""));
        }
        if let Some(at) = &expect.round {
            let found = open.round();
            self.same(at, &Ok(*at.get_ref()), &found, || format!("it is round {found}"));
        }
        for (at, found, place) in
            [(&expect.centre, open.centre(), "centre"), (&expect.boxed, open.boxed(), "box")]
        {
            let Some(at) = at else { continue };
            let expected = case.goods(at, at.get_ref());
            self.same(at, &expected, &found, || format!("the {place} has {found}"));
        }
        for (at, row) in [(&expect.upper, RowName::Upper), (&expect.lower, RowName::Lower)] {
            let Some(at) = at else { continue };
            let found = self.table.row(row);
            let expected = case.buildings(at.get_ref());
            self.same(at, &expected, &found, || format!("the row is {}", found.join(", ")));
        }
        if let Some(at) = &expect.winners {
            let outcome = self.table.state.outcome();
            let found = outcome.map_or(Vec::new(), |outcome| outcome.winners.iter().collect());
            let says = || format!("the winners are: {}", names(&found));
            self.same(at, &seats(at.get_ref()), &found, says);
        }
        if let Some(at) = &expect.idle {
            let found: Vec<String> = (self.table.events.iter())
                .filter_map(|event| match event {
                    Event::NothingToDo { seat, card } => {
                        Some(format!("{}: {}", names(&[*seat]), card.key()))
                    }
                    _ => None,
                })
                .collect();
            let expected = at.get_ref().iter().map(|part| part.get_ref().clone()).collect();
            self.same(at, &Ok(expected), &found, || format!("idle are {found:?}"));
        }
    }

    fn player(&mut self, expected: &ExpectPlayer) -> Outcome<()> {
        let (case, table) = (self.case, self.table);
        let name = expected.name.get_ref();
        let seat = case.seat(&expected.name, name)?;
        let player = table.state.open().player(seat);
        if let Some(at) = &expected.has {
            let (has, found) = (case.goods(at, at.get_ref()), player.goods());
            self.same(at, &has, &found, || format!("{name} has {found}"));
        }
        if let Some(at) = &expected.points {
            let found = player.points();
            self.same(at, &Ok(*at.get_ref()), &found, || format!("{name} has {found} points"));
        }
        if let Some(at) = &expected.number {
            let found = player.number();
            let says = || format!("the number of {name} is {found:?}");
            self.same(at, &Ok(Some(*at.get_ref())), &found, says);
        }
        if let Some(at) = &expected.cards_in_hand {
            let found = player.hand_size();
            let says = || format!("{name} has {found} cards in hand");
            self.same(at, &Ok(*at.get_ref()), &found, says);
        }
        let piles = [
            (&expected.hand, table.hand(seat), "hand"),
            (&expected.discarded, table.discard(seat), "discard pile"),
        ];
        for (at, found, pile) in piles {
            let Some(at) = at else { continue };
            let cards = case.cards(at.get_ref()).map(|cards| cards.into_iter().collect::<Cards>());
            let keys = || found.iter().map(Card::key).collect::<Vec<_>>().join(", ");
            self.same(at, &cards, &found, || format!("the {pile} of {name} has: {}", keys()));
        }
        Ok(())
    }
}
