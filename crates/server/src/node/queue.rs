//! Whose bot thinks next: a fair queue over the people who made the tables.
//!
//! Each maker's bots wait in a line of their own. The maker whose bots have used the least time
//! comes first, and no maker's bots think on more than their share of the processors, so one
//! person's thirty tables never hold up another person's game. A stand-in comes before bots that
//! have seats of their own: a person waits for that seat.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use havana_protocol::Id;
use tokio::sync::oneshot;
use tokio::time::Instant;

/// How many idle makers are remembered before their use is forgotten.
const MOST_IDLE: usize = 4096;

/// Who waits, in what order; it neither waits nor looks at a clock.
struct Queue<T> {
    free: usize,
    most_each: usize,
    makers: BTreeMap<Id, Maker<T>>,
    /// What the maker who was served last had used by then.
    level: u64,
    arrivals: u64,
}

/// One maker's bots.
struct Maker<T> {
    /// Microseconds of thinking, counted from the level at which they came.
    used: u64,
    thinking: usize,
    stand_ins: VecDeque<(u64, T)>,
    bots: VecDeque<(u64, T)>,
}

impl<T> Maker<T> {
    fn is_idle(&self) -> bool {
        self.thinking == 0 && self.stand_ins.is_empty() && self.bots.is_empty()
    }

    /// What orders this maker among those who wait: stand-ins first, then who used least, then
    /// who came first.
    fn rank(&self) -> Option<(bool, u64, u64)> {
        match (self.stand_ins.front(), self.bots.front()) {
            (Some((arrival, _)), _) => Some((false, self.used, *arrival)),
            (None, Some((arrival, _))) => Some((true, self.used, *arrival)),
            (None, None) => None,
        }
    }
}

impl<T> Queue<T> {
    fn new(thinkers: usize) -> Queue<T> {
        Queue {
            free: thinkers,
            most_each: (thinkers / 2).max(1),
            makers: BTreeMap::new(),
            level: 0,
            arrivals: 0,
        }
    }

    fn push(&mut self, maker: Id, stands_in: bool, item: T) {
        let level = self.level;
        let maker = self.makers.entry(maker).or_insert_with(|| Maker {
            used: level,
            thinking: 0,
            stand_ins: VecDeque::new(),
            bots: VecDeque::new(),
        });
        // Time that a maker did not use in the past gives them no right to be served alone now.
        maker.used = maker.used.max(level);
        let line = if stands_in { &mut maker.stand_ins } else { &mut maker.bots };
        line.push_back((self.arrivals, item));
        self.arrivals += 1;
    }

    /// Whose turn it is, if a thinker is free for them.
    fn pop(&mut self) -> Option<(Id, T)> {
        if self.free == 0 {
            return None;
        }
        let may = self.makers.iter().filter(|(_, maker)| maker.thinking < self.most_each);
        let (_, id) = may.filter_map(|(&id, maker)| Some((maker.rank()?, id))).min()?;
        let maker = self.makers.get_mut(&id)?;
        let (_, item) = maker.stand_ins.pop_front().or_else(|| maker.bots.pop_front())?;
        maker.thinking += 1;
        self.free -= 1;
        self.level = self.level.max(maker.used);
        Some((id, item))
    }

    /// A creator's bot has thought for this many microseconds.
    fn done(&mut self, id: Id, micros: u64) {
        self.free += 1;
        if let Some(maker) = self.makers.get_mut(&id) {
            maker.thinking -= 1;
            maker.used += micros.max(1);
        }
        let level = self.level;
        let crowded = self.makers.len() > MOST_IDLE;
        self.makers.retain(|_, maker| !maker.is_idle() || (maker.used > level && !crowded));
    }
}

/// The threads on which bots think, and who waits for them.
pub(super) struct Thinkers(Mutex<Queue<oneshot::Sender<Turn>>>);

/// The right to think; it ends when this is dropped.
pub(super) struct Turn {
    thinkers: Arc<Thinkers>,
    maker: Id,
    began: Instant,
}

impl Thinkers {
    pub(super) fn new(threads: usize) -> Arc<Thinkers> {
        Arc::new(Thinkers(Mutex::new(Queue::new(threads))))
    }

