//! Bugs put back on purpose, so that a simulation can show that it would find them.
//!
//! Without the feature `planted` none can be planted, and every question is answered with `false`
//! at compile time.

/// A bug that this server had once, or could have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Bug {
    /// Clocks are checked before a heartbeat has told how long no server ran.
    ClocksBeforeHeartbeat,
    /// A command is acknowledged before the store has it.
    AcknowledgedBeforeCommit,
    /// A change of a table whose hint is lost is never found by polling.
    LostTableHint,
    /// A move whose append was not answered is appended again, under the next number and without
    /// its command id.
    DoubledRetry,
    /// A player takes the last seat in one call to the store, and the game begins in another.
    TwoStepJoin,
}

impl Bug {
    /// All of them.
    pub const ALL: [Bug; 5] = [
        Bug::ClocksBeforeHeartbeat,
        Bug::AcknowledgedBeforeCommit,
        Bug::LostTableHint,
        Bug::DoubledRetry,
        Bug::TwoStepJoin,
    ];
}

/// The bugs that are planted in a node: none, unless a test says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Planted(u8);

impl Planted {
    /// This bug alone.
    #[cfg(feature = "planted")]
    pub const fn only(bug: Bug) -> Planted {
        Planted(1 << bug as u8)
    }

    /// Whether this bug is planted.
    pub const fn has(self, bug: Bug) -> bool {
        cfg!(feature = "planted") && self.0 & (1 << bug as u8) != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_planted_unless_a_test_says_so() {
        assert!(Bug::ALL.into_iter().all(|bug| !Planted::default().has(bug)));
    }

    #[cfg(feature = "planted")]
    #[test]
    fn one_bug_is_planted_at_a_time() {
        for bug in Bug::ALL {
            let there = Bug::ALL.into_iter().filter(|&other| Planted::only(bug).has(other));
            assert_eq!(there.collect::<Vec<_>>(), [bug]);
        }
    }
}
