import type { SocketEvent } from "@platform/protocol/contract/events.ts";
import { applyEvent } from "./applyEvent.ts";
import type { State } from "./state.ts";
import type { Timeline } from "./types.ts";

const listening = new Set<SocketEvent[]>();

/** Tells everybody who reads of what happens meanwhile. */
export function noteEvent(event: SocketEvent): void {
  for (const received of listening) received.push(event);
}

/**
 * Reads, and gives back with the answer what was heard while it was on its way: the server may have looked before that
 * happened, and there was no list yet to put it into.
 */
export async function whileReading<Answer>(
  read: () => Promise<Answer>,
): Promise<readonly [answer: Answer, heard: readonly SocketEvent[]]> {
  const heard: SocketEvent[] = [];
  listening.add(heard);
  try {
    return [await read(), heard];
  } finally {
    listening.delete(heard);
  }
}

/** A list that was just read, with what happened meanwhile. All other state has already received it. */
export function caughtUp(
  state: State,
  key: string,
  timeline: Timeline,
  heard: readonly SocketEvent[],
  nowMs: number,
): Timeline {
  const alone: State = { ...state, timelines: { [key]: timeline } };
  return heard.reduce((known, event) => applyEvent(known, event, nowMs), alone).timelines[key] ?? timeline;
}
