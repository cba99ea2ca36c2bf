// Answers what does not fit at a table as it stands. What lies over the table for a moment, such as the log of a phone,
// is not looked at.
function misfits() {
  const faults = [];
  const OVER = ".log, .company, .finish, .curtain, .hint, .since, dialog, .unseen, .label, svg";
  const round = (...numbers) => numbers.map(Math.round).join(" ");
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1) faults.push(`the page scrolls: ${page.scrollWidth} x ${page.scrollHeight}`);

  // The first box around a text that cuts what reaches over its edge. Names may end in an ellipsis.
  function cutter(at) {
    for (let box = at; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.textOverflow === "ellipsis" && style.overflowX === "hidden") return null;
      if (style.overflowX !== "visible" || style.overflowY !== "visible") return box;
    }
    return null;
  }

  for (const at of document.querySelectorAll("main.play, main.play *")) {
    if (at.closest(OVER) || !at.checkVisibility()) continue;
    const style = getComputedStyle(at);
    const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
    if (scrolls(style.overflowY) && at.scrollHeight > at.clientHeight + 1) faults.push(`scrolls: .${at.className} ${round(at.scrollHeight, at.clientHeight)}`);
    if (scrolls(style.overflowX) && at.scrollWidth > at.clientWidth + 1) faults.push(`scrolls sideways: .${at.className}`);
    if (at.children.length || !at.textContent.trim()) continue;
    const size = parseFloat(style.fontSize);
    if (size > 0 && size < 12) faults.push(`text of ${size} px: .${at.className} ${at.textContent}`);
    const range = document.createRange();
    range.selectNodeContents(at);
    const text = range.getBoundingClientRect();
    const box = text.width && cutter(at)?.getBoundingClientRect();
    if (box && (text.left < box.left - 1.5 || text.right > box.right + 1.5 || text.top < box.top - 1.5 || text.bottom > box.bottom + 1.5)) {
      faults.push(`cut off: ${at.textContent.trim().slice(0, 40)} in .${cutter(at).className}`);
    }
  }

  for (const at of document.querySelectorAll("main.play button.glows, #confirm.ready, .decide .answer")) {
    if (at.closest(OVER) || !at.checkVisibility() || getComputedStyle(at).pointerEvents === "none") continue;
    const { left, top, right, bottom, width, height } = at.getBoundingClientRect();
    const what = `.${at.className} ${(at.ariaLabel ?? at.textContent).slice(0, 30)}`;
    if (width < 39.9 || height < 39.9) faults.push(`too small: ${round(width, height)} ${what}`);
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) faults.push(`outside: ${round(left, top, right, bottom)} ${what}`);
    for (const part of [0.5, 0.2, 0.8]) {
      const hit = document.elementFromPoint(left + width * part, top + height * part);
      if (!hit || !(at === hit || at.contains(hit))) {
        faults.push(`covered: ${what} by ${hit?.outerHTML.slice(0, 60)}`);
        break;
      }
    }
  }
  // Whatever may be decided has a place that can be pressed.
  const asked = document.querySelector(".decide.asked");
  const places = [...document.querySelectorAll("main.play button.glows, #confirm.ready")];
  if (asked && !places.some((at) => at.checkVisibility() && getComputedStyle(at).pointerEvents !== "none")) faults.push(`nothing to press: ${asked.dataset.choice}`);
  return faults;
}
