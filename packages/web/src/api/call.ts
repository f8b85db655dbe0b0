import { createClient, type MethodName, type MethodOutcome, type MethodParams } from "@platform/sdk";
import { loadRefusals } from "./explain.ts";
import { currentSession, renewSession } from "./session.ts";

const staleCodes = new Set(["token_expired", "invalid_auth", "token_revoked", "not_authed"]);

const client = createClient({ baseUrl: location.origin, fetch: askWithToken });
/** Its requests outlive the page. The caller repeats them, because a page that waits for its turn may be gone by then. */
const lastingClient = createClient({
  baseUrl: location.origin,
  fetch: (input, init) => askWithToken(input, { ...init, keepalive: true }),
  retries: 0,
});

/** Every call carries the token of the moment: a client made with one would outlive it. */
async function askWithToken(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { token } = await currentSession();
  const headers = new Headers(init.headers);
  headers.set("authorization", `Bearer ${token}`);
  return fetch(input, { ...init, headers, credentials: "omit" });
}

/**
 * Calls a method of the Web API as the person of this page. A refusal is a value; what throws is a network that fails.
 * Waits and repeats when the server asks for it, and once with a new token when the old one is over.
 *
 * @example
 * const sent = await call("chat.postMessage", { channel, text });
 * if (!sent.ok) toast(`Not sent: ${sent.error}`);
 */
export async function call<Name extends MethodName>(
  method: Name,
  params: MethodParams<Name>,
  signal?: AbortSignal,
): Promise<MethodOutcome<Name>> {
  const options = signal === undefined ? {} : { signal };
  return callTwice(() => client.call(method, params, options));
}

/** The same for a request that is sent even when the page is left at this moment. Browsers take up to 64 KiB this way. */
export async function callOnLeave<Name extends MethodName>(
  method: Name,
  params: MethodParams<Name>,
): Promise<MethodOutcome<Name>> {
  return callTwice(() => lastingClient.call(method, params));
}

async function callTwice<Name extends MethodName>(
  ask: () => Promise<MethodOutcome<Name>>,
): Promise<MethodOutcome<Name>> {
  const first = await ask();
  if (first.ok) return first;
  const isStale = staleCodes.has(first.error);
  if (isStale) await renewSession();
  const last = isStale ? await ask() : first;
  if (!last.ok) await loadRefusals();
  return last;
}
