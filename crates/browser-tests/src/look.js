// Waits until there is something to do, chooses by the number given, brings it into sight and says
// where to touch it. One question to the browser for each click.
const [number, patience, done] = arguments;
const until = performance.now() + patience;

(function wait() {
  const seen = look((count) => number % count);
  if (!seen && performance.now() < until) return void setTimeout(wait, 5);
  if (!seen?.target) return void done(seen ?? { kind: "nothing" });
  const { target, ...rest } = seen;
  const { width, height } = target.getBoundingClientRect();
  done({ ...rest, html: target.outerHTML.slice(0, 200), width, height, at: reach(target) });
})();
