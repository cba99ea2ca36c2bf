//! What the strongest bot would do, in words.

use havana_bots::Why;
use havana_client::{Thought, Weighed};
use havana_rules::{BuildingId, Open, Seat};
use havana_words::{Names, Value, Words};

/// The most choices that are told.
const MOST: usize = 3;

/// A hint, line by line.
pub(crate) fn lines(thought: &Thought, words: Words, names: &Names, open: &Open) -> Vec<String> {
    let mut lines = vec![words.text("hint-title")];
    if thought.weighed.is_empty() {
        lines.push(words.text("hint-none"));
    }
    for (place, weighed) in thought.weighed.iter().take(MOST).enumerate() {
        let decision = words.decision(&weighed.decision, names, open);
        lines.push(format!("{}. {decision}", place + 1));
        let why = weighed.why.map(|why| reason(why, words, names, open));
        lines.extend(why.map(|why| format!("   {why}")));
        lines.push(format!("   {}", expected(weighed, words)));
    }
    lines
}

fn reason(why: Why, words: Words, names: &Names, open: &Open) -> String {
    let building = |id: BuildingId| ("building", words.building_object(open.deck().key(id)).into());
    let name = |rival: Seat| -> (&str, Value) { ("name", names.of(rival).into()) };
    match why {
        Why::Build { building: id } => words.say("hint-why-build", &[building(id)]),
        Why::Reach { building: id } => words.say("hint-why-reach", &[building(id)]),
        Why::Deny { building: id, rival } => {
            words.say("hint-why-deny", &[building(id), name(rival)])
        }
        Why::Rob { rival } => words.say("hint-why-rob", &[name(rival)]),
        Why::Protect => words.text("hint-why-protect"),
        Why::GoEarly => words.text("hint-why-early"),
        Why::Gather => words.text("hint-why-gather"),
    }
}

fn expected(weighed: &Weighed, words: Words) -> String {
    if weighed.tries == 0 {
        return words.text("hint-why-win");
    }
    let percent = (weighed.expected * 100.0).round() as i32;
    let share = words.say("hint-share", &[("percent", percent.into())]);
    let tries = words.say("hint-tries", &[("n", weighed.tries.into())]);
    let mut told = vec![format!("{share}, {tries}")];
    if let Some((points, rival, _)) = weighed.outlook {
        told.push(words.say("hint-points", &[("points", words.tenths(points).into())]));
        told.push(words.say("hint-rival", &[("points", words.tenths(rival).into())]));
    }
    told.join("; ")
}
