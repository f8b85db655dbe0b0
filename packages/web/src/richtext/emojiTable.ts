import type { standardEmoji } from "@platform/protocol/emoji/standardEmoji.ts";
import { useSyncExternalStore } from "react";

type Lookup = typeof standardEmoji;

let lookup: Lookup | undefined;
let loading: Promise<void> | undefined;
const waiting = new Set<() => void>();

/** The table has fifteen hundred names; it is fetched when the first name is met that came without its characters. */
function load(): void {
  loading ??= import("@platform/protocol/emoji/standardEmoji.ts").then((module) => {
    lookup = module.standardEmoji;
    for (const notify of waiting) notify();
  });
}

function subscribe(onChange: () => void): () => void {
  waiting.add(onChange);
  load();
  return () => waiting.delete(onChange);
}

/** The characters of a standard emoji by its name; nothing for a custom one, and until the table is there. */
export function useEmojiCharacters(name: string, known: string | undefined): string | undefined {
  const table = useSyncExternalStore(known === undefined ? subscribe : never, () => lookup);
  return known ?? table?.(name)?.characters;
}

const never = () => () => {};
