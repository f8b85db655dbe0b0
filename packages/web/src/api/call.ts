import { createClient, type MethodName, type MethodOutcome, type MethodParams } from "@platform/sdk";
import { currentSession, renewSession } from "./session.ts";

const staleCodes = new Set(["token_expired", "invalid_auth", "token_revoked", "not_authed"]);

const client = createClient({ baseUrl: location.origin, fetch: askWithToken });

/** Every call carries the token of the moment: a client made with one would outlive it. */
async function askWithToken(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { token } = await currentSession(Date.now());
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
  const first = await client.call(method, params, options);
  if (first.ok || !staleCodes.has(first.error)) return first;
  await renewSession();
  return client.call(method, params, options);
}
