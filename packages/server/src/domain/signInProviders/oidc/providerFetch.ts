import { limits } from "@platform/protocol";
import type { CustomFetch } from "openid-client";
import type { Outgoing } from "../../../ports/outgoing/outgoing.ts";

/**
 * Requests to a provider leave the server as all others do: to addresses that are allowed, bounded in time and size, without
 * following redirects. The issuer, and the endpoints that it names, were typed by an administrator or came from outside.
 */
export function providerFetch(outgoing: Outgoing): CustomFetch {
  return async (url, { method, headers, body }) => {
    const answer = await outgoing.ask(url, {
      method,
      headers,
      body: bodyOf(body),
      timeoutMs: limits.provider_request_s * 1000,
    });
    const fields = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) fields.set(name, Array.isArray(value) ? value.join(", ") : value);
    }
    const hasBody = answer.status !== 204 && answer.status !== 205 && answer.status !== 304;
    return new Response(hasBody ? new Uint8Array(answer.body) : null, { status: answer.status, headers: fields });
  };
}

/** The library sends forms and nothing else. */
function bodyOf(body: Parameters<CustomFetch>[1]["body"]): string | Uint8Array {
  if (body === undefined || body === null) return "";
  if (typeof body === "string" || body instanceof Uint8Array) return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new TypeError("a request to a provider has a body of an unknown kind");
}
