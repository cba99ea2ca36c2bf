//! What happens in a run: people come, faults strike, and at the end everything must hold.

use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::client::{Person, errands};
use crate::world::World;

/// How long every game may take to its end once the faults have stopped.
const PATIENCE: Duration = Duration::from_hours(1);

/// Runs until every game is over, or something is wrong.
pub(crate) async fn play(world: &Arc<World>) {
    world.start_nodes();
    let mut people = JoinSet::new();
    for (number, errand) in errands(world.seed, &world.plan).into_iter().enumerate() {
        people.spawn(Person::new(world, number).run(errand));
    }
    let _faults = world.start_faults();
    let ended = tokio::select! {
        biased;
        _ = world.journal.failed() => return,
        ended = until_over(world, &mut people) => ended,
    };
    let open = world.unfinished();
    if !ended || !open.is_empty() {
        let waits = people.len();
        world.journal.fail(format_args!(
            "some games do not come to their end, and {waits} people wait: {open:#?}"
        ));
    }
    world.checker.check_the_end(&mut world.store.data());
}

/// Waits until everybody has done what they came for and every game is over.
async fn until_over(world: &World, people: &mut JoinSet<()>) -> bool {
    let deadline = world.plan.calm + PATIENCE;
    while world.journal.elapsed() < deadline {
        sleep(Duration::from_secs(5)).await;
        if world.is_calm() {
            world.heal();
        }
        world.checker.look_at_tables();
        while people.try_join_next().is_some() {}
        if people.is_empty() && world.unfinished().is_empty() {
            return true;
        }
    }
    false
}
