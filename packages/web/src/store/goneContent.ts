import type { State } from "./state.ts";
import type { Timeline } from "./types.ts";

/** A channel was deleted: nothing of it stays on the screen or in memory. */
export function withoutChannel(state: State, id: string): State {
  const { [id]: _channel, ...channels } = state.channels;
  const { [id]: _count, ...counts } = state.counts;
  return { ...state, channels, counts, timelines: withoutTimelines(state, (key) => isOf(id, key)) };
}

/**
 * Retention deleted messages up to this one, and not all of them: some are held, or begin threads with newer replies. What is
 * known of that time is forgotten and read again from the server.
 */
export function withoutHistory(state: State, id: string, latest: string): State {
  const known = state.timelines[id];
  const left = known?.messages.filter(({ ts }) => ts > latest) ?? [];
  const timelines = withoutTimelines(state, (key) => isOf(id, key));
  const newerThreads = Object.entries(state.timelines).filter(
    ([key]) => key.startsWith(`${id}/`) && key.slice(id.length + 1) > latest,
  );
  const channel: Record<string, Timeline> =
    known && left.length > 0 ? { [id]: { ...known, messages: left, hasOlder: true } } : {};
  return { ...state, timelines: { ...timelines, ...Object.fromEntries(newerThreads), ...channel } };
}

const isOf = (id: string, key: string): boolean => key === id || key.startsWith(`${id}/`);

function withoutTimelines({ timelines }: State, isGone: (key: string) => boolean): State["timelines"] {
  return Object.fromEntries(Object.entries(timelines).filter(([key]) => !isGone(key)));
}
