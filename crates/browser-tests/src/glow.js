// What there is to do on a page, and where it is pressed.

// What glows and is not chosen yet; if all is, the same may be chosen once more, as two cubes are.
function choices() {
  const glowing = [...document.querySelectorAll("button.glows:not(.step):not(.hidden)")]
    .filter((button) => button.checkVisibility() && getComputedStyle(button).pointerEvents !== "none");
  const open = glowing.filter((button) => !button.matches(".chosen"));
  return open.length ? open : glowing;
}

// What is to be done next; `pick` chooses one of so many places.
function look(pick) {
  const first = (selector) => document.querySelector(selector);
  if (first(".failure")) return { kind: "failed" };
  if (first(".finish")) return { kind: "over" };
  if (first("#open-curtain")) return { kind: "curtain", target: first("#open-curtain") };
  const lesson = first("#lesson[data-side]");
  if (lesson) return { kind: "lesson", idea: lesson.dataset.idea, target: first("#lesson-next") };
  const choice = first(".decide.asked")?.dataset.choice;
  if (!choice || first("#lesson")) return null;
  if (first("#confirm.ready:not(.hidden)")) return { kind: "confirm", target: first("#confirm") };
  const places = choices();
  return places.length ? { kind: choice, target: places[pick(places.length)] } : null;
}
