//! When no server ran: no player's clock may run then.
//!
//! Every node says every few seconds that it runs, under an id of its own. What follows from that
//! is decided in `judge`, without a database.

use havana_protocol::{Id, Millis, Timestamp};

use crate::db::Row;
use crate::error::Error;
use crate::store::Store;

/// A time in which no server ran.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Downtime {
    /// When a server last said that it ran.
    pub from: Timestamp,
    /// When one said so again.
    pub until: Timestamp,
}

/// What a beat was answered with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beat {
    /// The time that this node and all others share; never earlier than what it said itself,
    /// except at its first beat.
    pub now: Timestamp,
    /// The downtime that was stored because of this beat.
    pub downtime: Option<Downtime>,
    /// When it reached the store, by the store's own clock.
    pub heard: Timestamp,
}

/// What follows from a beat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Judged {
    pub(crate) now: Timestamp,
    pub(crate) downtime: Option<Downtime>,
}

/// The longest time between two beats of a server that runs.
pub const LONGEST_BEAT: Millis = Millis::seconds(15);
/// The shortest sleep of a node that is stored.
pub const SHORTEST_SLEEP: Millis = Millis::seconds(1);

/// Beats that are older say nothing about the time that nodes share now: the store's clock may have
/// been set since then.
const RECENT: Millis = Millis::seconds(60);

/// Nodes that have been silent for this long are forgotten.
pub(crate) const FORGOTTEN: Millis = Millis::hours(24);

/// The last beat of a node, as another beat finds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Last {
    /// The time that the node said.
    pub(crate) at: Timestamp,
    /// How long ago it said so, by the store's own clock.
    pub(crate) ago: Millis,
}

impl Last {
    /// Whether the node may still run, as another sees it whose time is `now`; `None` if that one
    /// starts and nobody tells it the time. A clock of the store that was set back makes it look as
    /// if the beat were to come; then nothing is known, and the node counts as running until it is
    /// overdue. A beat that reached the store late is as old as the time in it says.
    fn runs(&self, now: Option<Timestamp>) -> bool {
        self.ago <= LONGEST_BEAT && now.is_none_or(|now| now - self.at <= LONGEST_BEAT)
    }

    /// The time that the node has now, if it runs.
    fn time(&self) -> Timestamp {
        self.at + self.ago.max(Millis::ZERO)
    }
}

/// Judges the beat of a node at `now`, which is `asleep` as [`crate::Store::heartbeat`] says.
///
/// Whether other nodes run is judged by the store's clock, since theirs may be wrong. How long
/// nothing ran is judged by the time that the nodes share, since the clocks of the games run on it.
pub(crate) fn judge(
    own: Option<Timestamp>,
    others: &[Last],
    now: Timestamp,
    asleep: Option<Millis>,
) -> Judged {
    // All nodes have the same time. So a node that starts knows a beat that came late, perhaps from
    // a node that has died since, by the others, which tell a later time.
    let told = || others.iter().filter(|last| last.ago <= RECENT).map(Last::time).max();
    let own_time = asleep.map(|_| now).or_else(told);
    let shared = others.iter().filter(|last| last.runs(own_time)).map(Last::time).max();
    // Where none of those that ran counts as running, the store's clock says that they were silent
    // for too long. The wall clock of a node that starts may have been set back meanwhile.
    let starts = asleep.is_none();
    let silent_since = own.into_iter().chain(others.iter().map(|last| last.at)).max();
    let (now, asleep) = match (shared, asleep) {
        (Some(shared), None) => return Judged { now: shared, downtime: None },
        (Some(shared), Some(_)) => return Judged { now: now.max(shared), downtime: None },
        // Nothing that was stored may lie in the future, and time has passed since then.
        (None, None) => {
            let times = own.into_iter().chain(others.iter().map(Last::time));
            (times.fold(now, Timestamp::max), Millis::ZERO)
        }
        (None, Some(asleep)) => (own.map_or(now, |own| now.max(own)), asleep),
    };
    let Some(silent_since) = silent_since.filter(|&since| since <= now) else {
        return Judged { now, downtime: None };
    };
    let from = if starts || now - silent_since > LONGEST_BEAT {
        silent_since
    } else {
        silent_since.max(now - asleep.max(Millis::ZERO))
    };
    let is_long = starts || now - from > LONGEST_BEAT || asleep >= SHORTEST_SLEEP;
    let downtime = (is_long && from < now).then_some(Downtime { from, until: now });
    Judged { now, downtime }
}

