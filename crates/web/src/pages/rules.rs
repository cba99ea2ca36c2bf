//! The rules with their numbers, to be searched.

use havana_words::sections;
use leptos::prelude::*;

use crate::browser;
use crate::part::{computed, flag, memo, press};
use crate::text::{say, t, words};

/// All clauses, or those that hold what is searched for.
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
        <div class="rules">{list}</div>
    }
    .into_any()
}
