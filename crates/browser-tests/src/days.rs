//! Days as a browser and a server remember them.

use std::time::SystemTime;

use havana_client::{DayLog, DayResult};
use havana_protocol::api::{DayInfo, DayPlace};
use havana_protocol::{Day, Id, Timestamp};
use serde_json::json;

use crate::prepared::greedy_game;
use crate::told::told;

/// A day that is over on a server whose answers are made up.
pub(crate) const OVER: &str = "2026-11-16";

/// Today, in UTC.
pub fn today() -> Day {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Day::of(Timestamp::from_millis(i64::try_from(since.as_millis()).unwrap_or_default()))
}

/// The results of three days of the last week, as the browser stores them.
pub(crate) fn log() -> Result<String, String> {
    let mut log = DayLog::default();
    let past = std::iter::successors(today().yesterday(), |day| day.yesterday());
    for (seed, day) in past.step_by(2).take(3).enumerate() {
        let record = greedy_game(4, seed as u64)?;
        log.add(DayResult::of(day, &record).ok_or("the game is not over")?);
    }
    Ok(log.to_text())
}

/// A script that answers questions about that day.
pub(crate) fn made_up() -> String {
    let place = |place: u32, name: &str, points, luck: Option<i64>| DayPlace {
        place,
        player: Id::from_random(place.into()),
        name: name.to_owned(),
        points,
        won: place == 1,
        luck,
        score: luck.map(|luck| if place == 1 { 1000 - luck } else { -luck }),
        game: Some(Id::from_random(u64::from(place) + 10)),
    };
    let places = vec![
        place(1, "Ana", 25, Some(-120)),
        place(2, "A name of twenty-four ch", 19, Some(80)),
        place(3, "Bea", 4, None),
    ];
    let day = OVER.parse().map_err(told);
    let info = day.map(|day| DayInfo { day, seed: Some("0123abcd".repeat(8)), mine: None, places });
    format!(
        "const real = window.fetch;
        window.fetch = async (address, wish) => String(address.url ?? address).includes('/api/days/{OVER}')
            ? Response.json({}) : real(address, wish);",
        json!(info.ok())
    )
}
