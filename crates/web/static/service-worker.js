// Keeps the whole game for times without a network. A new version waits in a cache of its own.
const CACHE = "havana-{version}";
const FILES = ["{files}"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("havana-") && name !== CACHE;
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// The page itself comes from the network where there is one, so that a new version is seen at once;
// everything else has its hash in its name.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  const kept = () => caches.match(request.mode === "navigate" ? "/index.html" : request);
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(kept));
  } else {
    event.respondWith(kept().then((answer) => answer ?? fetch(request)));
  }
});

// What to say in the reader's language: the page hands it over when he asks to be told.
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
