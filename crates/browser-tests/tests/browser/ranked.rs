//! The deal of the day on a server: one try, its place in the table, and the day after.

use havana_bots::Level;
use havana_browser_tests::{Clicker, DESK, Host, PHONE, Tab, axe_faults, whole_game};
use havana_protocol::{CommandId, Day, Id, Timestamp};
use havana_rules::{Input, Pending, Seat, Seats, State, Viewer};
use havana_store::{After, Appended, NewMove, Store};
use havana_table::record::Games;
use havana_table::{Deal, DrawCounts, Purpose, Seed};
use serde_json::{Value, json};

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add_party("a day is played on a server, once, and open afterwards", &[PHONE, DESK], day);
}

const PERSON: Seat = Seat::ALL[0];

/// What the server tells about something.
async fn told(tab: &Tab, path: &str) -> Value {
    let script = format!(
        "const done = arguments[arguments.length - 1];
        fetch('/api/{path}').then((answer) => answer.text()).then(done);"
    );
    let answer = must(tab.driver.execute_async(&script, Vec::new()).await);
    let text = answer.json().as_str().unwrap_or_default().to_owned();
    serde_json::from_str(&text).unwrap_or(Value::String(text))
}

/// Plays a try on behind the server's back, up to the last decision of the person.
async fn play_on(store: &Store, game: Id) {
    let seed = must(store.deal_of(game).await).expect("it is a deal of a day").0;
    let deal = Deal::new(Seed::from_bytes(seed));
    let table = must(store.table(game).await).expect("it is there");
    let moves = must(store.moves(game, 0).await);
    let begun: Vec<Input> = moves.iter().flat_map(|made| made.inputs.clone()).collect();
    let mut state = State::new(must(table.header.decode()).config());
    for input in &begun {
        must(state.apply(*input, &mut ()));
    }
    let (mut before, mut bot) = (DrawCounts::of(&begun), Level::Greedy.bot());
    let mut policy_rng = Seed::of_game(1, 1, Purpose::Decisions).stream();
    let (mut made, mut length) = (Vec::<(Seat, Vec<Input>, After)>::new(), 0);
    loop {
        let round = state.open().round();
        match state.pending() {
            Pending::Over(_) => break,
            Pending::Chance(draw) => {
                let drawn = deal.draw(&before, draw).expect("there is something to draw");
                before.add(drawn);
                must(state.apply(Input::Chance(drawn), &mut ()));
                let (_, inputs, _) = made.last_mut().expect("draws follow a decision");
                inputs.push(Input::Chance(drawn));
            }
            Pending::Decide { seats, .. } => {
                if let Some((_, _, after)) = made.last_mut() {
                    *after = After { turn: seats, round };
                }
                let seat = seats.lowest().expect("a seat is asked");
                if seat == PERSON {
                    length = made.len();
                }
                let view = state.view(Viewer::Seat(seat));
                let decision = bot.decide(&view, &mut policy_rng).expect("it decides");
                let input = Input::Decision { seat, decision };
                must(state.apply(input, &mut ()));
                made.push((seat, vec![input], After { turn: Seats::NONE, round }));
            }
        }
    }
    let at = moves.last().map_or(Timestamp::MIN, |made| made.at);
    for (seq, (seat, inputs, after)) in (moves.len()..).zip(made.into_iter().take(length)) {
        let seq = u32::try_from(seq).expect("few moves");
        // A person's move has the name that their client gave it.
        let command = (seat == PERSON).then(|| CommandId(u128::from(seq).to_le_bytes()));
        let made = NewMove { game, seq, seat: Some(seat), command, inputs, at, after };
        assert_eq!(must(store.append(made).await), Appended::Done);
    }
}

/// Waits until the player is asked something.
async fn asked(tab: &Tab, when: &str) {
    if let Err(wrong) = tab.wait_for("main.play .decide.asked").await {
        panic!("{when}: {wrong}; in the console: {:?}", must(tab.console().await));
    }
}

/// Begins the ranked try, under a name if there is none yet.
async fn begin(tab: &Tab, name: &str) {
    must(tab.visit("online#day").await);
    must(tab.click("#day-ranked-go").await);
    must(tab.write("#name", name).await);
    must(tab.click("#name-go").await);
}

