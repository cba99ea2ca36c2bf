//! The rules: the guide, and the clauses with their numbers, to be searched.

use havana_words::{Words, sections};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::browser;
use crate::part::{computed, flag, memo, press, when};
use crate::text::{say, t, words};

/// The marks in the page of the guide around what is shown here.
const GUIDE: [&str; 2] = ["<!--guide-->", "<!--/guide-->"];

/// The name of the guide's page.
fn page_of(words: Words) -> String {
    format!("rules-{}.html", words.language().tag())
}

/// The guide in the reader's language, which is a page of its own; folded up for those who look for
/// something else.
fn guide(is_open: impl Fn() -> bool + Send + Sync + 'static) -> AnyView {
    let shown = RwSignal::new(None);
    Effect::new(move |_| {
        let path = format!("/{}", page_of(words()));
        spawn_local(async move {
            let page = browser::text_at(&path).await.unwrap_or_default();
            let [begin, end] = GUIDE;
            let part = page.split_once(begin).and_then(|(_, rest)| rest.split_once(end));
            shown.try_set(Some(part.map(|(part, _)| part.to_owned())));
        });
    });
    let is_missing = move || shown.with(|shown| matches!(shown, Some(None)));
    let html = move || shown.get().flatten().unwrap_or_default();
    view! {
        <details class="guide-fold" open=flag(is_open)>
            <summary>{t("rules-guide")}</summary>
            {when(is_missing, || view! { <p role="status">{t("rules-guide-missing")}</p> }.into_any())}
            <a class="answer link" id="rules-page" target="_blank"
                href=computed(|| format!("/{}", page_of(words())))>{t("rules-page")}</a>
            <div inner_html=html></div>
        </details>
    }
    .into_any()
}

/// The guide and all clauses, or the clauses that hold what is searched for.
pub(super) fn rules(clause: Option<&'static str>) -> AnyView {
    let wanted = RwSignal::new(String::new());
    let found = memo(move || {
        wanted.with(|wanted| {
            let wanted = wanted.trim();
            (!wanted.is_empty()).then(|| words().find_rules(wanted))
        })
    });
    if let Some(id) = clause {
        let show = move || {
            let at = browser::document().get_element_by_id(&format!("rule-{id}"));
            if let Some(at) = at {
                at.scroll_into_view();
            }
        };
        set_timeout(show, std::time::Duration::from_millis(60));
    }
    let list = move || {
        let shown = found.get();
        let keep = move |id: &String| shown.as_ref().is_none_or(|found| found.contains(id));
        sections()
            .filter_map(|section| {
                let clauses: Vec<String> = section.clauses().filter(&keep).collect();
                (!clauses.is_empty()).then(|| {
                    view! {
                        <section>
                            <h3>{words().rules_section(section)}</h3>
                            <dl>{clauses.into_iter().map(|id| {
                                let text = words().rule(&id);
                                let at = format!("rule-{id}");
                                let marked = clause == Some(id.as_str());
                                let label = say("rules-clause", &[("id", id.as_str().into())]);
                                view! {
                                    <dt id=at><span aria-hidden="true">{id}</span><span class="unseen">{label}</span></dt>
                                    <dd class:marked=marked>{text}</dd>
                                }
                            }).collect_view()}</dl>
                        </section>
                    }
                })
            })
            .collect_view()
    };
    let count = move || {
        let count = |found: Vec<String>| say("rules-found", &[("n", found.len().into())]);
        found.get().map(count).unwrap_or_default()
    };
    view! {
        <label class="field"><span>{t("rules-search")}</span>
            <input type="search" id="rules-search" prop:value=move || wanted.get()
                on:input=move |event| wanted.set(event_target_value(&event))/></label>
        <button class="quiet" class:hidden=flag(move || wanted.with(String::is_empty))
            on:click=press(move || { wanted.set(String::new()); browser::focus("rules-search"); })>{t("rules-clear")}</button>
        <p role="status">{computed(count)}</p>
        {guide(move || clause.is_none() && wanted.with(String::is_empty))}
        <div class="rules">{list}</div>
    }
    .into_any()
}
