//! The guided first game: each idea when it first matters.

use havana_rules::{Card, Cards, Choice, Decision, Payment, View};
use leptos::prelude::*;

use crate::game::Desk;
use crate::store;
use crate::text::{say, t, words};

/// One idea: the keys of its texts, and when it matters.
struct Idea {
    title: &'static str,
    text: &'static str,
    matters: fn(&Scene) -> bool,
}

/// What a learner has before him.
struct Scene {
    view: View,
    choice: Choice,
    legal: Vec<Decision>,
    told: u32,
}

impl Scene {
    fn own_cards(&self) -> Cards {
        self.view.seat().map_or(Cards::NONE, |seat| self.view.open().player(seat).laid())
    }

    fn lies_out(&self, cards: &[Card]) -> bool {
        cards.iter().any(|&card| self.own_cards().contains(card))
    }

    fn anybody_lays(&self, cards: &[Card]) -> bool {
        let open = self.view.open();
        open.seats().any(|seat| cards.iter().any(|&card| open.player(seat).laid().contains(card)))
    }

    fn can_replace(&self) -> bool {
        let replaces = |decision: &Decision| matches!(decision, Decision::Build { payment, .. } if *payment != Payment::PLAIN);
        self.legal.iter().any(replaces)
    }

    fn is_rich(&self) -> bool {
        let goods = self.view.seat().map(|seat| self.view.open().player(seat).goods());
        goods.is_some_and(|goods| goods.coloured() >= 3 || goods.pesos() >= 6)
    }

    fn end_is_near(&self) -> bool {
        let open = self.view.open();
        open.seats()
            .any(|seat| u32::from(open.player(seat).points()) * 5 >= u32::from(open.target()) * 3)
    }
}

/// The ideas, in the order in which they are told if several matter.
const IDEAS: [Idea; 16] = [
    Idea { title: "lesson-welcome-title", text: "lesson-welcome-text", matters: |_| true },
    Idea {
        title: "lesson-two-cards-title",
        text: "lesson-two-cards-text",
        matters: |scene| scene.choice == Choice::Opening,
    },
    Idea {
        title: "lesson-order-title",
        text: "lesson-order-text",
        matters: |scene| scene.view.open().round() > 0,
    },
    Idea {
        title: "lesson-centre-title",
        text: "lesson-centre-text",
        matters: |scene| scene.lies_out(&[Card::Pesos, Card::Mama, Card::Debris]),
    },
    Idea {
        title: "lesson-workers-title",
        text: "lesson-workers-text",
        matters: |scene| scene.lies_out(&[Card::Worker, Card::Architect, Card::BlackMarket]),
    },
    Idea {
        title: "lesson-build-title",
        text: "lesson-build-text",
        matters: |scene| scene.choice == Choice::Build,
    },
    Idea { title: "lesson-five-title", text: "lesson-five-text", matters: Scene::can_replace },
    Idea {
        title: "lesson-supplies-title",
        text: "lesson-supplies-text",
        matters: |scene| scene.choice == Choice::Lay,
    },
    Idea {
        title: "lesson-new-card-title",
        text: "lesson-new-card-text",
        matters: |scene| scene.choice == Choice::Lay,
    },
    Idea {
        title: "lesson-pay-title",
        text: "lesson-pay-text",
        matters: |scene| {
            scene.view.seat().is_some_and(|seat| scene.view.open().player(seat).points() > 0)
        },
    },
    Idea {
        title: "lesson-thieves-title",
        text: "lesson-thieves-text",
        matters: |scene| {
            scene.anybody_lays(&[Card::PesoThief, Card::MaterialsThief, Card::TaxCollector])
        },
    },
    Idea {
        title: "lesson-protection-title",
        text: "lesson-protection-text",
        matters: Scene::is_rich,
    },
    Idea {
        title: "lesson-conservation-title",
        text: "lesson-conservation-text",
        matters: |scene| scene.anybody_lays(&[Card::Conservation]),
    },
    Idea {
        title: "lesson-take-back-title",
        text: "lesson-take-back-text",
        matters: |scene| scene.view.hand().is_some_and(|hand| hand.len() <= 5),
    },
    Idea { title: "lesson-end-title", text: "lesson-end-text", matters: Scene::end_is_near },
    Idea {
        title: "lesson-done-title",
        text: "lesson-done-text",
        matters: |scene| scene.told.count_ones() as usize == IDEAS.len() - 1,
    },
];

/// The idea to tell now, by its place.
fn due(scene: &Scene) -> Option<usize> {
    (0..IDEAS.len()).find(|&place| scene.told >> place & 1 == 0 && (IDEAS[place].matters)(scene))
}

/// The lesson beside a game, if it is a guided one.
pub(crate) fn panel(desk: Desk) -> AnyView {
    let told = RwSignal::new(store::lesson());
    let idea = Memo::new(move |_| {
        let told = told.get()?;
        let (choice, legal) =
            desk.draft.with(|draft| draft.as_ref().map(|d| (d.choice(), d.legal().to_vec())))?;
        due(&Scene { view: desk.shown.get(), choice, legal, told })
    });
    let keep = move |now: Option<u32>| {
        store::keep_lesson(now);
        told.set(now);
    };
    view! {
        {move || idea.get().map(|place| {
            let Idea { title, text, .. } = IDEAS[place];
            let points = desk.shown.with_untracked(|view: &View| view.open().target());
            let count = told.get_untracked().unwrap_or(0).count_ones() + 1;
            view! {
                <aside class="lesson" role="region" aria-labelledby="lesson-title" id="lesson">
                    <h2 id="lesson-title">{t(title)}</h2>
                    <p>{move || say(text, &[("points", words().points(points).into())])}</p>
                    <p class="progress">{move || say("lesson-progress", &[("n", count.into()), ("total", IDEAS.len().into())])}</p>
                    <div class="actions">
                        <button class="answer" id="lesson-next" on:click=move |_| keep(told.get_untracked().map(|told| told | 1 << place))>{t("lesson-next")}</button>
                        <button class="quiet" id="lesson-skip" on:click=move |_| keep(None)>{t("lesson-skip")}</button>
                    </div>
                </aside>
            }
        })}
    }
    .into_any()
}
