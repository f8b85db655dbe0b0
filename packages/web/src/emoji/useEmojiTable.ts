import type * as standard from "@platform/protocol/emoji/standardEmoji.ts";
import { useSyncExternalStore } from "react";

type Table = typeof standard;

let table: Table | undefined;
const waiting = new Set<() => void>();

/** All names and characters, in a chunk of their own that is loaded when the first emoji is shown. */
export function useEmojiTable(): Table | undefined {
  return useSyncExternalStore(subscribe, () => table);
}

function subscribe(listener: () => void): () => void {
  waiting.add(listener);
  if (!table) void load();
  return () => waiting.delete(listener);
}

async function load(): Promise<void> {
  table = await import("@platform/protocol/emoji/standardEmoji.ts");
  for (const listener of waiting) listener();
}