/// When a beat was sent, by the store's clock: `here` says when it arrived, and `sent` what its node
/// expects from the answer to an earlier one. While a beat is under way its node's time runs on, and
/// a node that starts must not take over a time from before. If the store's clock was set back,
/// nothing can be sent after it arrives.
pub(crate) fn sent_at(sent: Option<Timestamp>, here: Timestamp) -> Timestamp {
    sent.map_or(here, |sent| sent.min(here))
}

/// The time at which a beat proves that its node ran: when it was sent, however late it arrives. A
/// node that starts does not know the shared time yet, and gets it.
pub(crate) fn reported(beat: &Judged, now: Timestamp, asleep: Option<Millis>) -> Timestamp {
    if asleep.is_some() { now.min(beat.now) } else { beat.now }
}

impl Store {
    /// Says that a node runs; call it every few seconds, and at least every
    /// [`crate::LONGEST_BEAT`] milliseconds.
    ///
    /// - `node`: an id that this process made up when it started ([`Store::fresh_id`]).
    /// - `now`: at the first beat the wall clock, in milliseconds since 1970. After that the time
    ///   that the last answer gave, plus what has passed since then on a monotonic clock: a jump
    ///   of the wall clock must not be in it.
    /// - `asleep`: `None` at the first beat of the process. After that, for how long the process
    ///   knows that it did not run since its last beat; 0 if it has noticed nothing.
    /// - `sent`: when this beat was sent by the store's clock: what the last answer said
    ///   ([`Beat::heard`]), plus what has passed since that beat was sent; `None` at the first.
    ///
    /// The answer says what time it is for all nodes: where others run, a node that starts takes
    /// over theirs, and one that is behind moves forward; otherwise a node that starts decides,
    /// but never for a time before the last beat. So downtime never lies in the future.
    ///
    /// Downtime is stored only if no other node runs, which is judged by the store's own clock:
    /// the time since the last beat of any node if it is longer than [`crate::LONGEST_BEAT`], or
    /// what this node slept if it is at least [`crate::SHORTEST_SLEEP`]. It ends at the time of
    /// the answer. One node stores it, and all find it in [`Store::downtimes`].
    ///
    /// Nobody may be relieved before a beat has been answered and the downtimes were read after
    /// it.
    pub async fn heartbeat(
        &self,
        node: Id,
        now: Timestamp,
        asleep: Option<Millis>,
        sent: Option<Timestamp>,
    ) -> Result<Beat, Error> {
        self.write("heartbeat", move |tx| {
            Box::pin(async move {
                if tx.locks_rows() {
                    // Two nodes that come back at once see each other, so that one of them notices.
                    tx.run("SELECT pg_advisory_xact_lock(4863762)::text", &[]).await?;
                }
                let here = tx.clock().await?;
                let (mut own, mut others) = (None, Vec::new());
                for found in tx.rows("SELECT id, at, seen FROM node", &[]).await? {
                    let (at, seen): (Timestamp, Timestamp) = (found.get("at")?, found.get("seen")?);
                    if found.get::<Id>("id")? == node {
                        own = Some(at);
                    } else {
                        others.push(Last { at, ago: here - seen });
                    }
                }
                let judged = judge(own, &others, now, asleep);
                let at = reported(&judged, now, asleep);
                // Of several beats that arrive together, late, the one that was sent last counts.
                let set = "INSERT INTO node (id, at, seen) VALUES ($1, $2, $3) \
                     ON CONFLICT (id) DO UPDATE SET at = excluded.at, seen = excluded.seen \
                     WHERE excluded.at >= node.at";
                tx.run(set, &[&node, &at, &sent_at(sent, here)]).await?;
                tx.run("DELETE FROM node WHERE seen < $1", &[&(here - FORGOTTEN)]).await?;
                if let Some(Downtime { from, until }) = judged.downtime {
                    let credit = "INSERT INTO downtime (began, ended) VALUES ($1, $2) \
                         ON CONFLICT (began) DO UPDATE SET ended = excluded.ended \
                         WHERE excluded.ended > downtime.ended";
                    tx.run(credit, &[&from, &until]).await?;
                }
                Ok(Beat { now: judged.now, downtime: judged.downtime, heard: here })
            })
        })
        .await
    }

