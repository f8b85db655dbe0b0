import { AsyncLocalStorage } from "node:async_hooks";

export type SpanKind = "internal" | "server" | "client";

/** Our own words and ids of things: never what a caller wrote, because any of it may be a secret. */
export type SpanAttributes = Readonly<Record<string, string | number | undefined>>;

/** A piece of work with its duration, on a server that sends traces. What is not sampled has no span. */
export interface Span {
  /** How other programs, and rows of the outbox, name this span. */
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** Nothing when this one has ended: work that a call leaves behind is no part of the call. */
  child(name: string, kind?: SpanKind): Span | undefined;
  /** Counts a statement; all of them become one span. */
  countStatement(startedMs: number): void;
  hasChildren(): boolean;
  end(status?: "ok" | "failed"): void;
  /** Ends it without sending it. */
  drop(): void;
}

/** Begins spans that nothing in this process caused. */
export interface Tracer {
  /** Nothing when it is not sampled. `parent` is a `traceparent` from elsewhere, whatever it says. */
  begin(name: string, kind: SpanKind, more?: BeginOptions): Span | undefined;
}

export interface BeginOptions {
  readonly parent?: string | undefined;
  /** By the clock of `performance`, where the work began earlier. */
  readonly startedMs?: number;
}

const current = new AsyncLocalStorage<Span | undefined>();

export function currentSpan(): Span | undefined {
  return current.getStore();
}

/** Runs work as a part of a span. Without one it is a plain call. */
export function inSpan<Result>(span: Span | undefined, work: () => Result): Result {
  return span ? current.run(span, work) : work();
}

/** Runs what a span has only woken: a loop that serves everybody. */
export function outsideSpans<Result>(work: () => Result): Result {
  return current.getStore() ? current.run(undefined, work) : work();
}

/** Runs work as a child of the current span, if there is one. */
export async function inChild<Result>(
  name: string,
  kind: SpanKind,
  work: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  const span = currentSpan()?.child(name, kind);
  if (!span) return work(undefined);
  try {
    const result = await current.run(span, () => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end("failed");
    throw error;
  }
}