    /// Waits until a bot at this maker's table may think.
    pub(super) async fn turn(self: &Arc<Thinkers>, maker: Id, stands_in: bool) -> Option<Turn> {
        let (sender, turn) = oneshot::channel();
        self.queue().push(maker, stands_in, sender);
        self.serve();
        turn.await.ok()
    }

    fn serve(self: &Arc<Thinkers>) {
        loop {
            let Some((maker, waiting)) = self.queue().pop() else { return };
            let turn = Turn { thinkers: Arc::clone(self), maker, began: Instant::now() };
            // If nobody waits for it any more, it is dropped here and the next one is served.
            let _ = waiting.send(turn);
        }
    }

    fn queue(&self) -> MutexGuard<'_, Queue<oneshot::Sender<Turn>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let took: Duration = self.began.elapsed();
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.thinkers.queue().done(self.maker, micros);
        self.thinkers.serve();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(number: u64) -> Id {
        Id::from_random(number)
    }

    /// Lets one thread serve everyone, each for this long, and returns the order.
    fn served<T: Copy>(queue: &mut Queue<T>, micros: u64) -> Vec<T> {
        let mut order = Vec::new();
        while let Some((maker, item)) = queue.pop() {
            order.push(item);
            queue.done(maker, micros);
        }
        order
    }

    #[test]
    fn one_persons_many_tables_do_not_hold_up_anothers_game() {
        let mut queue = Queue::new(1);
        for table in 0..30 {
            queue.push(id(1), false, table);
        }
        let first = queue.pop();
        queue.push(id(2), false, 100);
        assert_eq!(first.map(|(_, table)| table), Some(0));
        queue.done(id(1), 50_000);
        assert_eq!(queue.pop().map(|(_, table)| table), Some(100));
    }

    #[test]
    fn a_maker_never_has_every_thinker() {
        let mut queue = Queue::new(4);
        for table in 0..9 {
            queue.push(id(1), false, table);
        }
        let thinking: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(thinking.len(), 2);
        queue.push(id(2), false, 100);
        assert_eq!(queue.pop(), Some((id(2), 100)));
    }

    #[test]
    fn time_is_shared_and_not_the_number_of_decisions() {
        let mut queue = Queue::new(1);
        for decision in 0..4 {
            queue.push(id(1), false, (1, decision));
            queue.push(id(2), false, (2, decision));
        }
        let mut used = [0_u64; 2];
        for _ in 0..5 {
            let (maker, (who, _)) = queue.pop().expect("somebody waits");
            let micros = if who == 1 { 30_000 } else { 10_000 };
            used[who - 1] += micros;
            queue.done(maker, micros);
        }
        assert!(used[0].abs_diff(used[1]) <= 30_000, "{used:?}");
    }

    #[test]
    fn a_stand_in_comes_first_and_otherwise_who_came_first() {
        let mut queue = Queue::new(1);
        for (maker, stands_in, item) in [(3, false, 'a'), (2, false, 'b'), (1, true, 'c')] {
            queue.push(id(maker), stands_in, item);
        }
        assert_eq!(served(&mut queue, 10), ['c', 'a', 'b']);
    }

    #[test]
    fn who_comes_late_has_no_claim_on_the_past() {
        let mut queue = Queue::new(1);
        for item in 0..100 {
            queue.push(id(1), false, item);
            assert_eq!(served(&mut queue, 1_000), [item]);
        }
        for item in 200..203 {
            queue.push(id(1), false, item);
            queue.push(id(2), false, item + 100);
        }
        let order = served(&mut queue, 1_000);
        assert!(order[..3].contains(&200), "the newcomer is not served alone: {order:?}");
        assert!(queue.makers.len() <= 2);
    }

    #[tokio::test(start_paused = true)]
    async fn a_turn_that_nobody_takes_passes_to_the_next() {
        let thinkers = Thinkers::new(1);
        let first = thinkers.turn(id(1), false).await.expect("it is free");
        {
            let gave_up = thinkers.turn(id(2), false);
            let waited = tokio::time::timeout(Duration::from_secs(1), gave_up).await;
            assert!(waited.is_err(), "there is one thinker");
        }
        drop(first);
        let next = thinkers.turn(id(3), false);
        assert!(tokio::time::timeout(Duration::from_secs(1), next).await.is_ok());
    }
}
