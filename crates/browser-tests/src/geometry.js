// Answers where the shape of a table falls short of what a player needs at a decision: what is not in sight, buildings
// that are stripes or slabs, letters and cards that are too small for the window.
function misshapes() {
  const faults = [];
  const [wide, high] = [innerWidth, innerHeight];
  const isUpright = wide < high;
  const choice = document.querySelector(".decide.asked")?.dataset.choice;
  const all = (selector) => [...document.querySelectorAll(`main.play ${selector}`)].filter((at) => at.checkVisibility());
  const size = ({ width, height }) => `${Math.round(width)} x ${Math.round(height)}`;

  // All that a decision is made from. The hand gives its place to the pile while buildings are swapped.
  const opponents = document.querySelectorAll(".players .player").length;
  const needed = { ".rows .worth": 1, ".rows .price": 1, ".players .points b": opponents, ".players .number": opponents, ".players .laid li": 0,
    ".mine .points b": 1, ".mine .purse .count": 7, ".counts .count": 6, ".hand .card": 0 };
  for (const [selector, least] of Object.entries(needed)) {
    const found = all(selector);
    if (found.length < least) faults.push(`only ${found.length} of ${selector}`);
    for (const at of found) {
      const { left, top, right, bottom, width, height } = at.getBoundingClientRect();
      const isInside = left >= -1 && top >= -1 && right <= wide + 1 && bottom <= high + 1;
      if (!isInside || width < 2 || height < 2) faults.push(`out of sight: ${selector}`);
    }
  }
  const cards = document.querySelectorAll(".hand .card").length;
  if (choice !== "swap" && all(".hand .card").length < cards) faults.push("a hand that is not shown");

  const log = all(".log")[0]?.getBoundingClientRect();
  if (log && log.left < document.querySelector(".decide").getBoundingClientRect().right) faults.push("the log is in the way");

  // Where their rows are low they are tiles, with their prices over the picture.
  const price = isUpright && wide < 700 ? 13 : Math.max(13, 0.016 * high);
  for (const building of all(".rows .building")) {
    const box = building.getBoundingClientRect();
    const isTile = getComputedStyle(building.querySelector(".plate")).position === "absolute";
    const isLow = building.closest(".rows").getBoundingClientRect().height < 12.5 * parseFloat(getComputedStyle(document.documentElement).fontSize);
    const ratio = box.width / box.height;
    if (isTile && !isLow) faults.push(`a tile on a large screen: ${size(box)}`);
    if (!isTile && (ratio < 0.5 || ratio > 0.9)) faults.push(`a building of ${size(box)}`);
    if (isTile && (box.width < 40 || box.height < 40)) faults.push(`a tile of ${size(box)}`);
    if (!isUpright && high >= 900 && choice !== "swap" && box.height < 0.18 * high) faults.push(`a low building: ${size(box)}`);
    const letters = parseFloat(getComputedStyle(building.querySelector(".price")).fontSize);
    if (letters < price - 0.05) faults.push(`a price of ${letters} px instead of ${price.toFixed(1)}`);
    for (const part of building.querySelectorAll(".pip, .needs")) {
      const at = part.getBoundingClientRect();
      if (at.left < box.left - 1 || at.right > box.right + 1 || at.top < box.top || at.bottom > box.bottom + 1) faults.push(`a price cut off: ${building.ariaLabel}`);
    }
  }
  // They stand together like a street.
  for (const row of all(".row")) {
    const boxes = [...row.querySelectorAll(".building")].map((at) => at.getBoundingClientRect()).sort((a, b) => a.left - b.left);
    for (const [at, box] of boxes.entries()) {
      if (at > 0 && box.left - boxes[at - 1].right > box.width * 0.15) faults.push("a gap in the street");
    }
  }

  const card = all(".hand .card")[0]?.getBoundingClientRect();
  if (card && choice !== "swap") {
    const named = all(".hand .card .name").length;
    if (Math.min(wide, high) >= 600 && named < cards) faults.push("a card without its name");
    if (isUpright && wide >= 700 && cards > 9 && (card.width < 0.12 * wide || card.height < 0.105 * high)) faults.push(`small cards on a tablet: ${size(card)}`);
  }
  return faults;
}
