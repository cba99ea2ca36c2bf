//! Game time: the time that clocks run on.
//!
//! A wall clock may be set forward or back at any moment, so a node reads it once, when it starts.
//! From then on game time is that reading plus monotonic time. A step of the wall clock therefore
//! changes nothing; a suspended machine, whose monotonic clock stands still, charges nobody; and a
//! stopped process, whose monotonic clock runs on, finds a gap between two heartbeats, which the
//! store records as downtime.
//!
//! Nodes share it through the store, whose answer to a heartbeat says what time it is for all of
//! them: a node that starts takes over the time of those that run, one that is behind moves
//! forward, and none moves back.

use havana_protocol::{Millis, Timestamp};

/// A node whose last heartbeat is older than this does not know when no server ran.
pub const FRESH: Millis = Millis::seconds(10);
/// The most by which wall and monotonic clock may disagree before something must have jumped.
pub const STEP: Millis = Millis::seconds(2);
/// A node that runs looks at its clocks more often than this.
pub const PAUSE: Millis = Millis::seconds(4);

/// Both clocks of a machine at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The wall clock.
    pub wall: Timestamp,
    /// The monotonic clock, since the node started.
    pub monotonic: Millis,
}

/// Game time on one node. It is told what its machine's clocks read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Timekeeper {
    /// Game time when the monotonic clock began; unknown before the first heartbeat.
    began: Option<Timestamp>,
    /// When the last heartbeat that reached the store was sent.
    beaten: Option<Reading>,
    /// When that one reached the store, by the store's clock.
    heard: Option<Timestamp>,
    /// When a pause was last checked for.
    looked: Option<Millis>,
}

impl Timekeeper {
    /// Game time now; the wall clock before the store was asked.
    pub fn now(&self, at: Reading) -> Timestamp {
        self.began.map_or(at.wall, |began| began + at.monotonic)
    }

    /// Whether this node knows the shared time.
    pub fn has_joined(&self) -> bool {
        self.began.is_some()
    }

    /// A heartbeat that was sent at one reading was answered at another: the time that all nodes
    /// share was this, at the latest when the answer came; the store's own clock said `heard`. The first answer is trusted, whatever
    /// the wall clock says; later ones only move this node forward.
    pub fn beaten(
        &mut self,
        sent: Reading,
        answered: Reading,
        shared: Timestamp,
        heard: Timestamp,
    ) {
        let now = self.began.map_or(shared, |began| shared.max(began + answered.monotonic));
        self.began = Some(now - answered.monotonic);
        if self.beaten.is_none_or(|before| before.monotonic <= sent.monotonic) {
            self.beaten = Some(sent);
            self.heard = Some(heard);
        }
    }

    /// What the store's clock says now, or will have said a little later: the last heartbeat took
    /// some time to get there. `None` before the first.
    pub fn by_store(&self, at: Reading) -> Option<Timestamp> {
        let (beaten, heard) = (self.beaten?, self.heard?);
        Some(heard + (at.monotonic - beaten.monotonic))
    }

    /// How long this node was silent beyond its usual pause between two heartbeats; `None` before
    /// the first.
    pub fn asleep(&self, at: Reading, usual: Millis) -> Option<Millis> {
        self.beaten.map(|beaten| (at.monotonic - beaten.monotonic - usual).max(Millis::ZERO))
    }

    /// Whether the last heartbeat is so recent, by both clocks, that no server can have been down
    /// since then.
    pub fn is_fresh(&self, at: Reading) -> bool {
        self.beaten.is_some_and(|beaten| {
            let passed = at.monotonic - beaten.monotonic;
            let jumped = at.wall - beaten.wall - passed;
            passed <= FRESH && jumped.abs() <= STEP
        })
    }

