import type { Channel } from "../store/types.ts";
import { lastVisited } from "./recent.ts";

/** The initial conversation if the address names none: the last one, or the general channel. */
export function initialChannelOf(channels: Readonly<Record<string, Channel>>): string | undefined {
  const last = lastVisited();
  if (last !== undefined && channels[last]) return last;
  const known = Object.values(channels);
  return (known.find((channel) => channel.is_general) ?? known[0])?.id;
}
