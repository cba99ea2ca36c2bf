// Answers what does not fit at a table as it stands. What lies over the table for a moment, such as the log of a phone,
// is not looked at.
// The shape of the table is looked at by misshapes, in geometry.js.
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

  // Gold says that something can be pressed, and nothing else does.
  const probe = page.appendChild(document.createElement("i"));
  probe.style.color = "var(--hv-legal)";
  const gold = getComputedStyle(probe).color;
  probe.remove();
  function isGold({ boxShadow, borderTopColor, borderTopWidth, backgroundColor, outlineColor, outlineStyle, color }) {
    const [border, outline] = [parseFloat(borderTopWidth) > 0 ? borderTopColor : "", outlineStyle === "none" ? "" : outlineColor];
    return [boxShadow, border, outline, backgroundColor, color].some((used) => used.includes(gold));
  }
  // A player is one large button with cards in it that explain themselves.
  function isPressed(at) {
    if (!at.matches(".player")) return at.closest("button") && getComputedStyle(at).pointerEvents !== "none";
    const { left, top, width, height } = at.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".who, .small-card");
  }

  // What is clipped away is there to be heard.
  const isHeardOnly = (at) => at && at.matches("main.play *") && (getComputedStyle(at).clipPath !== "none" || isHeardOnly(at.parentElement));

  for (const at of document.querySelectorAll("main.play, main.play *:not(svg, svg *)")) {
    if (at.closest(OVER) || !at.checkVisibility()) continue;
    const style = getComputedStyle(at);
    if (isGold(style) && !isPressed(at)) faults.push(`gold, but not to be pressed: .${at.className}`);
    const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
    if (scrolls(style.overflowY) && at.scrollHeight > at.clientHeight + 1) faults.push(`scrolls: .${at.className} ${round(at.scrollHeight, at.clientHeight)}`);
    if (scrolls(style.overflowX) && at.scrollWidth > at.clientWidth + 1) faults.push(`scrolls sideways: .${at.className}`);
    if (at.children.length || !at.textContent.trim() || isHeardOnly(at)) continue;
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
    if (width < 43.9 || height < 43.9) faults.push(`too small: ${round(width, height)} ${what}`);
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) faults.push(`outside: ${round(left, top, right, bottom)} ${what}`);
    for (const part of [0.5, 0.2, 0.8]) {
      const hit = document.elementFromPoint(left + width * part, top + height * part);
      if (!hit || !(at === hit || at.contains(hit))) {
        faults.push(`covered: ${what} by ${hit?.outerHTML.slice(0, 60)}`);
        break;
      }
    }
  }
  // Nothing before a player lies over anything else there: not a card over a score, nor a name over a clock.
  const PARTS = ".who .name, .shield, .presence, .resigned, .clock, .points b, .points small, .laid .number b, .laid .small-card, .laid .back, .purse .count, .held > span, .owned li";
  for (const player of document.querySelectorAll("main.play .player")) {
    const parts = [...player.querySelectorAll(PARTS)].filter((part) => part.checkVisibility() && !isHeardOnly(part));
    const boxes = parts.map((part) => [part, part.getBoundingClientRect()]).filter(([, { width, height }]) => width > 1 && height > 1);
    for (const [number, [one, a]] of boxes.entries()) {
      for (const [other, b] of boxes.slice(number + 1)) {
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > 2) faults.push(`over one another: .${one.className} and .${other.className} by ${round(wide, high)}`);
      }
      if (a.left < player.getBoundingClientRect().left - 2 || a.right > player.getBoundingClientRect().right + 2) faults.push(`outside its player: .${one.className}`);
    }
  }
  // Whatever may be decided has a place that can be pressed.
  const asked = document.querySelector(".decide.asked");
  const places = [...document.querySelectorAll("main.play button.glows, #confirm.ready")];
  if (asked && !places.some((at) => at.checkVisibility() && getComputedStyle(at).pointerEvents !== "none")) faults.push(`nothing to press: ${asked.dataset.choice}`);
  return asked ? faults.concat(misshapes()) : faults;
}
