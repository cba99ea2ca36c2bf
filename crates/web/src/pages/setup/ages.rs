//! The order of age: drawn, or given from the oldest to the youngest (R3.3).

use havana_client::Plan;
use havana_rules::Seat;
use leptos::prelude::*;

use super::usual_name;
use crate::art::{self, Icon};
use crate::part::{choice, computed, each, flag, memo, picture, press, when};
use crate::text::{say, t, words};

/// The order of age.
pub(super) fn ages(plan: RwSignal<Plan>) -> AnyView {
    let drawn = memo(move || plan.with(|plan| plan.ages_are_drawn));
    let draw = move |drawn| plan.update(|plan| plan.ages_are_drawn = drawn);
    let line = move || plan.with(|plan| plan.ages().to_vec());
    let list = move || {
        let players = each(line, Seat::index, move |seat| aged(plan, seat));
        view! { <ol class="ages">{players}</ol> }.into_any()
    };
    view! {
        <fieldset class="choices"><legend>{t("setup-ages")}</legend>
            {choice(None, None, computed(t("setup-ages-drawn")), move || drawn.get(), move || draw(true))}
            {choice(Some("ages-given".to_owned()), None, computed(t("setup-ages-given")), move || !drawn.get(), move || draw(false))}
            <p class="about">{t("setup-ages-about")}</p>
            {when(move || !drawn.get(), list)}
        </fieldset>
    }
    .into_any()
}

/// One player in the order of age, who can be made older.
fn aged(plan: RwSignal<Plan>, seat: Seat) -> AnyView {
    let name = move || {
        let words = words();
        let names = plan.with(|plan| plan.names(|place, who| usual_name(words, place, who)));
        names.into_iter().nth(seat.index()).unwrap_or_default()
    };
    let is_oldest = move || plan.with(|plan| plan.ages().first() == Some(&seat));
    let label = move || say("setup-ages-older", &[("name", name().into())]);
    view! {
        <li class=format!("seat-{}", seat.index())>
            {picture("badge", art::seat_badge(seat))}
            <span class="name">{computed(name)}</span>
            <button class="tool" aria-label=computed(label) title=computed(label) class:hidden=flag(is_oldest)
                on:click=press(move || plan.update(|plan| plan.make_older(seat)))>
                <span class="icon up" inner_html=art::icon(Icon::Left)></span></button>
        </li>
    }
    .into_any()
}
