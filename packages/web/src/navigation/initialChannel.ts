import type { Channel } from "../store/types.ts";
import { lastVisited } from "./recent.ts";

/** Where somebody goes on who names no conversation: where they were, or where everybody is. */
export function initialChannelOf(channels: Readonly<Record<string, Channel>>): string | undefined {
  const last = lastVisited();
  if (last !== undefined && channels[last]) return last;
  const known = Object.values(channels);
  return (known.find((channel) => channel.is_general) ?? known[0])?.id;
}
