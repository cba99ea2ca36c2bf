//! The bot that has learned: its weights are loaded when it plays, and it decides as natively.

use havana_bots::network::weights_file;
use havana_bots::{Budget, Level};
use havana_browser_tests::prepared::greedy_game;
use havana_browser_tests::tour::middle;
use havana_browser_tests::{DESK, Tab};
use havana_client::{Ask, ID_BYTES, Sitter, think};
use havana_rules::{Choice, Pending};
use havana_table::{Record, Replay};
use serde_json::json;

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("Abuela Celia decides in the browser as natively", DESK, decides_the_same);
    tests.add("hints are Abuela Celia's as soon as she can give them", DESK, gives_hints);
}

/// Her place in the list of those who can sit at a table, and that of the gentlest bot.
const CELIA: usize = 5;
const RANDOM: usize = 1;

async fn decides_the_same(tab: &Tab) {
    must(tab.visit("?seed=5#setup").await);
    must(tab.click("#players-2").await);
    must(tab.choose("#who-0", CELIA).await);
    must(tab.choose("#who-1", RANDOM).await);
    let name = must(tab.text(&format!("#who-0 option:nth-child({})", CELIA + 1)).await);
    assert!(name.starts_with("Abuela Celia"), "{name}");
    let weights = format!("/{}", weights_file());
    let find = format!("caches.match({}).then((kept) => window.isKept = !!kept)", json!(weights));
    assert_eq!(must(tab.ask(&format!("return {find}")).await), json!(false), "no one needs them");
    must(tab.click("#start").await);
    must(tab.wait_until(&format!("({find}, window.isKept)")).await);
    // The table is left, so that she thinks about nothing else.
    must(tab.visit("").await);
    let questions = [2, 3].into_iter().flat_map(|players| must(questions(players)));
    let questions: Vec<_> = questions.collect();
    let messages: Vec<Vec<u8>> = questions
        .iter()
        .zip(1..)
        .map(|((_, question), id)| [&[id; ID_BYTES], &question[..]].concat())
        .collect();
    let put = format!(
        "window.told = [];
         const worker = new Worker(document.querySelector('#boot').dataset.thinker, {{ type: 'module' }});
         worker.onmessage = ({{ data }}) => {{
             if (data !== 'ready') return window.told.push([...data]);
             {}.forEach((message) => worker.postMessage(new Uint8Array(message)));
         }};",
        json!(messages)
    );
    must(tab.ask(&put).await);
    must(tab.wait_until(&format!("window.told.length === {}", questions.len())).await);
    let told = must(tab.ask("return window.told").await);
    for (((kind, question), id), told) in
        questions.iter().zip(1..).zip(told.as_array().into_iter().flatten())
    {
        let expected = think(question);
        assert!(!expected.is_empty(), "{kind:?}");
        assert_eq!(*told, json!([&[id; ID_BYTES], &expected[..]].concat()), "{kind:?}");
    }
}

/// The first hint does not wait for her weights, and a later visit has them.
async fn gives_hints(tab: &Tab) {
    let saved = must(middle()).to_text();
    must(tab.visit_with("#play", &[("havana.game", &saved)]).await);
    let first = must(adviser(tab).await);
    assert!(first.contains("La Doctora"), "{first}");
    for _ in 0..100 {
        if must(adviser(tab).await).contains("Abuela Celia") {
            must(tab.refresh().await);
            let again = must(adviser(tab).await);
            assert!(again.contains("Abuela Celia"), "{again}");
            return;
        }
    }
    panic!("her weights never come");
}

/// Whose hint the player gets.
async fn adviser(tab: &Tab) -> Result<String, String> {
    tab.wait_for(".decide.asked").await?;
    tab.click("#ask-hint").await?;
    tab.wait_for(".hint ol .answer").await?;
    let title = tab.text(".hint h3").await?;
    tab.click(".hint button.quiet").await?;
    tab.wait_until("!document.querySelector('.hint')").await?;
    Ok(title)
}

/// What she is asked in a game of this many: once for each of these choices. With two players she
/// draws her cards.
fn questions(players: usize) -> Result<Vec<(Choice, Vec<u8>)>, String> {
    let record = greedy_game(players, 8)?;
    let mut wanted = vec![Choice::Opening, Choice::Lay, Choice::Build];
    let mut replay = Replay::new(&record);
    let mut questions = Vec::new();
    while !wanted.is_empty() {
        if let Pending::Decide { seats, choice } = replay.state().pending()
            && let (Some(at), Some(seat)) =
                (wanted.iter().position(|&it| it == choice), seats.lowest())
        {
            wanted.remove(at);
            let inputs = &record.inputs()[..replay.played()];
            let so_far = Record::new(*record.header().config(), inputs);
            let bot = Sitter::Bot(Level::Master(Budget::Iterations(60)));
            let record = so_far.map_err(|error| error.to_string())?.to_binary();
            questions
                .push((choice, Ask { record, seat, bot, meanwhile: None, seed: 3 }.to_bytes()));
        }
        replay.step(&mut ()).ok_or("the game has no such choice")?;
    }
    Ok(questions)
}
