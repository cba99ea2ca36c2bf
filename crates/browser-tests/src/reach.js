// Brings a target into sight, and says where a touch reaches it: the middle of what can be seen.
function reach(target) {
  for (const block of ["nearest", "center", "start", "end"]) {
    target.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
    const { left, top, right, bottom } = target.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const hit = document.elementFromPoint(x, y);
    if (hit && (target === hit || target.contains(hit))) return { x, y };
  }
  return null;
}
