// There is no network in here. A request is a message to the server, which asks on behalf of the app, or says why not.

import { send } from "./wire.js";

const hopsMax = 20;
const redirects = new Set([301, 302, 303, 307, 308]);
const bodiless = new Set([101, 103, 204, 205, 304]);
const waiting = new Map();
let last = 0;

export function installFetch() {
  Object.assign(globalThis, { fetch: ask });
}

/** The server has answered one of the requests. */
export function fetched({ id, error, answer }) {
  const { resolve, reject } = waiting.get(id) ?? {};
  waiting.delete(id);
  if (error === undefined) resolve?.(answer);
  else reject?.(new TypeError(error));
}

export async function ask(input, init) {
  let request = new Request(input, init);
  let body = request.body === null ? undefined : await request.bytes();
  for (let hops = 0; hops <= hopsMax; hops++) {
    const answer = await sendRequest(request, body);
    const location = new Headers(answer.headers).get("location");
    if (!redirects.has(answer.status) || location === null || request.redirect === "manual") {
      return responseOf(answer, request.url, hops > 0);
    }
    if (request.redirect === "error") throw new TypeError(`${request.url} redirects to ${location}.`);
    const next = new URL(location, request.url);
    const headers = new Headers(request.headers);
    // Credentials go to the first host only: the first host chooses the second.
    if (next.origin !== new URL(request.url).origin) headers.delete("authorization");
    const turnsToGet = answer.status === 303 || (answer.status < 303 && request.method === "POST");
    if (turnsToGet) body = undefined;
    request = new Request(next, { method: turnsToGet ? "GET" : request.method, headers, signal: request.signal });
  }
  throw new TypeError(`${request.url} redirects on and on.`);
}

function sendRequest(request, body) {
  request.signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers();
  const id = ++last;
  waiting.set(id, { resolve, reject });
  request.signal.addEventListener("abort", () => {
    waiting.delete(id);
    reject(request.signal.reason);
  });
  const { method, url } = request;
  send({ type: "fetch", id, request: { method, url, headers: [...request.headers], body: body?.toBase64() } });
  return promise;
}

function responseOf({ status, headers, body }, url, redirected) {
  const bytes = bodiless.has(status) ? null : Uint8Array.fromBase64(body);
  const response = new Response(bytes, { status, headers });
  return Object.defineProperties(response, { url: { value: url }, redirected: { value: redirected } });
}
