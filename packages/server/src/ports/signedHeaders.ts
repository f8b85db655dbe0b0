import { createHmac } from "node:crypto";
import { systemClock } from "./ports.ts";
import { currentSpan } from "./traces/span.ts";

const agent = "Platform/1.0";

/**
 * The headers by which an app knows that a request comes from here. They tell the real time, whatever the clock of this
 * server was moved to: the app compares it with its own, and refuses what is older than five minutes. An app that sends
 * traces, too, continues the one to which the request belongs.
 */
export function signedHeaders(signingSecret: string, contentType: string, body: string): Record<string, string> {
  const span = currentSpan();
  const timestamp = Math.floor(systemClock.nowMs() / 1000).toString();
  const signature = createHmac("sha256", signingSecret).update(`v0:${timestamp}:${body}`).digest("hex");
  return {
    "content-type": contentType,
    "user-agent": agent,
    "x-slack-request-timestamp": timestamp,
    "x-slack-signature": `v0=${signature}`,
    ...(span ? { traceparent: span.traceparent } : {}),
  };
}
