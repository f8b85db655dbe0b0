import { createHmac } from "node:crypto";
import type { Envelope } from "../localRun/keepSocket.ts";

export interface Forwarding {
  readonly url: string;
  readonly signingSecret: string;
  readonly ending: AbortSignal;
}

/** The result: the status of the answer, or why there was none. */
export interface Forwarded {
  readonly status: number | undefined;
  readonly reason?: string;
  /** What the app answers with, where the platform takes an answer. */
  readonly payload?: unknown;
}

/** How long the platform waits for an app. */
const patienceMs = 3_000;

/** Sends an envelope to a URL as the platform would send it there: in the same form, and signed. */
export async function forward(envelope: Envelope, { url, signingSecret, ending }: Forwarding): Promise<Forwarded> {
  const { body, contentType } = bodyOf(envelope);
  const timestamp = Math.floor(Date.now() / 1000).toString();
  const signature = createHmac("sha256", signingSecret).update(`v0:${timestamp}:${body}`).digest("hex");
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": contentType,
        "x-slack-request-timestamp": timestamp,
        "x-slack-signature": `v0=${signature}`,
        ...retryHeaders(envelope),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.any([ending, AbortSignal.timeout(patienceMs)]),
    });
    return { status: response.status, payload: payloadOf(await response.text()) };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    const reason = name === "TimeoutError" ? `no answer in ${patienceMs / 1000} s` : (cause?.code ?? name);
    return { status: undefined, reason };
  }
}

/** Events are JSON, commands a form, and everything that a person clicks a form with JSON inside. */
function bodyOf({ type, payload }: Envelope): { readonly body: string; readonly contentType: string } {
  if (type === "events_api") return { body: JSON.stringify(payload), contentType: "application/json" };
  const contentType = "application/x-www-form-urlencoded";
  if (type !== "slash_commands") {
    return { body: new URLSearchParams({ payload: JSON.stringify(payload) }).toString(), contentType };
  }
  const fields = Object.entries(payload as Readonly<Record<string, unknown>>);
  const texts = fields.map(([name, value]) => [name, String(value)]);
  return { body: new URLSearchParams(Object.fromEntries(texts) as Record<string, string>).toString(), contentType };
}

function retryHeaders({ retry_attempt: attempt, retry_reason: reason }: Envelope): Record<string, string> {
  if (attempt === undefined || attempt === 0) return {};
  return { "x-slack-retry-num": String(attempt), "x-slack-retry-reason": reason ?? "" };
}

/** Commands may be answered with plain text. */
function payloadOf(text: string): unknown {
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return { text };
  }
}
