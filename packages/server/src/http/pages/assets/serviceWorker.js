// Keeps the browser client at hand: its page and its files, so that it starts on a slow network and without one. What
// people wrote is not here: the client keeps the last conversations itself (packages/web/src/store/snapshot.ts).

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

/** Signing out leaves nothing to a person who opens this browser without a network. */
async function forget() {
  await caches.delete(shellCache);
  await new Promise((resolve) => {
    const deletion = indexedDB.deleteDatabase("platform.snapshot");
    for (const end of ["success", "error", "blocked"]) deletion.addEventListener(end, resolve);
  });
}
