import type { Logger } from "../log.ts";
import { newSpanId, newTraceId, systemClock } from "../ports.ts";
import type { EndedSpan } from "./otlpJson.ts";
import { samplerOf } from "./sampler.ts";
import type { Span, SpanAttributes, SpanKind, Tracer } from "./span.ts";
import { createSpanQueue, type SpanCounts } from "./spanQueue.ts";
import { printTraceparent, readTraceparent } from "./traceparent.ts";
import type { TraceSettings } from "./traceSettings.ts";

export interface OpenTracer extends Tracer {
  readonly counts: Readonly<SpanCounts>;
  /** Sends what has ended so far. */
  stop(): Promise<void>;
}

/** Loaded only by servers with a collector. Without a valid address of one, nothing is sampled. */
export function openTracer(settings: TraceSettings, log: Logger): OpenTracer {
  for (const problem of settings.problems) log.warn(problem);
  const queue = createSpanQueue(settings, log);
  const isSampled = settings.url === "" ? () => false : samplerOf(settings.sampler);
  return {
    counts: queue.counts,
    stop: queue.stop,
    begin(name, kind, { parent: text, startedMs = performance.now() } = {}) {
      const parent = readTraceparent(text);
      const traceId = parent?.traceId ?? newTraceId();
      if (!isSampled(traceId, parent)) return undefined;
      // All spans below use one reading of the clock, so that a change of it cannot move a child out of its parent.
      const offsetMs = systemClock.nowMs() - performance.now();
      const place = { traceId, parentId: parent?.spanId };
      return beginSpan({ place, offsetMs, send: queue.add }, { name, kind, startedMs });
    },
  };
}

interface Ground {
  readonly place: { readonly traceId: string; readonly parentId: string | undefined };
  /** From the clock of `performance` to that of the world. */
  readonly offsetMs: number;
  readonly send: (span: EndedSpan) => void;
}

interface Begun {
  readonly name: string;
  readonly kind: SpanKind;
  readonly startedMs: number;
}

function beginSpan({ place, offsetMs, send }: Ground, { name: firstName, kind, startedMs }: Begun): Span {
  const { traceId, parentId } = place;
  const spanId = newSpanId();
  const statements = { count: 0, ms: 0, firstMs: 0, lastMs: 0 };
  let name = firstName;
  let attributes: SpanAttributes = {};
  let isOpen = true;
  let hasChildren = false;

  /** One for all of them: a page may take a hundred, and their order says little. */
  function sendStatements(): void {
    const { count, ms, firstMs, lastMs } = statements;
    if (count === 0) return;
    send({
      traceId,
      spanId: newSpanId(),
      parentId: spanId,
      name: "store reads",
      kind: "client",
      startMs: firstMs + offsetMs,
      endMs: lastMs + offsetMs,
      attributes: { "platform.statements": count, "platform.statements_ms": inMicroseconds(ms) },
      isFailed: false,
    });
  }

  return {
    traceparent: printTraceparent({ traceId, spanId, isSampled: true }),
    rename: (other) => void (name = other),
    set: (more) => void (attributes = { ...attributes, ...more }),
    child(childName, childKind = "internal") {
      if (!isOpen) return undefined;
      hasChildren = true;
      const begun = { name: childName, kind: childKind, startedMs: performance.now() };
      return beginSpan({ place: { traceId, parentId: spanId }, offsetMs, send }, begun);
    },
    countStatement(fromMs) {
      if (!isOpen) return;
      const nowMs = performance.now();
      if (statements.count === 0) statements.firstMs = fromMs;
      statements.count++;
      statements.ms += nowMs - fromMs;
      statements.lastMs = nowMs;
    },
    hasChildren: () => hasChildren,
    end(status = "ok") {
      if (!isOpen) return;
      sendStatements();
      isOpen = false;
      const [startMs, endMs] = [startedMs + offsetMs, performance.now() + offsetMs];
      send({ traceId, spanId, parentId, name, kind, startMs, endMs, attributes, isFailed: status === "failed" });
    },
    drop: () => void (isOpen = false),
  };
}

function inMicroseconds(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
