// The first page while the program is on its way: in the reader's language and theme, and no click is lost.
const TEXTS = "{texts}";
const root = document.documentElement;
const loading = document.getElementById("loading");
const find = (selector) => loading.querySelector(selector);

// What cannot be read, or is not allowed to, is as if it were not there.
const kept = (name, read = (text) => text) => {
  try {
    return read(localStorage.getItem(name));
  } catch {
    return null;
  }
};

// The path of an invitation is for those who show the link; the page itself is named behind the #.
if (location.pathname.startsWith("/t/")) history.replaceState(null, "", `/online#table/${location.pathname.slice(3)}`);

// Replays and online play are in the larger program, which has a page of its own. At its address this page
// only stands in for it.
const leaves = /^#(game=|s=|replay$|bots$|online|table\/|player\/)/.test(location.hash) && !location.pathname.startsWith("/online");
if (leaves) location.replace(`/online.html${location.search}${location.hash}`);

const settings = kept("havana.settings", JSON.parse) ?? {};
const wishes = settings.language ? [settings.language] : navigator.languages;
const spoken = wishes.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === "en" || TEXTS[tag]);
root.dataset.theme = (settings.theme ?? "system").toLowerCase();
if (TEXTS[spoken]) {
  root.lang = spoken;
  const { "app-description": description, ...page } = TEXTS[spoken];
  for (const [key, text] of Object.entries(page)) find(`[data-text=${key}]`).textContent = text;
  document.querySelector("meta[name=description]").content = description;
  document.querySelector("link[rel=manifest]").href = `/manifest-${spoken}.webmanifest`;
}

if (location.hash.length > 1) {
  // Another page is asked for: it comes with the program.
  find("main").hidden = true;
  find(".opening").hidden = false;
}
find("[data-way=continue]").hidden = !kept("havana.game");

if (typeof WebAssembly !== "object") {
  // The program cannot come: nothing here could be pressed.
  find(".needs").hidden = false;
  find(".ways").hidden = true;
}

loading.addEventListener("click", ({ target }) => {
  const way = target.closest("[data-way]");
  if (!way) return;
  find("[aria-busy]")?.removeAttribute("aria-busy");
  way.setAttribute("aria-busy", "true");
  loading.dataset.wanted = way.dataset.way;
  find(".opening").hidden = false;
});

// From here on no click is lost.
performance.mark("havana-first-page");

// The page asks for the program itself; what the program would ask for is asked for here, so that it
// need not wait. The first page does without the pictures and styles of the others.
const data = document.getElementById("boot").dataset;
const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes));
const fetchEarly = (href) => href && add("link", { rel: "preload", href, as: "fetch", crossOrigin: "anonymous" });
if (typeof WebAssembly === "object" && !leaves) {
  add("script", { type: "module", src: data.boot, onerror: () => document.dispatchEvent(new Event("havana-failed")) });
  // The program has the texts of the first page in English.
  if (TEXTS[spoken]) fetchEarly(data[spoken]);
  if (location.hash.length > 1) {
    if (!TEXTS[spoken]) fetchEarly(data.en);
    fetchEarly(data.pictures);
    add("link", { rel: "preload", href: data.styles, as: "style" });
  }
}

document.addEventListener("havana-failed", () => {
  find(".opening").hidden = true;
  find(".failed").hidden = false;
});
find(".failed button").addEventListener("click", () => location.reload());
