// Keeps the browser client at hand: its page and its files, so that it starts on a slow network and without one. What
// people wrote is not here: the client keeps the last conversations itself (packages/web/src/store/snapshot.ts).
// While no page of the client is open, it shows the notifications that the server sends.

const worker = /** @type {any} */ (globalThis);
const shellCache = "platform.shell";
const fileCache = "platform.files";
/** All pages of the client are the same page; it reads from its address what to show. */
const shellKey = "/client";
/** A network that answers within this time provides the page, which is then never an old one. */
const patienceMs = 500;
/** The files of a few versions: a name changes with its content. */
const filesMax = 200;

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== worker.location.origin) return;
  if (pathname.startsWith("/sign-out")) return event.waitUntil(forget());
  if (request.method !== "GET") return undefined;
  if (request.mode === "navigate" && /^\/client(\/|$)/.test(pathname)) return event.respondWith(page(event));
  if (pathname.startsWith("/assets/")) return event.respondWith(file(request));
  return undefined;
});

/**
 * The page and its first files were loaded before this worker was there. The page may also have opened while the worker
 * started, too early for the first claim: it would stay on its own until the next visit.
 */
worker.addEventListener("message", (/** @type {any} */ event) => {
  const { files } = event.data ?? {};
  if (!Array.isArray(files)) return;
  const tasks = [worker.clients.claim(), firstShell(), ...files.map((url) => file(new Request(url)))];
  event.waitUntil(Promise.allSettled(tasks));
});

async function firstShell() {
  const cache = await caches.open(shellCache);
  if (await cache.match(shellKey)) return;
  await keepShell(await worker.fetch(shellKey));
}

async function page(/** @type {any} */ event) {
  const fresh = worker.fetch(event.request).then(async (/** @type {Response} */ response) => {
    await keepShell(response.clone());
    return response;
  });
  // The page may be shown from the cache first; the new one is still kept for the next visit.
  event.waitUntil(fresh.catch(() => undefined));
  const kept = (await caches.open(shellCache)).match(shellKey);
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
  const first = await Promise.race([fresh.catch(() => undefined), late]);
  return first ?? (await kept) ?? fresh;
}

/** A visitor who is sent elsewhere is signed out: nothing is shown to them from here. */
async function keepShell(/** @type {Response} */ response) {
  const cache = await caches.open(shellCache);
  if (response.type === "opaqueredirect" || response.redirected) await cache.delete(shellKey);
  else if (response.status === 200) await cache.put(shellKey, response);
}

async function file(/** @type {Request} */ request) {
  const cache = await caches.open(fileCache);
  const known = await cache.match(request);
  if (known) return known;
  const response = await worker.fetch(request);
  if (response.status !== 200) return response;
  await cache.put(request, response.clone());
  const [oldest, ...others] = await cache.keys();
  if (oldest && others.length >= filesMax) await cache.delete(oldest);
  return response;
}

/** Browsers end a subscription whose messages show nothing, so one that cannot be read shows the name of the client. */
worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title = "Platform", body = "", tag, url = "/client" } = contentOf(event.data);
  const options = { body, data: { url }, ...(tag !== undefined && { tag }) };
  event.waitUntil(worker.registration.showNotification(title, options));
});

function contentOf(/** @type {any} */ data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.url ?? "/client"));
});

/** A page that is open already goes to the conversation; else a new one does. */
async function openPage(/** @type {string} */ url) {
  const pages = await worker.clients.matchAll({ type: "window" });
  const [page] = pages.filter((/** @type {any} */ one) => /^\/client(\/|$)/.test(new URL(one.url).pathname));
  if (!page) return worker.clients.openWindow(url);
  // A browser that keeps the page in the background still shows the conversation in it.
  await page.focus().catch(() => undefined);
  // The browser refuses for a page that this worker does not answer for yet.
  return page.navigate(url).catch(() => worker.clients.openWindow(url));
}

/** The browser gave the subscription another address, or ended it: the server learns the new one. */
worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => event.waitUntil(renew(event)));

async function renew(/** @type {any} */ { oldSubscription, newSubscription }) {
  const options = oldSubscription?.options ?? { userVisibleOnly: true };
  const fresh = newSubscription ?? (await worker.registration.pushManager.subscribe(options));
  const session = await worker.fetch("/client/session", { method: "POST" });
  // Signed out meanwhile: then nobody wants notifications here.
  if (session.status !== 200) return fresh.unsubscribe();
  const { token } = await session.json();
  const call = (/** @type {string} */ method, /** @type {object} */ params) =>
    worker.fetch(`/api/${method}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(params),
    });
  const { endpoint, keys } = fresh.toJSON();
  await call("client.push.subscribe", { endpoint, p256dh: keys.p256dh, auth: keys.auth });
  if (oldSubscription) await call("client.push.unsubscribe", { endpoint: oldSubscription.endpoint });
}

/** Signing out leaves nothing to a person who opens this browser without a network. */
async function forget() {
  const subscription = await worker.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  await caches.delete(shellCache);
  await new Promise((resolve) => {
    const deletion = indexedDB.deleteDatabase("platform.snapshot");
    for (const end of ["success", "error", "blocked"]) deletion.addEventListener(end, resolve);
  });
}
