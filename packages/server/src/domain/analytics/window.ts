import { parseTs } from "@platform/protocol";

/** A stretch of time as callers ask for it; both ends are part of it. */
export interface AskedWindow {
  readonly oldest: string | undefined;
  readonly latest: string | undefined;
}

/** Both bounds as the store compares them: strictly between `after` and `before`. */
export interface Window {
  readonly after: number;
  readonly before: number;
}

/** From any time until now, unless told. */
export function readOpenWindow(asked: AskedWindow, nowUs: number): Window {
  return inclusive(timeOf(asked.oldest) ?? 0, timeOf(asked.latest) ?? nowUs);
}

/** As long as the span where an end is missing: until now, from the one end on, or up to the other. */
export function readSpan(asked: AskedWindow, nowUs: number, spanUs: number): Window {
  const oldest = timeOf(asked.oldest);
  const latest = timeOf(asked.latest) ?? (oldest === undefined ? nowUs : oldest + spanUs);
  return inclusive(oldest ?? latest - spanUs, latest);
}

function timeOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseTs(text);
}

function inclusive(oldest: number, latest: number): Window {
  return { after: oldest - 1, before: latest + 1 };
}