    /// Whether this process has not run for a while since the last look.
    pub fn has_paused(&mut self, at: Reading) -> bool {
        let before = self.looked.replace(at.monotonic);
        before.is_some_and(|before| at.monotonic - before > PAUSE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Millis = Millis::hours(1);
    const START: Timestamp = Timestamp::from_millis(1_800_000_000_000);
    const END: Timestamp = Timestamp::from_millis(1_800_001_000_000);
    /// What the store's clock says to all beats here; it has nothing to do with any other clock.
    const STORE: Timestamp = Timestamp::from_millis(5_000);

    const fn ms(milliseconds: i64) -> Millis {
        Millis::new(milliseconds)
    }

    fn read(wall: Timestamp, monotonic: i64) -> Reading {
        Reading { wall, monotonic: ms(monotonic) }
    }

    fn later(at: Reading, milliseconds: i64) -> Reading {
        let span = ms(milliseconds);
        Reading { wall: at.wall + span, monotonic: at.monotonic + span }
    }

    /// A beat that is answered at once.
    fn beat(keeper: &mut Timekeeper, at: Reading, shared: Timestamp) {
        keeper.beaten(at, at, shared, STORE);
    }

    /// A node that joined at the start and has beaten once.
    fn running() -> Timekeeper {
        let mut keeper = Timekeeper::default();
        beat(&mut keeper, read(START, 0), START);
        keeper
    }

    #[test]
    fn a_step_of_the_wall_clock_changes_no_time() {
        let keeper = running();
        for step in [Millis::ZERO, HOUR, -HOUR] {
            assert_eq!(keeper.now(read(START + step + ms(3_000), 3_000)), START + ms(3_000));
        }
    }

    #[test]
    fn a_suspended_machine_charges_nobody() {
        let keeper = running();
        let woken = read(START + HOUR, 1_000);
        assert_eq!(keeper.now(woken), START + ms(1_000));
        assert!(!keeper.is_fresh(woken), "the heartbeat comes first all the same");
    }

    #[test]
    fn a_stopped_process_is_not_fresh_until_it_has_beaten() {
        let mut keeper = running();
        assert!(keeper.is_fresh(read(START + ms(5_000), 5_000)));
        let resumed = read(START + ms(40_000), 40_000);
        assert!(!keeper.is_fresh(resumed));
        assert_eq!(keeper.asleep(resumed, ms(3_000)), Some(ms(37_000)));
        beat(&mut keeper, resumed, START + ms(40_000));
        assert!(keeper.is_fresh(resumed));
        assert_eq!(keeper.asleep(read(START + ms(43_000), 43_000), ms(3_000)), Some(ms(0)));
    }

    #[test]
    fn a_stepped_clock_wants_a_heartbeat_first() {
        let keeper = running();
        assert!(!keeper.is_fresh(read(START + HOUR, 1_000)));
        assert!(!keeper.is_fresh(read(START - HOUR, 1_000)));
        assert!(
            keeper.is_fresh(read(START + ms(1_500), 1_000)),
            "clocks are set by a little all day"
        );
    }

    #[test]
    fn who_starts_takes_over_the_time_of_all() {
        for wall in [START, START + HOUR, START - HOUR] {
            let mut keeper = Timekeeper::default();
            assert_eq!(keeper.asleep(read(wall, 70), ms(3_000)), None);
            keeper.beaten(read(wall, 70), read(wall, 90), START, STORE);
            assert_eq!(keeper.now(read(wall, 100)), START + ms(10));
        }
    }

    #[test]
    fn who_is_behind_moves_forward_and_nobody_moves_back() {
        let mut keeper = running();
        beat(&mut keeper, read(START + ms(5_000), 5_000), START + ms(9_000));
        assert_eq!(keeper.now(read(START + ms(6_000), 6_000)), START + ms(10_000));
        beat(&mut keeper, read(START + ms(6_000), 6_000), START);
        assert_eq!(keeper.now(read(START + ms(6_000), 6_000)), START + ms(10_000));
    }

    #[test]
    fn a_slow_store_makes_no_clock_run_faster() {
        let (mut one, mut other) = (running(), running());
        for second in 1..1_000 {
            let sent = read(START + ms(1_000) * second, 1_000 * second);
            let stored = later(sent, 50);
            let answered = later(sent, 100);
            // The store adds how long ago it heard of the other.
            let shared = other.now(stored);
            one.beaten(sent, answered, shared.max(one.now(sent)), STORE);
            std::mem::swap(&mut one, &mut other);
        }
        let end = read(START + ms(1_000_000), 1_000_000);
        assert_eq!((one.now(end), other.now(end)), (END, END));
    }

    #[test]
    fn the_stores_clock_runs_on_between_two_beats() {
        assert_eq!(Timekeeper::default().by_store(read(START, 10)), None);
        let keeper = running();
        assert_eq!(keeper.by_store(read(START + HOUR, 3_000)), Some(STORE + ms(3_000)));
    }

    #[test]
    fn a_pause_shows_between_two_looks() {
        let mut keeper = running();
        let paused = [0, 1_000, 2_100, 9_000, 10_000].map(|at| keeper.has_paused(read(START, at)));
        assert_eq!(paused, [false, false, false, true, false]);
    }
}
