import { createOutgoing, OutgoingFault } from "../outgoing/outgoing.ts";
import { type EndedSpan, printSpans } from "./otlpJson.ts";
import type { TraceSettings } from "./traceSettings.ts";

/** Why a collector did not take spans, in words without its address, which may hold a password. */
export interface SendFailure {
  readonly text: string;
  readonly mayRetry: boolean;
}

export interface SpanSender {
  /** Nothing when the collector has taken them. */
  send(spans: readonly EndedSpan[]): Promise<SendFailure | undefined>;
  /** Ends what is under way. */
  stop(): void;
}

/** What the collector answers when it may take the same spans later. */
const retried: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** The operator chose the address, so it may be anywhere. */
const everywhere = { allowLoopback: true, allowedRanges: ["0.0.0.0/0", "::/0"], allowPlain: true };

export function createSpanSender(settings: TraceSettings): SpanSender {
  const { url, timeoutMs } = settings;
  const headers = { ...settings.headers, "content-type": "application/json" };
  const outgoing = createOutgoing(everywhere);
  return {
    stop: outgoing.stop,
    async send(spans) {
      try {
        const { status } = await outgoing.post(url, { headers, body: printSpans(settings, spans), timeoutMs });
        if (status >= 200 && status < 300) return undefined;
        return { text: `the collector answered ${status}`, mayRetry: retried.has(status) };
      } catch (error) {
        // A header that Node refuses, for example.
        if (!(error instanceof OutgoingFault)) return { text: "the request could not be sent", mayRetry: false };
        return { text: error.kind, mayRetry: error.kind !== "bad_url" };
      }
    },
  };
}
