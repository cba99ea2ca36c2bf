//! One seat: who plays there, and under which name.

use havana_client::{Plan, Sitter};
use leptos::prelude::*;

use super::usual_name;
use crate::pages::end::stars_of;
use crate::part::{computed, flag, memo, part};
use crate::text::{say, t, words};

/// Who can sit at a seat.
const SITTERS: [Sitter; 6] =
    [Sitter::Person, Plan::RANDOM, Plan::GREEDY, Plan::PLANNER, Plan::DOCTOR, Plan::GRANDMOTHER];

/// One seat: who plays there, and under which name.
pub(super) fn seat(plan: RwSignal<Plan>, place: usize) -> AnyView {
    let sitter = memo(move || {
        plan.with(|plan| plan.seat(place).map_or(Sitter::Person, |planned| planned.sitter))
    });
    let name = move || {
        plan.with(|plan| plan.seat(place).map(|planned| planned.name.clone()).unwrap_or_default())
    };
    let choose = move |event| {
        let index: usize = event_target_value(&event).parse().unwrap_or(0);
        let chosen = SITTERS[index.min(SITTERS.len() - 1)];
        plan.update(|plan| plan.change(place, |planned| planned.sitter = chosen));
    };
    let rename = move |event| {
        plan.update(|plan| plan.change(place, |planned| planned.name = event_target_value(&event)));
    };
    let options = SITTERS.into_iter().enumerate().map(|(index, choice)| {
        let label = move || match choice.level() {
            None => words().text("setup-person"),
            Some(level) => words().level_option(level),
        };
        view! { <option value=index.to_string() selected=flag(move || sitter.get() == choice)>{computed(label)}</option> }
    });
    let about =
        move || sitter.get().level().map(|level| words().level_about(level)).unwrap_or_default();
    // From the gentlest to the strongest, in the order of the list.
    let stars = move || SITTERS.iter().position(|&it| it == sitter.get()).unwrap_or(0) as u8;
    view! {
        <li class=format!("seat-{place}")>
            <fieldset>
                <legend>{computed(move || say("setup-seat", &[("n", (place + 1).into())]))}</legend>
                <label class="field"><span>{t("setup-who")}</span>
                    <select id=format!("who-{place}") on:change=choose>{options.collect_view()}</select></label>
                <label class="field"><span>{t("setup-name")}</span>
                    <input type="text" id=format!("name-{place}") maxlength="24" autocomplete="off" prop:value=name
                        placeholder=move || usual_name(words(), place, sitter.get())
                        on:input=rename/></label>
                <p class="about">{computed(about)}{part(move || Some(stars_of(stars())))}</p>
            </fieldset>
        </li>
    }
    .into_any()
}
