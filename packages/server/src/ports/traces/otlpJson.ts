import type { SpanAttributes, SpanKind } from "./span.ts";
import type { TraceSettings } from "./traceSettings.ts";

/** A span that has ended. */
export interface EndedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | undefined;
  readonly name: string;
  readonly kind: SpanKind;
  /** In milliseconds since 1970, with fractions. */
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: SpanAttributes;
  readonly isFailed: boolean;
}

const kinds: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3 };
const failed = { code: 2 };

/** The body of one request: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
export function printSpans(settings: Pick<TraceSettings, "serviceName" | "resource">, spans: readonly EndedSpan[]) {
  const resource = attributesOf({ "service.name": settings.serviceName, ...settings.resource });
  const scope = { name: "platform" };
  return JSON.stringify({
    resourceSpans: [{ resource: { attributes: resource }, scopeSpans: [{ scope, spans: spans.map(spanJson) }] }],
  });
}

function spanJson({ traceId, spanId, parentId, name, kind, startMs, endMs, attributes, isFailed }: EndedSpan): object {
  return {
    traceId,
    spanId,
    ...(parentId === undefined ? {} : { parentSpanId: parentId }),
    name,
    kind: kinds[kind],
    startTimeUnixNano: nanosOf(startMs),
    endTimeUnixNano: nanosOf(endMs),
    attributes: attributesOf(attributes),
    ...(isFailed ? { status: failed } : {}),
  };
}

/** As text: the numbers are larger than those that JSON keeps exactly. */
function nanosOf(ms: number): string {
  const whole = Math.floor(ms);
  return String(BigInt(whole) * 1_000_000n + BigInt(Math.floor((ms - whole) * 1_000_000)));
}

function attributesOf(attributes: SpanAttributes): object[] {
  return Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: valueOf(value) }],
  );
}

function valueOf(value: string | number): object {
  if (typeof value === "string") return { stringValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
