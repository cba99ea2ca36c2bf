//! What makes up a page, of one type each: the program then holds what builds and updates them
//! once, and not once for every place where they stand. A third of its size was such copies.

use std::sync::Arc;

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use crate::text::words;

/// A text that changes with what it reads.
pub(crate) type ComputedText = Box<dyn Fn() -> String + Send + Sync>;

/// A text that changes with what it reads.
pub(crate) fn computed(text: impl Fn() -> String + Send + Sync + 'static) -> ComputedText {
    Box::new(text)
}

/// Something that holds or not, and changes with what it reads.
pub(crate) fn flag(
    holds: impl Fn() -> bool + Send + Sync + 'static,
) -> Box<dyn Fn() -> bool + Send + Sync> {
    Box::new(holds)
}

/// A word that changes with what it reads.
pub(crate) fn word(
    word: impl Fn() -> &'static str + Send + Sync + 'static,
) -> Box<dyn Fn() -> &'static str + Send + Sync> {
    Box::new(word)
}

/// What a click does.
pub(crate) fn press(mut act: impl FnMut() + 'static) -> Box<dyn FnMut(MouseEvent)> {
    Box::new(move |_| act())
}

/// A part of the page that is rebuilt when what it reads changes; nothing if there is none.
pub(crate) fn part(make: impl Fn() -> Option<AnyView> + Send + Sync + 'static) -> AnyView {
    let make: Box<dyn Fn() -> Option<AnyView> + Send + Sync> = Box::new(make);
    make.into_any()
}

/// A part of the page that is there as long as something holds.
pub(crate) fn when(
    holds: impl Fn() -> bool + Send + Sync + 'static,
    make: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let holds = memo(holds);
    let make: Box<dyn Fn() -> AnyView + Send + Sync> = Box::new(make);
    when_it_holds(holds, make)
}

fn when_it_holds(holds: Memo<bool>, make: Box<dyn Fn() -> AnyView + Send + Sync>) -> AnyView {
    part(move || holds.get().then(&make))
}

/// What follows from something that changes; who reads it hears of it only if it is different then.
pub(crate) fn memo<T: PartialEq + Send + Sync + 'static>(
    make: impl Fn() -> T + Send + Sync + 'static,
) -> Memo<T> {
    let make: Box<dyn Fn() -> T + Send + Sync> = Box::new(make);
    Memo::new(move |_| make())
}

/// What makes a part when it is needed.
type Maker = Box<dyn FnOnce() -> AnyView + Send>;

/// A part for each key, known by its number: made once, and moved when its key moves.
pub(crate) fn each<K: Copy + Send + 'static>(
    keys: impl Fn() -> Vec<K> + Send + Sync + 'static,
    number: impl Fn(K) -> usize + Send + Sync + 'static,
    make: impl Fn(K) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let make = Arc::new(make);
    let numbered = move |key: K| {
        let make = make.clone();
        (number(key), Box::new(move || make(key)) as Maker)
    };
    each_numbered(Box::new(move || keys().into_iter().map(&numbered).collect()))
}

fn each_numbered(parts: Box<dyn Fn() -> Vec<(usize, Maker)> + Send + Sync>) -> AnyView {
    view! { <For each=parts key=|&(number, _)| number children=|(_, make)| make()/> }.into_any()
}

/// One of several answers, of which one is chosen.
pub(crate) fn choice(
    id: Option<String>,
    lang: Option<&'static str>,
    label: ComputedText,
    is_chosen: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl FnMut() + 'static,
) -> AnyView {
    one_choice(id, lang, label, Signal::derive(is_chosen), press(choose))
}

fn one_choice(
    id: Option<String>,
    lang: Option<&'static str>,
    label: ComputedText,
    is_chosen: Signal<bool>,
    choose: Box<dyn FnMut(MouseEvent)>,
) -> AnyView {
    let pressed = move || if is_chosen.get() { "true" } else { "false" };
    view! {
        <button class="answer" id=id lang=lang class:chosen=flag(move || is_chosen.get())
            aria-pressed=word(pressed) on:click=choose>{label}</button>
    }
    .into_any()
}

/// Two presses closer together than this are one double click.
const DOUBLE_CLICK_MS: f64 = 500.0;

/// A button for what cannot be undone: it has to be pressed twice, and asks in between.
pub(crate) fn sure_button(
    class: &'static str,
    ids: Option<[&'static str; 2]>,
    keys: [&'static str; 2],
    act: impl Fn() + 'static,
) -> AnyView {
    let sure = RwSignal::new(false);
    let pressed_at = StoredValue::new(0.0);
    let now = move || usize::from(sure.get());
    let pressed = move || {
        // A double click is no second thought.
        let since = js_sys::Date::now() - pressed_at.get_value();
        if sure.get_untracked() && since < DOUBLE_CLICK_MS {
            return;
        }
        pressed_at.set_value(js_sys::Date::now());
        if sure.get_untracked() {
            act();
        }
        sure.try_update(|sure| *sure = !*sure);
    };
    // It stays the same button, so that a player who uses the keyboard does not lose it.
    view! {
        <button class=class class:danger=flag(move || sure.get()) id=move || ids.map(|ids| ids[now()])
            on:click=press(pressed)>{computed(move || words().text(keys[now()]))}</button>
    }
    .into_any()
}

/// A picture in a span of this class; screen readers pass it over.
pub(crate) fn picture(class: &'static str, picture: &'static str) -> AnyView {
    view! { <span class=class aria-hidden="true" inner_html=picture></span> }.into_any()
}

/// An arrow between what is and what will be; no font of ours has one.
pub(crate) fn arrow() -> AnyView {
    view! { <span class="arrow" aria-hidden="true"></span> }.into_any()
}
