/** The place of a span in a trace, as the header `traceparent` of W3C Trace Context says it. */
export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
}

const form = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** Nothing when it is not one. Later versions of the header may say more at its end; the first version may not. */
export function readTraceparent(text: string | undefined): TraceParent | undefined {
  if (text === undefined || text.length > 200) return undefined;
  const [, version, traceId = "", spanId = "", flags = "", more] = form.exec(text) ?? [];
  if (version === undefined || (version === "00" && more !== undefined)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export function printTraceparent({ traceId, spanId, isSampled }: TraceParent): string {
  return `00-${traceId}-${spanId}-${isSampled ? "01" : "00"}`;
}

/** The cause of a row in the outbox, with the span in which it was written: its deliveries belong to the same trace. */
export function withTraceparent(cause: string | undefined, traceparent: string): string {
  return `${cause ?? ""} ${traceparent}`;
}

export function splitCause(text: string | null): { readonly cause: string | null; readonly traceparent?: string } {
  const space = text?.indexOf(" ") ?? -1;
  if (text === null || space < 0) return { cause: text };
  return { cause: space === 0 ? null : text.slice(0, space), traceparent: text.slice(space + 1) };
}