    /// The downtimes that ended after this, in order.
    pub async fn downtimes(&self, since: Timestamp) -> Result<Vec<Downtime>, Error> {
        self.read("downtimes", move |tx| {
            Box::pin(async move {
                let sql = "SELECT began, ended FROM downtime WHERE ended > $1 ORDER BY began";
                let read =
                    |row: &Row| Ok(Downtime { from: row.get("began")?, until: row.get("ended")? });
                tx.rows(sql, &[&since]).await?.iter().map(read).collect()
            })
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Timestamp = Timestamp::from_millis(1_800_000_000_000);
    const HOUR: Millis = Millis::hours(1);

    const fn ms(milliseconds: i64) -> Millis {
        Millis::new(milliseconds)
    }

    /// A node that reported this time this long ago.
    fn said(at: Timestamp, ago: Millis) -> Last {
        Last { at, ago }
    }

    fn beat(now: Timestamp) -> Judged {
        Judged { now, downtime: None }
    }

    fn after(from: Timestamp, now: Timestamp) -> Judged {
        Judged { now, downtime: Some(Downtime { from, until: now }) }
    }

    #[test]
    fn a_node_that_starts_credits_the_time_since_the_last_beat_of_any() {
        assert_eq!(judge(None, &[], NOW, None), beat(NOW), "nothing was ever played");
        let dead = [said(NOW - HOUR, HOUR), said(NOW - ms(40_000), ms(40_000))];
        assert_eq!(judge(None, &dead, NOW, None), after(NOW - ms(40_000), NOW));
        assert_eq!(
            judge(None, &[said(NOW - ms(9_000), ms(9_000))], NOW, None),
            beat(NOW),
            "a restart"
        );
    }

    #[test]
    fn a_clock_set_back_while_no_node_ran_hides_no_downtime() {
        let dead = [said(NOW - ms(9_000), ms(29_000))];
        assert_eq!(judge(None, &dead, NOW, None), after(NOW - ms(9_000), NOW + ms(20_000)));
        let dead = [said(NOW, ms(40_000))];
        assert_eq!(judge(None, &dead, NOW - HOUR, None), after(NOW, NOW + ms(40_000)));
    }

    #[test]
    fn a_node_that_starts_takes_over_the_time_of_those_that_run() {
        for wall in [NOW, NOW + HOUR, NOW - HOUR] {
            let running = [said(NOW - ms(2_000), ms(2_000)), said(NOW + HOUR, HOUR)];
            assert_eq!(judge(None, &running, wall, None), beat(NOW));
        }
    }

    #[test]
    fn time_never_runs_back_after_a_wrong_clock() {
        let wrong = judge(None, &[said(NOW - HOUR, HOUR)], NOW + HOUR, None);
        assert_eq!(wrong, after(NOW - HOUR, NOW + HOUR), "one cannot know");
        let right = judge(None, &[said(NOW + HOUR, ms(60_000))], NOW + ms(60_000), None);
        assert_eq!(right, after(NOW + HOUR, NOW + HOUR + ms(60_000)), "time continues from there");
    }

    #[test]
    fn a_node_that_was_stopped_credits_the_gap() {
        assert_eq!(
            judge(Some(NOW - ms(43_000)), &[], NOW, Some(ms(40_000))),
            after(NOW - ms(43_000), NOW)
        );
        assert_eq!(
            judge(Some(NOW - ms(43_000)), &[], NOW, Some(Millis::ZERO)),
            after(NOW - ms(43_000), NOW)
        );
        assert_eq!(
            judge(Some(NOW - ms(9_000)), &[], NOW, Some(ms(6_000))),
            after(NOW - ms(6_000), NOW)
        );
        assert_eq!(
            judge(Some(NOW - ms(5_000)), &[], NOW, Some(ms(9_000))),
            after(NOW - ms(5_000), NOW)
        );
        assert_eq!(judge(Some(NOW - ms(3_000)), &[], NOW, Some(Millis::ZERO)), beat(NOW));
        assert_eq!(
            judge(Some(NOW - ms(3_300)), &[], NOW, Some(ms(300))),
            beat(NOW),
            "a busy machine"
        );
    }

    #[test]
    fn it_is_downtime_only_where_all_nodes_were_silent() {
        let runs = [said(NOW - ms(2_000), ms(2_000))];
        assert_eq!(judge(Some(NOW - ms(43_000)), &runs, NOW, Some(ms(40_000))), beat(NOW));
        let silent = [said(NOW - ms(30_000), ms(30_000))];
        assert_eq!(
            judge(Some(NOW - ms(43_000)), &silent, NOW, Some(ms(40_000))),
            after(NOW - ms(30_000), NOW)
        );
    }

    #[test]
    fn a_node_that_is_behind_moves_forward_to_those_that_run() {
        let ahead = [said(NOW + ms(7_000), ms(1_000))];
        assert_eq!(
            judge(Some(NOW - ms(3_000)), &ahead, NOW, Some(Millis::ZERO)),
            beat(NOW + ms(8_000))
        );
        let dead = [said(NOW + HOUR, HOUR)];
        assert_eq!(
            judge(Some(NOW - ms(3_000)), &dead, NOW, Some(Millis::ZERO)),
            beat(NOW),
            "not to the dead"
        );
    }

    #[test]
    fn a_beat_that_arrives_late_proves_nothing_about_the_time_since_it_was_sent() {
        let runs = [said(NOW - ms(14_000), ms(14_000))];
        let late = judge(Some(NOW - ms(14_000)), &runs, NOW - ms(11_000), Some(Millis::ZERO));
        assert_eq!(late, beat(NOW), "where another seems to run, its time counts");
        assert_eq!(reported(&late, NOW - ms(11_000), Some(Millis::ZERO)), NOW - ms(11_000));
        assert_eq!(reported(&late, NOW + HOUR, None), NOW, "a node that starts gets the time");
        // Sent before all nodes stood still, stored in the meantime.
        let stored_late = [said(NOW - ms(21_000), ms(12_000))];
        let woken = judge(Some(NOW - ms(23_000)), &stored_late, NOW, Some(ms(20_000)));
        assert_eq!(woken, after(NOW - ms(21_000), NOW));
    }

    #[test]
    fn a_late_beat_of_a_dead_node_hides_no_downtime_from_one_that_starts() {
        let dead = said(NOW - ms(22_000), ms(22_000));
        // It was sent 27 s ago and arrived 12 s later, when its node had died too.
        let late = said(NOW - ms(27_000), ms(15_000));
        assert_eq!(judge(None, &[dead, late], NOW, None), after(dead.at, NOW));
        // A node that runs is followed, whatever the clock of the store said long ago.
        let runs = said(NOW - ms(2_000), ms(2_000));
        let long_ago = said(NOW - HOUR, HOUR * 3);
        assert_eq!(judge(None, &[dead, late, runs, long_ago], NOW + HOUR, None), beat(NOW));
    }

    #[test]
    fn a_node_that_starts_is_not_behind_because_a_beat_was_late() {
        // Its node runs, but the beat took 8 s to the store, where it arrived 6 s ago.
        let (here, sent) = (NOW, NOW - ms(14_000));
        assert_eq!(sent_at(Some(sent), here - ms(6_000)), sent);
        let late = said(NOW - ms(14_000), here - sent);
        assert_eq!(judge(None, &[late], NOW + HOUR, None), beat(NOW));
        assert_eq!(sent_at(Some(NOW + HOUR), here), here, "the store's clock was set back");
        assert_eq!(sent_at(None, here), here, "a first beat says what time it is on arrival");
    }

    #[test]
    fn nothing_that_is_stored_ends_after_now() {
        for at in [NOW - HOUR, NOW - ms(20_000), NOW, NOW + HOUR] {
            for ago in [-HOUR, Millis::ZERO, ms(20_000), HOUR] {
                for own in [None, Some(NOW - HOUR), Some(NOW + HOUR)] {
                    for asleep in [None, Some(Millis::ZERO), Some(HOUR)] {
                        let beat = judge(own, &[said(at, ago)], NOW, asleep);
                        if let Some(Downtime { from, until }) = beat.downtime {
                            assert!(from < until && until == beat.now);
                        }
                    }
                }
            }
        }
    }
}
