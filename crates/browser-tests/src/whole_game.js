// Plays a game by pressing what glows, and looks before each press whether the table fits. It answers after a while, and
// continues where it was when it is asked again: a question to the browser must not take too long.
const [seed, patience, done] = arguments;
const game = (window.wholeGame ??= { random: seed, presses: 0, kinds: {}, faults: {} });
const end = performance.now() + 15000;
let since = performance.now();

// The numbers are the same for the same seed, so that a fault is found again.
function chance(count) {
  game.random = (Math.imul(game.random, 1664525) + 1013904223) >>> 0;
  return (game.random >>> 8) % count;
}

(function step() {
  const seen = look(chance);
  const now = performance.now();
  if (seen?.target) {
    if (document.querySelector(".decide.asked")) {
      for (const fault of misfits()) game.faults[fault] ??= `press ${game.presses}, ${seen.kind}`;
    }
    game.kinds[seen.kind] = true;
    game.presses += 1;
    seen.target.click();
    since = now;
  }
  const state = seen && !seen.target ? seen.kind : now - since > patience ? "nothing" : "playing";
  if (state !== "playing" || now > end) return void done({ state, kinds: Object.keys(game.kinds), faults: game.faults });
  setTimeout(step, 0);
})();
