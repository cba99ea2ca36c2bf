// Keeps the whole game for times without a network. A new version has a cache of its own, and the one
// before it stays: a tab that is still open may ask for its files, which the server no longer has.
const CACHE = "havana-{version}";
const FILES = ["{files}"];
// The larger program, with replays and online play: it is added when a page says that it works.
const LATER = ["{later}"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const other = (name) => name.startsWith("havana-") && name !== CACHE;
  event.waitUntil(
    caches.keys()
      // They come in the order in which they were made.
      .then((names) => Promise.all(names.filter(other).slice(0, -1).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// Pages come from the network where there is one, so that a new version is seen at once; everything else
// has its hash in its name, or belongs to this version as the guide does.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  const kept = (wanted) =>
    caches.open(CACHE).then((cache) => cache.match(wanted)).then((answer) => answer ?? caches.match(wanted));
  // Until the larger program is cached, the other one stands in for it and says so.
  const page = async () =>
    (await kept(request)) || (/^\/(online|t\/)/.test(pathname) && (await kept("/online.html"))) || kept("/index.html");
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(page));
  } else {
    event.respondWith(kept(request).then((answer) => answer ?? fetch(request)));
  }
});

// Adds the larger program, all of it or nothing.
const addLater = async () => {
  const cache = await caches.open(CACHE);
  if (!(await cache.match("/online.html"))) await cache.addAll(LATER);
};

// A page says that it works, or what to say in the reader's language: it passes that on when they opt in to
// notifications.
self.addEventListener("message", (event) => {
  const { data } = event;
  const keepWords = (words) => words.put("/words/turn", new Response(data));
  event.waitUntil(data === true ? addLater() : caches.open("words").then(keepWords));
});

self.addEventListener("push", (event) => {
  const { game } = event.data.json();
  const show = (body) =>
    self.registration.showNotification("Havana", { body, tag: game, data: game, icon: "/icon-192.png" });
  event.waitUntil(caches.match("/words/turn").then((kept) => kept?.text()).then(show));
});

self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const go = (pages) => {
    const page = pages.find(({ url }) => url.includes(notification.data));
    return page ? page.focus() : self.clients.openWindow("/online#table/" + notification.data);
  };
  event.waitUntil(self.clients.matchAll({ type: "window" }).then(go));
});
