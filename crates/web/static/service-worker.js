// Keeps the whole game for times without a network. A new version has a cache of its own, and the one
// before it stays: a tab that is still open may ask for its files, which the server no longer has.
const CACHE = "havana-{version}";
const FILES = ["{files}"];

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

// The page itself comes from the network where there is one, so that a new version is seen at once;
// everything else has its hash in its name.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  const wanted = request.mode === "navigate" ? "/index.html" : request;
  const kept = () =>
    caches.open(CACHE).then((cache) => cache.match(wanted)).then((answer) => answer ?? caches.match(wanted));
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(kept));
  } else {
    event.respondWith(kept().then((answer) => answer ?? fetch(request)));
  }
});

// What to say in the reader's language: the page passes it on when they opt in to notifications.
self.addEventListener("message", (event) => {
  event.waitUntil(caches.open("words").then((words) => words.put("/words/turn", new Response(event.data))));
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