/// The browser itself tells the console what a page asked for while the server was away.
async fn forget_what_was_missed(tab: &Tab) {
    let said = must(tab.console().await);
    assert!(said.iter().all(|entry| entry.contains("/api/")), "{said:?}");
}

async fn day(host: &mut Host, tabs: &[Tab]) {
    let [ana, bea] = tabs else { panic!("two windows") };
    begin(ana, "Ana").await;
    asked(ana, "begun").await;
    let table = must(ana.ask("return location.hash").await);
    let mut clicker = Clicker::new(5, PHONE);
    must(clicker.step(ana).await);
    // In the middle of it the page is loaded again, and the server is another one.
    must(ana.refresh().await);
    asked(ana, "loaded again").await;
    let today = told(ana, "day").await;
    assert_eq!((&today["seed"], &today["places"]), (&Value::Null, &json!([])), "it is secret");
    let game: Id = must(today["mine"].as_str().unwrap_or_default().parse());
    must(ana.goto("online#day").await);
    must(ana.wait_for("#earlier-days").await);
    must(host.change(async |store| play_on(store, game).await).await);
    must(ana.refresh().await);
    forget_what_was_missed(ana).await;
    must(ana.click("#day-ranked-go").await);
    asked(ana, "continued").await;
    assert_eq!(must(ana.ask("return location.hash").await), table, "it is the same try");
    must(clicker.play(ana).await);

    // Its place in the table, at first without the luck.
    must(ana.goto("online#day").await);
    must(ana.refresh().await);
    must(ana.wait_for(".ranks li").await);
    must(ana.wait_for("#day-result-ranked").await);
    assert!(must(ana.text(".ranks").await).contains("Ana"));
    assert_eq!(told(ana, "day").await["places"][0]["game"], Value::Null);
    assert_eq!(must(axe_faults(ana).await), Vec::<String>::new());
    // There is no second try: the way to it leads to the first.
    must(ana.click("#day-ranked-go").await);
    must(ana.wait_for("#scrub").await);
    assert_eq!(told(ana, "day").await["mine"], json!(game.to_string()));

    // The day is over.
    let number: Day = must(today["day"].as_str().unwrap_or_default().parse());
    let seed = must(
        host.change(async |store| {
            must(store.close_days(number).await);
            must(store.deal_of(game).await).expect("it is a deal of a day").0
        })
        .await,
    );
    forget_what_was_missed(ana).await;
    begin(bea, "Bea").await;
    must(bea.wait_until("document.body.innerText.includes('This day is over')").await);
    // The browser itself says that the server refused.
    let said = must(bea.console().await);
    assert!(said.iter().all(|entry| entry.contains("409")), "{said:?}");
    must(bea.goto("online#day").await);
    must(bea.refresh().await);
    must(bea.click("#past-days button").await);
    must(bea.wait_for("#day-again").await);
    let digits: String = seed.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(must(bea.text("main code").await), digits);
    let luck = "document.querySelector('.ranks small').innerText.includes('with luck removed')";
    while must(bea.ask(&format!("return {luck}")).await) != json!(true) {
        must(bea.refresh().await);
        must(bea.wait_for(".ranks small").await);
    }
    assert_eq!(must(axe_faults(bea).await), Vec::<String>::new());
    // Anyone can check it.
    let records = told(bea, &format!("days/{number}/records")).await;
    let text = records.as_str().unwrap_or_default().to_owned();
    let mut games = Games::new(text.as_bytes());
    let record = must(games.next().expect("there is one")).record;
    assert_eq!(Deal::new(Seed::from_bytes(seed)).check(&record), Ok(()));
    // And play it alone, beside the table of that day.
    must(bea.click("#day-again").await);
    must(whole_game(bea, 7).await);
    must(bea.wait_for("#day-now").await);
    must(bea.wait_for(".finish .ranks li").await);
    assert!(must(bea.text(".finish .ranks").await).contains("Ana"));
    assert_eq!(told(bea, "day").await["mine"], Value::Null, "it is no try");
}
