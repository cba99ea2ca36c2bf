//! Every kind of decision, clicked at a moment prepared for it.

use havana_browser_tests::kinds::continue_game;
use havana_browser_tests::prepared::{PERSON, first_moment};
use havana_browser_tests::{DESK, LYING, PHONE, Tab, UPRIGHT, clicks_for};
use havana_client::{Draft, SavedGame, from_link};
use havana_rules::{Card, Decision, Input, Loot, Loss, Payment, Viewer};
use havana_table::{Record, Replay};

use crate::{Tests, must};

pub(crate) fn add(tests: &mut Tests) {
    tests.add("every kind of decision is clicked", DESK, every_kind_of_decision);
    tests.add("every kind of decision is clicked on a phone", PHONE, every_kind_of_decision);
    tests.add("a card is dragged onto the one it covers", DESK, dragged);
    tests.add("a tax collector asks about all at once", UPRIGHT, all_taxed_at_once);
    tests.add("who wants to confirm everything does", DESK, always_asked);
    tests.add("a long press explains", UPRIGHT, a_long_press_explains);
}

/// A decision to look for: what the page calls its kind, and which decisions will do among all
/// that may be decided.
type Case = (&'static str, fn(Decision, &[Decision]) -> bool);

const CASES: [Case; 19] = [
    ("swap", |it, _| matches!(it, Decision::Swap { .. })),
    ("opening", |it, _| matches!(it, Decision::Open(..))),
    ("first", |it, _| matches!(it, Decision::First(_))),
    ("refreshment", |it, _| matches!(it, Decision::Refresh(Some(_)))),
    ("refreshment", |it, _| it == Decision::Refresh(None)),
    ("conservation", |it, _| matches!(it, Decision::Conserve(Some(_)))),
    ("conservation", |it, _| it == Decision::Conserve(None)),
    ("tax", |it, _| matches!(it, Decision::Tax { loss: Loss::Worker, .. })),
    ("tax", |it, _| matches!(it, Decision::Tax { loss: Loss::Material(_), .. })),
    ("peso_thief", |it, _| matches!(it, Decision::RobPesos { .. })),
    (
        "materials_thief",
        |it, _| matches!(it, Decision::RobMaterials { loot: Loot::Two(one, other), .. } if one == other),
    ),
    (
        "materials_thief",
        |it, _| matches!(it, Decision::RobMaterials { loot: Loot::Two(one, other), .. } if one != other),
    ),
    ("mama", |it, _| matches!(it, Decision::Mama(colours) if colours.total() > 1)),
    ("build", |it, _| matches!(it, Decision::Build { .. })),
    ("build", is_paid_otherwise),
    ("build", |it, _| it == Decision::EndTurn),
    ("lay", |it, _| matches!(it, Decision::Lay { .. })),
    ("take_back", |it, _| it == Decision::TakeBack(true)),
    ("take_back", |it, _| it == Decision::TakeBack(false)),
];

/// Whether one thing more or less is paid five for one than the page proposes, which is the first
/// way listed.
fn is_paid_otherwise(it: Decision, legal: &[Decision]) -> bool {
    let Decision::Build { end, payment } = it else { return false };
    let ways = legal.iter().filter_map(|other| match *other {
        Decision::Build { end: at, payment } if at == end => Some(payment),
        _ => None,
    });
    let replaced =
        |payment: Payment| payment.debris_for.total() + u32::from(payment.pesos_for_workers);
    ways.into_iter().next().is_some_and(|first| replaced(payment).abs_diff(replaced(first)) == 1)
}

async fn every_kind_of_decision(tab: &Tab) {
    must(tab.visit("#setup").await);
    for (kind, wanted) in CASES {
        let found = first_moment(|_, _, legal| {
            let among_others = legal.len() > 1;
            legal.iter().copied().find(|&decision| among_others && wanted(decision, legal))
        });
        let (saved, decision) = must(found.map_err(|reason| format!("{kind}: {reason}")));
        must(continue_game(tab, &saved).await);
        must(tab.wait_for(&format!(".decide.asked[data-choice={kind}]")).await);
        let (open, legal) = moment(&saved);
        if let Decision::Tax { victim, loss: Loss::Worker } = decision {
            // One worker is taken, however many there are.
            let label = format!(
                "return document.querySelector('#decide .levy.seat-{} .cube[data-good=workers]').ariaLabel",
                victim.index()
            );
            let workers = open.player(victim).goods().workers();
            assert_eq!(must(tab.ask(&label).await), format!("1 worker of {workers}"));
        }
        for selector in clicks_for(&open, &legal, decision) {
            must(tab.click(&selector).await);
        }
        if !is_made_by_one_press(decision) {
            must(tab.click("#confirm.ready").await);
        }
        // When the game waits for us again, or is over, nothing is under way any more.
        must(tab.wait_for(".decide.asked, .finish").await);
        let made = must(kept_record(tab).await).inputs()[saved.record.inputs().len()];
        assert_eq!(made, Input::Decision { seat: PERSON, decision });
        must(tab.ask("location.hash = 'setup'").await);
        must(tab.wait_for("main.setup").await);
    }
}

/// The decision made since a game was saved.
async fn made_since(tab: &Tab, saved: &SavedGame) -> Input {
    let before = saved.record.inputs().len();
    while must(kept_record(tab).await).inputs().len() == before {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    must(kept_record(tab).await).inputs()[before]
}

fn lay_among_others() -> (SavedGame, (Card, Card)) {
    must(first_moment(|_, _, legal| match *legal {
        [Decision::Lay { card, cover }, _, ..] => Some((card, cover)),
        _ => None,
    }))
}

/// With a mouse and with a finger; dropped elsewhere, the card is only chosen.
async fn dragged(tab: &Tab) {
    let (saved, (card, cover)) = lay_among_others();
    let from = format!("#hand [data-card={}]", card.key());
    let to = format!(".player.own .laid [data-about={}]", cover.key());
    for size in [DESK, UPRIGHT, LYING] {
        must(tab.resize(size).await);
        must(tab.visit_with("#play", &[("havana.game", &saved.to_text())]).await);
        must(tab.wait_for(".decide.asked[data-choice=lay]").await);
        must(tab.drag(&from, "#rows").await);
        must(tab.wait_for(&format!("{from}.chosen")).await);
        assert!(!must(tab.has(".dragged, .drop-here").await), "nothing is left of it");
        assert_eq!(must(kept_record(tab).await), saved.record);
        must(tab.drag(&from, &to).await);
        let made = made_since(tab, &saved).await;
        let decision = Decision::Lay { card, cover };
        assert_eq!(made, Input::Decision { seat: PERSON, decision }, "{size:?}");
    }
}

/// Each player is pressed once, in any order, and the rules are told one by one.
async fn all_taxed_at_once(tab: &Tab) {
    let (saved, taxed) = must(first_moment(|table, _, _| {
        let draft = Draft::new(&table.state().view(Viewer::Seat(PERSON)))?;
        (draft.taxed().len() > 1).then(|| draft.taxed())
    }));
    must(tab.visit_with("#play", &[("havana.game", &saved.to_text())]).await);
    must(tab.wait_for(".decide.asked[data-choice=tax]").await);
    assert_eq!(must(tab.count("#decide .levy").await), taxed.len());
    for &seat in taxed.iter().rev() {
        assert_eq!(must(kept_record(tab).await), saved.record, "not before all are chosen");
        must(tab.click(&format!("#decide .levy.seat-{} .cube.glows", seat.index())).await);
    }
    must(tab.wait_until("!document.querySelector('[data-choice=tax]')").await);
    must(tab.wait_for(".decide.asked, .finish").await);
    let made = must(kept_record(tab).await);
    let made = made.inputs()[saved.record.inputs().len()..].iter();
    let victims = made.map_while(|input| match *input {
        Input::Decision { decision: Decision::Tax { victim, .. }, .. } => Some(victim),
        _ => None,
    });
    assert_eq!(victims.collect::<Vec<_>>(), taxed);
}

/// With this setting a cover button and a hint propose, and Confirm decides.
async fn always_asked(tab: &Tab) {
    let (saved, (card, cover)) = lay_among_others();
    let settings = r#"{"language":"en","speed":"none","ask":true}"#;
    let kept = [("havana.game", saved.to_text()), ("havana.settings", settings.to_owned())];
    let kept = kept.each_ref().map(|(key, text)| (*key, text.as_str()));
    must(tab.visit_with("#play", &kept).await);
    must(tab.wait_for(".decide.asked[data-choice=lay]").await);
    must(tab.click("#ask-hint").await);
    must(tab.click(".hint ol .answer").await);
    must(tab.wait_for("#confirm.ready").await);
    assert_eq!(must(kept_record(tab).await), saved.record, "a hint proposes");
    must(tab.click("#undo").await);
    must(tab.click(&format!("#hand [data-card={}]", card.key())).await);
    must(tab.click(&format!("[data-cover={}]", cover.key())).await);
    must(tab.wait_for("#confirm.ready").await);
    assert_eq!(must(kept_record(tab).await), saved.record, "a button proposes");
    must(tab.click("#confirm.ready").await);
    let decision = Decision::Lay { card, cover };
    assert_eq!(made_since(tab, &saved).await, Input::Decision { seat: PERSON, decision });
}

/// A finger that stays is told what a card or a building is, and chooses nothing.
async fn a_long_press_explains(tab: &Tab) {
    let (saved, (card, _)) = lay_among_others();
    must(tab.visit_with("#play", &[("havana.game", &saved.to_text())]).await);
    must(tab.wait_for(".decide.asked[data-choice=lay]").await);
    let card = format!("#hand [data-card={}]", card.key());
    let (own, other) = (".player.own .laid .small-card", ".players .laid .small-card[data-about]");
    for place in [card.as_str(), "#rows .building", own, other] {
        must(tab.hold(place, ".hover-card").await);
        let label = format!("return document.querySelector('{place}').ariaLabel");
        let label = must(tab.ask(&label).await);
        let told = must(tab.text(".hover-card b").await);
        assert!(label.as_str().is_some_and(|label| label.starts_with(&told)), "{told}: {label}");
        assert!(!must(tab.has("dialog[open], #hand .chosen").await), "{place} does nothing else");
        let beside = format!(
            "const [card, at] = ['.hover-card', '{place}'].map((it) => document.querySelector(it).getBoundingClientRect());
            return card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight
                && (card.bottom <= at.top || card.top >= at.bottom);"
        );
        assert_eq!(must(tab.ask(&beside).await), true, "it stands beside {place}");
    }
    // The next touch is as usual.
    must(tab.click(&card).await);
    must(tab.wait_for(&format!("{card}.chosen")).await);
    assert!(!must(tab.has(".hover-card").await));
}

/// Whether the last click makes the decision; one that has parts is confirmed.
pub(crate) fn is_made_by_one_press(decision: Decision) -> bool {
    !matches!(
        decision,
        Decision::Swap { .. }
            | Decision::Open(..)
            | Decision::RobMaterials { .. }
            | Decision::Mama(_)
            | Decision::Build { .. }
    )
}

/// The table as it stands at the end of a saved game, and what the person may decide.
fn moment(saved: &SavedGame) -> (havana_rules::Open, Vec<Decision>) {
    let mut replay = Replay::new(&saved.record);
    replay.seek(saved.record.inputs().len());
    let mut legal = Box::<havana_rules::Decisions>::default();
    replay.state().legal(PERSON, &mut legal);
    (*replay.state().open(), legal.to_vec())
}

/// The record of the game being played, or of the one that is just over.
pub(crate) async fn kept_record(tab: &Tab) -> Result<Record, String> {
    let kept =
        "return [localStorage.getItem('havana.game'), localStorage.getItem('havana.finished')]";
    let kept = tab.ask(kept).await?;
    if let Some(game) = kept[0].as_str() {
        return SavedGame::from_text(game).map(|saved| saved.record).map_err(|e| e.to_string());
    }
    let finished = kept[1].as_str().and_then(|links| links.lines().next());
    from_link(finished.ok_or("no game is saved")?).map_err(|error| error.to_string())
}
