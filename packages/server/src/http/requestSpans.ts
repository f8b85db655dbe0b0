import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Span } from "../ports/traces/span.ts";

const spans = new WeakMap<IncomingMessage, Span>();

/** The span of a request that is no call, on servers with traces. */
export function spanOf(request: IncomingMessage): Span | undefined {
  return spans.get(request);
}

export function keepSpan(request: IncomingMessage, span: Span): void {
  spans.set(request, span);
}

/** The trace to which a request says that it belongs. */
export function parentOf({ traceparent }: IncomingHttpHeaders): string | undefined {
  return typeof traceparent === "string" ? traceparent : undefined;
}
