// Waits until there is something to do, chooses by the number given, brings it into sight and says
// where to touch it. One question to the browser for each click.
const [number, patience, done] = arguments;
const until = performance.now() + patience;

// What glows and is not chosen yet; if all is, the same may be chosen once more, as two cubes are.
function choices() {
  const glowing = [...document.querySelectorAll("button.glows:not(.step):not(.hidden)")]
    .filter((button) => button.checkVisibility() && getComputedStyle(button).pointerEvents !== "none");
  const open = glowing.filter((button) => !button.matches(".chosen"));
  return open.length ? open : glowing;
}

function look() {
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
  return places.length ? { kind: choice, target: places[number % places.length] } : null;
}

(function wait() {
  const seen = look();
  if (!seen && performance.now() < until) return void setTimeout(wait, 5);
  if (!seen?.target) return void done(seen ?? { kind: "nothing" });
  const { target, ...rest } = seen;
  const { width, height } = target.getBoundingClientRect();
  done({ ...rest, html: target.outerHTML.slice(0, 200), width, height, at: reach(target) });
})();
